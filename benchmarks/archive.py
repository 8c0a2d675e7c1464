"""A host of years: 5,000 games under way and 50,000 finished, and how long its bot takes to start and to answer.

`python -m benchmarks.archive FILE` makes such a database and leaves it there; `grovekeeper replay` on it shows how long that takes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from sqlalchemy import make_url

from benchmarks.process import PATIENCE
from benchmarks.stage import Stage, stage
from bot.store import Store
from bot.store.rows import Status, deflated, sum_of
from bot.store.schema import metadata
from engine.action import to_text
from engine.chance import Chance
from engine.match import Match
from engine.players import GreedyPlayer
from engine.registry import find
from engine.saved_match import save_match
from standin.protocol.errors import Json
from standin.world.state import TEXT, Channel

LIVE, FINISHED = 5_000, 50_000
PEOPLE = 400
TEMPLATES = 6
"""Different games of each kind; all others are the same with other people."""
KINDS = ("spirits-of-the-forest", "living-forest")
MINUTE, DAY = 60_000, 86_400_000
BEGINNING = 1_700_000_000_000
COMMANDS: tuple[tuple[str, list[Json]], ...] = (
    ("leaderboard", []),
    ("stats", []),
    ("privacy", []),
    ("me", []),
    ("board", [{"type": 5, "name": "private", "value": True}]),
    ("history", []),
    ("settings", []),
    ("help", []),
)
AGAIN = 5
LONG = 120.0
"""Seconds in which the first answer of a kind must have come, whatever else the machine does."""
_ACTION = """
INSERT INTO actions (game, seq, seat, action, interaction, digest, at, waited) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""


@dataclass(frozen=True)
class Played:
    """A game as far as it was played: its rows after the opening, each with seat, action and digest."""

    kind: str
    options: str
    seed: str
    seats: int
    rows: tuple[tuple[int | None, str, str], ...]
    snapshot: str
    ranks: tuple[tuple[int, int], ...]
    """Rank and score of every seat; () where it goes on."""
    awaited: frozenset[int]


def played(kind: str, number: int, *, to_its_end: bool) -> Played:
    """Return a game of two computer players who want to win, to its end or to some point in the middle: as long as those of people."""
    game, dice, player = find(kind), Random(number), GreedyPlayer()
    options = game.Options()
    match = Match.new(game, options, 2, bytes([number]) * 16)
    rows: list[tuple[int | None, str, str]] = [(None, "@open", ""), (None, "@join", "")]
    rows.append((None, "@start", match.digest))
    while not match.over and (to_its_end or len(rows) < 8 + number):
        seat = dice.choice(match.awaiting)
        action = player.pick(match, seat, Chance(bytes([number]), name=str(len(rows))))
        match.play(seat, action)
        rows.append((seat, to_text(action), match.digest))
    outcome = match.outcome
    ranks = [(each.rank, each.score) for each in outcome.standings] if outcome else []
    return Played(
        kind,
        options.model_dump_json(),
        match.seed,
        2,
        tuple(rows),
        save_match(match).model_dump_json(),
        tuple(ranks),
        frozenset(match.awaiting),
    )


def fill(file: Path, guild: int, channels: list[int], people: list[tuple[int, str]]) -> None:
    """Write all the games into a database of the present schema: finished ones in the first channel, of those under way one in each."""
    finished = [played(kind, number, to_its_end=True) for kind in KINDS for number in range(TEMPLATES)]
    # Most people play the shorter game.
    finished += finished[:TEMPLATES] * 2
    live = [played(kind, number, to_its_end=False) for kind in KINDS for number in range(TEMPLATES)]
    dice, interactions = Random(5), count(1)
    with closing(sqlite3.connect(file)) as database, database:
        for pragma in ("synchronous = OFF", "journal_mode = OFF", "cache_size = -400000"):
            database.execute(f"PRAGMA {pragma}")
        for number in range(1, FINISHED + LIVE + 1):
            is_over = number <= FINISHED
            template = dice.choice(finished if is_over else live)
            channel = channels[0 if is_over else (number - FINISHED) % len(channels)]
            ended = BEGINNING + number * MINUTE * 30
            _write(database, number, template, guild, channel, dice.sample(people, 2), ended, interactions)


