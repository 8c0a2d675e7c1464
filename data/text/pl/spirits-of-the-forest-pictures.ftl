# Słowa na obrazkach lasu i obok nich.

spirits-of-the-forest-picture-hand = Twoje dary
spirits-of-the-forest-picture-plus = klejnot wraca
spirits-of-the-forest-picture-spent = użyty
spirits-of-the-forest-picture-hidden = bez zakrytych darów
spirits-of-the-forest-picture-key-most = najwięcej: tyle punktów
spirits-of-the-forest-picture-key-missing = ani jednego kafla
spirits-of-the-forest-picture-key-sum = kafle + dary
spirits-of-the-forest-picture-opponent = Przeciwnik
spirits-of-the-forest-picture-dealt-wish = Zatrzymaj jedno życzenie
spirits-of-the-forest-picture-dealt-curse = Zatrzymaj jedną klątwę
spirits-of-the-forest-picture-most = najwięcej na koniec
spirits-of-the-forest-picture-fewest = nie miej najmniej
spirits-of-the-forest-picture-drawn = Zatrzymaj jeden z dwóch
spirits-of-the-forest-picture-secrets = Co widzisz tylko Ty
spirits-of-the-forest-picture-claimable = Możesz zdobyć
spirits-of-the-forest-picture-key-sum-wish = kafle + dary, życzenia
spirits-of-the-forest-picture-key-ahead = przeciwnik ma więcej: przegrana
spirits-of-the-forest-picture-key-ahead-polish = przeciwnik ma więcej albo brak kafla: przegrana
spirits-of-the-forest-picture-row-curse = klątwa
spirits-of-the-forest-picture-row-stars = gwiazdki
spirits-of-the-forest-picture-row-nature = natura
spirits-of-the-forest-picture-row-gems = klejnoty
spirits-of-the-forest-picture-row-claimed = karty
spirits-of-the-forest-picture-row-offer = własny dar
spirits-of-the-forest-picture-row-gate = nic się nie liczy
spirits-of-the-forest-picture-row-lost = przegrana

