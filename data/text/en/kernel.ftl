seat = player { $number }

malformed-verb = There is no move called “{ $verb }”. Moves of this game: { $verbs }.
malformed-field = “{ $field }” of “{ $verb }” is missing or cannot be read. Pick it from the list that opens while you type.
malformed-too-many = That is more than “{ $verb }” takes. It takes: { $fields }.
malformed-data = That move cannot be read. Pick it again from the list.
malformed-game = There is no game called “{ $game }” here. Games: { $games }.
malformed-seats = This game is for { $seats } players; { $given } cannot play it.
malformed-options = These options do not go together: { $why }

illegal-not-your-turn = It is not your turn. Waiting for { $waiting }.
illegal-over = This game is over. Its final scores are in /scores.

sealed-nothing = There is nothing of yours to take back: you have made no move since the turn came to you.
sealed-other = { $who } has moved since, so this cannot be taken back.
sealed-draw = This cannot be taken back: something was drawn at random.
sealed-all = This cannot be taken back: everybody has seen something new.
sealed-some = This cannot be taken back: { $who } has seen something new.
sealed-all-what = This cannot be taken back: everybody has seen { $what }.
sealed-some-what = This cannot be taken back: { $who } has seen { $what }.
warned-draw = You cannot take this back: something is drawn at random.
warned-all = You cannot take this back: everybody will see something new.
warned-some = You cannot take this back: { $who } will see something new.
warned-all-what = You cannot take this back: everybody will see { $what }.
warned-some-what = You cannot take this back: { $who } will see { $what }.
sealed-final = This cannot be taken back: by the rules it is final.

rest-fallback = The rules have changed since this table was saved, and the last { $count ->
    [one] step does
   *[other] { $count } steps do
} not fit any more. Play goes on from just before; please play again what is missing.
enough = That is enough

more-verbs-name = more
more-verbs-about = More moves of this game
