"""The gateway: sessions, what a session hears, and how it survives a lost connection."""

from __future__ import annotations

import asyncio

import pytest

from standin.gateway.frames import MESSAGE_CONTENT
from standin.server import LocalDiscord
from tests.standin.conftest import Gardener, running
from tests.standin.people import at
from tests.standin.screen import PATIENCE
from tests.standin.wire import INTENTS, wire


@pytest.mark.parametrize("query", ["v=10&encoding=json", "v=10&encoding=json&compress=zlib-stream"])
async def test_identify_brings_ready_and_the_guild(local: LocalDiscord, query: str) -> None:
    async with wire(local) as raw, raw.gateway(query) as line:
        ready = await line.identify()
        assert ready["user"]["username"] == "Grovekeeper"
        assert ready["resume_gateway_url"].startswith(local.url.replace("http", "ws"))
        guild = await line.event("GUILD_CREATE")
        assert [channel["name"] for channel in guild["channels"]] == ["grove", "meadow", "riverbank"]
        assert guild["preferred_locale"] == "en-US"
        assert (await line.event("GUILD_CREATE"))["name"] == "Riverside"
        await line.send(1, line.sequence)
        assert await line.frame() == {"op": 11, "d": None, "s": None, "t": None}


async def test_privileged_intents_are_not_granted(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.send(2, {"token": "any", "intents": INTENTS | MESSAGE_CONTENT})
        assert await line.frame() == {"op": "closed", "code": 4014}


async def test_without_the_content_intent_other_peoples_words_are_blank(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Ada") as ada:
        await line.identify()
        await ada.say("a secret plan")
        assert (await line.event("MESSAGE_CREATE"))["content"] == ""
        await ada.say(f"hello <@{local.world.bot['id']}>")
        assert (await line.event("MESSAGE_CREATE"))["content"].startswith("hello")


async def test_a_malformed_frame_closes_the_line(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.socket.send_str("not json")
        assert await line.frame() == {"op": "closed", "code": 4002}


async def test_resume_replays_what_was_missed(local: LocalDiscord) -> None:
    async with wire(local) as raw, at(local.url, "Ada") as ada:
        async with raw.gateway() as first:
            ready = await first.identify()
            for _ in ready["guilds"]:
                await first.event("GUILD_CREATE")
            await ada.until(lambda: ada.is_bot_online)
            local.gateway.drop(4000)
            assert (await first.frame())["code"] == 4000
            await first.socket.close()
        await ada.bot_gone()
        await ada.say("meanwhile")
        async with raw.gateway() as second:
            await second.send(6, {"token": "any", "session_id": ready["session_id"], "seq": first.sequence})
            assert (await second.event("MESSAGE_CREATE"))["author"]["global_name"] == "Ada"
            assert (await second.frame())["t"] == "RESUMED"


async def test_an_unknown_session_cannot_resume(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        await line.send(6, {"token": "any", "session_id": "none", "seq": 4})
        assert await line.frame() == {"op": 9, "d": False, "s": None, "t": None}


async def test_the_client_reconnects_and_gets_what_it_missed(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        local.gateway.reconnect()
        answer = await ada.command("/grove hello name:after")
        assert answer.text == "hello **after**"
        await asyncio.wait_for(gardener.resumed.wait(), PATIENCE)


async def test_people_see_the_bot_come_and_go() -> None:
    async with LocalDiscord(deadline=0.05) as local, at(local.url, "Ada") as ada:
        assert not ada.is_bot_online
        async with running(local.url):
            await ada.bot_ready()
        await ada.bot_gone()
        assert (await ada.command("/grove hello name:x")).kind == "failed"


async def test_each_shard_hears_of_its_own_guilds(local: LocalDiscord) -> None:
    guild, _, _ = local.world.guilds
    own = (int(guild) >> 22) % 2
    async with wire(local) as raw, raw.gateway() as mine, raw.gateway() as other, at(local.url, "Ada") as ada:
        for line, number in ((mine, own), (other, 1 - own)):
            await line.send(2, {"token": "any", "intents": INTENTS, "shard": [number, 2]})
        assert guild in [g["id"] for g in (await mine.event("READY"))["guilds"]]
        assert guild not in [g["id"] for g in (await other.event("READY"))["guilds"]]
        await ada.say("to one")
        await mine.event("MESSAGE_CREATE")
        await other.send(1, None)
        heard = set()
        while (frame := await other.frame())["op"] != 11:
            heard.add(frame["t"])
        assert heard <= {"GUILD_CREATE"}


async def test_a_bot_is_told_of_no_new_direct_message_but_of_the_words_in_it(local: LocalDiscord) -> None:
    ada = local.world.person_named("Ada").id
    async with wire(local) as raw, raw.gateway() as line:
        await line.identify()
        _, channel = await raw.ask("POST", "/users/@me/channels", {"recipient_id": ada})
        await raw.ask("POST", f"/channels/{channel['id']}/messages", {"content": "privately"})
        heard = set()
        while (frame := await line.frame())["t"] != "MESSAGE_CREATE":
            heard.add(frame["t"])
        assert frame["d"]["channel_id"] == channel["id"]
        assert heard == {"GUILD_CREATE"}


async def test_of_too_many_sessions_those_that_nobody_holds_are_forgotten(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standin.gateway.identify.KEPT_SESSIONS", 2)
    told = asyncio.Event()
    async with wire(local) as raw, raw.gateway() as held:
        mine = (await held.identify())["session_id"]
        left = []
        for _ in range(2):
            async with raw.gateway() as line:
                left.append((await line.identify())["session_id"])
                local.world.subscribe(lambda event: told.set() if event.name == "BOT" else None)
                told.clear()
                await line.socket.close(code=4000)
                async with asyncio.timeout(PATIENCE):
                    await told.wait()
        for session, answer in ((left[0], 9), (left[1], 0), (mine, 0)):
            async with raw.gateway() as line:
                await line.send(6, {"token": "any", "session_id": session, "seq": 3})
                assert (await line.frame())["op"] == answer
        assert (await held.frame())["op"] == 0
        assert local.gateway.shards_online == {0}


async def test_all_intents_of_a_library_may_hold_one_that_is_not_documented(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line:
        assert (await line.identify(INTENTS | 1 << 17))["v"] == 10
