"""Analyses of games that are over: each is made once, whoever asks for it, and kept with the game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.jobs.analysis import AnalysisJob
from bot.store.games.analyses import AnalysisStore
from bot.tables.model.errors import NoAnalysis, NotOver, OneAttempt
from engine.analysis import Analysis
from tests.bot.tables.house import ADA, BRUNO, file_at, house

MADE = Analysis(chances=((0.5, 0.5), (1.0, 0.0)), turning_points=())


class Made:
    """A process that analyses, and notes the jobs it was given."""

    def __init__(self, found: Analysis | None = MADE) -> None:
        self.found = found
        self.jobs: list[AnalysisJob] = []

    async def __call__(self, job: AnalysisJob) -> Analysis | None:
        self.jobs.append(job)
        await asyncio.sleep(0)
        return self.found


async def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    do = Made()
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        with pytest.raises(NotOver):
            await home.tables.analyses.of(await home.tables.timeline(table.id), do)
        table = await home.to_the_end(table)
        past = await home.tables.timeline(table.id)
        assert await asyncio.gather(*(home.tables.analyses.of(past, do) for _ in range(2))) == [MADE, MADE]
        [job] = do.jobs
        assert (job.find(table.game.id), job.game, job.seats) == (table.game, table.game.id, 2)
        assert (job.options, job.seed) == (table.options.model_dump(mode="json"), table.secret)
        assert [move.line for move in job.moves] == [line for _, _, line, _ in past.moves]
        assert job.analyst is home.tables.analyses._analyst
        kept = AnalysisStore(home.store)
        await kept.keep(table.id, "what an earlier version has kept")
        assert await home.tables.analyses.of(past, do) == MADE
        assert len(do.jobs) == 2
        assert await kept.of(table.id) == MADE.model_dump_json()
        await kept.keep(table.id, "{}")
        with pytest.raises(NoAnalysis):
            await home.tables.analyses.of(past, Made(None))
        past.table = replace(past.table, sealed=home.tables.now() + timedelta(days=1))
        with pytest.raises(OneAttempt):
            await home.tables.analyses.of(past, do)
