"""The rules: the course of a turn, and the end of the game."""
