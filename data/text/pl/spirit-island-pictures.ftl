# Słowa na obrazach Spirit Island i przy nich.

spirit-island-picture-ravage = Pustoszą
spirit-island-picture-build = Budują
spirit-island-picture-explore = Eksplorują
spirit-island-picture-terror = Groza { $level }
spirit-island-picture-healthy = Zdrowa
spirit-island-picture-blighted = Skażona
spirit-island-picture-none = jeszcze brak karty
spirit-island-picture-deck-empty = talia pusta
spirit-island-picture-stage = Etap { $stage ->
    [1] I
    [2] II
   *[3] III
}
spirit-island-picture-next-level = { $count ->
    [one] jeszcze { $count } karta
    [few] jeszcze { $count } karty
   *[many] jeszcze { $count } kart
}
spirit-island-picture-by-ritual = rośnie po rytuale
spirit-island-picture-blight-left = zostało { $count }
spirit-island-picture-no-spirit = duch jeszcze niewybrany
spirit-island-picture-score = Wynik
spirit-island-picture-won = wygrana
spirit-island-picture-lost = przegrana
spirit-island-picture-sacrifice = wygrana okupiona ofiarą
spirit-island-picture-hand = Karty na ręce
spirit-island-picture-played = Karty w grze
spirit-island-picture-discarded = Odrzucone: { $cards }
spirit-island-picture-drawn = Zatrzymaj jedną z tych
spirit-island-picture-innates = Moce wrodzone
spirit-island-picture-special = Zasady specjalne
spirit-island-picture-track-energy = Energia na turę
spirit-island-picture-track-plays = Zagrania kart
spirit-island-picture-target-land = zasięg { $range }
spirit-island-picture-target-land-in = zasięg { $range }, { $lands }
spirit-island-picture-target-sacred = zasięg { $range } od świętego miejsca
spirit-island-picture-target-sacred-in = zasięg { $range } od świętego miejsca, { $lands }
spirit-island-picture-target-origin = zasięg { $range }, od obecności na terenie: { $origin }
spirit-island-picture-target-origin-in = zasięg { $range }, od obecności na terenie: { $origin }, { $lands }
spirit-island-picture-target-any = na ducha
spirit-island-picture-target-another = na innego ducha

