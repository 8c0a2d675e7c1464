# How to play Living Forest, in a minute. A sentence or two for each part.

living-forest-lesson-draw-title = Draw
living-forest-lesson-goal = Be the first with 12 different trees, 12 fires put out or 12 flowers. One of the three is enough.
living-forest-lesson-draw = Everybody draws animals at the same time and stops when they like. Each gregarious animal cancels one solitary animal; with 3 solitary animals you must stop and have one action instead of two.
living-forest-lesson-turn = Then you take two different actions: suns attract new animals, water puts out fires, wind moves your spirit, leaves plant a tree, or take a fragment. Elements are not spent: each action has all of them.
living-forest-lesson-end = At the end of the round the fires attack. With less water than all fires together you get a Varan for each of them.
living-forest-lesson-example = Ada wins: she has 12 trees, although Bruno has more in all (33 to 22).
living-forest-lesson-kodama-goal = Be the first with 13 different trees, 13 fires put out or 13 flowers. One of the three is enough.
living-forest-lesson-kodama = Flowers call Kodama; two or more Kodama symbols in your line give a fragment, an element tile or one more action.

## What the signs mean

living-forest-sign-sun = sun: attracts animals
living-forest-sign-water = water: puts out fires
living-forest-sign-wind = wind: moves your spirit
living-forest-sign-plant = leaf: plants trees
living-forest-sign-flower = flower
living-forest-sign-solitary = solitary animal
living-forest-sign-gregarious = gregarious animal
living-forest-sign-fragment = fragment: removes a card
living-forest-sign-varan = Varan
living-forest-sign-goal-tree = trees to win
living-forest-sign-goal-fire = fires to win
living-forest-sign-goal-flower = flowers to win
living-forest-sign-repeat = an action twice
living-forest-sign-symbol = Kodama symbol
living-forest-sign-element-tile = element tile
living-forest-sign-deed-attract = { living-forest-deed-attract }
living-forest-sign-deed-extinguish = { living-forest-deed-extinguish }
living-forest-sign-deed-move = { living-forest-deed-move }
living-forest-sign-deed-plant = { living-forest-deed-plant }
living-forest-sign-deed-fragment = { living-forest-deed-fragment }
living-forest-sign-deed-call = { living-forest-deed-call }
living-forest-sign-turn = actions left
living-forest-sign-stopped = has stopped drawing
living-forest-sign-first = first player; old tree
living-forest-sign-stack = draw stack
living-forest-sign-discard = discard pile
living-forest-sign-room = room for a tree
living-forest-sign-full = full row or column
living-forest-sign-onibi = Onibi on the circle
living-forest-sign-won = has won

## Said once to whoever is asked this for the first time

living-forest-tip-draw = More cards mean more elements, but at 3 solitary animals you lose an action. Stop at 2 unless you have a fragment.
living-forest-tip-act = New animals come back next round already, and trees give for good. Look at the fires too: how much water do you have against them?
living-forest-tip-steal = A tile counts for you and no longer for the other. Take the kind of which you need 12.
