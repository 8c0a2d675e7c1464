"""The bot and its database server: it waits for one that is away, and ends beside tables that a newer bot has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.exit_codes import CANNOT
from bot.run import discord as run
from bot.settings import Settings
from bot.store import Store
from bot.store.database import database
from bot.store.errors import Newer
from bot.store.schema import HEAD
from tests.bot.postgresql import Databases


class Tries(logging.Handler):
    """A listener to the log of the start, which knows when the server was tried so many times in vain."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.are_made = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.most -= "; again in" in record.getMessage()
        if self.most <= 0:
            self.are_made.set()


@contextmanager
def tried(times: int) -> Iterator[asyncio.Event]:
    """Yield the event of so many tries in vain."""
    tries = Tries(times)
    run.log.addHandler(tries)
    try:
        yield tries.are_made
    finally:
        run.log.removeHandler(tries)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look again at once, and say what there is to say in English."""
    monkeypatch.setattr(run, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(database, "BETWEEN", 0.01)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.mark.usefixtures("hasty")
async def test_waits_for_it(
    tmp_path: Path,
    databases: Databases,
    server_url: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    door = tmp_path / "pg"
    settings = Settings(
        database_url=make_url(server_url).set(query={"host": str(door)}).render_as_string(hide_password=False)
    )
    with tried(3) as in_vain:
        opening = asyncio.create_task(run._open(settings, asyncio.Event()))
        await asyncio.wait(
            {opening, asyncio.create_task(in_vain.wait())}, return_when=asyncio.FIRST_COMPLETED
        )
        assert not opening.done()
    door.symlink_to(databases.server.folder)
    store = await opening
    assert store is not None
    await store.close()
    said = capsys.readouterr().err
    assert said.count("the bot goes on by itself as soon as it answers") == 1


@pytest.mark.usefixtures("hasty")
async def test_who_is_stopped_while_it_waits_ends() -> None:
    stop = asyncio.Event()
    settings = Settings(database_url="postgresql+asyncpg://nobody@/none?host=/no/such/folder")
    with tried(1) as in_vain:
        opening = asyncio.create_task(run._open(settings, stop))
        await in_vain.wait()
    stop.set()
    assert await opening is None


@pytest.mark.usefixtures("hasty")
async def test_beside_newer_tables_it_ends_with_a_sentence(
    databases: Databases, server_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = make_url(server_url).database
    assert name is not None
    store = await Store.open(server_url)
    try:
        watching = asyncio.create_task(store.wait_for_exchange())
        databases.server.execute("UPDATE alembic_version SET version_num = '9999'", name)
        error = await watching
    finally:
        databases.server.execute(f"UPDATE alembic_version SET version_num = '{HEAD}'", name)
        await store.close()
    assert isinstance(error, Newer)
    assert run._told_of_exchange(error, None) == CANNOT
    assert "made by a newer Grovekeeper (schema 9999)" in capsys.readouterr().err
