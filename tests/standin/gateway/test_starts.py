"""Limits on starts of sessions: as many at once as Discord lets, and a maximum number a day."""

from __future__ import annotations

from dataclasses import replace

from standin.rest.rate_limits import GENEROUS, Rate
from standin.server import LocalDiscord
from tests.standin.wire import INTENTS, wire

STRICT = replace(GENEROUS, identifies=Rate(1, 5.0), sessions=Rate(2, 86_400.0))


async def identified(local: LocalDiscord, shard: tuple[int, int]) -> bool:
    """Return whether a session of this shard begins now."""
    async with wire(local) as raw, raw.gateway() as line:
        await line.send(2, {"token": "any", "intents": INTENTS, "shard": list(shard)})
        frame = await line.frame()
        assert frame["t"] == "READY" or frame == {"op": 9, "d": False, "s": None, "t": None}
        return bool(frame["t"] == "READY")


async def test_shards_begin_one_after_the_other_and_so_many_a_day() -> None:
    time = [0.0]
    async with LocalDiscord(limits=STRICT, clock=lambda: time[0]) as local, wire(local) as raw:
        _, told = await raw.ask("GET", "/gateway/bot")
        assert told["session_start_limit"] == {
            "total": 2,
            "remaining": 2,
            "reset_after": 0,
            "max_concurrency": 1,
        }
        assert [await identified(local, (0, 2)), await identified(local, (1, 2))] == [True, False]
        time[0] = 5.0
        assert await identified(local, (1, 2))
        _, told = await raw.ask("GET", "/gateway/bot")
        limit = told["session_start_limit"]
        assert (limit["remaining"], limit["reset_after"]) == (0, 86_395_000)
        time[0] = 10.0
        assert not await identified(local, (0, 2))
        time[0] = 86_400.0
        assert await identified(local, (0, 2))
