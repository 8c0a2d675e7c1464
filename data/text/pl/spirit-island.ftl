spirit-island = Spirit Island
spirit-island-about = Wszyscy razem gracie duchami wyspy i przepędzacie z niej najeźdźców. 1–4 graczy, dwie godziny.
spirit-island-command = wyspa

## Moves

spirit-island-verb-embody = Wybierz ducha
spirit-island-verb-embody-name = duch
spirit-island-verb-embody-about = Wybierz ducha, którym grasz
spirit-island-verb-grow = Rozwój
spirit-island-verb-grow-name = rozwój
spirit-island-verb-grow-about = Wybierz rozwój w tej turze
spirit-island-verb-place = Umieść obecność
spirit-island-verb-place-name = umieść
spirit-island-verb-place-about = Dodaj obecność do krainy albo ją tam przesuń
spirit-island-verb-drift = Przesuń obecność
spirit-island-verb-drift-name = dryf
spirit-island-verb-drift-about = Przesuń jedną swoją obecność do innej krainy
spirit-island-verb-gain = Zdobądź kartę mocy
spirit-island-verb-gain-name = zdobądź
spirit-island-verb-gain-about = Dobierz cztery karty mocy i zatrzymaj jedną
spirit-island-verb-keep = Zatrzymaj kartę
spirit-island-verb-keep-name = zatrzymaj
spirit-island-verb-keep-about = Zatrzymaj jedną z dobranych kart
spirit-island-verb-forget = Zapomnij kartę
spirit-island-verb-forget-name = zapomnij
spirit-island-verb-forget-about = Pozbądź się na zawsze jednej ze swoich kart mocy
spirit-island-verb-reclaim = Odzyskaj kartę
spirit-island-verb-reclaim-name = odzyskaj
spirit-island-verb-reclaim-about = Weź na rękę kartę ze swoich kart odrzuconych
spirit-island-verb-play = Zagraj kartę
spirit-island-verb-play-name = zagraj
spirit-island-verb-play-about = Zagraj kartę mocy i zapłać za nią
spirit-island-verb-unplay = Cofnij kartę
spirit-island-verb-unplay-name = cofnij-kartę
spirit-island-verb-unplay-about = Weź z powrotem kartę zagraną w tej turze, razem z energią
spirit-island-verb-ready = Gotowe
spirit-island-verb-ready-name = gotowe
spirit-island-verb-ready-about = Rozwój i karty na tę turę masz za sobą
spirit-island-verb-wait = Jeszcze nie
spirit-island-verb-wait-name = jeszcze-nie
spirit-island-verb-wait-about = Wróć do rozwoju i kart albo do mocy
spirit-island-verb-restart = Od nowa
spirit-island-verb-restart-name = od-nowa
spirit-island-verb-restart-about = Zacznij fazę duchów od nowa; dobrane karty zostają
spirit-island-verb-use = Użyj mocy
spirit-island-verb-use-name = użyj
spirit-island-verb-use-about = Użyj jednej ze swoich mocy na krainie albo duchu
spirit-island-verb-done = Koniec mocy
spirit-island-verb-done-name = koniec-mocy
spirit-island-verb-done-about = Nie używaj więcej mocy w tej fazie
spirit-island-verb-attune = Wybierz żywioł
spirit-island-verb-attune-name = żywioł
spirit-island-verb-attune-about = Wybierz żywioł, który dostajesz
spirit-island-verb-exchange = Energia z utopionych
spirit-island-verb-exchange-name = wymień
spirit-island-verb-exchange-about = Zamień zdrowie utopionych najeźdźców na jedną energię
spirit-island-verb-first = Najpierw pustoszenie
spirit-island-verb-first-name = najpierw
spirit-island-verb-first-about = Niech w tej turze najeźdźcy spustoszą tę krainę przed innymi
spirit-island-verb-choose = Wybierz
spirit-island-verb-choose-name = wybierz
spirit-island-verb-choose-about = Wybierz jedną z możliwości
spirit-island-verb-pick = Wybierz krainę
spirit-island-verb-pick-name = kraina
spirit-island-verb-pick-about = Wybierz krainę
spirit-island-verb-take = Wybierz figurkę
spirit-island-verb-take-name = figurka
spirit-island-verb-take-about = Wybierz figurkę, której to dotyczy
spirit-island-verb-hit = Zadaj obrażenia
spirit-island-verb-hit-name = traf
spirit-island-verb-hit-about = Zadaj figurce część obrażeń
spirit-island-verb-push = Wypchnij
spirit-island-verb-push-name = wypchnij
spirit-island-verb-push-about = Wypchnij figurkę do sąsiedniej krainy
spirit-island-verb-gather = Zgromadź
spirit-island-verb-gather-name = zgromadź
spirit-island-verb-gather-about = Zgromadź figurkę z sąsiedniej krainy
spirit-island-verb-enough = Wystarczy
spirit-island-verb-enough-name = wystarczy
spirit-island-verb-enough-about = Nie bierz już nic więcej z tego, co jest do wyboru

## Fields

spirit-island-field-spirit = Który duch?
spirit-island-field-spirit-name = duch
spirit-island-field-spirit-about = Duch, którym grasz
spirit-island-field-growth = Który rozwój?
spirit-island-field-growth-name = rozwój
spirit-island-field-growth-about = Możliwość rozwoju z planszy Twojego ducha, od 1
spirit-island-field-step = Na którą część rozwoju?
spirit-island-field-step-name = krok
spirit-island-field-step-about = Działanie rozwoju, którego dotyczy; 0 dla mocy
spirit-island-field-step-which = Na które z nich?
spirit-island-field-source = Skąd?
spirit-island-field-source-name = skąd
spirit-island-field-source-about = Tor, zniszczona obecność albo kraina, z której się przesuwa
spirit-island-field-land = Która kraina?
spirit-island-field-land-name = kraina
spirit-island-field-land-about = Kraina, na przykład A5
spirit-island-field-land-to = Do której krainy?
spirit-island-field-origin = Z której krainy?
spirit-island-field-origin-name = z-krainy
spirit-island-field-origin-about = Kraina, z której pochodzi
spirit-island-field-deck = Z której talii?
spirit-island-field-deck-name = talia
spirit-island-field-deck-about = Moce mniejsze albo większe, albo Twój szlak mocy
spirit-island-field-card = Która karta?
spirit-island-field-card-name = karta
spirit-island-field-card-about = Karta mocy
spirit-island-field-power = Która moc?
spirit-island-field-power-name = moc
spirit-island-field-power-about = Zagrana karta albo moc wrodzona
spirit-island-field-target = Jaki cel?
spirit-island-field-target-name = cel
spirit-island-field-target-about = Kraina albo miejsce ducha
spirit-island-field-level = Których progów używasz?
spirit-island-field-level-name = progi
spirit-island-field-level-about = Progi, których używasz, np. 12; 0, jeśli żadnego
spirit-island-field-element = Który żywioł?
spirit-island-field-element-name = żywioł
spirit-island-field-element-about = Jeden z ośmiu żywiołów
spirit-island-field-option = Co wybierasz?
spirit-island-field-option-name = co
spirit-island-field-option-about = Jedna z możliwości
spirit-island-field-piece = Która figurka?
spirit-island-field-piece-name = figurka
spirit-island-field-piece-about = Odkrywca, miasteczko, miasto albo Dahan
spirit-island-field-points = Ile?
spirit-island-field-points-name = punkty
spirit-island-field-points-about = Punkty obrażeń

