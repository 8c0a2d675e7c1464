"""The pictures of Living Forest."""

from __future__ import annotations

from render.games.living_forest.painter import LivingForestPainter
from render.pictures import Painter

PAINTER: Painter = LivingForestPainter()