spirit-island-told-headline = { $headline }.
spirit-island-told-step = Teraz: { $step }.
spirit-island-told-track = Pustoszenie: { $ravage }. Budowa: { $build }.
spirit-island-told-extra = Przed pustoszeniem najeźdźcy budują: { $card }.
spirit-island-told-explored = Odkryta karta: { $card }; najeźdźcy zaraz tam eksplorują.
spirit-island-told-adversary = Przeciwnik: { $adversary }, poziom { $level }.
spirit-island-told-scenario = Scenariusz: { $scenario }.
spirit-island-picture-adversary = { $adversary } { $level }
spirit-island-picture-extra = najpierw budują: { $card }
spirit-island-told-no-card = jeszcze brak karty
spirit-island-told-stages = Etapy, które jeszcze przyjdą: { $stages }.
spirit-island-told-stage = { $count } × { $stage ->
    [1] I
    [2] II
   *[3] III
}
spirit-island-told-invaders-discarded = Odrzucone karty najeźdźców: { $cards }.
spirit-island-told-two-lands = { $first }/{ $second }
spirit-island-told-deck = { $count ->
    [0] Nie ma już kart eksploracji.
    [one] Została jedna karta eksploracji z etapu { $stage ->
        [1] I
        [2] II
       *[3] III
    }.
    [few] Zostały { $count } karty eksploracji, następna z etapu { $stage ->
        [1] I
        [2] II
       *[3] III
    }.
   *[many] Zostało { $count } kart eksploracji, następna z etapu { $stage ->
        [1] I
        [2] II
       *[3] III
    }.
}
spirit-island-told-fear = Poziom grozy { $level }, strach { $generated } z { $markers }.
spirit-island-told-fear-cards = { $earned ->
    [0] Żadnej zdobytej karty strachu
    [one] Jedna zdobyta karta strachu
    [few] { $earned } zdobyte karty strachu
   *[many] { $earned } zdobytych kart strachu
}; { $to ->
    [win] { $count ->
        [one] jedna do zwycięstwa samym strachem.
        [few] { $count } do zwycięstwa samym strachem.
       *[many] { $count } do zwycięstwa samym strachem.
    }
    [insurrection] { $count ->
        [one] jedna do powstania Dahan.
        [few] { $count } do powstania Dahan.
       *[many] { $count } do powstania Dahan.
    }
    [none] nie została już żadna.
   *[level] { $count ->
        [one] jedna do następnego poziomu.
        [few] { $count } do następnego poziomu.
       *[many] { $count } do następnego poziomu.
    }
}
spirit-island-told-fear-ritual = { $earned ->
    [0] Żadnej zdobytej karty strachu
    [one] Jedna zdobyta karta strachu
    [few] { $earned } zdobyte karty strachu
   *[many] { $earned } zdobytych kart strachu
}; poziom grozy rośnie tylko po rytuale.
spirit-island-told-healthy = Wyspa jest zdrowa, zostało skazy: { $count }.
spirit-island-told-blighted = Wyspa jest skażona ({ $card }), zostało skazy: { $count }.
spirit-island-told-ravage = Najeźdźcy będą pustoszyć krainę { $land }, obrażenia { $damage }: { $parts }.
spirit-island-told-ravage-defended = Najeźdźcy będą pustoszyć krainę { $land }, obrażenia { $damage } ({ $attack } − obrona { $defend }): { $parts }.
spirit-island-told-ravage-brief = { $land } ({ $damage })
spirit-island-told-ravages = Najeźdźcy będą pustoszyć (w nawiasie obrażenia po obronie): { $lands }.
spirit-island-told-blight-added = { $count ->
    [one] 1 skaza
    [few] { $count } skazy
   *[other] { $count } skaz
}
spirit-island-told-cascade = skaza, która rozlewa się do sąsiedniej krainy
spirit-island-told-no-blight = bez skazy
spirit-island-told-no-harm = bez szkody
spirit-island-told-presence-lost = zniszczona obecność: { $count } ({ $who })
spirit-island-told-dahan-lost = zniszczeni Dahanie: { $lost } z { $dahan }
spirit-island-told-strike-back = Dahanie oddają cios, obrażenia { $damage }
spirit-island-told-build-town = Najeźdźcy zbudują miasteczko: { $lands }.
spirit-island-told-build-city = Najeźdźcy zbudują miasto (miasteczek będzie tam wtedy więcej niż miast): { $lands }.
spirit-island-told-times = { $land } ({ $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
})
spirit-island-told-builds-alone = Najeźdźcy zbudują też tam, gdzie ich nie ma, bo obok są co najmniej 2 budynki: { $lands }.
spirit-island-told-blight-card = { $card }: { $does }
spirit-island-told-blight-turns = Potem na karcie skazy nie zostanie żadna skaza i karta się odwróci: gra trwa dalej, ale wyspa jest skażona. Skazy na niej teraz: { $count }.
spirit-island-told-fear-first = { $count ->
        [one] Najpierw odkrywana jest karta strachu, która może to zmienić.
        [few] Najpierw odkrywane są { $count } karty strachu, które mogą to zmienić.
       *[many] Najpierw odkrywanych jest { $count } kart strachu, które mogą to zmienić.
    }
