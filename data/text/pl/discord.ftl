language = polski

## Commands: their names, and what Discord shows beside them (100 characters at most)

command-play = graj
command-play-about = Otwórz stół na tym kanale
command-play-game = gra
command-play-game-about = W co gramy
command-play-seats = miejsca
command-play-seats-about = Ilu graczy
command-join = dołącz
command-join-about = Usiądź przy stole na tym kanale
command-leave = wyjdź
command-leave-about = Wstań od stołu, zanim gra się zacznie
command-start = start
command-start-about = Zacznij grę z tymi, którzy siedzą przy stole
command-board = plansza
command-board-about = Pokaż stół jeszcze raz
command-board-private = prywatnie
command-board-private-about = Tylko dla mnie
command-board-text = tekst
command-board-text-about = Cały stół opisany słowami, tylko dla mnie
command-hand = ręka
command-hand-about = Wszystko przy tym stole, co możesz widzieć tylko Ty
command-scores = punkty
command-scores-about = Punkty, policzone krok po kroku
command-history = historia
command-history-about = Co się do tej pory wydarzyło
command-history-turn = ruch
command-history-turn-about = Stół po ruchu o tym numerze, na obrazku
command-undo = cofnij
command-undo-about = Cofnij swój ostatni ruch, póki nic nowego nie wyszło na jaw
command-resign = zrezygnuj
command-resign-about = Odejdź z gry; Twoje miejsce zajmie komputer
command-rules = zasady
command-rules-about = Sprawdź coś w zasadach
command-rules-words = słowa
command-rules-words-about = Szukane słowa albo numer zasady
command-rules-game = gra
command-rules-game-about = Zasady której gry
command-help = pomoc
command-help-about = Jak się tu gra

## Buttons (80 characters at most)

button-moves = Moje ruchy
button-hand = Moja ręka
button-undo = Cofnij
button-words = Słowami
button-help = Pomoc
button-history = Historia
button-scores = Punkty
button-confirm = Tak, zagraj
button-back = Wstecz
button-close = Jednak nie
button-resign = Opuść grę
button-join = Dołącz
button-leave = Wyjdź
button-start = Start
button-options = Opcje
button-done = Gotowe
button-cancel = Odwołaj
button-unrobot = Jeden komputer mniej
button-earlier = ◀ Wcześniej
button-later = Później ▶

## The table card

card-waiting = { $count ->
    [one] Twoja kolej, { $who }.
   *[other] Czekamy na: { $who }.
}
card-thinking = { $count ->
    [one] { $who } myśli…
   *[other] { $who } myślą…
}
card-earlier = … więcej w /historia
card-abandoned = Gra skończyła się bez zwycięzcy.
card-seed-hash = -# Każde losowanie w tej grze wynika z tajnej liczby. Jej SHA-256, do sprawdzenia na koniec: `{ $hash }`
card-seed = -# Tajna liczba to `{ $seed }`, a jej SHA-256 to `{ $hash }`.
score-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## The lobby

lobby-free = wolne
lobby-host = (gospodarz)
lobby-computer = · komputer, { $level }
lobby-seats-question = Ilu graczy?
lobby-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
lobby-preset-question = W co gracie?
lobby-custom = Własny zestaw
lobby-options = Opcje tego stołu
lobby-switches-question = Co dodajecie? Wybierz, ile chcesz
lobby-chosen = Gotowe. Karta na kanale pokazuje, w co gracie.
lobby-changed = Zmienione; wszyscy widzą to na karcie.
lobby-language-question = Jaki język przy tym stole?
lobby-robot-question = Dodaj komputer
lobby-add = Komputer: { $level }
lobby-closed = Ten stół jest zamknięty. Nowy otworzysz przez /graj.
option-yes = tak
option-no = nie
option-none = dowolnie
start-done = Zaczynamy. Miłej gry!
play-which = W co gramy?

## Choosing

chooser-moves = Co robisz?
chooser-preview = **{ $move }**
    Zagrać to?
