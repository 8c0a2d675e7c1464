living-forest = Living Forest
living-forest-about = Draw guardian animals, plant trees and fight the fires of Onibi. 2 to 4 players, 40 minutes.
living-forest-command = living

## Moves

living-forest-verb-draw = Draw
living-forest-verb-draw-name = draw
living-forest-verb-draw-about = Turn up the top card of your stack
living-forest-verb-rush = Draw until a solitary animal
living-forest-verb-rush-name = rush
living-forest-verb-rush-about = Draw until a solitary animal comes
living-forest-verb-use = Use a fragment
living-forest-verb-use-name = use
living-forest-verb-use-about = Remove the card you drew last, for one fragment
living-forest-verb-stop = Stop drawing
living-forest-verb-stop-name = stop
living-forest-verb-stop-about = Keep your line as it is and draw no more this round
living-forest-verb-attract = Attract animals
living-forest-verb-attract-name = attract
living-forest-verb-attract-about = Take animals from the reserve for your suns
living-forest-verb-extinguish = Put out fires
living-forest-verb-extinguish-name = extinguish
living-forest-verb-extinguish-about = Take fires from the centre for your water
living-forest-verb-move = Move
living-forest-verb-move-name = move
living-forest-verb-move-about = Move your spirit round the circle with your wind
living-forest-verb-plant = Plant a tree
living-forest-verb-plant-name = plant
living-forest-verb-plant-about = Plant a tree in your forest
living-forest-verb-fragment = Take a fragment
living-forest-verb-fragment-name = fragment
living-forest-verb-fragment-about = Take a fragment from the supply
living-forest-verb-call = Call a Kodama
living-forest-verb-call-name = call
living-forest-verb-call-about = Take the first Kodama of a pile for your flowers
living-forest-verb-steal = Take a victory tile
living-forest-verb-steal-name = steal
living-forest-verb-steal-about = Take a victory tile from the player you jumped
living-forest-verb-spend = Use an element tile
living-forest-verb-spend-name = spend
living-forest-verb-spend-about = Spend an element tile until the end of the round
living-forest-verb-enough = Finish this action
living-forest-verb-enough-name = enough
living-forest-verb-enough-about = Choose nothing more in this action
living-forest-verb-decline = Skip the bonus
living-forest-verb-decline-name = decline
living-forest-verb-decline-about = Skip this bonus action
living-forest-verb-end = End my turn
living-forest-verb-end-name = end
living-forest-verb-end-about = End your turn, whatever you could still do

## Fields

living-forest-field-card = Which animal?
living-forest-field-card-name = card
living-forest-field-card-about = The animal you attract
living-forest-field-fire = Which fire?
living-forest-field-fire-name = fire
living-forest-field-fire-about = The value of the fire
living-forest-field-steps = How many rocks?
living-forest-field-steps-name = steps
living-forest-field-steps-about = Free rocks to move
living-forest-field-tree = Which tree?
living-forest-field-tree-name = tree
living-forest-field-tree-about = The tree you plant
living-forest-field-at = Where?
living-forest-field-at-name = at
living-forest-field-at-about = The space in your forest
living-forest-field-pile = From which pile?
living-forest-field-pile-name = pile
living-forest-field-pile-about = The pile of Kodama
living-forest-field-tile = Which tile?
living-forest-field-tile-name = tile
living-forest-field-tile-about = The victory tile you take
living-forest-field-element = Which element?
living-forest-field-element-name = element
living-forest-field-element-about = What the tile gives

## Options and presets

living-forest-option-kodama = Kodama
living-forest-option-kodama-name = kodama
living-forest-option-kodama-about = Call Kodama with flowers; six more trees; the goal is 13
living-forest-option-fragments-peel = Fragments one by one
living-forest-option-fragments-peel-name = fragments-peel
living-forest-option-fragments-peel-about = Several fragments may remove cards one after the other
living-forest-option-rare-fire = Rarer fire
living-forest-option-rare-fire-name = rare-fire
living-forest-option-rare-fire-about = An empty centre gets a new fire only if no card was taken
living-forest-option-symbols-at-once = Symbols pay at once
living-forest-option-symbols-at-once-name = symbols-at-once
living-forest-option-symbols-at-once-about = Kodama symbols pay while you draw, not when your actions begin
living-forest-option-symbols-add-up = Symbols add up
living-forest-option-symbols-add-up-name = symbols-add-up
living-forest-option-symbols-add-up-about = Every row of Kodama symbols pays, not the highest alone
living-forest-special-kodama-call = A sixth action: call a Kodama. It costs as many flowers as you must have, but does not spend them.
living-forest-special-kodama-symbols =
    { $every ->
        [yes] Kodama symbols: { $fragment } give a fragment, { $tile } an element tile as well, { $action } or more one more action as well.
       *[no] Kodama symbols: { $fragment } give a fragment, { $tile } an element tile instead, { $action } or more one more action instead.
    }
