told-resigned = { $who } leaves; a computer takes over.
told-resigned-last = { $who } leaves. Nobody else is left, so the game ends.
told-forfeited = By the rules of this tournament { $who } has lost the game; a computer takes over.
told-undone = { $who } takes back { $count ->
    [one] one move
   *[other] { $count } moves
}.

computer-name = Computer { $number }
level-random = beginner
level-greedy = easy
level-brief = medium
level-well = strong
level-deep = expert

replay-setup = the game is set up differently
replay-refused = “{ $action }” is refused: { $why }
replay-elsewhere = “{ $action }” leads elsewhere
replay-snapshot = the snapshot is not what the log comes to
replay-unreadable = its options or its snapshot cannot be read
