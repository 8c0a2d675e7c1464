spirits-of-the-forest = Leśne Duchy
spirits-of-the-forest-about = Zdobywaj duchy na skraju zaczarowanego lasu. Dla 1–4 osób, 20 minut.
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
spirits-of-the-forest-verb-keep = Zostaw klejnoty
spirits-of-the-forest-verb-keep-name = zostaw
spirits-of-the-forest-verb-keep-about = Zostaw klejnoty tam, gdzie są
spirits-of-the-forest-verb-plus = Użyj „+”
spirits-of-the-forest-verb-plus-name = plus
spirits-of-the-forest-verb-plus-about = Użyj daru „+”: jeden usunięty klejnot wraca do Ciebie
spirits-of-the-forest-verb-pass = Pas
spirits-of-the-forest-verb-pass-name = pas
spirits-of-the-forest-verb-pass-about = Oddaj turę, gdy nie możesz zebrać żadnego kafla
spirits-of-the-forest-verb-reveal = Odkryj moje dary
spirits-of-the-forest-verb-reveal-name = odkryj
spirits-of-the-forest-verb-reveal-about = Po ostatnim kaflu: można już odkryć Twoje dary
spirits-of-the-forest-verb-second = Zbierz drugi kafel
spirits-of-the-forest-verb-second-name = drugi
spirits-of-the-forest-verb-second-about = Zbierz drugi kafel tego samego ducha, skoro odkrył się następny
spirits-of-the-forest-verb-stop = Koniec
spirits-of-the-forest-verb-stop-name = koniec
spirits-of-the-forest-verb-stop-about = Nie bierz nic więcej z tego, co masz teraz do wyboru
spirits-of-the-forest-verb-wish = Wybierz życzenie
spirits-of-the-forest-verb-wish-name = życzenie
spirits-of-the-forest-verb-wish-about = Zostaw sobie jedną z dwóch kart życzeń
spirits-of-the-forest-verb-curse = Wybierz klątwę
spirits-of-the-forest-verb-curse-name = klątwa
spirits-of-the-forest-verb-curse-about = Zostaw sobie jedną z dwóch kart klątw
spirits-of-the-forest-verb-moonlight = Kafel Blasku Księżyca
spirits-of-the-forest-verb-moonlight-name = blask
spirits-of-the-forest-verb-moonlight-about = Odkryj oglądany kafel Blasku Księżyca albo zostaw go bez odkrywania
spirits-of-the-forest-verb-claim = Zdobądź kartę
spirits-of-the-forest-verb-claim-name = zdobądź
spirits-of-the-forest-verb-claim-about = Zdobądź zaczarowaną kartę za trzy swoje kafle
spirits-of-the-forest-verb-swap = Zamień klejnoty
spirits-of-the-forest-verb-swap-name = zamień
spirits-of-the-forest-verb-swap-about = Zamień miejscami swój klejnot i cudzy
spirits-of-the-forest-verb-token = Wybierz dar
spirits-of-the-forest-verb-token-name = dar
spirits-of-the-forest-verb-token-about = Weź jeden z darów, które masz do wyboru
spirits-of-the-forest-verb-offer = Mój dar
spirits-of-the-forest-verb-offer-name = dar-solo
spirits-of-the-forest-verb-offer-about = Gra solo: zatrzymaj swój dar, odrzuć go albo oddaj przeciwnikowi

spirits-of-the-forest-field-first = Który kafel?
spirits-of-the-forest-field-first-name = pierwszy
spirits-of-the-forest-field-first-signs = ×2 dwa symbole · −◆ kosztuje Twój klejnot · ? z darem: cofnięcie tylko za zgodą innych · ↻ odkrywa kafel: cofnięcie tylko za zgodą innych · ☾ pokaże Ci kafel Blasku Księżyca: cofnięcie tylko za zgodą innych
spirits-of-the-forest-field-first-about = Pierwszy kafel
spirits-of-the-forest-field-second = Zebrać też drugi kafel?
spirits-of-the-forest-field-second-name = drugi
spirits-of-the-forest-field-second-about = Drugi kafel
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
spirits-of-the-forest-field-to-signs = ×2 dwa symbole · ? z darem
spirits-of-the-forest-field-to-about = Kafel, na który trafi Twój klejnot
spirits-of-the-forest-field-third = A trzeci?
spirits-of-the-forest-field-third-name = trzeci
spirits-of-the-forest-field-third-about = Trzeci kafel
spirits-of-the-forest-field-tile = Który kafel?
spirits-of-the-forest-field-tile-name = kafel
spirits-of-the-forest-field-tile-about = Drugi kafel, z tym samym duchem co pierwszy
spirits-of-the-forest-field-card = Która karta?
spirits-of-the-forest-field-card-name = karta
spirits-of-the-forest-field-card-about = Karta, którą wybierasz
spirits-of-the-forest-field-face = Co wybierasz?
spirits-of-the-forest-field-face-name = wybór
spirits-of-the-forest-field-face-about = Odkryty czy zakryty, a w wypadku daru: co przedstawia
spirits-of-the-forest-field-own = Który Twój klejnot?
spirits-of-the-forest-field-own-name = swój
spirits-of-the-forest-field-own-about = Kafel, na którym leży Twój klejnot
spirits-of-the-forest-field-other = Na który cudzy?
spirits-of-the-forest-field-other-name = cudzy
spirits-of-the-forest-field-other-about = Kafel, na którym leży cudzy klejnot
spirits-of-the-forest-field-fate = Co z Twoim darem?
spirits-of-the-forest-field-fate-name = los
spirits-of-the-forest-field-fate-about = Zatrzymać, odrzucić czy oddać przeciwnikowi

