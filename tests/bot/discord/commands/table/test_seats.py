"""Seats that change hands: resigning, standing in, offering, and the role of the host."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
    pressed,
    turn,
)


async def test_who_resigns_leaves_the_seat_to_a_computer(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        sure = await asked(ada, "/resign")
        await pressed(ada, sure, "Leave the game")
        card = await card_of(celina, "leaves; a computer takes over")
        assert celina.mention in card.text


async def test_a_seat_goes_to_whom_it_is_offered(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (running, (ada, celina, bruno)):
        await playing(ada, celina)
        assert "already" in (await asked(ada, "/substitute person:@Celina")).text
        sure = await asked(ada, "/substitute person:@Bruno")
        await pressed(ada, sure, "Offer my seat")
        card = await card_of(bruno, "is offered to")
        assert card.mentions == ["Bruno"]
        theirs = await card_of(celina, "is offered to")
        assert "nie jest dla Ciebie wolne" in (await pressed(celina, theirs, "Take Ada’s seat")).text
        sure = await pressed(bruno, card, "Take Ada’s seat")
        assert sure.is_ephemeral
        welcome = await pressed(bruno, sure, "Take the seat")
        assert "Welcome" in welcome.text
        assert labels(welcome) == ["My moves", "Catch up"]
        card = await card_of(celina, "Bruno takes the seat")
        assert "hosts this game" in card.text
        assert "not playing" in (await asked(ada, "/forest take first:A1")).text
        assert "no secret cards" in (await asked(ada, "/hand")).text
        await turn(bruno, "A1")
        table = await running.table(celina)
        assert [chair.name for chair in table.chairs] == ["Bruno", "Celina"]


async def test_a_computer_stands_in_and_gives_the_seat_back_with_a_summary(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        levels = await asked(ada, "/standin")
        assert "beginner" in labels(levels)
        assert "You can go" in (await pressed(ada, levels, "beginner")).text
        await card_of(celina, "A computer plays for Ada")
        refused = await asked(ada, "/undo")
        assert "/back" in refused.text
        back = await asked(ada, "/back")
        assert "Welcome back!" in back.text
        assert "Ada takes" in back.text
        await card_of(celina, "Ada is back")
        assert "Nobody plays for you" in (await asked(ada, "/back")).text


async def test_who_is_waited_for_already_is_not_notified_because_somebody_comes_back_or_takes_a_seat(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (_, (ada, celina, bruno)):
        await celina.speak("en-US")
        await playing(ada, celina)
        await pressed(celina, await asked(celina, "/standin"), "beginner")
        await asked(celina, "/back")
        assert (await card_of(bruno, "Celina is back")).mentions == []
        await pressed(celina, await asked(celina, "/substitute"), "Offer my seat")
        card = await card_of(bruno, "seat is free: anybody may take it")
        await pressed(bruno, await pressed(bruno, card, "Take Celina’s seat"), "Take the seat")
        assert (await card_of(bruno, "Bruno takes the seat")).mentions == []


async def test_hosts_pass_on_their_role_and_call_off_a_game_with_the_others(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "Ada" in (await asked(celina, "/host")).text
        assert "passed the role on" in (await pressed(ada, await asked(ada, "/host"), "Celina")).text
        assert "Celina hosts" in (await card_of(ada, "Celina hosts")).text
        assert "Nobody can be replaced" in (await asked(ada, "/replace")).text
        await pressed(celina, await asked(celina, "/cancel"), "Zapytaj innych")
        await pressed(ada, await card_of(ada, "Vote:"), "Agree")
        over = await card_of(celina, "cancelled")
        assert "✅" in over.text
        assert "was cancelled" in over.text
        assert "’s turn: take tiles" not in over.text
        assert labels(over) == ["Rematch", "Film", "Scores", "History"]
