"""Damage that doctor and backup find and SQLite does not report, each done to a real database that a bot was killed on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from bot.operations.backup import back_up
from bot.operations.doctor.database import findings
from bot.operations.doctor.finding import Verdict
from bot.operations.errors import Trouble
from bot.operations.integrity import (
    _fault_in_length,
    _version,
    fault_in,
    fault_in_file,
    fault_in_files,
    open_read_only,
)
from bot.operations.log_beside import _Log, _read, _summed, fault_beside, settle
from bot.store.database.sqlite_file import only_user
from engine.text import Text, say
from tests.bot.tables.house import ADA, BRUNO, file_at, house

PAGE = 4096
VERSIONED = (
    "CREATE TABLE alembic_version (version_num)",
    "INSERT INTO alembic_version VALUES ('0007')",
)
PART = 64
"""Bytes of a snapshot by which it is found in the file; all of it may lie in several pages."""
FRAME = 24 + PAGE


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """Return a database as a killed bot leaves it, in a folder of its own: the latest moves are in the log beside it."""
    live, left = tmp_path / "live", tmp_path / "left"
    make(live, left)
    async with house(file_at(live), alone=True) as home:
        table = await home.playing(ADA, BRUNO, heap=9)
        await home.store.checkpoint()
        await home.act(table, ADA, "pick pebble")
        for suffix in ("", "-wal", "-shm"):
            shutil.copy(live / f"grovekeeper.db{suffix}", left)
    return left / "grovekeeper.db"


@pytest.fixture
async def closed(tmp_path: Path) -> Path:
    """Return a database whose bot has ended as it should."""
    async with house(file_at(tmp_path), alone=True) as home:
        table = await home.playing(ADA, BRUNO, heap=9)
        await home.act(table, ADA, "pick pebble")
    return tmp_path / "grovekeeper.db"


def make(*folders: Path) -> None:
    for folder in folders:
        folder.mkdir()


def beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def overwrite(file: Path, at: int, content: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(content)


def told(fault: Text | None) -> str | None:
    return fault.key if fault else None


async def verdicts(file: Path) -> dict[str, Verdict]:
    """Return the doctor's verdicts by the keys of their sentences, and those on faults by the keys of their reasons."""
    url = f"sqlite+aiosqlite:///{file}"
    found = {}
    async for finding in findings(url):
        for text in finding.text.inner():
            found[text.key] = finding.verdict
    return found


async def test_a_database_that_was_killed_on_or_closed_is_whole(killed: Path, closed: Path) -> None:
    for file in (killed, closed):
        assert fault_in_files(file) is None
        assert fault_in_file(file) is None
        assert Verdict.WRONG not in (await verdicts(file)).values()


async def test_whoever_has_looked_at_a_database_that_was_killed_on_may_copy_it_afterwards(
    killed: Path,
) -> None:
    assert Verdict.WRONG not in (await verdicts(killed)).values()
    assert fault_in_files(killed) is None
    back_up(killed, killed.parent / "copy.db")


async def test_looking_at_a_database_leaves_the_mark_of_the_bot_that_plays_on_it(tmp_path: Path) -> None:
    file = tmp_path / "grovekeeper.db"
    with only_user(file):
        async with house(file_at(tmp_path), alone=True) as home:
            await home.playing(ADA, BRUNO)
            beside(file, "-wal").rename(tmp_path / "moved")
            settle(file)
            assert told(fault_in_files(file)) == "fault-log-lost"
            (tmp_path / "moved").rename(beside(file, "-wal"))


def without_log(file: Path) -> None:
    beside(file, "-wal").unlink()


def without_log_and_index(file: Path) -> None:
    without_log(file)
    beside(file, "-shm").unlink()


def empty_log(file: Path) -> None:
    os.truncate(beside(file, "-wal"), 0)


def cut_log(file: Path) -> None:
    """Cut the log at the end of a frame, so that what is left is a log like any other."""
    os.truncate(beside(file, "-wal"), 32 + FRAME)


def torn_log(file: Path) -> None:
    beside(file, "-shm").unlink()
    overwrite(beside(file, "-wal"), 32 + 24 + 100, b"\xa5" * 50)


def garbled_log(file: Path) -> None:
    overwrite(beside(file, "-wal"), 0, b"\xa5" * 32)


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        (without_log, "fault-log-lost"),
        (without_log_and_index, "fault-log-gone"),
        (empty_log, "fault-log-torn"),
        (cut_log, "fault-log-torn"),
        (torn_log, "fault-log-torn"),
        (garbled_log, "fault-log-torn"),
    ],
)
async def test_a_log_that_is_lost_or_torn_is_found_before_anything_opens_the_database(
    killed: Path, harm: Callable[[Path], None], key: str
) -> None:
    harm(killed)
    assert told(fault_in_files(killed)) == key
    with pytest.raises(Trouble, match="database-fault"):
        back_up(killed, killed.parent / "copy.db")
    assert (await verdicts(killed))[key] is Verdict.WRONG


