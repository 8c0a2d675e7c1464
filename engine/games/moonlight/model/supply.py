"""The gems that a player can spend (ML-GEM-01, ML-GEM-07, ML-GEM-09)."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.model.table import Player, Table
from engine.text import Seat

COMMON: Final = Seat(0)
"""Before this seat lie the gems that all share."""


def purse(table: Table, seat: Seat) -> Player:
    """Who holds the gems that a seat spends: itself, or all together (ML-GEM-07, ML-GEM-09)."""
    return table.players[COMMON if table.options.open_talk else seat]


def gems_to_spend(table: Table) -> int:
    """How many gems the active player may still spend in this turn."""
    return _in_this_turn(table, purse(table, table.active).gems)


def gems_in_reach(table: Table) -> int:
    """Return the same with those that each "+" of the team can bring back, the gems spent on the way among them (ML-ASSIGN-07)."""
    own = purse(table, table.active)
    return _in_this_turn(table, own.gems + table.plus if own.gems or own.spent else 0)


def _in_this_turn(table: Table, gems: int) -> int:
    """ML-GEM-09: with open talk one a turn."""
    return min(gems, 1 - table.spent_now) if table.options.open_talk else gems
