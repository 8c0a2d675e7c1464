living-forest = Żywy Las
living-forest-about = Dobieraj zwierzęta, sadź drzewa i gaś ognie Onibi. Dla 2–4 osób, 40 minut.
living-forest-command = żywy-las

## Moves

living-forest-verb-draw = Dobierz
living-forest-verb-draw-name = dobierz
living-forest-verb-draw-about = Odkryj wierzchnią kartę swojego stosu
living-forest-verb-rush = Dobieraj do samotnego zwierzęcia
living-forest-verb-rush-name = do-samotnego
living-forest-verb-rush-about = Dobieraj, aż trafi się zwierzę samotne
living-forest-verb-use = Użyj odłamka
living-forest-verb-use-name = użyj
living-forest-verb-use-about = Usuń ostatnio dobraną kartę za jeden odłamek
living-forest-verb-stop = Koniec dobierania
living-forest-verb-stop-name = stop
living-forest-verb-stop-about = Zostaw swój rząd i nie dobieraj więcej w tej rundzie
living-forest-verb-attract = Przywołaj zwierzęta
living-forest-verb-attract-name = przywołaj
living-forest-verb-attract-about = Zdobądź karty z rezerwy za swoje słońca
living-forest-verb-extinguish = Ugaś ognie
living-forest-verb-extinguish-name = ugaś
living-forest-verb-extinguish-about = Zabierz ognie ze środka za swoją wodę
living-forest-verb-move = Przesuń ducha
living-forest-verb-move-name = przesuń
living-forest-verb-move-about = Przesuń swojego ducha po kręgu za swój wiatr
living-forest-verb-plant = Posadź drzewo
living-forest-verb-plant-name = posadź
living-forest-verb-plant-about = Posadź drzewo w swoim lesie
living-forest-verb-fragment = Weź odłamek
living-forest-verb-fragment-name = odłamek
living-forest-verb-fragment-about = Weź odłamek z zapasu
living-forest-verb-call = Wezwij kodamę
living-forest-verb-call-name = wezwij
living-forest-verb-call-about = Zdobądź pierwszą kodamę ze stosu za swoje kwiaty
living-forest-verb-steal = Zabierz żeton
living-forest-verb-steal-name = zabierz
living-forest-verb-steal-about = Zabierz żeton zwycięstwa przeskoczonej osobie
living-forest-verb-spend = Użyj żywiołu
living-forest-verb-spend-name = żywioł
living-forest-verb-spend-about = Wydaj żeton żywiołu; działa do końca rundy
living-forest-verb-enough = Zakończ tę akcję
living-forest-verb-enough-name = wystarczy
living-forest-verb-enough-about = Nie wybieraj nic więcej w tej akcji
living-forest-verb-decline = Pomiń akcję dodatkową
living-forest-verb-decline-name = pomiń
living-forest-verb-decline-about = Pomiń tę akcję dodatkową
living-forest-verb-end = Kończę turę
living-forest-verb-end-name = koniec
living-forest-verb-end-about = Zakończ swoją turę, choćby dało się jeszcze coś zrobić

## Fields

living-forest-field-card = Które zwierzę?
living-forest-field-card-name = karta
living-forest-field-card-about = Zwierzę, które przywołujesz
living-forest-field-fire = Który ogień?
living-forest-field-fire-name = ogień
living-forest-field-fire-about = Wartość ognia
living-forest-field-steps = Ile kamieni?
living-forest-field-steps-name = kroki
living-forest-field-steps-about = O ile wolnych kamieni
living-forest-field-tree = Które drzewo?
living-forest-field-tree-name = drzewo
living-forest-field-tree-about = Drzewo, które sadzisz
living-forest-field-at = Gdzie?
living-forest-field-at-name = gdzie
living-forest-field-at-about = Miejsce w Twoim lesie
living-forest-field-pile = Z którego stosu?
living-forest-field-pile-name = stos
living-forest-field-pile-about = Stos kodam
living-forest-field-tile = Który żeton?
living-forest-field-tile-name = żeton
living-forest-field-tile-about = Żeton, który zabierasz
living-forest-field-element = Jaki żywioł?
living-forest-field-element-name = żywioł
living-forest-field-element-about = Co daje żeton

## Options and presets

