spirits-of-the-forest = Leśne Duchy
spirits-of-the-forest-about = Zbieraj duchy na skraju zaczarowanego lasu. Dla 2–4 osób, 20 minut.
spirits-of-the-forest-command = las

## Ruchy

spirits-of-the-forest-verb-take = Zbierz kafle
spirits-of-the-forest-verb-take-name = zbierz
spirits-of-the-forest-verb-take-about = Zbierz jeden kafel albo dwa pojedyncze tego samego ducha
spirits-of-the-forest-verb-place = Połóż klejnot
spirits-of-the-forest-verb-place-name = połóż
spirits-of-the-forest-verb-place-about = Zarezerwuj kafel klejnotem z zapasu
spirits-of-the-forest-verb-move = Przenieś klejnot
spirits-of-the-forest-verb-move-name = przenieś
spirits-of-the-forest-verb-move-about = Przenieś jeden ze swoich klejnotów na inny kafel
spirits-of-the-forest-verb-keep = Bez klejnotu
spirits-of-the-forest-verb-keep-name = zostaw
spirits-of-the-forest-verb-keep-about = Zostaw klejnoty tam, gdzie są
spirits-of-the-forest-verb-plus = Użyj „+”
spirits-of-the-forest-verb-plus-name = plus
spirits-of-the-forest-verb-plus-about = Użyj daru „+”: jeden usunięty klejnot wraca do Ciebie
spirits-of-the-forest-verb-pass = Pas
spirits-of-the-forest-verb-pass-name = pas
spirits-of-the-forest-verb-pass-about = Oddaj kolejkę, gdy nie możesz zebrać żadnego kafla
spirits-of-the-forest-verb-reveal = Odkryj moje dary
spirits-of-the-forest-verb-reveal-name = odkryj
spirits-of-the-forest-verb-reveal-about = Po ostatnim kaflu: można już odkryć Twoje dary

spirits-of-the-forest-field-first = Który kafel najpierw?
spirits-of-the-forest-field-first-name = pierwszy
spirits-of-the-forest-field-first-about = Pierwszy kafel
spirits-of-the-forest-field-second = A który jako drugi?
spirits-of-the-forest-field-second-name = drugi
spirits-of-the-forest-field-second-about = Drugi kafel, jeśli chcesz
spirits-of-the-forest-field-pay = Którym klejnotem płacisz za pierwszy kafel?
spirits-of-the-forest-field-pay-name = zapłata
spirits-of-the-forest-field-pay-about = Twój klejnot, zapłata za pierwszy kafel
spirits-of-the-forest-field-pay-second = Którym klejnotem płacisz za drugi kafel?
spirits-of-the-forest-field-pay-second-name = druga-zapłata
spirits-of-the-forest-field-pay-second-about = Twój klejnot, zapłata za drugi kafel
spirits-of-the-forest-field-gem = Który klejnot?
spirits-of-the-forest-field-gem-name = klejnot
spirits-of-the-forest-field-gem-about = Kafel, na którym teraz leży Twój klejnot
spirits-of-the-forest-field-to = Na który kafel?
spirits-of-the-forest-field-to-name = dokąd
spirits-of-the-forest-field-to-about = Kafel, na który trafi Twój klejnot

spirits-of-the-forest-option-first-player = Kto zaczyna
spirits-of-the-forest-option-first-player-name = kto-zaczyna
spirits-of-the-forest-option-first-player-about = Numer miejsca, które zaczyna; bez wyboru decyduje los
spirits-of-the-forest-option-first-player-none = losowo

## Presets

