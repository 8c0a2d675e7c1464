"""Answers that tell of a change: what is saved is told to everybody, also where whoever asked cannot be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.cards.table_card import News
from bot.discord.delivery.answer import news_of_moves, news_of_request, private_lines
from bot.discord.delivery.channel.card_poster import WRITTEN
from bot.discord.ui.transport import ARCHIVED, LOCKED, NO_ACCESS
from bot.tables import Change, Table, Told
from bot.tables.model.table import Vote
from engine.match import Match
from engine.text import Seat
from standin.faults.model import Failing, Late
from standin.protocol.permissions import ATTACH_FILES, EVERY_PERMISSION
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.discord.cards.test_votes_shown import table as forest
from tests.bot.discord.delivery.test_letters import letters
from tests.bot.discord.grove import asked, card_of, grove, playing
from tests.clock import Clock
from tests.engine.toys import magpies
from words.catalogue import words

EN = words("en")

REFUSED: list[tuple[Failing, bool]] = [
    (Failing(route="answer", status=403, code=ARCHIVED), True),
    (Failing(route="answer", status=400, code=LOCKED), True),
    (Failing(route="answer", status=403, code=NO_ACCESS), False),
]
"""Reasons why an answer does not arrive, each with whether its person hears of it in a direct message."""


async def test_what_is_saved_is_told_to_everybody_whatever_becomes_of_the_answer(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, people):
        await playing(*people)
        heard = {person.name: 0 for person in people}
        for fault, is_written in REFUSED:
            mover, other = people
            tile = (await mover.choices("/forest take first:"))[0].value
            running.local.faults.add(fault)
            asking = asyncio.create_task(mover.command(f"/forest take first:{tile}"))
            await card_of(other, f"{mover.name} takes {tile}")
            await running.tidied()
            heard[mover.name] += is_written
            assert len(letters(mover, "archived and locked")) == heard[mover.name]
            asking.cancel()
            await asyncio.wait({asking})
            await asked(mover, "/forest keep")
            people.reverse()


async def test_a_missing_permission_is_told_below_the_move(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        running.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
        done = (await asked(ada, "/forest take first:A1")).text.split("\n")
        assert done[0].startswith("- Ada takes A1")
        assert "Attach files" in done[1]
        running.local.permit("grove", EVERY_PERMISSION)
        assert "Attach files" not in (await asked(ada, "/forest keep")).text


def test_ones_own_moves_are_told_below_what_else_is_said_and_the_same_sentence_once() -> None:
    table = forest()
    assert table.match is not None
    first, match = table.match.awaiting[0], table.match.copy()
    events = tuple(match.play(first, match.legal(first).actions[0]))
    own, others = Told(first, "", events), Told(Seat((first + 1) % 3), "", events)
    person = table.chairs[first].person or 0

    def told(*moves: Told, also: Sequence[str] = ()) -> str:
        return private_lines(Change(table, moves), person, EN, "undo-done", also)

    once = told(own)
    assert once.startswith("- ")
    assert told(own, others) == once
    assert told(own, others, own, also=["welcome"]) == f"welcome\n{once} (2 times)"
    assert told(others) == EN.key("undo-done")
    assert told(others, also=["welcome"]) == "welcome"


ADA, BRUNO, CELINA, DOROTA = 1, 2, 3, 4


def sitting(*waited: int, computers: tuple[int, ...] = ()) -> Table:
    """Return a table of Ada, Bruno and Celina at which these have yet to choose, computer players in the place of some."""
    match = Match.new(magpies.GAME, magpies.GAME.Options(), 3, b"sitting")
    for seat in match.awaiting:
        if seat + 1 not in waited:
            match.play(seat, match.legal(seat).actions[0])
    table = table_of(match, "en")
    chairs = (
        replace(chair, person=None, computer="brief") if chair.person in computers else chair
        for chair in table.chairs
    )
    return replace(table, chairs=tuple(chairs))


def told_by(*seats: int, lapsed: int | None = None) -> tuple[Told, ...]:
    told = tuple(Told(Seat(seat), "keep 1") for seat in seats)
    return told if lapsed is None else (*told, Told(Seat(seats[0]), f"@lapse pause {lapsed - 1}"))


@pytest.mark.parametrize(
    ("before", "table", "told", "in_turn", "pings", "answered"),
    [
        ({ADA}, sitting(ADA), told_by(0), True, (), ()),
        ({ADA}, sitting(BRUNO), told_by(0), False, (BRUNO,), ()),
        ({ADA}, sitting(ADA, BRUNO), told_by(0), False, (BRUNO,), ()),
        ({BRUNO}, sitting(BRUNO), told_by(0), False, (), ()),
        ({ADA}, sitting(ADA), told_by(0, 1), False, (), ()),
        ({ADA}, sitting(CELINA, computers=(CELINA,)), told_by(0), True, (), ()),
        ({ADA}, sitting(ADA), told_by(0, lapsed=BRUNO), False, (), (BRUNO,)),
        ({ADA}, sitting(CELINA, computers=(CELINA,)), told_by(0, lapsed=BRUNO), False, (), (BRUNO,)),
        ({ADA}, sitting(ADA), told_by(0, lapsed=ADA), True, (), ()),
        ({BRUNO}, sitting(ADA, CELINA), told_by(0), False, (CELINA,), ()),
    ],
    ids=[
        "goes on",
        "next",
        "others too",
        "not asked",
        "more",
        "computer",
        "vote void",
        "computer, vote void",
        "own vote",
        "own turn",
    ],
)
def test_a_card_stays_while_the_same_people_are_waited_for(
    before: set[int],
    table: Table,
    told: tuple[Told, ...],
    in_turn: bool,
    pings: tuple[int, ...],
    answered: tuple[int, ...],
) -> None:
    change = Change(table, told)
    news = news_of_moves(change, frozenset(before), ADA)
    assert news_of_moves(replace(change, repeated=True), frozenset(before), ADA) is None
    assert news == News(told, frozenset(pings), frozenset(answered), in_turn=in_turn)


@pytest.mark.parametrize(
    ("before", "after", "in_turn", "pings", "answered"),
    [
        (4, 4, True, {CELINA, DOROTA}, set()),
        (4, 6, False, {CELINA, DOROTA}, set()),
        (None, 4, False, {BRUNO, CELINA, DOROTA}, set()),
        (4, None, False, {CELINA, DOROTA}, {CELINA}),
        (None, None, False, {CELINA, DOROTA}, set()),
    ],
)
def test_while_a_vote_goes_on_its_card_stays_and_whoever_is_new_is_notified(
    before: int | None, after: int | None, in_turn: bool, pings: set[int], answered: set[int]
) -> None:
    """Celina has asked for a pause; with the change she is waited for, and Dorota may take the seat of Bruno."""
    was, now = (
        replace(table, vote=None if moment is None else Vote("pause", Seat(2), 0, moment))
        for table, moment in ((sitting(ADA), before), (sitting(ADA, CELINA), after))
    )
    chairs = tuple(replace(chair, offered=DOROTA) if chair.person == BRUNO else chair for chair in now.chairs)
    change = Change(replace(now, chairs=chairs), told_by(0))
    news = news_of_request(was, change, ADA)
    assert news_of_request(was, replace(change, repeated=True), ADA) is None
    assert news == News(change.told, frozenset(pings), frozenset(answered), in_turn=in_turn)


async def test_the_board_is_drawn_while_discord_takes_the_answer_in_after_the_picture_of_the_next_moves(
    tmp_path: Path, clock: Clock
) -> None:
    """The card waits for the private answer, which waits for its picture; where nobody is asked anything, the board is drawn at once."""
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await running.loaded.wait()
        await running.tidied()
        for line, told, drawn in (
            ("take first:A1", "Ada takes A1", ["choice", "table"]),
            ("keep", "Ada keeps", ["table"]),
        ):
            running.pool.asked.clear()
            running.local.faults.add(Late(route="answer", seconds=30))
            await ada.command(f"/forest {line}")
            for _ in range(2 * WRITTEN):
                await asyncio.sleep(0)
            assert running.pool.asked == drawn
            assert not any(told in message.text for message in bruno.messages())
            await clock.hasten(card_of(bruno, told))
            assert running.pool.asked == drawn
