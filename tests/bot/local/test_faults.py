"""Planned faults, and what they show of a client: the same answer may arrive twice, and some are never retried."""

from __future__ import annotations

import aiohttp
import pytest

from bot.local.faults import Fault
from bot.local.server import LocalDiscord
from tests.bot.local.wire import wire


async def test_a_fault_fails_as_often_as_planned(local: LocalDiscord) -> None:
    local.faults.add(Fault(r"POST .*/messages$", 503, times=2))
    async with wire(local) as raw:
        assert [(await raw.post("grove", content="x"))[0] for _ in range(3)] == [503, 503, 200]
        assert len(local.world.channel_named("grove").messages) == 1


async def test_an_answer_may_be_lost_though_it_took_effect(local: LocalDiscord) -> None:
    local.faults.add(Fault(r"POST .*/messages$", 502, applied=True))
    async with wire(local) as raw:
        assert (await raw.post("grove", content="x"))[0] == 502
        assert len(local.world.channel_named("grove").messages) == 1


async def test_a_connection_may_break(local: LocalDiscord) -> None:
    local.faults.add(Fault(r"POST .*/messages$", None))
    async with wire(local) as raw:
        with pytest.raises(aiohttp.ClientConnectionError):
            await raw.post("grove", content="x")
        assert (await raw.post("grove", content="x"))[0] == 200


async def test_too_many_requests_says_when_to_come_back(local: LocalDiscord) -> None:
    local.faults.add(Fault(r"GET .*/users/@me$", 429, retry_after=0.02))
    async with wire(local) as raw:
        status, body = await raw.ask("GET", "/users/@me")
        assert (status, body["retry_after"], "Via" in raw.headers) == (429, 0.02, True)