spirits-of-the-forest-preset-base = Gra podstawowa
spirits-of-the-forest-preset-base-about = Sam las
spirits-of-the-forest-preset-polish-deluxe = Polska edycja deluxe
spirits-of-the-forest-preset-polish-deluxe-about = Karty życzeń, karty klątw i premia za kamienie
spirits-of-the-forest-preset-seasons = Cztery pory roku
spirits-of-the-forest-preset-seasons-about = W rzędach muszą zostać kafelki
spirits-of-the-forest-preset-seasons-deluxe = Cztery pory roku deluxe
spirits-of-the-forest-preset-seasons-deluxe-about = Pory roku z życzeniami, klątwami i premią za kamienie
spirits-of-the-forest-preset-forgotten-grove = Zapomniany Gaj
spirits-of-the-forest-preset-forgotten-grove-about = Leśne wydarzenia: serce lasu leży zakryte
spirits-of-the-forest-preset-fairytale-copse = Baśniowy Zagajnik
spirits-of-the-forest-preset-fairytale-copse-about = Leśne wydarzenia: okrągły las z ukrytym środkiem
spirits-of-the-forest-preset-forgotten-forest = Zapomniany Las
spirits-of-the-forest-preset-forgotten-forest-about = Leśne wydarzenia: dwa lasy i wąska ścieżka
spirits-of-the-forest-preset-moonlight = Kafelki blasku księżyca
spirits-of-the-forest-preset-moonlight-about = Oświetlone duchy liczą się podwójnie
spirits-of-the-forest-preset-moonlight-air = Blask księżyca z Duchem Powietrza
spirits-of-the-forest-preset-moonlight-air-about = Oświetlone duchy liczą się podwójnie, a jest ich dziesięć
spirits-of-the-forest-preset-enchanted = Tryb zaczarowany
spirits-of-the-forest-preset-enchanted-about = Zdobywaj karty za kafelki, inaczej nie ma punktów
spirits-of-the-forest-preset-enchanted-moonlight = Zaczarowany blask księżyca
spirits-of-the-forest-preset-enchanted-moonlight-about = Tryb zaczarowany z kafelkami blasku księżyca

## Rzeczy

spirits-of-the-forest-branches = gałęzie
spirits-of-the-forest-dewdrops = krople rosy
spirits-of-the-forest-mushrooms = grzyby
spirits-of-the-forest-fruits = owoce
spirits-of-the-forest-leaves = liście
spirits-of-the-forest-mosses = mchy
spirits-of-the-forest-flowers = kwiaty
spirits-of-the-forest-webs = pajęczyny
spirits-of-the-forest-vines = pnącza
spirits-of-the-forest-sun = słońce
spirits-of-the-forest-moon = księżyc
spirits-of-the-forest-fire = ogień
spirits-of-the-forest-plus = +

spirits-of-the-forest-tile-double = { $spirit } ×2
spirits-of-the-forest-tile-power = { $spirit } · { $power }
spirits-of-the-forest-tile-face-down = zakryty
spirits-of-the-forest-tile-none = brak kafla

spirits-of-the-forest-gem-supply = klejnot z zapasu
spirits-of-the-forest-gem-on = klejnot z { $cell }

spirits-of-the-forest-module-wish = Karty życzeń
spirits-of-the-forest-module-curse = Karty złego uroku
spirits-of-the-forest-module-season = Cztery pory roku
spirits-of-the-forest-module-event = Leśne wydarzenia
spirits-of-the-forest-module-gembonus = Punkty za klejnoty

## Etykiety i wybory (najwyżej 80 znaków)

spirits-of-the-forest-label-take = Weź { $first }: { $tile }
spirits-of-the-forest-label-take-two = Weź { $first } i { $second }: { $spirit } ×2
spirits-of-the-forest-label-place = Klejnot na { $cell }: { $tile }
spirits-of-the-forest-label-move = Klejnot z { $gem } na { $cell }: { $tile }
spirits-of-the-forest-label-keep = Bez klejnotu
spirits-of-the-forest-label-plus = Użyj „+”: klejnot wraca
spirits-of-the-forest-label-pass = Pas
spirits-of-the-forest-label-reveal = Odkryj moje dary

spirits-of-the-forest-priced-supply = { $cell } (zapłata: zapas)
spirits-of-the-forest-priced-gem = { $cell } (zapłata: klejnot z { $gem })
spirits-of-the-forest-priced-plus = { $cell } (zapłata: „+”)

spirits-of-the-forest-choice-cell = { $cell } · { $tile }
spirits-of-the-forest-choice-cell-hints = { $cell } · { $tile } ({ $hints })
spirits-of-the-forest-choice-nothing-more = nic więcej
spirits-of-the-forest-choice-free = bez zapłaty
spirits-of-the-forest-choice-supply = z Twojego zapasu
spirits-of-the-forest-choice-gem-on = klejnot z { $cell }
spirits-of-the-forest-choice-plus = Twój „+”, użyty teraz
spirits-of-the-forest-choice-gem = klejnot na { $gem } · { $tile }