## Options and presets

spirit-island-option-spirits = Duchy
spirit-island-option-spirits-name = duchy
spirit-island-option-spirits-about = Skąd każdy ma swojego ducha
spirit-island-option-spirits-choose = każdy wybiera
spirit-island-option-spirits-random = losowo
spirit-island-option-spirits-easy = losowo jeden z czterech łatwych
spirit-island-option-progressions = Szlaki mocy
spirit-island-option-progressions-name = szlaki-mocy
spirit-island-option-progressions-about = Łatwe duchy dostają karty z listy zamiast dobierać
spirit-island-option-blight-card = Karta skazy
spirit-island-option-blight-card-name = karta-skazy
spirit-island-option-blight-card-about = Graj z jedną z kart skazy
spirit-island-option-extra-blight = 1 dodatkowa skaza
spirit-island-option-extra-blight-name = jedna-skaza-więcej
spirit-island-option-extra-blight-about = Na zdrowej stronie karty skazy o 1 skazę więcej
spirit-island-option-corners = Krainy stykające się rogiem sąsiadują
spirit-island-option-corners-name = rogi
spirit-island-option-corners-about = Krainy, które stykają się tylko w jednym punkcie, też sąsiadują
spirit-island-option-own-presence = Własna obecność na kartach strachu
spirit-island-option-own-presence-name = własna-obecność
spirit-island-option-own-presence-about = Na kartach strachu obecność to obecność tego gracza, który działa
spirit-island-option-adversary = Przeciwnik
spirit-island-option-adversary-name = przeciwnik
spirit-island-option-adversary-about = Królestwo, które najeżdża wyspę według własnych zasad
spirit-island-option-adversary-none = żaden
spirit-island-option-adversary-brandenburg-prussia = Brandenburgia-Prusy
spirit-island-option-adversary-england = Anglia
spirit-island-option-adversary-sweden = Szwecja
spirit-island-option-adversary-level = Poziom przeciwnika
spirit-island-option-adversary-level-name = poziom
spirit-island-option-adversary-level-about = Od 0 do 6; poziom ma zasady wszystkich niższych
spirit-island-option-scenario = Scenariusz
spirit-island-option-scenario-name = scenariusz
spirit-island-option-scenario-about = Opowieść z własnymi zasadami
spirit-island-option-scenario-none = żaden
spirit-island-option-scenario-blitz = Blitz
spirit-island-option-scenario-dahan-insurrection = Powstanie Dahan
spirit-island-option-scenario-guard-the-isles-heart = Straż serca wyspy
spirit-island-option-scenario-rituals-of-terror = Rytuały grozy
spirit-island-preset-base = Gra podstawowa
spirit-island-preset-base-about = Każdy wybiera ducha
spirit-island-preset-first-game = Pierwsza gra
spirit-island-preset-first-game-about = Łatwe duchy i szlaki mocy
spirit-island-preset-random = Losowe duchy
spirit-island-preset-random-about = Duchy są rozdawane losowo

## Things

spirit-island-name-sun = słońce
spirit-island-name-moon = księżyc
spirit-island-name-fire = ogień
spirit-island-name-air = powietrze
spirit-island-name-water = woda
spirit-island-name-earth = ziemia
spirit-island-name-plant = roślina
spirit-island-name-animal = zwierzę
spirit-island-name-any = dowolny żywioł
spirit-island-name-reclaim-one = odzyskaj jedną
spirit-island-name-jungle = dżungla
spirit-island-name-mountain = góry
spirit-island-name-sands = piaski
spirit-island-name-wetland = mokradła
spirit-island-name-coastal = wybrzeże
spirit-island-name-ocean = ocean
spirit-island-name-dahan = Dahan
spirit-island-name-explorer = odkrywca
spirit-island-name-town = miasteczko
spirit-island-name-city = miasto
spirit-island-name-invaders = najeźdźcy
spirit-island-name-blight = skaza
spirit-island-name-no-blight = bez skazy
spirit-island-name-no-invaders = bez najeźdźców
spirit-island-name-minor = moce mniejsze
spirit-island-name-major = moce większe
spirit-island-name-progression = szlak mocy
spirit-island-name-brandenburg-prussia = Królestwo Brandenburgii-Prus
spirit-island-name-england = Królestwo Anglii
spirit-island-name-sweden = Królestwo Szwecji
spirit-island-name-blitz = Blitz
spirit-island-name-dahan-insurrection = Powstanie Dahan
spirit-island-name-guard-the-isles-heart = Straż serca wyspy
spirit-island-name-rituals-of-terror = Rytuały grozy
spirit-island-name-ally-of-the-dahan = Sojusznik Dahan
spirit-island-name-sworn-to-victory = Przysięga zwycięstwa
spirit-island-challenger-brandenburg-prussia = Brandenburgia-Prusy
spirit-island-challenger-england = Anglia
spirit-island-challenger-sweden = Szwecja
spirit-island-challenger-blitz = Blitz
spirit-island-challenger-dahan-insurrection = Powstanie Dahan
spirit-island-challenger-guard-the-isles-heart = Straż serca wyspy
spirit-island-challenger-rituals-of-terror = Rytuały grozy
spirit-island-where-jungle = dżungla
spirit-island-where-mountain = góry
spirit-island-where-sands = piaski
spirit-island-where-wetland = mokradła
spirit-island-where-coastal = wybrzeże
spirit-island-where-ocean = ocean
spirit-island-where-dahan = kraina z Dahanami
spirit-island-where-invaders = kraina z najeźdźcami
spirit-island-where-no-invaders = kraina bez najeźdźców
spirit-island-where-blight = kraina ze skazą
spirit-island-where-no-blight = kraina bez skazy
spirit-island-there-jungle = dżungla
spirit-island-there-mountain = góry
spirit-island-there-sands = piaski
spirit-island-there-wetland = mokradła
spirit-island-there-coastal = brzeg
spirit-island-there-ocean = ocean
spirit-island-there-dahan = Dahanie
spirit-island-there-invaders = najeźdźcy
spirit-island-there-no-blight = bez skazy
spirit-island-either = { $one } lub { $other }
spirit-island-kinds-explorer = { $count ->
    [one] odkrywcę
    [few] odkrywców
   *[many] odkrywców
}
spirit-island-kinds-town = { $count ->
    [one] miasteczko
    [few] miasteczka
   *[many] miasteczek
}
spirit-island-kinds-city = { $count ->
    [one] miasto
    [few] miasta
   *[many] miast
}
spirit-island-kinds-explorer-town = { $count ->
    [one] odkrywcę lub miasteczko
    [few] odkrywców lub miasteczka
   *[many] odkrywców lub miasteczek
}
spirit-island-kinds-dahan = { $count ->
    [one] Dahana
   *[other] Dahan
}
spirit-island-land = { $land }
spirit-island-ocean-of = { $board }0 (ocean)
spirit-island-seat = duch { $number }
spirit-island-piece-damaged = { $piece } (obrażenia: { $damage })
spirit-island-piece-dreamt = { $piece }, śni o śmierci
spirit-island-piece-dreamt-damaged = { $piece }, śni o śmierci (obrażenia: { $damage })
spirit-island-piece-moved = { $piece }, już po ruchu
spirit-island-piece-moved-damaged = { $piece }, już po ruchu (obrażenia: { $damage })
spirit-island-level-none = bez progów
spirit-island-level =
    { $count ->
        [one] próg { $numbers }
       *[other] progi { $numbers }
    }
