"""Plans of statements on PostgreSQL: which of those that a bot runs every few seconds read a whole table.

`python -m benchmarks plans` fills a database with 100,000 tables under way and as many that are over, and asks EXPLAIN about all that the
scheduler, the leases, the tournaments and a move ask for: with the values at hand, and as PostgreSQL plans a statement that it has been
given several times. A table of a page or two is read whole by right.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store
from bot.store.competitions.tournaments import TournamentStore
from bot.store.games.cards import CardStore
from bot.store.games.notices import Notice, Notices
from bot.store.games.orders import OrderStore
from bot.store.games.trials import TrialStore
from bot.store.processes.shard_leases import Leases
from bot.store.rows import Row
from bot.store.settings.preferences import PreferencesStore
from bot.store.shards import Shards
from tests.bot.postgresql import MISSING, Server, programs

TABLES = 100_000
NOW = 1_800_000_000_000
DAY, HOUR, MINUTE = 86_400_000, 3_600_000, 60_000
SMALL = 200
"""Number of rows up to which a table may be read whole: that is a page or two."""
HOME = Shards(16, frozenset(range(4)))
PERSON = 7 << 22
FILL = (
    """
INSERT INTO games (id, channel, guild, kind, version, options, seats, seed, host, language, status, moment, due, pace, at_deadline,
    created, started, ended, lapses)
SELECT n, n, (n % {servers})::bigint << 22, 'living-forest', 1, '{{}}', 2, repeat('0', 32), (n % {people})::bigint << 22, 'en',
    CASE WHEN n <= {tables} THEN 'playing' ELSE 'over' END, 12, false, 'daily', CASE n % 3 WHEN 0 THEN 'vote' ELSE 'nothing' END,
    {now} - n * {minute}, {now} - n * {minute}, CASE WHEN n > {tables} THEN {now} - {minute} * n END,
    CASE WHEN n <= {tables} AND n % 500 = 0 THEN {now} + n * {minute} END
FROM generate_series(1, 2 * {tables}) AS n
""",
    """
INSERT INTO seats (game, seat, person, name, since, deadline, reminder, waking)
SELECT n, seat, ((n + seat) % {people})::bigint << 22, 'Somebody',
    CASE WHEN waited THEN {now} - (n % 10000) * {minute} END,
    CASE WHEN waited AND n % 3 > 0 THEN {now} + (n % 2880 - 3) * {minute} END,
    CASE WHEN waited AND n % 3 > 0 THEN {now} + (n % 2880 - 63) * {minute} END,
    CASE WHEN waited AND n % 50 = 0 THEN {now} + (n % 480 - 1) * {minute} END
FROM generate_series(1, 2 * {tables}) AS n, generate_series(0, 1) AS seat, LATERAL (SELECT n <= {tables} AND seat = 0 AS waited) AS x
""",
    """
INSERT INTO notices (game, seat, kind, at, claimed, channel, message, gone)
SELECT n, 0, kind, coalesce(deadline, since), {now}, n, n, deadline IS NULL OR n % 40 > 0
FROM seats, generate_series(1, 1), LATERAL (SELECT game AS n, CASE WHEN deadline > {now} THEN 'soon' ELSE 'late' END AS kind) AS x
WHERE seat = 0 AND since IS NOT NULL AND (deadline IS NULL OR deadline <= {now} OR reminder <= {now})
""",
    """
INSERT INTO people (id, settings, digest, listed)
SELECT n::bigint << 22, '{{}}', CASE WHEN n % 10 = 0 THEN {now} + (n % 1440 - 1) * {minute} END,
    CASE WHEN n % 3 = 0 THEN {now} - (n % 10080 - 1) * {minute} END
FROM generate_series(0, {people} - 1) AS n
""",
    "INSERT INTO posted (game, seq, channel, message) SELECT n, 12, n, n FROM generate_series(1, {tables}) AS n",
    """
INSERT INTO snapshots (game, seq, "table") SELECT n, 12, convert_to(repeat('x', 20), 'UTF8') FROM generate_series(1, {tables}) AS n
""",
    """
INSERT INTO actions (game, seq, seat, action, interaction, digest, at)
SELECT n, seq, 0, 'take A1', n::bigint * 3 + seq, '', {now} FROM generate_series(1, {tables}) AS n, generate_series(1, 2) AS seq
""",
    """
INSERT INTO orders (game, seat, person, plan, given)
SELECT n * 20, 1, (n % {people})::bigint << 22, '{{}}', {now} FROM generate_series(1, {tables} / 20) AS n
""",
    """
