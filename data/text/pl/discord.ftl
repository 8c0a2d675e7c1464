language = polski

## Commands: their names, and what Discord shows beside them (100 characters at most)

command-play = graj
command-play-about = Otwórz stół na tym kanale
command-play-game = gra
command-play-game-about = W co gramy
command-play-seats = miejsca
command-play-seats-about = Ilu graczy
command-join = dołącz
command-join-about = Dołącz do gry na tym kanale
command-leave = wyjdź
command-leave-about = Wyjdź, zanim gra się zacznie
command-start = start
command-start-about = Zacznij grę z tymi, którzy siedzą przy stole
command-board = plansza
command-board-about = Pokaż stół jeszcze raz
command-board-private = prywatnie
command-board-private-about = Tylko dla mnie
command-board-text = tekst
command-board-text-about = Cały stół opisany słowami, tylko dla mnie
command-hand = karty
command-hand-about = Twoje ukryte karty i żetony; w grach jawnych także to, co mają inni
command-hand-person = osoba
command-hand-person-about = Czyje, w grze jawnej; bez wyboru Twoje
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
command-rules-about = Zadaj pytanie o zasady
command-rules-words = pytanie
command-rules-words-about = Tak, jak pytasz znajomych: jak wygrać? Albo numer zasady
command-rules-game = gra
command-rules-game-about = Zasady której gry
command-help = pomoc
command-help-about = Jak się tu gra

## Buttons (80 characters at most)

button-moves = Moje ruchy
button-hand = Moje karty
button-undo = Cofnij
button-board = Pokaż najnowsze
button-lesson = Jak grać
button-rematch = Rewanż
button-words = Słowami
button-help = Pomoc
button-more = Więcej
button-history = Historia
button-scores = Punkty
button-special = Szczególne zasady
button-yes = Tak: { $move }
button-confirm = Zagraj
button-back = Wstecz
button-close = Anuluj
button-resign = Opuść grę
button-join = Dołącz
button-leave = Wyjdź
button-start = Start
button-options = Opcje
button-all-the-same = Zrób to mimo wszystko
button-done = Gotowe
button-cancel = Zamknij stół
button-unrobot = Usuń komputer
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
card-more = Co pokazać?
card-begun = Gra się rozpoczęła
card-newest = dalej
card-abandoned = Gra została przerwana.
card-fair = -# 🔒 Uczciwe tasowanie `{ $checksum }` · /audyt
card-fair-over = -# ✅ Uczciwe tasowanie `{ $checksum }`: sprawdzi je /audyt
score-alone = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
score-alone-behind = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, ale w tej chwili gra jest przegrana
score-nothing = { $who }: przegrana
score-lost = { $who }: przegrana (wynik { $points })
score-together = { $who }: { $points }. Przeciwnik: { $rival }.
score-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## The lobby

lobby-free = wolne miejsce
lobby-host = (gospodarz)
lobby-computer = ({ $level })
lobby-seats-question = Ilu graczy?
lobby-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
lobby-preset-question = Wariant
lobby-custom = Własny zestaw
lobby-options = Opcje tej gry
lobby-switches-question = Dodatki (ile chcesz)
lobby-chosen = Gotowe. Karta na kanale pokazuje, w co gracie.
lobby-changed = Zmienione; wszyscy widzą to na karcie.
lobby-language-question = Język tej gry
lobby-robot-question = Dodaj komputer
lobby-add = Komputer: { $level }
lobby-closed = Ten stół jest zamknięty. Nowy otworzysz przez /graj.
button-alone = Gram solo
button-company = Dodaj komputer
button-wait = Czekam na innych
lobby-how = -# Wolne miejsca mogą zostać puste: Start zaczyna grę z tymi, którzy dołączyli, { $fewest ->
    [1] nawet z jedną osobą
    [few] już od { $fewest } osób
   *[other] już od { $fewest } osób
}.
alone-question = Nikt jeszcze nie dołączył. Możesz zagrać w pojedynkę; taka gra nie liczy się do rankingu.
alone-too-few = Nikt jeszcze nie dołączył, a to nie jest gra dla jednej osoby.
alone-waits = Dobrze. Gra ruszy, gdy ktoś naciśnie **Start**; kto chce zagrać, naciska **Dołącz**.
alone-company = Komputer dołączył. Naciśnij **Start**, gdy wszyscy już będą.
option-yes = tak
option-no = nie
option-range = { $option } { $first }–{ $last }
option-none = dowolnie
option-won = ✓ { $line }
lobby-mode-alone = Gra w pojedynkę
lobby-mode-together = Wszyscy razem przeciw grze
lobby-mode-against = Przeciw sobie
start-done = Zaczynamy. Miłej gry!
play-which = W co gramy?
play-again = Jeszcze raz to samo: { $game }
play-again-options = Jeszcze raz to samo: z ustawieniami ostatniej gry w tym miejscu.
play-again-people = Jeszcze raz to samo: z ustawieniami ostatniej gry w tym miejscu i w tym samym gronie ({ $who }).

## Choosing

