"""One command over real HTTP and websocket: a move with its new card, the board for one's own eyes, and one that only answers with words.

The last shows what of the others is the way there and back. How much of the time the stand-in takes is told by its processor time: while
one command is under way, nothing else is done in its process. It is taken off, for Discord's own is not the bot's; the processor time of
the bot is told beside, which another program on the same machine stretches less than the time by the clock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import quantiles

from benchmarks.stage import Grove, Stage, stage, text
from standin.protocol.errors import Json

TABLES, MOVES = 20, 16
"""Moves at each table; each is followed by a look at the board and a call for help."""
PRIVATELY: list[Json] = [{"type": 5, "name": "private", "value": True}]


class Times:
    """Of one kind of command the seconds it took without those of the stand-in, and seconds of processor time of all of them."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.own: list[float] = []
        self.bot = self.painters = 0.0

    @asynccontextmanager
    async def counting(self, play: Stage) -> AsyncIterator[None]:
        """Count the processor time of all processes in this block."""
        own, bot, painters = time.process_time(), play.bot.cpu, play.bot.painters_cpu
        yield
        self.own.append(time.process_time() - own)
        self.bot += play.bot.cpu - bot
        self.painters += play.bot.painters_cpu - painters

    def add(self, seconds: float) -> None:
        """Add one command more, without the stand-in's time."""
        self.seconds.append(max(0.0, seconds))

    def row(self, what: str, budget: str) -> tuple[str, str, str]:
        cuts = quantiles(self.seconds, n=100)
        sums = sum(self.own), self.bot, self.painters
        own, bot, painters = (1e3 * each / len(self.seconds) for each in sums)
        measured = (
            f"{cuts[49] * 1e3:.1f} / {cuts[98] * 1e3:.1f} ms (processor time: the bot's {bot:.1f} ms, its painters' "
            f"{painters:.1f} ms; the stand-in's {own:.1f} ms are taken off)"
        )
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
        moves.row(f"a move and its new card with picture, p50 / p99 of {count}", "7 / 12 ms"),
        looks.row(f"/board for one's own eyes, p50 / p99 of {count}", "7 / 11 ms"),
        words.row(f"/help, which only answers with words, p50 / p99 of {count}", "-"),
    ]


async def _move(play: Stage, grove: Grove, times: Times) -> None:
    async with times.counting(play):
        moved = await play.move(grove)
    times.add(moved.shown)
    if moved.is_new:
        await play.tidy(grove)


async def _look(play: Stage, grove: Grove, times: Times) -> None:
    async with times.counting(play):
        asked = await play.ask(grove.people[0], grove.channel, "board", PRIVATELY)
    times.add(asked.seconds - times.own[-1])
    assert play.pictures(asked.message), asked


async def _help(play: Stage, grove: Grove, times: Times) -> None:
    async with times.counting(play):
        asked = await play.ask(grove.people[0], grove.channel, "help", [])
    times.add(asked.seconds - times.own[-1])
    assert "/forest" in text(asked.message), asked


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