def changed(*statements: str) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database, database:
            for statement in statements:
                database.execute(statement)

    return change


def flipped_page(file: Path) -> None:
    """Change one byte of a snapshot, as a disk would."""
    with closing(open_read_only(file)) as database:
        ((kept,),) = database.execute('SELECT "table" FROM snapshots').fetchall()
    place = file.read_bytes().index(kept[:PART]) + PART // 2
    overwrite(file, place, bytes([kept[PART // 2] ^ 1]))


def shortened(file: Path) -> None:
    os.truncate(file, file.stat().st_size - PAGE)


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        (changed("DROP TABLE notices"), "fault-table"),
        (changed("UPDATE games SET moment = moment - 1"), "fault-rows"),
        (changed("DELETE FROM actions WHERE seq = 2"), "fault-rows"),
        (changed("DELETE FROM actions"), "fault-rows"),
        (changed("UPDATE seats SET game = 7"), "fault-owner"),
        (changed("UPDATE actions SET digest = 'another' WHERE seq = 4"), "fault-snapshot"),
        (changed("UPDATE snapshots SET \"table\" = 'words'"), "fault-snapshot"),
        (changed("UPDATE snapshots SET sum = sum + 1"), "fault-snapshot"),
        (flipped_page, "fault-snapshot"),
        (shortened, "fault-length"),
    ],
)
async def test_whatever_is_wrong_in_a_database_is_found(
    closed: Path, harm: Callable[[Path], None], key: str
) -> None:
    harm(closed)
    assert told(fault_in_files(closed) or fault_in_file(closed)) == key
    with pytest.raises(Trouble, match="database-fault"):
        back_up(closed, closed.parent / "copy.db")
    assert (await verdicts(closed))[key] is Verdict.WRONG


async def test_a_snapshot_from_before_there_were_sums_is_whole(closed: Path) -> None:
    changed("UPDATE snapshots SET sum = NULL")(closed)
    assert fault_in_file(closed) is None


async def test_a_copy_of_the_main_file_alone_is_no_worse_than_it_is(killed: Path) -> None:
    copy = killed.parent / "copy.db"
    back_up(killed, copy)
    assert fault_in_files(copy) is None
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT moment FROM games").fetchall() == [(4,)]


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("sqlite+aiosqlite:///{}", "database-folder"),
        ("mysql+aiomysql://me@127.0.0.1:1/x", "database-no-driver"),
    ],
)
async def test_what_cannot_be_a_database_is_a_sentence(tmp_path: Path, url: str, key: str) -> None:
    found = [finding async for finding in findings(url.format(tmp_path))]
    assert [(each.text.key, each.verdict) for each in found] == [(key, Verdict.WRONG)]


async def test_a_database_of_another_program_is_a_sentence(tmp_path: Path) -> None:
    changed("CREATE TABLE posts (id INTEGER)")(tmp_path / "other.db")
    assert (await verdicts(tmp_path / "other.db"))["database-foreign"] is Verdict.WRONG


def test_a_page_that_cannot_be_right_is_told_in_one_line() -> None:
    class Torn:
        """A database in whose pages SQLite finds something wrong."""

        def execute(self, asked: str) -> Torn:
            assert asked == "PRAGMA integrity_check(1)"
            return self

        def fetchone(self) -> tuple[str]:
            return ("Tree 5:\npage 7",)

    assert fault_in(cast(sqlite3.Connection, Torn())) == say("fault-page", why="Tree 5: page 7")


@pytest.mark.parametrize(
    ("page", "pages", "size", "wanted"),
    [
        (4096, 2, 8192, None),
        (4096, 2, 8191, 8192),
        (4096, 3, 8192, 12288),
        (1, 1, 65536, None),
        (1, 1, 65535, 65536),
        (512, 300, 512 * 299, 512 * 300),
    ],
)
def test_a_file_is_as_long_as_its_first_page_says(
    page: int, pages: int, size: int, wanted: int | None, tmp_path: Path
) -> None:
    file = tmp_path / "grove.db"
    head = bytearray(b"x" * 100)
    head[16:18], head[18:28] = page.to_bytes(2, "big"), b"0000001234"
    head[28:32], head[92:96] = pages.to_bytes(4, "big"), b"1234"
    file.write_bytes(bytes(head) + b"x" * (size - 100))
    told = None if wanted is None else say("fault-length", found=str(size), wanted=str(wanted))
    assert _fault_in_length(file) == told
    beside(file, "-wal").touch()
    assert _fault_in_length(file) == told
    beside(file, "-wal").write_bytes(b"x")
    assert _fault_in_length(file) is None
    beside(file, "-wal").unlink()
    head[92:96] = b"4321"
    for other in (bytes(head) + b"x" * (size - 100), b"x" * 99):
        file.write_bytes(other)
        assert _fault_in_length(file) is None