told-often = { $line } ({ $count } razy)
chooser-moves = Co robisz?
chooser-chosen = **{ $move }?**
chooser-play = Zagrać ten ruch?
chooser-only = To jedyny możliwy ruch.
chooser-page = Część { $page } z { $pages }
chooser-together = Albo razem:
button-otherwise = Inaczej…
chooser-ends = ⚠ kończy grę. { $how }
chooser-all-end = ⚠ Każdy ruch kończy teraz grę. { $how }
chooser-all-the-same = Zrobić to mimo wszystko?
choice-ends = { $choice } ⚠
choice-idle = { $choice } (nic się nie stanie)
choice-leaves = { $choice } ({ $left })
ends-won = Wygrywasz.
ends-lost = Nie wygrywasz.
ends-open = Jeszcze nie wiadomo, kto wygra.
chooser-idle = Nic by się nie stało. Zrobić to mimo wszystko?
chooser-closed = Dobrze, nic się nie zmieniło.
chooser-elsewhere = Twoje ruchy są na nowszej stronie niżej.
move-done = Zrobione.
progress-cut-off = Coś mi przerwało, zanim to było gotowe. Przyciskiem poprosisz o to jeszcze raz.
answer-below = Proszę, poniżej.
board-posted = Proszę bardzo.
undo-preview = { $count ->
    [one] To zostałoby cofnięte:
    [few] Te { $count } ruchy zostałyby cofnięte:
   *[other] Tych { $count } ruchów zostałoby cofniętych:
}
undo-done = Cofnięte.
resign-preview = Odejść z tej gry na dobre? Twoje miejsce zajmie komputer, a pozostali grają dalej.
resign-preview-abandoned = Odejść z tej gry na dobre? Nie zostaje w niej nikt inny, więc skończy się od razu, bez zwycięzcy.
resign-preview-paused = Odejść z tej gry na dobre? Twoje miejsce zajmie komputer, a gra zostanie wstrzymana, aż wróci ktoś z pozostałych.
resign-done = To już koniec tej gry dla Ciebie. Dziękujemy!

## Looking

hand-secret = W tej grze karty są tajne: każdy widzi tylko swoje.
hand-no-player = { $who } nie gra przy tym stole.
hand-onlooker = Oglądasz tę grę, więc nie masz w niej ukrytych kart ani żetonów.
hand-empty = Nie masz jeszcze ukrytych kart ani żetonów.
scores-so-far = -# To, co dla Ciebie zakryte, nie jest policzone.
history-silent = …
history-none = Nic się jeszcze nie wydarzyło.

## Help

help-start = Stół otwiera się przez /graj. Znajomi naciskają **Dołącz**, a Ty **Start**. Mogą też grać komputery. Przyciski poniżej pokazują, jak się gra w każdą z gier, w minutę; /nauka rozgrywa z Tobą krótkie rozdanie.
help-moves = Naciśnij przycisk pod obrazkiem i wybierz; tylko Ty widzisz, co masz do wyboru. Wybór jest od razu zagrany, a **Cofnij** go cofa. To, czego cofnąć się nie da, najpierw zobaczysz jeszcze raz; w /ja możesz o to poprosić przy każdym ruchu. Możesz też wpisać /{ $command }.
help-commands =
    {"**Zobacz**"}
    - **/plansza** pokazuje obrazek jeszcze raz
    - **/karty** pokazuje Twoje ukryte karty i żetony
    - **/punkty** podlicza wynik
    - **/co-nowego** pokazuje, co się zmieniło od Twojej tury
    - **/historia** pokazuje każdy ruch
    - **/powtórka** pokazuje grę jako film
    - **/zasady** odpowiada na pytania o zasady

    {"**Graj**"}
    - **/cofnij** cofa Twoje ruchy albo prosi o to innych
    - **/gdyby** pozwala wypróbować ruchy na własnej kopii
    - **/plan-ruchu** mówi z góry, co zagrać w Twojej następnej turze

    {"**Czas**"}
    - **/ja** ustawia strefę czasową, godziny i powiadomienia
    - **/nieobecność** zatrzymuje Twój zegar

    {"**Odejście i zastępstwo**"}
    - **/zastępca** sprawia, że gra za Ciebie komputer, aż napiszesz **/wracam**
    - **/przekaż** oferuje Twoje miejsce
    - **/zastąp** to głosowanie o zastąpieniu gracza, który zniknął
    - **/pauza** wstrzymuje grę
    - **/zrezygnuj** opuszcza grę

    {"**Więcej**"}
    - **/nauka** uczy gry w kilku ruchach, **/podpowiedz** podpowiada w Twojej
    - **/wyzwanie** to wyzwanie dnia, **/turniej** otwiera turniej
    - **/stoły** znajduje gry, do których można dołączyć, **/mojegry** to lista Twoich
    - **/statystyki**, **/ranking** i **/dziennik** pokazują wyniki, ranking i kampanie
    - **/audyt** pokazuje, że gra była uczciwa
    - **/prywatność** pokazuje, co o Tobie przechowuję
