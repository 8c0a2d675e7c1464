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
told-lost = The channel of this game is gone. It waits until a player goes on with it elsewhere.
lost-place = The channel in which you were playing { $game } is gone, or I may not go there any more. The game is kept as it was, and nobody’s time runs. Where you want to go on with it, use /resume.
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

command-substitute = substitute
command-substitute-about = Offer your seat to somebody, or to anybody
command-substitute-person = person
command-substitute-person-about = To whom; leave it out to offer it to anybody
command-standin = standin
command-standin-about = Let a computer player move for you until you are back
command-back = back
command-back-about = Move for yourself again
command-host = host
command-host-about = Pass the role of the host on
command-replace = replace
command-replace-about = Vote on a player who has not moved for long
command-pause = pause
command-pause-about = Pause the game; if you do not host it, ask the others to
command-resume = resume
command-resume-about = Go on with a game that is paused in this channel
command-abandon = abandon
command-abandon-about = For the host: ask the others to call the game off

button-grant = Agree
button-refuse = No
button-ask = Ask the others
button-take-seat = Take the seat of { $who }
button-take = Yes, sit down
button-offer = Offer my seat
button-keep = Keep my seat
button-replace = Vote on { $who }
button-abandon = Call it off
button-resume = Go on
button-host = { $who }

card-paused = The game is paused, and nobody is waited for. Whoever plays here can press **Go on** or use /resume.
request-undo = **Vote:** take back { $count ->
    [one] one move
   *[other] { $count } moves
}, as { $who } asks?
request-replace = **Vote:** let a computer player move for { $whose }, as { $who } asks?
request-late = **Vote:** the time of { $whose } is over. Let a computer player move from here on?
request-pause = **Vote:** pause the game, as { $who } asks?
request-abandon = **Vote:** call the game off, as { $who } asks?
request-agreed = For it: { $who }
request-against = Against it: { $who }
request-open = Still to answer: { $who }
request-offer = The seat of { $who } is offered to { $whom }.
request-free = The seat of { $who } can be taken by anybody.

revoke-preview = But if everybody agrees, { $count ->
    [one] this one move is
   *[other] these { $count } moves are
} taken back:
revoke-preview-alone = But only computer players would have to agree, and they do. { $count ->
    [one] This one move is
   *[other] These { $count } moves are
} taken back:
ask-done = You have asked. The answers come in on the table card; if you press **No** there yourself, you take the request back.
vote-yes = You agree. The others have not decided yet.
vote-carried = You agree, and with that it is settled.
vote-no = You do not agree. The others have not decided yet.
vote-ended = That is off the table.
replace-nobody = Nobody can be voted on now. First somebody has to keep the others waiting for { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, or miss a deadline.
replace-preview = Who has vanished? If more than half of the others agree, a computer player moves for that person, who can come back at any time; and anybody may take the seat.
replace-done = A computer player moves there now. Anybody may take the seat.
pause-done = The game is paused. Any player goes on with it with /resume.
resume-which = Which game?
resume-done = The game goes on.
abandon-alone = Call this game off? It ends at once, without a winner.
abandon-preview = Call this game off? If everybody else agrees, it ends without a winner.
abandon-done = The game has been called off.
standin-preview = Who moves for you until you are back? It begins at once, and those moves count. You come /back whenever you like, or you just make a move.
standin-done = You can go: a computer player moves for you. /back gives you your seat back.
back-welcome = Welcome back! { $count ->
    [0] Nothing was moved for you.
    [one] One move was made for you:
   *[other] { $count } moves were made for you:
}
substitute-preview = Offer your seat to { $whom }? You play on until it is taken. Then it is no longer yours, and neither is what only that seat may see.
substitute-anybody = anybody
substitute-offered = Your seat is on offer: whoever may take it can press the button on the table card.
substitute-bot = A bot cannot take a seat. For a computer player there is /standin.
substitute-seated = That person is playing at this table already.
substitute-done = Your seat is on offer. You play on until it is taken; /substitute lets you keep it.
substitute-kept = You keep your seat.
take-preview = Take this seat and play on from here? The game is { $game }.
take-done = Welcome! The seat is yours. Below you see what only you may see; /catchup shows what has happened lately. Lately:
host-preview = Who is to host this table?
host-done = You have passed the role on.
