"""`grovekeeper replay`: every log once more under the present rules, before they go live."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import ClassVar

import pytest

from bot.operations.commands import replay
from bot.operations.replay import differences
from bot.settings import Settings
from bot.store import Store
from bot.tables import Person, Tables, Venue

ADA, BRUNO = Person(1, "Ada"), Person(2, "Bruno")


async def play_a_little(settings: Settings, channel: int = 1, first: int = 1) -> None:
    store = await Store.open(settings.database_url)
    tables = Tables(store)
    table = (
        await tables.open(Venue(channel), ADA, "spirits-of-the-forest", {"first_player": 1}, 2, "en", first)
    ).table
    await tables.join(table.id, BRUNO, first + 1)
    await tables.start(table.id, ADA, first + 2)
    await tables.act(table.id, ADA, "take A1", first + 3)
    await tables.close()
    await store.close()


async def test_logs_that_come_to_the_same_end(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    await play_a_little(settings)
    assert await replay(settings) == 0
    assert capsys.readouterr().out == "Every log comes to the same end under these rules.\n"


async def test_a_log_that_differs_is_named_and_left_as_it_is(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await play_a_little(settings)
    file = tmp_path / "grovekeeper.db"
    with sqlite3.connect(file) as database:
        database.execute("update actions set digest = 'another' where action = 'take A1'")
    database.close()
    before = file.read_bytes()
    assert await replay(settings) == 1
    told = capsys.readouterr().out
    assert told.startswith("Table 1 (Spirits of the Forest, being played) differs at step 4")
    assert told.endswith("One table differs under these rules.\n")
    assert file.read_bytes() == before


async def test_nothing_is_made_where_there_is_no_database(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await replay(settings) == 1
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "grovekeeper.db").exists()


async def test_a_table_that_cannot_be_read_is_named_and_the_others_are_played_again(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    await play_a_little(settings)
    with closing(sqlite3.connect(tmp_path / "grovekeeper.db")) as database, database:
        names = ", ".join(row[1] for row in database.execute("PRAGMA table_info(games)") if row[1] != "id")
        names_without_channel = names.replace("channel", "7")
        database.execute(f"INSERT INTO games ({names}) SELECT {names_without_channel} FROM games")
        database.execute("UPDATE games SET options = 'nonsense' WHERE id = 1")
        database.execute("UPDATE actions SET digest = 'another' WHERE action = 'take A1'")
    assert await replay(settings) == 1
    told = capsys.readouterr().out
    assert told.startswith("Table 1 cannot be read at all")
    assert "JSONDecodeError" in caplog.text
    assert "(char 0)" not in caplog.text, "what an exception says may hold what was secret"
    assert "Table 2 (Spirits of the Forest" in told
    assert told.endswith("2 tables differ under these rules.\n")


async def test_many_are_played_again_side_by_side_and_it_is_said_how_far_it_is(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.operations.replay.CHUNK", 1)
    await play_a_little(settings)
    await play_a_little(settings, channel=2, first=10)
    assert await replay(settings) == 0
    told = capsys.readouterr()
    assert told.out == "Every log comes to the same end under these rules.\n"
    assert told.err == "".join(f"{number} of 2 games played again.\n" for number in range(3))


class Pool(ThreadPoolExecutor):
    """A pool whose workers are threads here; it notes how it was made and shut down."""

    made: ClassVar[list[object]] = []

    def __init__(self, mp_context: BaseContext) -> None:
        super().__init__(1)
        self.made.append(mp_context.get_start_method())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.made.append(cancel_futures)
        super().shutdown(wait, cancel_futures=cancel_futures)


@pytest.mark.parametrize(("chunk", "steps"), [(1, [0, 1, 2, 3]), (2, [0, 2, 3]), (3, [])])
async def test_each_game_is_played_again_once_however_they_are_shared_out(
    chunk: int, steps: list[int], settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operations.replay.CHUNK", chunk)
    monkeypatch.setattr("bot.operations.replay.ProcessPoolExecutor", Pool)
    monkeypatch.setattr(Pool, "made", [])
    for number in range(3):
        await play_a_little(settings, channel=number, first=1 + 10 * number)
    with closing(sqlite3.connect(tmp_path / "grovekeeper.db")) as database, database:
        database.execute("UPDATE actions SET digest = 'another' WHERE action = 'take A1' AND game > 1")
        database.execute("UPDATE games SET status = 'abandoned', ended = 5 WHERE id = 3")
    told: list[tuple[int, int]] = []
    found = await differences(settings.database_url, lambda *given: told.append(given))
    assert [(text.key, dict(text.args)["table"], dict(text.args)["row"]) for text in found] == [
        ("replay-live", "2", 4),
        ("replay-finished", "3", 4),
    ]
    assert told == [(step, 3) for step in steps]
    assert Pool.made == (["spawn", True] if steps else [])
    assert multiprocessing.active_children() == []


async def test_who_calls_it_off_leaves_nothing_running(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operations.replay.CHUNK", 1)
    for number in range(2):
        await play_a_little(settings, channel=number, first=1 + 10 * number)
    told: list[int] = []

    def tell(done: int, _: int) -> None:
        told.append(done)
        asking.cancel()

    asking = asyncio.create_task(differences(settings.database_url, tell))
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert told == [0]
    assert multiprocessing.active_children() == []
