cairn-stone = a { $weight }
cairn-picture-player = stones { $stones } · swaps { $swaps }
cairn-picture-hand = Your stones
cairn-alt-cairn = The cairn is { $height } high, on top lies a { $top }. In the bag: { $bag }.
cairn-alt-no-cairn = There is no cairn yet. In the bag: { $bag }.
cairn-alt-player = { $who }: points { $points }, stones { $stones }, swaps { $swaps }.
cairn-alt-hand = Your stones: { $stones }.