spirits-of-the-forest-option-first-player = Kto zaczyna
spirits-of-the-forest-option-first-player-name = kto-zaczyna
spirits-of-the-forest-option-first-player-about = Miejsce, które zaczyna, licząc wokół stołu
spirits-of-the-forest-option-first-player-none = losowo
spirits-of-the-forest-option-wish = Karty życzeń
spirits-of-the-forest-option-wish-name = karty-życzeń
spirits-of-the-forest-option-wish-about = Każdy zostawia sobie jedną z dwóch kart: cel, który na koniec daje dodatkowe symbole
spirits-of-the-forest-option-curse = Karty klątw
spirits-of-the-forest-option-curse-name = karty-klątw
spirits-of-the-forest-option-curse-about = Każdy zostawia sobie jedną z dwóch kart: kto ma na koniec najmniej, traci 6 punktów
spirits-of-the-forest-option-seasons = Cztery pory roku
spirits-of-the-forest-option-seasons-name = pory-roku
spirits-of-the-forest-option-seasons-about = Karta przy każdym rzędzie: część kafli musi zostać albo ostatni z nich daje gwiazdkę
spirits-of-the-forest-option-events = Leśne wydarzenia
spirits-of-the-forest-option-events-name = wydarzenia
spirits-of-the-forest-option-events-about = Inny las: część kafli leży zakryta, dopóki nie da się do nich dotrzeć
spirits-of-the-forest-option-events-none-about = Las z gry podstawowej: wszystkie kafle są odkryte
spirits-of-the-forest-option-events-random-about = Który z trzech, okaże się na początku; część kafli leży zakryta, póki nie da się ich sięgnąć
spirits-of-the-forest-option-events-forgotten-grove-about = Serce lasu leży zakryte; kafel odkrywa się, gdy da się go sięgnąć
spirits-of-the-forest-option-events-fairytale-copse-about = Okrągły las; kafle w środku odkrywa się, gdy da się ich sięgnąć
spirits-of-the-forest-option-events-forgotten-forest-about = Dwa lasy i wąska ścieżka; ukryte kafle odkrywa się, gdy da się ich sięgnąć
spirits-of-the-forest-option-events-none = nie
spirits-of-the-forest-option-events-random = jeden z trzech lasów, losowo
spirits-of-the-forest-option-events-forgotten-grove = Zapomniany Gaj
spirits-of-the-forest-option-events-fairytale-copse = Baśniowy Zagajnik
spirits-of-the-forest-option-events-forgotten-forest = Zapomniany Las
spirits-of-the-forest-option-gem-bonus = Premia za klejnoty
spirits-of-the-forest-option-gem-bonus-name = premia-za-klejnoty
spirits-of-the-forest-option-gem-bonus-about = Na koniec punkt za każdy Twój klejnot, który pozostał w grze
spirits-of-the-forest-option-moonlight = Kafle Blasku Księżyca
spirits-of-the-forest-option-moonlight-name = blask-księżyca
spirits-of-the-forest-option-moonlight-about = Ukryte kafle w lesie: duch, którego oba takie kafle są odkryte, liczy się podwójnie
spirits-of-the-forest-option-moonlight-none-about = Bez ukrytych kafli wśród pozostałych
spirits-of-the-forest-option-moonlight-base-about = Ukryte kafle wśród pozostałych: duch z oboma odkrytymi kaflami liczy się podwójnie
spirits-of-the-forest-option-moonlight-air-about = Ukryte kafle: duch z oboma odkrytymi liczy się podwójnie; jest też dziesiąty duch: Powietrze
spirits-of-the-forest-option-moonlight-none = nie
spirits-of-the-forest-option-moonlight-base = tak
spirits-of-the-forest-option-moonlight-air = z Duchem Powietrza
spirits-of-the-forest-option-enchanted = Tryb zaczarowany
spirits-of-the-forest-option-enchanted-name = tryb-zaczarowany
spirits-of-the-forest-option-enchanted-about = Wymieniaj kafle na karty; bez karty i bez przewagi w jakimś duchu nie ma punktów
spirits-of-the-forest-option-solo-rule = Brak ducha w grze solo
spirits-of-the-forest-option-solo-rule-name = zasada-solo
spirits-of-the-forest-option-solo-rule-about = Tylko w grze solo: co oznacza brak kafla któregoś z duchów
spirits-of-the-forest-option-solo-rule-english = kosztuje 3 punkty (wydanie angielskie)
spirits-of-the-forest-option-solo-rule-polish = oznacza przegraną (wydanie polskie)