spirit-island-told-lit = Do wyboru: { $lands }.
spirit-island-told-explore = Potem najeźdźcy eksplorują: następna karta jest nieznana (etap { $stage ->
    [1] I
    [2] II
   *[3] III
}).
spirit-island-told-explore-escalates = Potem najeźdźcy eksplorują: następna karta jest nieznana (etap II, z eskalacją, chyba że to wybrzeże).
spirit-island-told-explore-last = Potem najeźdźcy eksplorują, a kart już nie ma: gra jest przegrana.
spirit-island-told-next-turn = Następna tura, jeśli nic się nie zmieni:
spirit-island-told-asked = Decyduje { $who }. { $prompt }
spirit-island-stand-terror-1 = Poziom grozy I: wygrywacie, gdy na wyspie nie ma już najeźdźców (teraz { $count }).
spirit-island-stand-terror-2 = Poziom grozy II: wygrywacie, gdy nie ma już miasteczek ani miast (teraz { $count }).
spirit-island-stand-terror-3 = Poziom grozy III: wygrywacie, gdy nie ma już miast (teraz { $count }).
spirit-island-stand-fear = Strach: { $generated } z { $markers } do następnej karty. Karty do następnego poziomu grozy: { $count }, do zwycięstwa samym strachem: { $cards }.
spirit-island-stand-fear-last = Strach: { $generated } z { $markers } do następnej karty. Karty do zwycięstwa samym strachem: { $cards }.
spirit-island-stand-fear-nothing = Strach: { $generated } z { $markers } do następnej karty. Sam strach tu nie wygrywa: karty czekające na rytuał: { $count }, pozostałe: { $cards }.
spirit-island-stand-fear-insurrection = Strach: { $generated } z { $markers } do następnej karty. Karty do następnego poziomu grozy: { $count }, do powstania Dahan, które przynosi zwycięstwo albo klęskę: { $cards }.
spirit-island-stand-fear-last-insurrection = Strach: { $generated } z { $markers } do następnej karty. Karty do powstania Dahan, które przynosi zwycięstwo albo klęskę: { $cards }.
spirit-island-stand-healthy = Skaza: zostało { $count }; gdy się skończy, wyspa będzie skażona, a karta się odwróci.
spirit-island-stand-blighted = Skaza: zostało { $count }; ostatnia oznacza przegraną.
spirit-island-stand-deck = Karty eksploracji: { $count }. Eksploracja bez karty to przegrana.
spirit-island-stand-presence = Najmniej obecności na wyspie ma { $who }: { $count }. Duch bez obecności to przegrana wszystkich.
spirit-island-stand-score = Zwycięstwo teraz dałoby wynik { $score }.
spirit-island-told-still-grows = { $who } jeszcze się rozwija.
spirit-island-told-still-plays = { $who }: zagrane karty { $played } z { $plays }, jeszcze bez zgłoszonej gotowości.
spirit-island-told-can-use = { $who } może jeszcze użyć: { $powers }.
spirit-island-told-can-choose = { $who } może jeszcze wybrać żywioł dla mocy.
spirit-island-told-land = { $land } ({ $terrain }): { $things }.
spirit-island-told-empty = Puste: { $lands }.
spirit-island-told-empty-land = { $land } ({ $place })
spirit-island-told-place = { $terrain }, { $across }/{ $down }, obok: { $near }
spirit-island-told-coastal = { $terrain } na wybrzeżu
spirit-island-told-places = Dwie liczby, na przykład 30/70, mówią, gdzie na mapie leży kraina: 30% od lewej i 70% od góry.
spirit-island-told-explorer = { $count ->
    [one] { $count } odkrywca
    [few] { $count } odkrywców
   *[many] { $count } odkrywców
}
spirit-island-told-town = { $count ->
    [one] { $count } miasteczko
    [few] { $count } miasteczka
   *[many] { $count } miasteczek
}
spirit-island-told-city = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
}
spirit-island-told-dahan = { $count } Dahan
spirit-island-told-health = { $pieces } o zdrowiu { $health }
spirit-island-told-damaged = { $pieces } (obrażenia { $damage })
spirit-island-told-blight = skaza { $count }
spirit-island-told-presence = obecność { $count } ({ $who })
spirit-island-told-sacred = obecność { $count }, święte miejsce ({ $who })
spirit-island-told-defend = obrona { $count }
spirit-island-told-mark-no-ravage = bez pustoszenia
spirit-island-told-mark-no-build = bez budowy
spirit-island-told-mark-no-city = nie może powstać miasto
spirit-island-told-mark-no-explore = bez eksploracji
spirit-island-told-mark-no-blight = skaza nie przybywa
spirit-island-told-mark-dahan-health = Dahanie z większym zdrowiem
spirit-island-told-mark-dahan-safe = Dahan nie można ranić ani zniszczyć
spirit-island-told-mark-dahan-hidden = pustoszący najeźdźcy nie ranią Dahan
spirit-island-told-mark-dahan-at-once = Dahanie uderzają równocześnie z najeźdźcami
spirit-island-told-mark-fear-defends = każdy strach wywołany mocą daje też obronę 1
spirit-island-told-mark-vengeance = 1 obrażenie za każde zniszczone miasteczko, miasto i każdego Dahana
spirit-island-told-mark-heart = kraina serca (miasteczko lub miasto tutaj to przegrana)
spirit-island-told-nobody = { $who } (plansza { $board }) nie ma jeszcze ducha.
spirit-island-told-spirit = { $who }: { $spirit } (plansza { $board }), energia { $energy }, +{ $income } na turę; { $state }.
spirit-island-told-state-ready = już w gotowości
spirit-island-told-state-preparing = jeszcze się przygotowuje
spirit-island-told-state-active = może jeszcze używać mocy
spirit-island-told-state-done = ma już moce za sobą
spirit-island-told-state-asked = musi teraz zdecydować
spirit-island-told-state-resting = nie ma nic do zrobienia
spirit-island-told-presence-left = Obecność na wyspie: { $count }.
spirit-island-told-destroyed = Zniszczona obecność: { $count }.
spirit-island-told-element = { $element } { $count }
spirit-island-told-elements = Żywioły: { $elements }.
spirit-island-told-any-left = Żywioły do wybrania: { $count }.
spirit-island-told-played = W grze: { $cards }.
spirit-island-told-card-used = { $card } (użyta)
spirit-island-told-card-fast = { $card } (szybka)
spirit-island-told-card-slow = { $card } (wolna)
spirit-island-told-in-hand = Na ręce: { $cards }.
spirit-island-told-drawn = Dobrane, jedna do zatrzymania: { $cards }.
spirit-island-told-innates-used = Użyte moce wrodzone: { $powers }.
spirit-island-told-discarded = Odrzucone: { $cards }.
spirit-island-told-permissions = W tej turze: { $texts }.
spirit-island-told-own = { $spirit }: energia { $energy }, +{ $income } na turę.
spirit-island-told-plays = Zagrania, które zostały: { $count } z { $plays }.
spirit-island-told-power = { $card } ({ $facts })
spirit-island-told-facts = { $fact }; { $next }
spirit-island-told-card = { $card }: { $does }
spirit-island-told-brief = { $card }.
spirit-island-told-cost = energia { $count }
spirit-island-told-bears = żywioły: { $elements }
spirit-island-told-threshold = Próg { $needs }: { $does }
spirit-island-told-threshold-met = Próg { $needs } (osiągnięty): { $does }
spirit-island-told-threshold-reached = Osiągnięty próg: { $needs }.
spirit-island-told-fast = szybka
spirit-island-told-slow = wolna
spirit-island-told-used = użyta
spirit-island-told-usable = można jej teraz użyć
spirit-island-told-number = { $number }
spirit-island-told-next-energy = Dalej na torze energii: { $space }.
spirit-island-told-next-plays = Dalej na torze zagrań: { $space }.
spirit-island-told-special = Zasady specjalne: { $does }
spirit-island-told-scores-now = Wynik na teraz.
spirit-island-told-scores-final = Wynik końcowy.
spirit-island-told-score = Wynik { $score }: { $lines }.
spirit-island-told-score-line = { $name } { $points }
spirit-island-picture-island = Wyspa
spirit-island-map-board = Plansza { $board }