living-forest-option-kodama = Kodama
living-forest-option-kodama-name = kodama
living-forest-option-kodama-about = Wzywaj kodamy za kwiaty; sześć nowych drzew; cel to 13
living-forest-option-fragments-peel = Odłamki jeden po drugim
living-forest-option-fragments-peel-name = odłamki-jeden-po-drugim
living-forest-option-fragments-peel-about = Kilka odłamków może usuwać karty jedną po drugiej
living-forest-option-rare-fire = Rzadszy ogień
living-forest-option-rare-fire-name = rzadszy-ogień
living-forest-option-rare-fire-about = Pusty środek dostaje ogień tylko wtedy, gdy nie brano kart
living-forest-option-symbols-at-once = Symbole płacą od razu
living-forest-option-symbols-at-once-name = symbole-od-razu
living-forest-option-symbols-at-once-about = Symbole kodamy płacą już przy dobieraniu, nie na początku akcji
living-forest-option-symbols-add-up = Symbole się sumują
living-forest-option-symbols-add-up-name = symbole-się-sumują
living-forest-option-symbols-add-up-about = Płaci każdy próg symboli kodamy, nie tylko najwyższy
living-forest-special-kodama-call = Szósta akcja: wezwanie kodamy. Trzeba mieć tyle kwiatów, ile kosztuje, ale ich się nie wydaje.
living-forest-special-kodama-symbols =
    { $every ->
        [yes] Symbole kodamy: { $fragment } dają odłamek, { $tile } także żeton żywiołu, { $action } lub więcej także dodatkową akcję.
       *[no] Symbole kodamy: { $fragment } dają odłamek, { $tile } zamiast niego żeton żywiołu, { $action } lub więcej zamiast nich dodatkową akcję.
    }
living-forest-special-kodama-actions = Wszystkie akcje muszą być różne; nowe zwierzęta pozwalają jedną powtórzyć albo dają kolejną.
living-forest-special-kodama-trees = Nowe rodzaje drzew ({ $count }) dają żywioły za symbole kodamy albo jeszcze jeden symbol.
living-forest-special-kodama-onibi = Po każdym wezwaniu kodamy Onibi idzie dalej po kamieniach, a za każdego przeskoczonego ducha przybywa ogień o wartości { $fire }.
living-forest-special-kodama-goal = Do wygranej trzeba zebrać czegoś { $count }, a nie { $base }; gdy stos kodam dla tego celu jest pusty, { $empty }.
living-forest-preset-base = Gra podstawowa
living-forest-preset-base-about = Bez dodatku
living-forest-preset-kodama = Z kodamami
living-forest-preset-kodama-about = Z dodatkiem Kodama

## Things

living-forest-sun = słońce
living-forest-water = woda
living-forest-plant = liść
living-forest-wind = wiatr
living-forest-flower = kwiat
living-forest-winter = Zima
living-forest-spring = Wiosna
living-forest-summer = Lato
living-forest-autumn = Jesień
living-forest-solitary = samotne
living-forest-gregarious = stadne
living-forest-solitary-of-limit = samotne zwierzęta: { $count } z 3
living-forest-spare-gregarious = samotne zwierzęta: 0 z 3, stadne w zapasie: { $count }
living-forest-goal-tree = drzewo
living-forest-goal-fire = ogień
living-forest-goal-flower = kwiat
living-forest-pile-flower = kodamy kwiatów
living-forest-pile-tree = kodamy drzew
living-forest-pile-water = kodamy wód
living-forest-deed-fragment = odłamek
living-forest-deed-attract = przywołanie zwierząt
living-forest-deed-extinguish = gaszenie ogni
living-forest-deed-move = ruch
living-forest-deed-plant = sadzenie drzewa
living-forest-deed-call = wezwanie kodamy
living-forest-tile = { $goal } ({ $spirit })
living-forest-doubt-end =
    { $count ->
        [one] Masz jeszcze akcję.
        [few] Masz jeszcze { $count } akcje.
       *[many] Masz jeszcze { $count } akcji.
    } Mimo to zakończyć turę?