living-forest-special-kodama-actions = All your actions must be different; new animals let you repeat one or give another.
living-forest-special-kodama-trees = { $count } more kinds of trees give elements for your Kodama symbols, or one more symbol.
living-forest-special-kodama-onibi = After each Kodama called Onibi moves on around the circle; each spirit it jumps brings a fire of { $fire }.
living-forest-special-kodama-goal = To win you need { $count } of something, not { $base }; { $empty } where the pile of Kodama for it is empty.
living-forest-preset-base = Base game
living-forest-preset-base-about = The game by itself
living-forest-preset-kodama = With Kodama
living-forest-preset-kodama-about = With the Kodama expansion

## Things

living-forest-sun = sun
living-forest-water = water
living-forest-plant = leaf
living-forest-wind = wind
living-forest-flower = flower
living-forest-winter = Winter
living-forest-spring = Spring
living-forest-summer = Summer
living-forest-autumn = Autumn
living-forest-solitary = solitary
living-forest-gregarious = gregarious
living-forest-solitary-of-limit = { $count } of 3 solitary animals
living-forest-spare-gregarious = 0 of 3 solitary animals, { $count } gregarious to spare
living-forest-goal-tree = tree
living-forest-goal-fire = fire
living-forest-goal-flower = flower
living-forest-pile-flower = Kodama of the flowers
living-forest-pile-tree = Kodama of the trees
living-forest-pile-water = Kodama of the waters
living-forest-deed-fragment = fragment
living-forest-deed-attract = attract animals
living-forest-deed-extinguish = put out fires
living-forest-deed-move = move
living-forest-deed-plant = plant a tree
living-forest-deed-call = call a Kodama
living-forest-tile = { $goal } of { $spirit }
living-forest-doubt-end =
    { $count ->
        [one] You have an action left.
       *[other] You have { $count } actions left.
    } End your turn all the same?
living-forest-attack-ahead = Onibi would attack with { $strength } now: { $safe ->
    [yes] your water of { $water } protects you
   *[no] your water of { $water } is not enough
}.
living-forest-gives = { $amount } { $element ->
    [sun] { $amount ->
        [one] sun
       *[other] suns
    }
    [leaf] { $amount ->
        [one] leaf
       *[other] leaves
    }
    [flower] { $amount ->
        [one] flower
       *[other] flowers
    }
   *[any] { $element }
}
living-forest-have-symbols = { $amount ->
    [one] 1 Kodama symbol
   *[other] { $amount } Kodama symbols
}
living-forest-gives-symbol = Kodama symbol
living-forest-gives-per-symbol = { $element } for each Kodama symbol
living-forest-gives-repeat = an action twice
living-forest-gives-repeat-attract = attract twice
living-forest-gives-repeat-extinguish = put out fires twice
living-forest-gives-repeat-move = move twice
living-forest-gives-repeat-plant = plant twice
living-forest-gives-repeat-call = call twice
living-forest-gives-bonus-attract = bonus: attract
living-forest-gives-bonus-extinguish = bonus: put out fires
living-forest-gives-bonus-move = bonus: move
living-forest-gives-bonus-plant = bonus: plant
living-forest-gives-bonus-call = bonus: call a Kodama
living-forest-rock = rock { $number } ({ $gives })
living-forest-rock-jumping = rock { $number } ({ $gives }; jumps { $count })
living-forest-rock-some = a rock ahead

## Labels and choices (80 characters at most)

