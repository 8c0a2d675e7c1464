"""The cost of tables: a live game in memory and on disk, one move committed, and a start."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import tempfile
import tracemalloc
from contextlib import closing
from pathlib import Path
from time import perf_counter

from bot.store import Store
from bot.tables import Person, Tables, Venue
from bot.tables.write.cache import AWAKE

GAME = "spirits-of-the-forest"
PEOPLE = (Person(1, "Ada"), Person(2, "Bruno"))
GAMES = 100
MOVES = 30
"""Moves in each game: past its middle."""
LIVE = 2000
"""Live games that a bot looks at one after the other, to see what each takes of its memory."""


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "grovekeeper.db"))


async def _measure(path: Path) -> list[tuple[str, str, str]]:
    url = f"sqlite+aiosqlite:///{path}"
    first = await _started(url)
    store = await Store.open(url, alone=True)
    tables = Tables(store)
    seconds: list[float] = []
    for number in range(GAMES):
        await _play(tables, number, seconds)
    await tables.close()
    await store.close()
    seconds.sort()
    size = (await asyncio.to_thread(path.stat)).st_size / GAMES / 1024
    await asyncio.to_thread(_multiply, path)
    at_rest, at_hand = await _memory(url)
    again = await _started(url)
    p50, p99 = (seconds[int(len(seconds) * part)] * 1000 for part in (0.5, 0.99))
    return [
        ("one move committed, p50 / p99", "5 / 15 ms", f"{p50:.1f} / {p99:.1f} ms"),
        (
            f"a live game in memory at rest, of {LIVE - AWAKE}",
            "3 KB",
            f"{at_rest / 1000:.1f} KB ({at_hand / 1000:.1f} KB where its match is at hand, as {AWAKE} are)",
        ),
        ("a live game on disk", "11 KiB", f"{size:.1f} KiB"),
        ("database ready, first start / later", "300 / 50 ms", f"{first * 1000:.0f} / {again * 1000:.0f} ms"),
    ]


async def _started(url: str) -> float:
    begin = perf_counter()
    store = await Store.open(url)
    seconds = perf_counter() - begin
    await store.close()
    return seconds


async def _play(tables: Tables, number: int, seconds: list[float]) -> None:
    """Play one game to past its middle, in a channel of its own."""
    ids = iter(range(number * 1000 + 1, number * 1000 + 1000))
    ada, bruno = PEOPLE
    table = (await tables.open(Venue(number), ada, GAME, {}, 2, "en", next(ids))).table
    await tables.join(table.id, bruno, next(ids))
    table = (await tables.start(table.id, ada, next(ids))).table
    for move in range(MOVES):
        person = PEOPLE[table.awaiting[0].seat]
        actions = table.legal(person.id).actions
        action = actions[move * 7 % len(actions)]
        begin = perf_counter()
        change = await tables.act(table.id, person, action, next(ids), table.moment)
        seconds.append(perf_counter() - begin)
        table = change.table


def _multiply(path: Path) -> None:
    """Copy the same games, into channels of their own, until there are enough of them."""
    with closing(sqlite3.connect(path)) as database:
        for more in range(GAMES, LIVE, GAMES):
            for table, ids in (("games", ("id", "channel")), ("seats", ("game",)), ("snapshots", ("game",))):
                names = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
                values = ", ".join(f'"{name}" + {more}' if name in ids else f'"{name}"' for name in names)
                first = ids[0]
                database.execute(f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {first} <= {GAMES}")
        database.commit()


async def _memory(url: str) -> tuple[float, float]:
    """Return the bytes that each table takes that nobody looks at any more, and each of those at hand."""
    store = await Store.open(url, alone=True)
    tables = Tables(store)
    await tables.table(1)
    tracemalloc.start()
    taken = []
    for last in (AWAKE, LIVE):
        for number in range(2, last + 1):
            await tables.table(number)
        gc.collect()
        taken.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    await tables.close()
    await store.close()
    awake, all_of_them = taken
    return (all_of_them - awake) / (LIVE - AWAKE), awake / AWAKE


if __name__ == "__main__":
    for what, budget, measured in measure():
        print(f"{what:40} {budget:>14} {measured:>16}")
