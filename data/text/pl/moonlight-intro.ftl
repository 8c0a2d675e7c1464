## Co jest szczególnego w scenariuszu: jego las, każdy z jego modułów i cel

moonlight-intro-1 = Okrągły las w pełni księżyca: pierwsze kroki Światła i Cienia.
moonlight-intro-2 = Dwa lasy o tym samym kształcie leżą jeden nad drugim: las i jego miraż.
moonlight-intro-3 = Do lasu wpada snop światła, a wokół niego kafle leżą w mroku.
moonlight-intro-4 = Pod lasem rośnie poszycie: w środku pod kaflem leży drugi.
moonlight-intro-5 = Szesnaście stosów po trzy kafle: co leży głęboko, jest ukryte.
moonlight-intro-6 = Świetliki tańczą nad rozległym lasem, do którego zawitał Duch Powietrza.
moonlight-intro-7 = Piramida o trzech poziomach: każdy kafel leży na połowach dwóch innych.
moonlight-intro-8 = Serce lasu leży zakryte i czeka, aż ktoś je odsłoni.
moonlight-intro-9 = Las ma kształt sierpa księżyca, a wzdłuż jego grzbietu leżą dary.
moonlight-intro-10 = Z lasu patrzy oko: jego tęczówka leży zakryta.
moonlight-intro-11 = Las ma kształt serca.
moonlight-intro-12 = Dzień i noc w jednym kole: połowa lasu leży odkryta, połowa zakryta.
moonlight-intro-13 = Wąski szlak wije się po skałach, czyli kaflach na kaflach.
moonlight-intro-14 = Las otacza mur zakrytych kafli.
moonlight-intro-15 = Las wypełnia słój alchemika, a obok leżą gotowe dalsze kafle.
moonlight-intro-16 = Dwoje oczu i pętla bez końca: las prowadzi z powrotem do siebie.
moonlight-intro-17 = Na las pada deszcz, a kto zmoknie, musi wybierać.
moonlight-intro-18 = Las jest domem z dachem, oknami i drzwiami.
moonlight-intro-19 = Sześć wysp po osiem kafli unosi się osobno; gra się kończy, gdy zostanie jedna.
moonlight-intro-20 = Trzy gaje stykają się ze sobą, a zakryte kafle w każdym z nich kryją okruchy.
moonlight-intro-21 = Cztery listki koniczyny, a w sercu każdego coś nieznanego.
moonlight-intro-22 = Blask księżyca pada przez las pełen prześwitów.
moonlight-intro-23 = Potok dzieli dwa gaje; leżą nad nim cztery mosty.
moonlight-intro-24 = Blask księżyca płynie pasmami przez mgłę, a co drugi kafel jest ukryty.
moonlight-intro-25 = Las przegląda się w wodzie: lewo jest jak prawo, góra jak dół.
moonlight-intro-26 = Polana dawnych obrzędów jest taka sama z obu stron.
moonlight-intro-27 = Pierścień pełen silnych duchów i cztery ramiona, które wokół niego wirują.
moonlight-intro-28 = Długi, niski las, nad którym przesuwa się cień księżyca.

