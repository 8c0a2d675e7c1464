"""The names that can be written in actions, and the guards against names that mean nothing and answers nobody asked for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.action import Value
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.facts import powers, spirits
from engine.games.spirit_island.model.kinds import KINDS, PRESENCE
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.rules.guards import Objection, object_to

LEVELS = ("0", *("".join(some) for size in (1, 2, 3, 4) for some in combinations("1234", size)))
MOST_DAMAGE = 5
"""The most damage that a piece can have and still stand: that of a Dahan with four more health."""
MOST_POINTS = 14
"""The most damage that one effect divides, give or take the Dahan."""
MOST_STEPS = 8

ANSWERS = {
    "place": "SI-PRESENCE-05",
    "drift": "SI-SPIRIT-05",
    "gain": "SI-CARD-07",
    "keep": "SI-CARD-07",
    "forget": "SI-CARD-09",
    "attune": "SI-ASYNC-08",
    "choose": "SI-POWER-14",
    "take": "SI-DESTROY-05",
    "hit": "SI-DAMAGE-06",
    "push": "SI-PUSH-01",
    "gather": "SI-GATHER-01",
    "enough": "SI-POWER-13",
}
"""The rule that speaks against an answer that was not offered; other verbs wait until the effect is done (SI-ASYNC-05)."""


def names(table: Table, field: str) -> Sequence[Value]:
    """What a field of an action may name on a table."""
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
                Piece(kind, damage, dreamt=dreamt).name
                for kind in KINDS
                for damage in range(MOST_DAMAGE + 1)
                for dreamt in (False, True)
            )
        case "points":
            return tuple(range(1, MOST_POINTS * PRESENCE))
        case _:
            return ()


def object_to_name(table: Table, action: IslandAction) -> Objection | None:
    """A card, land or spirit that there is not."""
    for field in ("spirit", "card", "power", "land", "origin", "target", "source", "deck"):
        name = getattr(action, field, None)
        if name is not None and name not in names(table, field):
            return object_to("such-thing", None, name=str(name))
    return None


def object_to_answer(action: IslandAction) -> Objection:
    """An answer in mid-effect that was not offered."""
    return object_to("answer", ANSWERS.get(action.verb, "SI-ASYNC-05"))