living-forest-label-attract = Attract { $card } ({ $cost })
living-forest-label-extinguish = Put out a fire ({ $fire })
living-forest-label-move = Move { $steps } to { $rock }
living-forest-label-plant = Plant { $tree } on { $at }
living-forest-label-call = Call { $card }
living-forest-label-steal = Take { $tile }
living-forest-label-spend = Element tile: { $gain }
living-forest-label-draw = Draw a card
living-forest-label-rush = Draw until a solitary animal
living-forest-label-use = Fragment: remove the last card
living-forest-label-use-card = Fragment: discard { $card }
living-forest-label-use-varan = Fragment: destroy the Varan
living-forest-label-stop = Stop drawing
living-forest-label-fragment = Take a fragment
living-forest-label-enough = Finish this action
living-forest-label-decline = Skip the bonus
living-forest-label-end = End my turn
living-forest-choice-card = { $card } – costs { $cost }, gives { $gives }
living-forest-choice-fire = fire of { $fire }
living-forest-choice-steps = { $steps } to { $rock }
living-forest-choice-tree = { $tree } – costs { $cost }, gives { $gives }
living-forest-choice-space = { $at }
living-forest-choice-space-bonus = { $at } (corner bonus)

## What is asked, and where the game stands

living-forest-ask-draw = { $who }, draw cards or stop.
living-forest-ask-act = { $who }, { $count ->
    [0] anything else?
    [one] one action is left.
   *[other] { $count } actions are left.
}
living-forest-ask-steal = { $who }, take a victory tile from { $victim }.
living-forest-ask-bonus-attract = { $who }, a bonus: attract animals.
living-forest-ask-bonus-extinguish = { $who }, a bonus: put out fires.
living-forest-ask-bonus-move = { $who }, a bonus: move your spirit.
living-forest-ask-bonus-plant = { $who }, a bonus: plant a tree.
living-forest-ask-bonus-call = { $who }, a bonus: call a Kodama.
living-forest-ask-more-attract = { $who }, attract another animal, or finish?
living-forest-ask-more-extinguish = { $who }, put out another fire, or finish?
living-forest-headline-draw = Round { $turn } – { $count ->
    [one] { $who } is drawing
   *[other] { $who } are drawing
}
living-forest-headline-act = Round { $turn } – { $who }’s actions
living-forest-won = { $who } wins with { $goals }.
living-forest-won-most = { $who } wins with { $goals }, and with the most in all: { $score }.
living-forest-won-together = { $who } share the victory, each with { $score } in all.
living-forest-count-tree = { $count } different trees
living-forest-count-fire = { $count } fires
living-forest-count-flower = { $count } flowers
living-forest-standing = **{ $rank }.** { $who }: { $counts }
living-forest-line-enough = { $what } (enough)
living-forest-line-tree = { $count } of { $needed } trees
living-forest-line-fire = { $count } of { $needed } fires
living-forest-line-flower = { $count } of { $needed } flowers

## What happened

living-forest-event-draw = { $who } draws { $cards }.
living-forest-event-draw-coin = { $who } draws { $cards }; { $excess }.
living-forest-event-reshuffle = { $who } shuffles the discard pile.
living-forest-event-use = { $who } discards { $card } with a fragment.
living-forest-event-use-varan = { $who } destroys a Varan with a fragment.
living-forest-event-stop = { $who } stops with { $count ->
    [one] one card
   *[other] { $count } cards
}.
living-forest-event-limit = { $who } has 3 solitary animals and must stop.
living-forest-event-symbols-action = Kodama: { $who } has one action more.
living-forest-event-symbols-tile = Kodama: { $who } gets an element tile.
living-forest-event-spend = { $who } spends an element tile: { $element }.
living-forest-event-fragment = { $who } takes { $count ->
    [one] a fragment
   *[other] { $count } fragments
}.
living-forest-event-attract = { $who } attracts { $cards }.
living-forest-event-extinguish = { $who } puts out a fire ({ $fire }).
living-forest-event-move = { $who } moves { $steps } to rock { $rock }.
living-forest-event-plant = { $who } plants { $tree } on { $at }.
living-forest-event-call = { $who } calls { $card }.
living-forest-event-onibi = Onibi moves to rock { $rock }{ $count ->
    [0] .
    [one] {" "}and leaves a fire of 2.
   *[other] {" "}and leaves { $count } fires of 2.
}
living-forest-event-steal = { $who } takes a victory tile from { $victim }: { $goal } of { $spirit }.
living-forest-event-decline = { $who } skips the bonus: { $deed }.
living-forest-event-lost = The bonus ({ $deed }) brings { $who } nothing.
living-forest-event-end = { $who } ends the turn.
living-forest-event-no-attack = No fire is left: Onibi does not attack.
living-forest-event-attack = Onibi attacks with { $strength }. { $count ->
    [0] Nobody is safe.
   *[other] Safe: { $safe }.
}
living-forest-event-hit = { $who } { $seats ->
    [one] receives
   *[other] each receive
} { $count ->
    [0] no Varan, for none is left
    [one] a Varan
   *[other] { $count } Varans
}.
living-forest-event-fires = New fires: { $fires }.
living-forest-event-refill = New in the reserve: { $cards }.
living-forest-event-sacred-tree = Round { $turn }: the Sacred Tree passes to { $who }.