## Gotowe zestawy

spirits-of-the-forest-preset-base = Gra podstawowa
spirits-of-the-forest-preset-base-about = Gra podstawowa, bez dodatków
spirits-of-the-forest-preset-polish-deluxe = Polska edycja deluxe
spirits-of-the-forest-preset-polish-deluxe-about = Karty życzeń, karty klątw i premia za klejnoty
spirits-of-the-forest-preset-seasons = Cztery pory roku
spirits-of-the-forest-preset-seasons-about = W rzędach muszą zostać kafle
spirits-of-the-forest-preset-seasons-deluxe = Cztery pory roku deluxe
spirits-of-the-forest-preset-seasons-deluxe-about = Pory roku z życzeniami, klątwami i premią za klejnoty
spirits-of-the-forest-preset-forgotten-grove = Zapomniany Gaj
spirits-of-the-forest-preset-forgotten-grove-about = Leśne wydarzenia: serce lasu leży zakryte
spirits-of-the-forest-preset-fairytale-copse = Baśniowy Zagajnik
spirits-of-the-forest-preset-fairytale-copse-about = Leśne wydarzenia: okrągły las z ukrytym środkiem
spirits-of-the-forest-preset-forgotten-forest = Zapomniany Las
spirits-of-the-forest-preset-forgotten-forest-about = Leśne wydarzenia: dwa lasy i wąska ścieżka
spirits-of-the-forest-preset-moonlight = Kafle Blasku Księżyca
spirits-of-the-forest-preset-moonlight-about = Ukryte kafle: duch z oboma odkrytymi liczy się podwójnie
spirits-of-the-forest-preset-moonlight-air = Blask Księżyca z Duchem Powietrza
spirits-of-the-forest-preset-moonlight-air-about = Duchy mogą liczyć się podwójnie, a jest i dziesiąty: Powietrze
spirits-of-the-forest-preset-enchanted = Tryb zaczarowany
spirits-of-the-forest-preset-enchanted-about = Wymieniaj kafle na karty; bez karty i bez przewagi w jakimś duchu nie ma punktów
spirits-of-the-forest-preset-enchanted-moonlight = Zaczarowany Blask Księżyca
spirits-of-the-forest-preset-enchanted-moonlight-about = Tryb zaczarowany z kaflami Blasku Księżyca

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
spirits-of-the-forest-air = powietrze
spirits-of-the-forest-sun = słońce
spirits-of-the-forest-moon = księżyc
spirits-of-the-forest-fire = ogień
spirits-of-the-forest-plus = +
spirits-of-the-forest-nature = punkt natury

spirits-of-the-forest-tile-double = { $spirit } ×2
spirits-of-the-forest-tile-power = { $spirit } · { $power }
spirits-of-the-forest-tile-with-favours = { $tile } + { $count ->
    [one] dar
    [few] { $count } dary
   *[many] { $count } darów
}
spirits-of-the-forest-tile-face-down = zakryty
spirits-of-the-forest-tile-none = brak kafla
spirits-of-the-forest-token-none = nie ma takiego daru
spirits-of-the-forest-card-none = nie ma takiej karty

spirits-of-the-forest-gem-supply = klejnot z zapasu
spirits-of-the-forest-gem-on = klejnot z { $cell }

spirits-of-the-forest-season-spring = wiosna
spirits-of-the-forest-season-summer = lato
spirits-of-the-forest-season-autumn = jesień
spirits-of-the-forest-season-winter = zima

