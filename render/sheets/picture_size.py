"""The measures that all sheets share: their width, and the room at their edges."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1000
"""Width of a sheet, in pixels."""
SIDE: Final = 20
"""Pixels between the edge of a sheet and its content."""
