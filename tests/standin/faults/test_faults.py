"""Each fault as a bot meets it on the wire, and what the page's panel may ask for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, get_args

import aiohttp
import pytest

from standin.faults.injector import MOST_PLANNED
from standin.faults.model import (
    FORGETTING,
    ROUTES,
    Aborted,
    CloseCode,
    Drop,
    Failing,
    InvalidSession,
    Lag,
    Late,
    RateLimited,
    Reconnect,
    Silence,
    Slow,
    Twice,
)
from standin.server import LocalDiscord
from tests.clock import Clock
from tests.standin.people import at
from tests.standin.screen import PATIENCE
from tests.standin.wire import Json, Line, wire

POST = r"POST .*/messages$"


async def begun(line: Line) -> str:
    """Identify and hear of every guild; return the session's id."""
    ready = await line.identify()
    for _ in ready["guilds"]:
        await line.event("GUILD_CREATE")
    return str(ready["session_id"])


async def test_a_fault_fails_as_often_as_planned(local: LocalDiscord) -> None:
    local.faults.add(Failing(route=POST, status=503, times=2))
    async with wire(local) as raw:
        assert [(await raw.post("grove", content="x"))[0] for _ in range(3)] == [503, 503, 200]
        assert len(local.world.channel_named("grove").messages) == 1


async def test_a_refusal_may_have_a_code_of_discords(local: LocalDiscord) -> None:
    local.faults.add(Failing(route=POST, status=403, code=50083))
    async with wire(local) as raw:
        status, told = await raw.post("grove", content="x")
        assert (status, told["code"]) == (403, 50083)


async def test_a_fault_that_is_stopped_fails_no_more(local: LocalDiscord) -> None:
    plan = local.faults.add(Failing(route="post", times=9))
    async with wire(local) as raw:
        assert (await raw.post("grove", content="x"))[0] == 500
        local.faults.stop(plan.id)
        assert plan.over.is_set()
        assert (await raw.post("grove", content="x"))[0] == 200


async def test_an_answer_may_be_lost_though_it_took_effect(local: LocalDiscord) -> None:
    local.faults.add(Failing(route=POST, status=502, applied=True))
    async with wire(local) as raw:
        assert (await raw.post("grove", content="x"))[0] == 502
        assert len(local.world.channel_named("grove").messages) == 1


@pytest.mark.parametrize("applied", [False, True])
async def test_a_connection_may_break_before_or_after_the_effect(local: LocalDiscord, applied: bool) -> None:
    local.faults.add(Aborted(route=POST, applied=applied))
    async with wire(local) as raw:
        with pytest.raises(aiohttp.ClientConnectionError):
            await raw.post("grove", content="x")
        assert len(local.world.channel_named("grove").messages) == applied
        assert (await raw.post("grove", content="x"))[0] == 200


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_too_many_requests_says_when_to_come_back(local: LocalDiscord, scope: str) -> None:
    local.faults.add(RateLimited.model_validate({"route": "read", "retry_after": 0.02, "scope": scope}))
    async with wire(local) as raw:
        status, body = await raw.ask("GET", "/users/@me")
        assert (status, body["retry_after"], "Via" in raw.headers) == (429, 0.02, True)
        assert body["global"] == (scope == "global") == ("X-RateLimit-Global" in raw.headers)
        assert raw.headers["X-RateLimit-Scope"] == scope


async def test_the_ban_of_an_address_comes_without_a_body_a_client_can_read(local: LocalDiscord) -> None:
    local.faults.add(RateLimited(scope="address"))
    async with (
        wire(local) as raw,
        raw.session.get(f"{local.url}/api/v10/users/@me", headers={"Authorization": "Bot any"}) as response,
    ):
        assert (response.status, response.content_type, "Via" in response.headers) == (
            429,
            "text/plain",
            False,
        )


async def test_a_slow_request_takes_effect_late(local: LocalDiscord, clock: Clock) -> None:
    plan = local.faults.add(Slow(route="post", seconds=60))
    async with wire(local) as raw:
        asking = asyncio.create_task(raw.post("grove", content="x"))
        await plan.over.wait()
        assert local.world.channel_named("grove").messages == {}
        clock.forward(60)
        assert (await asking)[0] == 200


async def test_what_is_acknowledged_late_is_seen_before(local: LocalDiscord, clock: Clock) -> None:
    plan = local.faults.add(Late(route="post", seconds=60))
    async with wire(local) as raw, at(local.url, "Ada") as ada:
        asking = asyncio.create_task(raw.post("grove", content="an early bird"))
        await ada.sees("an early bird")
        assert not asking.done()
        assert plan.over.is_set(), "there is no more that it could meet"
        clock.forward(60)
        assert (await asking)[0] == 200


@pytest.mark.parametrize("code", [code for code in get_args(CloseCode) if code != 1006])
async def test_a_socket_is_closed_with_each_code_and_the_session_lives_on_or_not(
    local: LocalDiscord, code: Any
) -> None:
    async with wire(local) as raw:
        async with raw.gateway() as first:
            session = await begun(first)
            local.faults.add(Drop(code=code))
            assert await first.frame() == {"op": "closed", "code": code}
            await first.socket.close()
        async with raw.gateway() as second:
            await second.send(6, {"token": "any", "session_id": session, "seq": first.sequence})
            answered = await second.frame()
            assert (answered["op"] == 9) == (code in FORGETTING)
            assert (answered.get("t") == "RESUMED") == (code not in FORGETTING)