living-forest-attack-ahead = Onibi zaatakowałby teraz z siłą { $strength }: { $safe ->
    [yes] Twoja woda ({ $water }) wystarcza
   *[no] Twoja woda ({ $water }) nie wystarcza
}.
living-forest-gives = { $element } { $amount }
living-forest-have-symbols = symbole kodamy: { $amount }
living-forest-gives-symbol = symbol kodamy
living-forest-gives-per-symbol = { $element } za każdy symbol kodamy
living-forest-gives-repeat = akcja dwa razy
living-forest-gives-repeat-attract = przywołanie dwa razy
living-forest-gives-repeat-extinguish = gaszenie dwa razy
living-forest-gives-repeat-move = ruch dwa razy
living-forest-gives-repeat-plant = sadzenie dwa razy
living-forest-gives-repeat-call = wezwanie dwa razy
living-forest-gives-bonus-attract = dodatkowo: przywołanie
living-forest-gives-bonus-extinguish = dodatkowo: gaszenie
living-forest-gives-bonus-move = dodatkowo: ruch
living-forest-gives-bonus-plant = dodatkowo: sadzenie
living-forest-gives-bonus-call = dodatkowo: wezwanie kodamy
living-forest-rock = kamień { $number } ({ $gives })
living-forest-rock-jumping = kamień { $number } ({ $gives }; przeskok: { $count })
living-forest-rock-some = kamień przed Tobą

## Labels and choices (80 characters at most)

living-forest-label-attract = Przywołaj: { $card } ({ $cost })
living-forest-label-extinguish = Ugaś ogień ({ $fire })
living-forest-label-move = Ruch o { $steps }: { $rock }
living-forest-label-plant = Posadź na { $at }: { $tree }
living-forest-label-call = Wezwij: { $card }
living-forest-label-steal = Zabierz: { $tile }
living-forest-label-spend = Żeton żywiołu: { $gain }
living-forest-label-draw = Dobierz kartę
living-forest-label-rush = Dobieraj do samotnego zwierzęcia
living-forest-label-use = Odłamek: usuń ostatnią kartę
living-forest-label-use-card = Odłamek: odrzuć { $card }
living-forest-label-use-varan = Odłamek: zniszcz warana
living-forest-label-stop = Koniec dobierania
living-forest-label-fragment = Weź odłamek
living-forest-label-enough = Zakończ tę akcję
living-forest-label-decline = Pomiń akcję dodatkową
living-forest-label-end = Kończę turę
living-forest-choice-card = { $card } – koszt { $cost }, daje: { $gives }
living-forest-choice-fire = ogień o wartości { $fire }
living-forest-choice-steps = { $steps }, na { $rock }
living-forest-choice-tree = { $tree } – koszt { $cost }, daje: { $gives }
living-forest-choice-space = { $at }
living-forest-choice-space-bonus = { $at } (premia za róg)

## What is asked, and where the game stands

living-forest-ask-draw = { $who }: dobieraj karty albo skończ.
living-forest-ask-act = { $who }: { $count ->
    [0] coś jeszcze?
    [one] została jedna akcja.
    [few] zostały { $count } akcje.
   *[many] zostało { $count } akcji.
}
living-forest-ask-steal = { $who }: zabierz żeton zwycięstwa. Traci: { $victim }.
living-forest-ask-bonus-attract = { $who }: akcja dodatkowa – przywołaj zwierzęta.
living-forest-ask-bonus-extinguish = { $who }: akcja dodatkowa – ugaś ognie.
living-forest-ask-bonus-move = { $who }: akcja dodatkowa – przesuń ducha.
living-forest-ask-bonus-plant = { $who }: akcja dodatkowa – posadź drzewo.
living-forest-ask-bonus-call = { $who }: akcja dodatkowa – wezwij kodamę.
living-forest-ask-more-attract = { $who }: jeszcze jedno zwierzę czy koniec?
living-forest-ask-more-extinguish = { $who }: jeszcze jeden ogień czy koniec?
living-forest-headline-draw = Runda { $turn } – { $count ->
    [one] dobiera { $who }
   *[other] dobierają { $who }
}
living-forest-headline-act = Runda { $turn } – akcje: { $who }
living-forest-won = { $who } wygrywa, mając { $goals }.
living-forest-won-most = { $who } wygrywa, mając { $goals } i razem najwięcej: { $score }.
living-forest-won-together = Wspólne zwycięstwo: { $who }, po { $score } razem.
living-forest-count-tree = { $count ->
    [one] jedno drzewo
    [few] { $count } różne drzewa
   *[other] { $count } różnych drzew
}
living-forest-count-fire = { $count ->
    [one] jeden ogień
    [few] { $count } ognie
   *[other] { $count } ogni
}
living-forest-count-flower = { $count ->
    [one] jeden kwiat
    [few] { $count } kwiaty
   *[other] { $count } kwiatów
}
living-forest-standing = **{ $rank }.** { $who }: { $counts }
living-forest-line-enough = { $what } (wystarczy)
living-forest-line-tree = { $count } z { $needed } drzew
living-forest-line-fire = { $count } z { $needed } ogni
living-forest-line-flower = { $count } z { $needed } kwiatów

