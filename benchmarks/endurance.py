"""30,000 interactions in one life of the bot, and its memory at the start and at the end."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from benchmarks.commands import PRIVATELY
from benchmarks.stage import Grove, Stage, stage

CHANNELS = 20
ROUNDS = 1500
"""Of each channel's one look at the board with its picture come so many words asked for, as people do."""
PICTURE_EVERY = 10
WARM = 50
"""Rounds after which the memory at the start is taken: whatever is read once has been read."""
MOST_GROWTH_MB = 20.0


async def _measure() -> list[tuple[str, str, str]]:
    async with stage() as play:
        await play.prepare(CHANNELS)
        await play.open()
        await _rounds(play, range(WARM))
        begin, start = _memory(play), time.perf_counter()
        await _rounds(play, range(ROUNDS))
        seconds, end = time.perf_counter() - start, _memory(play)
    done = CHANNELS * ROUNDS
    measured = (
        f"{end - begin:+.1f} MB ({begin:.0f} to {end:.0f} MB, {done / seconds:.0f} interactions a second)"
    )
    return [(f"the bot's memory over {done:,} interactions", f"< {MOST_GROWTH_MB:.0f} MB more", measured)]


async def _rounds(play: Stage, numbers: range) -> None:
    for number in numbers:
        await asyncio.gather(*(_one(play, grove, number) for grove in play.groves))
        for grove in play.groves:
            grove.channel.messages.clear()  # the stand-in would keep every private answer


async def _one(play: Stage, grove: Grove, number: int) -> None:
    person = grove.people[number % 2]
    if number % PICTURE_EVERY == 0:
        await play.ask(person, grove.channel, "board", PRIVATELY)
    else:
        await play.ask(person, grove.channel, ("help", "history")[number % 2], [])


def _memory(play: Stage) -> float:
    """Return the bot's resident memory in MB."""
    assert play.bot.process is not None
    pages = int(Path(f"/proc/{play.bot.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
