## People who are late, away or gone, and what the others can do

table-no-takeover = With two players nobody takes over: use /replace to see what you can do.
table-late-too = Your own time is up too: make your move first, then you can claim the win.
table-no-claim = There is nothing to claim here. /replace shows what you can do.

told-claimed = { $who } takes the win: the other player’s time was up.
told-lapsed-undo = The vote on taking moves back is void.
told-lapsed-replace = The vote on a computer is void.
told-lapsed-pause = The vote on a pause is void.
told-lapsed-abandon = The vote on cancelling the game is void.
told-extended = { $who } gets more time for this move.
told-managed = A manager of this server has decided:
told-overdue-two = { $who }’s time is up. The other player may now decide what happens: /replace shows how.
told-gone = { $who } has left this server.

absent-away = { $who }, away until { $when }
absent-asleep = { $who }, asleep, back about { $when }

button-late = Time is up: what now?
button-claim = Claim the win
button-end-late = End it, no rating
button-stand-in-for = A computer for { $who }
button-pause = Pause the game
button-i-am-back = I am back
button-extend = More time for { $who }

late-duel = { $who } has let the time pass. You can claim the win, end the game without rating, or simply wait: then nothing changes.
late-both = { $who } has let the time pass, and so have you. Make your move first, and you can claim the win; or end the game without rating, or simply wait.
late-two = { $who } has let the time pass. A computer can play on for the time being – the seat stays theirs. Or you end the game without rating, or simply wait.
late-two-costs = { $who } has let the time pass. A computer can play on, or you end the game without rating, or simply wait.
replace-waiting = Waiting for { $who }.
claim-done = The win is yours.
vote-answered = This is for { $who }.
server-extended = There is more time now.
letter-replaced = Your time was up in { $game } ({ $where }), and the others let a computer play for you. The way back: press **I am back**, or use /back there – as long as nobody else has taken your seat.
letter-claimed = Your time was up in { $game } ({ $where }), and the other player has claimed the win.
letter-ended = Your time was up in { $game } ({ $where }), and the other player has ended the game. It is not rated.
letter-forfeited = You were not there in time in { $game } ({ $where }). By the rules of this tournament you have lost the game.

card-unrated-stand-in = With a stand-in: a computer made more than a tenth of a side’s moves, so the game is not rated.
card-unrated-substitute = With a substitute: more than a tenth of a side’s moves were somebody else’s, so the game is not rated.

button-mute = No pings from this table
button-unmute = Pings from this table
mute-done = You are no longer notified of your turns at this table. Reminders of a deadline still come.
unmute-done = You are notified of your turns at this table again.
mygames-open = Table
mygames-with = with { $who }
mygames-round = round { $round } of the tournament
mygames-lost = its channel is gone; /resume goes on elsewhere
mygames-full = full: the host presses **Start**
mygames-since = { $what }, since { $when }
me-zone-question = What time is it where you are?
replace-kept = A computer plays there now. The seat stays theirs.
replace-lost = A computer plays there from here on, and by the rules of this tournament the game is lost there.