spirits-of-the-forest-module-solo = Gra solo
spirits-of-the-forest-module-wish = Karty życzeń
spirits-of-the-forest-module-curse = Karty klątw
spirits-of-the-forest-module-seasons = Cztery pory roku
spirits-of-the-forest-module-events = Leśne wydarzenia
spirits-of-the-forest-module-gem-bonus = Premia za klejnoty
spirits-of-the-forest-module-moonlight = Kafle Blasku Księżyca
spirits-of-the-forest-module-air = Duch Powietrza
spirits-of-the-forest-module-enchanted = Tryb zaczarowany

## Karty

spirits-of-the-forest-many-branches = gałęzi
spirits-of-the-forest-many-dewdrops = kropli rosy
spirits-of-the-forest-many-mushrooms = grzybów
spirits-of-the-forest-many-fruits = owoców
spirits-of-the-forest-many-leaves = liści
spirits-of-the-forest-many-mosses = mchów
spirits-of-the-forest-many-flowers = kwiatów
spirits-of-the-forest-many-webs = pajęczyn
spirits-of-the-forest-many-vines = pnączy
spirits-of-the-forest-many-sun = słońc
spirits-of-the-forest-many-moon = księżyców
spirits-of-the-forest-many-fire = ogni
spirits-of-the-forest-many-favours = darów
spirits-of-the-forest-many-doubles = podwójnych kafli
spirits-of-the-forest-many-gems = klejnotów
spirits-of-the-forest-wish-goal = najwięcej { $what }
spirits-of-the-forest-wish-spirits = { $goal }: dostajesz { $spirits }
spirits-of-the-forest-wish-double = { $goal }: dostajesz { $spirit } ×2
spirits-of-the-forest-wish-token = { $goal }: dostajesz dar do wyboru
spirits-of-the-forest-curse-icons = { $points }, jeśli masz najmniej { $what } razem
spirits-of-the-forest-curse-favours = { $points }, jeśli masz najmniej { $what }
spirits-of-the-forest-enchantment = { $requests } → { $points } pkt, { $bonus }
spirits-of-the-forest-request-any = dowolny
spirits-of-the-forest-request-double = dowolny podwójny
spirits-of-the-forest-request-power = żywioł
spirits-of-the-forest-request-both = { $one } · { $other }
spirits-of-the-forest-bonus-gem = ruch klejnotu
spirits-of-the-forest-bonus-again = druga tura
spirits-of-the-forest-bonus-tokens = dar

## Etykiety i wybory (najwyżej 80 znaków)

spirits-of-the-forest-label-take = Zbierz { $first }: { $tile }
spirits-of-the-forest-label-take-two = Zbierz { $first } i { $second }: { $tiles }
spirits-of-the-forest-label-place = Klejnot na { $cell }: { $tile }
spirits-of-the-forest-label-move = Klejnot z { $gem } na { $cell }: { $tile }
spirits-of-the-forest-label-keep = Zostaw klejnoty
spirits-of-the-forest-label-plus = Użyj „+”: klejnot wraca
spirits-of-the-forest-label-pass = Pas
spirits-of-the-forest-label-reveal = Odkryj moje dary
spirits-of-the-forest-label-second = Drugi kafel { $cell }: { $tile }
spirits-of-the-forest-label-stop-second = Bez drugiego kafla
spirits-of-the-forest-label-stop-claim = Bez karty w tej turze
spirits-of-the-forest-label-stop-bonus-gem = Zostaw klejnoty
spirits-of-the-forest-label-wish = Życzenie: { $card }
spirits-of-the-forest-label-curse = Klątwa: { $card }
spirits-of-the-forest-label-moonlight-up = Odkryj { $block }: { $spirit }
spirits-of-the-forest-label-moonlight-down = Nie odkrywaj { $block }: { $spirit }
spirits-of-the-forest-label-claim = Karta { $card }: { $tiles }
spirits-of-the-forest-label-swap = Zamień klejnoty z { $own } i { $other }
spirits-of-the-forest-label-token = Dar: { $face }
spirits-of-the-forest-label-offer-keep = Zatrzymaj: { $face } (+{ $points })
spirits-of-the-forest-label-offer-discard = Odrzuć: { $face } (+{ $points })
spirits-of-the-forest-label-offer-give = Oddaj przeciwnikowi: { $face } (+{ $points })

spirits-of-the-forest-priced-supply = { $cell } (za: zapas)
spirits-of-the-forest-priced-gem = { $cell } (za: { $gem })
spirits-of-the-forest-priced-plus = { $cell } (za: „+”)

