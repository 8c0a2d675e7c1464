"""Lands of the boards as adversaries and scenarios ask for them, and a land that the owner of its board chooses (SI-ASYNC-09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.spirit_island.model.kinds import BUILDINGS
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.decisions import pick
from engine.script import Script
from engine.text import Seat, Text


def lands_of_board(table: Table, board: str) -> list[str]:
    """Return the lands of a board by number."""
    return [land for land in table.island.lands if board_of(land) == board]


def settled_boards(table: Table) -> list[str]:
    """Return the boards on which a building stands, by seat."""
    return [
        board
        for board in table.boards
        if any(table.lands[land].count(*BUILDINGS) for land in lands_of_board(table, board))
    ]


def choose_land(
    play: IslandPlay, question: Text, lands: Callable[[], Sequence[str]], origin: str | None = None
) -> Script[str | None]:
    """Let the owner of the board of `origin`, or else of the lands, choose one of them. Return it; None where there is none."""
    offered = lands()
    if not offered:
        return None
    owner = Seat(play.table.island.owner(origin or offered[0]))
    return (yield from pick(play, owner, question, lands))


def least(lands: Sequence[str], worth: Callable[[str], int]) -> list[str]:
    """Return the lands with the lowest worth, in the order given; none of no lands."""
    lowest = min(map(worth, lands), default=0)
    return [land for land in lands if worth(land) == lowest]
