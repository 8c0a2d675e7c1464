"""Places in which the bot may not post by itself: it plays on by its answers, shows all that happens, and asks for nothing forbidden."""

from __future__ import annotations

import logging
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.cards.table_card import News
from bot.discord.delivery.notices.reminders import Reminders
from bot.tables import Person as TablePerson
from bot.tables import Status
from engine.players import LEVELS
from standin.protocol.permissions import ATTACH_FILES, INVITED, READ_MESSAGE_HISTORY
from tests.bot.discord.delivery.notices.test_reminders import timed
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    first_moves,
    grove,
    labels,
    playing,
    pressed,
)
from tests.bot.discord.trouble import errors
from tests.bot.tables.computers.thinkers import First
from tests.standin.people import Person
from tests.standin.sight import Message

FAR, GROUP = "summit", "Ada, Bruno, Celina"
PLAYERS = {**LEVELS, "brief": First()}


def refused(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the requests of the bot that were refused."""
    return [record.getMessage() for record in caplog.records if " is refused: " in record.getMessage()]


async def only_one_is_pressable(person: Person) -> None:
    await person.until(lambda: len(pressable(person)) == 1, "one card that can be pressed")


def pressable(person: Person) -> list[Message]:
    return [message for message in person.messages() if not message.is_ephemeral and labels(message)]


async def against_a_computer(person: Person) -> Message:
    """Begin a game of this person and a computer player; return its card."""
    lobby = await asked(person, f"/play game:{FOREST} seats:2")
    await first_moves(person, lobby)
    await person.select(lobby, "Add a computer", "brief")
    await person.press(lobby, "Start")
    return await card_of(person, "🔒")


@pytest.mark.parametrize(("name", "channel"), [("Bruno", FAR), ("Celina", FAR), ("Bruno", GROUP)])
async def test_a_guest_shows_what_computers_do_on_one_card_that_can_be_pressed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, channel: str
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, name, players=PLAYERS) as (_, (guest,)):
        await guest.speak("en-US")
        await guest.go(channel)
        await against_a_computer(guest)
        for tile in ("A1", "B1", "C1", "D1"):
            await asked(guest, f"/forest take first:{tile}")
            await asked(guest, "/forest keep")
            await guest.sees(lambda m: "Computer 1 takes" in m.text and "Take tiles" in labels(m))
            await only_one_is_pressable(guest)
    assert refused(caplog) == []
    assert errors(caplog) == []


async def _moved_elsewhere(running: Grove, person: Person) -> None:
    """Make a move of this person that no interaction of this channel has brought, as one by the clock."""
    table = await running.table(person)
    change = await running.tables.act(table.id, TablePerson(int(person.id), person.name), "take A1", 1)
    await running.bot.desk.poster.tell(table.id, News(change.told))


async def test_who_comes_late_to_where_the_bot_is_a_guest_is_shown_the_newest_by_a_button(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, "Bruno", "Celina", players=PLAYERS) as (running, (bruno, celina)):
        for person in (bruno, celina):
            await person.go(FAR)
            await person.speak("en-US")
        lobby = await asked(bruno, f"/play game:{FOREST} seats:2")
        await first_moves(bruno, lobby)
        await pressed(celina, await celina.sees("(host)"), "Join")
        await pressed(bruno, lobby, "Start")
        card = await card_of(bruno, "🔒")
        await only_one_is_pressable(bruno)
        with monkeypatch.context() as later:
            later.setattr("bot.discord.delivery.request.LIFETIME", 0)
            await _moved_elsewhere(running, bruno)
        assert "Bruno takes" not in card.text
        await pressed(celina, card, "Show the newest")
        assert "Bruno takes A1" in (await card_of(celina, "Bruno takes A1")).text
        await only_one_is_pressable(celina)
    assert refused(caplog) == []


async def test_in_a_channel_that_is_hidden_in_mid_game_it_goes_on_by_answers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, "Ada", players=PLAYERS) as (running, (ada,)):
        await against_a_computer(ada)
        await only_one_is_pressable(ada)
        running.local.permit("grove", 0)
        for tile in ("A1", "B1"):
            await asked(ada, f"/forest take first:{tile}")
            await asked(ada, "/forest keep")
            await ada.sees(lambda m: "Computer 1 takes" in m.text and "Take tiles" in labels(m))
            await only_one_is_pressable(ada)
    assert refused(caplog) == []
    assert errors(caplog) == []


async def test_what_could_not_be_tidied_up_is_when_the_permission_comes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        first = await playing(ada, bruno)
        await only_one_is_pressable(ada)
        running.local.permit("grove", 0)
        monkeypatch.setattr("bot.discord.delivery.request.LIFETIME", 0)
        await asked(ada, "/board")
        await running.tidied()
        assert labels(first)
        running.local.permit("grove", INVITED)
        await only_one_is_pressable(ada)
    assert refused(caplog) == []
    assert errors(caplog) == []


async def test_an_old_card_becomes_one_line_without_anything_being_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.local.permit("grove", INVITED & ~READ_MESSAGE_HISTORY)
        first = await playing(ada, bruno)
        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await ada.until(lambda: not labels(first), "the old card to lose its buttons")
        assert first.pictures == []
        assert "🔒 Fair shuffle" in first.text
    assert refused(caplog) == []


async def test_an_old_card_that_nobody_remembers_and_nobody_can_read_still_loses_its_buttons(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        first = await playing(ada, bruno)
        running.local.permit("grove", INVITED & ~READ_MESSAGE_HISTORY)
        await running.stop()
        await running.start()
        await ada.bot_ready()
        await asked(ada, "/board")
        await ada.until(lambda: not labels(first), "the old card to lose its buttons")
        assert len(pressable(ada)) == 1
    assert errors(caplog) == []


async def test_where_pictures_may_not_be_sent_computers_moves_are_told_in_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with grove(tmp_path, "Ada", players=PLAYERS) as (running, (ada,)):
        running.local.permit("grove", INVITED & ~ATTACH_FILES)
        await against_a_computer(ada)
        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        card = await ada.sees(lambda m: "Computer 1 takes" in m.text and "Take tiles" in labels(m))
        assert card.pictures == []
    assert refused(caplog) == []


@pytest.mark.parametrize("channel", [FAR, "grove"])
async def test_the_clock_stands_still_where_nobody_can_be_told_what_it_has_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, channel: str
) -> None:
    async with grove(tmp_path, "Bruno", "Celina") as (running, people):
        for person in people:
            await person.go(channel)
            await person.speak("en-US")
        await timed(*people, pace="quick", end="computer")
        bot = running.bot
        watching = Reminders(bot, bot.desk.poster, running.tables, bot.reach)
        monkeypatch.setattr("bot.discord.delivery.request.LIFETIME", 0)
        running.later = timedelta(hours=3)
        following = await running.tables.scheduler.run_due(watching)
        table = await running.table(people[0])
        assert [chair.seat for chair in table.chairs if chair in table.awaiting] == (
            [] if channel == FAR else [1]
        )
        assert (table.status is Status.PAUSED, following is None) == (channel == FAR, channel == FAR)