## What happened

living-forest-event-draw = { $who } dobiera: { $cards }.
living-forest-event-draw-coin = { $who } dobiera: { $cards } ({ $excess }).
living-forest-event-reshuffle = { $who } tasuje swój stos odrzuconych.
living-forest-event-use = { $who } odrzuca odłamkiem kartę { $card }.
living-forest-event-use-varan = { $who } niszczy odłamkiem warana.
living-forest-event-stop = { $who } kończy dobieranie z { $count ->
    [one] jedną kartą
    [few] { $count } kartami
   *[many] { $count } kartami
}.
living-forest-event-limit = { $who } ma 3 samotne zwierzęta i musi skończyć.
living-forest-event-symbols-action = Kodamy: { $who } ma o jedną akcję więcej.
living-forest-event-symbols-tile = Kodamy: { $who } dostaje żeton żywiołu.
living-forest-event-spend = { $who } wydaje żeton żywiołu: { $element }.
living-forest-event-fragment = { $who } bierze { $count ->
    [one] odłamek
    [few] { $count } odłamki
   *[many] { $count } odłamków
}.
living-forest-event-attract = { $who } przywołuje: { $cards }.
living-forest-event-extinguish = { $who } gasi ogień ({ $fire }).
living-forest-event-move = { $who } idzie o { $steps ->
    [one] jeden kamień
    [few] { $steps } kamienie
   *[many] { $steps } kamieni
} dalej, na kamień { $rock }.
living-forest-event-plant = { $who } sadzi na { $at }: { $tree }.
living-forest-event-call = { $who } wzywa: { $card }.
living-forest-event-onibi = Onibi idzie na kamień { $rock }{ $count ->
    [0] .
    [one] {" "}i zostawia ogień o wartości 2.
    [few] {" "}i zostawia { $count } ognie o wartości 2.
   *[many] {" "}i zostawia { $count } ogni o wartości 2.
}
living-forest-event-steal = { $who } zabiera żeton zwycięstwa: { $goal } ({ $spirit }). Traci: { $victim }.
living-forest-event-decline = { $who } pomija akcję dodatkową: { $deed }.
living-forest-event-lost = Akcja dodatkowa ({ $deed }) nic nie daje graczowi { $who }.
living-forest-event-end = { $who } kończy turę.
living-forest-event-no-attack = Nie ma żadnego ognia: Onibi nie atakuje.
living-forest-event-attack = Onibi atakuje z siłą { $strength }. { $count ->
    [0] Nikt nie jest bezpieczny.
    [one] Odpiera go { $safe }.
   *[other] Odpierają go: { $safe }.
}
living-forest-event-hit = { $who } { $seats ->
    [one] { $count ->
        [0] nie dostaje warana, bo żaden nie został
        [one] dostaje warana
        [few] dostaje { $count } warany
       *[many] dostaje { $count } waranów
    }
   *[other] { $count ->
        [0] nie dostają waranów, bo żaden nie został
        [one] dostają po jednym waranie
        [few] dostają po { $count } warany
       *[many] dostają po { $count } waranów
    }
}.
living-forest-event-fires = Nowe ognie: { $fires }.
living-forest-event-refill = Nowe w rezerwie: { $cards }.
living-forest-event-sacred-tree = Runda { $turn }. { $who } dostaje Święte Drzewo i zaczyna.

## Why not

