"""Forgetting a person: they are gone from every file at once, and do not come back with a backup."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.operations.backup import back_up
from bot.operations.commands import restore as restore_command
from bot.operations.restore import restore
from bot.settings import Settings
from bot.store.database.sqlite_file import PARTS, part
from bot.store.errors import Failed
from bot.store.privacy.forgotten_list import ENDING, Forgotten
from bot.tables import Person, find_differences
from bot.tables.requests.privacy import HalfForgotten
from tests.bot.tables.house import ADA, BRUNO, GROVE, House, file_at, house
from tests.engine.toys import toy

FRIDA = Person(0x0102030405060708, "Frederika the Unforgettable")
NOON = datetime(2026, 4, 1, 12, tzinfo=UTC)


def live(folder: Path) -> Path:
    return folder / "grovekeeper.db"


def bytes_of(file: Path) -> bytes:
    """Return all that lies in the files of a database."""
    return b"".join(found.read_bytes() for suffix in PARTS if (found := part(file, suffix)).exists())


def holds_frida(file: Path) -> bool:
    content = bytes_of(file)
    return FRIDA.name.encode() in content or FRIDA.id.to_bytes(8, "big") in content


async def play_with_frida(home: House) -> None:
    over = await home.playing(FRIDA, BRUNO, heap=2)
    while over.awaiting:
        mover = FRIDA if over.awaiting[0].person == FRIDA.id else BRUNO
        over = (await home.act(over, mover, over.legal(mover.id).actions[-1])).table
    table = await home.playing(BRUNO, FRIDA, heap=9)
    await home.act(table, BRUNO, "pick pebble")
    await home.tables.preferences.set(FRIDA.id, zone="Europe/Warsaw")


async def test_nothing_of_somebody_forgotten_is_left_in_any_file_while_the_bot_goes_on(
    tmp_path: Path,
) -> None:
    async with house(file_at(tmp_path)) as home:
        await play_with_frida(home)
        assert holds_frida(live(tmp_path))
        await home.tables.privacy.forget(FRIDA)
        assert not holds_frida(live(tmp_path))
        asked = Forgotten(live(tmp_path)).file
        assert asked.stat().st_mode & 0o777 == 0o600
        assert str(FRIDA.id) not in asked.read_text()


async def test_who_was_forgotten_does_not_come_back_with_an_older_backup(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(file_at(tmp_path)) as home:
        await play_with_frida(home)
        back_up(live(tmp_path), tmp_path / "copy.db")
        await home.tables.privacy.forget(FRIDA)
    assert await restore_command(settings, tmp_path / "copy.db") == 0
    assert "One person who was forgotten" in capsys.readouterr().out
    assert not holds_frida(live(tmp_path))
    async with house(file_at(tmp_path), first=500) as home:
        assert (await home.tables.table(2)).people == ("Bruno", "Player 2")
        assert await find_differences(home.store, toy) == []


async def test_who_came_again_after_being_forgotten_stays_in_backups_from_then_on(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        await play_with_frida(home)
        await home.tables.privacy.forget(FRIDA)
        await home.lobby(FRIDA, place=GROVE.__class__(7))
        back_up(live(tmp_path), tmp_path / "copy.db")
    assert (await restore(tmp_path / "copy.db", live(tmp_path), NOON)).forgotten == 0
    assert holds_frida(live(tmp_path))


async def test_it_is_said_where_the_list_of_the_forgotten_is_missing(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        await home.lobby(ADA)
        back_up(live(tmp_path), tmp_path / "copy.db")
    done = await restore(tmp_path / "copy.db", live(tmp_path), NOON)
    assert done.list_missing == part(live(tmp_path), ENDING)


async def test_who_cannot_be_forgotten_to_the_end_hears_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file_at(tmp_path)) as home:
        await play_with_frida(home)

        async def fail(*_: object) -> None:
            raise Failed("disk I/O error")

        with monkeypatch.context() as patch:
            patch.setattr("bot.store.privacy.personal_data.PersonalDataStore.erase", fail)
            with pytest.raises(HalfForgotten):
                await home.tables.privacy.forget(FRIDA)
        await home.tables.privacy.forget(FRIDA)
        assert not holds_frida(live(tmp_path))


def test_a_list_that_is_no_list_is_not_taken_for_an_empty_one(tmp_path: Path) -> None:
    asked = Forgotten(live(tmp_path))
    assert asked.among([1], ()) == {}
    first, again = asked.add(1), asked.add(1)
    assert asked.among([1, 2], ()) == {1: [first, again]}
    assert asked.among([1, 2], (first,)) == {1: [again]}
    assert asked.among([1], (first, again)) == {}
    asked.file.write_text("nonsense")
    with pytest.raises(Failed):
        asked.among([1], ())
