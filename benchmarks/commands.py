"""One command over real HTTP and websocket: a move with its new card, the board for one's own eyes, and one that only answers with words.

The last shows what of the others is the way there and back. How much of the time the stand-in takes is told by its processor time: while
one command is under way, nothing else is done in its process.
"""

from __future__ import annotations

import asyncio
import time
from statistics import mean, quantiles

from benchmarks.stage import Grove, Stage, stage, text
from bot.local.protocol.errors import Json

TABLES, MOVES = 20, 16
"""Moves at each table; each is followed by a look at the board and a call for help."""
PRIVATELY: list[Json] = [{"type": 5, "name": "private", "value": True}]


class Times:
    """Of one kind of command the seconds it took, and the seconds of processor time of the stand-in."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.own: list[float] = []

    def row(self, what: str, budget: str) -> tuple[str, str, str]:
        cuts = quantiles(self.seconds, n=100)
        share = mean(self.own) / mean(self.seconds)
        measured = f"{cuts[49] * 1e3:.1f} / {cuts[98] * 1e3:.1f} ms (the stand-in's own: {share:.0%})"
        return what, budget, measured


async def _measure() -> list[tuple[str, str, str]]:
    moves, looks, words = Times(), Times(), Times()
    async with stage() as play:
        await play.prepare(TABLES)
        await play.open()
        for number in range(TABLES * MOVES):
            grove = play.groves[number % TABLES]
            await _move(play, grove, moves)
            await _look(play, grove, looks)
            await _help(play, grove, words)
    count = TABLES * MOVES
    return [
        moves.row(f"a move and its new card with picture, p50 / p99 of {count}", "10 / 25 ms"),
        looks.row(f"/board for one's own eyes, p50 / p99 of {count}", "10 / 25 ms"),
        words.row(f"/help, which only answers with words, p50 / p99 of {count}", "-"),
    ]


async def _move(play: Stage, grove: Grove, times: Times) -> None:
    before = time.process_time()
    moved = await play.move(grove)
    times.own.append(time.process_time() - before)
    times.seconds.append(moved.shown)
    if moved.is_new:
        await play.tidy(grove)


async def _look(play: Stage, grove: Grove, times: Times) -> None:
    before = time.process_time()
    asked = await play.ask(grove.people[0], grove.channel, "board", PRIVATELY)
    times.own.append(time.process_time() - before)
    times.seconds.append(asked.seconds)
    assert play.pictures(asked.message), asked


async def _help(play: Stage, grove: Grove, times: Times) -> None:
    before = time.process_time()
    asked = await play.ask(grove.people[0], grove.channel, "help", [])
    times.own.append(time.process_time() - before)
    times.seconds.append(asked.seconds)
    assert "/forest" in text(asked.message), asked


def measure() -> list[tuple[str, str, str]]:
    """What was measured, its budget, and the result."""
    return asyncio.run(_measure())
