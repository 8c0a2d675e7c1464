"""What can happen to the island and by which rule: the deal, pieces, damage, presence, invaders, powers, guards, the score and the end."""
