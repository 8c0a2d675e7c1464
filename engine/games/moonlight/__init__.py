"""Moonlight: the 28 scenarios of the journal, together, alone or against each other.

A scenario is data: `data/games/moonlight/scenarios/NN.toml` has its map, what lies beside the forest, and the names of the modules of
rules that it is composed of. Only modules are code, one file each in `modules/`, and nothing else names one: see `forest.module` for
the moments at which a module speaks.

model     scenarios and their ground, the table, the view, actions, words, and the play that scripts hold
forest    how tiles lie (what is around, free, available, turned up), and what a module is
modules   one file for each module of rules, and their registry
rules     the course of a turn, the gems, the end, the points
messages  labels of actions
views     what each seat may know, and dealing the rest anew
"""

from engine.games.moonlight.game import Moonlight

GAME = Moonlight()
