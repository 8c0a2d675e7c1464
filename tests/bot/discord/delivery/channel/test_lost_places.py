"""The place of a game goes: the game waits, its players hear so once and privately, and they go on with it elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.delivery.channel.lost_places import LostPlaces
from bot.store.errors import Failed
from bot.tables import Status, Tables
from standin.faults.model import Invite, Kick, Slow
from standin.server import LocalDiscord
from standin.world import thread_rules
from standin.world.state import PUBLIC_THREAD, Channel
from standin.world.wire import channel_json
from tests.bot.discord.delivery.test_guests import refused
from tests.bot.discord.grove import Grove, asked, card_of, grove, label, playing
from tests.bot.discord.trouble import errors
from tests.standin.people import Person
from tests.standin.sight import Message

GONE = "is gone, or I may not go there"


def deleted(local: LocalDiscord) -> None:
    channel = local.world.channel_named("grove")
    local.world.remove_channel(channel, channel_json(local.world, channel))


def kicked(local: LocalDiscord) -> None:
    local.faults.add(Kick(guild="Grovekeeper"))


def letters(person: Person, words: str = GONE) -> list[Message]:
    return [m for channel in person.channels for m in person.messages(channel) if words in m.text]


async def told(*people: Person) -> None:
    for person in people:
        await person.until(lambda person=person: bool(letters(person)), "a letter")  # type: ignore[misc]


@pytest.mark.parametrize("goes", [deleted, kicked], ids=lambda goes: goes.__name__)
async def test_a_game_without_a_place_waits_and_goes_on_elsewhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, goes: Callable[[LocalDiscord], None]
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        table = await running.table(ada)
        await asked(ada, "/forest take first:A1")
        await card_of(bruno, "Ada takes")
        await running.tidied()
        goes(running.local)
        await told(ada, bruno)
        assert (await running.tables.table(table.id)).status is Status.PAUSED
        running.local.faults.add(Invite(guild="Grovekeeper"))
        await running.bot._lost_places.lose_channel(table.place.channel)
        await ada.go("meadow")
        await ada.bot_ready()
        own = (await asked(ada, "/mygames")).text
        assert "its channel is gone; /resume goes on elsewhere" in own
        assert "/0" not in own
        assert "goes on" in (await asked(ada, "/resume")).text
        await asked(ada, "/forest keep")
        await card_of(ada, "Ada keeps")
        assert (len(letters(ada)), len(letters(bruno))) == (1, 1)
    assert refused(caplog) == []
    assert errors(caplog) == []


async def thread_of(running: Grove, person: Person) -> Channel:
    """Return a new thread, in which this person looks."""
    world = running.local.world
    parent = world.channel_named("grove")
    thread = Channel(world.snowflake(), PUBLIC_THREAD, "side", parent.guild_id, parent.id, owner_id=person.id)
    world.add_channel(thread)
    thread_rules.publish_update(world, thread)
    await person.go(thread.id)
    return thread


async def test_a_deleted_thread_is_a_lost_place_too(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        thread = await thread_of(running, ada)
        await bruno.go(thread.id)
        await playing(ada, bruno)
        running.local.world.remove_channel(thread, channel_json(running.local.world, thread))
        await told(ada, bruno)


async def test_a_deleted_channel_takes_along_the_thread_that_had_archived_itself(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        thread = await thread_of(running, ada)
        await bruno.go(thread.id)
        await playing(ada, bruno)
        table = await running.table(ada)
        thread_rules.archive(running.local.world, thread, archived=True)
        parent = running.local.world.channels[thread.parent_id or ""]
        del running.local.world.channels[thread.id]
        running.local.world.remove_channel(parent, channel_json(running.local.world, parent))
        await told(ada, bruno)
        assert (await running.tables.table(table.id)).status is Status.PAUSED


async def test_a_channel_that_went_while_the_bot_was_away_is_noticed_when_something_is_to_be_posted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        table = await running.table(ada)
        await running.stop()
        deleted(running.local)
        await running.start()
        await running.bot.desk.poster.show(table, None)
        await told(ada, bruno)
        assert (await running.tables.table(table.id)).status is Status.PAUSED
    assert errors(caplog) == []


@asynccontextmanager
async def moving_in_a_locked_thread(
    running: Grove, ada: Person, bruno: Person, *faults: Slow
) -> AsyncIterator[None]:
    """Let Ada move in a thread that is archived and locked; when the block ends and the bot has tried to post, it is opened again."""
    thread = await thread_of(running, ada)
    await bruno.go(thread.id)
    await playing(ada, bruno)
    await asked(ada, "/forest take first:A1")
    card = await card_of(ada, "Ada takes")
    await running.tidied()
    for fault in faults:
        running.local.faults.add(fault)
    thread.locked = True
    thread_rules.archive(running.local.world, thread, archived=True)
    pressing = asyncio.create_task(ada.press(card, "Keep my gems"))
    yield
    while running.bot.reach.may_speak(int(thread.id)):  # noqa: ASYNC110 - until the bot has tried to post
        await asyncio.sleep(0)
    thread.locked = False
    thread_rules.archive(running.local.world, thread, archived=False)
    await card_of(bruno, "Ada keeps")
    pressing.cancel()
    await asyncio.wait({pressing})


async def test_in_a_locked_archived_thread_who_moves_hears_that_nobody_sees_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)),
        moving_in_a_locked_thread(running, ada, bruno),
    ):
        await ada.until(lambda: bool(letters(ada, "archived and locked")), "a letter")
    assert errors(caplog) == []


async def test_a_thread_that_is_opened_while_a_card_is_on_its_way_gets_the_card(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)),
        moving_in_a_locked_thread(running, ada, bruno, Slow(route="follow-up", seconds=0.3)),
    ):
        pass
    assert errors(caplog) == []


async def test_in_a_locked_archived_thread_who_only_looks_hears_why_nothing_comes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        thread = await thread_of(running, ada)
        await bruno.go(thread.id)
        await playing(ada, bruno)
        card = await card_of(bruno, "🔒")
        await running.tidied()
        thread.locked = True
        thread_rules.archive(running.local.world, thread, archived=True)
        pressing = asyncio.create_task(bruno.press(card, label(card, "More")))
        await bruno.until(lambda: bool(letters(bruno, "archived and locked")), "a letter")
        await running.tidied()
        assert len(letters(bruno, "archived and locked")) == 1
        pressing.cancel()
        await asyncio.wait({pressing})
    assert errors(caplog) == []


@pytest.mark.parametrize("fails", [True, False])
async def test_a_place_that_is_gone_is_lost_also_where_that_cannot_be_saved_now(*, fails: bool) -> None:
    lost: list[object] = []

    def losing(what: str) -> Any:
        async def lose(number: int) -> None:
            lost.append((what, number))
            if fails:
                raise Failed("away")

        return lose

    places = SimpleNamespace(lose_channel=losing("channel"), lose_guild=losing("guild"))
    tournaments = SimpleNamespace(lose_channel=losing("tournament"))
    lost_places = LostPlaces(cast(Tables, SimpleNamespace(places=places, tournaments=tournaments)))
    await lost_places.lose_channel(5)
    await lost_places.lose_guild(70)
    assert lost == [("channel", 5), ("tournament", 5), ("guild", 70)]
