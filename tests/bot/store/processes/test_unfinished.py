"""Answers that a process has left unfinished are found by whoever looks after their server, and by nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest_asyncio

from bot.store import Store
from bot.store.processes.unfinished import Unfinished, UnfinishedAnswers
from bot.store.shards import ALL, Shards
from tests.bot.shards import SHIFT
from tests.bot.store.test_store import GAME, row


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    found = await Store.open(url)
    yield found
    await found.close()


async def test_they_are_left_once_their_process_is_gone(store: Store) -> None:
    game = await store.start(replace(GAME, guild=3 << SHIFT), row(1))
    answer = Unfinished(70, "whoever has this may answer", "en", game.id, "analysis")
    before = UnfinishedAnswers(store)
    await before.keep(answer)
    assert await before.left() == [], "it is going on"
    after = UnfinishedAnswers(store)
    assert await after.left() == [answer]
    assert answer.token not in repr(answer)
    store.mine = Shards.of(4, (0, 1, 2))
    assert await after.left() == [], "another process looks after its server"
    store.mine = ALL
    await after.drop(answer.interaction)
    assert await after.left() == []
