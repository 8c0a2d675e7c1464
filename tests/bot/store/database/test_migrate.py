"""The schema comes to be, stays, and is what the code says it is."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import OperationalError

from bot.store import Store
from bot.store.database import database
from bot.store.database.engine import connect
from bot.store.database.migrate import config, upgrade, version_of
from bot.store.database.sqlite_file import refuse_foreign
from bot.store.errors import Failed, Foreign, Newer
from bot.store.games.cards import CardStore
from bot.store.rows import inflated
from bot.store.schema import HEAD, metadata
from engine.text import Seat
from tests.bot.databases import prepared
from tests.bot.tables.house import ADA, BRUNO, CELINA, file_at, house


def differences(connection: Connection) -> list[Any]:
    """Return the changes Alembic would make to bring this database to the tables in `schema`."""
    compared = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(compared, metadata))


@pytest.mark.real("migrations")
async def test_the_migrations_make_the_tables_of_the_schema(empty_url: str) -> None:
    store = await Store.open(empty_url)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(version_of) == HEAD
        assert await connection.run_sync(differences) == []
    await store.close()


def described(file: Path) -> dict[str, Any]:
    """Return all that SQLite knows of the tables in a file, in whatever order their columns and indexes were made."""
    with closing(sqlite3.connect(file)) as database:
        every = database.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {
            name: {
                "columns": {tuple(each[1:]) for each in database.execute(f"PRAGMA table_info({name})")},
                "references": {
                    tuple(each[2:5]) for each in database.execute(f"PRAGMA foreign_key_list({name})")
                },
                "indexes": {
                    (*kind, *(each[2] for each in database.execute(f"PRAGMA index_info({index})")))
                    for _, index, *kind in database.execute(f"PRAGMA index_list({name})")
                },
                "made by": {
                    re.sub(r'["\s]', "", made).replace("gone=0", "NOTgone")
                    for (made,) in database.execute(
                        "SELECT sql FROM sqlite_schema WHERE tbl_name = ?", (name,)
                    )
                    if made and made.startswith("CREATE") and "INDEX" in made
                },
                "counts": "AUTOINCREMENT" in sql,
                "has no rowid": "WITHOUT ROWID" in sql,
            }
            for name, sql in every
            if name not in ("alembic_version", "sqlite_sequence")
        }


def test_the_migrations_make_on_sqlite_all_that_the_schema_says(tmp_path: Path) -> None:
    prepared(file_at(tmp_path))
    engine = create_engine(f"sqlite:///{tmp_path / 'schema.db'}")
    metadata.create_all(engine)
    engine.dispose()
    assert described(tmp_path / "schema.db") == described(tmp_path / "grovekeeper.db")


def test_the_newest_migration_is_the_one_the_start_looks_for() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]


async def test_migrating_again_does_nothing(url: str) -> None:
    async with house(url) as home:
        table = await home.playing(ADA, BRUNO)
        async with home.store.engine.begin() as connection:
            await connection.run_sync(upgrade)
        assert (await home.tables.table(table.id)).moment == table.moment


async def test_a_database_is_migrated_where_it_is_at_another_migration_and_else_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrated, url, file = list[str | None](), prepared(file_at(tmp_path)), tmp_path / "grovekeeper.db"
    monkeypatch.setattr(database, "upgrade", lambda connection: migrated.append(version_of(connection)))
    await (await Store.open(url)).close()
    assert migrated == []
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0013'")
    await (await Store.open(url)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM alembic_version")
    await (await Store.open(url)).close()
    assert migrated == ["0013", None]


async def test_a_database_that_is_up_to_date_needs_no_alembic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(file_at(tmp_path))).close()
    monkeypatch.setitem(sys.modules, "alembic", None)
    await (await Store.open(file_at(tmp_path))).close()
    with pytest.raises(ImportError):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")


async def test_several_processes_may_start_at_once_on_an_empty_database(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(3)))
    for store in stores:
        assert await CardStore(store).behind(0) == []
        await store.close()


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path) -> None:
    prepared(file_at(tmp_path))
    with closing(sqlite3.connect(tmp_path / "grovekeeper.db")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0002'")
        before = file.execute("SELECT name, sql FROM sqlite_schema").fetchall()
    engine = connect(file_at(tmp_path))
    with pytest.raises(OperationalError, match="worn"):
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    await engine.dispose()
    with closing(sqlite3.connect(tmp_path / "grovekeeper.db")) as file:
        assert file.execute("SELECT name, sql FROM sqlite_schema").fetchall() == before
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "grovekeeper.db")) as file, file:
        file.execute("CREATE TABLE posts (id INTEGER)")
    content = (tmp_path / "grovekeeper.db").read_bytes()
    with pytest.raises(Foreign, match="posts"):
        await Store.open(file_at(tmp_path))
    assert (tmp_path / "grovekeeper.db").read_bytes() == content


@pytest.mark.parametrize("missing", sorted({"alembic_version", "games", "seats", "actions"}))
def test_what_lacks_a_table_that_there_was_from_the_beginning_is_of_another_program(
    tmp_path: Path, missing: str
) -> None:
    prepared(file_at(tmp_path))
    refuse_foreign(tmp_path / "grovekeeper.db")
    with closing(sqlite3.connect(tmp_path / "grovekeeper.db")) as file, file:
        file.execute(f"DROP TABLE {missing}")
    with pytest.raises(Foreign):
        refuse_foreign(tmp_path / "grovekeeper.db")


async def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Newer, match="9999"):
        await Store.open(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{HEAD}'")
    await engine.dispose()


async def test_a_file_that_is_no_database_is_not_opened(tmp_path: Path) -> None:
    await asyncio.to_thread(lambda: None)
    threads = set(threading.enumerate())
    with pytest.raises(Failed):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")
    # The driver ends the thread of a connection that could not be made, but does not wait for it.
    for thread in set(threading.enumerate()) - threads:
        await asyncio.to_thread(thread.join)


async def test_every_connection_is_safe_before_it_is_fast(tmp_path: Path) -> None:
    store = await Store.open(file_at(tmp_path))
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 2000}
    wanted |= {"secure_delete": 1, "temp_store": 2}
    async with store.engine.connect() as one, store.engine.connect() as other:
        for connection in (one, other):
            found = {name: await connection.scalar(text(f"PRAGMA {name}")) for name in wanted}
            assert found == wanted
    await store.close()


def _downgraded(connection: Connection, to: str) -> None:
    configuration = config()
    configuration.attributes["connection"] = connection
    command.downgrade(configuration, to)


@pytest.mark.parametrize("is_taken", [False, True])
async def test_moves_of_an_older_database_belong_to_whoever_has_the_seat_since(
    url: str, *, is_taken: bool
) -> None:
    async with house(url) as home:
        table = await home.playing(ADA, BRUNO)
        table = (await home.act(table, ADA, "pick pebble")).table
        if is_taken:
            await home.tables.seats.offer(table.id, ADA, CELINA.id, home.next)
            table = (await home.tables.seats.take(table.id, CELINA, Seat(0), home.next)).table
        await home.act(table, CELINA if is_taken else ADA, "pick pebble")
        async with home.store.engine.begin() as connection:
            await connection.run_sync(_downgraded, "0009")
    store = await Store.open(url)
    try:
        async with store.engine.connect() as connection:
            query = text("SELECT person FROM actions WHERE action LIKE 'pick%' ORDER BY seq")
            found = list(await connection.scalars(query))
    finally:
        await store.close()
    assert found == ([None, CELINA.id] if is_taken else [ADA.id, ADA.id])
    async with house(url, first=900) as home:
        assert (await home.tables.table(table.id)).claimed is None


async def test_a_snapshot_that_an_older_program_has_kept_as_text_is_gone_on_with(url: str) -> None:
    kept = text('SELECT "table" FROM snapshots')
    async with house(url) as home:
        table = await home.playing(ADA, BRUNO)
        table = (await home.act(table, ADA, "pick pebble")).table
        async with home.store.engine.begin() as connection:
            assert json.loads(inflated(bytes((await connection.execute(kept)).scalar_one())))
            await connection.run_sync(_downgraded, "0012")
            assert json.loads(str((await connection.execute(kept)).scalar_one()))
    async with house(url, first=900) as home:
        assert table.match is not None
        again = await home.tables.table(table.id)
        assert again.match is not None
        assert again.match.digest == table.match.digest
        await home.act(again, ADA, "pick pebble")
