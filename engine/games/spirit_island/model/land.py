"""Names of lands: `A5` is land 5 of board A, and the ocean of that board is its land 0.

A land is named by a plain string, in tables, actions and saved games alike. Only this file looks into it.
"""

from __future__ import annotations

from typing import Final

BOARDS: Final = ("A", "B", "C", "D")
_OCEAN: Final = 0


def land_of(board: str, number: int) -> str:
    """Return the land of a board by its number."""
    return f"{board}{number}"


def ocean_of(board: str) -> str:
    """Return the ocean of a board."""
    return land_of(board, _OCEAN)


def board_of(land: str) -> str:
    """Return the board that a land or an ocean belongs to."""
    return land[0]


def number_of(land: str) -> int:
    """Return the number of a land on its board; 0 for an ocean."""
    return int(land[1:])


def is_place(source: str) -> bool:
    """Return whether a source of presence is a land or an ocean, not a track or the destroyed."""
    return source[1:].isdecimal()


def is_ocean(land: str) -> bool:
    """Return whether a land is an ocean."""
    return land[1:] == "0"