def _write(
    database: sqlite3.Connection,
    game: int,
    template: Played,
    guild: int,
    channel: int,
    people: list[tuple[int, str]],
    ended: int,
    interactions: Iterator[int],
) -> None:
    is_over = bool(template.ranks)
    begun = ended - len(template.rows) * MINUTE
    values = {
        "id": game,
        "channel": channel,
        "guild": guild,
        "kind": template.kind,
        "version": find(template.kind).version,
        "options": template.options,
        "seats": template.seats,
        "seed": template.seed,
        "host": people[0][0],
        "language": "en",
        "status": (Status.OVER if is_over else Status.PLAYING).value,
        "moment": len(template.rows),
        "due": False,
        "pace": "none",
        "at_deadline": "nothing",
        "motion": None,
        "created": begun,
        "started": begun,
        "ended": ended if is_over else None,
    }
    _insert(database, "games", [values])
    _insert(
        database,
        "seats",
        [
            {
                "game": game,
                "seat": seat,
                "person": person,
                "name": name,
                "since": None if is_over or seat not in template.awaited else ended,
                "rank": template.ranks[seat][0] if is_over else None,
                "score": template.ranks[seat][1] if is_over else None,
            }
            for seat, (person, name) in enumerate(people)
        ],
    )
    database.executemany(
        _ACTION,
        (
            (
                game,
                seq,
                seat,
                action,
                next(interactions),
                digest,
                begun + seq * MINUTE,
                None if seat is None else MINUTE,
            )
            for seq, (seat, action, digest) in enumerate(template.rows, 1)
        ),
    )
    snapshot = {"game": game, "seq": len(template.rows), "table": deflated(template.snapshot)}
    _insert(database, "snapshots", [{**snapshot, "sum": sum_of(template.snapshot)}])
    if not is_over:
        posted = {"game": game, "seq": len(template.rows), "channel": channel, "message": game}
        _insert(database, "posted", [posted])


def _insert(database: sqlite3.Connection, table: str, rows: Sequence[Mapping[str, object]]) -> None:
    names = [column.name for column in metadata.tables[table].columns if column.name in rows[0]]
    columns, marks = ", ".join(f'"{name}"' for name in names), ", ".join(f":{name}" for name in names)
    database.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())


async def _measure() -> list[tuple[str, str, str]]:
    async with stage() as play:
        file = Path(str(make_url(play.bot.database).database))
        channel = await _lay(play, file)
        start = time.perf_counter()
        await play.bot.start()
        await asyncio.wait_for(play.local.gateway.wait_online(), PATIENCE)
        ada = play.local.world.person_named("Ada")
        await play.ask(ada, channel, "help", [])
        started, busy = time.perf_counter() - start, play.bot.cpu
        async with asyncio.timeout(PATIENCE):
            while not play.local.world.commands[None]:  # noqa: ASYNC110 - once, before anything is timed
                await asyncio.sleep(0.02)
        rows = [
            (
                f"{LIVE} live and {FINISHED} finished games: start to the first answer",
                "3 s",
                f"{started:.2f} s, of which it was busy {busy:.2f} s",
            )
        ]
        for name, options in COMMANDS:
            first = (await play.ask(ada, channel, name, options, LONG)).seconds
            again = max([(await play.ask(ada, channel, name, options)).seconds for _ in range(AGAIN)])
            rows.append(
                (
                    f"there: /{name}, the first / the slowest after it",
                    "3 / 1 s",
                    f"{first:.2f} / {again:.2f} s",
                )
            )
        await play.bot.end()
        await play.bot.start()
        await asyncio.wait_for(play.local.gateway.wait_online(), PATIENCE)
        first = (await play.ask(ada, channel, "leaderboard", [], LONG)).seconds
        rows.append(("there: /leaderboard, the first after another start", "1 s", f"{first:.2f} s"))
        return rows


async def _lay(play: Stage, file: Path) -> Channel:
    """Write the database, and return the channel on the stand-in in which thousands were finished."""
    world = play.local.world
    guild = next(iter(world.guilds))
    spot = world.add_channel(Channel(world.snowflake(), TEXT, "old", guild))
    # The stand-in need not know of the others: a server has some hundreds of channels at most, and nothing is posted there.
    channels = [int(spot.id), *range(1, LIVE)]
    people = [(int(each.id), str(each.user["global_name"])) for each in world.people.values()]
    people += [(10**17 + number, f"Person {number}") for number in range(PEOPLE - len(people))]
    await (await Store.open(play.bot.database)).close()
    await asyncio.to_thread(fill, file, int(guild), channels, people)
    return spot


def main(file: Path) -> None:
    """Make the database."""
    asyncio.run(_make(file))
    people = [(10**17 + number, f"Person {number}") for number in range(PEOPLE)]
    fill(file, 10, list(range(1, LIVE + 1)), people)


async def _make(file: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
