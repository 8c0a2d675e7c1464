## Turnieje: /turniej, jego rundy i tabela

command-tournament = turniej
command-tournament-about = Otwórz turniej na tym kanale albo zobacz jego tabelę
command-tournament-game = gra
command-tournament-game-about = Która gra; bez wyboru ta, która jest tu na stole, z jej opcjami

button-tourjoin = Dołącz
button-tourleave = Wyjdź
button-tourpanel = Ustawienia
button-tourstart = Zacznij
button-tourcancel = Anuluj turniej
button-tourcancelled = Anuluj turniej
button-tourtable = Tabela
button-tourwithdraw = Wycofaj się

tournament-title = Turniej: { $game }
tournament-form-question = Jak się gra?
tournament-form-swiss = System szwajcarski: co rundę z równymi sobie
tournament-form-robin = Każdy z każdym
tournament-form-groups = Grupy, potem finał
tournament-form-league = Liga: w grupie każdy z każdym, najlepsi awansują, ostatni spadają
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
tournament-late-question = Gdy ktoś się spóźni
tournament-late-computer = gdy ktoś się spóźni: ten ruch zagra komputer
tournament-late-forfeit = gdy ktoś się spóźni: przegrywa grę
tournament-late-nothing = gdy ktoś się spóźni: czekamy
tournament-status-open = Kto chce grać, dołącza; zaczyna gospodarz. Stoły otwierają się same, w wątkach.
tournament-status-running = Turniej trwa. Nowa runda zaczyna się, gdy skończą się wszystkie gry poprzedniej.
tournament-status-over = Turniej się skończył.
tournament-status-cancelled = Turniej anulowano.
tournament-entered = { $count ->
    [0] Nikt jeszcze nie dołączył.
    [one] Jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
tournament-thread = { $number }.{ $round }.{ $table } { $names }
tournament-table = Stół { $number }
tournament-resting = bez gry w tej rundzie: { $who }
tournament-has-bye = { $count ->
    [one] Wolny los (1 punkt): { $who }
   *[other] Wolne losy (po 1 punkcie): { $who }
}
tournament-round = { $game }: runda { $round }
tournament-over = { $game }: koniec turnieju
tournament-winner = 🏆 Wygrywa **{ $who }**.
tournament-note = { $form } · runda { $round }
tournament-withdrawn = W następnych rundach już nie grasz. Dokończ, proszę, trwającą grę albo użyj /zrezygnuj.
tournament-cancel = Anulować turniej **{ $game }** dla wszystkich? Trwające gry zostają, ale nowej rundy nie będzie.
tournament-cancelled = Turniej anulowany.

tournament-none = Tego turnieju już nie ma.
tournament-here = Na tym kanale trwa już turniej. Pokazuje go /turniej.
tournament-which = Która gra? Podaj ją w /turniej albo otwórz stół z wybranymi opcjami i użyj /turniej przy nim.
tournament-has-begun = Turniej już się zaczął; tego nie da się zmienić.
tournament-not-begun = Turniej się skończył albo go anulowano.
tournament-not-entered = Nie grasz w tym turnieju.
tournament-already-entered = Już grasz w tym turnieju.
tournament-full = Nie ma już miejsc: może grać najwyżej { $most } osób.
tournament-too-few = Do turnieju trzeba więcej osób, co najmniej { $least }.
tournament-too-many = Graczy jest za dużo, żeby każdy spotkał każdego: przy takich stołach najwyżej { $most }. Wybierz system szwajcarski albo grupy.
tournament-only-host = To może zrobić tylko gospodarz turnieju.
tournament-no-contest = Z tymi opcjami wszyscy są po jednej stronie, więc nikt nie mógłby wygrać turnieju.
tournament-no-threads-here = Turniej potrzebuje wątków na stoły: otwórz go na kanale tekstowym serwera.
tournament-no-threads = Turniej potrzebuje wątków na stoły. Pozwól mi tu tworzyć publiczne wątki i w nich pisać.

tournament-group = Grupa { $name }
tournament-final = Finał
standings-points = Punkty
standings-buchholz = Punkty rywali
standings-berger = Punkty pokonanych
standings-line = { $place }. { $name }: { $points } ({ $decides }).

button-tournext = Następny sezon
tournament-lenience-question = Ile ruchów komputera do przegranej?
tournament-lenience = { $count ->
    [0] komputer gra tak długo, jak trzeba
    [one] po jednym takim ruchu gra jest przegrana walkowerem
    [few] po { $count } takich ruchach gra jest przegrana walkowerem
   *[other] po { $count } takich ruchach gra jest przegrana walkowerem
}
tournament-standin-question = Czy komputer może zastępować?
tournament-standin-yes = /zastępca: łatwy komputer, dla wszystkich ten sam
tournament-standin-no = /zastępca: nie w tym turnieju
tournament-pause = /pauza: tylko za zgodą wszystkich przy stole
tournament-no-stand-in = W tym turnieju nikt nikogo nie zastępuje. Możesz zrezygnować z gry przez /zrezygnuj albo zatrzymać swój zegar przez /nieobecność.
tournament-host-out = { $who } prowadzi turniej i nie gra; gospodarz dołącza tak jak wszyscy.
tournament-no-substitute = W turnieju nie przekazuje się miejsca: kto je oddaje, przegrywa grę. Możesz z niej zrezygnować przez /zrezygnuj albo zatrzymać swój zegar przez /nieobecność.
tournament-bye = Runda { $round }: wolny los (1 punkt) – { $who }
tournament-default = Runda { $round }, przegrana walkowerem: { $who }
tournament-decides = Przy równych punktach decydują dwie kolumny po prawej, od lewej. Kto i tam jest równy, dzieli miejsce.
tournament-winners = 🏆 Pierwsze miejsce dzielą: { $who }.
tournament-group-winner = 🏆 { $group }: **{ $who }**
