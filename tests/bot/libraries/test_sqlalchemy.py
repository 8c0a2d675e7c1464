"""SQLAlchemy 2.1.9: its cache of compiled statements, which `bot.store.database.engine` shares, and how it opens and adapts aiosqlite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import event, text
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import create_async_engine

from tests.bot.libraries.pins import is_pinned

LOOK_AT = "look at bot/store/database/engine.py and sqlite_driver.py, and then put the new version here"


class Seen(dict[Any, Any]):
    """A cache that remembers with which keys it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []

    def get(self, key: Any, default: Any = None) -> Any:
        self.asked.append(key)
        return super().get(key, default)


def test_it_is_the_version_whose_inner_parts_are_known() -> None:
    assert is_pinned("sqlalchemy", "2.1.9"), LOOK_AT


async def test_compiled_statements_are_kept_under_keys_that_begin_with_the_dialect(tmp_path: Path) -> None:
    seen = Seen()
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", execution_options={"compiled_cache": seen}
    )
    for _ in range(2):
        async with engine.connect() as connection:
            await connection.execute(text("SELECT :one"), {"one": 1})
    await engine.dispose()
    assert len(seen) == 1, LOOK_AT
    assert len(seen.asked) == 2, LOOK_AT
    assert all(isinstance(key, tuple) and isinstance(key[0], Dialect) for key in seen.asked), LOOK_AT
    assert seen.keys() == set(seen.asked), LOOK_AT


async def test_a_connection_is_opened_by_the_function_that_the_listener_puts_among_the_options(
    tmp_path: Path,
) -> None:
    opened: list[tuple[Any, ...]] = []

    def open_(*args: Any, **options: Any) -> aiosqlite.Connection:
        opened.append(args)
        return aiosqlite.connect(*args, **options)

    def listen(_dialect: Any, _record: Any, _args: list[Any], options: dict[str, Any]) -> None:
        options["async_creator_fn"] = open_

    file = tmp_path / "a.db"
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    event.listen(engine.sync_engine, "do_connect", listen)
    async with engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    await engine.dispose()
    assert opened == [(str(file),)], LOOK_AT


async def test_a_connection_is_adapted_by_a_class_that_is_made_of_the_module_and_the_connection(
    tmp_path: Path,
) -> None:
    asked: list[str] = []

    class Adapter(AsyncAdapt_aiosqlite_connection):
        __slots__ = ()

        def cursor(self, server_side: bool = False) -> Any:
            asked.append("cursor")
            return super().cursor(server_side)

        def commit(self) -> None:
            asked.append("commit")
            super().commit()

        def rollback(self) -> None:
            asked.append("rollback")
            super().rollback()

    def listen(dialect: Dialect, _record: Any, args: list[Any], options: dict[str, Any]) -> Adapter:
        dbapi: Any = dialect.loaded_dbapi
        adapted = dbapi.connect(*args, **options)
        assert type(adapted) is AsyncAdapt_aiosqlite_connection, LOOK_AT
        return Adapter(dbapi, adapted.driver_connection)

    engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
    event.listen(engine.sync_engine, "do_connect", listen)
    async with engine.connect() as connection:
        asked.clear()
        assert connection.sync_connection is not None
        driver = connection.sync_connection.connection.driver_connection
        assert isinstance(driver, aiosqlite.Connection), LOOK_AT
        assert await connection.scalar(text("SELECT 1")) == 1
        await connection.commit()
        await connection.execute(text("SELECT 1"))
    await engine.dispose()
    assert asked == ["cursor", "commit", "cursor", "rollback"], LOOK_AT
