"""Cairn: a tiny game of stones, for two to four players."""

from grovekeeper_cairn.game import Cairn

GAME = Cairn()
