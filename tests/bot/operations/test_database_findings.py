"""Every finding of the doctor about a file, in no time: the file is a small one, or the fault is only said to be there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations.doctor import database
from bot.operations.doctor.finding import Finding, Verdict, fine, note, wrong
from bot.operations.errors import why
from bot.store.database.migrate import versions
from bot.store.errors import Foreign
from bot.store.schema import HEAD
from engine.text import Text, say

FAULT = say("fault-page", why="torn")


def only(value: object) -> Callable[..., object]:
    return lambda *_: value


@pytest.mark.parametrize(
    ("fault", "told"),
    [(None, fine("doctor-whole")), (FAULT, wrong("database-fault", why=FAULT))],
    ids=["whole", "torn"],
)
def test_a_file_is_whole_or_its_fault_is_told(
    fault: Text | None, told: Finding, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "fault_in_file", only(fault))
    assert database._whole(tmp_path / "any.db") == told


def test_what_can_only_be_seen_before_anything_opens_the_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "grove.db"
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("CREATE TABLE trees (name TEXT)")
    monkeypatch.setattr(database, "fault_in_files", only(FAULT))
    assert database._fault_before(file) == say("database-fault", why=FAULT)
    monkeypatch.setattr(database, "fault_in_files", only(None))
    assert database._fault_before(file) == why(Foreign("trees"))

    def unreadable(_: Path) -> None:
        raise PermissionError(13, "Not for you")

    monkeypatch.setattr(database, "fault_in_files", unreadable)
    assert database._fault_before(file) == say("database-failed", why="Not for you")
    monkeypatch.setattr(database, "fault_in_files", only(None))
    monkeypatch.setattr(database, "refuse_foreign", only(None))
    assert database._fault_before(file) is None


def test_a_schema_is_ours_older_newer_or_none() -> None:
    older = next(each for each in versions() if each != HEAD)
    assert [database._schema(version) for version in (HEAD, older, "9999", None)] == [
        fine("doctor-schema", version=HEAD),
        note("doctor-older", version=older, head=HEAD),
        wrong("database-newer", version="9999"),
        note("doctor-empty"),
    ]


def test_a_file_that_is_not_there_needs_a_folder_that_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "grove.db"
    assert database._folder(file) == note("doctor-new", file=str(file))
    monkeypatch.setattr("os.access", only(False))
    assert database._folder(file) == wrong("doctor-folder", folder=str(tmp_path))


async def test_a_file_without_a_byte_or_for_others_to_read_is_told_before_it_is_opened(
    tmp_path: Path,
) -> None:
    file = tmp_path / "grove.db"
    file.touch()
    url = f"sqlite+aiosqlite:///{file}"
    assert [each async for each in database.findings(url)] == [wrong("database-empty", file=str(file))]
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("CREATE TABLE trees (name TEXT)")
    others = [note("doctor-others", file=str(file))]
    modes = [(0o600, []), (0o700, []), *((0o600 | 1 << bit, others) for bit in range(6))]
    for mode, notes in modes:
        file.chmod(mode)
        room, *found = [each async for each in database.findings(url)]
        assert room.text.key == "doctor-room"
        assert found == [*notes, Finding(Verdict.WRONG, why(Foreign("trees")))]
