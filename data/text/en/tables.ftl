table-none = There is no table here. /play opens one.
table-running = There is a table in this channel already. /board shows it; a thread can have a table of its own.
table-not-seated = You are not playing at this table. You can watch, and /play opens one of your own in another channel or thread.
table-already-seated = You are at this table already.
table-full = Every chair is taken. The host can add chairs if the game allows it.
table-only-host = Only { $host }, who hosts this table, can do that.
table-not-enough = This game is for { $seats } players; { $given ->
    [one] one is
   *[other] { $given } are
} sitting here. Somebody can join, or a computer player can be added.
table-too-few-chairs = { $given ->
    [one] One chair is
   *[other] { $given } chairs are
} too few: { $taken } are taken. Somebody has to leave first.
table-started = The game has started, so the lobby is closed. Players can still /resign.
table-not-started = The game has not started yet. Its host can /start it.
table-over = This game is over. /scores shows how it ended, and /play opens a new one.
table-no-computer = There is no such computer player here. Pick one from the list.
table-moved-on = The table has moved on since then, and nothing was done. Here is how it stands now.
table-not-saved = That could not be saved, so nothing has changed. Please try again in a moment.
table-closing = I am restarting and will be back in a moment. Nothing has changed; please try again then.

told-resigned = { $who } leaves, and a computer player takes the chair.
told-undone = { $who } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}.

computer-name = Computer { $number }
level-random = beginner
level-greedy = casual
level-brief = skilled
level-well = strong
level-deep = expert

replay-setup = the game is set up differently
replay-refused = “{ $action }” is refused: { $why }
replay-elsewhere = “{ $action }” leads elsewhere
replay-snapshot = the snapshot is not what the log comes to
replay-unreadable = its options or its snapshot cannot be read
