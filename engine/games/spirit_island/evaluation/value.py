"""The value of a table to all its players, as a good player would judge it: the chance to win.

It follows from what the table is worth, in a unit of its own: about one for each town that is not there.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from engine.games.spirit_island.evaluation.due import bearable, due
from engine.games.spirit_island.evaluation.land_value import of_lands
from engine.games.spirit_island.evaluation.spirit_value import of_player
from engine.games.spirit_island.evaluation.values import (
    NOW,
    IslandFeatures,
    weighed,
)
from engine.games.spirit_island.model.kinds import CITY, KINDS, Kind
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.end_of_game import GONE

DECIDED: Final = 100.0
"""Worth of a victory, and cost of a defeat."""
WORK: Final[dict[Kind, float]] = {"explorer": 0.5, "town": 0.9, "city": 1.4}
"""Work of removing an invader, by kind."""
HURRY: Final = 8
"""Number of invader cards left below which time begins to run out."""


def win_chance(table: Table) -> float:
    """Return the chance to win, from 0 to 1; at the end 1 or 0."""
    if table.result is not None:
        return float(table.result != "lost")
    return chance_of(table, worth(table))


def chance_of(table: Table, worths: float) -> float:
    """Return the chance to win on a table of a given worth.

    The work left costs the more the fewer invader cards there are, in games that are won as well: a table that is even is worth less then.
    """
    values = NOW.values
    scaled = 2 * worths / len(table.players) + values.late * cards_short(table)
    return 1 / (1 + exp(-max(-60.0, min(60.0, (scaled - values.even) / values.slope))))


def worth(table: Table) -> float:
    """Return the worth of the whole table; a game that is decided outweighs everything."""
    if table.result is not None:
        return -DECIDED if table.result == "lost" else DECIDED
    return of_lands(table, due(table)) + worth_beside_lands(table)


def worth_beside_lands(table: Table) -> float:
    """Return the worth of all but the lands."""
    found = weighed(NOW.island, _of_island(table))
    for player in table.players:
        found += of_player(table, player)
    return found


def _of_island(table: Table) -> IslandFeatures:
    fear, left, work = table.fear, bearable(table), _work(table)
    return IslandFeatures(
        bearable=left,
        scarce=_scarce(left),
        healthy=not table.blight.is_blighted,
        fear=fear.generated + fear.markers * (len(fear.earned) + len(fear.discard)),
        terror_2=fear.level == 2,
        terror_3=fear.level > 2,
        work=work,
        hurry=work * cards_short(table),
    )


def cards_short(table: Table) -> int:
    """Return how many invader cards fewer are left than there is time for."""
    return max(0, HURRY - len(table.invaders.deck))


@cache
def _scarce(left: int) -> float:
    return sum([1 / (1 + number) for number in range(1, left + 1)])


def _work(table: Table) -> float:
    """Return the least work until victory: fear up to some terror level, and what must be gone at that."""
    counts: dict[Kind, int] = dict.fromkeys(KINDS, 0)
    for land in table.lands.values():
        for piece in land.pieces:
            counts[piece.kind] += 1
    fear = table.fear
    needed, best = 0.0, float("inf")
    for number, part in enumerate(fear.parts):
        gone = GONE.get(fear.level + number, CITY)
        best = min(best, needed + sum([WORK[kind] * counts[kind] for kind in gone]))
        needed += NOW.habits.fright * (fear.markers * part - (fear.generated if number == 0 else 0))
    return min(best, needed)
