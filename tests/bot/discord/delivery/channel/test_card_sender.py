"""Every outcome of a card that is sent: which message is then the card, and whether it has to be looked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from bot.discord.delivery.channel.card_sender import SENT_AGAIN
from bot.discord.delivery.request import LIFETIME, Request
from bot.discord.ui.transport import NO_ACCESS, NO_PERMISSION, UNKNOWN_INTERACTION
from standin.content.messages import Origin, delete, post
from standin.content.uploads import Body
from standin.faults.model import Aborted, Failing, Late, Routed
from standin.protocol.permissions import (
    EVERY_PERMISSION,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
)
from standin.world.state import Stored
from tests.bot.discord.asking import word
from tests.bot.discord.corner import Corner, corner
from tests.bot.discord.trouble import away
from tests.clock import Clock
from tests.standin.conformance import Conformance


def sendings(said: list[str]) -> list[str]:
    """Return the requests that send or look for a card, each kind once; those that tidy up old ones are left out."""
    return [each for each in dict.fromkeys(said) if not each.startswith(("change", "GET"))]


FOLLOW_UP = "follow-up"
OUTCOMES: list[tuple[str, Routed | None, bool, list[str]]] = [
    ("it arrives", None, False, ["follow-up"]),
    (
        "it is sent twice",
        Failing(route=FOLLOW_UP, applied=True),
        True,
        ["follow-up 500", "follow-up", "search"],
    ),
    ("it takes as long", Late(route=FOLLOW_UP, seconds=SENT_AGAIN), True, ["follow-up", "search"]),
    (
        "it comes too late",
        Failing(route=FOLLOW_UP, status=404, code=UNKNOWN_INTERACTION),
        False,
        ["follow-up 404", "search", "post"],
    ),
    ("the connection breaks", Aborted(route=FOLLOW_UP), False, ["search", "post"]),
    ("it breaks too late", Aborted(route=FOLLOW_UP, applied=True), False, ["search"]),
]


async def test_the_card_is_what_has_arrived_and_is_looked_for_where_that_is_not_sure(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        for what, fault, takes_time, requests in OUTCOMES:
            request, before = await here.request(), await here.shown()
            if fault is not None:
                here.running.local.faults.add(fault)
            assert await here.posts(request, takes_time=takes_time), what
            assert sendings(await here.settled()) == requests, what
            card = await here.shown()
            assert [int(each.id) for each in here.pressable()] == [card], what
            assert card != before, what


async def test_of_several_that_show_the_table_the_newest_is_the_card_and_else_the_one_that_was_sent(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    """Where it was deleted meanwhile, too: that is found out with the next card."""
    async with corner(tmp_path, conformance, clock) as here:
        world = here.running.local.world

        async def sent_late(meanwhile: Callable[[Stored], object]) -> Stored:
            """Send a follow-up, of which the bot hears late and which something happens to meanwhile; return it."""
            request = await here.request()
            plan = here.running.local.faults.add(Late(route=FOLLOW_UP, seconds=2 * SENT_AGAIN))
            sending = asyncio.create_task(here.posts(request, takes_time=True))
            await plan.over.wait()
            newest = here.pressable()[-1]
            meanwhile(newest)
            await sending
            return newest

        def copied(newest: Stored) -> None:
            body = Body({"components": newest.json["components"], "flags": newest.json["flags"]})
            post(world, world.channels[str(here.channel)], body, Origin(world.bot))

        first = await sent_late(copied)
        assert here.pressable()[-1] is not first
        assert await here.shown() == int(here.pressable()[-1].id)
        await here.settled()
        assert len(here.pressable()) == 1
        deleted = await sent_late(lambda newest: delete(world, newest))
        assert await here.shown() == int(deleted.id)
        here.running.local.permit("grove", EVERY_PERMISSION & ~READ_MESSAGE_HISTORY)
        unread = await sent_late(lambda _: None)
        assert await here.shown() == int(unread.id)
        assert "search" not in await here.settled()


async def test_a_lobby_that_is_sent_twice_keeps_its_buttons(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    """They do not tell what it shows, so a search cannot say that it is the card."""
    async with corner(tmp_path, conformance, clock, has_begun=False) as here:
        request = await here.request()
        here.running.local.faults.add(Failing(route=FOLLOW_UP, applied=True))
        assert await here.posts(request, takes_time=True)
        assert sendings(await here.settled()) == ["follow-up 500", "follow-up", "search"]
        assert [int(each.id) for each in here.pressable()] == [await here.shown()]


async def sent(here: Corner, request: Request | None = None) -> tuple[bool, list[str], list[str | None]]:
    """Send the card; return whether that was done, what was asked of Discord, and the nonces. Ada alone is to be notified."""
    is_sent = await here.posts(request)
    exchanges = await here.heard()
    cards = [each for each in exchanges if each.method == "POST" and each.sent]
    assert all(each.sent["allowed_mentions"]["users"] == [int(here.ada.id)] for each in cards)
    return is_sent, [word(each) for each in exchanges], [each.sent.get("nonce") for each in cards]


async def test_a_card_is_a_follow_up_where_it_can_be_and_else_a_message_and_else_said_by_the_voice(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        await here.running.tables.preferences.set(int(here.bruno.id), pings="none")
        own, elsewhere = await here.request(), await here.request("meadow")
        again = f"card {here.table.id}.{here.table.moment}"
        assert await sent(here, own) == (True, ["follow-up"], [None])
        assert await sent(here) == (True, ["post", "change by answer"], [again])
        assert await sent(here, elsewhere) == (True, ["post", "change"], [str(elsewhere.id)])
        here.running.local.permit("grove", EVERY_PERMISSION & ~SEND_MESSAGES & ~SEND_MESSAGES_IN_THREADS)
        await here.request()
        assert await sent(here) == (True, ["follow-up", "change"], [None])
        clock.forward(LIFETIME)
        assert await sent(here) == (False, [], [])
        request = await here.request()
        here.running.local.faults.add(Failing(route=FOLLOW_UP, status=403, code=NO_PERMISSION))
        assert await sent(here, request) == (False, ["follow-up 403"], []), "the same is not asked twice"


async def test_a_message_that_is_refused_is_said_by_the_voice_and_one_that_fails_is_in_doubt(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        faults, cleanup = here.running.local.faults, here.poster._cleanup
        request = await here.request()
        faults.add(Failing(route=FOLLOW_UP, status=400))
        with pytest.raises(discord.HTTPException):
            await here.posts(request)
        assert await here.settled() == ["follow-up 400"]
        faults.add(Failing(route="post", status=403, code=NO_PERMISSION))
        assert await here.posts(None)
        assert await here.settled() == ["post 403", "follow-up"]
        assert here.running.bot.reach.reopen([here.channel]) == [here.channel]
        assert not cleanup.is_in_doubt(here.table.id)
        faults.add(Failing(route="post", status=503))
        with pytest.raises(discord.HTTPException):
            await here.posts(None)
        assert await here.settled() == ["post 503"]
        assert cleanup.is_in_doubt(here.table.id)


async def test_a_card_is_changed_as_part_of_an_answer_or_by_itself_or_not_at_all(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        reach, local = here.running.bot.reach, here.running.local

        async def changed() -> tuple[bool, list[str]]:
            """Change the card; return whether that was done, and what was asked of Discord. Nobody is to be notified."""
            is_changed = await here.sender.edit(here.table, await here.card())
            exchanges = await here.heard()
            assert not any(each.sent["allowed_mentions"].get("users") for each in exchanges if each.sent)
            return is_changed, [word(each) for each in exchanges]

        request = await here.request()
        assert await changed() == (False, []), "there is none"
        assert await here.posts(request)
        await here.settled()
        assert await changed() == (True, ["change by answer"])
        assert await here.posts(None)
        await here.settled()
        assert await changed() == (True, ["change"])
        assert [int(each.id) for each in here.pressable()] == [await here.shown()]
        local.faults.add(Failing(route="change", status=403, code=NO_ACCESS))
        assert await changed() == (False, ["change 403"])
        assert reach.closed == [here.channel]
        assert await changed() == (False, [])


async def test_a_card_that_comes_after_a_newer_one_loses_its_buttons(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        before = here.table
        here.table = await here.running.play(here.ada, "take A1")
        assert await here.posts(None)
        newer = await here.shown()
        here.table = before
        assert await here.posts(None)
        await here.settled()
        assert [int(each.id) for each in here.pressable()] == [await here.shown()] == [newer]


@pytest.mark.file
async def test_a_card_that_is_not_saved_has_been_posted_all_the_same(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        request = await here.request()
        assert await here.posts(request)
        await here.settled()
        with away(tmp_path / "grove.db", "posted"):
            assert await here.posts(request)
            assert here.poster._cleanup.is_in_doubt(here.table.id)
            assert await here.settled() == ["follow-up"]
