# A guided game of Living Forest: a sentence for each move that is suggested.

living-forest-guided-begin = You have ten different trees, and twelve are enough to win. Your animals give you suns, water, leaves and wind for this round: the signs below them say how much.
living-forest-guided-plant = A magnolia costs nine leaves, and you have eleven. A3 is a corner of your forest: planting there brings two fragments besides.
living-forest-guided-draw = A new round: draw animals. Each one brings elements, and only three solitary animals would hurt.
living-forest-guided-rush = You have no solitary animal yet, so there is nothing to fear: draw on until the first one comes.
living-forest-guided-stop = Eight animals and only one of them solitary: that is plenty. Whoever stops in time has two actions; whoever has three solitary animals has one.
living-forest-guided-twelve = Now trees again: the aspen is of a kind that you do not have, and it is your twelfth.
living-forest-guided-move = Your second action must be another one. Wind moves your spirit: three rocks ahead lies a tree, and that plants once more.
living-forest-guided-rock = The sign on the rock plants a tree for the leaves that you have: elements are never used up. The others finish the round, and you win.