moonlight-special-1 = { $mode ->
    [versus] Liczą się tylko kafle: nie ma okruchów ani darów.
   *[other] Drużyna zaczyna z { $bits } okruchami księżyca i wybiera { $kept } z { $shown } odkrytych darów; resztę dostaje przeciwnik.
}
moonlight-special-2 = Cień powtarza w drugim lesie każde zebranie i każdy krok Światła, każda strona zachowuje to, co zbierze jej stworzenie, a klejnot służy tylko do zamiany miejsc.
moonlight-special-3 = { $mode ->
    [versus] Zakryte kafle można zbierać, a strona, która na podwójnych kaflach Powietrza ma więcej świetlików, na końcu te kafle traci.
   *[other] Drużyna zaczyna z { $bits } okruchami księżyca i wybiera { $kept } z { $shown } odkrytych darów, zakryte kafle można zbierać, a strona, która na podwójnych kaflach Powietrza ma więcej świetlików, na końcu te kafle traci.
}
moonlight-special-4 = { $mode ->
    [versus] Na niektórych kaflach leżą dwa dary: kto taki zbierze, daje jeden Światłu, a drugi Cieniowi.
   *[other] Z dwóch darów na kaflu każda strona dostaje jeden, jeśli przy zbieraniu obok stoją oba stworzenia; jeśli tylko jedno, oba bierze przeciwnik.
}
moonlight-special-5 = Żeby zebrać kafel, wystarczy jeden wolny bok z czterech, dar idzie ze swoim kaflem, a każdy odkryty kafel poszycia dostaje okruch.
moonlight-special-6 = Kafel ze świetlikiem zdobywa dar dla drużyny, jeśli zbierze go Światło; jeśli zbierze go Cień, świetlik przepada.
moonlight-special-7 = { $mode ->
    [versus] Na inny poziom wchodzi się tylko bokiem, okruch zebranego kafla zsuwa się w dół i na zewnątrz, a kto zbierze kafel z dwoma darami, mówi, która strona dostaje który.
   *[other] Na inny poziom wchodzi się tylko bokiem, okruch zebranego kafla zsuwa się w dół i na zewnątrz, a z dwóch darów na kaflu drużyna dostaje jeden tylko wtedy, gdy obok stoją oba stworzenia.
}
moonlight-special-8 = Obok niektórych kolumn leżą pary darów: kto zbierze ostatni kafel takiej kolumny, odkrywa jej parę i daje po jednym każdej stronie.
moonlight-special-9 = { $mode ->
    [versus] Kafel zebrany przy długim boku ukrytego odkrywa go razem z darem, a kto zbierał, mówi, która strona dostaje dar.
   *[other] Kafel zebrany przy długim boku ukrytego odkrywa go razem z darem: dla przeciwnika, jeśli tylko jeden z dwóch zebranych leżał przy takim, do podziału, jeśli oba.
}
moonlight-special-10 = Obok niektórych kolumn leżą pary darów: kto zbierze ostatni kafel takiej kolumny, odkrywa jej parę i daje po jednym każdej stronie.
moonlight-special-11 = { $mode ->
    [versus] Ostatni zebrany kafel kolumny odkrywa parę darów obok niej, po jednym dla każdej strony.
   *[other] Ostatni zebrany kafel kolumny odkrywa parę darów obok niej, po jednym dla każdej strony, a karta księżyca jest zawsze ta sama.
}
moonlight-special-12 = Zakryte kafle można zbierać, dar dostaje strona stworzenia, które zbiera jego kafel, a strona, która na podwójnych kaflach Powietrza ma więcej świetlików, na końcu te kafle traci.
moonlight-special-13 = { $mode ->
    [versus] Nie macie klejnotów, ale stworzenie, które wchodzi na kafel z klejnotem, oznacza nim kolumnę darów: żółtym dla Światła, zielonym dla Cienia.
   *[other] Stworzenie, które wchodzi na kafel z klejnotem, oznacza nim kolumnę darów: żółtym dla drużyny, zielonym dla przeciwnika.
}
moonlight-special-14 = Zakryte kafle można zbierać, a gdy stworzenie bierze okruch, inny okruch trzeba odepchnąć od niego o krok.
moonlight-special-15 = Klejnoty leżą na kaflach: klejnot dodaje swój kafel do dwóch zebranych, a z tych trzech jeden idzie do drużyny, jeden do przeciwnika, a jeden wypada z gry.
moonlight-special-16 = { $mode ->
    [versus] Stworzenie, które wchodzi na zakryty kafel, wychodzi przy żetonie zaćmienia, a kto zbierze kafel z dwoma darami, mówi, która strona dostaje który.
   *[other] Stworzenie, które wchodzi na zakryty kafel, wychodzi przy żetonie zaćmienia, a z dwóch darów na kaflu drużyna dostaje jeden tylko wtedy, gdy obok stoją oba stworzenia.
}
moonlight-special-17 = Gdzie leżą dar i okruch, bierze się jedno z nich: pozostawiony okruch dostaje przeciwnik, a pozostawiony dar zmienia wymagania karty księżyca i przynosi klejnot.
moonlight-special-18 = { $mode ->
    [versus] Okna kryją dary: kafel zebrany przy długim boku okna odkrywa je, a kto zbierał, mówi, która strona dostaje jego dar.
   *[other] Okna kryją dary: kafel zebrany przy długim boku okna odkrywa je, dla przeciwnika, jeśli tylko jeden z dwóch zebranych leżał przy oknie, do podziału, jeśli oba.
}
moonlight-special-19 = Stworzenia skaczą w linii prostej z wyspy na wyspę, wyspa, która tonie, oddaje swoje dwa dary, a z duchów drużynie liczą się tylko te z ostatniej wyspy.
moonlight-special-20 = Trzeci kafel jednego ducha przynosi swojej stronie dar, a ukryty kafel, gdy się odkryje, oddaje okruch stworzeniu obok.
moonlight-special-21 = Kafel zebrany tuż obok żetonu zaćmienia odkrywa go, a tyle kafli Powietrza, ile pokazuje, idzie do drużyny, jeśli zbierało Światło, do przeciwnika, jeśli Cień.
moonlight-special-22 = Strona, która dostaje ostatni kafel przy kaflu księżyca, dostaje i ten, zakryte kafle można zbierać, a strona, która na podwójnych kaflach Powietrza ma więcej świetlików, na końcu te kafle traci.
moonlight-special-23 = Stworzenie przechodzi most za jednym razem i zdobywa go dla swojej strony, a ostatni zebrany kafel kolumny odkrywa dwa dary, po jednym dla każdej strony.
moonlight-special-24 = Strona, która dostaje ostatni kafel przy kaflu księżyca, dostaje i ten, stworzenia sięgają i chodzą ponad nim, a zakryte kafle można zbierać.
moonlight-special-25 = Wszystkie okruchy ma od początku drużyna: za każdy odkryty kafel płaci jednym albo najdalszy kafel jego rzędu idzie do przeciwnika.
moonlight-special-26 = Kafel zebrany obok okruchu przynosi go: przy długim boku przeciwnikowi, przy krótkim stronie stworzenia, które zbiera; dar przynosi kafel zebrany przy długim boku ukrytego.
moonlight-special-27 = Nie ma okruchów, więc drużynie liczy się każda przewaga, a gdy ma ponad połowę symboli ducha, którego dar leży w ramieniu, ta para się odkrywa i jest do podziału.
moonlight-special-28 = Liczba obok rzędu mówi, ile jego kafli zostaje niczyich, a ostatni zebrany kafel oznaczonej kolumny odkrywa dwa dary, po jednym dla każdej strony.

