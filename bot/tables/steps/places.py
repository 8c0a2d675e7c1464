"""The steps of a table whose channel is gone, or where nobody can be told what the clock does."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.log import rows
from bot.tables.model import log_events
from bot.tables.model.step import Step
from bot.tables.model.table import NOWHERE, Status, Table, Venue
from bot.tables.steps.guards import require_live, require_running


def lose(table: Table) -> Step:
    """Note that the channel is gone: a lobby is closed, and a game waits until its players go on elsewhere. Raises IsOver."""
    require_live(table)
    if table.status is Status.LOBBY:
        return Step(replace(table, status=Status.ABANDONED), rows.CANCEL)
    nowhere = Venue(NOWHERE, table.place.guild)
    after = replace(table, status=Status.PAUSED, place=nowhere, vote=None)
    told = (log_events.told(None, log_events.LOST),)
    return Step(
        after,
        log_events.LOST,
        None,
        told,
        letters=tuple((chair.seat, "lost") for chair in table.chairs if chair.person is not None),
    )


def rest(table: Table) -> Step:
    """Pause a game of which nobody can be told, so that nothing happens by itself. Raises IsPaused, HasNotStarted, IsOver."""
    require_running(table)
    after = replace(table, status=Status.PAUSED, vote=None)
    return Step(after, log_events.PAUSE, None, (log_events.told(None, log_events.PAUSE),))
