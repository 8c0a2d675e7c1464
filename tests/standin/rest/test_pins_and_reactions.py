"""Actions of a bot on messages that are there: it pins them, puts emojis under them, deletes many at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from urllib.parse import quote

import discord
import pytest

from standin.content import pins, reactions
from standin.content.messages import Origin, post
from standin.content.uploads import Body
from standin.protocol.permissions import EVERY_PERMISSION, MANAGE_MESSAGES
from standin.server import LocalDiscord
from standin.world.state import DISCORD_EPOCH_MS
from tests.standin.conftest import Gardener
from tests.standin.people import at
from tests.standin.tour import PNG
from tests.standin.wire import INTENTS, Wire, wire

REACTION_INTENTS = INTENTS | 1 << 10
TREE, LEAF = quote("🌲"), quote("🍃")


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Wire]:
    local.permit("grove", EVERY_PERMISSION)
    async with wire(local) as ready:
        yield ready


async def posted(raw: Wire, words: str = "x") -> str:
    """Return the path of a new message."""
    _, message = await raw.post("grove", content=words)
    return f"/channels/{message['channel_id']}/messages/{message['id']}"


async def test_discords_library_pins_and_reacts(local: LocalDiscord, gardener: Gardener) -> None:
    local.permit("grove", EVERY_PERMISSION)
    channel = await gardener.fetch_channel(int(local.world.channel_named("grove").id))
    assert isinstance(channel, discord.TextChannel)
    first, second = [await channel.send(words) for words in ("first", "second")]
    for message in (first, second):
        await message.pin()
    assert [message.content async for message in channel.pins()] == ["second", "first"]
    await second.unpin()
    assert [message.content async for message in channel.pins()] == ["first"]
    await first.add_reaction("🌲")
    (reaction,) = (await channel.fetch_message(first.id)).reactions
    assert (reaction.emoji, reaction.count, reaction.me) == ("🌲", 1, True)
    assert [user.id async for user in reaction.users()] == [int(local.world.bot["id"])]
    await channel.delete_messages([first, second])
    notices = [message async for message in channel.history()]
    assert [notice.type for notice in notices] == [discord.MessageType.pins_add] * 2
    assert [notice.reference.message_id for notice in notices if notice.reference] == [second.id, first.id]


async def test_a_pin_is_told_to_everybody_who_looks(local: LocalDiscord, raw: Wire) -> None:
    async with raw.gateway() as line:
        await line.identify()
        path = await posted(raw)
        channel, _, message = path.rpartition("/messages/")
        for method, pinned in (("PUT", True), ("DELETE", False)):
            assert (await raw.ask(method, f"{channel}/messages/pins/{message}"))[0] == 204
            told = await line.event("MESSAGE_UPDATE")
            assert (told["id"], told["pinned"]) == (message, pinned)
            told = await line.event("CHANNEL_PINS_UPDATE")
            assert bool(told["last_pin_timestamp"]) is pinned
            assert len((await raw.ask("GET", f"{channel}/pins"))[1]) == int(pinned)


async def test_pinning_needs_its_own_permission(local: LocalDiscord, raw: Wire) -> None:
    path = await posted(raw)
    channel, _, message = path.rpartition("/messages/")
    local.permit("grove", MANAGE_MESSAGES | 1 << 10)
    assert (await raw.ask("PUT", f"{channel}/pins/{message}"))[1]["code"] == 50013


async def test_a_channel_takes_so_many_pins(raw: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("standin.content.pins.PINS", 1)
    first, second = [(await posted(raw)).replace("/messages/", "/pins/") for _ in range(2)]
    assert [(await raw.ask("PUT", path))[0] for path in (first, first)] == [204, 204]
    status, body = await raw.ask("PUT", second)
    assert (status, body["code"]) == (400, 30003)


async def test_pins_are_listed_by_fifty(raw: Wire) -> None:
    channel, me = raw.local.world.channel_named("grove"), raw.local.world.bot
    for number in range(51):
        pins.pin(
            raw.local.world, post(raw.local.world, channel, Body({"content": f"{number}"}), Origin(me)), me
        )
    path = f"/channels/{channel.id}/messages/pins"
    for query, count, has_more in (("", 50, True), ("?limit=50", 50, True), ("?limit=1", 1, True)):
        _, listed = await raw.ask("GET", path + query)
        assert (len(listed["items"]), listed["has_more"]) == (count, has_more)
    _, listed = await raw.ask("GET", path)
    when = listed["items"][0]["pinned_at"].replace("+", "%2B")
    _, before = await raw.ask("GET", f"{path}?before={when}")
    assert (len(before["items"]), before["has_more"]) == (50, False)
    assert len((await raw.ask("GET", f"/channels/{channel.id}/pins"))[1]) == 50
    for limit in (0, 51):
        assert (await raw.ask("GET", f"{path}?limit={limit}"))[0] == 400


async def test_a_reaction_comes_and_goes(local: LocalDiscord, raw: Wire) -> None:
    ada, me = local.world.person_named("Ada").id, local.world.bot["id"]
    async with raw.gateway() as line:
        await line.identify(REACTION_INTENTS)
        path = await posted(raw)
        stored = local.world.channel_named("grove").messages[path.rpartition("/")[2]]
        for _ in range(2):
            assert (await raw.ask("PUT", f"{path}/reactions/{TREE}/@me"))[0] == 204
        added = await line.event("MESSAGE_REACTION_ADD")
        assert (added["user_id"], added["emoji"]["name"], added["member"]["user"]["id"]) == (me, "🌲", me)
        reactions.add(local.world, stored, ada, {"id": None, "name": "🌲"})
        assert (await line.event("MESSAGE_REACTION_ADD"))["user_id"] == ada
        (shown,) = (await raw.ask("GET", path))[1]["reactions"]
        assert (shown["count"], shown["me"]) == (2, True)
        users = (await raw.ask("GET", f"{path}/reactions/{TREE}?after={me}"))[1]
        assert [user["id"] for user in users] == [ada]
        assert (await raw.ask("DELETE", f"{path}/reactions/{TREE}/@me"))[0] == 204
        assert (await line.event("MESSAGE_REACTION_REMOVE"))["user_id"] == me
        assert (await raw.ask("DELETE", f"{path}/reactions/{TREE}/@me"))[1]["code"] == 10014
        assert (await raw.ask("DELETE", f"{path}/reactions/{TREE}/{ada}"))[0] == 204
        assert (await raw.ask("GET", path))[1]["reactions"] == []


async def test_reactions_are_swept_away(raw: Wire) -> None:
    async with raw.gateway() as line:
        await line.identify(REACTION_INTENTS)
        path = await posted(raw)
        for emoji in (TREE, LEAF):
            await raw.ask("PUT", f"{path}/reactions/{emoji}/@me")
        assert (await raw.ask("DELETE", f"{path}/reactions/{TREE}"))[0] == 204
        assert (await line.event("MESSAGE_REACTION_REMOVE_EMOJI"))["emoji"] == {"id": None, "name": "🌲"}
        assert [r["emoji"]["name"] for r in (await raw.ask("GET", path))[1]["reactions"]] == ["🍃"]
        assert (await raw.ask("DELETE", f"{path}/reactions"))[0] == 204
        await line.event("MESSAGE_REACTION_REMOVE_ALL")
        assert (await raw.ask("GET", path))[1]["reactions"] == []


async def test_a_reaction_needs_an_emoji_that_there_is(raw: Wire) -> None:
    path = await posted(raw)
    for wrong in ("tree", "leaf:7", quote("🌲🌲")):
        status, body = await raw.ask("PUT", f"{path}/reactions/{wrong}/@me")
        assert (status, body["code"]) == (404, 10014)
    emojis = f"/applications/{raw.local.world.bot['id']}/emojis"
    image = f"data:image/png;base64,{PNG}"
    _, own = await raw.ask("POST", emojis, {"name": "leaf", "image": image})
    assert (await raw.ask("PUT", f"{path}/reactions/leaf:{own['id']}/@me"))[0] == 204
    assert (await raw.ask("GET", path))[1]["reactions"][0]["emoji"]["id"] == own["id"]


async def test_a_message_takes_twenty_kinds_of_reactions(raw: Wire) -> None:
    path = await posted(raw)
    statuses = [
        (await raw.ask("PUT", f"{path}/reactions/{quote(chr(0x1F400 + number))}/@me"))[0]
        for number in range(21)
    ]
    assert statuses == [204] * 20 + [400]


async def test_whoever_lacks_the_intent_hears_of_no_reaction(raw: Wire) -> None:
    async with raw.gateway() as line:
        await line.identify()
        path = await posted(raw)
        await raw.ask("PUT", f"{path}/reactions/{TREE}/@me")
        await raw.ask("DELETE", path)
        heard = []
        while (frame := await line.frame())["t"] != "MESSAGE_DELETE":
            heard.append(frame["t"])
        assert "MESSAGE_REACTION_ADD" not in heard


async def test_many_messages_are_deleted_at_once(local: LocalDiscord, raw: Wire) -> None:
    async with raw.gateway() as line, at(local.url, "Ada") as ada:
        await line.identify()
        paths = [await posted(raw, f"number {number}") for number in range(3)]
        await ada.sees("number 2")
        channel, ids = paths[0].rpartition("/")[0], [path.rpartition("/")[2] for path in paths]
        status, _ = await raw.ask(
            "POST", f"{channel}/bulk-delete", {"messages": [*ids[:2], "1573920766271946759"]}
        )
        assert status == 204
        assert (await line.event("MESSAGE_DELETE_BULK"))["ids"] == ids[:2]
        await ada.until(lambda: [m.text for m in ada.messages()] == ["number 2"], "one message left")


def of_days_ago(local: LocalDiscord, days: int) -> str:
    """Return the id of a message of that day."""
    return str((int((local.world.now() - days * 86_400) * 1000) - DISCORD_EPOCH_MS) << 22)


async def test_a_bulk_is_neither_too_small_nor_too_large_nor_too_old(local: LocalDiscord, raw: Wire) -> None:
    path = (await posted(raw)).rpartition("/")[0] + "/bulk-delete"
    now = local.world.snowflake()
    for ids, code in (
        ([now], 50035),
        ([now] * 101, 50035),
        (["x", now], 50035),
        (None, 50035),
        ([of_days_ago(local, 15), now], 50034),
    ):
        status, body = await raw.ask("POST", path, {"messages": ids})
        assert (status, body["code"]) == (400, code), ids
    assert (await raw.ask("POST", path, {"messages": [of_days_ago(local, 13), now]}))[0] == 204
    local.permit("grove", EVERY_PERMISSION & ~MANAGE_MESSAGES)
    assert (await raw.ask("POST", path, {"messages": [now, now]}))[1]["code"] == 50013
