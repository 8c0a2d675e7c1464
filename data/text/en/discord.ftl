language = English

## Commands: their names, and what Discord shows beside them (100 characters at most)

command-play = play
command-play-about = Open a lobby in this channel
command-play-game = game
command-play-game-about = Which game
command-play-seats = seats
command-play-seats-about = How many players
command-join = join
command-join-about = Join the game of this channel
command-leave = leave
command-leave-about = Leave the lobby before the game starts
command-start = start
command-start-about = Start the game with those who have joined
command-board = board
command-board-about = Show the table again
command-board-private = private
command-board-private-about = Only for me
command-board-text = text
command-board-text-about = The whole table in words, only for me
command-hand = hand
command-hand-about = Your secret cards and tokens; in games with open hands also what others have
command-hand-person = person
command-hand-person-about = Whose, in a game with open hands; yours if left out
command-scores = scores
command-scores-about = The scores with every step of the sum
command-history = history
command-history-about = What has happened so far
command-history-turn = move
command-history-turn-about = The picture after the move with this number
command-undo = undo
command-undo-about = Take back your last move, as long as nothing new has come to light
command-resign = resign
command-resign-about = Leave the game; a computer takes over
command-rules = rules
command-rules-about = Ask a question about the rules
command-rules-words = question
command-rules-words-about = As you would ask a friend: how do I win? Or the id of a rule
command-rules-game = game
command-rules-game-about = Of which game
command-help = help
command-help-about = How to play here

## Buttons (80 characters at most)

button-moves = My moves
button-hand = My hand
button-undo = Undo
button-board = Show the newest
button-lesson = How to play
button-rematch = Rematch
button-words = In words
button-help = Help
button-more = More
button-history = History
button-scores = Scores
button-special = Special here
button-yes = Yes: { $move }
button-confirm = Play it
button-back = Back
button-close = Cancel
button-resign = Leave the game
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-all-the-same = Do it all the same
button-done = Done
button-cancel = Close the lobby
button-unrobot = Remove a computer
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
card-more = What would you like to see?
card-begun = The game has begun
card-newest = next
card-abandoned = The game was cancelled.
card-fair = -# 🔒 Fair shuffle `{ $checksum }` · /audit
card-fair-over = -# ✅ Fair shuffle `{ $checksum }`: /audit checks it
score-alone = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-alone-behind = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but as it stands the game is lost
score-nothing = { $who }: defeat
score-lost = { $who }: defeat (score { $points })
score-together = { $who }: { $points }. The opponent: { $rival }.
score-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The lobby

lobby-free = open seat
lobby-host = (host)
lobby-computer = ({ $level })
lobby-seats-question = How many players?
lobby-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-preset-question = Variant
lobby-custom = Custom
lobby-options = Options of this game
lobby-switches-question = Extras (any number)
lobby-chosen = Done. The card in the channel shows what is played.
lobby-changed = Changed; everybody sees it on the card.
lobby-language-question = Language of this game
lobby-robot-question = Add a computer
lobby-add = Computer: { $level }
lobby-closed = This lobby is closed. Open a new one with /play.
button-alone = Play alone
button-company = Add a computer
button-wait = Wait for others
lobby-how = -# Open seats may stay empty: Start begins with those who have joined, { $fewest ->
    [1] even with one player
   *[other] as soon as there are { $fewest } players
}.
alone-question = Nobody else has joined yet. You can play a game alone; it counts for no rating.
alone-too-few = Nobody else has joined yet, and this game is not for one.
alone-waits = OK. The game begins when somebody presses **Start**; whoever wants to play presses **Join**.
alone-company = A computer has joined. Press **Start** when everybody is here.
option-yes = yes
option-no = no
option-range = { $option } { $first }–{ $last }
option-none = open
option-won = ✓ { $line }
lobby-mode-alone = A game alone
lobby-mode-together = All together against the game
lobby-mode-against = Against each other
start-done = The game begins. Have fun!
play-which = Which game?
play-again = The same again: { $game }
play-again-options = The same again: with the options of the last game here.
play-again-people = The same again: with the options of the last game here, and with { $who }.

## Choosing

told-often = { $line } ({ $count } times)
chooser-moves = What would you like to do?
chooser-chosen = **{ $move }?**
chooser-play = Play this move?
chooser-only = It is the only move you have.
chooser-page = Part { $page } of { $pages }
chooser-together = Or together:
button-otherwise = Another way …
chooser-ends = ⚠ ends the game. { $how }
chooser-all-end = ⚠ Whatever you do now ends the game. { $how }
chooser-all-the-same = Do it all the same?
choice-ends = { $choice } ⚠
choice-idle = { $choice } (nothing would happen)
choice-leaves = { $choice } ({ $left })
ends-won = You win.
ends-lost = You do not win.
ends-open = Who wins is not known yet.
chooser-idle = Nothing would happen. Do it all the same?
chooser-closed = OK, nothing has changed.
chooser-elsewhere = Your moves are on a newer page below.
move-done = Done.
progress-cut-off = I was stopped before this was ready. The button asks for it again.
answer-below = Here it is, below.
board-posted = Here it is.
undo-preview = { $count ->
    [one] This would be taken back:
   *[other] These { $count } moves would be taken back:
}
undo-done = Taken back.
resign-preview = Leave this game for good? A computer takes over your seat, and the others play on.
resign-preview-abandoned = Leave this game for good? Nobody else is left in it, so it ends at once, without a winner.
resign-preview-paused = Leave this game for good? A computer takes over your seat, and the game is paused until one of the others comes back.
resign-done = You have left the game. Thank you for playing!

## Looking

hand-secret = Hands are secret in this game: each player sees only their own.
hand-no-player = { $who } does not play at this table.
hand-onlooker = You are watching this game, so you have no secret cards or tokens.
hand-empty = You have no secret cards or tokens yet.
scores-so-far = -# What is hidden from you is not counted.
history-silent = …
history-none = Nothing has happened yet.

## Help

help-start = Open a lobby with /play. Friends press **Join**, and you press **Start**. You can add computers, too. The buttons below show how to play each game in a minute; /learn plays a short deal with you.
help-moves = Press a button under the picture and pick; only you see what you can choose. Your pick is played at once, and **Undo** takes it back. What cannot be taken back is shown once more first; under /me you can ask for that with every move. You can also type /{ $command }.
help-commands =
    {"**Look**"}
    - **/board** shows the picture again
    - **/hand** shows your secret cards and tokens
    - **/scores** adds up the scores
    - **/catchup** shows what has happened since your turn
    - **/history** shows every move
    - **/replay** shows the game as a film
    - **/rules** answers questions about the rules

    {"**Play**"}
    - **/undo** takes your moves back, or asks the others to
    - **/whatif** tries moves on a copy of your own
    - **/order** says now what to play on your next turn

    {"**Time**"}
    - **/me** sets your time zone, waking hours and notifications
    - **/away** pauses your clock

    {"**Leaving and substitutes**"}
    - **/standin** lets a computer play for you until you are **/back**
    - **/substitute** offers your seat
    - **/replace** votes on a player who is missing
    - **/pause** stops the game for a while
    - **/resign** leaves it

    {"**More**"}
    - **/learn** teaches a game in a few moves, **/hint** suggests one in yours
    - **/daily** is the challenge of the day, **/tournament** opens a tournament
    - **/tables** finds games to join, **/mygames** lists yours
    - **/stats**, **/leaderboard** and **/journal** show results, ratings and campaigns
    - **/audit** shows that a game was fair
    - **/privacy** shows what I keep about you
