"""A computer player who takes its time, as people see it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.discord.delivery.channel import card_sender
from bot.tables import Table
from bot.tables.computers.players import Computers
from engine.action import to_text
from engine.chance import Chance
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, Late, never
from engine.text import Seat
from tests.bot.discord.grove import FOREST, asked, card_of, first_moves, grove, labels, pressed
from tests.bot.tables.computers.thinkers import First, Gated, Puzzled, gate_at, let_through, reached
from tests.standin.people import Person
from tests.standin.screen import PATIENCE
from tests.standin.sight import Message


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the bot from looking for a card that is long on its way: here the machine is slow, and not the line."""
    monkeypatch.setattr(card_sender, "SENT_AGAIN", PATIENCE)


def with_brief(player: ComputerPlayer) -> Mapping[str, ComputerPlayer]:
    return {**LEVELS, "brief": player}


async def after_own_turn(host: Person, *guests: Person) -> Message:
    """Return the card of a game with a computer player on the last seat, once everybody before it has moved."""
    lobby = await asked(host, f"/play game:{FOREST} seats:{len(guests) + 2}")
    await first_moves(host, lobby)
    for guest in guests:
        await guest.press(await guest.sees("(host)"), "Join")
    await host.select(lobby, "Add a computer", "brief")
    await host.press(lobby, "Start")
    await card_of(host, "🔒")
    for number, person in enumerate((host, *guests)):
        # Whoever is quicker than the card that asks them is told of on that card already.
        await card_of(host, f"{person.name}’s turn: take")
        await asked(person, f"/forest take first:{'ABC'[number]}1")
        await asked(person, "/forest keep")
    return await card_of(host, "is thinking")


def cards(person: Person) -> list[str]:
    return [message.id for message in person.messages() if not message.is_ephemeral]


async def test_what_a_computer_has_thought_of_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks in this process, for what it does elsewhere takes longer than all the rest."""

    async def think(
        _: object, table: Table, seat: Seat, __: object, player: ComputerPlayer, seed: bytes
    ) -> str:
        assert table.match is not None
        return to_text(player.pick(table.match.copy(), seat, Chance(seed)))

    monkeypatch.setattr(Computers, "_think", think)
    async with grove(tmp_path, "Ada", players=with_brief(First())) as (_, (ada,)):
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await first_moves(ada, lobby, "2")
        await ada.select(lobby, "Add a computer", "brief")
        await ada.press(lobby, "Start")
        card = await card_of(ada, "Computer 1 takes")
        assert "Take tiles" in labels(card)


async def test_the_card_says_that_a_computer_is_thinking_and_then_what_it_did(tmp_path: Path) -> None:
    gate = gate_at(tmp_path)
    async with grove(tmp_path, "Ada", players=with_brief(Gated(gate))) as (_, (ada,)):
        card = await after_own_turn(ada)
        assert "Computer 1 is thinking" in card.text
        assert "Take tiles" not in labels(card)
        before = cards(ada)
        for _ in ("take", "gem"):
            await let_through(await reached(gate))
        card = await card_of(ada, "Computer 1 takes")
        assert "Ada keeps" in card.text
        assert "is thinking" not in card.text
        assert "Take tiles" in labels(card)
        assert cards(ada) == before


async def test_a_computers_move_is_told_with_the_move_before_it_on_the_card_of_who_is_next(
    tmp_path: Path,
) -> None:
    """A turn is one message: that of Bruno stays on the card that asked him, until a new one asks Ada and tells both turns."""
    gate = gate_at(tmp_path)
    async with grove(tmp_path, "Ada", "Bruno", players=with_brief(Gated(gate))) as (_, (ada, bruno)):
        thinking = await after_own_turn(ada, bruno)
        assert "Bruno keeps" in thinking.text
        before = cards(ada)
        assert before[-1] == thinking.id
        for _ in ("take", "gem"):
            await let_through(await reached(gate))
        card = await card_of(ada, "Computer 1 takes")
        assert "Bruno keeps" in card.text
        assert ada.mention in card.text
        assert cards(ada) == [*before, card.id]
        assert len(before) == 3, "the lobby, the first card, and the one that asked Bruno"


async def test_an_undo_in_mid_thought_gives_the_turn_back(tmp_path: Path) -> None:
    gate = gate_at(tmp_path)
    async with grove(tmp_path, "Ada", players=with_brief(Gated(gate))) as (running, (ada,)):
        await after_own_turn(ada)
        opened = await reached(gate)
        await pressed(ada, await asked(ada, "/undo"), "Undo")
        await let_through(opened)
        card = await card_of(ada, "takes back")
        assert "is thinking" not in card.text
        assert ada.mention in card.text
        assert [each.name for each in (await running.table(ada)).awaiting] == ["Ada"]


async def test_a_restart_in_mid_thought_is_made_good_on_the_same_card(tmp_path: Path) -> None:
    gate = gate_at(tmp_path)
    async with grove(tmp_path, "Ada", players=with_brief(Gated(gate))) as (running, (ada,)):
        await after_own_turn(ada)
        opened = await reached(gate)
        await running.stop()
        opened.close()
        running.players = with_brief(First())
        await running.start()
        card = await card_of(ada, "Computer 1 takes")
        assert "Take tiles" in labels(card)
        history = await running.tables.history((await running.table(ada)).id)
        assert [told.seat for told in history] == [0, 0, 1, 1]


class Faint(First):
    """A player who fails the first time."""

    slow = False

    def __init__(self) -> None:
        self.failed = Event()

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        if not self.failed.is_set():
            self.failed.set()
            raise RuntimeError("too weak")
        return super().pick(match, seat, chance, late)


async def test_a_computer_that_got_stuck_goes_on_when_somebody_looks(tmp_path: Path) -> None:
    faint = Faint()
    players = {**LEVELS, "brief": Puzzled(), "greedy": faint}
    async with grove(tmp_path, "Ada", players=players) as (_, (ada,)):
        await after_own_turn(ada)
        await asyncio.to_thread(faint.failed.wait)
        await asked(ada, "/board")
        card = await card_of(ada, "Computer 1 takes")
        assert "Take tiles" in labels(card)