spirits-of-the-forest-hint-favour = dar
spirits-of-the-forest-hint-own-gem = Twój klejnot
spirits-of-the-forest-hint-costs = kosztuje klejnot

## O co prosimy i jak stoi gra

spirits-of-the-forest-ask-collect = { $who }: czas zebrać kafle.
spirits-of-the-forest-ask-blocked = { $who }: nie da się zebrać żadnego kafla, pozostaje pas.
spirits-of-the-forest-ask-gem = { $who }: połóż lub przenieś klejnot albo zostaw klejnoty tam, gdzie są.
spirits-of-the-forest-ask-plus = Możesz użyć swojego „+”.
spirits-of-the-forest-ask-last-chance = { $who }: ostatnia szansa na „+”, a jeśli nie, odkryj swoje dary.

spirits-of-the-forest-headline-collect = { $who } zbiera kafle.
spirits-of-the-forest-headline-gem = { $who } decyduje o klejnocie.
spirits-of-the-forest-headline-last-chance = Las jest pusty. Ostatnia szansa na „+”: { $who }.

spirits-of-the-forest-won = { $who } wygrywa z wynikiem { $score } pkt.
spirits-of-the-forest-won-by-tiles = { $who } wygrywa z wynikiem { $score } pkt i najmniejszą liczbą kafli.
spirits-of-the-forest-won-together = Wspólne zwycięstwo z wynikiem { $score } pkt: { $winners }.

spirits-of-the-forest-line-most = { $name } { $total }, najwięcej
spirits-of-the-forest-line-fewer = { $name } { $total }, nie najwięcej
spirits-of-the-forest-line-missing = { $name }, bez kafla
spirits-of-the-forest-line-most-missing = { $name } { $total }, najwięcej, ale bez kafla

## Co się dzieje

spirits-of-the-forest-event-take = { $who } bierze { $cell }: { $tile }.
spirits-of-the-forest-event-pay = { $who } płaci za to: { $gem }. Swój klejnot odzyskuje { $owner }.
spirits-of-the-forest-event-gem-back = Swój klejnot z tego kafla odzyskuje { $who }.
spirits-of-the-forest-event-favours = { $who } dostaje { $count ->
    [one] dar lasu
    [few] { $count } dary lasu
   *[other] { $count } darów lasu
}.
spirits-of-the-forest-event-examine = Widzisz to tylko Ty: { $count ->
    [one] Twój dar lasu to
   *[other] Twoje dary lasu to
} { $faces }.
spirits-of-the-forest-event-place = { $who } kładzie klejnot na { $cell }.
spirits-of-the-forest-event-move = { $who } przenosi klejnot z { $gem } na { $cell }.
spirits-of-the-forest-event-keep = { $who } zostawia klejnoty tam, gdzie są.
spirits-of-the-forest-event-plus = { $who } używa „+” i odzyskuje usunięty klejnot.
spirits-of-the-forest-event-pass = { $who } nie może zebrać żadnego kafla i pasuje.
spirits-of-the-forest-event-last-tile = To był ostatni kafel w lesie.
spirits-of-the-forest-event-ready = { $who } czeka na odkrycie darów.
spirits-of-the-forest-event-reveal = { $who } odkrywa dary: { $faces }.

## Dlaczego nie

spirits-of-the-forest-refused-solo = W wariant solo nie da się tu jeszcze zagrać. Zaproś od jednej do trzech osób albo dodaj gracza komputerowego.
spirits-of-the-forest-refused-players = Las jest dla 2–4 osób; podana liczba to { $given }.
spirits-of-the-forest-refused-mix = Czterech pór roku nie można łączyć z Leśnymi wydarzeniami.
spirits-of-the-forest-refused-modules = Tego jeszcze nie ma: { $modules }.
spirits-of-the-forest-refused-first = Przy tym stole są { $seats } miejsca; miejsca numer { $given } nie ma.

