cairn-lesson-goal = Score the most points by the time nobody has a stone left.
cairn-lesson-turn = Lay one of your three stones onto the cairn, or swap one.
cairn-lesson-end = A stone heavier than the topmost makes the cairn fall, and scores nothing.
cairn-lesson-example = Onto a cairn of 5 and 4 you lay a 3: there are three stones now, so you score 3.
cairn-sign-stone = a stone
cairn-sign-cairn = the cairn
cairn-tip-lay = Light stones are always safe; a heavy one is best laid first.
