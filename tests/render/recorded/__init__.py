"""What painters draw and say of many states of each game, held against what they drew and said before."""
