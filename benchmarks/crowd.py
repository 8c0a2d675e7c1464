"""200 and 500 channels acting in one instant: a move in each, and the time until its player is answered and until its card shows it.

All moves are sent to the bot before it can answer the first. The stand-in, in this process, and the bot share the machine's processors, so
the stand-in's processor time is taken off each time, and what each of them took of the whole is told as well.
"""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles

from benchmarks.stage import Moved, Stage, stage

BUDGETS = {200: "1.2 s", 500: "3 s"}
"""By the number of channels, on two processors."""
ROUNDS = 4


async def _measure(channels: int, budget: str) -> list[tuple[str, str, str]]:
    moves: list[Moved] = []
    seconds = own = bots = painters = 0.0
    async with stage() as play:
        await play.prepare(channels)
        await play.open()
        for _ in range(ROUNDS):
            start, before = time.perf_counter(), time.process_time()
            bot, painting = play.bot.cpu, play.bot.painters_cpu
            moves += await asyncio.gather(*(play.move(grove) for grove in play.groves))
            seconds += time.perf_counter() - start
            own, bots = own + time.process_time() - before, bots + play.bot.cpu - bot
            painters += play.bot.painters_cpu - painting
            await _settle(play, moves[-channels:])
    what = f"{channels} channels acting in one instant"
    shares = (
        f"of the time the stand-in's processor time is {own / seconds:.0%}, the bot's {bots / seconds:.0%}, "
        f"its painters' {painters / seconds:.0%}"
    )
    return [
        (f"{what}: until answered, p99", budget, f"{_p99([move.answered for move in moves]):.2f} s"),
        (
            f"{what}: until the card is there, p99",
            budget,
            f"{_p99([move.shown for move in moves]):.2f} s ({shares})",
        ),
    ]


async def _settle(play: Stage, moves: list[Moved]) -> None:
    """Let the bot tidy up before the next instant."""
    new = [grove for grove, move in zip(play.groves, moves, strict=True) if move.is_new]
    await asyncio.gather(*(play.tidy(grove) for grove in new))


def _p99(seconds: list[float]) -> float:
    return quantiles(seconds, n=100)[98]


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return [row for channels, budget in BUDGETS.items() for row in asyncio.run(_measure(channels, budget))]
