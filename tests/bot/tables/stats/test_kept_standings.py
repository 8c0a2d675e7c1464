"""Results of finished games as kept in the database: the same as reckoned from the games."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.store.games.results import Results
from bot.store.schema import standings
from bot.tables.stats.leaderboard import Board
from tests.bot.tables.house import ADA, BRUNO, CELINA, GROVE, House, file_at, house
from tests.bot.tables.stats.test_leaderboard import won


@pytest.fixture(autouse=True)
def kept_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.stats.leaderboard.KEEP_EVERY", 1)


async def board(home: House) -> Board:
    return await home.tables.leaderboards.board(GROVE, "pebbles", 10)


async def kept(home: House) -> list[bytes]:
    async with home.store.reading() as connection:
        return list(await connection.scalars(select(standings.c.reckoned)))


async def test_after_a_start_nothing_is_reckoned_again_that_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file_at(tmp_path)) as home:
        for winner, other in ((ADA, BRUNO), (BRUNO, CELINA), (ADA, CELINA)):
            await won(home, winner, other)
        await won(home, ADA, level="random")
        before = await board(home)
    asked = []
    after = Results.after

    async def heard(self: Results, where: tuple[int | None, int], last: tuple[int, int]) -> object:
        asked.append(last)
        return await after(self, where, last)

    monkeypatch.setattr(Results, "after", heard)
    async with house(file_at(tmp_path), first=100) as home:
        assert await board(home) == before
        assert asked == []
        await won(home, CELINA, ADA)
        assert (await board(home)) != before
        assert asked[0] != (0, 0)


async def test_it_goes_when_anybody_is_forgotten(home: House) -> None:
    await won(home, ADA, BRUNO)
    await board(home)
    assert len(await kept(home)) == 1
    await home.tables.privacy.forget(CELINA)
    assert await kept(home) == []


@pytest.mark.parametrize("damage", [b"nonsense", b""])
async def test_what_cannot_be_read_is_reckoned_anew(tmp_path: Path, damage: bytes) -> None:
    async with house(file_at(tmp_path)) as home:
        await won(home, ADA, BRUNO)
        before = await board(home)
        async with home.store.writing() as connection:
            await connection.execute(update(standings).values(reckoned=damage))
    async with house(file_at(tmp_path), first=100) as home:
        assert await board(home) == before


async def test_what_was_reckoned_in_another_way_is_reckoned_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file_at(tmp_path)) as home:
        await won(home, ADA, BRUNO)
        before = await board(home)
    monkeypatch.setattr("bot.tables.stats.leaderboard._RECKONING", [0])
    async with house(file_at(tmp_path), first=100) as home:
        assert await board(home) == before
        assert (await board(home)).careers[0].tally.played == 1
