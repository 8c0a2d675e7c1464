"""The gems that a player can spend (ML-GEM-01, ML-GEM-07, ML-GEM-09)."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.kinds import Mode
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.table import Player, Table
from engine.text import Seat

COMMON: Final = Seat(0)
"""The seat before which the gems lie that all share."""


def gems_at_start(options: MoonlightOptions, mode: Mode) -> int:
    """Return the gems that each has at the start, or that all have together who share them (ML-SETUP-10, ML-GEM-09)."""
    is_common = mode == "solo" or options.open_talk
    return (box().gems_alone if is_common else box().gems_together)[options.difficulty]


def purse(table: Table, seat: Seat) -> Player:
    """Return the player who holds the gems that a seat spends: the seat's own, or the one that all share (ML-GEM-07, ML-GEM-09)."""
    return table.players[COMMON if table.options.open_talk else seat]


def purse_seat(table: Table) -> Seat:
    """Return the seat before which the gems lie that the active player spends."""
    return COMMON if table.options.open_talk else table.active


def gems_to_spend(table: Table) -> int:
    """Return the number of gems the active player may still spend in this turn."""
    return _in_this_turn(table, purse(table, table.active).gems)


def gems_in_reach(table: Table) -> int:
    """Return the number of gems the active player may still spend in this turn if each "+" of the team brings back one (ML-ASSIGN-07).

    Gems spent on the way can be brought back as well.
    """
    own = purse(table, table.active)
    return _in_this_turn(table, own.gems + table.plus if own.gems or own.spent else 0)


def _in_this_turn(table: Table, gems: int) -> int:
    """Return how many of `gems` can be spent in one turn: with open talk a single one (ML-GEM-09)."""
    return min(gems, 1 - table.spent_now) if table.options.open_talk else gems
