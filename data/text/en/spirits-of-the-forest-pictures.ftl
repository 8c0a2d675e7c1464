# Words on and beside the pictures of the forest.

spirits-of-the-forest-picture-hand = Your favours
spirits-of-the-forest-picture-plus = a gem returns
spirits-of-the-forest-picture-spent = used
spirits-of-the-forest-picture-hidden = without hidden favours
spirits-of-the-forest-picture-key-most = has the most: that many points
spirits-of-the-forest-picture-key-missing = not one tile of it
spirits-of-the-forest-picture-key-sum = tiles + favours

spirits-of-the-forest-told-turn = Turn { $turn }, { $tiles ->
    [0] no tiles left
    [one] one tile left
   *[other] { $tiles } tiles left
}.
spirits-of-the-forest-told-free = Free to take: { $cells }.
spirits-of-the-forest-told-row = Row { $row }: { $cells }.
spirits-of-the-forest-told-row-empty = Row { $row }: empty.
spirits-of-the-forest-told-cell = { $cell } { $tile }
spirits-of-the-forest-told-cell-more = { $cell } { $tile } ({ $more })
spirits-of-the-forest-told-more = { $first }, { $second }
spirits-of-the-forest-told-favour = { $count ->
    [one] favour
   *[other] { $count } favours
}
spirits-of-the-forest-told-gem = gem: { $who }
spirits-of-the-forest-told-stack = { $count } tiles in the stack
spirits-of-the-forest-told-free-mark = free
spirits-of-the-forest-told-last-took = Last turn: { $who } takes { $cells }.
spirits-of-the-forest-told-last-passed = Last turn: { $who } passes.
spirits-of-the-forest-told-last-placed = A gem goes to { $cell }.
spirits-of-the-forest-told-last-moved = A gem goes from { $from } to { $cell }.
spirits-of-the-forest-told-player = { $who }: { $tiles ->
    [0] no tiles yet
    [one] one tile
   *[other] { $tiles } tiles
}.
spirits-of-the-forest-told-leads = Most: { $counts }.
spirits-of-the-forest-told-has = Also has: { $counts }.
spirits-of-the-forest-told-lacks = No tile of: { $names }.
spirits-of-the-forest-told-count = { $name } { $count }
spirits-of-the-forest-told-favours-down = Face-down favours: { $count }.
spirits-of-the-forest-told-favours-up = Favours: { $names }.
spirits-of-the-forest-told-gems = Gems: { $supply } in supply, { $forest } in the forest, { $removed } removed.
spirits-of-the-forest-told-hand = Your favours: { $names }.
spirits-of-the-forest-told-hand-spent = { $name } (used)
spirits-of-the-forest-told-scores = Standing now, without hidden favours.
spirits-of-the-forest-told-scores-final = Final scores.
spirits-of-the-forest-told-score = { $rank }. { $who }: { $score ->
    [1] one point
   *[other] { $score } points
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
spirits-of-the-forest-told-majorities = Most: { $counts }.
