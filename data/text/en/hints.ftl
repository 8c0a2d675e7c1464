## Hints: what a good player would do

command-hint = hint
command-hint-about = What a good player would do now, and why; only you see it
hint-title = A hint
button-do-that = Do that
hint-about = From what you may know and nothing else. One hint a turn; while you follow it, /hint tells its next move.
hint-gains = { $points ->
    [one] 1 point more
   *[other] { $points } points more
} ({ $line })
hint-costs = { $who } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $line })
hint-saves = You no longer lose { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $line })
hint-then = Then: { $moves }
hint-goes-on = The hint goes on: { $moves }
hint-promises = After it you win about { $percent } % of the time.
hint-rather = { $merit } (not so with “{ $other }”)
hint-nothing = It is not your turn. Ask again when it is.
hint-not-agreed = Where you play against each other, hints are for games in which your rivals agree to them. Not yet: { $who }. Whoever does not mind ticks “Others may ask for hints in games against me” under /me.
hint-spent = You have had your hint for this turn. The next one comes with your next turn.
hint-none = I found no hint in time. Please ask again in a moment.
me-hints = Others may ask for hints in games against me
