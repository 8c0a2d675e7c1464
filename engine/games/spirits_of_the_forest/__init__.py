"""Spirits of the Forest, for one to four players."""

from engine.games.spirits_of_the_forest.game import SpiritsOfTheForest

GAME = SpiritsOfTheForest()
