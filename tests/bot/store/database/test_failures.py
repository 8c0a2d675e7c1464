"""The words of a driver, and what becomes of them: an error of ours, another try, or a bug that is raised as it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.store import Store
from bot.store.database import database, engine, postgresql, retry
from bot.store.database.database import _failure
from bot.store.database.engine import connect
from bot.store.database.error_codes import failure
from bot.store.errors import Away, Damaged, Failed, Full, GaveWay, Locked, Newer
from bot.store.schema import HEAD
from tests.bot.tables.house import file_at


def of_sqlite(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("no luck")
    error.sqlite_errorcode = code
    return error


class OfServer(Exception):
    """The error of a driver of a server: it has a code of SQL's standard."""

    def __init__(self, code: str) -> None:
        super().__init__("no luck")
        self.sqlstate = code


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (of_sqlite(sqlite3.SQLITE_BUSY), Locked),
        (of_sqlite(sqlite3.SQLITE_BUSY | 2 << 8), Locked),
        (of_sqlite(sqlite3.SQLITE_FULL), Full),
        (of_sqlite(sqlite3.SQLITE_CORRUPT), Damaged),
        (of_sqlite(sqlite3.SQLITE_NOTADB), Damaged),
        (of_sqlite(sqlite3.SQLITE_ERROR), None),
        (sqlite3.OperationalError("no luck"), None),
        (KeyError("no luck"), None),
        (OSError("no luck"), Away),
        (TimeoutError("no luck"), Away),
        *((OfServer(code), Away) for code in ("08006", "08001", "53300", "57P01", "57P03")),
        *((OfServer(code), GaveWay) for code in ("40001", "40P01")),
        *((OfServer(code), Locked) for code in ("55P03", "57014")),
        *((OfServer(code), Damaged) for code in ("XX001", "XX002")),
        *((OfServer(code), Failed) for code in ("25006", "28P01", "28000", "3D000", "42501")),
        (OfServer("53100"), Full),
        *((OfServer(code), None) for code in ("23505", "42601", "57P", "53200", "XX000")[:2]),
    ],
    ids=lambda value: getattr(value, "sqlstate", repr(value)),
)
def test_an_error_of_a_driver_is_one_of_ours_by_its_code(error: Exception, kind: type[Failed] | None) -> None:
    found = failure(error)
    assert type(found) is (kind or type(None))
    assert found is None or str(found) == "no luck"


def test_an_error_without_words_is_told_by_its_kind() -> None:
    assert str(failure(TimeoutError())) == "TimeoutError"


def wrapped(kind: type[DBAPIError], error: BaseException, *, broken: bool = False) -> DBAPIError:
    return kind("SELECT", {}, error, connection_invalidated=broken)


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (NoConnection("no luck"), Locked),
        (OSError("no luck"), Away),
        (wrapped(OperationalError, of_sqlite(sqlite3.SQLITE_FULL)), Full),
        (wrapped(ProgrammingError, OfServer("40001")), GaveWay),
        (wrapped(OperationalError, KeyError("luck")), Failed),
        (wrapped(InterfaceError, KeyError("luck")), Failed),
        (wrapped(ProgrammingError, KeyError("luck")), None),
        (wrapped(ProgrammingError, KeyError("luck"), broken=True), Away),
        (wrapped(OperationalError, KeyError("luck"), broken=True), Away),
    ],
    ids=str,
)
def test_what_the_pool_or_the_engine_raises_is_translated_or_a_bug(
    error: Any, kind: type[Failed] | None
) -> None:
    found = _failure(error)
    assert type(found) is (kind or type(None))
    assert found is None or "luck" in str(found)