spirits-of-the-forest-choice-cell = { $cell } · { $tile }
spirits-of-the-forest-choice-cell-hints = { $cell } · { $tile } ({ $hints })
spirits-of-the-forest-choice-nothing-more = tylko ten
spirits-of-the-forest-choice-free = bez zapłaty
spirits-of-the-forest-choice-supply = z Twojego zapasu
spirits-of-the-forest-choice-gem-on = klejnot z { $cell }
spirits-of-the-forest-choice-plus = Twój „+”, użyty teraz
spirits-of-the-forest-choice-gem = klejnot na { $gem } · { $tile }
spirits-of-the-forest-choice-gem-of = klejnot na { $gem } · { $tile } ({ $owner })
spirits-of-the-forest-choice-moonlight-up = odkryj
spirits-of-the-forest-choice-moonlight-down = zostaw bez odkrywania
spirits-of-the-forest-choice-enchantment = { $card }: { $text }

spirits-of-the-forest-hint-favour = dar
spirits-of-the-forest-hint-turn-up = odkrywa kafel
spirits-of-the-forest-hint-moonlight = pokaże kafel Blasku Księżyca
spirits-of-the-forest-hint-own-gem = Twój klejnot
spirits-of-the-forest-hint-costs = kosztuje klejnot

## O co prosimy i jak stoi gra

spirits-of-the-forest-ask-collect = { $who }: zbierz kafle.
spirits-of-the-forest-ask-blocked = { $who }: nie da się zebrać żadnego kafla, pozostaje pas.
spirits-of-the-forest-ask-gem = { $who }: połóż klejnot albo zostaw klejnoty.
spirits-of-the-forest-ask-gem-move = { $who }: przenieś jeden ze swoich klejnotów albo zostaw je tam, gdzie są.
spirits-of-the-forest-ask-plus = Możesz użyć swojego „+”.
spirits-of-the-forest-ask-last-chance = { $who }: ostatnia szansa na „+”, a jeśli nie, odkryj swoje dary.
spirits-of-the-forest-ask-choose = { $who }: wybierz po jednej karcie każdego rodzaju.
spirits-of-the-forest-ask-second = { $who }: zbierz drugi kafel albo zakończ.
spirits-of-the-forest-ask-moonlight = { $who }: odkryj kafel Blasku Księżyca { $block } albo zostaw go bez odkrywania.
spirits-of-the-forest-ask-claim = { $who }: zdobądź kartę za trzy swoje kafle albo nie bierz żadnej.
spirits-of-the-forest-ask-bonus-gem = { $who }: zamień swój klejnot z cudzym albo przenoś własne, dokąd chcesz.
spirits-of-the-forest-ask-bonus-gem-more = { $who }: przenieś kolejny swój klejnot albo na tym poprzestań.
spirits-of-the-forest-ask-bonus-token = { $who }: zostaw sobie jeden z dwóch darów.
spirits-of-the-forest-ask-offer = { $who }: zatrzymać, odrzucić czy oddać swój dar?
spirits-of-the-forest-ask-reward = { $who }: wybierz jeden z odłożonych darów.

spirits-of-the-forest-headline-collect = Tura: { $who } – zbierz kafle
spirits-of-the-forest-headline-blocked = { $who } pasuje: nie da się zebrać żadnego kafla
spirits-of-the-forest-headline-gem = Tura: { $who } – klejnot?
spirits-of-the-forest-headline-last-chance = Nie ma już kafli do wzięcia. Ostatnia szansa na „+”: { $who }
spirits-of-the-forest-headline-choose = Przed pierwszą turą: { $who } – wybór kart
spirits-of-the-forest-headline-second = Tura: { $who } – zebrać drugi kafel?
spirits-of-the-forest-headline-moonlight = Tura: { $who } – odkryć kafel Blasku Księżyca?
spirits-of-the-forest-headline-claim = Tura: { $who } – zdobyć kartę?
spirits-of-the-forest-headline-bonus-gem = Tura: { $who } – przestawić klejnoty?
spirits-of-the-forest-headline-bonus-token = Tura: { $who } – wybierz jeden z dwóch darów
spirits-of-the-forest-headline-offer = Ostatni wybór: { $who } – zatrzymać, odrzucić czy oddać dar?
spirits-of-the-forest-headline-reward = Spełnione życzenie: { $who } – wybierz dar

