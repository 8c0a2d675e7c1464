# Words that pictures of any game share.
picture-turn = Turn { $turn }
picture-standing = Standing now
picture-final = Final scores