spirit-island-step = { $number }: { $text }
spirit-island-step-of-power = dla tej mocy
spirit-island-source-energy = tor energii
spirit-island-source-energy-number =
    { $more ->
        [0] tor energii: energia na turę { $number }, jak teraz
       *[other] tor energii: energia na turę { $number }
    }
spirit-island-source-energy-space = tor energii: odsłania: { $space }
spirit-island-source-plays = tor zagrań
spirit-island-source-plays-number =
    { $more ->
        [0] tor zagrań: zagrania na turę { $number }, jak teraz
       *[other] tor zagrań: zagrania na turę { $number }
    }
spirit-island-source-plays-space = tor zagrań: odsłania: { $space }
spirit-island-source-destroyed = zniszczona obecność
spirit-island-source-destroyed-paid = zniszczona obecność, energia: { $energy }
spirit-island-source-land = przesunięta: { $land }
spirit-island-step-presence = dodaj { $count ->
    [one] obecność
    [few] { $count } obecności
   *[many] { $count } obecności
} (zasięg { $range })
spirit-island-step-presence-here = dodaj { $count ->
    [one] obecność
    [few] { $count } obecności
   *[many] { $count } obecności
} (zasięg 0: gdzie jesteś)
spirit-island-step-presence-in = dodaj { $count ->
    [one] obecność
    [few] { $count } obecności
   *[many] { $count } obecności
} (zasięg { $range }, { $lands })
spirit-island-step-presence-anywhere = dodaj { $count ->
    [one] obecność
    [few] { $count } obecności
   *[many] { $count } obecności
} (bez zasięgu, { $lands })
spirit-island-step-reclaim = odzyskaj wszystkie karty
spirit-island-step-reclaim-one = odzyskaj 1 kartę
spirit-island-step-gain = { $count ->
    [one] zdobądź kartę mocy
    [few] zdobądź { $count } karty mocy
   *[many] zdobądź { $count } kart mocy
}
spirit-island-step-gain-minor = { $count ->
    [one] zdobądź moc mniejszą
    [few] zdobądź { $count } karty mocy (najpierw mniejszą)
   *[many] zdobądź { $count } kart mocy (najpierw mniejszą)
}
spirit-island-step-gain-major = { $count ->
    [one] zdobądź moc większą
    [few] zdobądź { $count } karty mocy (najpierw większą)
   *[many] zdobądź { $count } kart mocy (najpierw większą)
}
spirit-island-step-energy = { $amount ->
    [one] zyskaj { $amount } energię
    [few] zyskaj { $amount } energii
   *[many] zyskaj { $amount } energii
}
spirit-island-step-plays =
    { $amount ->
        [one] +{ $amount } zagranie
        [few] +{ $amount } zagrania
       *[many] +{ $amount } zagrań
    }
spirit-island-step-gather-presence = zgromadź 1 obecność w oceanie { $ocean }
spirit-island-step-gather-presence-each = zgromadź 1 obecność w każdym oceanie
spirit-island-step-push-presence = wypchnij 1 obecność z oceanu { $ocean }
spirit-island-step-push-presence-each = wypchnij 1 obecność z każdego oceanu
spirit-island-brief-reclaim = odzyskanie kart
spirit-island-brief-gain = { $count ->
    [one] karta mocy
    [few] { $count } karty mocy
   *[many] { $count } kart mocy
}
spirit-island-brief-gain-minor = { $count ->
    [one] moc mniejsza
    [few] { $count } karty mocy (najpierw mniejsza)
   *[many] { $count } kart mocy (najpierw mniejsza)
}
spirit-island-brief-gain-major = { $count ->
    [one] moc większa
    [few] { $count } karty mocy (najpierw większa)
   *[many] { $count } kart mocy (najpierw większa)
}
spirit-island-brief-energy = energia +{ $amount }
spirit-island-brief-presence = { $count ->
    [one] obecność (zasięg { $range })
    [few] { $count } obecności (zasięg { $range })
   *[many] { $count } obecności (zasięg { $range })
}
spirit-island-brief-presence-here = { $count ->
    [one] obecność (zasięg 0: gdzie jesteś)
    [few] { $count } obecności (zasięg 0: gdzie jesteś)
   *[many] { $count } obecności (zasięg 0: gdzie jesteś)
}
spirit-island-brief-presence-anywhere = { $count ->
    [one] obecność (bez zasięgu, { $lands })
    [few] { $count } obecności (bez zasięgu, { $lands })
   *[many] { $count } obecności (bez zasięgu, { $lands })
}
spirit-island-brief-presence-in = { $count ->
    [one] obecność (zasięg { $range }, { $lands })
    [few] { $count } obecności (zasięg { $range }, { $lands })
   *[many] { $count } obecności (zasięg { $range }, { $lands })
}
spirit-island-brief-gather-presence-each = obecność do oceanów
spirit-island-brief-push-presence-each = obecność z oceanów
spirit-island-permission-swift =
    { $amount ->
        [one] może użyć { $amount } wolnej mocy jako szybkiej
        [few] może użyć { $amount } wolnych mocy jako szybkich
       *[many] może użyć { $amount } wolnych mocy jako szybkich
    }
