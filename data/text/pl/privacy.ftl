## /prywatność: co przechowuję, do obejrzenia, zabrania i zapomnienia

command-privacy = prywatność
command-privacy-about = Co o Tobie przechowuję: obejrzyj, zabierz ze sobą albo każ zapomnieć

button-export = Pobierz moje dane
button-forget = Zapomnij mnie…
button-forget-confirm = Tak, zapomnij mnie na zawsze

privacy-title = Co o Tobie przechowuję
privacy-games = - { $count ->
    [0] W żadnej grze nie ma Twojego imienia.
    [one] Jedna gra przechowuje Twój identyfikator z Discorda, ówczesną nazwę i wynik.
    [few] { $count } gry przechowują Twój identyfikator z Discorda, ówczesną nazwę i wynik.
   *[many] { $count } gier przechowuje Twój identyfikator z Discorda, ówczesną nazwę i wynik.
}
privacy-moves = - { $count ->
    [0] W dziennikach nie ma żadnego Twojego ruchu.
    [one] W dziennikach jest jeden Twój ruch, z godziną i z tym, jak długo inni czekali.
    [few] W dziennikach są { $count } Twoje ruchy, z godzinami i z tym, jak długo inni czekali.
   *[many] W dziennikach jest { $count } Twoich ruchów, z godzinami i z tym, jak długo inni czekali.
}
privacy-settings = - Twoje ustawienia.
privacy-no-settings = - Brak własnych ustawień.
privacy-orders = - { $count ->
    [one] Jeden plan ruchu.
    [few] { $count } plany ruchu.
   *[many] { $count } planów ruchu.
}
privacy-trial = - Plansza próbna, na której próbujesz ruchów.
privacy-challenges = - { $count ->
    [one] Jedno podejście do wyzwania dnia.
    [few] { $count } podejścia do wyzwania dnia.
   *[many] { $count } podejść do wyzwania dnia.
}
privacy-tournaments = - { $count ->
    [one] Jeden turniej, w którym grasz lub który organizujesz.
    [few] { $count } turnieje, w których grasz lub które organizujesz.
   *[many] { $count } turniejów, w których grasz lub które organizujesz.
}
privacy-nothing-else = Rankingi i statystyki są liczone z tych gier i nigdzie indziej ich nie trzymam. Nie czytam wiadomości i nie prowadzę listy członków serwera. Właściciel bota może mieć starsze kopie zapasowe z tym samym, dopóki ich nie usunie.

privacy-exported = Oto wszystko. Tę wiadomość widzisz tylko Ty; zapisz plik, zanim ją zamkniesz.
privacy-readme = W tym archiwum jest to, co Grovekeeper o Tobie przechowuje.

    settings.json  Twoje ustawienia
    games.json     gry, w których masz lub było Twoje miejsce, i wyniki wszystkich miejsc
    moves.json     Twoje ruchy i inne kroki, w kolejności dziennika
    orders.json    Twoje plany ruchów
    trials.json    Twoja plansza próbna, jeśli ją masz
    challenges.json  Twoje podejścia do wyzwań dnia: numer dnia, licząc od 1 stycznia roku 1, i gra
    boards.json    serwery, na których tablicach stoją te wyniki
    tournaments.json  Twoje turnieje, obecne i dawne, także te, które organizujesz

    Miejsca liczą się od 0. Inne osoby są tu tylko jako numery miejsc. Czas jest podany w UTC. Tajnych liczb gier tu nie ma, bo zdradzałyby ukryte karty.

privacy-forget-preview = **Zapomnieć Cię na zawsze?** Tego nie da się cofnąć.
    - Twoje imię znika ze wszystkich gier: Twoje miejsce będzie się nazywać „Gracz” z numerem, a Twój identyfikator zostanie usunięty.
    - Same gry zostają, bo należą też do innych, i nadal można je sprawdzić przez /audyt.
    - Twoje ustawienia, plany ruchów, plansze próbne i wyzwania zostaną usunięte, a rankingi przepadną.
    - To, co jest już na kanałach, zostaje, póki ktoś tego tam nie usunie. Starsze kopie zapasowe właściciela bota zawierają to, dopóki nie zostaną usunięte; gdy któraś z nich zostanie przywrócona, bot zapomni Cię ponownie.
privacy-forget-live = { $count ->
    [one] Jedna gra jeszcze trwa. Odejdziesz z niej na dobre, a Twoje miejsce zajmie komputer:
    [few] Trwają jeszcze { $count } gry. Odejdziesz z nich na dobre, a Twoje miejsca zajmą komputery:
   *[many] Trwa jeszcze { $count } gier. Odejdziesz z nich na dobre, a Twoje miejsca zajmą komputery:
}
privacy-forgotten = Gotowe: już Cię nie znam. Jeśli znów usiądziesz przy stole, zaczniemy od nowa.
privacy-unfinished = Zapominanie się zaczęło, ale nie może się skończyć: moje dane nie odpowiadają. Naciśnij jeszcze raz za chwilę.
privacy-nameless = Gracz { $number }
