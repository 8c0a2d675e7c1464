# Words that pictures of any game share.
picture-turn = Turn { $turn }
picture-standing = Standing now
picture-final = Final scores
lesson-goal = Goal
lesson-turn = Your turn
lesson-end = The end
lesson-example = An example
lesson-signs = What the signs mean
lesson-title = The game in one minute
