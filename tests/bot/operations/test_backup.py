"""`grovekeeper backup` and `grovekeeper restore`: whole copies, under load, put back without losing what was there."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.operations import restore as restoring
from bot.operations.backup import as_trouble, back_up, check, database_file, draft, is_empty
from bot.operations.commands import backup, restore
from bot.operations.errors import Trouble
from bot.operations.restore import restore as put_back
from bot.settings import Settings
from bot.store import Store
from bot.store.database.sqlite_file import PARTS, only_user, part
from bot.store.errors import Locked
from bot.store.schema import HEAD
from bot.tables import Table, Venue, find_differences
from engine.errors import Stale
from engine.text import Text, say
from tests.bot.tables.house import ADA, BRUNO, House, file_at, house
from tests.engine.toys import toy

NOON = datetime(2026, 4, 1, 12, tzinfo=UTC)
RESTORED = int(NOON.timestamp())
"""Moment from which tables go on that a backup has brought back at noon."""
KEPT = "grovekeeper-before-20260401-120000.db"
TABLES = 8
PLACE = {"file": "{file}", "folder": "{folder}"}
"""Arguments of a sentence on a copy."""

HouseIn = tuple[House, Path]


@pytest_asyncio.fixture
async def home_and_folder(tmp_path: Path) -> AsyncIterator[HouseIn]:
    async with house(file_at(tmp_path)) as home:
        yield home, tmp_path


def live(folder: Path) -> Path:
    return folder / "grovekeeper.db"


def names(folder: Path) -> set[str]:
    """Return the names of the files in a folder, without those that SQLite and a bot keep beside a database in use."""
    return {path.name for path in folder.iterdir() if not path.name.endswith(("-wal", "-shm", "-bot"))}


def garble(file: Path, start: int) -> None:
    content = bytearray(file.read_bytes())
    content[start:] = b"\xa5" * len(content[start:])
    file.write_bytes(content)


def moments(file: Path) -> dict[int, int]:
    with closing(sqlite3.connect(file)) as database:
        return dict(database.execute("SELECT id, moment FROM games").fetchall())


async def a_game(folder: Path, moves: int = 0) -> None:
    async with house(file_at(folder)) as home:
        table = await home.playing(ADA, BRUNO)
        for _ in range(moves):
            table = (await home.act(table, ADA, "pick pebble")).table


async def test_a_database_without_a_byte_is_not_called_a_database(tmp_path: Path) -> None:
    live(tmp_path).touch()
    with pytest.raises(Trouble, match="database-empty"):
        back_up(live(tmp_path), tmp_path / "copy.db")
    assert names(tmp_path) == {live(tmp_path).name}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, "There is no room left in {}. Make room"),
        (errno.EDQUOT, "There is no room left in {}. Make room"),
        (errno.EROFS, "may not write in {}. Let it"),
        (errno.EACCES, "may not write in {}. Let it"),
        (errno.EIO, "could not be written"),
    ],
    ids=lambda value: errno.errorcode.get(value, ""),
)
async def test_a_backup_that_a_folder_does_not_take_names_it_and_what_to_do(
    tmp_path: Path, code: int, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_game(tmp_path)

    def refused(**_: object) -> tuple[int, str]:
        raise OSError(code, os.strerror(code))

    # A test may not fill a disk, and whoever runs it as root may write everywhere.
    monkeypatch.setattr("bot.operations.backup.mkstemp", refused)
    settings = Settings(database_url=file_at(tmp_path))
    assert await backup(settings, tmp_path / "copy.db") == 1
    assert said.format(tmp_path) in capsys.readouterr().err


async def test_a_backup_into_a_folder_that_is_not_there_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await a_game(tmp_path)
    missing = tmp_path / "usb"
    assert await backup(Settings(database_url=file_at(tmp_path)), missing / "copy.db") == 1
    assert f"There is no folder {missing}." in capsys.readouterr().err


async def test_a_backup_under_load_has_all_that_was_acknowledged_before_it(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        tables = [await home.playing(ADA, BRUNO, place=Venue(n), heap=400) for n in range(TABLES)]
        acknowledged = {table.id: table.moment for table in tables}
        taken, busy = asyncio.Event(), asyncio.Event()

        async def play(table: Table) -> None:
            while not taken.is_set():
                table = (await home.act(table, ADA, "pick pebble")).table
                acknowledged[table.id] = table.moment
                if min(acknowledged.values()) == 6:
                    busy.set()

        playing = [asyncio.create_task(play(table)) for table in tables]
        await busy.wait()
        before = dict(acknowledged)
        await asyncio.to_thread(back_up, live(tmp_path), tmp_path / "copy.db")
        taken.set()
        await asyncio.gather(*playing)
    after = moments(tmp_path / "copy.db")
    assert all(before[id_] <= after[id_] <= acknowledged[id_] for id_ in before)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}")
    assert await find_differences(store, toy) == []
    await store.close()


async def test_a_backup_overwrites_nothing_and_is_for_its_owner_alone(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    await a_game(tmp_path)
    copy = tmp_path / "copy.db"
    assert await backup(settings, copy) == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    content = copy.read_bytes()
    assert await backup(settings, copy) == 1
    assert "is there already" in capsys.readouterr().err
    assert copy.read_bytes() == content
    assert names(tmp_path) == {"grovekeeper.db", "copy.db"}


async def test_a_damaged_database_makes_no_backup(tmp_path: Path) -> None:
    await a_game(tmp_path)
    garble(live(tmp_path), 8192)
    with pytest.raises(Trouble, match="database-fault"):
        back_up(live(tmp_path), tmp_path / "copy.db")
    assert names(tmp_path) == {"grovekeeper.db"}


async def test_a_restored_database_is_as_it_was_and_what_was_there_is_kept(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    await a_game(tmp_path)
    back_up(live(tmp_path), tmp_path / "copy.db")
    async with house(file_at(tmp_path), first=50) as home:
        table = await home.tables.table(1)
        await home.act(table, ADA, "pick pebble")
    assert await restore(settings, tmp_path / "copy.db") == 0
    assert "kept" in capsys.readouterr().out
    (kept,) = names(tmp_path) - {"grovekeeper.db", "copy.db"}
    assert moments(tmp_path / kept) == {1: 4}
    assert moments(live(tmp_path))[1] > RESTORED


async def test_buttons_of_the_time_that_is_lost_do_nothing_and_the_games_go_on(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        back_up(live(tmp_path), tmp_path / "copy.db")
        lost = (await home.act(table, ADA, "pick pebble")).table
    await put_back(tmp_path / "copy.db", live(tmp_path), NOON)
    assert moments(live(tmp_path)) == {1: RESTORED}
    assert moments(tmp_path / KEPT) == {1: lost.moment}
    async with house(file_at(tmp_path), first=50) as again:
        with pytest.raises(Stale):
            await again.act(lost, ADA, "pick pebble")
        assert (await again.act(await again.tables.table(1), ADA, "pick pebble")).table.moment == RESTORED + 1
        assert await find_differences(again.store, toy) == []


async def test_what_a_killed_bot_had_acknowledged_is_kept_too(tmp_path: Path) -> None:
    """Acknowledged moves of a killed bot are in the log beside the file."""
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        back_up(live(tmp_path), tmp_path / "copy.db")
        acknowledged = (await home.act(table, ADA, "pick pebble")).table.moment
        killed = tmp_path / "killed"
        killed.mkdir()
        for suffix in PARTS:
            shutil.copy(part(live(tmp_path), suffix), part(live(killed), suffix))
    await put_back(tmp_path / "copy.db", live(killed), NOON)
    assert moments(killed / KEPT) == {1: acknowledged}
    assert moments(live(killed)) == {1: RESTORED}


async def test_a_file_that_another_program_has_open_is_left_as_it_is(home_and_folder: HouseIn) -> None:
    home, folder = home_and_folder
    table = await home.playing(ADA, BRUNO)
    back_up(live(folder), folder / "copy.db")
    with pytest.raises(Locked):
        await put_back(folder / "copy.db", live(folder), NOON)
    assert (await home.act(table, ADA, "pick pebble")).table.moment == table.moment + 1
    assert names(folder) == {"grovekeeper.db", "copy.db"}


@pytest.mark.parametrize("start", [0, 100, 4096])
async def test_a_damaged_database_is_healed_by_a_backup(tmp_path: Path, start: int) -> None:
    await a_game(tmp_path)
    back_up(live(tmp_path), tmp_path / "copy.db")
    garble(live(tmp_path), start)
    broken = live(tmp_path).read_bytes()
    assert (await put_back(tmp_path / "copy.db", live(tmp_path), NOON)).kept == tmp_path / KEPT
    assert moments(live(tmp_path)) == {1: RESTORED}
    assert check(live(tmp_path)) == HEAD
    assert (tmp_path / KEPT).read_bytes()[4096:] == broken[4096:]


def sqlite_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("no luck")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (FileExistsError(17, "there", "/some/copy.db"), say("copy-exists", file="/some/copy.db")),
        (FileExistsError(17, "there"), say("copy-exists", file="{file}")),
        (OSError(errno.ENOENT, "none"), say("copy-no-folder", why="[Errno 2] none", **PLACE)),
        (OSError(errno.ENOTDIR, "none"), say("copy-no-folder", why="[Errno 20] none", **PLACE)),
        (OSError(errno.EPERM, "no"), say("copy-forbidden", why="[Errno 1] no", **PLACE)),
        (OSError("odd"), say("copy-failed", why="odd", **PLACE)),
        (sqlite_error(sqlite3.SQLITE_FULL), say("copy-full", folder="{folder}")),
        (sqlite_error(sqlite3.SQLITE_ERROR), say("copy-failed", file="{file}", why="no luck")),
    ],
    ids=repr,
)
def test_whatever_the_disk_or_sqlite_says_of_a_copy_is_a_sentence(
    error: Exception, text: Text, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    with pytest.raises(Trouble) as trouble, as_trouble(copy):
        raise error
    places = {"{file}": str(copy), "{folder}": str(tmp_path)}
    args = {name: places.get(str(value), value) for name, value in text.args}
    assert trouble.value.text == say(text.key, **args)
    assert trouble.value.__cause__ is error


def test_a_failure_of_the_database_stays_one_and_what_goes_well_says_nothing(tmp_path: Path) -> None:
    with pytest.raises(Locked, match="no luck"), as_trouble(tmp_path / "copy.db"):
        raise sqlite_error(sqlite3.SQLITE_BUSY)
    with as_trouble(tmp_path / "copy.db"):
        pass


def test_what_is_no_file_of_sqlite_cannot_be_copied(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        database_file("postgresql+asyncpg://me@here/games")
    assert trouble.value.text == say("copy-not-sqlite")
    with pytest.raises(Trouble) as trouble:
        database_file(f"sqlite+aiosqlite:///{tmp_path}")
    assert trouble.value.text == say("database-folder", file=str(tmp_path))
    assert database_file(file_at(tmp_path)) == live(tmp_path)
    with pytest.raises(Trouble) as trouble:
        back_up(live(tmp_path), tmp_path / "copy.db")
    assert trouble.value.text == say("copy-nothing-there", file=str(live(tmp_path)))


@pytest.mark.parametrize(
    ("file", "wal", "empty"), [(0, None, True), (0, 0, True), (0, 9, False), (9, 0, False)]
)
def test_a_database_is_empty_where_neither_it_nor_its_log_has_a_byte(
    file: int, wal: int | None, empty: bool, tmp_path: Path
) -> None:
    live(tmp_path).write_bytes(b"x" * file)
    if wal is not None:
        part(live(tmp_path), "-wal").write_bytes(b"x" * wal)
    assert is_empty(live(tmp_path)) is empty


async def test_a_torn_backup_is_told_as_damaged_with_its_fault(tmp_path: Path) -> None:
    await a_game(tmp_path)
    copy = tmp_path / "copy.db"
    back_up(live(tmp_path), copy)
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("DELETE FROM actions WHERE seq = 2")
    with pytest.raises(Trouble) as trouble:
        check(copy)
    assert trouble.value.text == say("copy-damaged", why=say("fault-rows", game="1"))
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Trouble) as trouble:
        check(copy)
    assert trouble.value.text == say("database-newer", version="9999")
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("DROP TABLE actions")
    with pytest.raises(Trouble) as trouble:
        check(copy)
    assert trouble.value.text == say("copy-not-ours")


def test_what_is_no_database_is_damaged_in_the_words_of_sqlite(tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_bytes(b"nonsense" * 2000)
    with pytest.raises(Trouble) as trouble:
        check(tmp_path / "copy.db")
    assert trouble.value.text == say("copy-damaged", why=say("fault-page", why="file is not a database"))


async def test_who_plays_keeps_a_backup_from_being_put_back(tmp_path: Path) -> None:
    await a_game(tmp_path)
    with only_user(live(tmp_path)), pytest.raises(Trouble) as trouble:
        await put_back(tmp_path / "copy.db", live(tmp_path), NOON)
    assert trouble.value.text == say("restore-running", file=str(live(tmp_path)))


def test_a_database_whose_log_cannot_be_brought_in_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Busy:
        """A connection to a database that another process reads in."""

        def execute(self, _: str) -> Busy:
            return self

        def fetchone(self) -> tuple[str]:
            return ("wal",)

        def close(self) -> None:
            pass

    monkeypatch.setattr("bot.operations.restore.sqlite3.connect", lambda *_, **__: Busy())
    with pytest.raises(Locked, match="by another process"):
        restoring._exchange(tmp_path / "copy.db", live(tmp_path), tmp_path / "kept.db")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"nonsense" * 2000, "copy-damaged"), (b"", "copy-not-ours"), (None, "copy-nothing-there")],
)
async def test_only_a_grovekeeper_database_is_restored(
    tmp_path: Path, content: bytes | None, why: str
) -> None:
    await a_game(tmp_path)
    before = live(tmp_path).read_bytes()
    if content is not None:
        (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(Trouble, match=why):
        await put_back(tmp_path / "copy.db", live(tmp_path), NOON)
    assert live(tmp_path).read_bytes() == before
    assert names(tmp_path) <= {"grovekeeper.db", "copy.db"}


async def test_a_backup_of_a_newer_program_is_not_restored(tmp_path: Path) -> None:
    await a_game(tmp_path)
    back_up(live(tmp_path), tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Trouble, match="database-newer"):
        await put_back(tmp_path / "copy.db", live(tmp_path), NOON)


async def test_a_copy_that_breaks_while_it_is_brought_up_to_date_is_not_put_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_game(tmp_path)
    back_up(live(tmp_path), tmp_path / "copy.db")
    before = live(tmp_path).read_bytes()
    monkeypatch.setattr(restoring, "make_single_file", lambda file: garble(file, 8192))
    with pytest.raises(Trouble, match="copy-damaged"):
        await put_back(tmp_path / "copy.db", live(tmp_path), NOON)
    assert live(tmp_path).read_bytes() == before
    assert names(tmp_path) == {"grovekeeper.db", "copy.db"}


async def test_a_backup_is_restored_where_there_is_no_database(tmp_path: Path) -> None:
    await a_game(tmp_path)
    back_up(live(tmp_path), tmp_path / "copy.db")
    for name in names(tmp_path) - {"copy.db"}:
        (tmp_path / name).unlink()
    assert (await put_back(tmp_path / "copy.db", live(tmp_path), NOON)).kept is None
    assert moments(live(tmp_path)) == {1: RESTORED}


def test_a_copy_that_is_being_made_is_named_after_what_it_is_for_and_seen_by_nobody_else(
    tmp_path: Path,
) -> None:
    with draft(live(tmp_path)) as copy:
        assert copy.name.startswith(".grovekeeper.db-")
        assert copy.parent == tmp_path
        assert copy.stat().st_mode & 0o777 == 0o600
        for suffix in PARTS:
            Path(f"{copy}{suffix}").touch()
    assert list(tmp_path.iterdir()) == []


def test_nobody_writes_into_a_database_while_a_copy_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("copy.db", "grovekeeper.db"):
        with closing(sqlite3.connect(tmp_path / name)) as made, made:
            made.execute("CREATE TABLE trees (name TEXT)")
            made.execute("INSERT INTO trees VALUES (?)", (name,))
    tried: list[str] = []

    def publish(old: Path, kept: Path) -> None:
        with (
            closing(sqlite3.connect(live(tmp_path), timeout=0, isolation_level=None)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("INSERT INTO trees VALUES ('late')")
        tried.append(kept.name)
        shutil.copy(old, kept)

    monkeypatch.setattr(restoring, "publish", publish)
    monkeypatch.setattr(restoring, "mark_closed", lambda _: None)
    restoring._exchange(tmp_path / "copy.db", live(tmp_path), tmp_path / "kept.db")
    assert tried == ["kept.db"]
    for name, holds in (("grovekeeper.db", "copy.db"), ("kept.db", "grovekeeper.db")):
        with closing(sqlite3.connect(tmp_path / name)) as read:
            assert read.execute("SELECT name FROM trees").fetchall() == [(holds,)]
