"""Looks into the database of a server with the statements that look into a file, one at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

PATIENCE = 20.0
"""Seconds in which a statement is answered."""


class Found:
    """The rows that a statement has found."""

    def __init__(self, rows: Sequence[Any]) -> None:
        self._rows = rows

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def fetchall(self) -> Sequence[Any]:
        return self._rows

    def fetchone(self) -> Any:
        return next(iter(self._rows), None)


class Ledger:
    """Like a connection of `sqlite3` as far as the checks use one. It asks on a thread of its own and is never closed by who looks."""

    def __init__(self, folder: str, database: str) -> None:
        self._place = {"user": "grove", "host": folder, "database": database}
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Found:
        numbers = count(1)
        numbered = "".join(f"${next(numbers)}" if sign == "?" else sign for sign in sql)
        asked = asyncio.run_coroutine_threadsafe(self._fetch(numbered, parameters), self._loop)
        return Found([tuple(row) for row in asked.result(PATIENCE)])

    def close(self) -> None:
        """Do nothing: each statement has had a connection of its own."""

    async def _fetch(self, sql: str, parameters: Sequence[Any]) -> Sequence[Any]:
        import asyncpg

        connection: Any = await asyncpg.connect(**self._place)
        try:
            found: Sequence[Any] = await connection.fetch(sql, *parameters)
            return found
        finally:
            await connection.close()
