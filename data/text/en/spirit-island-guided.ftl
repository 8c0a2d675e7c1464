# A guided game of Spirit Island: a sentence for each move that is suggested.

spirit-island-guided-begin = Your sixth turn as Shadows Flicker Like Flame; you have grown. The island is frightened: two more fear cards and the invaders flee, and you win. But C7 will be ravaged for 11 damage, and so much blight would cascade. Read the board from C7.
spirit-island-guided-defend = A fast power works before the invaders act. This one generates 2 fear, gives a mountain or jungle Defend 3, and costs 1 of your 3 energy.
spirit-island-guided-mantle = The elements of cards in play count at once, and reach the thresholds of your innate power. The card itself is slow: it acts after the invaders.
spirit-island-guided-crops = The last energy. Its elements help Darkness Swallows the Unwary to its second threshold. It is slow as well, and generates 2 fear.
spirit-island-guided-ready = All that you can pay for is in play. Once everybody is ready, the fast powers begin.
spirit-island-guided-threshold = Your innate power costs nothing. You meet thresholds 1 and 2: gather an explorer into C7, then destroy up to two there, for a fear each.
spirit-island-guided-destroy = Two fewer explorers mean 2 less damage, and 2 fear.
spirit-island-guided-defence = Now the defence of C7: 3 less damage when it is ravaged. The 2 fear earn one more fear card.
spirit-island-guided-blighted = The invader phase begins. The blight card has turned over, and costs each spirit a presence in each of its turns. C1 has two.
spirit-island-guided-fear-card = Three fear cards are turned up before the ravage. This one removes a town: take it from C7. What is left there deals 3 damage, and your defence stops all 3.
spirit-island-guided-slow = 11 damage was announced, none came, and nothing was built. Now the slow powers: Mantle of Dread generates 2 fear and lets a spirit push invaders out of one of its lands.
spirit-island-guided-land = It works in a land where you are and invaders have just come: C6.
spirit-island-guided-push = Out of C6 with the explorer: what is not there next turn builds nothing.
spirit-island-guided-win = The last fear card is 2 fear away, and this power generates them: the invaders flee, and the island is free.
