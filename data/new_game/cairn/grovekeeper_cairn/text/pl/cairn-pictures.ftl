cairn-stone = kamień { $weight }
cairn-picture-player = kamienie { $stones } · wymiany { $swaps }
cairn-picture-hand = Twoje kamienie
cairn-alt-cairn = Kopiec ma wysokość { $height }, na wierzchu leży { $top }. W worku: { $bag }.
cairn-alt-no-cairn = Nie ma jeszcze kopca. W worku: { $bag }.
cairn-alt-player = { $who }: punkty { $points }, kamienie { $stones }, wymiany { $swaps }.
cairn-alt-hand = Twoje kamienie: { $stones }.
