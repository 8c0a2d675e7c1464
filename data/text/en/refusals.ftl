# Of a table, with what can be done instead.

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
table-paused = This game is paused. /resume resumes it.
table-not-paused = No game is paused here. /play opens a new one.
table-stood-in = A computer plays for you. Come /back first.
table-not-stood-in = Nobody plays for you: you have your seat to yourself.
table-last-mover = You are the last person who moves here, so the computers would play on alone. You can /pause the game instead.
table-not-offered = This seat is not free for you, or not any more.
table-knows-hands = You have had another seat in this game, so you cannot take this one.
table-cannot-be-offered = That person has had another seat in this game, and could not take yours.
table-not-at-table = That has to be another player of this game.
table-vote-open = The players are voting on something already. Once that is decided you can ask again.
table-no-vote = That is decided already, or the game has moved on.
table-not-asked = You cannot vote on this (any more).
table-no-computers = No computer plays here that could wait.
table-already-agreed = You have agreed to this already. Now the others decide.
table-not-late = { $who } still has time: with a time limit until the deadline, else for { $hours ->
    [one] one hour
   *[other] { $hours } hours
} awake; and never while away.
table-damaged = My records are damaged, so nothing can be played until the bot’s owner has restored a backup. Please tell them; nothing has changed.
table-gone = My records are not where they were, so nothing can be saved until the bot’s owner has put them back. Please tell them; nothing has changed.

# Of whatever else was asked for, and what is said around a refusal.

refusal-stale = The game has moved on since that was posted.
refusal-saved = That is done and saved; the card shows it.
refusal-now = Here is what you can do now:
refusal-nearest = You could do this instead:
refusal-rule = Rule { $id }: { $rule }
refusal-not-among = That is not possible any more. Here is what you can do:
refusal-other-game = This channel is playing { $game }; its moves have a command of their own.
refusal-accident = Something went wrong on my side; your game is safe. Please try again. If it happens again, tell the bot’s owner the number { $number }.
refusal-command = Discord still shows an old version of that command. Try again in a minute.
refusal-hidden = I may not post in this channel. Somebody who manages the server can change that; until then /board shows you the game.
refusal-permission = I need these permissions here: { $missing }. Somebody who manages this channel can allow them under Edit channel → Permissions. The game goes on, and /board shows it.
refusal-too-many = That is a lot at once: I am still busy with what you have asked for. Please ask again when it is there.
refusal-locked = This thread is archived and locked, so I cannot post in it and the others do not see what happens. Somebody who manages threads can unlock it; the game is kept, and /board shows you the table.

# The permissions that `refusal-permission` names.

permission-view-channel = View channel
permission-send-messages = Send messages
permission-send-messages-in-threads = Send messages in threads
permission-attach-files = Attach files
permission-read-message-history = Read message history