spirits-of-the-forest-won = { $who } wygrywa z wynikiem { $score } pkt.
spirits-of-the-forest-won-by-tiles = { $who } wygrywa z wynikiem { $score } pkt i najmniejszą liczbą kafli.
spirits-of-the-forest-won-by-enchanted = { $who } wygrywa z wynikiem { $score } pkt i największą liczbą kart.
spirits-of-the-forest-won-by-enchanted-and-tiles = { $who } wygrywa z wynikiem { $score } pkt, największą liczbą kart, a potem najmniejszą liczbą kafli.
spirits-of-the-forest-won-together = Wspólne zwycięstwo z wynikiem { $score } pkt: { $winners }.
spirits-of-the-forest-lost = Las wygrywa. { $why }.

spirits-of-the-forest-line-most = { $name } { $total }, najwięcej
spirits-of-the-forest-line-fewer = { $name } { $total }, nie najwięcej
spirits-of-the-forest-line-missing = { $name }, bez kafla
spirits-of-the-forest-line-most-missing = { $name } { $total }, najwięcej, ale bez kafla
spirits-of-the-forest-line-doubled = { $name } { $total }, najwięcej, liczy się podwójnie
spirits-of-the-forest-line-doubled-missing = { $name } { $total }, najwięcej, liczy się podwójnie, ale bez kafla
spirits-of-the-forest-line-cursed = Klątwa: { $card }
spirits-of-the-forest-line-spared = Klątwa ominięta: { $card }
spirits-of-the-forest-line-claimed = { $count ->
    [one] { $count } zaczarowana karta
    [few] { $count } zaczarowane karty
   *[other] { $count } zaczarowanych kart
}
spirits-of-the-forest-line-no-card = Bez zaczarowanej karty nic się nie liczy
spirits-of-the-forest-line-no-majority = Bez przewagi w żadnym duchu nic się nie liczy
spirits-of-the-forest-line-gems = klejnoty w grze: { $count }
spirits-of-the-forest-line-stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
}
spirits-of-the-forest-line-nature = Punkt natury
spirits-of-the-forest-line-solo-lost = Przeciwnik ma więcej: { $ahead }
spirits-of-the-forest-line-solo-lost-missing = Nie ma własnego kafla: { $missing }
spirits-of-the-forest-line-solo-lost-both = Przeciwnik ma więcej: { $ahead }; nie ma własnego kafla: { $missing }
spirits-of-the-forest-line-offer-keep = Dar zatrzymany
spirits-of-the-forest-line-offer-discard = Dar odrzucony
spirits-of-the-forest-line-offer-give = Dar oddany przeciwnikowi

## Co się dzieje

