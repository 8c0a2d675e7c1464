"""Laws of the pictures of every game."""
