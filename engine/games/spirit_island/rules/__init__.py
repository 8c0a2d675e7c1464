"""Rules of the island: the deal, pieces, damage, presence, invaders, powers, guards, the score and the end."""
