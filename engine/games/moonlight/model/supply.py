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
    held = purse(table, table.active).gems
    return min(held, 1 - table.spent_now) if table.options.open_talk else held
