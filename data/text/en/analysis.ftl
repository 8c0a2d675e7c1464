# /analysis: how a finished game went.

command-analysis = analysis
command-analysis-about = How the finished game went: everybody’s chances, and the moves that turned it
button-analysis = Analysis
analysis-title = How it went
progress-analysis = Looking at every move again… { $bar } { $percent }%
analysis-move = Move { $number }, { $who }
analysis-played = Played: { $move } ({ $percent }%)
analysis-better = Better: { $move } ({ $percent }%)
analysis-point = { $number }. { $title }. { $played }. { $better }.
analysis-smooth = I found no single move that turned this game.
analysis-about = Percentages are chances to win, as the strongest computer judges them from what could be known at that moment.
analysis-together = all together
analysis-curve = { $who }: { $first }% at the start, { $most }% at best before the end, { $last }% in the end.
analysis-not-over = This game is not over yet. Ask for its analysis when it is, or for a hint now: /hint.
analysis-none = This game was played by older rules, so it cannot be analysed any more. /history still shows it.
