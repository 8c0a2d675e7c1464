moonlight = Blask Księżyca
moonlight-about = Dwa nocne stworzenia, 28 lasów: razem, samotnie albo przeciw sobie. 1–4 osoby, 30 minut.
moonlight-command = księżyc

moonlight-verb-place = Postaw stworzenie
moonlight-verb-place-name = postaw
moonlight-verb-place-about = Postaw stworzenie na jednym z jego miejsc startowych
moonlight-verb-collect = Zbierz kafel
moonlight-verb-collect-name = zbierz
moonlight-verb-collect-about = Zbierz dostępny kafel obok stworzenia
moonlight-verb-assign = Przydziel kafle
moonlight-verb-assign-name = przydziel
moonlight-verb-assign-about = Daj każdej ze stron jeden zebrany kafel
moonlight-verb-move = Przesuń stworzenie
moonlight-verb-move-name = przesuń
moonlight-verb-move-about = Przesuń jedno stworzenie o krok; to kończy Twoją turę
moonlight-verb-hurry = Wydaj klejnot na ruch
moonlight-verb-hurry-name = pośpiesz
moonlight-verb-hurry-about = Wydaj klejnot i od razu przesuń stworzenie o krok
moonlight-verb-talk = Wydaj klejnot na rozmowę
moonlight-verb-talk-name = rozmawiaj
moonlight-verb-talk-about = Wydaj klejnot: do końca tej tury możecie rozmawiać
moonlight-verb-plus = Użyj „+”
moonlight-verb-plus-name = plus
moonlight-verb-plus-about = Wydany klejnot wraca do kogoś z Was
moonlight-verb-relocate = Przestaw stworzenie
moonlight-verb-relocate-name = przestaw
moonlight-verb-relocate-about = Przestaw bez opłaty stworzenie, obok którego nie ma co zbierać
moonlight-verb-end = Zakończ grę
moonlight-verb-end-name = zakończ
moonlight-verb-end-about = Zakończ grę: bez klejnotu ani „+” nic nie da się zebrać
moonlight-verb-swap = Wydaj klejnot na zamianę
moonlight-verb-swap-name = zamień
moonlight-verb-swap-about = Wydaj klejnot: stworzenia zamieniają się miejscami
moonlight-verb-choose = Wybierz
moonlight-verb-choose-name = wybierz
moonlight-verb-choose-about = Wybierz coś z tego, co jest do wyboru

moonlight-field-creature = Które stworzenie?
moonlight-field-creature-name = stworzenie
moonlight-field-creature-about = Światło albo Cień
moonlight-field-tile = Który kafel?
moonlight-field-tile-name = kafel
moonlight-field-tile-about = Miejsce kafla
moonlight-field-creature-picks = Który kafel?
moonlight-field-to = Dokąd?
moonlight-field-to-name = dokąd
moonlight-field-to-about = Miejsce docelowe
moonlight-field-light = Który kafel dla drużyny (Światła)?
moonlight-field-light-name = światło
moonlight-field-light-about = Numer kafla, który dostaje drużyna albo Światło
moonlight-field-shadow = Który kafel dla przeciwnika (Cienia)?
moonlight-field-shadow-name = cień
moonlight-field-shadow-about = Numer kafla, który dostaje przeciwnik albo Cień
moonlight-field-seat = Kto odzyskuje klejnot?
moonlight-field-seat-name = miejsce
moonlight-field-seat-about = Miejsce przy stole, do którego wraca wydany klejnot
moonlight-field-option = Co wybierasz?
moonlight-field-option-name = wybór
moonlight-field-option-about = To, co wybierasz

