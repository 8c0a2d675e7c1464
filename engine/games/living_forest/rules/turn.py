"""The course of the game: drawing, acting, the end of the turn, and round again (LF-DRAW-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.chance import Chance
from engine.game import Ask, Event
from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.table import Table
from engine.games.living_forest.rules import acting, drawing
from engine.games.living_forest.rules.ending import end_turn, is_won, outcome, winners_text
from engine.text import Seat


def awaits(table: Table) -> Mapping[Seat, Ask[LivingAction]]:
    """Who must act now; empty when the game is over."""
    if table.phase == "draw":
        return drawing.asks(table)
    return acting.asks(table) if table.phase == "action" else {}


def play(table: Table, seat: Seat, action: LivingAction, chance: Chance) -> Iterator[Event]:
    """Do what a seat has chosen, and go on to whatever must be asked next."""
    if table.phase == "draw":
        yield from drawing.play(table, seat, action, chance)
        if drawing.all_stopped(table):
            table.phase = "action"
            yield from acting.begin_turn(table, table.first)
    else:
        yield from acting.play(table, action)
    while table.acting is not None and table.acting.over:
        yield from _next(table)


def _next(table: Table) -> Iterator[Event]:
    """To the next player's actions; after the last one's the game or the turn ends (LF-WIN-06)."""
    assert table.acting is not None
    seat = table.acting.seat
    order = table.order
    place = order.index(seat) + 1
    if place < len(order):
        yield from acting.begin_turn(table, order[place])
    elif is_won(table):
        table.phase, table.acting = "over", None
        yield Event(winners_text(outcome(table)))
    else:
        table.acting = None
        yield from end_turn(table)
