"""Looks at the board with its picture, one after the other in each of 1, 50 and 200 channels at once: how many a second, and how long each.

In each channel somebody else looks on, for the bot works at few requests of one person at once and refuses the others.
The stand-in, in this process, and the bot share the machine's processors, so what each of them took of the time is told as well.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from statistics import quantiles

from benchmarks.commands import PRIVATELY
from benchmarks.stage import Grove, Stage, stage
from standin.world.seed import user
from standin.world.state import Account

CHANNELS = (1, 50, 200)
GREY = 0x9E9E9E
LOOKS = 400
"""At least so many in all, and two in every channel."""


async def _measure() -> list[tuple[str, str, str]]:
    async with stage() as play:
        await play.prepare(max(CHANNELS))
        await play.open()
        visits = [(grove, _visitor(play, number)) for number, grove in enumerate(play.groves)]
        return [await _with(play, visits[:number]) for number in CHANNELS]


def _visitor(play: Stage, number: int) -> Account:
    """Somebody new in the server of the games, who plays at no table."""
    world = play.local.world
    visitor = Account(user(world, f"Visitor {number}", GREY), "en-US")
    world.people[visitor.id] = visitor
    world.guilds[play.groves[number].channel.guild_id or ""].members[visitor.id] = []
    return visitor


async def _with(play: Stage, groves: Sequence[tuple[Grove, Account]]) -> tuple[str, str, str]:
    each = max(2, LOOKS // len(groves))
    start, own = time.perf_counter(), time.process_time()
    bot, painters = play.bot.cpu, play.bot.painters_cpu
    looks = await asyncio.gather(*(_look(play, grove, visitor, each) for grove, visitor in groves))
    seconds = time.perf_counter() - start
    cuts = quantiles([second for found in looks for second in found], n=100)
    used = time.process_time() - own, play.bot.cpu - bot, play.bot.painters_cpu - painters
    stand_in, bots, paint = (each / seconds for each in used)
    measured = (
        f"{each * len(groves) / seconds:.0f} a second, p50 / p99 {cuts[49] * 1e3:.0f} / {cuts[98] * 1e3:.0f} ms "
        f"(processor time: the stand-in {stand_in:.0%}, the bot {bots:.0%}, its painters {paint:.0%})"
    )
    return f"pictures asked for without a pause in {len(groves)} channels", "-", measured


async def _look(play: Stage, grove: Grove, visitor: Account, times: int) -> list[float]:
    found = []
    for _ in range(times):
        asked = await play.ask(visitor, grove.channel, "board", PRIVATELY)
        assert play.pictures(asked.message), asked
        found.append(asked.seconds)
    return found


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