## Why not

living-forest-refused-over = The game is over.
living-forest-refused-drawing-first = First everybody draws. Actions come when all have stopped.
living-forest-refused-drawing-over = Drawing is over for this round; now it is time for actions.
living-forest-refused-not-your-turn = It is the turn of { $who }.
living-forest-refused-stopped = You have stopped drawing for this round.
living-forest-refused-empty-line = Your line is empty: draw a card first.
living-forest-refused-no-fragment = You have no fragment.
living-forest-refused-not-fresh = A fragment removes only the card you have just drawn; draw one first.
living-forest-refused-limit = You have 3 solitary animals: use a fragment or stop.
living-forest-refused-no-cards = You have no card left to draw.
living-forest-refused-no-element-tile = You have no element tile.
living-forest-refused-spend-between = An element tile is spent before an action, not in the middle of one.
living-forest-refused-no-such-tile = That tile does not lie there; take one that does.
living-forest-refused-steal-first = First take the victory tile.
living-forest-refused-no-tile-to-take = No victory tile is to be taken now: you take one when you jump a spirit whose player has any.
living-forest-refused-bonus-first = First use the bonus or skip it: { $deed }.
living-forest-refused-more-first = First finish this action: { $deed }.
living-forest-refused-nothing-to-decline = There is no bonus to skip.
living-forest-refused-nothing-open = No action is going on that could be finished.
living-forest-refused-no-fragments-left = No fragment is left in the supply.
living-forest-refused-no-such-fire = There is no fire of { $fire } in the centre.
living-forest-refused-backwards = Spirits move forward, at least one rock.
living-forest-refused-no-kodama = Kodama is not played here.
living-forest-refused-empty-pile = That pile is empty.
living-forest-refused-no-action-left = You have no action left this round.
living-forest-refused-only-of-animals = You have no other action left this round than those of your animals: { $left }.
living-forest-refused-twice-already = You have used this action twice, and no action may be done more often: { $deed }.
living-forest-refused-same-type = Your actions must differ, and you have used this one: { $deed }.
living-forest-refused-picked-already = You have picked it already: { $card }.
living-forest-refused-no-such-card = No such animal can be attracted.
living-forest-refused-not-in-reserve = It is not in the reserve: { $card }.
living-forest-refused-no-such-tree = There is no such tree here.
living-forest-refused-tree-gone = None is left of it: { $tree }.
living-forest-refused-no-such-space = Spaces are named A1 to E3.
living-forest-refused-space-taken = A tree stands on { $at } already.
living-forest-refused-not-adjacent = { $at } does not touch any of your trees along an edge.
living-forest-refused-too-dear = That is more than you have now: { $element } { $total }.

## Cards

