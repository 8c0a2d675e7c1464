"""A table has one card that can be pressed on, whatever becomes of a request to Discord, or of us, meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from standin.content.messages import Origin, post
from standin.content.uploads import Body
from standin.faults.model import Aborted, Failing, Late, Routed, Slow
from standin.world.state import COMPONENTS_V2
from tests.bot.discord.grove import Grove, asked, card_of, grove, labels, playing
from tests.bot.discord.trouble import DEADLINE, hurried, insisting
from tests.clock import Clock
from tests.standin.people import Person
from tests.standin.sight import Json, Message

ACTION_ROW, TEXT_DISPLAY = 1, 10
LOST = [Aborted(applied=True), Failing(status=500, applied=True), Failing(status=503, applied=True)]
"""Faults in which a request arrives, but the bot is told otherwise."""
STRIPPING = r"PATCH .*/messages/\d+$"
"""Pattern of the first request with which the bot takes the buttons of a card away."""

LOOKING = r"GET .*/channels/\d+/messages$"


def cards(person: Person) -> list[Message]:
    """Return every card in the channel, the newest last."""
    return [message for message in person.messages() if not message.is_ephemeral and message.pictures]


async def the_only_one(running: Grove, person: Person, words: str) -> Message:
    """Wait until the newest card has these words, no other can be pressed on, and the store has it; return it."""
    await card_of(person, words)
    await person.until(lambda: [card for card in cards(person) if labels(card)] == cards(person)[-1:])
    newest = cards(person)[-1]
    assert words in newest.text
    assert await running.tables.cards.card((await running.table(person)).id) == int(newest.id)
    return newest


def row_of(card: Message) -> Json:
    """Return the first row of buttons of a card."""
    return next(each for each in card.components if each["type"] == ACTION_ROW)


async def looked_for(running: Grove, clock: Clock) -> None:
    """Let time go by until the channel has been looked through once, and nothing was found."""
    look = running.local.faults.add(Slow(route=LOOKING, seconds=0))
    await clock.hasten(look.over.wait())
    await running.local.gateway.settle()


async def come_late(running: Grove, person: Person, row: Json) -> str:
    """Let a message of the bot with these buttons take effect now; return its id, once this person has seen it."""
    world = running.local.world
    body = Body({"components": [{"type": TEXT_DISPLAY, "content": "late"}, row], "flags": COMPONENTS_V2})
    late = post(world, world.channels[person.channel], body, Origin(world.bot)).id
    await person.until(lambda: pressable(person, late) == [late])
    return late


def pressable(person: Person, *messages: str) -> list[str]:
    """Return the messages, out of `messages`, that have buttons."""
    return [message.id for message in person.messages() if message.id in messages and labels(message)]


@pytest.mark.parametrize("fault", LOST, ids=repr)
@pytest.mark.parametrize("route", ["follow-up", "post"])
async def test_a_card_whose_acknowledgement_was_lost(
    tmp_path: Path, clock: Clock, route: str, fault: Routed
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        await asked(ada, "/forest take first:A1")
        if route == "post":
            running.local.faults.add(Aborted(route="follow-up"))
        async with hurried(running, clock, fault.model_copy(update={"route": route})) as plan:
            await insisting(ada, "/forest keep")
            await plan.over.wait()
            await the_only_one(running, bruno, "Ada keeps")


@pytest.mark.parametrize(("line", "words"), [("/forest keep", "Ada keeps"), ("/board", "Ada")])
async def test_a_card_that_came_just_before_the_end_is_found_by_the_next_start(
    tmp_path: Path, clock: Clock, line: str, words: str
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        await asked(ada, "/forest take first:A1")
        before = cards(bruno)[-1]
        late = running.local.faults.add(Late(route="follow-up", seconds=60))
        await insisting(ada, line)
        await late.over.wait()
        posted = await bruno.next_message(after=before)
        await clock.hasten(running.stop())
        await running.start()
        assert await the_only_one(running, bruno, words) is posted


async def test_buttons_that_cannot_be_taken_away_now_go_later(tmp_path: Path, clock: Clock) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        failing = running.local.faults.add(Failing(route=STRIPPING, status=503))
        await asked(ada, "/board")
        await failing.over.wait()
        await bruno.until(lambda: len(cards(bruno)) > 1)
        await clock.hasten(the_only_one(running, bruno, "Ada"))


async def test_buttons_that_were_not_taken_away_before_the_end_go_after_the_next_start(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        first = running.local.faults.add(Failing(route=STRIPPING, status=503))
        await asked(ada, "/board")
        await first.over.wait()
        failing = running.local.faults.add(Failing(route=STRIPPING, status=503, times=1000))
        await bruno.until(lambda: len(cards(bruno)) > 1)
        await clock.hasten(running.stop())
        running.local.faults.stop(failing.id)
        await running.start()
        await the_only_one(running, bruno, "Ada")


async def test_a_card_of_an_earlier_life_that_comes_late_loses_its_buttons(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        row = row_of(await playing(ada, bruno))
        outage = running.local.faults.add(Aborted(route="(POST|PATCH) .*/(webhooks|channels)/", times=1000))
        await ada.command("/forest take first:A1")
        await clock.hasten(running.stop())
        running.local.faults.stop(outage.id)
        await running.start()
        card = await card_of(bruno, "Ada takes A1")
        await looked_for(running, clock)
        late = await come_late(running, bruno, row)
        await clock.hasten(bruno.until(lambda: pressable(bruno, late, card.id) == [card.id]))


async def test_a_follow_up_given_up_for_lost_that_comes_late_is_the_card(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        await asked(ada, "/forest take first:A1")
        running.local.faults.add(Aborted(route="follow-up"))
        await asked(ada, "/forest keep")
        card = await card_of(bruno, "Ada keeps")
        await looked_for(running, clock)
        late = await come_late(running, bruno, row_of(card))
        await clock.hasten(bruno.until(lambda: pressable(bruno, late, card.id) == [late]))
