## Reminders

reminder-turn = { $who }, while you were asleep { $count ->
    [one] your turn came
   *[other] it became your turn
} in { $game }, { $when }.
reminder-away = { $who }, while you were away { $count ->
    [one] your turn came
   *[other] it became your turn
} in { $game }, { $when }.
reminder-deadline = Deadline: { $when }.
reminder-soon = { $who }, { $left } left for your { $count ->
    [one] move
   *[other] moves
} in { $game } (deadline { $when }).
reminder-late = { $who }, your time for { $count ->
    [one] a move
   *[other] your moves
} in { $game } ended { $when }. The others are waiting for you.
reminder-forfeit = After that the game is lost by the rules of this tournament.
digest-title = { $count ->
    [one] Good morning! One game is waiting for you:
   *[other] Good morning! { $count } games are waiting for you:
}