spirits-of-the-forest-told-supply = Zostało w lesie: { $counts }.
spirits-of-the-forest-told-share = { $name } { $count } z { $whole }
spirits-of-the-forest-told-turn = Tura { $turn }, { $tiles ->
    [0] w lesie nie ma już kafli
    [one] został jeden kafel
    [few] zostały { $tiles } kafle
   *[other] zostało { $tiles } kafli
}.
spirits-of-the-forest-told-free = Do wzięcia: { $cells }.
spirits-of-the-forest-told-lit = Do wyboru: { $cells }.
spirits-of-the-forest-told-row = Rząd { $row }: { $cells }.
spirits-of-the-forest-told-row-empty = Rząd { $row }: pusty.
spirits-of-the-forest-told-cell = { $cell } { $tile }
spirits-of-the-forest-told-cell-more = { $cell } { $tile } ({ $more })
spirits-of-the-forest-told-more = { $first }, { $second }
spirits-of-the-forest-told-favour = { $count ->
    [one] dar
    [few] { $count } dary
   *[other] { $count } darów
}
spirits-of-the-forest-told-gem = klejnot: { $who }
spirits-of-the-forest-told-stack = { $count ->
    [one] { $count } kafel w stosie
    [few] { $count } kafle w stosie
   *[other] { $count } kafli w stosie
}
spirits-of-the-forest-told-free-mark = do wzięcia
spirits-of-the-forest-told-last-took = Ostatnia tura: { $who } zbiera { $cells }.
spirits-of-the-forest-told-last-passed = Ostatnia tura: { $who } pasuje.
spirits-of-the-forest-told-last-placed = Klejnot trafia na { $cell }.
spirits-of-the-forest-told-last-moved = Klejnot przechodzi z { $from } na { $cell }.
spirits-of-the-forest-told-player = { $who }: { $tiles ->
    [0] jeszcze bez kafli
    [one] jeden kafel
    [few] { $tiles } kafle
   *[other] { $tiles } kafli
}.
spirits-of-the-forest-told-leads = Najwięcej: { $counts }.
spirits-of-the-forest-told-has = Poza tym: { $counts }.
spirits-of-the-forest-told-lacks = Ani jednego kafla: { $names }.
spirits-of-the-forest-told-count = { $name } { $count }
spirits-of-the-forest-told-favours-down = Zakryte dary: { $count }.
spirits-of-the-forest-told-favours-up = Dary: { $names }.
spirits-of-the-forest-told-gems = Klejnoty: w zapasie { $supply }, w lesie { $forest }, usunięte { $removed }.
spirits-of-the-forest-told-hand = Twoje dary: { $names }.
spirits-of-the-forest-told-hand-spent = { $name } (użyty)
spirits-of-the-forest-told-scores-hidden = Stan gry, bez zakrytych darów.
spirits-of-the-forest-told-scores-now = Stan gry.
spirits-of-the-forest-told-scores-final = Wyniki końcowe.
spirits-of-the-forest-told-score = { $rank }. { $who }: { $score } pkt, { $tiles ->
    [one] jeden kafel
    [few] { $tiles } kafle
   *[other] { $tiles } kafli
}.
spirits-of-the-forest-told-majorities = Najwięcej: { $counts }.
spirits-of-the-forest-told-favour-up = odkryty dar: { $name }
spirits-of-the-forest-told-choosing = Wybrane karty są jeszcze zakryte.
spirits-of-the-forest-told-wish = Życzenie: { $card }.
spirits-of-the-forest-told-curse = Klątwa: { $card }.
spirits-of-the-forest-told-rewards = Spełnione życzenie: { $names }.
spirits-of-the-forest-told-stars = { $count ->
    [one] Jedna gwiazdka.
    [few] { $count } gwiazdki.
   *[other] { $count } gwiazdek.
}
spirits-of-the-forest-told-claimed = Zdobyte karty: { $count }, razem { $points } pkt.
spirits-of-the-forest-told-dealt-wish = Życzenia do wyboru: { $cards }.
spirits-of-the-forest-told-dealt-curse = Klątwy do wyboru: { $cards }.
spirits-of-the-forest-told-kept = Zatrzymujesz: { $card }.
spirits-of-the-forest-told-drawn = Zatrzymaj jeden z tych darów: { $names }.
spirits-of-the-forest-told-secrets = Tylko Ty znasz: { $tiles }.
spirits-of-the-forest-told-claimable = Możesz zdobyć: { $cards }.
spirits-of-the-forest-told-card = ({ $card })
spirits-of-the-forest-told-block = { $block } { $spirit }
spirits-of-the-forest-told-block-down = { $block } (zna: { $who })
spirits-of-the-forest-told-moonlight-up = Odkryte kafle Blasku Księżyca: { $tiles }.
spirits-of-the-forest-told-moonlight-down = Zakryte: { $tiles }.
spirits-of-the-forest-told-moonlight-looking = { $who } ogląda { $block }.
spirits-of-the-forest-told-moonlight-lying = Kafle Blasku Księżyca jeszcze w lesie: { $count }.
spirits-of-the-forest-told-doubled = Liczą się podwójnie: { $names }.
spirits-of-the-forest-told-display = Karty do zdobycia: { $cards }; w talii: { $deck }.
spirits-of-the-forest-told-box = Dary do wyboru: { $names }.
spirits-of-the-forest-told-seasons = Karty pór roku: { $cards }.
spirits-of-the-forest-told-season-remain = { $row } ({ $season }): { $count ->
    [0] nic nie musi zostać
    [one] musi zostać jeden kafel
    [few] muszą zostać { $count } kafle
   *[other] musi zostać { $count } kafli
}
spirits-of-the-forest-told-season-closed = { $row } ({ $season }): zamknięty, { $count ->
    [one] zostaje jeden kafel
    [few] zostają { $count } kafle
   *[other] zostaje { $count } kafli
}
spirits-of-the-forest-told-season-star = { $row } ({ $season }): gwiazdka
spirits-of-the-forest-told-season-won = { $row } ({ $season }): gwiazdkę ma { $who }
spirits-of-the-forest-told-opponent = Przeciwnik: { $tiles ->
    [0] jeszcze bez kafli
    [one] jeden kafel
    [few] { $tiles } kafle
   *[other] { $tiles } kafli
}.
spirits-of-the-forest-told-opponent-has = Ma: { $counts }.
spirits-of-the-forest-told-behind = { $why }.
spirits-of-the-forest-told-behind-now = W tej chwili gra jest przegrana. { $why }.
spirits-of-the-forest-told-extra = { $name } { $points }
spirits-of-the-forest-told-extras = Do tego: { $lines }.
spirits-of-the-forest-told-solo-score = { $who }: { $score } pkt, { $tiles ->
    [one] jeden kafel
    [few] { $tiles } kafle
   *[other] { $tiles } kafli
}.
spirits-of-the-forest-map-row = Rząd { $row }
