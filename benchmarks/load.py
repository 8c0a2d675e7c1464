"""Looks at the board with its picture, one after the other in each of 1, 50 and 200 channels at once: how many a second, and how long each.

The stand-in, in this process, and the bot share the machine's processors, so what each of them took of the time is told as well.
"""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles

from benchmarks.commands import PRIVATELY
from benchmarks.stage import Grove, Stage, stage

CHANNELS = (1, 50, 200)
LOOKS = 400
"""At least so many in all, and two in every channel."""


async def _measure() -> list[tuple[str, str, str]]:
    async with stage() as play:
        await play.prepare(max(CHANNELS))
        await play.open()
        return [await _with(play, play.groves[:number]) for number in CHANNELS]


async def _with(play: Stage, groves: list[Grove]) -> tuple[str, str, str]:
    each = max(2, LOOKS // len(groves))
    start, own, bot = time.perf_counter(), time.process_time(), play.bot.cpu
    looks = await asyncio.gather(*(_look(play, grove, each) for grove in groves))
    seconds = time.perf_counter() - start
    cuts = quantiles([second for found in looks for second in found], n=100)
    shares = (time.process_time() - own) / seconds, (play.bot.cpu - bot) / seconds
    measured = (
        f"{each * len(groves) / seconds:.0f} a second, p50 / p99 {cuts[49] * 1e3:.0f} / {cuts[98] * 1e3:.0f} ms "
        f"(processor time: the stand-in {shares[0]:.0%}, the bot {shares[1]:.0%})"
    )
    return f"pictures asked for without a pause in {len(groves)} channels", "-", measured


async def _look(play: Stage, grove: Grove, times: int) -> list[float]:
    found = []
    for _ in range(times):
        asked = await play.ask(grove.people[0], grove.channel, "board", PRIVATELY)
        assert play.pictures(asked.message), asked
        found.append(asked.seconds)
    return found


def measure() -> list[tuple[str, str, str]]:
    """What was measured, its budget, and the result."""
    return asyncio.run(_measure())
