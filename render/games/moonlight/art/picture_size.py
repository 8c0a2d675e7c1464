"""The measures of the picture of the table: its least width, and when the score stands beside the forest."""

from __future__ import annotations

from typing import Final

LEAST_WIDE: Final = 1000
"""Least width of the picture, in pixels: a wide forest makes it wider."""
WIDE: Final = 1.15
"""Width of a forest, as a share of its height, from which the score stands beside it."""
MOST_BESIDE: Final = 1250
"""Greatest width of such a forest, in pixels: with more beside it, a phone would show too little of a wider one."""
