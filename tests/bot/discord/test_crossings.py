"""Features of table life where they meet, as people see them through the unmodified bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    custom_ids,
    grove,
    label,
    labels,
    picked,
    playing,
    pressed,
)
from tests.bot.discord.trouble import errors
from tests.standin.people import Person

WATCHING = "You are not playing in this game"
LANGUAGE = "In which language shall I answer you?"


async def handed_on(giver: Person, taker: Person) -> None:
    """Let one person offer their seat and the other take it."""
    await pressed(giver, await asked(giver, "/substitute"), "Offer my seat")
    card = await taker.sees(lambda m: any(each.startswith("Take ") and "seat" in each for each in labels(m)))
    sure = await pressed(taker, card, label(card, f"Take {giver.name}"))
    assert "Welcome!" in (await pressed(taker, sure, "Take the seat")).text


async def restarted(running: Grove, *people: Person) -> None:
    await running.stop()
    await running.start()
    await running.ready(*people)


async def test_pages_left_open_lead_nowhere_once_somebody_else_has_the_seat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Dorota") as (running, (ada, bruno, dorota)):
        await dorota.speak("en-US")
        card = await playing(ada, bruno)
        board = await asked(ada, "/whatif")
        moves = await pressed(ada, card, labels(card)[0])
        await handed_on(ada, dorota)
        before = (await running.table(ada)).moment
        assert WATCHING in (await pressed(ada, board, custom_ids(board)[0])).text
        assert "moved on" in (await pressed(ada, moves, custom_ids(moves)[0])).text
        assert "You are watching" in (await asked(ada, "/hand")).text
        for line in ("/undo", "/whatif", "/back", "/pause", "/order give"):
            assert WATCHING in (await asked(ada, line)).text, line
        assert (await running.table(ada)).moment == before
    assert errors(caplog) == []


async def test_a_vote_outlives_a_restart_and_is_for_who_is_asked(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Dorota") as (running, (ada, bruno, dorota)):
        await dorota.speak("en-US")
        await playing(ada, bruno)
        await pressed(bruno, await asked(bruno, "/cancel"), "Ask the others")
        card = await card_of(ada, "Vote:")
        await restarted(running, ada, bruno, dorota)
        theirs = await dorota.sees(lambda m: m.id == card.id)
        assert WATCHING in (await pressed(dorota, theirs, "Agree")).text
        own = await bruno.sees(lambda m: m.id == card.id)
        assert "cannot vote on this" in (await pressed(bruno, own, "Agree")).text
        twice = await asyncio.gather(*(ada.press(card, "Agree") for _ in range(2)))
        assert {answer.kind for answer in twice} <= {"message", "done"}
        await card_of(bruno, "The game was cancelled")


async def test_an_answer_on_an_old_card_counts_for_no_later_vote(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await asked(bruno, "/pause")
        card = await card_of(ada, "Vote:")
        agree = next(each for each in custom_ids(card) if ":grant" in each)
        await ada.press(card, "No")
        await pressed(bruno, await asked(bruno, "/cancel"), "Ask the others")
        newer = await card_of(ada, "cancel the game. Agree?")
        assert agree not in custom_ids(newer)
        assert "agreed" not in newer.text
        table = await running.table(ada)
        assert table.vote is not None
        assert agree.split(":")[2] != str(table.vote.moment)


async def test_a_challenge_and_a_lesson_leave_the_game_of_the_channel_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        before = await running.table(ada)
        page = await asked(ada, "/daily")
        assert "There is a game in this channel already" in (await pressed(ada, page, "Play here")).text
        lesson = await asked(ada, "/learn")
        while "Do that" in labels(lesson):
            lesson = await pressed(ada, lesson, "Do that")
        after = await running.table(ada)
        assert (after.id, after.moment, after.status) == (before.id, before.moment, before.status)
        await asked(ada, "/forest take first:A1")
        await card_of(bruno, "Ada takes A1")


async def test_a_language_chosen_in_mid_game_is_spoken_to_one_person_and_the_card_keeps_its_own(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await playing(ada, bruno)
        await picked(bruno, await asked(bruno, "/me"), LANGUAGE, "pl")
        assert "To nie Twoja kolej" in (await asked(bruno, "/forest take first:A1")).text
        assert "It is not your turn" not in (await asked(ada, "/forest take first:A1")).text
        await asked(ada, "/forest keep")
        assert "Bruno’s turn" in (await card_of(bruno, "Bruno’s turn")).text
        assert "Ada zbiera A1" in (await asked(bruno, "/history")).text


async def test_of_two_who_press_rematch_at_once_both_find_one_lobby(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await pressed(bruno, await asked(bruno, "/cancel"), "Ask the others")
        await ada.press(await card_of(ada, "Vote:"), "Agree")
        ended = [await card_of(each, "The game was cancelled") for each in (ada, bruno)]
        await asyncio.gather(
            *(each.press(card, "Rematch") for each, card in zip((ada, bruno), ended, strict=True))
        )
        await running.tidied()
        lobbies = [m for m in ada.messages() if not m.is_ephemeral and "Close the lobby" in labels(m)]
        assert len(lobbies) == 1
        assert all(name in lobbies[0].text for name in ("Ada", "Bruno"))


async def test_a_name_of_signs_and_mentions_is_a_name_in_every_sentence(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        odd = "**B**`x`\u202e@everyone<@1>"
        running.local.world.people[bruno.id].user["global_name"] = odd
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await ada.press(lobby, "Start")
        card = await card_of(ada, "🔒")
        waits = (await asked(ada, "/replace")).text
        for said in (card.text, waits, (await asked(ada, "/scores")).text):
            assert "\u202e" not in said
            assert "@everyone" not in said.replace("\\@everyone", "")
            assert "**B**" not in said
        assert "Ada" in card.mentions or card.mentions == []
