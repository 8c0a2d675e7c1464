pebbles = Pebbles
pebbles-about = Who takes the last one wins.
pebbles-command = pebbles

pebbles-verb-pick = Pick
pebbles-verb-pick-name = pick
pebbles-verb-pick-about = Pick a pebble or give the turn on
pebbles-field-what = What?
pebbles-field-what-name = what
pebbles-field-what-about = A pebble, or the turn
pebbles-option-heap = Heap
pebbles-option-heap-name = heap
pebbles-option-heap-about = How many pebbles there are

pebbles-must = Pick.
pebbles-picked = { $who } picks a pebble, { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
pebbles-passed = { $who } gives the turn on.
pebbles-now = { $who } picks; pebbles left: { $left }.
pebbles-pebble = a pebble
pebbles-turn = give the turn on
pebbles-first-one = Pick a pebble first.
pebbles-otter = the otter
pebbles-heron = the heron
