"""Nothing else comes of requests at tables than when a story was recorded, unless that is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.tables.recorded.__main__ import RECORDS
from tests.bot.tables.recorded.story import story
from tests.recording import digest


@pytest.mark.parametrize("game", RECORDS.names())
async def test_a_story_goes_as_it_was_recorded(tmp_path: Path, game: str) -> None:
    async with story(tmp_path) as told:
        changed = [step for before, step in RECORDS.read(game) if digest(await told.do(step)) != before]
    assert not changed, (
        "tests/bot/tables/recorded/__main__.py says how to see what has changed, and what to do if it is meant"
    )
