"""/undo: alone, and with the consent of the others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.turn import undo
from bot.discord.delivery.request import Request
from bot.tables import Table
from engine.errors import Sealed
from engine.text import Seat, say
from standin.faults.model import Failing
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
    pressed,
    turn,
)
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import Words, words


async def test_undo_is_previewed_and_told_to_everybody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        nothing = await asked(celina, "/undo")
        assert "Nie ma czego cofać" in nothing.text
        sure = await asked(ada, "/undo")
        assert "A1" in sure.text
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


@pytest.mark.parametrize("is_alone", [True, False])
async def test_beyond_ones_own_turn_everybody_is_asked_and_whoever_moves_alone_nobody(
    monkeypatch: pytest.MonkeyPatch, is_alone: bool
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(undo, "escaped_names", lambda _: ("Ada", "Bruno"))
    monkeypatch.setattr(undo, "sentences", lambda told, _, people, seat: [f"{people[seat]} {told}"])
    monkeypatch.setattr(undo, "movers", lambda _: (Seat(0),) if is_alone else (Seat(0), Seat(1)))
    pages: list[list[str]] = []

    async def revocable(table: Any, person: int) -> Any:
        assert (table.id, person) == (3, 7)
        return SimpleNamespace(moves=("takes", "keeps"))

    async def nothing() -> None:
        """Take no time."""

    async def answer(page: Any) -> None:
        pages.append(
            [
                found
                for part in parts(page)
                for key in ("content", "custom_id", "label")
                if (found := part.get(key))
            ]
        )

    request = SimpleNamespace(words=words("en"), person=SimpleNamespace(id=7), answer=answer, defer=nothing)
    tables = SimpleNamespace(votes=SimpleNamespace(revocable=revocable))
    table = SimpleNamespace(id=3, moment=4, seat_of=lambda _: Seat(0))
    sealed = Sealed(say("hand-secret"))
    desk = cast(Desk, SimpleNamespace(tables=tables))
    await undo._offer_to_ask(desk, cast(Request, request), cast(Table, table), sealed)
    [[said, *buttons]] = pages
    key, label = ("revoke-preview-alone", "button-undo") if is_alone else ("revoke-preview", "button-ask")
    assert said.split("\n") == ["hand-secret", f"{key}(count 2)", "- Ada takes", "- Ada keeps"]
    assert buttons == ["gk:3:4:askundo:", label, "gk:3:0:close:", "button-close"]
