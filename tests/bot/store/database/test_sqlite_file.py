"""The database as files on a disk, under an operator's mistakes."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.database.open_file import OpenFile
from bot.store.database.sqlite_file import CLOSED, IN_USE, PARTS, mark_closed, only_user, part
from bot.store.errors import (
    Damaged,
    Failed,
    Full,
    Gone,
    InUse,
    IsFolder,
    Locked,
    LogGone,
    NoDriver,
    Replaced,
)
from bot.store.rows import deflated
from tests.bot.store.test_store import GAME, row
from tests.bot.tables.house import ADA, BRUNO, file_at, house


@pytest.fixture
def lax_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "grovekeeper.db"


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await Store.open(file_at(tmp_path), alone=True)
    yield found
    await found.close()


def make_readable(file: Path) -> None:
    file.chmod(0o644)


def delete(file: Path) -> None:
    file.unlink()


def move(file: Path, to: Path) -> None:
    file.rename(to)


def modes(file: Path) -> set[int]:
    return {found.stat().st_mode & 0o777 for suffix in PARTS if (found := part(file, suffix)).exists()}


def mark(file: Path) -> int:
    """Return the application id in the header of the main file alone, as a copy of it would have it."""
    return int.from_bytes(file.read_bytes()[68:72], "big")


def test_an_open_file_was_overwritten_where_it_was_in_use_and_says_that_it_is_closed(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"PRAGMA application_id = {IN_USE}")
    opened = OpenFile(file)
    told = [opened.is_overwritten]
    opened.is_marked = True
    told.append(opened.is_overwritten)
    opened.look()
    mark_closed(file)
    told.append(opened.is_overwritten)
    opened.is_marked = False
    assert [*told, opened.is_overwritten] == [False, False, True, False]
    opened.close()


async def test_who_closes_an_open_file_lets_go_of_its_log(tmp_path: Path, file: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        await home.playing(ADA, BRUNO)
        opened = OpenFile(file)
        opened.hold_log()
        log = opened._log
        assert log is not None
        assert part(file, "-wal") in opened._beside
        opened.close()
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            log.execute("SELECT 1")
        with pytest.raises(OSError, match="descriptor"):
            os.fstat(opened._handle)
    OpenFile(file).close()


async def test_every_part_is_for_its_owner_alone_whatever_the_umask(
    tmp_path: Path, file: Path, lax_umask: None
) -> None:
    store = await Store.open(file_at(tmp_path))
    await store.start(GAME, row(1))
    assert part(file, "-wal").exists()
    assert modes(file) == {0o600}
    await store.close()
    make_readable(file)
    store = await Store.open(file_at(tmp_path))
    await store.start(replace(GAME, channel=5), row(1))
    assert modes(file) == {0o600}
    await store.close()


async def test_a_copy_of_the_main_file_alone_has_everything_up_to_the_start_and_after_the_end(
    tmp_path: Path, file: Path
) -> None:
    store = await Store.open(file_at(tmp_path), alone=True)
    game = await store.start(GAME, row(1))
    await store.checkpoint()
    assert mark(file) == IN_USE
    await store.append(game, replace(game, moment=2), row(2), None)
    await store.close()
    assert mark(file) == CLOSED
    assert not part(file, "-wal").exists()
    store = await Store.open(file_at(tmp_path))
    copy = tmp_path / "copy.db"
    shutil.copy(file, copy)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT moment FROM games").fetchall() == [(2,)]
    await store.close()


async def test_a_file_stays_marked_as_in_use_when_another_program_has_closed_it(
    tmp_path: Path, file: Path, store: Store
) -> None:
    await (await Store.open(file_at(tmp_path))).close()
    await store.prove()
    await store.checkpoint()
    assert mark(file) == IN_USE


@pytest.mark.parametrize("lost", ["", "-wal"])
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(file: Path, store: Store, lost: str) -> None:
    game = await store.start(GAME, row(1))
    part(file, lost).rename(part(file, "-elsewhere"))
    with pytest.raises(Gone):
        await store.append(game, replace(game, moment=2), row(2), None)
    part(file, "-elsewhere").rename(part(file, lost))
    await store.append(game, replace(game, moment=2), row(2), None)


async def test_the_database_is_not_gone_when_every_connection_was_lost(store: Store) -> None:
    # As when a request is cancelled while it reads, on the only connection there is.
    await store.engine.dispose()
    game = await store.start(GAME, row(1))
    assert await store.moment(game.id) == 1


async def test_a_file_that_goes_while_something_is_written_has_not_saved_it(file: Path, store: Store) -> None:
    with pytest.raises(Gone):
        async with store.writing():
            delete(file)


async def test_another_file_in_its_place_is_another_database(
    tmp_path: Path, file: Path, store: Store
) -> None:
    shutil.copy(file, tmp_path / "other.db")
    (tmp_path / "other.db").rename(file)
    with pytest.raises(Replaced):
        await store.start(GAME, row(1))
    assert str(await store.wait_for_exchange()) == str(file)


def open_elsewhere(file: Path, statement: str) -> None:
    """Let another program open the file, and be killed with it open."""
    program = (
        "import os, sqlite3, sys; database = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "database.execute(sys.argv[2]).fetchall(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", program, file, statement], check=True)


def kept_in(folder: Path) -> Path:
    """Return the one file in which what was saved has been kept."""
    (kept,) = folder.glob("*-before-*.db")
    return kept


def moment_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (moment,) = database.execute("SELECT moment FROM games").fetchone()
        return int(moment)


@pytest.mark.parametrize("lost", [["-wal"], ["-shm"], ["-wal", "-shm"]], ids="".join)
@pytest.mark.parametrize("is_opened", [False, True], ids=["alone", "opened by another program"])
async def test_what_was_saved_is_in_the_file_when_its_log_was_deleted(
    file: Path, store: Store, lost: list[str], is_opened: bool
) -> None:
    game = await store.start(GAME, row(1))
    for suffix in lost:
        delete(part(file, suffix))
    if is_opened:
        open_elsewhere(file, "SELECT 1 FROM sqlite_schema")
    with pytest.raises(LogGone):
        await store.append(game, replace(game, moment=2), row(2), None)
    assert isinstance(await store.wait_for_exchange(), LogGone)
    # As a kill would leave it, of which nobody can tell that nothing is missing.
    shutil.copy(file, part(file, "-copy"))
    assert moment_in(part(file, "-copy")) == 1


async def test_what_was_saved_is_kept_beside_a_log_that_another_program_has_begun(
    file: Path, store: Store
) -> None:
    await store.start(GAME, row(1))
    for suffix in PARTS[1:]:
        delete(part(file, suffix))
    open_elsewhere(file, "CREATE TABLE notes (id INTEGER)")
    assert isinstance(await store.wait_for_exchange(), LogGone)
    assert store.kept is not None
    assert moment_in(store.kept) == 1
    assert modes(store.kept) == {0o600}


async def test_what_belongs_to_a_file_that_another_one_took_the_name_of_is_kept(
    tmp_path: Path, file: Path, store: Store
) -> None:
    shutil.copy(file, tmp_path / "other.db")
    await store.start(GAME, row(1))
    move(tmp_path / "other.db", file)
    assert isinstance(await store.wait_for_exchange(), Replaced)
    assert store.kept is not None
    assert moment_in(store.kept) == 1
    assert mark(store.kept) == CLOSED
    assert not part(file, "-wal").stat().st_size, "nothing of it is taken for a part of the other one"


async def test_a_bot_that_ends_before_it_has_noticed_another_file_keeps_what_belongs_to_its_own(
    tmp_path: Path, file: Path, store: Store
) -> None:
    shutil.copy(file, tmp_path / "other.db")
    await store.start(GAME, row(1))
    move(tmp_path / "other.db", file)
    await store.close()
    kept = kept_in(tmp_path)
    assert moment_in(kept) == 1
    assert mark(kept) == CLOSED


async def test_what_belongs_to_a_file_that_was_written_over_is_dropped(
    tmp_path: Path, file: Path, store: Store
) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}", alone=True)).close()
    await store.start(GAME, row(1))
    shutil.copyfile(tmp_path / "other.db", file)
    with pytest.raises(Replaced):
        await store.prove()
    assert isinstance(await store.wait_for_exchange(), Replaced)
    assert store.kept is None
    assert not part(file, "-wal").stat().st_size
    await store.close()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_one_bot_plays_on_a_file(file: Path, tmp_path: Path, lax_umask: None) -> None:
    with only_user(file), only_user(tmp_path / "other.db"):
        with pytest.raises(InUse, match=str(file)), only_user(file):
            pass
        assert part(file, "-bot").stat().st_mode & 0o777 == 0o600
    with only_user(file):
        pass
    for free in (None, tmp_path / "no such folder" / "grovekeeper.db"):
        with only_user(free), only_user(free):
            pass


async def test_what_has_failed_is_told_once(store: Store) -> None:
    assert not store.has_come_back()
    with pytest.raises(Gone):
        async with store.reading():
            raise Gone("elsewhere")
    assert [store.has_come_back() for _ in range(2)] == [True, False]


async def test_a_trouble_is_logged_once_until_the_database_answers_again(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(words: str) -> None:
        with pytest.raises(Gone):
            async with store.reading():
                raise Gone(words)

    for words in ("one", "one", "two"):
        await fail(words)
    await store.prove()
    await fail("two")
    told = [record.getMessage().rpartition(" ")[2] for record in caplog.records]
    assert told == ["one", "two", "two"]


async def test_who_waits_too_long_for_another_writer_is_told_that_it_is_locked(
    file: Path, store: Store
) -> None:
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Locked):
            await store.prove()
        assert not await store.checkpoint()
    assert await store.checkpoint()


async def test_the_log_says_once_that_the_file_is_gone(
    file: Path, store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.database.LOOKS", 0.001)
    await store.prove()
    said = asyncio.Event()
    listener = logging.Handler()
    monkeypatch.setattr(listener, "emit", lambda _: said.set())
    logging.getLogger("bot.store.database.database").addHandler(listener)
    watching = asyncio.create_task(store.wait_for_exchange())
    move(file, part(file, "-elsewhere"))
    await said.wait()
    move(part(file, "-elsewhere"), file)
    assert not watching.done()
    watching.cancel()
    logging.getLogger("bot.store.database.database").removeHandler(listener)
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_after_damage_is_known_nothing_more_is_written(store: Store) -> None:
    with pytest.raises(Damaged):
        async with store.reading():
            raise Damaged("a page that cannot be read")
    with pytest.raises(Damaged):
        await store.start(GAME, row(1))
    assert await store.game(1) is None


async def test_a_proof_fails_on_a_disk_that_is_full(store: Store) -> None:
    async with store.engine.connect() as connection:
        for change in ("COMMIT", "VACUUM", "BEGIN"):  # A migration has left free pages.
            await connection.exec_driver_sql(change)
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Full):
        await store.prove()
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages * 2}")
    await store.prove()


async def test_a_proof_fails_in_a_database_that_can_only_be_read(tmp_path: Path, store: Store) -> None:
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(Failed, match="readonly"):
        await store.prove()


@pytest.mark.parametrize(
    ("url", "failure"),
    [("sqlite+aiosqlite:///{}", IsFolder), ("postgresql+asyncpg://nobody@127.0.0.1:1/none", NoDriver)],
)
async def test_what_cannot_be_a_database_is_named(
    tmp_path: Path, url: str, failure: type[Failed], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(failure):
        await Store.open(url.format(tmp_path))


@pytest.mark.parametrize("changed", [deflated('{"sun": 9}'), deflated('{"sun": 1}')[:-1], b"\xff", b""])
async def test_a_snapshot_that_a_disk_has_changed_is_not_taken_for_what_was_saved(
    store: Store, caplog: pytest.LogCaptureFixture, changed: bytes
) -> None:
    game = await store.start(GAME, row(1), snapshot='{"sun": 1}')
    async with store.writing() as connection:
        await connection.exec_driver_sql('UPDATE snapshots SET "table" = ?', (changed,))
    found = await store.game(game.id)
    assert found is not None
    assert found[1] == ""
    assert "changed by the disk" in caplog.text
