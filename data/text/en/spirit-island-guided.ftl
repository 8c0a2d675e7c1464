# A guided game of Spirit Island: a sentence for each move that is suggested.

spirit-island-guided-begin = This is your first turn with an easy spirit, the river. The invaders have just come to the sands, B3 and B5, and will build a town in both.
spirit-island-guided-grow = Each turn begins with growth. Two presences at once: the more of you there is, the further you reach, and the more energy and cards you have.
spirit-island-guided-near = Go where you are needed, and the single explorer on B5 is near. What comes from the energy track uncovers a better income.
spirit-island-guided-energy = Once more from the energy track: now you get two energy a turn. On wetlands like B1 the river is at home.
spirit-island-guided-card = Two energy pay for Flash Floods, a fast power: it works before the invaders act.
spirit-island-guided-ready = You may play only one card in a turn as yet, and your energy is spent. So get ready.
spirit-island-guided-fast = One damage is enough for an explorer. Where no invader is left, nothing is built: only B3 gets a town.