spirit-island-permission-repeat = może powtórzyć kartę o koszcie najwyżej { $amount }
spirit-island-permission-repeat-paying = może powtórzyć kartę za jej koszt
spirit-island-permission-range = zasięg mocy +{ $amount }
spirit-island-permission-return = może na koniec tury wziąć zagraną kartę z powrotem na rękę
spirit-island-permission-shared = może liczyć zasięg od obecności: { $who }
spirit-island-permission-ward = obrona { $amount } w każdej z jego krain

## What goes on

spirit-island-headline-setup = { $who } – wybór ducha
spirit-island-headline-start = { $who } – wybór miejsca startu
spirit-island-headline-spirit = Tura { $turn }, faza duchów: { $who } – rozwój i karty
spirit-island-headline-cards = Tura { $turn }, faza duchów: { $who } – karty, potem gotowość
spirit-island-headline-fast = Tura { $turn }: { $who } – szybkie moce
spirit-island-headline-invaders = Tura { $turn }, faza najeźdźców: { $who }
spirit-island-headline-slow = Tura { $turn }: { $who } – wolne moce
spirit-island-headline-won = Wyspa jest wolna: { $why }
spirit-island-headline-lost = Wyspa jest stracona: { $why }
spirit-island-headline-sacrifice = Wygrana okupiona ofiarą: { $why }
spirit-island-why-won-fear = najeźdźcy uciekają w popłochu
spirit-island-why-won-level-1 = nie ma już najeźdźców
spirit-island-why-won-level-2 = nie ma już miasteczek ani miast
spirit-island-why-won-level-3 = nie ma już miast
spirit-island-why-won-goal = cel scenariusza został osiągnięty
spirit-island-why-won-ritual = trzeci rytuał przepędził najeźdźców
spirit-island-why-lost-presence = jeden z duchów nie ma już obecności
spirit-island-why-lost-blight = na karcie nie ma już skazy
spirit-island-why-lost-deck = najeźdźcy muszą eksplorować, a nie ma już kart najeźdźców
spirit-island-why-lost-challenge = najeźdźcy osiągnęli własny cel
spirit-island-why-lost-insurrection = powstanie Dahan upadło: w zbyt wielu krainach miasteczek i miast jest więcej niż Dahan
spirit-island-step-blighted = skażona wyspa
spirit-island-step-fear = karty strachu
spirit-island-step-fear-card = karta strachu { $card }
spirit-island-step-ravage = pustoszenie
spirit-island-step-build = budowa
spirit-island-step-explore = eksploracja
spirit-island-step-slow = wolne moce
spirit-island-step-land = działają najeźdźcy w krainie { $land }
spirit-island-played-difficulty = trudność { $difficulty }
spirit-island-played-adversary = { $adversary } { $level }
spirit-island-score-difficulty = Punkty za trudność
spirit-island-score-win = Zwycięstwo
spirit-island-score-deck = Karty najeźdźców
spirit-island-score-dahan = Dahanie
spirit-island-score-blight = Skaza

## What is asked

spirit-island-ask-setup = { $who }: wybierz ducha.
spirit-island-ask-start = { $who }: wybierz krainę, w której zaczyna Twój duch.
spirit-island-ask-growth = { $who }: wybierz rozwój.
spirit-island-ask-growth-left = { $who }: dokończ rozwój.
spirit-island-ask-cards = { $who }: zagraj karty, potem zgłoś gotowość.
spirit-island-ask-spirit-keep = { $who }: zatrzymaj jedną z dobranych kart.
spirit-island-ask-spirit-forget = { $who }: zapomnij kartę.
spirit-island-ask-wait = { $who }: wszystko gotowe.
spirit-island-ask-fast = { $who }: użyj szybkich mocy.
spirit-island-ask-slow = { $who }: użyj wolnych mocy.
spirit-island-ask-choose = { $about }: co wybierasz?
spirit-island-ask-give-energy = { $about }: ile energii płacisz? Brakuje: { $missing }
spirit-island-ask-give-presence = { $about }: ile swojej obecności niszczysz? Brakuje: { $missing }
spirit-island-ask-how-many = { $about }: ile niszczysz?
spirit-island-ask-give = { $about }: oddajesz kartę?
spirit-island-ask-cascade = Skaza rozlewa się z krainy { $land }: do której?
spirit-island-ask-choke-ravage = Powstrzymać pustoszenie w krainie { $land } za 1 obecność?
spirit-island-ask-choke-build = Powstrzymać budowę w krainie { $land } za 1 obecność?
spirit-island-ask-damage = { $about }: rozdziel obrażenia ({ $points }).
spirit-island-ask-damage-one = { $about }: która figurka dostaje obrażenia?
spirit-island-ask-destroy = { $about }: którą figurkę niszczysz?
spirit-island-ask-drown = { $about }: która figurka tonie?
spirit-island-ask-share = { $about }: ile obrażeń z { $damage } przejmuje pierwsza figurka ({ $piece })?
spirit-island-ask-ashore = { $about }: { $piece } nie tonie. Gdzie wychodzi na brzeg?
spirit-island-ask-remove = { $about }: którą figurkę usuwasz?
spirit-island-ask-remove-health = { $about }: usuń najeźdźców o łącznym zdrowiu do { $health }.
spirit-island-ask-replace = { $about }: którą figurkę zastępujesz?
spirit-island-ask-push = { $about }: wypchnij { $done ->
    [0] { $left } { $what }
   *[other] jeszcze { $left } { $what }
}.
spirit-island-ask-push-up-to = { $about }: możesz wypchnąć { $done ->
    [0] najwyżej { $left } { $what }
   *[other] jeszcze najwyżej { $left } { $what }
}.
spirit-island-ask-push-any = { $about }: możesz wypchnąć dowolną liczbę { $what }.
spirit-island-ask-push-dreamer = { $about }: wypchnij figurkę, która śni o śmierci ({ $piece }).
spirit-island-ask-gather = { $about }: zgromadź { $done ->
    [0] { $left } { $what }
   *[other] jeszcze { $left } { $what }
}.
spirit-island-ask-gather-up-to = { $about }: możesz zgromadzić { $done ->
    [0] najwyżej { $left } { $what }
   *[other] jeszcze najwyżej { $left } { $what }
}.
spirit-island-ask-shift = { $about }: możesz przesunąć do krainy { $land } { $done ->
    [0] najwyżej { $left } { $what }
   *[other] jeszcze najwyżej { $left } { $what }
}.
spirit-island-ask-land-heals = { $about }: z której krainy usuwasz 1 skazę?
spirit-island-ask-land-repeats = { $about }: w której krainie powtarzasz?
spirit-island-ask-land-moves = { $about }: do której krainy przesuwasz Dahan?
spirit-island-ask-land-pushes = { $about }: z której ze swoich krain wypychasz?
spirit-island-ask-land-saves = { $about }: gdzie stawiasz Dahana?
spirit-island-ask-land-returns = { $about }: do której krainy wraca Twoja zniszczona obecność?
spirit-island-ask-play-now = { $about }: możesz zapłacić za nową kartę i od razu ją zagrać.
spirit-island-ask-blitz = Blitz: w której zbadanej krainie planszy { $board } przybywa jeszcze 1 odkrywca?
spirit-island-ask-escalates-town = { $by }, eskalacja: w której krainie planszy { $board } przybywa 1 miasteczko?
spirit-island-ask-england-escalates = Anglia, eskalacja: w której krainie planszy { $board } najeźdźcy budują?
spirit-island-ask-sweden-discards = Szwecja: w której krainie planszy { $board } przybywa 1 miasteczko?
spirit-island-ask-sweden-mines = Szwecja: w krainie { $land } przybyła skaza. W której sąsiedniej krainie przybywa 1 miasteczko?
spirit-island-ask-flees = Powstanie Dahan: w krainie { $land } zniszczono { $piece }. Do której krainy z Dahanami uciekają mieszkańcy?
spirit-island-ask-lose = { $about }: gdzie niszczysz 1 swoją obecność?
spirit-island-ask-follow = { $about }: czy Twoja obecność idzie z Dahanem z { $origin } do { $land }?
spirit-island-ask-place = { $about }: dodaj 1 obecność.
spirit-island-ask-element = { $about }: który żywioł?
spirit-island-ask-gain = { $about }: z której talii dobierasz?
spirit-island-ask-keep = { $about }: którą kartę zatrzymujesz?
spirit-island-ask-forget = { $about }: którą kartę zapominasz?
spirit-island-ask-return = { $about }: którą kartę bierzesz z powrotem?
spirit-island-ask-fear = Karta strachu { $about }: { $effect }
spirit-island-ask-fear-together = Karta strachu { $about }: { $effect } Kolejność jest dowolna.
spirit-island-about-counterattack = Dahanie w krainie { $land } oddają cios