class Tries:
    """A write that fails so many times before it is done."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = [*errors]
        self.made = 0

    async def write(self, what: str, *, how: str) -> str:
        self.made += 1
        if self.errors:
            raise self.errors.pop(0)
        return f"{what} {how}"


def twice() -> IntegrityError:
    return IntegrityError("INSERT", {}, OfServer("23505"))


@pytest.mark.parametrize(
    ("errors", "made", "raised"),
    [
        ([], 1, None),
        ([GaveWay("x")], 2, None),
        ([twice()], 2, None),
        ([GaveWay("x"), twice(), GaveWay("x"), GaveWay("x")], 5, None),
        ([GaveWay("x")] * 5, 5, GaveWay),
        ([Locked("x")], 1, Locked),
        ([IntegrityError("INSERT", {}, OfServer("23503"))], 1, IntegrityError),
        ([IntegrityError("INSERT", {}, sqlite3.IntegrityError())], 1, IntegrityError),
    ],
    ids=str,
)
async def test_what_gave_way_is_tried_again_after_longer_and_longer_pauses(
    errors: list[Exception], made: int, raised: type[Exception] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("asyncio.sleep", sleep)
    monkeypatch.setattr(retry._dice, "uniform", lambda least, most: (least, most))
    tries = Tries(*errors)
    write = retry.retry(tries.write)
    if raised is None:
        assert await write("this", how="well") == "this well"
    else:
        with pytest.raises(raised):
            await write("this", how="well")
    assert tries.made == made
    pauses: list[Any] = [(0, pause) for pause in (0.0, 0.02, 0.1, 0.3)]
    assert slept == pauses[: made - 1]


class Driver:
    """A driver that finds the journal taken so many times."""

    def __init__(self, taken: int) -> None:
        self.taken = taken
        self.asked: list[str] = []

    async def execute_fetchall(self, statement: str) -> None:
        self.asked.append(statement)
        if len(self.asked) <= self.taken:
            raise sqlite3.OperationalError("database is locked")


async def test_the_journal_is_asked_for_until_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("asyncio.sleep", sleep)
    for taken in (0, 1, 3):
        driver = Driver(taken)
        slept.clear()
        await engine._write_ahead(cast(Any, driver))
        assert driver.asked == ["PRAGMA journal_mode = WAL"] * (taken + 1)
        assert slept == [engine._PAUSE / 1000] * taken
    slept.clear()
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await engine._write_ahead(cast(Any, Driver(10**6)))
    assert sum(slept) == pytest.approx(engine.WAIT / 1000, abs=engine._PAUSE / 1000)


@pytest.mark.parametrize(
    ("is_closed", "is_broken", "is_asked", "answers"),
    [
        (True, False, False, False),
        (False, False, False, True),
        (False, True, False, True),
        (False, False, True, True),
        (False, True, True, False),
    ],
)
def test_a_connection_that_has_rested_is_asked_whether_it_answers(
    is_closed: bool, is_broken: bool, is_asked: bool, answers: bool
) -> None:
    def ping() -> None:
        if is_broken:
            raise OSError("broken")

    connection = SimpleNamespace(driver_connection=SimpleNamespace(is_closed=lambda: is_closed), ping=ping)
    assert postgresql._answers(connection, is_asked=is_asked) is answers


async def test_tables_of_a_newer_program_are_noticed_whatever_happens_in_between(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([HEAD, None, Locked("busy"), HEAD, "9999"])
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    def version_of(_: object) -> str | None:
        told = next(found)
        if isinstance(told, Failed):
            raise told
        return told

    monkeypatch.setattr("asyncio.sleep", sleep)
    monkeypatch.setattr(database, "version_of", version_of)
    monkeypatch.setattr(store, "is_server", True)
    error = await store.wait_for_exchange()
    assert isinstance(error, Newer)
    assert str(error) == "9999"
    assert slept == [database.BETWEEN] * 5


async def test_a_server_is_asked_without_a_transaction_and_a_file_as_ever(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg")
    server = database.Database(connect("postgresql+asyncpg://nobody@/none?host=/no/such/folder"))
    assert server.is_server
    assert server._asker.get_execution_options()["isolation_level"] == "AUTOCOMMIT"
    assert "isolation_level" not in server.engine.get_execution_options()
    await server.engine.dispose()
    file = database.Database(connect(file_at(tmp_path)))
    assert not file.is_server
    assert file._asker is file.engine
    await file.engine.dispose()
