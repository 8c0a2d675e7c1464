language = English

## Commands: their names, and what Discord shows beside them (100 characters at most)

command-play = play
command-play-about = Open a table in this channel
command-play-game = game
command-play-game-about = Which game
command-play-seats = seats
command-play-seats-about = How many players
command-join = join
command-join-about = Sit down at the table of this channel
command-leave = leave
command-leave-about = Get up again before the game starts
command-start = start
command-start-about = Start the game with those who sit at the table
command-board = board
command-board-about = Show the table again
command-board-private = private
command-board-private-about = Only for me
command-board-text = text
command-board-text-about = The whole table in words, only for me
command-hand = hand
command-hand-about = Everything at this table that only you may see
command-scores = scores
command-scores-about = The scores with every step of the sum
command-history = history
command-history-about = What has happened so far
command-history-turn = turn
command-history-turn-about = The table after the move with this number, as a picture
command-undo = undo
command-undo-about = Take back your last move, as long as nothing new has come to light
command-resign = resign
command-resign-about = Leave the game; a computer player takes your seat
command-rules = rules
command-rules-about = Look something up in the rules
command-rules-words = words
command-rules-words-about = Words to look for, or the id of a rule
command-rules-game = game
command-rules-game-about = Of which game
command-help = help
command-help-about = How to play here

## Buttons (80 characters at most)

button-moves = My moves
button-hand = My hand
button-undo = Undo
button-words = In words
button-help = Help
button-history = History
button-scores = Scores
button-confirm = Yes, do it
button-back = Back
button-close = Never mind
button-resign = Leave the game
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-done = Done
button-cancel = Call it off
button-unrobot = One computer less
button-earlier = ◀ Earlier
button-later = Later ▶

## The table card

card-waiting = { $count ->
    [one] Your turn, { $who }.
   *[other] Waiting for { $who }.
}
card-thinking = { $count ->
    [one] { $who } is thinking…
   *[other] { $who } are thinking…
}
card-earlier = … more in /history
card-abandoned = This game has ended without a winner.
card-seed-hash = -# Every draw of this game follows from a secret number. Its SHA-256, to check at the end: `{ $hash }`
card-seed = -# The secret number was `{ $seed }`, and its SHA-256 is `{ $hash }`.
score-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The lobby

lobby-free = free
lobby-host = (host)
lobby-computer = · computer, { $level }
lobby-seats-question = How many players?
lobby-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-preset-question = What do you play?
lobby-custom = Own mix
lobby-options = Options of this table
lobby-switches-question = What do you add? Pick any number
lobby-chosen = Done. The card in the channel shows what is played.
lobby-changed = Changed; everybody sees it on the card.
lobby-language-question = Which language at this table?
lobby-robot-question = Add a computer player
lobby-add = Computer player: { $level }
lobby-closed = This table is closed. Open a new one with /play.
option-yes = yes
option-no = no
option-none = open
start-done = The game begins. Have fun!
play-which = Which game?

## Choosing

chooser-moves = What would you like to do?
chooser-preview = **{ $move }**
    Shall I play that?
chooser-page = Part { $page } of { $pages }
chooser-closed = All right. Nothing has changed.
move-done = Done.
board-posted = Here it is.
undo-preview = { $count ->
    [one] This would be taken back:
   *[other] These { $count } moves would be taken back:
}
undo-done = Taken back.
resign-preview = Leave this game for good? A computer player takes your seat, and the others play on.
resign-done = You have left the game. Thank you for playing!

## Looking

hand-onlooker = You are not playing at this table, so there is nothing here that only you may see.
hand-empty = Right now there is nothing that only you may see.
scores-so-far = -# As far as you can know: what is hidden from you is not counted.
history-silent = …
history-none = Nothing has happened yet.
rules-none-written = The rules of this game have not been written down here yet.
rules-none-match = No rule has all of these words: { $words }. Try fewer words, or one word alone.
rules-more = … and { $count } more. Add a word to narrow it down.

## Help

help-start = Open a table with /play. Friends press **Join**, and you press **Start**. Computer players can sit in as well.
help-moves = Your moves: press a button under the table, or **My moves**; only you see what you choose, and nothing counts until you say yes. Or type /{ $command }. There is: { $verbs }.
help-commands =
    - **The table:** /board shows it again, /hand what only you may see, /scores the sums. /history tells what has happened, /catchup what has changed since your last turn, and /replay shows it all as a film.
    - **Moves:** /undo takes yours back, or asks the others to. /whatif tries them out on a copy of your own. /order says now what to play when your turn comes. /rules looks something up.
    - **Time:** /me is for when you are awake and how you want to hear of your turns, /away for days without you.
    - **When somebody has to go:** /standin lets a computer player move for you until you are /back, /substitute offers your seat, /replace votes on somebody who has vanished, /pause stops the game for a while, and /resign leaves it.
    - **Besides:** /stats, /leaderboard and /journal tell who has achieved what, /audit shows that a game was fair, and /privacy what I keep about you.

    A mistake costs nothing.

## Refusals

refusal-stale = The table has moved on since that was posted.
refusal-saved = That is done and saved; the card shows it.
refusal-now = Here is what you can do now:
refusal-nearest = You could do this instead:
refusal-rule = Rule { $id }: { $rule }
refusal-not-among = That is not possible any more. Here is what you can do:
refusal-other-game = This channel is playing { $game }; its moves have a command of their own.
refusal-accident = Something went wrong on my side, and your game is safe. Please try again; if it stays like this, tell whoever runs this bot the number { $number }.
refusal-command = That command has changed since your Discord last looked. Please type it again in a moment.
refusal-hidden = I may not post in this channel. Somebody who manages the server can change that; until then /board shows you the table.
refusal-permission = I am missing something here: { $missing }. Somebody who may manage this channel can allow it under Edit channel → Permissions. The game goes on, and /board shows the table.
permission-view-channel = View channel
permission-send-messages = Send messages
permission-send-messages-in-threads = Send messages in threads
permission-attach-files = Attach files
permission-read-message-history = Read message history
