## A private copy of the table to try moves on

command-whatif = gdyby
command-whatif-about = Wypróbuj ruchy na planszy próbnej, którą widzisz tylko Ty

trial-banner = Plansza próbna – to nie jest prawdziwa gra.
trial-behind = -# Od otwarcia tej planszy próbnej prawdziwa gra się zmieniła.
trial-earlier = … a wcześniej jeszcze więcej
trial-discarded = Plansza próbna jest zamknięta. Prawdziwej gry nic nie dotknęło.
trial-none = Tej planszy próbnej już nie ma. Możesz otworzyć nową.
trial-unfit = Od otwarcia tej planszy próbnej zmieniły się zasady, więc nie można jej już użyć. Możesz otworzyć nową.
trial-full = Plansza próbna mieści { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
   *[other] { $most } ruchów
} i więcej już nie przyjmie. Cofnij kilka albo zacznij od nowa.
trial-moved-on = Od tamtej chwili ta plansza próbna już się zmieniła. Oto, jak wygląda teraz:

button-try-others = Niech zagrają inni: { $who }
button-try-back = Cofnij
button-try-anew = Od nowa, z potasowaniem tego, co ukryte
button-try-from-now = Zacznij od obecnego stanu gry
button-try-end = Zamknij planszę próbną

command-plan = zamiary
command-plan-about = Co kto zamierza, gdy wszyscy grają razem
plan-board = Co kto zamierza
plan-of = **{ $who }**: { $moves }
plan-of-earlier = **{ $who }**: { $moves } (od tego czasu gra się zmieniła)
plan-over = **{ $who }**: z pokazanego planu nie da się już zagrać żadnego ruchu.
plan-none = **{ $who }** nie pokazuje planu.
plan-of-computer = **{ $who }** zrobi teraz to, jeśli nic się nie zmieni: { $moves }
plan-counted-on = -# Komputery liczą na plany, które ludzie tu pokazują.
plan-how = -# Wypróbuj ruchy przez /gdyby i naciśnij „Pokaż jako mój plan”. To do niczego nie zobowiązuje.
plan-shown = Inni zobaczą to teraz przez /zamiary. To nikogo do niczego nie zobowiązuje.
plan-withdrawn = -# Plan pokazany przez Ciebie przy innym stole jest wycofany: każdy ma tylko jedną planszę próbną.
plan-dropped = Nikt już nie widzi Twojego planu.
plan-waits = Komputery ruszają się dopiero wtedy, gdy wszyscy inni zagrają. Każdy może je puścić przyciskiem **Grajcie dalej** na karcie.
plan-not-together = Plany są dla gier, które wszyscy razem wygrywają albo przegrywają.
button-try-show = Pokaż jako mój plan
button-planpost = Pokaż wszystkim
button-plandrop = Wycofaj mój plan
button-planwait = Komputery, zaczekajcie