moonlight-module-air-spirits = Gra z Wami Duch Powietrza: osiem kafli więcej, dziesiąty duch.
moonlight-module-air-beside = Osiem kafli Ducha Powietrza, dziesiątego ducha, leży zakrytych obok lasu.
moonlight-module-start-bits-team = Drużyna zaczyna z { $bits } okruchami księżyca.
moonlight-module-tokens-dealt = Z { $shown } wylosowanych, odkrytych darów drużyna wybiera { $kept }; resztę dostaje przeciwnik.
moonlight-module-no-bits = Nie ma okruchów księżyca: liczy się każda przewaga.
moonlight-module-no-moonlight-card = Nie ma karty księżyca.
moonlight-module-fixed-moonlight-card = Karta księżyca jest zawsze ta sama.
moonlight-module-fifteenth-token = Wśród darów jest ten wart punkt natury.
moonlight-module-spirit-tokens-only = Używa się tylko dziewięciu darów duchów.
moonlight-module-bits-beside = Siedem z ośmiu okruchów zaczyna obok lasu.
moonlight-module-token-on-visible-singles = Na kaflach z jednym symbolem leżą zakryte dary.
moonlight-module-doubles-in-ring = Wszystkie kafle z dwoma symbolami leżą w pierścieniu.
moonlight-module-one-gem-each = Każdy zaczyna z 1 klejnotem.
moonlight-module-gem-tiles = Każdy Wasz klejnot leży na własnym kaflu, który odchodzi razem z nim.
moonlight-module-twin-forests = Światło chodzi po jednym lesie, a Cień powtarza w drugim każde jego zebranie i każdy krok; co stworzenie zbierze, należy do jego strony.
moonlight-module-gem-swap = Klejnot służy tylko do jednego: stworzenia zamieniają się miejscami.
moonlight-module-no-reveal = To, co leży zakryte, nie odkrywa się, gdy się uwolni.
moonlight-module-take-face-down = Dostępne zakryte kafle można zbierać; zobaczysz je przed przydziałem.
moonlight-module-any-side-available = Wystarczy jeden wolny bok z czterech, żeby kafel był dostępny.
moonlight-module-row-quota = Liczba obok rzędu mówi, ile jego kafli musi zostać; na końcu są niczyje.
moonlight-module-moonlight-tiles-in-forest = Kto dostaje ostatni kafel przy kaflu księżyca, dostaje i ten; stworzenia sięgają i chodzą ponad nim.
moonlight-module-alchemy-third-tile = Klejnot dodaje swój kafel do dwóch zebranych: jeden dla drużyny, jeden dla przeciwnika, jeden wypada z gry.
moonlight-module-follow-creature-tokens = Dary idą za stworzeniem, które zbiera kafel: od Światła do drużyny, od Cienia do przeciwnika.
moonlight-module-token-with-tile = Dar dostaje ta strona, która dostaje jego kafel.
moonlight-module-tokens-between-creatures = { $mode ->
    [versus] Na niektórych kaflach leżą dwa dary, po jednym dla każdej strony.
   *[other] Na niektórych kaflach leżą dwa dary: gdy obok są oba stworzenia, każda strona dostaje jeden; gdy tylko jedno, oba dostaje przeciwnik.
}
moonlight-module-versus-taker-decides = Kto sprawi, że dary się odkryją, decyduje, który dostaje Światło, a który Cień.
moonlight-module-token-columns = Ostatni kafel kolumny odkrywa dwa dary obok niej, po jednym dla każdej strony.
moonlight-module-token-touch = { $mode ->
    [versus] Kafel zebrany przy długim boku ukrytego kafla z darem odkrywa ten kafel i dar.
   *[other] Kafel zebrany przy długim boku ukrytego kafla z darem odkrywa ten kafel i dar: dla przeciwnika, jeśli tylko jeden z dwóch zebranych leżał przy takim, a do podziału, jeśli oba.
}
moonlight-module-firefly-tokens = Kafel ze świetlikiem, który zbierze Światło, zdobywa dar dla drużyny; gdy zbierze go Cień, świetlik przepada.
moonlight-module-gem-columns = Stworzenie, które wchodzi na kafel z klejnotem, oznacza kolumnę darów: żółty klejnot dla Światła, zielony dla Cienia.
moonlight-module-rain-choice = Na kaflu z darem i okruchem wybierasz: dar dla drużyny, a okruch dla przeciwnika, albo okruch dla drużyny i żadnego daru.
moonlight-module-card-takes-tokens = Dary, z których rezygnujecie, zakrywają symbole karty księżyca, zmieniają jej wymagania i oddają klejnot.
moonlight-module-island-jumps = Stworzenia skaczą w linii prostej z wyspy na wyspę, a z ostatniego kafla wyspy muszą; wyspa, która tonie, oddaje swoje dwa dary.
moonlight-module-score-remaining-types = Drużynie liczą się tylko duchy, które mają jeszcze kafel na ostatniej wyspie.
moonlight-module-three-kind-token = Trzeci kafel jednego ducha przynosi swojej stronie dar.
moonlight-module-majority-tokens = Gdy drużyna ma ponad połowę symboli ducha, którego dar leży w ramieniu, ta para się otwiera i jest do podziału, a klejnot wraca.
moonlight-module-air-fireflies = Podwójny kafel Powietrza łapie świetlika; na końcu strona, która ma ich więcej, traci te kafle.
moonlight-module-air-from-eclipse = Kafel zebrany tuż obok żetonu zaćmienia odkrywa go: tyle kafli Powietrza przychodzi do strony Światła albo Cienia, zależnie od tego, kto zbierał.
moonlight-module-bit-on-reveal-outside = Odkryty kafel poszycia dostaje okruch.
moonlight-module-bit-slide-outermost = Okruch zebranego kafla zsuwa się na skrajny kafel, który się odsłania.
moonlight-module-bit-push = Stworzenie, które bierze okruch, odpycha inny o krok.
moonlight-module-bit-on-reveal-adjacent = Ukryty kafel, gdy się odkryje, oddaje okruch stworzeniu obok; wejście na niego nic nie daje.
moonlight-module-bit-by-adjacency = Kafel zebrany obok okruchu przynosi go: przy długim boku przeciwnikowi, przy krótkim stronie stworzenia, które zbiera.
moonlight-module-reflection-choice = Za każdy odkryty kafel najdalszy kafel jego rzędu idzie do przeciwnika albo drużyna płaci okruchem.
moonlight-module-step-levels = Na inny poziom wchodzi się tylko bokiem, w tym samym rzędzie.
moonlight-module-bridges = Stworzenie przechodzi most za jednym razem, a most dostaje jego strona; most, którego nikt nie przejdzie, jest niczyj.
moonlight-module-eclipse-portals = Stworzenie, które wchodzi na zakryty kafel, wychodzi przy żetonie zaćmienia, a ten wędruje dalej.
moonlight-module-no-enter-face-down = Stworzenia nie wchodzą na zakryte kafle.

moonlight-reconstructed = Odtworzone, bo ilustracje drukowanego dziennika zaginęły: wszystkie mapy, karty księżyca i celu oraz niektóre liczby.
moonlight-reconstructed-here = Mapa i karty są odtworzone.
moonlight-goal-coop = Żeby razem wygrać, zbierzcie kafel każdego ducha i zdobądźcie więcej punktów niż przeciwnik.
moonlight-goal-solo = Żeby wygrać, zbierz kafel każdego ducha i zdobądź więcej punktów niż przeciwnik.
moonlight-goal-versus = Gracie przeciw sobie: tajny Cel mówi, czyj wynik liczy się dla Ciebie.

## Legenda obrazu

moonlight-legend-start-light = tu może zacząć Światło
moonlight-legend-start-shadow = tu może zacząć Cień
moonlight-legend-letter = start: ta sama litera w obu
moonlight-legend-bit = okruch księżyca
moonlight-legend-hidden = zakryty dar
moonlight-legend-face-down = zakryty kafel
moonlight-legend-level = poziom
moonlight-legend-bridge = most
moonlight-legend-light = kafel księżyca
moonlight-legend-quota = tyle kafli zostaje
moonlight-legend-card = na karcie księżyca
moonlight-legend-mark = { $mark }
