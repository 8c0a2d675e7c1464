cairn-guided-begin = A few stones are left. The higher the cairn is with yours, the more you score.
cairn-guided-equal = A stone as heavy as the topmost holds: the cairn has three stones now, so you score 3.
cairn-guided-light = Nobody can lay a lighter stone than a 1, and it always holds.
cairn-guided-new = A new cairn has begun with a 6. Lay the lightest that you have, as long as there is room above.
cairn-guided-heavy = Again on a 6: a 5 fits there, and nowhere else so soon.
cairn-guided-fall = Your stones are too heavy for the 3, so the cairn falls: better now, while it is low.
cairn-guided-last = Your last stone holds on the other 4, and brings 3 once more.
