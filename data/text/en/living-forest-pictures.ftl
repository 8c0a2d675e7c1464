# Words in and beside the pictures of Living Forest.

living-forest-picture-attack = Onibi: { $strength }
living-forest-picture-no-fire = No fire burns
living-forest-picture-hand = Your forest: { $spirit }
living-forest-picture-picked = Picked ({ $count })
living-forest-picture-line = Help line ({ $count }): { $excess }
living-forest-picture-tops = Next on your stack ({ $count })
living-forest-picture-stack = In your stack, in no order ({ $count })
living-forest-picture-discard = Discarded ({ $count })
living-forest-picture-total-tree = trees
living-forest-picture-total-fire = fires
living-forest-picture-total-flower = flowers
living-forest-picture-sum = sum
living-forest-picture-turn = Round { $turn }
living-forest-picture-enough = enough to win
living-forest-picture-key = enough to win, once the round is over

living-forest-told-fires = { $count ->
    [one] A fire burns: { $fires }.
   *[other] { $count } fires burn: { $fires }.
} { $strength } water protects from Onibi.
living-forest-told-no-fires = No fire burns.
living-forest-told-onibi = Onibi is on rock { $rock }.
living-forest-told-level = Level { $level }: { $cards }; { $deck ->
    [0] the deck is empty
    [one] one more in the deck
   *[other] { $deck } more in the deck
}.
living-forest-told-card = { $card } ({ $cost }: { $gives })
living-forest-told-bare-card = { $card } ({ $cost })
living-forest-told-pile = { $card }, { $count ->
    [one] the last of its pile
   *[other] first of { $count }
}.
living-forest-told-pile-empty = { $pile }: none left, the goal is 15.
living-forest-told-trees = Trees to plant: { $trees }.
living-forest-told-tree = { $tree } ({ $cost }: { $gives }) ×{ $copies }
living-forest-told-supply = In the supply: { $fragments ->
    [one] one fragment
   *[other] { $fragments } fragments
}, { $varans ->
    [one] one Varan
   *[other] { $varans } Varans
}.
living-forest-told-supply-tiles = Element tiles left: { $count }.
living-forest-told-player = { $who } ({ $spirit }, rock { $rock }):
living-forest-told-stopped = { $who } ({ $spirit }, rock { $rock }), has stopped drawing:
living-forest-told-sacred = Holds the Sacred Tree.
living-forest-told-actions-left = Actions left: { $count }.
living-forest-told-actions-taken = Taken in this turn: { $deeds }.
living-forest-told-goals = { $goals }.
living-forest-told-rocks = What the rocks from 1 to 12 give: { $rocks }.
living-forest-told-no-elements = No elements.
living-forest-have = You have { $elements }.
living-forest-have-left = { $amount ->
    [0] Nothing is left for this action.
   *[other] Left for this action: { $gives }.
}
living-forest-told-elements = Totals: { $elements }.
living-forest-told-excess = { $count ->
    [0] No card in the help line.
    [one] One card in the help line, { $excess }.
   *[other] { $count } cards in the help line, { $excess }.
}
living-forest-told-line = Help line: { $cards }; { $excess }.
living-forest-told-line-empty = The help line is empty.
living-forest-told-planted = { $at } { $tree } ({ $gives })
living-forest-told-forest = Forest: { $trees }.
living-forest-told-forest-bare = Only the old tree stands in the forest.
living-forest-told-fragments = Fragments: { $count }.
living-forest-told-symbols = Kodama symbols: { $count }.
living-forest-told-element-tiles = Element tiles: { $count }.
living-forest-told-tiles = Victory tiles: { $tiles }.
living-forest-told-counts = In the stack: { $stack }; discarded: { $discard }.
living-forest-told-stack = In your stack, in no order: { $cards }.
living-forest-told-discard = Discarded: { $cards }.
living-forest-told-giving = { $card } ({ $gives })
living-forest-told-counted = { $card } ×{ $count }
living-forest-told-picked = Picked: { $cards }.
living-forest-told-tops = Next on your stack: { $cards }.
living-forest-told-scores-now = Standing now.
living-forest-told-scores-final = Final scores.
living-forest-told-score = { $rank }. { $who }: { $score } in all.
