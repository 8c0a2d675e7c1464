"""Cairn: a tiny game of stones, for two to four players."""

from engine.games.cairn.game import Cairn

GAME = Cairn()