INSERT INTO forks (person, game, seq, "table")
SELECT (n * 10)::bigint << 22, n, 12, '' FROM generate_series(1, {people} / 10 - 1) AS n
""",
    """
INSERT INTO tournaments (channel, guild, host, language, kind, options, form, seats, rounds, pace, late, status, seed, round, told, created)
SELECT n, (n % {servers})::bigint << 22, n, 'en', 'living-forest', '{{}}', 'swiss', 2, 5, 'daily', 'forfeit',
    CASE WHEN n % 100 = 0 THEN 'running' ELSE 'over' END, '', 5, CASE WHEN n % 100 = 0 THEN 5 ELSE 6 END, {now}
FROM generate_series(1, {tables} / 20) AS n
""",
    """
""",
)
"""Statements that fill the database: a tenth of the tables that are ever under way at once, and who plays there."""


@dataclass(frozen=True, eq=False)
class Plan:
    """The plan of one statement, as EXPLAIN tells it; `name` says what asked for it."""

    name: str
    statement: str
    nodes: Sequence[Mapping[str, Any]]

    def whole(self, narrow: Container[str]) -> list[str]:
        """Return the tables that are read from one end to the other: as they lie, or by an index that neither a condition nor what it is
        for narrows; those that are for some rows are `narrow`.
        """
        return [str(node["Relation Name"]) for node in self.nodes if _is_whole(node, narrow)]

    @property
    def cost(self) -> float:
        return float(self.nodes[0]["Total Cost"])


def _is_whole(node: Mapping[str, Any], narrow: Container[str]) -> bool:
    is_by_index = node["Node Type"] in ("Index Scan", "Index Only Scan")
    is_narrowed = "Index Cond" in node or node.get("Index Name") in narrow
    return bool(node["Node Type"] == "Seq Scan" or (is_by_index and not is_narrowed))


def nodes_of(plan: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield a node of a plan and all below it."""
    yield plan
    for below in plan.get("Plans", ()):
        yield from nodes_of(below)


@dataclass
class Listener:
    """A list of the statements that a store gives its database, with their values, and by whom."""

    store: Store
    heard: dict[tuple[str, str], Any] = field(default_factory=dict)
    name: str = ""
    took: dict[str, float] = field(default_factory=dict)
    """Seconds until each of them was answered."""

    def hear(
        self, _connection: Any, _cursor: Any, statement: str, values: Any, _: Any, is_many: bool
    ) -> None:
        if statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE")):
            self.heard.setdefault((self.name, statement), values[0] if is_many else values)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        engine = self.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", self.hear)
        yield
        event.remove(engine, "before_cursor_execute", self.hear)


