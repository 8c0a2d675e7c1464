"""Pictures and words of many states of each game, held against those that painters drew and said before."""