living-forest-refused-over = Gra się skończyła.
living-forest-refused-drawing-first = Najpierw wszyscy dobierają. Akcje będą, gdy każdy skończy.
living-forest-refused-drawing-over = Dobieranie w tej rundzie już się skończyło; teraz pora na akcje.
living-forest-refused-not-your-turn = Teraz akcje ma { $who }.
living-forest-refused-stopped = W tej rundzie dobieranie jest już dla Ciebie skończone.
living-forest-refused-empty-line = Twój rząd jest pusty: najpierw dobierz kartę.
living-forest-refused-no-fragment = Nie masz odłamka.
living-forest-refused-not-fresh = Odłamek usuwa tylko kartę właśnie dobraną; najpierw dobierz.
living-forest-refused-limit = Masz 3 samotne zwierzęta: użyj odłamka albo skończ.
living-forest-refused-no-cards = Nie masz już żadnej karty do dobrania.
living-forest-refused-no-element-tile = Nie masz żetonu żywiołu.
living-forest-refused-spend-between = Żeton żywiołu wydaje się przed akcją, nie w jej trakcie.
living-forest-refused-no-such-tile = Tego żetonu tam nie ma; wybierz inny.
living-forest-refused-steal-first = Najpierw zabierz żeton zwycięstwa.
living-forest-refused-no-tile-to-take = Teraz nie ma żetonu zwycięstwa do zabrania: zabiera się go, gdy przeskoczysz ducha, którego gracz jakiś ma.
living-forest-refused-bonus-first = Najpierw użyj akcji dodatkowej albo ją pomiń: { $deed }.
living-forest-refused-more-first = Najpierw dokończ tę akcję: { $deed }.
living-forest-refused-nothing-to-decline = Nie ma akcji dodatkowej, którą można by pominąć.
living-forest-refused-nothing-open = Nie trwa żadna akcja, którą można by zakończyć.
living-forest-refused-no-fragments-left = W zapasie nie ma już odłamków.
living-forest-refused-no-such-fire = W środku nie ma ognia o wartości { $fire }.
living-forest-refused-backwards = Duchy idą do przodu, co najmniej o jeden kamień.
living-forest-refused-no-kodama = Przy tym stole nie gra się z kodamami.
living-forest-refused-empty-pile = Ten stos jest pusty.
living-forest-refused-no-action-left = W tej rundzie nie masz już akcji.
living-forest-refused-only-of-animals = W tej rundzie zostały Ci już tylko akcje zwierząt: { $left }.
living-forest-refused-twice-already = Ta akcja była już dwa razy, a więcej żadnej nie wolno: { $deed }.
living-forest-refused-same-type = Akcje muszą być różne, a ta już była: { $deed }.
living-forest-refused-picked-already = To już wybrane: { $card }.
living-forest-refused-no-such-card = Takiego zwierzęcia nie da się przywołać.
living-forest-refused-not-in-reserve = Nie ma tego w rezerwie: { $card }.
living-forest-refused-no-such-tree = Takiego drzewa tu nie ma.
living-forest-refused-tree-gone = Nie zostało już ani jedno: { $tree }.
living-forest-refused-no-such-space = Miejsca mają nazwy od A1 do E3.
living-forest-refused-space-taken = Na { $at } już rośnie drzewo.
living-forest-refused-not-adjacent = { $at } nie styka się bokiem z żadnym Twoim drzewem.
living-forest-refused-too-dear = Na to nie wystarcza: { $element } { $total }.

## Cards

