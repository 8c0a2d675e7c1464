"""The pictures of Spirit Island."""

from __future__ import annotations

from render.games.spirit_island.painter import SpiritIslandPainter

PAINTER = SpiritIslandPainter()
