# Słowa na obrazkach gry Living Forest i obok nich.

living-forest-picture-attack = Onibi: { $strength }
living-forest-picture-no-fire = Nic się nie pali
living-forest-picture-hand = Twój las: { $spirit }
living-forest-picture-picked = Wybrane ({ $count })
living-forest-picture-line = Rząd pomocy ({ $count }), { $excess }
living-forest-picture-tops = Najbliższe karty Twojego stosu ({ $count })
living-forest-picture-stack = W Twoim stosie, bez kolejności ({ $count })
living-forest-picture-discard = Odrzucone ({ $count })
living-forest-picture-total-tree = drzewa
living-forest-picture-total-fire = ognie
living-forest-picture-total-flower = kwiaty
living-forest-picture-sum = suma
living-forest-picture-turn = Runda { $turn }
living-forest-picture-enough = tyle wystarcza do zwycięstwa
living-forest-picture-key = tyle wystarcza do zwycięstwa, gdy skończy się runda

living-forest-told-fires = { $count ->
    [one] Płonie jeden ogień: { $fires }.
    [few] Płoną { $count } ognie: { $fires }.
   *[other] Płonie { $count } ogni: { $fires }.
} Przed Onibi chroni woda: { $strength }.
living-forest-told-no-fires = Nic się nie pali.
living-forest-told-onibi = Onibi stoi na kamieniu { $rock }.
living-forest-told-level = Poziom { $level }: { $cards }; { $deck ->
    [0] talia jest pusta
    [one] w talii jeszcze jedna karta
    [few] w talii jeszcze { $deck } karty
   *[other] w talii jeszcze { $deck } kart
}.
living-forest-told-card = { $card } ({ $cost }: { $gives })
living-forest-told-bare-card = { $card } ({ $cost })
living-forest-told-pile = { $card }, kart w stosie: { $count }.
living-forest-told-pile-empty = Stos pusty: { $pile }; cel to 15.
living-forest-told-trees = Drzewa do posadzenia: { $trees }.
living-forest-told-tree = { $tree } ({ $cost }: { $gives }) ×{ $copies }
living-forest-told-supply = W zapasie: odłamki { $fragments }, warany { $varans }.
living-forest-told-supply-tiles = Żetony żywiołów w zapasie: { $count }.
living-forest-told-player = { $who } ({ $spirit }, kamień { $rock }):
living-forest-told-stopped = { $who } ({ $spirit }, kamień { $rock }), koniec dobierania:
living-forest-told-sacred = Tu jest Święte Drzewo.
living-forest-told-actions-left = Pozostałe akcje: { $count }.
living-forest-told-actions-taken = Wykonane w tej turze: { $deeds }.
living-forest-told-goals = { $goals }.
living-forest-told-rocks = Kamienie od 1 do 12 dają kolejno: { $rocks }.
living-forest-told-no-elements = Żadnych żywiołów.
living-forest-have = Masz: { $elements }.
living-forest-have-left = { $amount ->
    [0] Na tę akcję nic już nie zostało.
   *[other] Na tę akcję zostaje: { $gives }.
}
living-forest-told-elements = Suma żywiołów: { $elements }.
living-forest-told-excess = { $count ->
    [0] Rząd pomocy jest pusty.
    [one] W rzędzie pomocy jedna karta, { $excess }.
    [few] W rzędzie pomocy { $count } karty, { $excess }.
   *[other] W rzędzie pomocy { $count } kart, { $excess }.
}
living-forest-told-line = Rząd pomocy: { $cards }; { $excess }.
living-forest-told-line-empty = Rząd pomocy jest pusty.
living-forest-told-planted = { $at } { $tree } ({ $gives })
living-forest-told-forest = Las: { $trees }.
living-forest-told-forest-bare = W lesie rośnie tylko stare drzewo.
living-forest-told-fragments = Odłamki: { $count }.
living-forest-told-symbols = Symbole kodamy: { $count }.
living-forest-told-element-tiles = Żetony żywiołów: { $count }.
living-forest-told-tiles = Żetony zwycięstwa: { $tiles }.
living-forest-told-counts = W stosie: { $stack }; odrzucone: { $discard }.
living-forest-told-stack = W Twoim stosie, bez kolejności: { $cards }.
living-forest-told-discard = Odrzucone: { $cards }.
living-forest-told-giving = { $card } ({ $gives })
living-forest-told-counted = { $card } ×{ $count }
living-forest-told-picked = Wybrane: { $cards }.
living-forest-told-tops = Najbliższe karty Twojego stosu: { $cards }.
living-forest-told-scores-now = Stan gry.
living-forest-told-scores-final = Wyniki końcowe.
living-forest-told-score = { $rank }. { $who }: razem { $score }.
