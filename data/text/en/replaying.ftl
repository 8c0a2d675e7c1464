replay-live = Table { $table } ({ $game }, being played) differs at step { $row }: { $why }. It will go on from its last saved state.
replay-finished = Table { $table } ({ $game }, finished) differs at step { $row }: { $why }.
replay-broken = Table { $table } cannot be read at all: its rows in the database are damaged.
replay-found = { $count ->
    [0] Every log comes to the same end under these rules.
    [one] One table differs under these rules.
   *[other] { $count } tables differ under these rules.
}
