# Słowa na obrazkach lasu i obok nich.

spirits-of-the-forest-picture-hand = Twoje dary
spirits-of-the-forest-picture-plus = klejnot wraca
spirits-of-the-forest-picture-spent = użyty
spirits-of-the-forest-picture-hidden = bez zakrytych darów
spirits-of-the-forest-picture-key-most = najwięcej: tyle punktów
spirits-of-the-forest-picture-key-missing = ani jednego kafla
spirits-of-the-forest-picture-key-sum = kafle + dary

spirits-of-the-forest-told-turn = Kolejka { $turn }, { $tiles ->
    [0] w lesie nie ma już kafli
    [one] został jeden kafel
    [few] zostały { $tiles } kafle
   *[other] zostało { $tiles } kafli
}.
spirits-of-the-forest-told-free = Do wzięcia: { $cells }.
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
spirits-of-the-forest-told-last-took = Ostatnia kolejka: { $who } bierze { $cells }.
spirits-of-the-forest-told-last-passed = Ostatnia kolejka: { $who } pasuje.
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
spirits-of-the-forest-told-scores = Stan gry, bez zakrytych darów.
spirits-of-the-forest-told-scores-final = Wyniki końcowe.
spirits-of-the-forest-told-score = { $rank }. { $who }: { $score } pkt, { $tiles ->
    [one] jeden kafel
    [few] { $tiles } kafle
   *[other] { $tiles } kafli
}.
spirits-of-the-forest-told-majorities = Najwięcej: { $counts }.
