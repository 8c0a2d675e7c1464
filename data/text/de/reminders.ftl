reminder-turn = { $who }, während du geschlafen hast, kamst du bei { $game } an die Reihe, { $when }.
reminder-soon = { $who }, deine Zeit für einen Zug bei { $game } endet { $when }.
reminder-late = { $who }, deine Zeit für einen Zug bei { $game } endete { $when }. Die anderen warten auf dich.
digest-title = { $count ->
    [one] Guten Morgen! Ein Spiel wartet auf dich:
   *[other] Guten Morgen! { $count } Spiele warten auf dich:
}