## Actions in words

spirit-island-label-embody = Zagraj duchem { $spirit }
spirit-island-label-grow = Rozwój { $option }: { $steps }
spirit-island-label-place = Dodaj obecność: { $land } ({ $source })
spirit-island-label-drift = Przesuń obecność: { $origin } → { $land }
spirit-island-label-gain-minor = Dobierz moce mniejsze
spirit-island-label-gain-major = Dobierz moce większe
spirit-island-label-gain-progression = Następna karta Twojego szlaku
spirit-island-label-keep = Zatrzymaj { $card }
spirit-island-label-forget = Zapomnij { $card }
spirit-island-label-reclaim = Odzyskaj { $card }
spirit-island-label-play = Zagraj { $card } ({ $cost })
spirit-island-cost-gives = daje energię: { $energy }
spirit-island-label-unplay = Cofnij { $card }
spirit-island-label-ready = Gotowe
spirit-island-label-wait = Jeszcze nie
spirit-island-label-restart = Od nowa
spirit-island-label-use = { $card }: { $target }
spirit-island-label-use-level = { $card }: { $target }, { $level }
spirit-island-label-takes = { $what } (energia: { $energy })
spirit-island-label-gives = { $what } (daje energię: { $energy })
spirit-island-card-again = { $card } ponownie
spirit-island-label-done = Koniec mocy
spirit-island-label-attune = Żywioł: { $element }
spirit-island-label-exchange = Zdrowie utopionych na 1 energię
spirit-island-label-first = Najpierw pustoszenie: { $land }
spirit-island-label-pick = { $land }
spirit-island-label-pick-builds = { $land } ({ $piece }, potem { $count } z { $limit })
spirit-island-label-take = { $land }: { $piece }
spirit-island-label-remove = Usuń: { $piece }, { $land }
spirit-island-label-destroy = Zniszcz: { $piece }, { $land }
spirit-island-label-drown = Utop: { $piece }, { $land }
spirit-island-label-frighten = { $land }, { $piece }: sen o śmierci
spirit-island-label-replace = Zastąp: { $piece }, { $land }
spirit-island-label-damage = Zrań: { $piece }, { $land }
spirit-island-label-hit-destroys = Zniszcz: { $piece }, { $land } (obrażenia { $points })
spirit-island-label-hit-damages = Zrań o { $points }: { $piece }, { $land } ({ $damage } z { $health })
spirit-island-label-hit-dreams = { $land }, { $piece }: obrażenia { $points } ({ $damage } z { $health })
spirit-island-label-hit-frightens = { $land }, { $piece }: sen o śmierci (obrażenia { $points })
spirit-island-label-push = Wypchnij: { $piece }, { $origin } → { $land }
spirit-island-label-gather = Zgromadź: { $piece }, { $origin } → { $land }
spirit-island-label-shift = Przesuń: { $piece } z { $land }
spirit-island-label-enough = Wystarczy
spirit-island-label-enough-none = Nic
spirit-island-label-enough-follow = Nie idź
spirit-island-label-enough-saves = Niech utonie
spirit-island-label-enough-fear = Nic nie rób
spirit-island-choice-growth = { $option }: { $steps }
spirit-island-choice-spirit = { $spirit } – { $complexity }
spirit-island-complexity-low = łatwy
spirit-island-complexity-moderate = wymaga wprawy
spirit-island-complexity-high = wymagający
spirit-island-choice-card = { $card } ({ $cost })
spirit-island-choice-points-destroys = obrażenia { $points } (zniszczenie)
spirit-island-choice-points-damages = obrażenia { $points }
spirit-island-choice-points-dreams = obrażenia { $points }
spirit-island-choice-points-frightens = obrażenia { $points } (sen o śmierci)
spirit-island-option-no = Nie
spirit-island-option-idle = { $way } (tu nic nie daje)
spirit-island-option-play-now = Zagraj { $card } teraz ({ $cost })
spirit-island-option-number-of = { $number }
spirit-island-option-ritual = Odprawcie rytuał: { $land }
spirit-island-option-no-ritual = Bez rytuału
spirit-island-option-choke-ravage = Powstrzymaj (1 obecność)
spirit-island-option-choke-build = Powstrzymaj (1 obecność)
spirit-island-option-memory-fades-to-dust-forget = Zapomnij kartę mocy
spirit-island-option-memory-fades-to-dust-presence = Zniszcz 1 obecność

