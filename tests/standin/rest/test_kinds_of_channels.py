"""Announcements, voice chats and forums, each as far as a game is played there."""

from __future__ import annotations

import discord
import pytest

from standin.protocol.permissions import EVERY_PERMISSION
from standin.server import LocalDiscord
from standin.world.state import ANNOUNCEMENT_THREAD, PUBLIC_THREAD
from tests.standin.conftest import Gardener, picture
from tests.standin.people import at
from tests.standin.wire import wire


@pytest.mark.parametrize("place", ["herald", "fireside", "Saturday table"])
async def test_a_command_is_answered_there(local: LocalDiscord, gardener: Gardener, place: str) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        await ada.go(place)
        await ada.command("/grove hello name:x")
        await ada.sees("hello **x**")
        channel = gardener.get_channel(int(local.world.channel_named(place).id))
        assert isinstance(channel, discord.TextChannel | discord.VoiceChannel | discord.Thread)
        await channel.send("and a word more")
        await ada.sees("and a word more")


async def test_a_forum_itself_takes_no_words(local: LocalDiscord, gardener: Gardener) -> None:
    async with wire(local) as raw, at(local.url, "Ada") as ada:
        await ada.bot_ready()
        status, body = await raw.post("tables", content="x")
        assert (status, body["code"]) == (400, 50008)
        await ada.go("tables")
        refused = await ada.command("/grove hello name:x")
        assert (refused.kind, refused.sentence) == ("refused", "This is a forum; open one of its posts.")


async def test_discords_library_makes_a_post(local: LocalDiscord, gardener: Gardener) -> None:
    await gardener.wait_until_ready()
    local.permit("tables", EVERY_PERMISSION)
    forum = gardener.get_channel(int(local.world.channel_named("tables").id))
    assert isinstance(forum, discord.ForumChannel)
    made = await forum.create_thread(name="Sunday table", content="Who plays?", file=picture())
    assert made.thread.id == made.message.id
    assert (made.message.content, made.message.attachments[0].filename) == ("Who plays?", "board.png")
    assert local.world.channel_named("Sunday table").type == PUBLIC_THREAD
    async with at(local.url, "Ada", "Sunday table") as ada:
        await ada.sees("Who plays?")


async def test_a_post_needs_a_message(local: LocalDiscord) -> None:
    local.permit("tables", EVERY_PERMISSION)
    forum = local.world.channel_named("tables").id
    async with wire(local) as raw:
        status, body = await raw.ask("POST", f"/channels/{forum}/threads", {"name": "empty"})
        assert (status, body["code"]) == (400, 50006)
        assert len([c for c in local.world.channels.values() if c.parent_id == forum]) == 1


async def test_threads_of_announcements_are_of_a_kind_of_their_own(local: LocalDiscord) -> None:
    local.permit("herald", EVERY_PERMISSION)
    herald, fireside = (local.world.channel_named(name).id for name in ("herald", "fireside"))
    async with wire(local) as raw:
        _, thread = await raw.ask("POST", f"/channels/{herald}/threads", {"name": "more", "type": 10})
        assert thread["type"] == ANNOUNCEMENT_THREAD
        await raw.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
        _, archived = await raw.ask("GET", f"/channels/{herald}/threads/archived/public")
        assert [each["id"] for each in archived["threads"]] == [thread["id"]]
        status, body = await raw.ask("POST", f"/channels/{fireside}/threads", {"name": "more"})
        assert (status, body["code"]) == (400, 50024)
