## Turnieje: /turniej, jego rundy i tabela

command-tournament = turniej
command-tournament-about = Otwórz turniej na tym kanale albo zobacz, jak stoi
command-tournament-game = gra
command-tournament-game-about = Która gra; bez wyboru ta, która jest tu na stole, z jej opcjami

button-tourjoin = Dołącz
button-tourleave = Wyjdź
button-tourpanel = Ustawienia
button-tourstart = Zacznij
button-tourcancel = Anuluj
button-tourcancelled = Anuluj turniej
button-tourtable = Tabela
button-tourwithdraw = Wycofaj się

tournament-title = Turniej: { $game }
tournament-form-question = Jak się gra?
tournament-form-swiss = System szwajcarski: co runda z równymi sobie
tournament-form-robin = Każdy z każdym
tournament-form-groups = Grupy, potem finał
tournament-seats-question = Ile osób przy stole?
tournament-seats = przy stole: { $count }
tournament-rounds-question = Ile rund?
tournament-rounds = { $count ->
    [0] tyle rund, ile trzeba
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
tournament-pace-question = Czas na ruch
tournament-late-question = Co, gdy ktoś się spóźnia?
tournament-late-computer = za spóźnialskiego ten ruch robi komputer
tournament-late-forfeit = kto się spóźni, przegrywa grę
tournament-late-nothing = na spóźnialskich czekamy
tournament-status-open = Kto chce grać, dołącza; zaczyna gospodarz. Stoły otwierają się same, w wątkach.
tournament-status-running = Turniej trwa. Nowa runda zaczyna się, gdy skończą się wszystkie gry poprzedniej.
tournament-status-over = Turniej się skończył.
tournament-status-cancelled = Turniej anulowano.
tournament-entered = { $count ->
    [0] Nikt jeszcze nie gra.
    [one] Jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
tournament-thread = { $number }.{ $round }.{ $table } { $names }
tournament-table = Stół { $number }
tournament-resting = nie gra w tej rundzie: { $who }
tournament-round = { $game }: runda { $round }
tournament-over = { $game }: koniec turnieju
tournament-winner = 🏆 Wygrywa **{ $who }**.
tournament-note = { $form } · runda { $round }
tournament-withdrawn = W następnych rundach już nie grasz. Dokończ, proszę, trwającą grę albo użyj /zrezygnuj.
tournament-cancel = Anulować turniej **{ $game }** dla wszystkich? Trwające gry zostają, ale nowej rundy nie będzie.
tournament-cancelled = Turniej anulowany.

tournament-none = Tego turnieju już nie ma.
tournament-here = Na tym kanale trwa już turniej. Pokazuje go /turniej.
tournament-which = Powiedz, która gra: /turniej z nazwą gry; albo otwórz stół z wybranymi opcjami i wtedy użyj /turniej.
tournament-has-begun = Turniej już się zaczął; tego nie da się zmienić.
tournament-not-begun = Turniej się skończył albo go anulowano.
tournament-not-entered = Nie grasz w tym turnieju.
tournament-already-entered = Już grasz w tym turnieju.
tournament-full = Nie ma już miejsc: może grać najwyżej { $most } osób.
tournament-too-few = Potrzeba co najmniej tylu osób: { $least }.
tournament-too-many = Żeby przy takich stołach każdy spotkał każdego, graczy jest za dużo: może być najwyżej { $most }. Wybierz system szwajcarski albo grupy.
tournament-only-host = To może zrobić tylko gospodarz turnieju.
tournament-no-contest = W tej grze, z tymi opcjami, wszyscy są po jednej stronie: nikt nie mógłby wygrać turnieju.
tournament-no-threads-here = Turniej potrzebuje wątków na stoły: otwórz go na kanale tekstowym serwera.
tournament-no-threads = Turniej potrzebuje wątków na stoły. Pozwól mi tu tworzyć publiczne wątki i w nich pisać.

tournament-group = Grupa { $name }
tournament-final = Finał
standings-points = Punkty
standings-buchholz = Rywale
standings-berger = Ograni
standings-line = { $place }. { $name }: { $points } ({ $decides }).
