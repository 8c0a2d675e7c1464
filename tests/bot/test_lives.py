"""Whole lives of tables of every game: whatever happens to them and their seats, the laws of a table hold after each deed."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from bot.tables import find_differences
from engine.registry import games
from tests.bot.discord.grove import grove
from tests.bot.lives import CHANNEL, Lives

DEEDS = 60


@pytest.mark.parametrize("game", games())
async def test_the_laws_of_a_table_hold_through_its_whole_life(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, people):
        caplog.clear()  # the library's own words on connecting
        lives = Lives(running, people, Random(game), game)
        for person in people:
            await person.go(CHANNEL)
        for _ in range(DEEDS):
            await lives.live_on()
            assert await lives.broken_laws() == [], lives.deeds[-12:]
        assert await find_differences(running.store) == []
        assert {answer.kind for answer in lives.answers} <= {"message", "done", "refused"}
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [each for each in logged if "voice will NOT" not in each] == []
