"""The pictures of Moonlight. Tiles, tokens and the night are drawn as in Spirits of the Forest."""

from __future__ import annotations

from render.games.moonlight.painter import MoonlightPainter

PAINTER = MoonlightPainter()
