table-none = Nie ma tu stołu. Nowy otworzy /graj.
table-running = Na tym kanale jest już stół. Pokaże go /plansza; wątek może mieć własny stół.
table-not-seated = Nie grasz w tej grze. Możesz oglądać, a na innym kanale lub w wątku otworzyć własną przez /graj.
table-already-seated = Siedzisz już przy tym stole.
table-full = Wszystkie miejsca są zajęte. Gospodarz może dodać miejsca, jeśli gra na to pozwala.
table-only-host = Może to zrobić tylko gospodarz tego stołu: { $host }.
table-not-enough = To gra dla { $seats } graczy, a przy stole { $given ->
    [one] siedzi jedna osoba
    [few] siedzą { $given } osoby
   *[other] siedzi { $given } osób
}. Ktoś może jeszcze dołączyć albo można dodać komputer.
table-too-few-chairs = { $taken ->
    [one] Przy stole jest już jedna osoba
    [few] Przy stole są już { $taken } osoby
   *[other] Przy stole jest już { $taken } osób
}. Najpierw ktoś musi wyjść.
table-started = Ta gra już trwa – możesz oglądać. Gracz odchodzi przez /zrezygnuj.
table-not-started = Gra jeszcze się nie zaczęła. Gospodarz może ją rozpocząć przez /start.
table-over = Ta gra już się skończyła. Wynik pokaże /punkty, a nową grę otworzy /graj.
table-no-computer = Nie ma tu takiego komputera. Wybierz go z listy.
table-moved-on = Przy stole coś się już zmieniło, więc nic nie zostało wykonane. Oto, jak jest teraz.
table-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj proszę za chwilę jeszcze raz.
table-away = Przez chwilę nie mam dostępu do swoich zapisów. Zajrzyj proszę za moment do stołu i jeśli to się jeszcze nie stało, zrób to ponownie.
table-closing = Uruchamiam się ponownie i zaraz wracam. Nic się nie zmieniło; spróbuj proszę za chwilę.

told-resigned = { $who } odchodzi; dalej gra komputer.
told-undone = { $who } cofa { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}.

computer-name = Komputer { $number }
level-random = początkujący
level-greedy = łatwy
level-brief = średni
level-well = mocny
level-deep = ekspert

replay-setup = gra jest inaczej rozłożona
replay-refused = ruch „{ $action }” jest odrzucany: { $why }
replay-elsewhere = ruch „{ $action }” prowadzi gdzie indziej
replay-snapshot = zapisany stan nie zgadza się z dziennikiem
replay-unreadable = nie da się odczytać opcji albo zapisanego stanu