chooser-page = Część { $page } z { $pages }
chooser-closed = W porządku. Nic się nie zmieniło.
move-done = Zrobione.
board-posted = Proszę bardzo.
undo-preview = { $count ->
    [one] To zostałoby cofnięte:
    [few] Te { $count } ruchy zostałyby cofnięte:
   *[other] Tych { $count } ruchów zostałoby cofniętych:
}
undo-done = Cofnięte.
resign-preview = Odejść z tej gry na dobre? Twoje miejsce zajmie komputer, a reszta gra dalej.
resign-done = To już koniec tej gry dla Ciebie. Dziękujemy!

## Looking

hand-onlooker = Nie grasz przy tym stole, więc nie ma tu nic, co możesz widzieć tylko Ty.
hand-empty = Na razie nie ma nic, co możesz widzieć tylko Ty.
scores-so-far = -# Tyle, ile możesz wiedzieć: to, co dla Ciebie zakryte, nie jest policzone.
history-silent = …
history-none = Nic się jeszcze nie wydarzyło.
rules-none-written = Zasady tej gry nie są tu jeszcze spisane.
rules-none-match = Żadna zasada nie zawiera wszystkich tych słów: { $words }. Wpisz mniej słów albo tylko jedno.
rules-more = … i jeszcze { $count }. Dodaj słowo, żeby zawęzić wyniki.

## Help

help-start = Stół otwiera się przez /graj. Znajomi naciskają **Dołącz**, a Ty **Start**. Mogą też grać komputery.
help-moves = Ruchy: naciśnij przycisk pod stołem albo **Moje ruchy**; wybór widzisz tylko Ty i nic się nie liczy, dopóki go nie potwierdzisz. Możesz też wpisać /{ $command }. Do wyboru: { $verbs }.
help-commands =
    - **Stół:** /plansza pokazuje go jeszcze raz, /ręka to, co możesz widzieć tylko Ty, /punkty podlicza. /historia opowiada, co się działo, /zaległości pokazują, co się zmieniło od Twojej ostatniej tury, a /powtórka całą grę jako film.
    - **Ruchy:** /cofnij cofa Twoje ruchy albo prosi o to innych. /gdyby pozwala je wypróbować na własnej kopii stołu. /polecenie mówi z góry, co zagrać, gdy przyjdzie Twoja kolej. /zasady wyjaśniają reguły.
    - **Czas:** /ja ustala, kiedy nie śpisz i jak chcesz dowiadywać się o swojej kolejce, /nieobecność wyłącza dni bez Ciebie.
    - **Gdy ktoś musi odejść:** /zastępca gra za Ciebie, aż napiszesz /wracam, /przekaż oferuje Twoje miejsce, /zastąp to głosowanie nad kimś, kto zniknął, /pauza wstrzymuje grę na jakiś czas, a /zrezygnuj ją opuszcza.
    - **Poza tym:** /statystyki, /ranking i /dziennik mówią, kto co osiągnął, /audyt pokazuje, że gra była uczciwa, a /prywatność mówi, co o Tobie przechowuję.

    Pomyłka nic nie kosztuje.

## Refusals

refusal-stale = Od tamtej chwili przy stole coś się już zmieniło.
refusal-saved = To już zrobione i zapisane; widać to na karcie.
refusal-now = Oto, co możesz zrobić teraz:
refusal-nearest = Możesz zamiast tego zagrać tak:
refusal-rule = Zasada { $id }: { $rule }
refusal-not-among = To już niemożliwe. Oto, co możesz zrobić:
refusal-other-game = Na tym kanale trwa gra { $game }; jej ruchy mają osobne polecenie.
refusal-accident = Coś poszło nie tak po mojej stronie, ale grze nic się nie stało. Spróbuj proszę jeszcze raz; jeśli to nie minie, podaj osobie, która prowadzi tego bota, numer { $number }.
refusal-command = To polecenie zmieniło się, odkąd Twój Discord ostatnio tu zaglądał. Wpisz je proszę za chwilę jeszcze raz.
refusal-hidden = Nie mogę pisać na tym kanale. Może to zmienić ktoś, kto zarządza serwerem; do tego czasu stół pokaże Ci /plansza.
refusal-permission = Brakuje mi tu uprawnień: { $missing }. Może je nadać ktoś, kto zarządza tym kanałem: Edytuj kanał → Uprawnienia. Gra toczy się dalej, a stół pokazuje /plansza.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
