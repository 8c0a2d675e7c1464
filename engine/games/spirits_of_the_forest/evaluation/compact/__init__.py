"""The base game on flat arrays, compiled, for a search that plays millions of actions in a second.

It needs numba, and nothing here is imported where that is missing. `board` are the rules, held equal to those of the game by lockstep.
"""