async def fill(store: Store, tables: int) -> None:
    """Fill an empty database with this many tables under way, as many finished ones, and what belongs to them."""
    numbers = {
        "tables": tables,
        "servers": max(1, tables // 10),
        "people": max(1, tables // 2),
        "now": NOW,
        "minute": f"{MINUTE}::bigint",
    }
    async with store.writing() as connection:
        for statement in FILL:
            await connection.exec_driver_sql(statement.format(**numbers))
        await connection.execute(text("SELECT setval('games_id_seq', (SELECT max(id) FROM games))"))
        await connection.execute(text("ANALYZE"))


async def run_all(store: Store, listener: Listener) -> None:
    """Ask for everything that a bot asks for every few seconds, or at a press and a move."""
    store.mine = HOME
    notices, tournaments = Notices(store), TournamentStore(store)
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "due: now": lambda: notices.due(NOW),
        "due: next": lambda: notices.next(NOW),
        "claim": lambda: notices.claim(Notice(1, 0, "soon", NOW), NOW),
        "games that wait for somebody": lambda: notices.waiting(PERSON),
        "games of somebody": lambda: notices.tables_of(PERSON),
        "sign of life": Leases(store, HOME).beat,
        "tournaments": tournaments.unfinished,
        "tournament of a game": lambda: tournaments.of_game(77),
        "preferences": lambda: PreferencesStore(store).read([PERSON]),
        "orders of a table": lambda: OrderStore(store).at(77),
        "card of a table": lambda: CardStore(store).card(77),
        "new card": lambda: CardStore(store).record(77, 12, 77, 1 << 40),
        "stale cards": CardStore(store).stale_messages,
        "tidied cards": lambda: CardStore(store).mark_clean([77]),
        "table of a channel": lambda: store.at(77),
        "moment of a table": lambda: store.moment(77),
        "interaction in the log": lambda: store.seen(77, 5),
        "table": lambda: store.game(77),
        "log of a table": lambda: store.rows(77),
        "move": lambda: _move(store, 78),
        "trials of a table": lambda: TrialStore(store).at(77),
    }
    async with listener.listening():
        for listener.name, ask in asked.items():
            began = time.perf_counter()
            await ask()
            listener.took[listener.name] = time.perf_counter() - began


async def _move(store: Store, table: int) -> None:
    """Make a move that ends the game, as the writer does."""
    found = await store.game(table)
    assert found is not None
    before, _ = found
    first, *others = before.chairs
    chairs = (replace(first, since=None, deadline=None, reminder=None), *others)
    after = replace(before, moment=before.moment + 1, ended=NOW, chairs=chairs)
    row = Row(seq=after.moment, seat=0, action="take A1", interaction=1 << 50, digest="", at=NOW)
    await store.append(before, after, row, "{}")


async def plans(store: Store, listener: Listener, *, is_small: bool = False) -> AsyncIterator[Plan]:
    """Yield the plan of each statement that was heard, as it is planned with its values, and as it is planned for any.

    Where the database `is_small`, a table is read whole only where there is no other way.
    """
    async with store.reading() as connection:
        if is_small:
            for way in ("seqscan", "hashjoin", "mergejoin"):
                await connection.execute(text(f"SET LOCAL enable_{way} = off"))
        for mode in ("force_custom_plan", "force_generic_plan"):
            await connection.execute(text(f"SET LOCAL plan_cache_mode = {mode}"))
            for (name, statement), values in listener.heard.items():
                yield Plan(
                    f"{name} ({mode.split('_')[1]})",
                    statement,
                    await _explained(connection, statement, values),
                )


async def _explained(connection: AsyncConnection, statement: str, values: Any) -> list[Mapping[str, Any]]:
    asked = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values)
    told = asked.scalar_one()
    whole = json.loads(told) if isinstance(told, str) else told
    return [*nodes_of(whole[0]["Plan"])]


async def sizes(store: Store) -> dict[str, int]:
    """Return the number of rows of each table, as the database reckons it."""
    async with store.reading() as connection:
        rows = await connection.execute(text("SELECT relname, reltuples FROM pg_class WHERE relkind = 'r'"))
        return {row.relname: int(row.reltuples) for row in rows}


async def indexes_of_some(store: Store) -> frozenset[str]:
    """Return the names of the indexes that are for some rows only."""
    query = "SELECT indexrelid::regclass::text FROM pg_index WHERE indpred IS NOT NULL"
    async with store.reading() as connection:
        return frozenset(await connection.scalars(text(query)))


async def whole_reads(
    store: Store, listener: Listener, *, small: int = SMALL
) -> tuple[list[Plan], Mapping[Plan, Sequence[str]]]:
    """Ask for everything; return all plans, and the tables of more than `small` rows by the plans that read them whole."""
    await run_all(store, listener)
    rows, narrow = await sizes(store), await indexes_of_some(store)
    every = [plan async for plan in plans(store, listener, is_small=small < SMALL)]
    found = {plan: [name for name in plan.whole(narrow) if rows.get(name, 0) > small] for plan in every}
    return every, {plan: names for plan, names in found.items() if names}


def measure(tables: int = TABLES) -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    if programs() is None:
        return [("statements that read a whole table", "0", MISSING)]
    return asyncio.run(_measure(tables))


async def _measure(tables: int) -> list[tuple[str, str, str]]:
    server = await asyncio.to_thread(Server.create)
    try:
        await asyncio.to_thread(server.prepare)
        await asyncio.to_thread(server.copy, "plans")
        store = await Store.open(server.url("plans"))
        try:
            await fill(store, tables)
            listener = Listener(store)
            every, whole = await whole_reads(store, listener)
        finally:
            await store.close()
    finally:
        await asyncio.to_thread(server.remove)
    for plan, names in whole.items():
        print(
            f"{plan.name} reads {', '.join(names)} whole, at a cost of {plan.cost:,.0f}:\n{plan.statement}\n"
        )
    slowest = max(listener.took, key=listener.took.__getitem__)
    return [
        (
            f"{len(every)} plans with {tables:,} tables under way: those that read a whole table",
            "0",
            f"{len(whole)}",
        ),
        (
            "the slowest of what they are of, asked once",
            "",
            f"{slowest}: {listener.took[slowest] * 1000:.0f} ms",
        ),
    ]
