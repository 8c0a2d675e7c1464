# A guided game of Spirits of the Forest: a sentence for each move that is suggested.

spirits-of-the-forest-guided-begin = Most of the forest is taken, and nine tiles are left. A number in a golden field is the most: only the most of a spirit or power scores.
spirits-of-the-forest-guided-two = Two single tiles of the same spirit may be taken together. That makes four webs, and the computer has only two: you have the most and score four.
spirits-of-the-forest-guided-gem = Your gem came back with its tile. Put it on the dewdrop with the fire: whoever wants that tile now loses a gem for good.
spirits-of-the-forest-guided-powers = Two fruits, and the signs in their corners count as well: a moon and a fire. You have the most fires, so that is one point more.
spirits-of-the-forest-guided-guard = The computer has just given up its last gem, so what you mark now is yours for certain. Mark the two webs with the favour.
spirits-of-the-forest-guided-first = This is the only tile that the computer could still take, so take it first. A double is always taken alone.
spirits-of-the-forest-guided-favour = The computer has caught up in webs. With these two you are ahead again, six to four, and the favour on them is one more symbol that only you know.
spirits-of-the-forest-guided-last = The last tile waited for you under your gem: another dewdrop and another fire, and you have the most of both.
spirits-of-the-forest-guided-reveal = Every favour counts as one more symbol. A “+” would bring back a gem, but there is no tile left to put it on: turn your favours up.
