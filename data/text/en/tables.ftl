table-none = There is no game here. /play opens a lobby.
table-running = There is a game in this channel already. /board shows it; a thread can have a game of its own.
table-not-seated = You are not playing in this game. You can watch, and /play opens one of your own in another channel or thread.
table-already-seated = You have joined already.
table-full = All seats are taken. The host can add seats if the game allows it.
table-only-host = Only { $host }, who hosts this game, can do that.
table-not-enough = This game is for { $seats } players; { $given ->
    [one] one has
   *[other] { $given } have
} joined. Somebody can join, or a computer can be added.
table-too-few-chairs = { $taken ->
    [one] One person has
   *[other] { $taken } people have
} joined already. Somebody must leave first.
table-started = This game is running already: you can watch it. Players can /resign.
table-not-started = The game has not started yet. Its host can /start it.
table-over = This game is over. /scores shows how it ended, and /play opens a new one.
table-no-computer = There is no such computer here. Pick one from the list.
table-moved-on = The game has moved on since then, and nothing was done. Here is how it stands now.
table-not-saved = That could not be saved, so nothing has changed. Please try again in a moment.
table-away = My records are out of reach for a moment. Please look at the table shortly and, if it has not happened yet, do that again.
table-closing = I am restarting and will be back in a moment. Nothing has changed; please try again then.

told-resigned = { $who } leaves; a computer takes over.
told-undone = { $who } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}.

computer-name = Computer { $number }
level-random = beginner
level-greedy = easy
level-brief = medium
level-well = strong
level-deep = expert

replay-setup = the game is set up differently
replay-refused = “{ $action }” is refused: { $why }
replay-elsewhere = “{ $action }” leads elsewhere
replay-snapshot = the snapshot is not what the log comes to
replay-unreadable = its options or its snapshot cannot be read
