"""The pictures of Living Forest."""

from __future__ import annotations

from render.games.living_forest.painter import LivingForestPainter

PAINTER = LivingForestPainter()
