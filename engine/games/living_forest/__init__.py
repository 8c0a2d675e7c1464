"""Living Forest with its Kodama expansion, for two to four players."""

from engine.games.living_forest.game import LivingForest

GAME = LivingForest()