spirits-of-the-forest-event-take = { $who } zbiera { $cell }: { $tile }.
spirits-of-the-forest-event-pay = { $who } płaci: { $gem }; { $owner } odzyskuje swój.
spirits-of-the-forest-event-gem-back = { $who } odzyskuje klejnot.
spirits-of-the-forest-event-favours = { $who } dostaje { $count ->
    [one] dar
    [few] { $count } dary
   *[other] { $count } darów
}.
spirits-of-the-forest-event-examine = Widzisz to tylko Ty: { $count ->
    [one] Twój dar to
   *[other] Twoje dary to
} { $faces }.
spirits-of-the-forest-event-place = { $who } kładzie klejnot na { $cell }.
spirits-of-the-forest-event-move = { $who } przenosi klejnot z { $gem } na { $cell }.
spirits-of-the-forest-event-keep = { $who } zostawia klejnoty tam, gdzie są.
spirits-of-the-forest-event-plus = { $who } używa „+” i odzyskuje usunięty klejnot.
spirits-of-the-forest-event-pass = { $who } nie może zebrać żadnego kafla i pasuje.
spirits-of-the-forest-event-last-tile = Nie ma już kafli do wzięcia.
spirits-of-the-forest-event-ready = { $who }: gotowe, czekamy na odkrycie darów.
spirits-of-the-forest-event-reveal = { $who } odkrywa dary: { $faces }.
spirits-of-the-forest-event-stop = { $who } nie zbiera drugiego kafla.
spirits-of-the-forest-event-turn-up = Odkrywa się { $cell }: { $tile }.
spirits-of-the-forest-event-chosen-wish = { $who }: życzenie wybrane.
spirits-of-the-forest-event-chosen-curse = { $who }: klątwa wybrana.
spirits-of-the-forest-event-wish = { $who } zostawia sobie życzenie: { $card }.
spirits-of-the-forest-event-curse = { $who } zostawia sobie klątwę: { $card }.
spirits-of-the-forest-event-wish-met = Życzenie spełnione: { $who } ({ $card }).
spirits-of-the-forest-event-curse-met = Klątwa: { $who }, { $card }.
spirits-of-the-forest-event-reward = { $who } bierze jeden z odłożonych darów: { $face }.
spirits-of-the-forest-event-star = { $who } zdobywa gwiazdkę: { $season }.
spirits-of-the-forest-event-look = { $who } ogląda kafel Blasku Księżyca { $block }.
spirits-of-the-forest-event-look-sees = Widzisz to tylko Ty: { $block } to { $spirit }.
spirits-of-the-forest-event-moonlight-up = { $who } odkrywa { $block }: { $spirit }.
spirits-of-the-forest-event-moonlight-down = { $who } nie odkrywa { $block }.
spirits-of-the-forest-event-no-claim = { $who } nie bierze karty.
spirits-of-the-forest-event-bonus-lapses = Premia ({ $bonus }) nic nie daje graczowi { $who }.
spirits-of-the-forest-event-draw = { $who } losuje dwa dary, z których jeden sobie zostawi.
spirits-of-the-forest-event-draw-sees = Widzisz to tylko Ty: wylosowane dary to { $faces }.
spirits-of-the-forest-event-token-kept = { $who } ma już jeden z nich.
spirits-of-the-forest-event-token-kept-sees = Widzisz to tylko Ty: Twój nowy dar to { $face }.
spirits-of-the-forest-event-swap = { $who } zamienia miejscami swój klejnot z { $own } i cudzy z { $other } ({ $owner }).
spirits-of-the-forest-event-stop-gems = { $who } nie przenosi więcej klejnotów.
spirits-of-the-forest-event-opponent = Przeciwnik zbiera { $cell }: { $tile }.
spirits-of-the-forest-event-opponent-token = Odkrywa się dar przeciwnika: { $face }.
spirits-of-the-forest-event-offer-keep = { $who } zatrzymuje swój dar.
spirits-of-the-forest-event-offer-discard = { $who } odrzuca swój dar.
spirits-of-the-forest-event-offer-give = { $who } oddaje swój dar przeciwnikowi.
spirits-of-the-forest-event-claim = { $who } oddaje kafle ({ $tiles }) i zdobywa kartę za { $points } pkt, a z nią: { $bonus }.

## Dlaczego nie

spirits-of-the-forest-refused-solo = Grę solo gra się bez dodatków, a tu są: { $modules }.
spirits-of-the-forest-refused-players = Las jest dla 1–4 osób; podana liczba to { $given }.
spirits-of-the-forest-refused-mix = Tego nie można łączyć: { $one } i { $other } ({ $rule }).
spirits-of-the-forest-refused-air = Duch Powietrza pojawia się tylko razem z kaflami Blasku Księżyca.
spirits-of-the-forest-refused-first = Przy tym stole nie ma miejsca numer { $given }; ostatnie to { $seats }.

