"""The steps of somebody who manages the server, over the heads of the players; the caller checks who may. Each is told at the table."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.log import rows
from bot.tables.model import log_events
from bot.tables.model.errors import NotAtTable
from bot.tables.model.step import Step
from bot.tables.model.table import Status, Table
from bot.tables.steps import seats
from bot.tables.steps.guards import require_live, require_running
from engine.text import Seat


def stop(table: Table) -> Step:
    """End a lobby or a game. Raises IsOver."""
    require_live(table)
    after = replace(table, status=Status.ABANDONED, vote=None)
    if table.status is Status.LOBBY:
        return Step(after, rows.CANCEL)
    return _managed(after, log_events.ABANDON)


def extend(table: Table, seat: Seat) -> Step:
    """Give the person at a seat, who is waited for, the time of one move more. Raises NotAtTable, IsPaused, HasNotStarted, IsOver."""
    _require_awaited(table, seat)
    return replace(_managed(table, f"{log_events.EXTEND} {seat}"), extended=seat)


def take_out(table: Table, seat: Seat, *, is_kept: bool) -> Step:
    """Let a computer player move for the person at a seat, who is waited for; where nobody is left who moves, the game waits.

    Anybody is free to take the seat, unless it is kept for that person.

    Raises NotAtTable, IsPaused, HasNotStarted, IsOver.
    """
    _require_awaited(table, seat)
    after, action = seats.replaced(table, seat, is_kept=is_kept)
    if not seats.movers(after):
        after, action = replace(after, status=Status.PAUSED), f"{action} {log_events.PAUSE}"
    return replace(_managed(after, action), letters=((seat, "replaced"),))


def _require_awaited(table: Table, seat: Seat) -> None:
    require_running(table)
    if not any(chair.seat == seat and chair.mover is not None for chair in table.awaiting):
        raise NotAtTable


def _managed(after: Table, action: str) -> Step:
    action = f"{log_events.MANAGE} {action}"
    return Step(after, action, None, (log_events.told(None, action),))
