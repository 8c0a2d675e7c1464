"""Lag of the event loop while 50 boards wait to be drawn in the bot's own pool."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence
from statistics import quantiles

from benchmarks.render import GAME, PEOPLE, moments
from bot.discord.cards.lately import Lately
from bot.discord.ui.render_pool import RenderPool, spare_painters
from engine.view import View
from render import pictures

RENDERS, ROUNDS = 50, 6
TICK = 0.001
"""Seconds between the moments at which the loop should be there."""


async def _late(pool: RenderPool, shown: Sequence[tuple[View, Lately]], people: Sequence[str]) -> list[float]:
    """Return the seconds that the loop came too late, moment by moment, while these tables are drawn."""
    late: list[float] = []
    drawing = asyncio.gather(
        *(pool.draw(pictures.table, GAME, view, people, "en", lately) for view, lately in shown)
    )
    while not drawing.done():
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - due)
    for picture in await drawing:
        assert picture.data.startswith(b"\x89PNG"), "no picture"
    return late


async def _measure() -> list[tuple[str, str, str]]:
    shown = moments(2)
    assert len(shown) > RENDERS, len(shown)
    pool = RenderPool(spare_painters())
    gc.collect()
    gc.freeze()  # what other measurements have left behind is not the bot's to look through
    await _late(pool, shown[RENDERS:], PEOPLE[:2])
    late: list[float] = []
    for number in range(ROUNDS):
        names = (PEOPLE[0], f"{PEOPLE[1]} {number}")  # otherwise the pictures of the round before would do
        late += await _late(pool, shown[:RENDERS], names)
    await pool.close()
    gc.unfreeze()
    cuts = quantiles(late, n=100)
    measured = f"{cuts[98] * 1e3:.1f} ms (p50 {cuts[49] * 1e3:.1f} ms)"
    return [(f"event-loop lag while {RENDERS} renders queue, p99", "< 4 ms", measured)]


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