moonlight-option-scenario = Scenariusz
moonlight-option-scenario-name = scenariusz
moonlight-option-scenario-about = Las, w którym się gra; każdy ma niżej swój opis
moonlight-option-scenario-1 = 1 · Pierwsze kroki w blasku księżyca
moonlight-option-scenario-2 = 2 · Leśny miraż
moonlight-option-scenario-3 = 3 · Snop świetlików
moonlight-option-scenario-4 = 4 · Poszycie
moonlight-option-scenario-5 = 5 · Zabawa w chowanego
moonlight-option-scenario-6 = 6 · Taniec świetlików
moonlight-option-scenario-7 = 7 · Piramida
moonlight-option-scenario-8 = 8 · Ukryte w głębi lasu
moonlight-option-scenario-9 = 9 · Księżycowe zgromadzenie
moonlight-option-scenario-10 = 10 · Niewidziane
moonlight-option-scenario-11 = 11 · Miłe wspomnienia
moonlight-option-scenario-12 = 12 · Tao
moonlight-option-scenario-13 = 13 · Kamienisty szlak
moonlight-option-scenario-14 = 14 · Zamknięty las
moonlight-option-scenario-15 = 15 · Alchemia duchów
moonlight-option-scenario-16 = 16 · Paradoks
moonlight-option-scenario-17 = 17 · Nagły deszcz
moonlight-option-scenario-18 = 18 · Pora do domu
moonlight-option-scenario-19 = 19 · Unoszące się wyspy
moonlight-option-scenario-20 = 20 · Zaczarowana trójka
moonlight-option-scenario-21 = 21 · Nieznana przyszłość
moonlight-option-scenario-22 = 22 · Niespodzianka w poszyciu
moonlight-option-scenario-23 = 23 · Kapryśne mosty
moonlight-option-scenario-24 = 24 · Mgła
moonlight-option-scenario-25 = 25 · Odbicie natury
moonlight-option-scenario-26 = 26 · Dawne obrzędy
moonlight-option-scenario-27 = 27 · Wir
moonlight-option-scenario-28 = 28 · Zaćmienie księżyca
moonlight-option-difficulty = Poziom trudności
moonlight-option-difficulty-name = trudność
moonlight-option-difficulty-about = Dla grających razem: im trudniej, tym mniej klejnotów
moonlight-difficulty-gems = Na początek { $each ->
        [one] { $each } klejnot
        [few] { $each } klejnoty
       *[many] { $each } klejnotów
    } dla każdego; solo lub przy otwartej rozmowie razem { $alone }
moonlight-special-gems = { $mode ->
        [solo] Trudniejsza gra: zaczynasz z { $count ->
            [one] { $count } klejnotem
            [few] { $count } klejnotami
           *[many] { $count } klejnotami
        }.
        [all] Trudniejsza gra: na początek macie wspólnie { $count ->
            [one] { $count } klejnot
            [few] { $count } klejnoty
           *[many] { $count } klejnotów
        }.
       *[other] Trudniejsza gra: każdy zaczyna z { $count ->
            [one] { $count } klejnotem
            [few] { $count } klejnotami
           *[many] { $count } klejnotami
        }.
    }
moonlight-option-difficulty-regular = zwykły
moonlight-option-difficulty-difficult = trudny
moonlight-option-difficulty-extreme = skrajny
moonlight-option-against = Przeciw sobie
moonlight-option-against-name = przeciw
moonlight-option-against-about = We dwoje można grać przeciw sobie; we troje i czworo gra się tak zawsze
moonlight-option-first = Pierwszy gracz
moonlight-option-first-name = pierwszy
moonlight-option-first-about = Miejsce, które zaczyna, licząc wokół stołu
moonlight-option-first-none = losowo
moonlight-option-open-talk = Swobodna rozmowa
moonlight-option-open-talk-name = rozmowa
moonlight-option-open-talk-about = Wolno Wam zawsze rozmawiać, ale klejnoty są wspólne i najwyżej jeden na turę

moonlight-options-unfinished = Scenariusza { $scenario } nie da się jeszcze zagrać: potrzebuje { $modules }.
moonlight-options-alone = W pojedynkę nie da się grać przeciw sobie.
moonlight-options-not-against = W scenariusz { $scenario } gra się razem albo samotnie, nie przeciw sobie.
moonlight-options-regular-only = Scenariusz { $scenario } ma tylko jeden poziom trudności: zwykły.
moonlight-options-no-talk = Swobodna rozmowa jest dla dwóch osób grających razem.

