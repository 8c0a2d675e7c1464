"""The pictures of Spirits of the Forest."""

from __future__ import annotations

from render.games.spirits_of_the_forest.painter import ForestPainter

PAINTER = ForestPainter()
