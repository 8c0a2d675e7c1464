"""/undo: alone, and with the consent of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.rows import Row
from bot.tables import Table
from bot.tables.steps import group_undo
from bot.tables.steps.group_undo import Revocable
from engine.event import Event
from engine.text import Seat, say
from standin.faults.model import Failing
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    first_moves,
    grove,
    labels,
    picked,
    playing,
    pressed,
    turn,
)
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words


async def test_undo_is_previewed_and_told_to_everybody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        nothing = await asked(celina, "/undo")
        assert "Nie ma czego cofać" in nothing.text
        sure = await asked(ada, "/undo")
        assert sure.text == "This would be taken back:\n- Take A1: vines ×2"
        await pressed(ada, sure, "Undo")
        card = await card_of(celina, "takes back")
        assert "Take tiles" in labels(card)
        assert "A1" in {choice.value for choice in await ada.choices("/forest take first:")}


async def request(person: Person) -> Message:
    """Ask the others for an undo; return the card as the person sees it."""
    sure = await asked(person, "/undo")
    assert "if everybody agrees" in sure.text
    assert "Asked." in (await pressed(person, sure, "Ask the others")).text
    return await card_of(person, "Vote:")


async def test_what_was_previewed_is_not_asked_for_once_anything_has_happened(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await turn(ada, "A1")
        await asked(bruno, "/forest take first:D1")
        sure = await asked(ada, "/undo")
        assert "if everybody agrees" in sure.text
        await asked(bruno, "/forest keep")
        assert "Vote:" not in (await pressed(ada, sure, "Ask the others")).text
        assert (await running.table(ada)).vote is None


async def test_the_preview_tells_nothing_that_another_alone_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await turn(ada, "A1")
        await asked(celina, "/forest take first:D1")
        real = group_undo.revocable

        def revocable(table: Table, rows: Sequence[Row], seat: Seat) -> Revocable:
            found = real(table, rows, seat)
            secret = Event(say("vote-no"), frozenset({Seat(1)}))
            moves = tuple(replace(told, events=(*told.events, secret)) for told in found.moves)
            return replace(found, moves=moves)

        monkeypatch.setattr(group_undo, "revocable", revocable)
        sure = await asked(ada, "/undo")
        assert "Celina takes D1" in sure.text
        assert words("en").key("vote-no") not in sure.text


async def test_others_grant_an_undo_also_after_a_restart(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (running, (ada, celina, bruno)):
        await playing(ada, celina)
        await turn(ada, "A1")
        await asked(celina, "/forest take first:D1")
        sure = await asked(ada, "/undo")
        assert "Celina has moved since" in sure.text
        assert "Celina takes D1" in sure.text
        await pressed(ada, sure, "Cancel")
        await request(ada)
        card = await card_of(celina, "Vote:")
        assert "- Celina takes D1" in card.text, "what is voted on"
        assert card.mentions == ["Celina"]
        assert "Waiting for" in card.text
        assert (
            "not playing in this game" in (await pressed(bruno, await card_of(bruno, "Vote:"), "Agree")).text
        )
        await running.stop()
        await ada.bot_gone()
        await running.start()
        await ada.bot_ready()
        agreed = await pressed(celina, card, "Agree")
        assert agreed.is_ephemeral
        assert "rozstrzygnięta" in agreed.text
        after = await card_of(ada, "moves are taken back")
        assert after.mentions == ["Ada"]
        assert "Vote:" not in after.text
        assert "Take tiles" in labels(after)
        await turn(ada, "A1")


async def test_a_request_is_refused_or_overtaken(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        await turn(ada, "A1")
        await asked(celina, "/forest take first:D1")
        mine = await request(ada)
        assert "cannot vote" in (await pressed(ada, mine, "Agree")).text
        theirs = await card_of(celina, "Vote:")
        both = await asyncio.gather(*(pressed(celina, theirs, "No") for _ in range(2)))
        assert len([m for m in both if "nic się nie zmienia" in m.text]) == 1
        assert "Vote:" not in (await card_of(ada, "does not agree")).text
        old = await request(ada)
        running.local.faults.add(Failing(route="change", status=403, times=1000))
        await asked(celina, "/forest keep")
        await running.tidied()
        assert "decided already" in (await pressed(ada, old, "No")).text
        assert "Vote:" not in (await card_of(ada, "Celina keeps")).text


async def test_whoever_moves_alone_asks_nobody_beyond_the_own_turn(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await ada.speak("en-US")
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await first_moves(ada, lobby)
        await picked(ada, lobby, "Add a computer", "random")
        await pressed(ada, lobby, "Start")
        await turn(ada, "A1")
        await card_of(ada, "Computer 1 takes")
        moves = await running.tables.history((await running.table(ada)).id)
        sure = await asked(ada, "/undo")
        reason, offer, *told = sure.text.split("\n")
        assert "Computer 1 has moved since" in reason
        assert offer.startswith("Only computers would have to agree")
        assert f"These {len(moves)} moves" in offer
        assert told[:3] == [
            "- Ada takes A1: vines ×2.",
            "- Ada keeps all gems where they are.",
            "- Computer 1 takes D1: vines · moon.",
        ]
        assert labels(sure) == ["Undo", "Cancel"]
        assert (await pressed(ada, sure, "Undo")).text.startswith("Taken back.")
        assert await running.tables.history((await running.table(ada)).id) == []
