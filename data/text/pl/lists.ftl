## Szukanie graczy: /stoły, /mojegry i zaproszenia

command-tables = stoły
command-tables-about = Stoły na tym serwerze, które szukają graczy
command-mygames = mojegry
command-mygames-about = Wszystkie Twoje gry na wszystkich serwerach, Twoje tury na początku
command-play-call = zawołaj
command-play-call-about = Zawołaj wszystkich z roli, która na tym serwerze chce grać
command-play-invite = zaproś
command-play-invite-about = Kogo zaprosić do stołu

button-invite = Zaproś
button-call = Zawołaj { $role }

tables-title = Szukamy graczy
tables-none = Żaden stół nie szuka teraz graczy. /graj otwiera nowy.
tables-seats = zajęte miejsca: { $taken } z { $seats }
tables-join = Dołącz { $number }
tables-joined = Masz miejsce przy stole, gra: **{ $game }**. [Przejdź do stołu]({ $link })

mygames-title = { $count ->
    [0] Żadna gra na Ciebie nie czeka
    [one] Jedna gra czeka na Ciebie
    [few] { $count } gry czekają na Ciebie
   *[many] { $count } gier czeka na Ciebie
}
mygames-others = Pozostałe Twoje gry
mygames-none = W nic teraz nie grasz. /graj otwiera stół, /stoły pokazuje stoły innych.
mygames-yours = Twoja tura
mygames-due = Twoja tura, czas mija { $when }
mygames-waiting = czeka na: { $who }
mygames-paused = wstrzymana

invite-link = Wyślij ten link tym, którzy mają dołączyć:
    { $link }
invite-people = Kogo zaprosić do stołu?
invite-done = { $count ->
    [one] Zaproszenie wysłane.
    [few] Wysłane { $count } zaproszenia.
   *[many] Wysłane { $count } zaproszeń.
}
invite-called = Zawołane.
invite-called-already = Do tego stołu już wołano; raz wystarczy.
invite-unheard = Zawołane, ale Discord nikogo nie powiadomi: pozwól wszystkim wspominać tę rolę albo daj mi prawo do wspominania wszystkich ról.
invite-no-role = Na tym serwerze nie ustalono roli do wołania. Osoby zarządzające serwerem mogą ją wybrać w /ustawienia.
invite-message = { $asked }: { $who } szuka graczy. Gra: **{ $game }**. [Przejdź do stołu]({ $link })
