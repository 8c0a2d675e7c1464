## Reminders

reminder-turn = { $who }, while you were asleep your turn came in { $game }, { $when }.
reminder-away = { $who }, while you were away your turn came in { $game }, { $when }.
reminder-deadline = Deadline: { $when }.
reminder-soon = { $who }, { $left } left for your move in { $game } (deadline { $when }).
reminder-late = { $who }, your time for a move in { $game } ended { $when }. The others are waiting for you.
digest-title = { $count ->
    [one] Good morning! One game is waiting for you:
   *[other] Good morning! { $count } games are waiting for you:
}