spirits-of-the-forest-refused-other = Teraz nie da się tego zrobić.
spirits-of-the-forest-refused-not-active = Może to zrobić tylko osoba, na którą przypada teraz kolej.
spirits-of-the-forest-refused-all-collected = Wszystkie kafle są już zebrane.
spirits-of-the-forest-refused-ready = Nie masz tu już nic do wyboru: dary odkrywa się, gdy pozostali też się zdecydują.
spirits-of-the-forest-refused-blocked = Nie możesz zebrać żadnego kafla, a bez zbierania nie ma kroku z klejnotem: pozostaje pas.
spirits-of-the-forest-refused-reveal-early = Dary odkrywa się po ostatnim kaflu.
spirits-of-the-forest-refused-gem-step = Kafle w tej kolejce są już zebrane. Teraz połóż lub przenieś klejnot albo zostaw klejnoty tam, gdzie są.
spirits-of-the-forest-refused-collect-first = Najpierw zbierz kafle; na klejnoty czas potem.
spirits-of-the-forest-refused-no-cell = W tym lesie nie ma miejsca { $cell }.
spirits-of-the-forest-refused-gone = Na { $cell } nie ma już kafla.
spirits-of-the-forest-refused-inside = { $cell } leży w środku: ma sąsiada i z lewej, i z prawej.
spirits-of-the-forest-refused-twice = { $cell } można wziąć tylko raz.
spirits-of-the-forest-refused-first-turn = W pierwszej kolejce gry bierze się tylko jeden kafel.
spirits-of-the-forest-refused-double = { $cell } ma dwa symbole, więc bierze się go bez drugiego kafla.
spirits-of-the-forest-refused-colours = Dwa kafle muszą przedstawiać tego samego ducha, a tu są: { $first } oraz { $second }.
spirits-of-the-forest-refused-able = Jest kafel, który możesz zebrać, więc trzeba to zrobić.
spirits-of-the-forest-refused-able-to-pay = Możesz jeszcze zapłacić klejnotem za kafel, więc trzeba zbierać.
spirits-of-the-forest-refused-free = { $cell } nie kosztuje klejnotu.
spirits-of-the-forest-refused-no-second = Bez drugiego kafla nie ma drugiej zapłaty.
spirits-of-the-forest-refused-unpaid = Na { $cell } leży cudzy klejnot: wskaż swój, którym płacisz.
spirits-of-the-forest-refused-empty-supply = W Twoim zapasie nie ma klejnotu. Zapłać tym, który leży w lesie.
spirits-of-the-forest-refused-no-own-gem = Na { $cell } nie ma Twojego klejnotu, którym można by zapłacić.
spirits-of-the-forest-refused-all-removed = Na { $cell } leży cudzy klejnot, a wszystkie Twoje są już poza grą.
spirits-of-the-forest-refused-last-gem-paid = Na { $cell } też leży cudzy klejnot, a Twój ostatni idzie za pierwszy kafel.
spirits-of-the-forest-refused-no-gem = Nie masz klejnotu, który można położyć.
spirits-of-the-forest-refused-move-instead = Twój zapas jest pusty. Możesz za to przenieść jeden ze swoich klejnotów.
spirits-of-the-forest-refused-place-instead = Masz klejnot w zapasie, więc połóż ten z zapasu. Przenosi się dopiero przy pustym zapasie.
spirits-of-the-forest-refused-no-gem-there = Na { $cell } nie ma klejnotu.
spirits-of-the-forest-refused-not-your-gem = Klejnot na { $cell } nie jest Twój.
spirits-of-the-forest-refused-has-gem = Na { $cell } leży już klejnot.
spirits-of-the-forest-refused-none-removed = Żaden Twój klejnot nie jest poza grą, więc „+” nie ma czego zwrócić.
spirits-of-the-forest-refused-no-plus = Nie masz „+”.
spirits-of-the-forest-refused-plus-spent = Twój „+” jest już zużyty.
spirits-of-the-forest-refused-plus-apart = Użyj „+” jako osobnego ruchu, a potem zapłać z zapasu.
spirits-of-the-forest-refused-plus-later = W Twoim zapasie jest jeszcze klejnot: zapłać nim, a „+” może poczekać.
