cairn = Cairn
cairn-about = Stack stones from heavy to light. 2 to 4 players, 10 minutes.
cairn-command = cairn

cairn-verb-lay = Lay a stone
cairn-verb-lay-name = lay
cairn-verb-lay-about = Lay one of your stones onto the cairn
cairn-verb-swap = Swap a stone
cairn-verb-swap-name = swap
cairn-verb-swap-about = Put a stone back into the bag and draw another
cairn-field-stone = Which stone?
cairn-field-stone-name = stone
cairn-field-stone-about = The weight of your stone
cairn-option-swaps = Swaps
cairn-option-swaps-name = swaps
cairn-option-swaps-about = How often each player may swap a stone

cairn-ask-lay = Lay a stone or swap one.
cairn-turn = { $who } lays a stone
cairn-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
cairn-choice-stone = a { $value }
cairn-label-lay = Lay { $stone }
cairn-label-swap = Swap { $stone }
cairn-line-laid = Stones laid

cairn-event-lay = { $who } lays a { $stone } and scores { $points }.
cairn-event-fall = { $who } lays a { $stone }: the cairn, { $height } high, falls down.
cairn-event-swap = { $who } swaps a stone.
cairn-event-draw = You draw a { $stone }.

cairn-refused-not-held = You have no such stone.
cairn-refused-no-swap = You have no swap left.
