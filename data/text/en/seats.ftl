table-paused = This game is paused. /resume goes on with it.
table-not-paused = No game is paused here. /play opens a new one.
table-stood-in = A computer player is moving for you. Come /back first.
table-not-stood-in = Nobody is moving for you: you have your seat to yourself.
table-last-mover = You are the last person who moves here, so the computer players would play on alone. You can /pause the game instead.
table-not-offered = This seat is not free for you, or not any more.
table-knows-hands = You have had another seat at this table and know what is hidden there, so you cannot take this one.
table-not-at-table = That has to be another person who plays at this table.
table-motion-open = The players are being asked something already. Once that is settled you can ask again.
table-no-motion = That is settled already, or the table has moved on.
table-not-asked = You have no say in this, or you have said no already.
table-already-agreed = You have agreed to this already. Now the others decide.
table-not-late = { $who } has not been waited for long enough: that takes { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, or a deadline that has passed.

sealed-rules = The rules of this game have been changed since, so nothing that far back can be taken back.

told-revoked = { $count ->
    [one] One move is
   *[other] { $count } moves are
} taken back.
told-stood-in = A computer player moves for { $who } from here on, until { $who } is back.
told-back = { $who } is back.
told-taken = { $who } sits down in place of the player before and goes on from here.
told-replaced = A computer player moves for { $who }, until { $who } comes back or somebody else takes the seat.
told-host = { $who } hosts this table from here on.
told-paused = The game is paused.
told-resumed = { $who } goes on with the game.
told-abandoned = The game is called off.
told-late = The time of { $who } is over. The others decide whether a computer player moves from here on.
told-asks-undo = { $who } asks to take back { $count ->
    [one] one move
   *[other] { $count } moves
}.
told-asks-replace = { $who } asks to let a computer player move for { $whose }.
told-asks-pause = { $who } asks to pause the game.
told-asks-abandon = { $who } asks to call the game off.
told-agrees = { $who } agrees.
told-refuses = { $who } does not agree.
told-withdraws = { $who } no longer asks for it.
told-offers = { $who } offers the seat to somebody else.
told-keeps = { $who } keeps the seat.