moonlight-creature-light = Światło
moonlight-creature-shadow = Cień
moonlight-side-light = drużyna
moonlight-side-shadow = przeciwnik
moonlight-first-light = Drużyna
moonlight-first-shadow = Przeciwnik
moonlight-versus-light = Światło
moonlight-versus-shadow = Cień
moonlight-place = { $place }
moonlight-place-tile = { $place } ({ $tile })
moonlight-with = { $what } + { $thing }
moonlight-favour-down = dar
moonlight-favour-up = dar { $face }
moonlight-light = kafel księżyca { $spirit }
moonlight-turn-over = Zakończ turę
moonlight-enough = Wystarczy

moonlight-ask-place-light = { $who }: postaw Światło na miejscu startowym.
moonlight-ask-place-shadow = { $who }: postaw Cień na miejscu startowym.
moonlight-ask-collect = { $who }: zbierz kafel obok Światła i kafel obok Cienia.
moonlight-ask-collect-second = { $who }: zbierz drugi kafel.
moonlight-ask-assign = { $who }: który zebrany kafel dostaje { $light }? Drugi dostaje { $shadow }.
moonlight-ask-move = { $who }: przesuń stworzenie.
moonlight-ask-rescue =
    { $by ->
        [gem] { $who }: nie ma czego zebrać; wydaj klejnot, żeby przesunąć stworzenie, albo zakończ grę.
        [plus] { $who }: nie ma czego zebrać; użyj „+”, żeby odzyskać klejnot, albo zakończ grę.
       *[both] { $who }: nie ma czego zebrać; wydaj klejnot, żeby przesunąć stworzenie, użyj „+” albo zakończ grę.
    }
moonlight-ask-relocate = { $who }: przestaw stworzenie.
moonlight-ask-share = { $who }: wybierz dar { $number } z { $of }, który dostaje { $light }; resztę dostaje { $shadow }.
moonlight-ask-side-tile = { $who }: wybierz klejnot do wydania.
moonlight-ask-door = { $who }: wybierz, gdzie wychodzi { $creature }.
moonlight-ask-eclipse = { $who }: wybierz, dokąd przechodzi żeton zaćmienia z pola { $place }.
moonlight-ask-rain = { $who }: wybierz dar { $token } albo okruch.
moonlight-ask-cover = { $who }: wybierz symbol, który zakryje { $token }.
moonlight-ask-jump = { $who }: wybierz, dokąd skacze { $creature }.
moonlight-ask-island-tokens = { $who }: podziel dary wyspy { $island }.
moonlight-ask-bit = { $who }: wybierz, kto dostaje okruch z pola { $place }.
moonlight-ask-move-on =
    { $by ->
        [gem] { $who }: rusz się dalej za klejnot albo zakończ turę.
        [plus] { $who }: użyj „+”, żeby odzyskać klejnot, albo zakończ turę.
       *[other] { $who }: wydaj klejnot albo zakończ turę.
    }
moonlight-ask-exit = { $who }: wybierz, gdzie { $creature } schodzi z mostu.
moonlight-ask-reflection-order = { $who }: wybierz następny kafel do odbicia.
moonlight-ask-reflection = { $who }: wybierz, co płacisz za odkrycie { $place }.
moonlight-ask-gem-back = { $who }: wybierz, komu wraca klejnot.
moonlight-ask-keep = { $who }: wybierz, co zostaje w rzędzie { $row }.

moonlight-headline-prepare = Tura: { $who } – podziel dary
moonlight-headline-light = Tura: { $who } – postaw Światło na miejscu startowym
moonlight-headline-shadow = Tura: { $who } – postaw Cień na miejscu startowym
moonlight-headline-collect = Tura { $turn } – { $who }: zbierz kafle
moonlight-headline-assign = Tura { $turn } – { $who }: przydziel kafle
moonlight-headline-reveal = Tura { $turn } – { $who }: zdecyduj o tym, co się odkryło
moonlight-headline-move = Tura { $turn } – { $who }: przesuń stworzenie
moonlight-headline-settle = Koniec gry: podział tego, co zostało
moonlight-headline-won = Drużyna wygrała
moonlight-headline-lost = { $by ->
        [spirits] Las przepadł: brakuje { $count ->
            [one] { $count } ducha
            [few] { $count } duchów
           *[many] { $count } duchów
        }
       *[points] Las przepadł: za mało punktów
    }

