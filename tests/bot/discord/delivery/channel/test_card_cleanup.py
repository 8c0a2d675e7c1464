"""A table has one card that can be pressed on, whatever becomes of a request to Discord, or of us, meanwhile."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery.channel import card_cleanup
from bot.discord.delivery.channel.card_cleanup import BELOW, CardCleanup
from bot.discord.delivery.reach import Reach
from bot.discord.ui.components import Page, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.transport import NO_ACCESS, NO_PERMISSION, UNKNOWN_CHANNEL
from bot.store.errors import Failed
from bot.tables import Table, Tables
from bot.tables.model.errors import NoTable
from standin.content.messages import Origin, post
from standin.content.uploads import Body
from standin.faults.model import Aborted, Failing, Late, Routed, Slow
from standin.world.state import COMPONENTS_V2
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.delivery.test_reach import refusal
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


class Disk:
    """Tables as far as the cleanup knows them, with a database that may fail."""

    def __init__(self, *, fails: bool = False) -> None:
        self.clean: list[int] = []
        self.stale: list[tuple[int, list[int]]] = []
        self.fails = fails
        self.cards = self

    async def table(self, _: int) -> Any:
        if self.fails:
            raise Failed("away")
        raise NoTable

    async def mark_clean(self, messages: Collection[int]) -> None:
        self.clean += messages

    async def mark_stale(self, channel: int, messages: list[int]) -> None:
        self.stale.append((channel, messages))

    async def card(self, _: int) -> int:
        return 60

    async def stale_messages(self) -> list[tuple[int, int]]:
        return [(5, 50), (6, 60)]

    async def ids_behind(self) -> list[int]:
        return [3]


class Edits:
    """Discord as far as the cleanup changes messages there, and the reach of the bot."""

    def __init__(self, error: Exception | None = None) -> None:
        self.edited: list[tuple[int, str]] = []
        self.error = error

    async def edit_by_answer(self, message: int, page: Any, pictures: object) -> object:
        assert pictures == ()
        if self.error is not None:
            raise self.error
        self.edited.append((message, " ".join(part["content"] for part in parts(page) if "content" in part)))
        return page


def cleaner(disk: Disk, edits: Edits) -> CardCleanup:
    client = cast(discord.Client, SimpleNamespace(get_channel=lambda _: None))
    reach = Reach(client, lambda _: None)
    reach.edit_by_answer = edits.edit_by_answer  # type: ignore[method-assign, assignment]
    return CardCleanup(client, cast(Tables, disk), reach)


def a_card(table: int = 3) -> Page:
    return Page(text("a card"), *rows([button_to(CustomId(table, 1, "moves"), "moves")]))


async def test_a_card_whose_table_is_gone_becomes_a_sign_and_is_recorded_as_clean() -> None:
    disk, edits = Disk(), Edits()
    cleanup = cleaner(disk, edits)
    cleanup.keep(50, 5, a_card())
    cleanup.remove_buttons(5, 50)
    await cleanup._tasks.drain()
    assert edits.edited == [(50, BELOW)]
    assert disk.clean == [50]
    assert cleanup._cards == {}


async def test_a_card_loses_its_buttons_where_it_stands_though_the_game_goes_on_elsewhere() -> None:
    cleanup = cleaner(Disk(), Edits())
    cleanup._reach.note(6, refusal(NO_ACCESS))
    cleanup.keep(50, 5, a_card())
    cleanup.remove_buttons(6, 50)
    await cleanup._tasks.drain()
    assert cleanup._cards == {}


async def test_old_cards_that_are_found_are_recorded_so_that_they_lose_their_buttons_whatever_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cleanup = cleaner(disk := Disk(), Edits())

    async def search(_: object) -> dict[int, set[int]]:
        return {70: {5}, 60: {4}, 50: {3}, 40: {2}}

    monkeypatch.setattr(cleanup, "_search", search)
    cleanup.doubt(3)
    table = SimpleNamespace(id=3, moment=5, place=SimpleNamespace(channel=5))
    assert await cleanup.find_lost_card(cast(Table, table)) == 70
    assert disk.stale == [(5, [50, 40])]
    assert not cleanup.is_in_doubt(3)
    await cleanup._tasks.cancel()


async def test_a_card_without_buttons_is_left_as_it_is() -> None:
    disk, edits = Disk(), Edits()
    cleanup = cleaner(disk, edits)
    cleanup.keep(50, 5, Page(text("a line")))
    cleanup.remove_buttons(5, 50)
    await cleanup._tasks.drain()
    assert (edits.edited, disk.clean) == ([], [50])


@pytest.mark.parametrize(
    ("disk", "error", "is_clean"),
    [
        (Disk(fails=True), None, False),
        (Disk(), refusal(NO_PERMISSION), False),
        (Disk(), refusal(UNKNOWN_CHANNEL, 404), True),
        (Disk(), refusal(10008, 404), True),
    ],
    ids=["database", "permission", "channel gone", "message gone"],
)
async def test_a_card_stays_to_be_cleaned_while_there_is_hope(
    disk: Disk, error: Exception | None, is_clean: bool
) -> None:
    cleanup = cleaner(disk, Edits(error))
    cleanup.keep(50, 5, a_card())
    cleanup.remove_buttons(5, 50)
    await cleanup._tasks.drain()
    assert disk.clean == ([50] if is_clean else [])
    assert [*cleanup._cards] == ([] if is_clean else [50])


async def test_where_nothing_may_be_changed_nothing_is_tried_until_that_has_passed() -> None:
    disk, edits = Disk(), Edits()
    cleanup = cleaner(disk, edits)
    cleanup.keep(50, 5, a_card())
    cleanup._reach.note(5, refusal(NO_ACCESS))
    cleanup.remove_buttons(5, 50)
    await cleanup._tasks.drain()
    assert (edits.edited, disk.clean) == ([], [])
    cleanup._reach.reopen([5])
    await cleanup.catch_up([5])
    await cleanup._tasks.drain()
    assert disk.clean == [50], "and of other channels nothing"
    cleanup._reach.lose(5)
    cleanup.keep(50, 5, a_card())
    cleanup.remove_buttons(5, 50)
    await cleanup._tasks.drain()
    assert disk.clean == [50, 50], "in a channel that is gone there is nothing to be done"


async def test_after_a_start_what_was_left_is_gone_on_with_and_in_doubt() -> None:
    cleanup = cleaner(disk := Disk(), Edits())
    for channel, message in await disk.stale_messages():
        cleanup.keep(message, channel, a_card())
    await cleanup.begin()
    await cleanup._tasks.drain()
    assert sorted(disk.clean) == [50, 60]
    assert cleanup.is_in_doubt(3)
    assert not cleanup.is_in_doubt(4)
    cleanup.doubt(4)
    assert cleanup.is_in_doubt(4)


def test_of_many_cards_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_cleanup, "KEPT", 2)
    cleanup = cleaner(Disk(), Edits())
    for message in (1, 2, 1, 3):
        cleanup.keep(message, 5, a_card())
    assert [*cleanup._cards] == [1, 3]
