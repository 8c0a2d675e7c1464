"""Names that can be written in actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.action import Value
from engine.games.spirit_island.model.facts import powers, spirits
from engine.games.spirit_island.model.kinds import KINDS, PRESENCE
from engine.games.spirit_island.model.table import Piece, Table

LEVELS = ("0", *("".join(some) for size in (1, 2, 3, 4) for some in combinations("1234", size)))
MOST_DAMAGE = 5
"""Maximum damage that a piece can have and still stand: that of a Dahan with four more health."""
MOST_POINTS = 14
"""Maximum damage that one effect divides, give or take the Dahan."""
MOST_STEPS = 8


def names(table: Table, field: str) -> Sequence[Value]:
    """Return the values that a field of an action may name on a table."""
    lands = tuple(table.lands)
    match field:
        case "spirit":
            return tuple(spirits())
        case "growth" | "step":
            return tuple(range(MOST_STEPS))
        case "land" | "origin":
            return lands
        case "source":
            return ("energy", "plays", "destroyed", *lands)
        case "deck":
            return ("minor", "major", "progression")
        case "card" | "power":
            return tuple(powers())
        case "target":
            return (*lands, *(str(seat + 1) for seat in table.seats))
        case "level":
            return LEVELS
        case "piece":
            return tuple(
                name
                for kind in KINDS
                for damage in range(MOST_DAMAGE + 1)
                for name in (
                    Piece(kind, damage).name,
                    Piece(kind, damage, moved="strikes").name
                    if kind == "dahan"
                    else Piece(kind, damage, dreamt=True).name,
                )
            )
        case "points":
            return tuple(range(1, MOST_POINTS * PRESENCE))
        case _:
            return ()
