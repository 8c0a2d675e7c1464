"""The pictures of Cairn."""

from render.games.cairn.painter import CairnPainter

PAINTER = CairnPainter()
