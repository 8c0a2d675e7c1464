"""The pay of Kodama symbols: a Fragment, an element tile, an action more (LF-KODAMA-09 to LF-KODAMA-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.event import Event
from engine.games.living_forest.model.table import Supply, Table
from engine.games.living_forest.model.texts import event
from engine.games.living_forest.rules.effects import give_fragments
from engine.games.living_forest.rules.totals import symbols
from engine.text import Seat, Who

FRAGMENT, TILE, ACTION = 2, 3, 4
"""Number of symbols that each row needs (LF-KODAMA-10, LF-KODAMA-11)."""
_ROWS: Final = (FRAGMENT, TILE, ACTION)


def pay(table: Table, seat: Seat, supply: Supply) -> Iterator[Event]:
    """Pay the rows that the player's symbols have reached since they last paid; the highest of them alone, or each.

    `supply` is what there is for this player.
    """
    player = table.players[seat]
    found = symbols(player)
    reached = [row for row in _ROWS if player.paid < row <= found]
    player.paid = max(player.paid, found)
    for row in reached if table.options.symbols_add_up else reached[-1:]:  # LF-KODAMA-12
        if row == FRAGMENT and supply.fragments:
            yield from give_fragments(table, seat, 1)
        elif row == TILE and supply.element_tiles:
            table.element_tiles -= 1
            player.element_tiles += 1
            yield event("symbols-tile", who=Who(seat))
        elif row == ACTION:
            yield event("symbols-action", who=Who(seat))


def in_store(table: Table) -> Supply:
    """Return what the common supply holds now."""
    return Supply(table.fragments, table.element_tiles)


def share(table: Table, seat: Seat) -> Supply:
    """Return what is set aside for a player who is paid while drawing: a part of what there was before anybody drew, in turn order.

    So it never matters who draws first (LF-DRAW-03); nobody is paid the same row twice in a turn.
    """
    before = table.order.index(seat)
    return Supply(
        max(table.at_draw.fragments - before, 0),
        max(table.at_draw.element_tiles - before, 0),
    )
