## Commands: their names, and what Discord shows beside them (100 characters at most)

command-catchup = catchup
command-catchup-about = What has happened since your last turn, on one picture and in words
command-replay = replay
command-replay-about = The whole game as an animated picture; once it is over, also as a file
command-import = import
command-import-about = Load a finished game from a file that /replay gave
command-import-file = file
command-import-file-about = The file of the game

## Buttons (80 characters at most)

button-catchup = Catch up
button-replay = Film
button-moment = With picture
button-list = All moves

## Catching up

catchup-since-own-turn = Since your last turn:
catchup-since-earlier-turn = Since an earlier turn at your seat:
catchup-since-beginning = Since the game began:
catchup-since-lately = The last turns:
catchup-nothing = Nobody else has moved since your last turn.
catchup-nothing-yet = Nobody has moved yet.
catchup-undrawn = -# The rules have been updated since, so the changes cannot be outlined.

## Looking back

history-setup = The game is set up.
history-undrawn = -# The rules have been updated since, so that moment cannot be drawn any more.

## The film

progress-replay = The film is being made… { $bar } { $percent }%
replay-alt = { $game } from the setup on, as a film: { $count ->
    [one] one move
   *[other] { $count } moves
}, and below in words what happened, as far as there is room.
replay-so-far = -# So far, as you have seen it. Once the game is over there is also a file of it, to be shown elsewhere with /import.
replay-record = Everything about this game, to keep or to show elsewhere with /import:
replay-too-large = A film of this game would be larger than Discord allows here. /history shows every single move.

## Games from files

import-done = The game is loaded. /history, /replay and /scores work here now.
record-none = That is not a game file. /replay gives one when a game is over.
record-too-large = That file is too large: games take at most { $most } KiB.
record-line = Line { $line } of that file cannot be read. Did somebody edit it?
record-part = The file does not say properly what “{ $part }” is. Did somebody edit it?
record-refused = Move { $number } of that file is against the rules of this game, as they are known here. The file was changed, or made by a version too different.
record-unfinished = The game in that file is not over yet. Only finished games can be loaded.
record-elsewhere = The moves in that file lead to another end than it says. It must have been changed.
record-other-rules = That game was played by version { $theirs } of its rules; here is version { $ours }, and it ends differently.
