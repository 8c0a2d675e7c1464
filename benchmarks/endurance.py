"""20,000 interactions in one life of the bot, over all games, and its memory at rest, after each third of them, and at the end."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from benchmarks.commands import PRIVATELY
from benchmarks.stage import Grove, Stage, stage
from engine.registry import games

CHANNELS = 20
ROUNDS = 1000
"""Of each channel one interaction in each: a move while its game goes on, a look, or words, as people ask for them."""
ASKED = ("board", "help", "board", "history", "scores")
SHARE = re.compile(r"^Pss: +(\d+) kB$", re.MULTILINE)
PARTS = 6
"""Number of equal parts after each of which the memory is taken."""
SETTLED = 3.0
"""Seconds after which a bot that has been started does nothing more of its own accord."""
MOST_AT_REST_MB, MOST_MB, MOST_GROWTH_MB = 200, 400, 10


async def _measure() -> list[tuple[str, str, str]]:
    async with stage() as play:
        await play.bot.start()
        await play.known()
        await asyncio.sleep(SETTLED)
        at_rest = _memory(play)
        await play.bot.end()
        play.local.world.commands[None].clear()
        await play.prepare(CHANNELS, games=tuple(games()))
        await play.open()
        start, taken = time.perf_counter(), []
        for part in range(PARTS):
            await _rounds(play, range(ROUNDS * part // PARTS, ROUNDS * (part + 1) // PARTS))
            taken.append(_memory(play))
        seconds = time.perf_counter() - start
    done = CHANNELS * ROUNDS
    told = ", ".join(f"{each:.0f}" for each in taken)
    return [
        ("the bot's memory at rest", f"< {MOST_AT_REST_MB} MB", f"{at_rest:.0f} MB"),
        (
            f"the bot's memory after each sixth of {done:,} interactions over all games",
            f"< {MOST_MB} MB, < {MOST_GROWTH_MB} MB more in the last third",
            f"{told} MB ({done / seconds:.0f} interactions a second)",
        ),
    ]


async def _rounds(play: Stage, numbers: range) -> None:
    for number in numbers:
        await asyncio.gather(*(_one(play, grove, number) for grove in play.groves))
        for grove in play.groves:
            grove.forget()


async def _one(play: Stage, grove: Grove, number: int) -> None:
    if number % 2 == 0 and not grove.match.over:
        person, option = grove.next_move()
        await play.submit(person, grove, option)
        return
    asked = ASKED[number // 2 % len(ASKED)]
    person = grove.people[number % 2]
    await play.ask(person, grove.channel, asked, PRIVATELY if asked == "board" else [])


def _memory(play: Stage) -> float:
    """Return the memory of the bot and of its painters, in MB: their proportional set size, as what they share is there once."""
    assert play.bot.process is not None
    processes = [play.bot.process.pid, *play.bot.children]
    shares = (SHARE.search(Path(f"/proc/{each}/smaps_rollup").read_text()) for each in processes)
    return sum(int(found[1]) for found in shares if found) * 1024 / 1e6


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
