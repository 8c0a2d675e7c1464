"""The cost of thousands of finished games on one server: the first leaderboard, the next one, somebody's statistics, and the picture."""

from __future__ import annotations

import asyncio
import random
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from sqlalchemy import insert

from bot.discord.commands.results.stats import lines
from bot.store import Store
from bot.store.schema import games, seats
from bot.tables import Venue
from bot.tables.stats.leaderboard import Board, Leaderboards
from engine.registry import find
from render.sheets.leaderboard import MOST, leaderboard
from words.catalogue import words

GAMES = 2000
PEOPLE = 40
KINDS = ("living-forest", "spirits-of-the-forest")
HERE = Venue(1, 1)
HOUR = 3_600_000


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(f"sqlite+aiosqlite:///{Path(folder) / 'grovekeeper.db'}"))


async def _measure(url: str) -> list[tuple[str, str, str]]:
    store = await Store.open(url)
    await _fill(store)
    records = Leaderboards(store, find)
    times = [perf_counter()]
    await records.board(HERE, KINDS[0], MOST)
    times.append(perf_counter())
    board = await records.board(HERE, KINDS[0], MOST)
    times.append(perf_counter())
    await records.careers(HERE, 1)
    times.append(perf_counter())
    await store.close()
    _drawn(board)
    drawn = perf_counter()
    _drawn(board)
    picture = perf_counter() - drawn
    first, again, careers = (after - before for before, after in pairwise(times))
    return [
        (f"{GAMES} finished games rated, the first time", "1000 ms", f"{first * 1000:.0f} ms"),
        (
            "a leaderboard / statistics after that",
            "30 / 60 ms",
            f"{again * 1000:.0f} / {careers * 1000:.0f} ms",
        ),
        ("the leaderboard drawn", "60 ms", f"{picture * 1000:.0f} ms"),
    ]


async def _fill(store: Store) -> None:
    """Play games of two to four people, who are not equally strong."""
    chance = random.Random(3)
    played: list[dict[str, object]] = []
    taken: list[dict[str, object]] = []
    for number in range(1, GAMES + 1):
        people = chance.sample(range(PEOPLE), chance.choice((2, 2, 3, 4)))
        scores = [round(person + chance.gauss(30, 10)) for person in people]
        played.append(
            {
                "id": number,
                "channel": HERE.channel,
                "guild": HERE.guild,
                "kind": chance.choice(KINDS),
                "version": 1,
                "options": {},
                "seats": len(people),
                "seed": "",
                "host": people[0] + 1,
                "language": "en",
                "status": "over",
                "moment": 0,
                "due": False,
                "created": number * HOUR,
                "started": number * HOUR,
                "ended": number * HOUR,
            }
        )
        taken += [
            {
                "game": number,
                "seat": seat,
                "person": person + 1,
                "name": f"Person {person}",
                "rank": 1 + sum(other > score for other in scores),
                "score": score,
            }
            for seat, (person, score) in enumerate(zip(people, scores, strict=True))
        ]
    async with store.writing() as connection:
        await connection.execute(insert(games), played)
        await connection.execute(insert(seats), taken)


def _drawn(board: Board) -> None:
    leaderboard("A game", lines(board, words("en")), "en")


if __name__ == "__main__":
    for what, budget, measured in measure():
        print(f"{what:50} {budget:>14} {measured:>16}")
