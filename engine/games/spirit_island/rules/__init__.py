"""What can happen to the island and by which rule: pieces, damage, presence, blight, terror, invaders, and what powers may be aimed at."""