## Why a move is good

spirit-island-merit-blight = Chroni przed skazą: { $lands }
spirit-island-merit-threat = Bez tego najeźdźcy wygrają w tej turze: { $why }
spirit-island-merit-kept = Chroni Twoją obecność przed zniszczeniem: { $lands }
spirit-island-merit-no-cascade = Skaza nie rozleje się dalej: { $lands }
spirit-island-merit-smaller = Zamiast miasta powstanie tylko miasteczko: { $lands }
spirit-island-merit-less-built = Najeźdźcy zbudują mniej: { $lands }
spirit-island-merit-counterattack = Odwet Dahan w { $land } zada o { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
} więcej
spirit-island-merit-weaker = Pustoszenie w { $land } zada { $damage } zamiast { $was } { $was ->
        [one] obrażenia
       *[other] obrażeń
    }
spirit-island-merit-slight = Nic nie zmienia w tym, co najeźdźcy zaraz zrobią
spirit-island-merit-healed = Usuwa z wyspy skazę: { $count }
spirit-island-merit-gone = Na wyspie o { $count } { $piece } mniej
spirit-island-merit-not-lost = Gra nie jest przegrana: { $why }
spirit-island-merit-less-blight = Skazy na wyspie mniej o { $count }
spirit-island-merit-more-fear = Więcej strachu: { $count }
spirit-island-merit-sacred = Zachowuje Twoje święte miejsce: { $lands }
spirit-island-merit-free = Bez najeźdźców: { $lands }
spirit-island-merit-unbuilt = Najeźdźcy nic nie zbudują: { $lands }
spirit-island-outlook-blight = Nie chroni przed skazą: { $lands }
spirit-island-outlook-built = Nie powstrzymuje budowy: { $lands }
spirit-island-merit-cleared = Nie zostaje żaden najeźdźca: { $lands }
spirit-island-merit-fear = Strach: { $count }
spirit-island-merit-dahan = Chroni Dahan przed pustoszeniem: { $count }
spirit-island-merit-thresholds = Daje żywioły do mocy: { $powers }
spirit-island-merit-plays = Zagrania kart na turę wzrosną do { $count }
spirit-island-merit-plays-now =
    { $count ->
        [one] W tej turze możesz zagrać 1 kartę
        [few] W tej turze możesz zagrać { $count } karty
       *[many] W tej turze możesz zagrać { $count } kart
    }
spirit-island-merit-income = Energia na turę wzrośnie do { $count }
spirit-island-merit-presence = Więcej obecności na wyspie: { $count }
spirit-island-merit-born = Więcej Dahan na wyspie: { $count }
spirit-island-merit-easy = Jeden z duchów, którymi gra się łatwo
spirit-island-merit-hand = Więcej kart na ręce: { $count }
spirit-island-merit-energy = Więcej energii do wydania: { $count }

## What happened

spirit-island-event-embodies = { $who } gra duchem { $spirit }.
spirit-island-event-grows = { $who } rozwija się: { $steps }.
spirit-island-event-income = { $who } zyskuje energię ({ $energy }) i ma teraz { $total }.
spirit-island-event-presence = { $who } dodaje 1 obecność do krainy { $land }.
spirit-island-event-presence-returns = { $who } przywraca 1 zniszczoną obecność w krainie { $land }.
spirit-island-event-drifts = { $who } przesuwa 1 obecność z { $origin } do { $land }.
spirit-island-event-presence-lost = { $who } traci obecność w krainie { $land } ({ $count }).
spirit-island-event-presence-lost-for = { $who } traci obecność w krainie { $land } ({ $count }; { $cause }).
spirit-island-event-drawn = { $who } dobiera ({ $deck }): { $cards }.
spirit-island-event-gains = { $who } zdobywa kartę { $card }.
spirit-island-event-forgets = { $who } zapomina kartę { $card }.
spirit-island-event-reclaims = { $who } odzyskuje kartę { $card }.
spirit-island-event-plays = { $who } zagrywa kartę { $card } (energia: { $cost }).
spirit-island-event-unplays = { $who } cofa kartę { $card }, energia wraca ({ $cost }).
spirit-island-event-gives = { $who } oddaje kartę { $card }; dostaje ją { $to }.
spirit-island-event-returns = { $who } bierze kartę { $card } z powrotem na rękę.
spirit-island-event-ready = { $who } ma wszystko gotowe.
spirit-island-event-wait = { $who } wraca do przygotowań.
spirit-island-event-restart = { $who } zaczyna fazę duchów od nowa.
spirit-island-leaves = { $count ->
    [one] { $count } niewykorzystana moc
    [few] { $count } niewykorzystane moce
   *[many] { $count } niewykorzystanych mocy
}
spirit-island-leaves-plays = { $count ->
    [one] { $count } niewykorzystane zagranie
    [few] { $count } niewykorzystane zagrania
   *[many] { $count } niewykorzystanych zagrań
}
spirit-island-leaves-one = niewykorzystana: { $card }
spirit-island-leaves-as-fast-one = jeszcze do użycia jako szybka: { $card }
spirit-island-leaves-as-fast = wolnych mocy można jeszcze użyć jako szybkich
spirit-island-leaves-repeat = niewykorzystane powtórzenie
spirit-island-event-done = { $who } nie użyje już mocy w tej fazie.
spirit-island-event-unused =
    { $count ->
        [one] Zostawiasz nieużytą moc: { $cards }.
       *[other] Zostawiasz nieużyte moce: { $cards }.
    }