living-forest-card-bear = Niedźwiedź
living-forest-card-beetle = Chrząszcz
living-forest-card-lynx = Ryś
living-forest-card-fox = Lis
living-forest-card-goldfish = Złota rybka
living-forest-card-tanuki = Tanuki
living-forest-card-boar = Dzik
living-forest-card-weasel = Łasica
living-forest-card-hare = Zając
living-forest-card-fawn = Jelonek
living-forest-card-hummingbird = Koliber
living-forest-card-bee = Pszczoła
living-forest-card-baboon = Pawian
living-forest-card-owl = Sowa
living-forest-card-hedgehog = Jeż
living-forest-card-caterpillar = Gąsienica
living-forest-card-flamingo = Flaming
living-forest-card-ram = Baran
living-forest-card-wolf = Wilk
living-forest-card-lemur = Lemur
living-forest-card-squirrel = Wiewiórka
living-forest-card-tortoise = Żółw
living-forest-card-coati = Ostronos
living-forest-card-racoon = Szop
living-forest-card-beaver = Bóbr
living-forest-card-raven = Kruk
living-forest-card-bat = Nietoperz
living-forest-card-cockatoo = Kakadu
living-forest-card-meerkat = Surykatka
living-forest-card-horse = Koń
living-forest-card-axolotl = Aksolotl
living-forest-card-chimpanzee = Szympans
living-forest-card-toucan = Tukan
living-forest-card-butterfly = Motyl
living-forest-card-spider = Pająk
living-forest-card-hippopotamus = Hipopotam
living-forest-card-horned-owl = Puchacz
living-forest-card-woodpecker = Dzięcioł
living-forest-card-badger = Borsuk
living-forest-card-rooster = Kogut
living-forest-card-rhinoceros = Nosorożec
living-forest-card-goat = Koza
living-forest-card-bull = Byk
living-forest-card-salamander = Salamandra
living-forest-card-frog = Żaba
living-forest-card-marmot = Świstak
living-forest-card-platypus = Dziobak
living-forest-card-crane = Żuraw
living-forest-card-loris = Lori
living-forest-card-koala = Koala
living-forest-card-leopard = Lampart
living-forest-card-eagle = Orzeł
living-forest-card-cobra = Kobra
living-forest-card-cricket = Modliszka
living-forest-card-panther = Pantera
living-forest-card-gorilla = Goryl
living-forest-card-bison = Bizon
living-forest-card-chameleon = Kameleon
living-forest-card-crocodile = Krokodyl
living-forest-card-elephant = Słoń
living-forest-card-dolphin = Delfin
living-forest-card-dog = Pies
living-forest-card-panda = Panda
living-forest-card-stag = Jeleń
living-forest-card-tapir = Tapir
living-forest-card-varan = Waran
living-forest-card-armadillo = Pancernik
living-forest-card-capybara = Kapibara
living-forest-card-crayfish = Rak
living-forest-card-peafowl = Paw
living-forest-card-sloth = Leniwiec
living-forest-card-anteater = Mrówkojad
living-forest-card-ara = Ara
living-forest-card-flying-squirrel = Polatucha
living-forest-card-koi = Karp koi
living-forest-card-tiger = Tygrys
living-forest-card-kodama-winter = Kodama zimy
living-forest-card-kodama-spring = Kodama wiosny
living-forest-card-kodama-summer = Kodama lata
living-forest-card-kodama-autumn = Kodama jesieni
living-forest-card-kodama-flower-1 = Kodama kwiatów 1
living-forest-card-kodama-flower-2 = Kodama kwiatów 2
living-forest-card-kodama-flower-3 = Kodama kwiatów 3
living-forest-card-kodama-flower-4 = Kodama kwiatów 4
living-forest-card-kodama-flower-5 = Kodama kwiatów 5
living-forest-card-kodama-flower-6 = Kodama kwiatów 6
living-forest-card-kodama-tree-1 = Kodama drzew 1
living-forest-card-kodama-tree-2 = Kodama drzew 2
living-forest-card-kodama-tree-3 = Kodama drzew 3
living-forest-card-kodama-tree-4 = Kodama drzew 4
living-forest-card-kodama-tree-5 = Kodama drzew 5
living-forest-card-kodama-tree-6 = Kodama drzew 6
living-forest-card-kodama-water-1 = Kodama wód 1
living-forest-card-kodama-water-2 = Kodama wód 2
living-forest-card-kodama-water-3 = Kodama wód 3
living-forest-card-kodama-water-4 = Kodama wód 4
living-forest-card-kodama-water-5 = Kodama wód 5
living-forest-card-kodama-water-6 = Kodama wód 6

## Trees; their names are our own

living-forest-tree-t3a = Leszczyna
living-forest-tree-t3b = Wierzba
living-forest-tree-t4a = Osika
living-forest-tree-t4b = Wiśnia
living-forest-tree-t5a = Lipa
living-forest-tree-t5b = Dąb
living-forest-tree-t6 = Olcha
living-forest-tree-t7 = Brzoza
living-forest-tree-t8 = Cyprys
living-forest-tree-t9 = Magnolia
living-forest-tree-t10 = Sekwoja
living-forest-tree-t11 = Miłorząb
living-forest-tree-k6 = Jarzębina
living-forest-tree-k7 = Głóg
living-forest-tree-k8 = Cis
living-forest-tree-k9 = Czarny bez
living-forest-tree-k10 = Jałowiec
living-forest-tree-k11 = Kamelia
living-forest-tree-start = Stare drzewo

## Co zobaczono, gdy ruchu nie da się już cofnąć

living-forest-seen-card = następną kartę stosu
living-forest-seen-animals = które zwierzęta przywołano
living-forest-seen-reserve = nowe zwierzęta w rezerwie

## Dlaczego ruch jest dobry

living-forest-merit-goal = Bliżej zwycięstwa: { $goal }
living-forest-merit-bonus = Daje akcję dodatkową: { $deed }
living-forest-merit-card = Od teraz masz kartę { $card }: { $gives }
living-forest-merit-elements = Więcej na Twoje akcje: { $gives }
living-forest-merit-fragments = Więcej odłamków przeciw niechcianym kartom: { $count }
