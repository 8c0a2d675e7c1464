## Co przeciwnik i scenariusz wnoszą do gry: w menu (najwyżej 85 znaków), na kartach i w „Jak grać”

spirit-island-about-challenge = Trudność { $difficulty }: { $rule }
spirit-island-special-adversary = { $adversary }, poziom { $level } (trudność { $difficulty }), gra według własnych zasad.
spirit-island-special-escalation = Eskalacja: z każdą kartą etapu II, z którą najeźdźcy eksplorują, oprócz wybrzeża.
spirit-island-special-scenario = { $scenario } (trudność { $difficulty }): { $rule }

spirit-island-level-england-0 = 7 budynków w krainie to przegrana. Eskalacja: budowa tam, gdzie budynków najwięcej.
spirit-island-level-england-1 = Budują też w krainach bez najeźdźców, jeśli obok stoją co najmniej 2 budynki.
spirit-island-level-england-2 = Na starcie każdej planszy: miasto więcej w krainie 1, miasteczko więcej w 2.
spirit-island-level-england-3 = Karta, która pustoszyła, za turę buduje przed pustoszeniem, póki to nie etap II.
spirit-island-level-england-4 = Karta, która pustoszyła, za turę buduje przed pustoszeniem, przez całą grę.
spirit-island-level-england-5 = Miasteczka mają 3 zdrowia, miasta 4.
spirit-island-level-england-6 = Karta strachu za 5 strachu na gracza; tura bez niej to dwie dodatkowe budowy.
spirit-island-level-sweden-0 = Eskalacja: odkrywcy zmieniają 1 Dahana w miasteczko, chyba że Dahan jest więcej.
spirit-island-level-sweden-1 = Pustoszenie za 6 lub więcej obrażeń dodaje 1 dodatkową skazę.
spirit-island-level-sweden-2 = Na starcie każdej planszy: miasto w krainie 4, a jej skaza przechodzi do 5.
spirit-island-level-sweden-3 = Miasteczka zadają 3 obrażenia, miasta 5.
spirit-island-level-sweden-4 = Na starcie przepada karta najeźdźców; jej kraina na każdej planszy ma miasteczko.
spirit-island-level-sweden-5 = Pustoszenie ze skazą dodaje też miasteczko w sąsiedniej krainie bez budynków.
spirit-island-level-sweden-6 = Na starcie: miasto w krainie 4 (jej skaza do 5), miasteczko i 1 skaza w 8.
spirit-island-level-brandenburg-prussia-0 = Eskalacja: na każdej planszy z budynkiem przybywa miasteczko w krainie bez niego.
spirit-island-level-brandenburg-prussia-1 = Na starcie każdej planszy: miasteczko więcej w krainie 3.
spirit-island-level-brandenburg-prussia-2 = Talia najeźdźców według etapów: { $deck }.
spirit-island-level-brandenburg-prussia-3 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-level-brandenburg-prussia-4 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-level-brandenburg-prussia-5 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-level-brandenburg-prussia-6 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-scenario-blitz = Wszystkie moce są szybkie, a szybkie tańsze o 1. Najeźdźcy są o turę do przodu.
spirit-island-scenario-guard-the-isles-heart = Od tury 2 budynek w krainie serca to przegrana. Każdy duch ma o 2 karty więcej.
spirit-island-scenario-rituals-of-terror = Grozę podnoszą tylko wspólne rytuały wśród wielu Dahan; trzeci wygrywa.
spirit-island-scenario-dahan-insurrection = Wygrana, gdy Dahanie dorównają budynkom; mniej niż 2 Dahan na ducha to przegrana.

## Sposoby wygranej i przegranej przy tym stole i jak daleko do nich

spirit-island-way-crowded = { $limit } budynków w jednej krainie to przegrana; najwięcej, bo { $count }, ma { $land }.
spirit-island-way-heart = Kraina serca: od tury 2 miasteczko lub miasto w { $lands } to przegrana.
spirit-island-way-ritual =
    { $count ->
        [1] Jeszcze 1 rytuał i zwycięstwo.
        [one] Jeszcze { $count } rytuał i zwycięstwo.
        [few] Jeszcze { $count } rytuały i zwycięstwo.
       *[other] Jeszcze { $count } rytuałów i zwycięstwo.
    } Rytuał wymaga obecności każdego ducha i { $dahan } Dahan w jednej krainie oraz { $energy } energii i { $presence } obecności stamtąd. Same karty strachu nie dają zwycięstwa.
spirit-island-way-few-dahan = Mniej niż { $fewest } Dahan na wyspie to przegrana; jest ich { $count }.
spirit-island-way-rise = Ostatnia karta strachu nie daje zwycięstwa: wszyscy Dahanie uderzają i jeśli to nie uwolni wyspy, gra jest przegrana.
spirit-island-way-overbuilt = Poziom grozy { $level ->
        [2] II
       *[other] III
    }: wygrywacie, gdy krain, w których budynków jest więcej niż Dahan, { $most ->
        [0] nie będzie wcale
        [one] będzie najwyżej { $most }
        [few] będą najwyżej { $most }
       *[other] będzie najwyżej { $most }
    }; teraz jest ich { $count }.
spirit-island-why-crowded = { $land } ma { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
       *[other] { $count } budynków
    } i wygrywa Anglia
spirit-island-why-heart = w krainie serca { $land } stoi { $piece }
spirit-island-why-few-dahan = Dahan zostało tylko { $count }, a musi być co najmniej { $fewest }
spirit-island-why-no-presence = { $spirit } nie ma już obecności
spirit-island-told-near = **{ $way }**
spirit-island-told-escalation-threat = **Jeśli nic się nie zmieni, a następna karta eksploracji przyniesie eskalację, gra jest przegrana: { $why }.**
spirit-island-told-threat = **Jeśli nic się nie zmieni, faza najeźdźców to przegrana: { $why }.**