moonlight-label-place = Postaw na { $place }
moonlight-label-collect = { $creature } zbiera { $place }
moonlight-label-assign = { $light }: { $one }, { $shadow }: { $two }
moonlight-label-move = { $creature } idzie na { $place }
moonlight-label-hurry = Klejnot: { $creature } na { $place }
moonlight-label-talk = Klejnot: rozmowa do końca tury
moonlight-label-plus = „+”: klejnot wraca do: { $who }
moonlight-label-plus-common = „+”: klejnot wraca do wspólnych zasobów
moonlight-label-relocate = { $creature } na { $place }
moonlight-label-end = Zakończ grę
moonlight-choice-picked = { $number }: { $tile }
moonlight-choice-seat = { $who }
moonlight-choice-common = wspólne zasoby
moonlight-choice-gone = już niedostępne
moonlight-picked-none = kafel { $number }

moonlight-event-places = { $who }: { $creature } staje na { $place }.
moonlight-event-picks = { $creature } zbiera { $place }.
moonlight-event-picked = Ten kafel to { $tile }.
moonlight-event-picks-tile = { $creature } zbiera { $place }: { $tile }.
moonlight-event-gets-tile = { $side } dostaje: { $tile }.
moonlight-event-discards = Wypada z gry: { $tile }.
moonlight-event-gets-token = { $side } dostaje dar: { $token }.
moonlight-event-gets-tokens = { $side } dostaje dary: { $tokens }.
moonlight-event-tokens-turned = Odkryte dary: { $tokens }.
moonlight-event-gets-bit = { $side } dostaje okruch księżyca.
moonlight-event-takes-bit = { $who } bierze okruch księżyca ({ $creature }).
moonlight-event-pays-bit = Drużyna oddaje przeciwnikowi okruch księżyca.
moonlight-event-bit-leaves = Okruch księżyca wypada z gry.
moonlight-event-bit-drops = Okruch opada na kafel poniżej: { $place }.
moonlight-event-turned-up = Odkryto { $place }: { $tile }.
moonlight-event-moves = { $who }: { $creature } idzie na { $place }.
moonlight-event-relocates = { $who }: { $creature } staje zamiast tego na { $place }.
moonlight-event-spends =
    { $supply ->
        [common] { $who } wydaje klejnot ze wspólnych zasobów.
       *[own] { $who } wydaje klejnot.
    }
moonlight-event-stays = Kafel z { $place } nie przypada nikomu.
moonlight-event-talk = { $who } wydaje klejnot: do końca tury możecie rozmawiać.
moonlight-event-plus = { $who } używa „+”.
moonlight-event-gem-back = { $who } odzyskuje klejnot.
moonlight-event-gem-back-common = Klejnot wraca do wspólnych zasobów.
moonlight-event-last-tile = Światło stoi na kaflu: { $tile }. Dostaje go drużyna.
moonlight-event-adds = { $who } wydaje klejnot i dokłada kafel: { $tile }.
moonlight-event-through-eclipse = { $creature } wychodzi na { $place }.
moonlight-event-eclipse-wanders = Żeton zaćmienia przechodzi na { $place }.
moonlight-event-eclipse-leaves = Żeton zaćmienia wypada z gry.
moonlight-event-eclipse-shows = Żeton zaćmienia na { $place } pokazuje { $number }.
moonlight-event-token-discarded = { $who } odrzuca dar { $token }.
moonlight-event-covers = Na karcie księżyca { $token } zakrywa symbol: { $spirit }.
moonlight-event-gem-gained = { $who } dostaje klejnot, który tam leżał.
moonlight-event-sinks = Wyspa { $island } tonie.
moonlight-event-light-comes = Kafel księżyca z { $place } ({ $spirit }) też dostaje { $side }.
moonlight-event-crosses = { $creature } przechodzi przez most na { $place }.
moonlight-event-reflects = Odbicie zabiera { $place }: { $tile }.
moonlight-event-picks-end = Nie da się już zebrać dwóch kafli: gra się kończy.
moonlight-event-two-left = Zostały dwa kafle: gra się kończy i nikt ich nie dostaje.
moonlight-event-none-to-pick = { $count ->
    [one] Nigdzie nie da się już zebrać dwóch kafli: gra się kończy i { $count } kafla, który został, nikt nie dostaje.
    [few] Nigdzie nie da się już zebrać dwóch kafli: gra się kończy i { $count } kafli, które zostały, nikt nie dostaje.
   *[many] Nigdzie nie da się już zebrać dwóch kafli: gra się kończy i { $count } kafli, które zostały, nikt nie dostaje.
}
moonlight-event-rest-given = { $stays ->
    [0] Wszystko, co zostało, dostaje przeciwnik.
    [one] Jeden kafel zostaje i nie przypada nikomu. Całą resztę dostaje przeciwnik.
    [few] { $stays } kafle zostają i nie przypadają nikomu. Całą resztę dostaje przeciwnik.
   *[many] { $stays } kafli zostaje i nie przypada nikomu. Całą resztę dostaje przeciwnik.
}
moonlight-lost-lacking = dla drużyny nie ma już kafla: { $spirits }.
moonlight-event-lacking = Drużyna przegrywa, bo nie ma kafla: { $spirits }.
moonlight-event-team-wins = Drużyna wygrywa { $own } do { $rival }.
moonlight-event-team-loses = Drużyna przegrywa { $own } do { $rival }.
moonlight-event-won = { $count ->
    [one] Wygrywa { $who }.
   *[other] Wygrywają razem: { $who }.
}