spirit-island-event-resume = { $who } wraca do używania mocy.
spirit-island-event-uses = { $who } używa mocy { $card }: { $land }.
spirit-island-event-uses-on-spirit = { $who } używa mocy { $card }: { $spirit }.
spirit-island-event-repeats = { $who } powtarza moc { $card }: { $land }.
spirit-island-event-repeats-on-spirit = { $who } powtarza moc { $card }: { $spirit }.
spirit-island-event-pays = { $who } płaci energię { $energy } ({ $what }).
spirit-island-event-allowed = W tej turze { $who }: { $text }.
spirit-island-event-lasting = W tej turze w krainie { $land }: { $rule }.
spirit-island-event-defend-moves = Obrona { $amount } przechodzi z { $origin } do { $land }.
spirit-island-event-energy = { $who } zyskuje energię: { $energy }.
spirit-island-event-element = { $who } ma w tej turze o jeden żywioł więcej: { $element }.
spirit-island-event-exchange = { $who } zamienia zdrowie utopionych na 1 energię.
spirit-island-event-first = W krainie { $land } pustoszenie będzie przed innymi.
spirit-island-event-fear = Wywołany strach: { $fear }.
spirit-island-event-earned = Zdobyto kartę strachu (czeka: { $cards }).
spirit-island-event-terror = Poziom grozy { $level }!
spirit-island-event-fear-card = Karta strachu { $card }: { $effect }
spirit-island-event-fear-card-shown = Karta strachu leży odkryta: { $card }.
spirit-island-event-defends = Kraina { $land } zyskuje obronę { $amount }.
spirit-island-event-skips = Najeźdźcy w krainie { $land } nic nie robią w tej turze.
spirit-island-event-stopped-ravage = Bez pustoszenia w krainie { $land }: zdusiła je zieleń.
spirit-island-event-stopped-build = Nic nie powstaje w krainie { $land }: budowę zdusiła zieleń.
spirit-island-event-begins-ravage = Najeźdźcy pustoszą: { $card }.
spirit-island-event-begins-build = Najeźdźcy budują: { $card }.
spirit-island-event-begins-extra = Anglia buduje przed pustoszeniem: { $card }.
spirit-island-event-begins-blitz = Blitz: najeźdźcy budują jeszcze przed pierwszą turą: { $card }.
spirit-island-event-builds-alone = { $by } buduje też tam, gdzie nie ma najeźdźców, bo obok stoją co najmniej 2 miasteczka lub miasta: { $lands }.
spirit-island-event-england-escalates = Anglia, eskalacja na planszy { $board }: budowa w krainie { $land }, w której miasteczek i miast jest najwięcej.
spirit-island-event-sweden-escalates = Szwecja, eskalacja w krainie { $land }: Dahan nie jest więcej niż najeźdźców, więc 1 Dahan zmienia się w miasteczko.
spirit-island-event-empty-ravage = Bez pustoszenia, bo nie ma tam najeźdźców: { $lands }.
spirit-island-event-empty-build = Nic nie powstaje, bo nie ma tam najeźdźców: { $lands }.
spirit-island-event-no-ravage = Bez pustoszenia: { $lands } ({ $causes }).
spirit-island-event-no-build = Nic nie powstaje: { $lands } ({ $causes }).
spirit-island-event-no-city = Nie powstaje miasto: { $lands } ({ $causes }).
spirit-island-event-no-explore = Odkrywca nie przybywa: { $lands } ({ $causes }).
spirit-island-event-ravage = Najeźdźcy pustoszą krainę { $land }, obrażenia: { $damage }.
spirit-island-event-ravage-defended = Najeźdźcy pustoszą krainę { $land }, obrażenia: { $damage } ({ $attack } − obrona { $defend }).
spirit-island-event-strike-back = { $count } Dahan w krainie { $land } oddaje cios, obrażenia: { $damage }.
spirit-island-event-built = Powstaje { $piece } w krainie { $land }.
spirit-island-event-builds = { $town-count ->
    [0] { $city-count ->
        [one] Powstaje miasto: { $cities }.
       *[other] Powstają miasta: { $cities }.
    }
    [one] { $city-count ->
        [0] Powstaje miasteczko: { $towns }.
        [one] Powstaje miasteczko: { $towns }; miasto: { $cities }.
       *[other] Powstaje miasteczko: { $towns }; miasta: { $cities }.
    }
   *[other] { $city-count ->
        [0] Powstają miasteczka: { $towns }.
        [one] Powstają miasteczka: { $towns }; miasto: { $cities }.
       *[other] Powstają miasteczka: { $towns }; miasta: { $cities }.
    }
}
spirit-island-event-explore = { $count ->
        [0] Najeźdźcy eksplorują, karta { $card }, ale nie mają dojścia do żadnej krainy.
       *[other] Najeźdźcy eksplorują, karta { $card }: { $lands }.
    }
spirit-island-event-discarded = Szwecja odrzuca wierzchnią kartę najeźdźców: { $card }.
spirit-island-event-dealt = { $who } dostaje karty: { $cards }.
spirit-island-event-heart = Straż serca wyspy: z wyspy znikają wszystkie miasteczka; wolne od miasteczek i miast mają zostać: { $lands }.
spirit-island-event-ritual = Duchy odprawiają rytuał w krainie { $land }.
spirit-island-event-ritual-refused = Rytuał w krainie { $land } nie udaje się: zapłacono za mało.
spirit-island-event-insurrection = Dahanie powstają we wszystkich krainach.
spirit-island-event-insurrection-strike = Powstanie Dahan: Dahanie w krainie { $land } zadają obrażenia: { $damage }.
spirit-island-event-damaged = { $count ->
    [one] W krainie { $land } { $piece } dostaje obrażenia: { $points } ({ $damage } z { $health }).
   *[other] W krainie { $land } po { $points } { $points ->
        [one] obrażeniu
        [few] obrażenia
       *[many] obrażeń
    } dostają: { $piece } ({ $damage } z { $health }).
}
spirit-island-event-dream-damage = { $count ->
    [one] W krainie { $land } { $piece } śni o obrażeniach: { $points } ({ $damage } z { $health }).
   *[other] W krainie { $land } o obrażeniach ({ $points }) śnią: { $piece } ({ $damage } z { $health }).
}
spirit-island-event-dreams = { $count ->
    [one] W krainie { $land } o śmierci śni { $piece }.
   *[other] W krainie { $land } o śmierci śnią: { $piece }.
}
spirit-island-event-added = { $count ->
    [one] W krainie { $land } przybywa { $piece }.
   *[other] W krainie { $land } przybywa: { $piece }.
}
spirit-island-event-added-for = { $cause }: { $count ->
    [one] w krainie { $land } przybywa { $piece }.
   *[other] w krainie { $land } przybywa: { $piece }.
}
spirit-island-cause-escalates = { $by }, eskalacja
spirit-island-cause-blitz = Blitz, jeszcze jeden na planszy { $board }
spirit-island-cause-sweden-discards = Szwecja, tam, gdzie na planszy { $board } najeźdźców jest najmniej
spirit-island-cause-sweden-mines = Szwecja, obok krainy { $land }, w której przybyła skaza
spirit-island-cause-flees = Powstanie Dahan, ucieczka z krainy { $land } ({ $piece })
spirit-island-event-removed = { $count ->
    [one] Z krainy { $land } znika { $piece }.
   *[other] Z krainy { $land } znika: { $piece }.
}
spirit-island-event-destroyed = { $count ->
    [one] W krainie { $land } zniszczono: { $piece }.
   *[other] W krainie { $land } zniszczono: { $piece }.
}
spirit-island-event-replaced = Zamiana w krainie { $land }: { $piece } → { $by }.
spirit-island-event-moved = { $count ->
    [one] Z { $origin } do { $land } przechodzi { $piece }.
   *[other] Z { $origin } do { $land } przechodzi: { $piece }.
}
spirit-island-event-revealed = Odkryto kartę: { $card }.
spirit-island-event-ashore = { $piece } wychodzi na brzeg: { $origin } → { $land }.
spirit-island-event-blight = W krainie { $land } przybywa 1 skaza.
spirit-island-event-blight-for = { $by } dodaje jeszcze 1 skazę w krainie { $land }: obrażeń było co najmniej 6.
spirit-island-event-cascade = Skaza rozlewa się z krainy { $origin } do krainy { $land }.
spirit-island-event-no-blight = W krainie { $land } skaza nie przybywa: zostaje na karcie.
spirit-island-event-unblight = Z krainy { $land } znika 1 skaza.
spirit-island-event-blighted = Wyspa jest skażona, a na kartę trafia skaza: { $blight }; gdy się skończy, gra jest przegrana. { $card }: { $does }
spirit-island-event-blighted-text = Wyspa jest skażona ({ $card }): płaci za to każdy duch.
spirit-island-event-time-passes = Koniec tury { $turn }.
spirit-island-event-won = Duchy wygrywają: { $why }.
spirit-island-event-lost = Duchy przegrywają: { $why }.
spirit-island-event-sacrifice = Duchy wygrywają i przegrywają zarazem; to zwycięstwo okupione ofiarą: { $why }.

