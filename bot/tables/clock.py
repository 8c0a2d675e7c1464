"""The time that seats take: since when each is waited for."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.model import Chair, Clock, Table
from bot.tables.step import Step
from engine.text import Seat

_MILLISECOND = timedelta(milliseconds=1)


def wound(table: Table, mover: Seat | None, now: datetime) -> tuple[Chair, ...]:
    """The chairs with their clocks after something this seat (None: nobody) has done now: running where a seat is waited for."""
    waited_for = {chair.seat for chair in table.awaiting}
    return tuple(
        replace(
            chair, clock=_clock(chair.clock, now, runs=chair.seat in waited_for, moved=chair.seat == mover)
        )
        for chair in table.chairs
    )


def waited(before: Table, step: Step, now: datetime) -> int | None:
    """Milliseconds that people have waited for the seat whose move this is; None for marks and where nobody has."""
    if step.seat is None or step.action.startswith("@"):
        return None
    since = before.chairs[step.seat].clock.since
    return None if since is None else (now - since) // _MILLISECOND


def _clock(clock: Clock, now: datetime, *, runs: bool, moved: bool) -> Clock:
    if not runs:
        return Clock(bank=clock.bank)
    return clock if clock.since is not None and not moved else replace(clock, since=now)
