"""The measures of the picture of the table: its width, and the room at its edges and between its parts."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1400
"""Width of the picture, in pixels."""
SIDE: Final = 20
"""Pixels between the edge of the picture and its content."""
GAP: Final = 12
"""Pixels between two parts of the picture."""
LETTERS: Final = 46
"""Size of names and numbers that can be read on a phone, in pixels."""
