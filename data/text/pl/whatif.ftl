## A private copy of the table to try moves on

command-whatif = gdyby
command-whatif-about = Wypróbuj ruchy na kopii stołu, którą widzisz tylko Ty

trial-banner = To tylko próba, a nie prawdziwa gra.
trial-behind = -# Od zrobienia tej kopii prawdziwa gra potoczyła się dalej.
trial-earlier = … a wcześniej jeszcze więcej
trial-discarded = Kopii już nie ma. Prawdziwej gry nic nie dotknęło.
trial-none = Tej kopii stołu już nie ma. Możesz zrobić nową.
trial-unfit = Od zrobienia tej kopii zmieniły się zasady, więc nie można jej już użyć. Możesz zrobić nową.
trial-full = Kopia mieści { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
   *[other] { $most } ruchów
} i więcej już nie przyjmie. Cofnij kilka albo rozdaj od nowa.
trial-moved-on = Od tamtej chwili ta kopia już się zmieniła. Oto, jak wygląda teraz:

button-try-others = Niech zagrają inni: { $who }
button-try-back = Cofnij
button-try-anew = Rozdaj od nowa
button-try-from-now = Zacznij od obecnego stanu gry
button-try-end = Wyrzuć kopię

command-plan = plan
command-plan-about = Co kto zamierza, gdy wszyscy grają razem
plan-board = Co kto zamierza
plan-of = **{ $who }**: { $moves }{ $since ->
    [0] { "" }
   *[other] { " " }(od tego czasu gra poszła dalej)
}
plan-none = **{ $who }** nie pokazuje planu.
plan-how = -# Wypróbuj ruchy przez /gdyby i naciśnij „Pokaż jako mój plan”. Plan nikogo nie wiąże.
plan-shown = Inni zobaczą to teraz przez /plan. To nikogo nie wiąże, Ciebie też nie.
plan-dropped = Nikt już nie widzi Twojego planu.
plan-not-together = Plany są dla gier, które wszyscy razem wygrywają albo przegrywają.
button-try-show = Pokaż jako mój plan
button-planpost = Pokaż wszystkim
button-plandrop = Wycofaj mój plan
