"""Threads: made, joined, put away, revived, locked, and gone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest

from standin.protocol.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    EVERY_PERMISSION,
    MANAGE_THREADS,
    VIEW_CHANNEL,
)
from standin.server import LocalDiscord
from standin.world import thread_rules
from tests.standin.conftest import Gardener
from tests.standin.people import at
from tests.standin.wire import Wire, wire

ALL_BUT_MANAGING = EVERY_PERMISSION & ~MANAGE_THREADS


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Wire]:
    local.permit("grove", EVERY_PERMISSION)
    async with wire(local) as ready:
        yield ready


async def made(raw: Wire, name: str = "table", kind: int = 11) -> str:
    channel = raw.local.world.channel_named("grove").id
    _, thread = await raw.ask("POST", f"/channels/{channel}/threads", {"name": name, "type": kind})
    return str(thread["id"])


async def said(raw: Wire, thread: str) -> tuple[int, int | None]:
    status, body = await raw.ask("POST", f"/channels/{thread}/messages", {"content": "x"})
    return status, body.get("code")


async def test_whoever_writes_revives_it(raw: Wire) -> None:
    thread = await made(raw)
    place = raw.local.world.channels[thread]
    await raw.ask("PATCH", f"/channels/{thread}", {"archived": True})
    assert place.archived
    async with raw.gateway() as line, at(raw.local.url, "Ada", "table") as ada:
        await line.identify()
        await ada.say("awake")
        assert (await line.event("THREAD_UPDATE"))["thread_metadata"]["archived"] is False
        assert (await line.event("THREAD_MEMBERS_UPDATE"))["added_members"][0]["user_id"] == ada.id
    await raw.ask("PATCH", f"/channels/{thread}", {"archived": True})
    assert await said(raw, thread) == (200, None)
    assert not place.archived


async def test_a_locked_one_is_for_who_manages_threads(raw: Wire) -> None:
    thread = await made(raw)
    await raw.ask("PATCH", f"/channels/{thread}", {"archived": True, "locked": True})
    raw.local.permit("grove", ALL_BUT_MANAGING)
    assert await said(raw, thread) == (400, 160005)
    async with at(raw.local.url, "Bruno", "table") as bruno:
        await bruno._send("say", {"channel_id": thread, "content": "x"})
        await bruno.until(lambda: bruno.errors == ["Thread is locked: "])
    assert (await raw.ask("PATCH", f"/channels/{thread}", {"archived": False}))[1]["code"] == 50013
    raw.local.permit("grove", EVERY_PERMISSION)
    assert await said(raw, thread) == (200, None)


async def test_its_messages_stay_as_they_are_while_it_is_archived(raw: Wire) -> None:
    thread = await made(raw)
    path = f"/channels/{thread}/messages"
    _, message = await raw.ask("POST", path, {"content": "x"})
    await raw.ask("PATCH", f"/channels/{thread}", {"archived": True})
    assert (await raw.ask("PATCH", f"{path}/{message['id']}", {"content": "y"}))[1]["code"] == 50083
    assert (await raw.ask("PATCH", f"/channels/{thread}", {"name": "other"}))[1]["code"] == 50083
    assert (await raw.ask("DELETE", f"{path}/{message['id']}"))[0] == 204


async def test_its_maker_may_put_it_away_but_not_lock_it(raw: Wire) -> None:
    raw.local.permit("grove", ALL_BUT_MANAGING)
    thread = await made(raw)
    assert (await raw.ask("PATCH", f"/channels/{thread}", {"locked": True}))[1]["code"] == 50013
    status, shown = await raw.ask("PATCH", f"/channels/{thread}", {"archived": True, "name": "done"})
    assert (status, shown["name"], shown["thread_metadata"]["archived"]) == (200, "done", True)
    assert (await raw.ask("DELETE", f"/channels/{thread}"))[1]["code"] == 50013


async def test_one_is_made_of_a_kind_that_threads_have_and_left_by_whoever_may_do_nothing(raw: Wire) -> None:
    grove = raw.local.world.channel_named("grove").id
    for wrong, path in (({"type": 5}, "type"), ({"auto_archive_duration": 61}, "auto_archive_duration")):
        status, body = await raw.ask("POST", f"/channels/{grove}/threads", {"name": "table", **wrong})
        assert (status, [*body["errors"]]) == (400, [path])
    assert (await raw.ask("PATCH", f"/channels/{grove}", {"type": 0}))[0] == 200, "it is no thread"
    for minutes in thread_rules.DURATIONS:
        asked = {"name": "table", "type": 11, "auto_archive_duration": minutes}
        status, made_one = await raw.ask("POST", f"/channels/{grove}/threads", asked)
        assert (status, made_one["thread_metadata"]["auto_archive_duration"]) == (201, minutes)
    member = f"/channels/{await made(raw)}/thread-members/@me"
    raw.local.permit("grove", VIEW_CHANNEL)
    assert [(await raw.ask(method, member))[0] for method in ("DELETE", "PUT")] == [204, 204]


async def test_it_is_put_away_when_nothing_was_said_for_as_long_as_it_says(
    raw: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = raw.local.world.channels[await made(raw)]
    begun = raw.local.world.now()
    for late, archived in ((0, False), (1439 * 60, False), (1441 * 60, True)):
        monkeypatch.setattr(raw.local.world, "now", lambda late=late: begun + late)
        raw.local.sweep()
        assert thread.archived is archived


async def test_a_message_has_one_thread(raw: Wire) -> None:
    _, message = await raw.post("grove", content="x")
    path = f"/channels/{message['channel_id']}/messages/{message['id']}/threads"
    assert (await raw.ask("POST", path, {"name": "a"}))[1]["id"] == message["id"]
    assert (await raw.ask("POST", path, {"name": "b"}))[1]["code"] == 160004
    inside = f"/channels/{message['id']}/threads"
    assert (await raw.ask("POST", inside, {"name": "c", "type": 11}))[1]["code"] == 50024


async def test_a_private_one_is_seen_by_who_is_added(raw: Wire) -> None:
    thread = await made(raw, "whispers", 12)
    async with at(raw.local.url, "Bruno") as bruno, at(raw.local.url, "Celina") as celina:
        assert thread not in bruno.channels
        assert thread in celina.channels, "she manages threads"
        assert (await raw.ask("PUT", f"/channels/{thread}/thread-members/{bruno.id}"))[0] == 204
        await bruno.go("whispers")
        await bruno.say("psst")
        member = await raw.ask("GET", f"/channels/{thread}/thread-members/{bruno.id}")
        assert (member[0], member[1]["user_id"]) == (200, bruno.id)
        assert (await raw.ask("DELETE", f"/channels/{thread}/thread-members/{bruno.id}"))[0] == 204
        first = raw.local.world.channel_named("grove").id
        await bruno.until(lambda: first in bruno._histories, "another channel instead")
    assert (await raw.ask("GET", f"/channels/{thread}/thread-members/{bruno.id}"))[1]["code"] == 10007


async def test_the_lists_of_threads(raw: Wire) -> None:
    names = ("one", "two", "three")
    ids = {name: await made(raw, name) for name in names}
    hidden = await made(raw, "whispers", 12)
    for name in ("one", "three"):
        await raw.ask("PATCH", f"/channels/{ids[name]}", {"archived": True})
    await raw.ask("PATCH", f"/channels/{hidden}", {"archived": True})
    grove = raw.local.world.channel_named("grove")
    _, active = await raw.ask("GET", f"/guilds/{grove.guild_id}/threads/active")
    assert [thread["name"] for thread in active["threads"]] == ["two"]
    assert [member["id"] for member in active["members"]] == [ids["two"]]
    path = f"/channels/{grove.id}/threads/archived"
    _, archived = await raw.ask("GET", f"{path}/public")
    assert ([thread["name"] for thread in archived["threads"]], archived["has_more"]) == (
        ["three", "one"],
        False,
    )
    when = archived["threads"][0]["thread_metadata"]["archive_timestamp"].replace("+", "%2B")
    _, before = await raw.ask("GET", f"{path}/public?before={when}")
    assert [thread["name"] for thread in before["threads"]] == ["one"]
    assert [each["name"] for each in (await raw.ask("GET", f"{path}/private"))[1]["threads"]] == ["whispers"]
    raw.local.permit("grove", ALL_BUT_MANAGING)
    assert (await raw.ask("GET", f"{path}/private"))[1]["code"] == 50013
    _, mine = await raw.ask("GET", f"/channels/{grove.id}/users/@me/threads/archived/private")
    assert [thread["name"] for thread in mine["threads"]] == ["whispers"]


async def test_silence_puts_it_away() -> None:
    time = [1_800_000_000.0]
    async with LocalDiscord(now=lambda: time[0]) as local, wire(local) as raw:
        thread = await made(raw)
        await said(raw, thread)
        time[0] += 1440 * 60
        thread_rules.archive_stale(local.world)
        assert not local.world.channels[thread].archived
        time[0] += 1
        thread_rules.archive_stale(local.world)
        assert local.world.channels[thread].archived
        await said(raw, thread)
        thread_rules.archive_stale(local.world)
        assert not local.world.channels[thread].archived


async def test_deleted_places_are_gone_for_all(local: LocalDiscord, gardener: Gardener) -> None:
    await gardener.wait_until_ready()
    local.permit("meadow", EVERY_PERMISSION)
    channel = gardener.get_channel(int(local.world.channel_named("meadow").id))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    await thread.delete()
    async with at(local.url, "Ada", "meadow") as ada:
        await channel.delete()
        first = local.world.channel_named("grove").id
        await ada.until(lambda: first in ada._histories, "another channel instead")
    with pytest.raises(discord.NotFound, match="10003"):
        await channel.send("x")


@pytest.mark.parametrize(
    ("kind", "needed", "other"),
    [
        (11, CREATE_PUBLIC_THREADS, CREATE_PRIVATE_THREADS),
        (12, CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS),
    ],
)
async def test_each_kind_of_thread_has_a_permission_of_its_own(
    raw: Wire, kind: int, needed: int, other: int
) -> None:
    path = f"/channels/{raw.local.world.channel_named('grove').id}/threads"
    for left_out, expected in ((other, 201), (needed, 403)):
        raw.local.permit("grove", EVERY_PERMISSION & ~left_out)
        status, _ = await raw.ask("POST", path, {"name": "table", "type": kind})
        assert status == expected