living-forest-card-bear = Bear
living-forest-card-beetle = Beetle
living-forest-card-lynx = Lynx
living-forest-card-fox = Fox
living-forest-card-goldfish = Goldfish
living-forest-card-tanuki = Tanuki
living-forest-card-boar = Boar
living-forest-card-weasel = Weasel
living-forest-card-hare = Hare
living-forest-card-fawn = Fawn
living-forest-card-hummingbird = Hummingbird
living-forest-card-bee = Bee
living-forest-card-baboon = Baboon
living-forest-card-owl = Owl
living-forest-card-hedgehog = Hedgehog
living-forest-card-caterpillar = Caterpillar
living-forest-card-flamingo = Flamingo
living-forest-card-ram = Ram
living-forest-card-wolf = Wolf
living-forest-card-lemur = Lemur
living-forest-card-squirrel = Squirrel
living-forest-card-tortoise = Tortoise
living-forest-card-coati = Coati
living-forest-card-racoon = Raccoon
living-forest-card-beaver = Beaver
living-forest-card-raven = Raven
living-forest-card-bat = Bat
living-forest-card-cockatoo = Cockatoo
living-forest-card-meerkat = Meerkat
living-forest-card-horse = Horse
living-forest-card-axolotl = Axolotl
living-forest-card-chimpanzee = Chimpanzee
living-forest-card-toucan = Toucan
living-forest-card-butterfly = Butterfly
living-forest-card-spider = Spider
living-forest-card-hippopotamus = Hippopotamus
living-forest-card-horned-owl = Horned owl
living-forest-card-woodpecker = Woodpecker
living-forest-card-badger = Badger
living-forest-card-rooster = Rooster
living-forest-card-rhinoceros = Rhinoceros
living-forest-card-goat = Goat
living-forest-card-bull = Bull
living-forest-card-salamander = Salamander
living-forest-card-frog = Frog
living-forest-card-marmot = Marmot
living-forest-card-platypus = Platypus
living-forest-card-crane = Crane
living-forest-card-loris = Loris
living-forest-card-koala = Koala
living-forest-card-leopard = Leopard
living-forest-card-eagle = Eagle
living-forest-card-cobra = Cobra
living-forest-card-cricket = Mantis
living-forest-card-panther = Panther
living-forest-card-gorilla = Gorilla
living-forest-card-bison = Bison
living-forest-card-chameleon = Chameleon
living-forest-card-crocodile = Crocodile
living-forest-card-elephant = Elephant
living-forest-card-dolphin = Dolphin
living-forest-card-dog = Dog
living-forest-card-panda = Panda
living-forest-card-stag = Stag
living-forest-card-tapir = Tapir
living-forest-card-varan = Varan
living-forest-card-armadillo = Armadillo
living-forest-card-capybara = Capybara
living-forest-card-crayfish = Crayfish
living-forest-card-peafowl = Peafowl
living-forest-card-sloth = Sloth
living-forest-card-anteater = Anteater
living-forest-card-ara = Macaw
living-forest-card-flying-squirrel = Flying squirrel
living-forest-card-koi = Koi
living-forest-card-tiger = Tiger
living-forest-card-kodama-winter = Winter Kodama
living-forest-card-kodama-spring = Spring Kodama
living-forest-card-kodama-summer = Summer Kodama
living-forest-card-kodama-autumn = Autumn Kodama
living-forest-card-kodama-flower-1 = Flower Kodama 1
living-forest-card-kodama-flower-2 = Flower Kodama 2
living-forest-card-kodama-flower-3 = Flower Kodama 3
living-forest-card-kodama-flower-4 = Flower Kodama 4
living-forest-card-kodama-flower-5 = Flower Kodama 5
living-forest-card-kodama-flower-6 = Flower Kodama 6
living-forest-card-kodama-tree-1 = Tree Kodama 1
living-forest-card-kodama-tree-2 = Tree Kodama 2
living-forest-card-kodama-tree-3 = Tree Kodama 3
living-forest-card-kodama-tree-4 = Tree Kodama 4
living-forest-card-kodama-tree-5 = Tree Kodama 5
living-forest-card-kodama-tree-6 = Tree Kodama 6
living-forest-card-kodama-water-1 = Water Kodama 1
living-forest-card-kodama-water-2 = Water Kodama 2
living-forest-card-kodama-water-3 = Water Kodama 3
living-forest-card-kodama-water-4 = Water Kodama 4
living-forest-card-kodama-water-5 = Water Kodama 5
living-forest-card-kodama-water-6 = Water Kodama 6

## Trees; their names are our own

living-forest-tree-t3a = Hazel
living-forest-tree-t3b = Willow
living-forest-tree-t4a = Aspen
living-forest-tree-t4b = Cherry
living-forest-tree-t5a = Linden
living-forest-tree-t5b = Oak
living-forest-tree-t6 = Alder
living-forest-tree-t7 = Birch
living-forest-tree-t8 = Cypress
living-forest-tree-t9 = Magnolia
living-forest-tree-t10 = Sequoia
living-forest-tree-t11 = Ginkgo
living-forest-tree-k6 = Rowan
living-forest-tree-k7 = Hawthorn
living-forest-tree-k8 = Yew
living-forest-tree-k9 = Elder
living-forest-tree-k10 = Juniper
living-forest-tree-k11 = Camellia
living-forest-tree-start = Old tree

## What was seen, where a move can no longer be taken back

living-forest-seen-card = the next card of a stack
living-forest-seen-animals = which animals were taken
living-forest-seen-reserve = new animals in the reserve

## Why a move is good

living-forest-merit-goal = Nearer to a victory: { $goal }
living-forest-merit-bonus = Brings a bonus action: { $deed }
living-forest-merit-card = { $card } is yours from now on: { $gives }
living-forest-merit-elements = More for your actions: { $gives }
living-forest-merit-fragments =
    { $count ->
        [one] One more fragment against a card you would rather not draw
       *[other] { $count } more fragments against cards you would rather not draw
    }
