CAIRN-SETUP-01 = Two to four players. The bag holds 24 stones, four of each weight from 1 to 6; each player draws three and shows them to nobody. Whoever sits first begins.
CAIRN-LAY-01 = On your turn you lay one stone of your own hand onto the cairn, or swap one.
CAIRN-LAY-02 = A stone that is no heavier than the topmost scores as many points as there are then stones in the cairn. So does the first stone of a game.
CAIRN-LAY-03 = A stone that is heavier than the topmost makes the cairn fall: all its stones leave the game, yours begins the next cairn, and it scores nothing.
CAIRN-LAY-04 = After laying a stone you draw one from the bag, as long as it holds any.
CAIRN-SWAP-01 = To swap, you put a stone of yours back into the bag and draw one; it may be the same. That is your whole turn.
CAIRN-SWAP-02 = Each player may swap as often in a game as the host has chosen: once, if nothing else is said.
CAIRN-END-01 = The game ends when nobody has a stone left. Most points win; players with equally many share the place.
