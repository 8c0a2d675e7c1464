"""`grovekeeper replay`: every log once more under the present rules, before they go live."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.operations.commands import replay
from bot.settings import Settings
from bot.store import Store
from bot.tables import Person, Place, Tables

ADA, BRUNO = Person(1, "Ada"), Person(2, "Bruno")


async def play_a_little(settings: Settings) -> None:
    store = await Store.open(settings.database_url)
    tables = Tables(store)
    table = (await tables.open(Place(1), ADA, "spirits-of-the-forest", {"first_player": 1}, 2, "en", 1)).table
    await tables.join(table.id, BRUNO, 2)
    await tables.start(table.id, ADA, 3)
    await tables.act(table.id, ADA, "take A1", 4)
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
