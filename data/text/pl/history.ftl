## Komendy: ich nazwy i to, co Discord przy nich pokazuje (najwyżej 100 znaków)

command-catchup = co-nowego
command-catchup-about = Co się zmieniło od Twojej ostatniej tury, na jednym obrazku i słowami
command-replay = powtórka
command-replay-about = Cała gra jako ruchomy obrazek; po jej końcu także jako plik
command-import = wczytaj
command-import-about = Wczytaj skończoną grę z pliku, który daje /powtórka
command-import-file = plik
command-import-file-about = Plik z grą

## Przyciski (najwyżej 80 znaków)

button-catchup = Co nowego
button-replay = Film
button-moment = Z obrazkiem
button-list = Wszystkie ruchy

## Co nowego

catchup-since-own-turn = Od Twojej ostatniej tury:
catchup-since-earlier-turn = Od jednej z wcześniejszych tur na Twoim miejscu:
catchup-since-beginning = Od początku gry:
catchup-since-lately = Ostatnie tury:
catchup-nothing = Od Twojej ostatniej tury nie zagrał nikt inny.
catchup-nothing-yet = Nikt jeszcze nie zagrał.
catchup-undrawn = -# Od tego czasu zmieniły się zasady, więc zmian nie da się zaznaczyć na obrazku.

## Spojrzenie wstecz

history-setup = Gra jest przygotowana.
history-undrawn = -# Od tego czasu zmieniły się zasady, więc tej chwili nie da się już narysować.

## Film

progress-replay = Film powstaje… { $bar } { $percent }%
replay-alt = { $game } od samego początku, jako film: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}, a pod spodem słowami, co się działo, o ile się mieści.
replay-so-far = -# To dotychczasowy przebieg gry, widziany Twoimi oczami. Gdy gra się skończy, będzie tu też plik, który można pokazać gdzie indziej komendą /wczytaj.
replay-record = Wszystko o tej grze, na pamiątkę albo do pokazania gdzie indziej komendą /wczytaj:
replay-too-large = Film z tej gry byłby większy, niż Discord tu przyjmuje. Każdy ruch z osobna pokazuje /historia.

## Gry z plików

import-done = Gra została wczytana. Działają tu teraz /historia, /powtórka i /punkty.
record-none = To nie jest plik z grą. Taki plik daje /powtórka, gdy gra się skończy.
record-too-large = Ten plik jest za duży: gry zajmują najwyżej { $most } KiB.
record-line = Wiersza { $line } tego pliku nie da się odczytać. Czy ktoś go zmieniał?
record-part = Plik nie podaje poprawnie, czym jest „{ $part }”. Czy ktoś go zmieniał?
record-refused = Ruch { $number } z tego pliku jest niezgodny ze znanymi tu zasadami gry. Plik został zmieniony albo pochodzi ze zbyt odległej wersji.
record-unfinished = Gra z tego pliku jeszcze się nie skończyła. Wczytać można tylko skończone gry.
record-elsewhere = Ruchy z tego pliku prowadzą do innego końca, niż on podaje. Ktoś musiał go zmienić.
record-other-rules = Ta gra toczyła się według wersji { $theirs } swoich zasad; tutaj jest wersja { $ours } i kończy się ona inaczej.