@pytest.mark.parametrize(
    ("schema", "found"),
    [((), None), (("CREATE TABLE alembic_version (version_num)",), None), (VERSIONED, "0007")],
)
def test_a_database_is_at_no_schema_where_it_names_none(schema: tuple[str, ...], found: str | None) -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        for statement in schema:
            database.execute(statement)
        assert _version(database) == found


def a_log(page: int, frames: int, order: str = ">", salt: bytes = b"saltSALT") -> bytearray:
    """Return a log beside a database, of so many frames that each commit something, as SQLite writes it."""
    content = bytearray(struct.pack(">IIII", 0x377F0682 | (order == ">"), 3007000, page, 0) + salt)
    sums = _summed(bytes(content), order, (0, 0))
    content += struct.pack(">II", *sums)
    for number in range(frames):
        head, body = struct.pack(">II", number + 1, frames), bytes([number]) * page
        sums = _summed(body, order, _summed(head, order, sums))
        content += head + salt + struct.pack(">II", *sums) + body
    return content


@pytest.mark.parametrize("order", [">", "<"])
@pytest.mark.parametrize("page", [512, 4096])
def test_a_log_is_read_as_far_as_it_is_right(page: int, order: str) -> None:
    salt, whole = b"saltSALT", a_log(page, 3, order)
    frame = 24 + page
    assert _read(bytes(whole)) == _Log(salt, 3, goes_on=False)
    for cut in (1, frame - 1, frame):
        assert _read(bytes(whole[:-cut])) == _Log(salt, 2, goes_on=False)
    assert _read(bytes(whole[:32])) == _Log(salt, 0, goes_on=False)
    assert _read(bytes(whole[:31])) is None
    torn = whole.copy()
    torn[32 + frame + 30] ^= 1
    assert _read(bytes(torn)) == _Log(salt, 1, goes_on=True)
    assert _read(bytes(torn[: 32 + 2 * frame])) == _Log(salt, 1, goes_on=True)
    torn[32 + frame + 4 : 32 + frame + 8] = torn[32 + 2 * frame + 4 : 32 + 2 * frame + 8] = bytes(4)
    assert _read(bytes(torn)) == _Log(salt, 1, goes_on=False), "nothing is committed after it"
    assert _read(bytes(whole + a_log(page, 2, order, b"older---")[32:])) == _Log(salt, 3, goes_on=False)
    for place in (0, 3, 8, 20, 25, 31):
        wrong = whole.copy()
        wrong[place] ^= 2
        assert _read(bytes(wrong)) is None
    none = bytearray(struct.pack(">IIII", 0x377F0683, 3007000, 0, 0) + salt)
    assert _read(bytes(none + struct.pack(">II", *_summed(bytes(none), ">", (0, 0))))) is None


@pytest.mark.parametrize("counted", [0, 2, 3])
@pytest.mark.parametrize("frames", [2, 3])
def test_what_the_index_has_counted_is_in_the_log(frames: int, counted: int, tmp_path: Path) -> None:
    file = tmp_path / "grove.db"
    file.write_bytes(bytes(100))
    log, index = beside(file, "-wal"), beside(file, "-shm")
    log.write_bytes(a_log(512, frames))
    for salt, is_torn in ((b"saltSALT", frames < counted), (b"SALTsalt", False)):
        index.write_bytes(struct.pack("=IIIII", 0, 0, 0, 0, counted) + bytes(12) + salt + bytes(8))
        told = say("fault-log-torn", file="grove.db-wal") if is_torn else None
        assert fault_beside(file) == told
    index.write_bytes(index.read_bytes()[:40] + bytes(7))
    assert fault_beside(file) is None, "an index that is not whole counts nothing"
    index.unlink()
    assert fault_beside(file) is None


def test_a_log_that_does_not_begin_as_one_is_torn_where_there_is_a_beginning(tmp_path: Path) -> None:
    file = tmp_path / "grove.db"
    file.write_bytes(bytes(100))
    log, index = beside(file, "-wal"), beside(file, "-shm")
    torn = say("fault-log-torn", file="grove.db-wal")
    for size, told in ((0, None), (31, None), (32, torn), (33, torn)):
        log.write_bytes(b"x" * size)
        assert fault_beside(file) == told
    log.write_bytes(b"")
    index.write_bytes(struct.pack("=IIIII", 0, 0, 0, 0, 1) + bytes(28))
    assert fault_beside(file) == torn
