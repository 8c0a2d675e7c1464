sealed-rules = The rules of this game have been changed since, so nothing that far back can be taken back.

told-revoked = Everybody agrees: { $count ->
    [one] 1 move is
   *[other] { $count } moves are
} taken back.
told-stood-in = A computer plays for { $who } until { $who } is back.
told-back = { $who } is back.
told-taken = { $who } takes the seat and plays on from here.
told-replaced = A computer plays for { $who } until { $who } comes back or somebody else takes the seat.
told-host = { $who } hosts this game from here on.
told-paused = The game is paused.
told-resumed = { $who } resumes the game.
told-abandoned = The game was cancelled.
told-default = { $who } wins by default: nobody is left to play against.
told-late = { $who }’s time is up. The others decide whether a computer plays from here on.
told-lost = The channel of this game is gone. It waits until a player goes on with it elsewhere.
letter-lost = The channel in which you were playing { $game } is gone, or I may not go there any more. The game is kept as it was, and nobody’s time runs. Where you want to go on with it, use /resume.
told-asks-undo = { $who } asks to take back { $count ->
    [one] one move
   *[other] { $count } moves
}.
told-asks-replace = { $who } asks to let a computer play for { $whose }.
told-asks-pause = { $who } asks to pause the game.
told-asks-wait = { $who } asks the computers to wait.
told-asks-abandon = { $who } asks to cancel the game.
told-agrees = { $who } agrees.
told-refuses = { $who } does not agree.
told-withdraws = { $who } no longer asks for it.
told-offers = { $who } offers the seat to somebody else.
told-keeps = { $who } keeps the seat.
told-keeps-after-all = { $who } keeps the seat: the person it was offered to has another one here now.

command-substitute = substitute
command-substitute-about = Offer your seat to somebody, or to anybody
command-substitute-person = person
command-substitute-person-about = To whom; leave it out to offer it to anybody
command-standin = standin
command-standin-about = Let a computer play for you until you are back
command-back = back
command-back-about = Move for yourself again
command-host = host
command-host-about = Pass the role of the host on
command-replace = replace
command-replace-about = Vote on a player who is missing
command-pause = pause
command-pause-about = Pause the game; if you do not host it, ask the others to
command-resume = resume
command-resume-about = Resume the paused game of this channel
command-abandon = cancel
command-abandon-about = Ask the others to cancel the game

button-grant = Agree
button-refuse = No
button-go-on = Go ahead
button-ask = Ask the others
button-take-seat = Take { $who }’s seat
button-take = Take the seat
button-offer = Offer my seat
button-keep = Keep my seat
button-replace = Vote on { $who }
button-keep-playing = Keep playing
button-abandon = Cancel the game
button-resume = Resume
button-host = { $who }

card-lost = **This game cannot be won any more: { $why }** You may cancel it, or play on for the points.
card-paused = The game is paused, and no clock runs. Any player can press **Resume** or use /resume.
request-undo = **Vote:** { $who } asks to take back { $count ->
    [one] this move
   *[other] these { $count } moves
}. Agree?
request-replace = **Vote:** { $who } asks to let a computer play for { $whose }. Agree?
request-late = **Vote:** { $whose }’s time is up. Let a computer play from here on?
request-gone = **Vote:** { $whose } has left this server. Let a computer play from here on?
request-pause = **Vote:** { $who } asks to pause the game. Agree?
request-abandon = **Vote:** { $who } asks to cancel the game. Agree?
request-wait = { $who } asks the computers to wait: they move once everybody else has. /plan shows what they mean to do.
request-agreed = For: { $who }
request-against = Against: { $who }
request-open = Waiting for { $who }
request-offer = { $who }’s seat is offered to { $whom }.
request-free = { $who }’s seat is free: anybody may take it.

revoke-preview = But if everybody agrees, { $count ->
    [one] this one move is
   *[other] these { $count } moves are
} taken back:
revoke-preview-alone = Only computers would have to agree – they do. { $count ->
    [one] This one move is
   *[other] These { $count } moves are
} taken back:
ask-done = Asked. Answers appear on the card; press **No** there to withdraw.
vote-yes = You agree. The others have not decided yet.
vote-carried = Agreed – it is decided.
vote-no = You do not agree. The others have not decided yet.
vote-ended = Closed: nothing changes.
replace-nobody = Nobody can be replaced now. With a time limit somebody has to miss the deadline, else to keep the others waiting for { $hours ->
    [one] one hour
   *[other] { $hours } hours
} awake; and nobody is replaced while away.
replace-preview = Who is missing? If more than half of the others agree, a computer plays for that person, who can come back at any time; and anybody may take the seat.
replace-preview-kept = Who is missing? If more than half of the others agree, a computer plays for that person; the seat stays theirs.
replace-preview-costs = Who is missing? If more than half of the others agree, a computer plays for that person.
replace-costs = In this tournament nobody stands in for anybody: whoever a computer plays for has lost the game.
replace-done = A computer plays there now. Anybody may take the seat.
pause-done = The game is paused. Any player can /resume it.
resume-which = Which game?
resume-done = The game goes on.
abandon-alone = Cancel this game? It ends at once, without a winner.
abandon-preview = Cancel this game? If everybody else agrees, it ends without a winner.
abandon-done = The game was cancelled.
standin-preview = Who plays for you until you are back? It begins at once, and those moves count. Come back any time with /back or by moving.
standin-done = You can go: a computer plays for you. /back gives you your seat back.
back-welcome = Welcome back! { $count ->
    [0] No move was made for you.
    [one] One move was made for you:
   *[other] { $count } moves were made for you:
}
substitute-preview = Offer your seat to { $whom }? You play on until it is taken. Then the seat and its hidden cards are theirs.
substitute-anybody = anybody
substitute-offered = Your seat is on offer: whoever may take it can press the button on the table card.
substitute-bot = A bot cannot take a seat. For a computer there is /standin.
substitute-seated = That person is playing in this game already.
substitute-done = Your seat is on offer. You play on until it is taken; /substitute lets you keep it.
substitute-kept = You keep your seat.
take-preview = Take this seat and play on from here? The game is { $game }.
take-done = Welcome! The seat is yours. Below is what only you may see; /catchup shows what happened. Last moves:
host-preview = Who is to host this game?
host-done = You have passed the role on.
