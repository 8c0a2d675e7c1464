"""Votes on the table card: a game is paused when everybody agrees, and goes on when they come back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.bot.discord.delivery.notices.test_reminders import timed
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    grove,
    labels,
    picked,
    playing,
    pressed,
    turn,
)
from tests.standin.people import Person


async def test_a_game_is_paused_and_gone_on_with(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "paused" in (await asked(ada, "/pause")).text
        card = await card_of(celina, "The game is paused")
        assert labels(card) == ["Resume", "My hand", "History", "Scores"]
        assert "wstrzymana" in (await asked(celina, "/forest take first:A1")).text
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        assert "stół" in (await asked(celina, "/resume")).text
        await ada.press(lobby, "Close the lobby")
        assert "Gramy dalej" in (await pressed(celina, card, "Resume")).text
        on = await card_of(ada, "resumes the game")
        assert on.mentions == ["Ada"]
        await turn(ada, "A1")
        assert "No game is paused" in (await asked(ada, "/resume")).text


@pytest.mark.parametrize("is_refused", [True, False])
async def test_the_result_of_a_vote_reaches_whoever_asked(tmp_path: Path, *, is_refused: bool) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await pressed(bruno, await asked(bruno, "/cancel"), "Ask the others")
        card = await card_of(ada, "Vote:")
        assert card.mentions == ["Ada"]
        if is_refused:
            await ada.press(card, "No")
        else:
            running.forward(timedelta(hours=24, seconds=1))
        words = "Ada does not agree" if is_refused else "The vote on cancelling the game is void"
        card = await bruno.sees(lambda m: words in m.text and m.mentions == ["Bruno"])
        assert f"This is for {bruno.mention}." in card.text


@pytest.mark.parametrize("deed", ["/forest take first:A1", "/away until:"])
async def test_a_vote_that_its_subject_makes_void_is_said_to_whoever_asked(tmp_path: Path, deed: str) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await timed(ada, bruno, celina, pace="quick")
        running.forward(timedelta(hours=2, seconds=1))
        await bruno.sees("your time for a move")
        choices = await asked(celina, "/replace")
        await pressed(celina, choices, "Zastąpić: Ada?")
        card = await card_of(bruno, "Celina asks to let a computer play for Ada")
        assert card.mentions == ["Bruno"]
        if deed.endswith(":"):
            deed += str([each.value for each in await ada.choices(deed)][3])
        await asked(ada, deed)
        card = await celina.sees(lambda m: "The vote on a computer is void" in m.text)
        assert card.mentions == ["Celina"]
        assert (await running.table(ada)).chairs[0].mover == int(ada.id)


async def test_who_is_to_move_hears_the_result_of_their_vote_too(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await playing(ada, bruno)
        await pressed(ada, await asked(ada, "/cancel"), "Ask the others")
        card = await card_of(bruno, "Ada asks to cancel the game")
        await bruno.press(card, "No")
        await ada.sees(lambda m: "Bruno does not agree" in m.text and m.mentions == ["Ada"])


async def test_of_two_who_are_both_late_the_win_is_not_offered(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        lobby = await asked(ada, "/play game:living-forest seats:2")
        panel = await pressed(ada, lobby, "Options")
        await picked(ada, panel, "Time per move", "quick")
        await pressed(celina, await celina.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        await card_of(ada, "🔒")
        running.forward(timedelta(hours=3))
        choices = await asked(ada, "/replace")
        assert "Celina has let the time pass, and so have you" in choices.text
        assert labels(choices)[0] == "End it, no rating"
        for line in ("draw", "stop"):
            await asked(celina, f"/living {line}")
        choices = await asked(celina, "/replace")
        assert labels(choices)[:2] == ["Biorę zwycięstwo", "Koniec, bez rankingu"]


Deed: TypeAlias = Callable[[Person, Person], Awaitable[object]]
"""Something that Bruno does, with Dorota who stands by, in which an open vote ends."""


async def _comes_back(bruno: Person, _: Person) -> None:
    await asked(bruno, "/back")


async def _lets_play(bruno: Person, _: Person) -> None:
    await pressed(bruno, await asked(bruno, "/standin"), "beginner")


async def _leaves(bruno: Person, _: Person) -> None:
    await pressed(bruno, await asked(bruno, "/resign"), "Leave the game")


async def _is_forgotten(bruno: Person, _: Person) -> None:
    sure = await pressed(bruno, await asked(bruno, "/privacy"), "Forget me…")
    await pressed(bruno, sure, "Yes, forget me for good")


async def _is_followed(_: Person, dorota: Person) -> None:
    card = await card_of(dorota, "Vote:")
    sure = await pressed(dorota, card, "Take Bruno’s seat")
    await pressed(dorota, sure, "Take the seat")


async def _offers(bruno: Person, _: Person) -> None:
    await pressed(bruno, await asked(bruno, "/substitute"), "Offer my seat")


async def _nothing(_: Person, __: Person) -> None: ...


@pytest.mark.parametrize(
    ("before", "deed"),
    [
        (_lets_play, _comes_back),
        (_nothing, _lets_play),
        (_nothing, _leaves),
        (_nothing, _is_forgotten),
        (_offers, _is_followed),
    ],
)
async def test_a_vote_that_ends_with_a_change_of_seats_is_said_to_whoever_asked(
    tmp_path: Path, before: Deed, deed: Deed
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina", "Dorota") as (_, (ada, bruno, celina, dorota)):
        await dorota.speak("en-US")
        await playing(ada, bruno, celina)
        await before(bruno, dorota)
        await pressed(celina, await asked(celina, "/cancel"), "Zapytaj innych")
        await card_of(ada, "Celina asks to cancel the game")
        await deed(bruno, dorota)
        card = await celina.sees(lambda m: "The vote on cancelling the game is void" in m.text)
        assert "Celina" in card.mentions
        assert f"This is for {celina.mention}." in card.text


async def test_an_order_that_moves_at_once_and_ends_a_vote_tells_whoever_asked(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (_, (ada, celina, bruno)):
        await playing(ada, celina, bruno)
        await turn(ada, "A1")
        await turn(celina, "D1")
        await pressed(ada, await asked(ada, "/undo"), "Ask the others")
        await card_of(bruno, "Ada asks to take")
        await asked(bruno, "/order give plan:take A12")
        card = await ada.sees(lambda m: "The vote on taking moves back is void" in m.text)
        assert card.mentions == ["Ada"]