async def test_a_cut_ends_the_connection_without_a_code(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await begun(line)
        local.faults.add(Drop(code=1006))
        assert await line.frame() == {"op": "closed", "code": 1006}


async def test_the_gateway_asks_to_reconnect_and_invalidates(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await begun(line)
        local.faults.add(Reconnect())
        assert await line.frame() == {"op": 7, "d": None, "s": None, "t": None}
        for resumable in (True, False):
            local.faults.add(InvalidSession(resumable=resumable))
            assert await line.frame() == {"op": 9, "d": resumable, "s": None, "t": None}


async def test_a_silent_gateway_answers_nothing_and_replays_it_after_a_resume(local: LocalDiscord) -> None:
    async with wire(local) as raw, at(local.url, "Ada") as ada:
        async with raw.gateway() as first:
            session = await begun(first)
            local.faults.add(Silence())
            await first.send(1, first.sequence)
            await ada.say("hello?")
            local.faults.add(Drop(code=4000))
            assert (await first.frame())["op"] == "closed"
            await first.socket.close()
        async with raw.gateway() as second:
            await second.send(6, {"token": "any", "session_id": session, "seq": first.sequence})
            await second.event("MESSAGE_CREATE")


async def test_events_come_late_in_their_order_and_twice(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Ada") as ada:
        await begun(line)
        local.faults.add(Lag(seconds=0.02))
        local.faults.add(Twice(event="MESSAGE_CREATE"))
        first, second = await ada.say("one"), await ada.say("two")
        arrived = [(await line.event("MESSAGE_CREATE"))["id"] for _ in range(3)]
        assert arrived == [first.id, first.id, second.id]


class Asker:
    """A page that speaks to the panel."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def ask(self, op: str, **data: object) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def told(self, name: str) -> Json:
        while (event := json.loads(await self._socket.receive_str(timeout=PATIENCE)))["t"] != name:
            pass
        data: Json = event["d"]
        return data


@asynccontextmanager
async def panel(local: LocalDiscord) -> AsyncIterator[Asker]:
    address = f"{local.url}/page/socket?person={local.world.person_named('Ada').id}"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address, headers={"Origin": local.url}) as socket,
    ):
        yield Asker(socket)


async def test_the_panel_shows_what_is_planned_until_it_is_over(local: LocalDiscord) -> None:
    async with panel(local) as page, wire(local) as raw:
        await page.ask("faults")
        guilds = ["Grovekeeper", "Riverside", "Far hills"]
        assert await page.told("FAULTS") == {"routes": list(ROUTES), "guilds": guilds, "plans": []}
        await page.ask("fault", fault={"kind": "failing", "route": "post", "status": 503, "times": 2})
        (plan,) = (await page.told("FAULTS"))["plans"]
        assert plan["fault"] == {
            "kind": "failing",
            "route": "post",
            "status": 503,
            "times": 2,
            "code": 0,
            "applied": False,
        }
        assert (await raw.post("grove", content="x"))[0] == 503
        assert [plan["left"] for plan in (await page.told("FAULTS"))["plans"]] == [1]
        await page.ask("stop-fault", id=plan["id"])
        assert (await page.told("FAULTS"))["plans"] == []
        assert (await raw.post("grove", content="x"))[0] == 200


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ({"kind": "earthquake"}, "fault: Input tag 'earthquake'"),
        ({"kind": "drop", "code": 4999}, "drop code: Input should be 1000"),
        ({"kind": "lag", "seconds": 1e9}, "lag seconds: Input should be less than or equal to 60"),
        ({"kind": "failing", "times": 10**9}, "failing times: Input should be less than or equal to 1000"),
        ({"kind": "failing", "status": 200}, "failing status: Input should be greater than or equal to 400"),
        ({"kind": "failing", "route": "(a+)+$"}, "There is no route (a+)+$."),
        ({"kind": "kick", "guild": "Nowhere"}, "There is no such server."),
        ({"kind": "outage"}, "outage guild: Field required"),
        ({"kind": "drop", "please": True}, "drop please: Extra inputs are not permitted"),
        (7, "fault: Input should be"),
    ],
)
async def test_the_panel_refuses_in_a_sentence_what_cannot_be(
    local: LocalDiscord, fault: object, sentence: str
) -> None:
    async with panel(local) as page:
        await page.ask("fault", fault=fault)
        assert sentence in (await page.told("ERROR"))["message"]
        assert local.faults.plans == ()


async def test_the_panel_removes_the_bot_and_brings_it_back(local: LocalDiscord) -> None:
    river = local.world.guild_named("Riverside").id
    async with panel(local) as page:
        for kind, is_there in (("kick", False), ("kick", False), ("invite", True), ("invite", True)):
            await page.ask("fault", fault={"kind": kind, "guild": "Riverside"})
            await page.ask("faults")
            await page.told("FAULTS")
            assert local.world.has_bot(river) is is_there


async def test_only_so_much_can_be_planned(local: LocalDiscord) -> None:
    async with panel(local) as page:
        for _ in range(MOST_PLANNED + 1):
            await page.ask("fault", fault={"kind": "twice"})
        assert "stop something first" in (await page.told("ERROR"))["message"]
        assert len(local.faults.plans) == MOST_PLANNED