## Why not

spirit-island-no-such-thing = W tej grze nie ma „{ $name }”.
spirit-island-no-answer = Tego nie ma teraz wśród odpowiedzi do wyboru.
spirit-island-no-not-now = Tego nie można teraz zrobić.
spirit-island-no-has-spirit = Masz już ducha.
spirit-island-no-taken = Duchem { $spirit } gra już ktoś inny.
spirit-island-no-own-coast = { $land } nie jest krainą przybrzeżną Twojej planszy.
spirit-island-no-setup = Najpierw każdy wybiera ducha.
spirit-island-no-is-ready = Zgłoszono już gotowość; najpierw ją wycofaj.
spirit-island-no-not-ready = Gotowość nie jest jeszcze zgłoszona.
spirit-island-no-owes-keep = Najpierw zatrzymaj jedną z dobranych kart.
spirit-island-no-owes-forget = Najpierw zapomnij kartę.
spirit-island-no-has-grown = Masz już wybrany rozwój { $option } na tę turę.
spirit-island-no-no-such-growth = Twój duch nie ma takiego rozwoju.
spirit-island-no-not-grown = Najpierw dokończ rozwój.
spirit-island-no-not-in-growth = Twój rozwój tego nie daje albo już się stało.
spirit-island-no-out-of-growth = Ten rozwój nie sięga do krainy { $land }.
spirit-island-no-same-step = Części { $first } i { $number } Twojego rozwoju są takie same: wybierz { $first }.
spirit-island-no-no-such-presence = Stamtąd nie ma czego wziąć.
spirit-island-no-no-reclaim = Nie możesz teraz odzyskać karty.
spirit-island-no-not-discarded = Karty { $card } nie ma wśród odrzuconych.
spirit-island-no-not-in-hand = Karty { $card } nie masz na ręce.
spirit-island-no-not-played = Karta { $card } nie jest zagrana.
spirit-island-no-no-plays = Nie możesz zagrać więcej kart; limit: { $plays }.
spirit-island-no-no-energy = { $card } kosztuje { $cost }, a masz { $energy } energii.
spirit-island-no-nothing-to-restart = Nie ma jeszcze czego zaczynać od nowa.
spirit-island-no-has-passed = Moce w tej fazie masz zakończone; najpierw to cofnij.
spirit-island-no-not-passed = Nie masz jeszcze zakończonych mocy.
spirit-island-no-not-in-play = { $card } nie jest w grze.
spirit-island-no-elements = Nie masz żywiołów na moc { $card }.
spirit-island-no-used = Moc { $card } była już użyta w tej turze.
spirit-island-no-repeat = Nic nie pozwala teraz powtórzyć mocy { $card }.
spirit-island-no-repeat-phase = Moc { $card } można powtórzyć tylko w fazie, w której jej użyto.
spirit-island-no-too-slow = Moc { $card } jest wolna; czeka na fazę wolną.
spirit-island-no-too-late = Moc { $card } jest szybka, a faza szybka minęła.
spirit-island-no-spirit-target = Mocy { $card } nie można użyć na tym duchu.
spirit-island-no-range = { $land } jest poza zasięgiem mocy { $card }.
spirit-island-no-target = Mocy { $card } nie można użyć tam: { $land }.
spirit-island-no-level = Progi, z którymi możesz teraz użyć mocy { $card }: { $ways }.
spirit-island-no-no-level = Moc { $card } nie ma teraz progu do wyboru.
spirit-island-no-any-space = Nie masz już żywiołu do wyboru.
spirit-island-no-spent = Energia, którą dała karta { $card }, jest już wydana.
spirit-island-no-pool = 1 energia wymaga { $rate } utopionego zdrowia, a jest { $pool }.
spirit-island-no-host = Tylko gospodarz wybiera, która kraina będzie pustoszona pierwsza.
spirit-island-no-order = Która kraina będzie pustoszona pierwsza, ustala się, zanim najeźdźcy zaczną działać, raz dla każdej krainy.
spirit-island-no-only-land = Do spustoszenia została już tylko { $land }: nie ma czego ustalać.
spirit-island-no-acting-land = W krainie { $land } nie będzie w tej turze pustoszenia.

## Co zobaczono, gdy ruchu nie da się już cofnąć

spirit-island-seen-powers = nowe karty mocy
spirit-island-seen-invaders = następną kartę eksploracji
spirit-island-seen-fear = kartę strachu
spirit-island-seen-blight = kartę skażonej wyspy