moonlight-line-spirits = Duchy
moonlight-line-powers = Żywioły
moonlight-line-missing = Braki
moonlight-line-card = Karta księżyca
moonlight-line-nature = Punkty natury
moonlight-line-light = Światło
moonlight-line-shadow = Cień
moonlight-line-missions = Misje
moonlight-line-bits = Okruchy księżyca

moonlight-refused-nothing-offered = Teraz nie ma nic do wyboru.
moonlight-refused-answer-first = Najpierw odpowiedz na pytanie.
moonlight-refused-phase-light = Trwa stawianie stworzeń: najpierw Światło.
moonlight-refused-phase-shadow = Trwa stawianie stworzeń: teraz Cień.
moonlight-refused-phase-collect = Najpierw dokończ zbieranie kafli.
moonlight-refused-phase-assign = Najpierw przydziela się zebrane kafle.
moonlight-refused-phase-move = Kafle są przydzielone; teraz przesuwa się stworzenie.
moonlight-refused-phase-over = Gra jest skończona.
moonlight-refused-no-start = { $creature } nie ma miejsca startowego na { $place }.
moonlight-refused-relocate-first = Najpierw przestawia się stworzenie, obok którego nie ma co zbierać.
moonlight-refused-stuck = Bez klejnotu nic nie da się zebrać.
moonlight-refused-not-idle = Stworzenia przestawia się tylko wtedy, gdy nic nie da się zebrać.
moonlight-refused-must-collect = Można jeszcze zbierać kafle.
moonlight-refused-served = { $creature } ma już w tej turze swój kafel.
moonlight-refused-not-around = { $place } nie leży obok tego stworzenia ({ $creature }).
moonlight-refused-stood-on = Na { $place } stoi stworzenie.
moonlight-refused-face-down = Kafel z { $place } leży zakryty.
moonlight-refused-not-available = Kafel z { $place } nie jest dostępny: oba długie boki są zajęte.
moonlight-refused-closed-in = Kafel z { $place } nie jest dostępny: z każdej z czterech stron leży inny kafel.
moonlight-refused-covered = Na kaflu z { $place } leży inny kafel, choćby częściowo.
moonlight-refused-is-bridge = { $place } to most: przechodzi się po nim, a nigdy się go nie bierze.
moonlight-refused-is-closed = Kafel z { $place } zamyka dar, póki drużyna nie ma ponad połowy tego, co pokazuje któryś dar z tej pary.
moonlight-refused-row-keeps = W rzędzie { $place } zostało już tylko tyle kafli, ile ma w nim zostać.
moonlight-refused-not-led = Tutaj nie prowadzisz stworzenia { $creature }: robi to samo, co drugie.
moonlight-refused-leaves-none = Po zebraniu { $place } nie zostanie żaden kafel dla stworzenia: { $creature }.
moonlight-refused-taken = Na { $place } stoi drugie stworzenie.
moonlight-refused-no-way = { $creature } nie może pójść na { $place }.
moonlight-refused-no-gem = Nie masz klejnotu do wydania.
moonlight-refused-gem-spent = Przy otwartej rozmowie wydaje się najwyżej jeden klejnot na turę, a ten już został wydany.
moonlight-refused-no-talk = Klejnotu nie można wydać na rozmowę.
moonlight-refused-gem-blocks = Gdyby stworzenie stanęło na { $place }, nie byłoby drugiego kafla do zebrania.
moonlight-refused-gem-swaps = W tym scenariuszu klejnot pozwala zamienić stworzenia miejscami, i nic więcej.
moonlight-refused-no-plus = Żaden „+” nie zwróci klejnotu temu graczowi.
moonlight-refused-divide = Tak nie można podzielić zebranych kafli.
moonlight-refused-relocate = { $creature } nie może stanąć na { $place }.

