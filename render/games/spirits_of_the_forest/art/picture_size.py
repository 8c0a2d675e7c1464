"""The measures of the picture of the table: its least width, and those of the tiles in it."""

from __future__ import annotations

from typing import Final

LEAST_WIDE: Final = 1400
"""Least width of the picture, in pixels: a layout of many columns makes it wider."""
PITCH_X: Final = 109
PITCH_Y: Final = 146
"""Pixels from one tile to the next, across and down."""
TILE_W: Final = 98
TILE_H: Final = 132
RADIUS: Final = 15
"""Width and height of a tile, and the radius of its corners, in pixels."""
MARGIN: Final = 9
"""Pixels around a tile in its sprite, for its glow and shadow."""