spirits-of-the-forest-refused-all-collected = Nie ma już kafli do wzięcia.
spirits-of-the-forest-refused-ready = Nie masz tu już nic do wyboru: dary odkrywa się, gdy pozostali też się zdecydują.
spirits-of-the-forest-refused-blocked = Nie możesz zebrać żadnego kafla, a bez zbierania nie ma kroku z klejnotem: pozostaje pas.
spirits-of-the-forest-refused-reveal-early = Dary odkrywa się po ostatnim kaflu.
spirits-of-the-forest-refused-gem-step = Kafle w tej turze są już zebrane. Teraz połóż lub przenieś klejnot albo zostaw klejnoty.
spirits-of-the-forest-refused-collect-first = Najpierw zbierz kafle; na klejnoty czas potem.
spirits-of-the-forest-refused-no-cell = W tym lesie nie ma miejsca { $cell }.
spirits-of-the-forest-refused-gone = Na { $cell } nie ma już kafla.
spirits-of-the-forest-refused-inside = { $cell } leży w środku: ma sąsiada i z lewej, i z prawej.
spirits-of-the-forest-refused-twice = { $cell } można wziąć tylko raz.
spirits-of-the-forest-refused-first-turn = W pierwszej turze gry zbiera się tylko jeden kafel.
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
spirits-of-the-forest-refused-closed = Rząd z kaflem { $cell } jest zamknięty: { $number ->
    [one] musi w nim zostać { $number } kafel
    [few] muszą w nim zostać { $number } kafle
   *[other] musi w nim zostać { $number } kafli
}.
spirits-of-the-forest-refused-not-played = Tego nie ma w tej partii: { $module }.
spirits-of-the-forest-refused-plus-revealed = Dary są już odkryte: na „+” jest za późno.
spirits-of-the-forest-refused-choose-first = Najpierw wszyscy wybierają karty.
spirits-of-the-forest-refused-cards-kept = Karty wybiera się przed pierwszą turą i zostają na całą grę.
spirits-of-the-forest-refused-card-kept = Kartę tego rodzaju masz już wybraną.
spirits-of-the-forest-refused-not-dealt = Tej karty nie ma wśród Twoich dwóch.
spirits-of-the-forest-refused-face-down = { $cell } leży zakryty: można go wziąć dopiero po odkryciu.
spirits-of-the-forest-refused-second-later = { $cell } leży jeszcze zakryty. Weź tylko { $first }; jeśli po odkryciu { $cell } będzie pasować, możesz go dobrać.
spirits-of-the-forest-refused-second-early = Drugi kafel bierze się osobno tylko wtedy, gdy pierwszy odkrył następny.
spirits-of-the-forest-refused-second-step = Pierwszy kafel już masz. Teraz zbierz drugi albo zakończ.
spirits-of-the-forest-refused-closes = Po wzięciu { $first } rząd jest zamknięty, więc { $cell } musi zostać.
spirits-of-the-forest-refused-one-tile = W tej grze zbiera się w każdej turze dokładnie jeden kafel.
spirits-of-the-forest-refused-look-step = Najpierw zdecyduj o kaflu Blasku Księżyca: odkryć go czy nie.
spirits-of-the-forest-refused-no-look = Nie masz teraz do obejrzenia kafla Blasku Księżyca: ogląda go ten, kto zbierze ostatni kafel wokół niego.
spirits-of-the-forest-refused-gem-on-moonlight = { $cell } to kafel Blasku Księżyca: nie kładzie się na nim klejnotów.
spirits-of-the-forest-refused-claim-early = Karty zdobywa się na koniec swojej tury, po kroku z klejnotem.
spirits-of-the-forest-refused-blocked-claim = Nie możesz zebrać żadnego kafla, a bez zbierania nie ma też karty: pozostaje pas.
spirits-of-the-forest-refused-claim-step = Do wyboru została już tylko karta: zdobądź ją albo z niej zrezygnuj.
spirits-of-the-forest-refused-not-shown = Ta karta nie jest wyłożona.
spirits-of-the-forest-refused-no-such-tile = Nie ma kafla „{ $tile }”.
spirits-of-the-forest-refused-not-enough = Masz za mało takich kafli: { $tile }.
spirits-of-the-forest-refused-unmet = Ten kafel nie spełnia wymagania: { $tile } za { $request }.
spirits-of-the-forest-refused-bonus-gem-step = Najpierw dokończ sprawę klejnotów: karta pozwala Ci je przenieść.
spirits-of-the-forest-refused-swap-early = Klejnoty zamienia się miejscami tylko wtedy, gdy pozwala na to zdobyta karta.
spirits-of-the-forest-refused-swap-own = Klejnot na { $cell } jest Twój, a zamienić można tylko z cudzym.
spirits-of-the-forest-refused-swap-or-move = Jeden klejnot jest już przeniesiony, więc na zamianę za późno.
spirits-of-the-forest-refused-moved-already = Klejnot z { $cell } był już przenoszony, a każdy można przenieść raz.
spirits-of-the-forest-refused-bonus-token-step = Najpierw wybierz jeden z dwóch wylosowanych darów.
spirits-of-the-forest-refused-no-tokens = Nie ma teraz darów do wyboru.
spirits-of-the-forest-refused-token-not-drawn = Tego daru nie ma wśród wylosowanych.
spirits-of-the-forest-refused-token-not-set-aside = Tego daru nie ma wśród odłożonych albo wybiera go kto inny.
spirits-of-the-forest-refused-offer-early = O losie swojego daru decydujesz po ostatniej turze.
spirits-of-the-forest-refused-offer-step = Pozostała już tylko decyzja o Twoim darze: zatrzymać go, odrzucić czy oddać.
spirits-of-the-forest-refused-reward-step = Pozostał już tylko wybór nagród za spełnione życzenia.

## Co zobaczono, gdy ruchu nie da się już cofnąć

spirits-of-the-forest-seen-favour = dar
spirits-of-the-forest-seen-tile = odkryty kafel
spirits-of-the-forest-seen-moonlight = kafel Blasku Księżyca
spirits-of-the-forest-seen-card = którą kartę zatrzymano