moonlight-refused-not-now = Teraz nie można tego zrobić.
moonlight-label-swap = Klejnot: stworzenia zamieniają się miejscami
moonlight-event-swap = { $who } wydaje klejnot: stworzenia zamieniają się miejscami.
moonlight-event-firefly-lands = Świetlik siada na podwójnym kaflu Powietrza ({ $side }).
moonlight-event-firefly-lights = Świetlik siada na darze: { $token }.
moonlight-event-firefly-leaves = Świetlik odlatuje.
moonlight-event-bit-found = Na { $place } trafia okruch księżyca.
moonlight-event-bit-pushed = Okruch z { $origin } zostaje odsunięty na { $place }.
moonlight-event-gem-marks = Kolumna { $number } zostaje oznaczona: { $gem }.
moonlight-event-gem-drops =
    { $colour ->
        [yellow] Żółty klejnot opada na kafel poniżej: { $place }.
       *[green] Zielony klejnot opada na kafel poniżej: { $place }.
    }
moonlight-event-gem-leaves =
    { $colour ->
        [yellow] Żółty klejnot wypada z gry razem ze swoim kaflem: { $place }.
       *[green] Zielony klejnot wypada z gry razem ze swoim kaflem: { $place }.
    }
moonlight-ask-firefly = { $who }: wybierz dar dla świetlika.
moonlight-ask-slide = { $who }: wybierz, gdzie zsuwa się okruch.
moonlight-ask-token-side = { $who }: wybierz, kto dostaje dar: { $token }.
moonlight-ask-column = { $who }: wybierz kolumnę dla klejnotu.
moonlight-ask-push = { $who }: odsuń inny okruch.
moonlight-pair = kolumna { $number }
moonlight-push = okruch z { $origin } na { $place }
moonlight-mark-firefly = świetlik
moonlight-mark-yellow = żółty klejnot, dla Światła
moonlight-mark-green = zielony klejnot, dla Cienia
moonlight-mark-eclipse = żeton zaćmienia

## Co dają moduły

moonlight-gem-without-tile = klejnot bez kafla
moonlight-label-add = Dołóż: { $tile }
moonlight-label-add-number = Dołóż kafel boczny { $number }
moonlight-verb-add = Dołóż kafel boczny
moonlight-verb-add-name = dołóż
moonlight-verb-add-about = Wydaj klejnot i dołóż jego kafel boczny
moonlight-field-number = Który kafel boczny?
moonlight-field-number-name = numer
moonlight-field-number-about = Numer kafla bocznego, od 1
moonlight-rain-token = { $token } dla drużyny, okruch dla przeciwnika
moonlight-rain-bit = okruch dla drużyny; { $token } przepada
moonlight-cover = { $spirit } (klejnot dla: { $who })
moonlight-notice-card-gem = Karta księżyca: na symbolu „{ $spirit }” leży klejnot gracza { $who }.
moonlight-island-up = { $token } dla drużyny, zakryty dla przeciwnika
moonlight-island-down = zakryty dla drużyny, { $token } dla przeciwnika
moonlight-reflection-tile = { $place } idzie do przeciwnika
moonlight-reflection-nothing = { $place }: stoi tam stworzenie, nic nie przechodzi
moonlight-reflection-bit = okruch dla przeciwnika

## Co zobaczono, gdy ruchu nie da się już cofnąć

moonlight-seen-tile = odkryty kafel
moonlight-seen-favour = dar
