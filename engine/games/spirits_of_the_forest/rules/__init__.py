"""The rules: how a turn goes on, and how the game ends."""
