"""Analyses of finished games: made once, and kept with the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

from pydantic import ValidationError

from bot.jobs.analysis import AnalysisJob
from bot.keyed_lock import KeyedLock
from bot.store import Store
from bot.store.games.analyses import AnalysisStore
from bot.tables.history.timeline import Timeline
from bot.tables.log.mapping import Find
from bot.tables.model.errors import NoAnalysis, NotOver, OneAttempt
from bot.tables.model.table import Status
from engine.analysis import Analysis, Analyst
from engine.record import RecordedMove

Do = Callable[[AnalysisJob], Awaitable[Analysis | None]]
"""A function that does an analysis job, which takes long, and returns None where there is no analysis."""


class Analyses:
    """The analyses of all tables of one store."""

    def __init__(self, store: Store, find: Find, analyst: Analyst, now: Callable[[], datetime]) -> None:
        self._kept = AnalysisStore(store)
        self._find = find
        self._analyst = analyst
        self._now = now
        self._turns: KeyedLock[int] = KeyedLock()

    async def of(self, past: Timeline, do: Do) -> Analysis:
        """Return the analysis of a game that was played to its end: the one that is kept, else a new one.

        A request for one that is being made waits for it. Raises NotOver, OneAttempt while the deal is a secret, and NoAnalysis where
        the present rules do not come to this game.
        """
        table = past.table
        if table.status is not Status.OVER:
            raise NotOver
        if table.is_sealed(self._now()):
            raise OneAttempt
        async with self._turns[table.id]:
            kept = _read(await self._kept.of(table.id))
            if kept is not None:
                return kept
            made = await do(self._job(past))
            if made is None:
                raise NoAnalysis
            await self._kept.keep(table.id, made.model_dump_json())
        return made

    def _job(self, past: Timeline) -> AnalysisJob:
        table = past.table
        return AnalysisJob(
            find=self._find,
            analyst=self._analyst,
            game=table.game.id,
            options=table.options.model_dump(mode="json"),
            seats=table.seats,
            seed=table.secret,
            moves=tuple(RecordedMove(seat, line, digest) for _, seat, line, digest in past.moves),
        )


def _read(kept: str | None) -> Analysis | None:
    """Return the analysis that is kept; None where there is none, or where it says less than an analysis does now."""
    if kept is None:
        return None
    try:
        return Analysis.model_validate_json(kept)
    except ValidationError:
        return None
