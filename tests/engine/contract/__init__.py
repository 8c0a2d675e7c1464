"""The contract of every game, written once and asked of all games found and of the toys."""
