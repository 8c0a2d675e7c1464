"""Computer partners who are asked to wait: they say what they mean to do, and do it once people are done or let them go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Table
from bot.tables.model.errors import NoComputers, NotTogether, VoteOpen
from engine.action import to_text
from engine.players import LEVELS
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.computers.thinkers import Follower, Mistaken
from tests.bot.tables.house import ADA, BRUNO, House, file_at, house

ISLAND = "spirit-island"
COMPUTER = Seat(1)


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), find) as found:
        yield found


async def held(home: House) -> Table:
    """Begin a game of Ada and a computer on an island in its first turn; Ada has asked the computer to wait."""
    table = await home.playing(ADA, game=ISLAND, level="brief", spirits="easy")
    return (await home.tables.votes.ask_to_wait(table.id, ADA, home.next)).table


async def newest(home: House, table: Table) -> Table:
    return await home.tables.table(table.id)


async def test_a_computer_that_waits_does_what_it_has_shown(home: House) -> None:
    table = await held(home)
    assert table.vote is not None
    assert await home.tables.think(table.id) is None
    meant = await home.tables.intentions(table)
    assert list(meant) == [COMPUTER]
    assert await home.tables.intentions(await newest(home, table)) == meant
    table = (await home.tables.votes.grant(table.id, ADA, table.vote.moment, home.next)).table
    assert table.vote is None
    change = await home.tables.think(table.id)
    assert change is not None
    done = [told for told in change.told if told.seat == COMPUTER][: len(meant[COMPUTER].moves)]
    before = table.match
    assert before is not None
    copy, words = before.copy(), []
    for told in done:
        action = table.game.grammar.read(told.action)
        words.append(table.game.telling.label(copy.view(COMPUTER), action))
        copy.play(COMPUTER, action)
    assert tuple(words) == meant[COMPUTER].moves


async def test_a_computer_counts_on_the_plan_that_a_person_shows(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find, players={**LEVELS, "slow": Follower()}) as home:
        table = await home.playing(ADA, game=ISLAND, level="slow", spirits="easy")
        for plan in ((), ("grow 3",)):
            await show(home, table, *plan)
            moves = await home.tables.whatif.shown_moves(table)
            assert moves == tuple((Seat(0), line) for line in plan)
        change = await home.tables.think(table.id)
        assert change is not None
        assert [told.action for told in change.told][:1] == ["grow 2"], "it grows as Ada means to grow"
        await home.tables.whatif.withdraw(table.id, ADA.id)
        assert await home.tables.whatif.shown_moves(table) == ()


async def test_a_move_that_a_plan_alone_makes_legal_is_not_made(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find, players={**LEVELS, "slow": Mistaken()}) as home:
        table = await home.playing(ADA, game=ISLAND, level="slow", spirits="easy")
        place = next(line for line in lines_of(table, "grow 3") if line.startswith("place"))
        await show(home, table, "grow 3", place, "ready")
        change = await home.tables.think(table.id)
        assert change is not None
        assert change.told[0].action == "grow 1"


async def test_rivals_count_on_no_plan(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="living-forest")
    await show(home, table, to_text(table.legal(ADA.id).actions[0]))
    assert len(await home.tables.whatif.plans(table.id)) == 1
    assert await home.tables.whatif.shown_moves(table) == ()


def lines_of(table: Table, *before: str) -> list[str]:
    """Return what Ada could do after these moves."""
    assert table.match is not None
    match = table.match.copy()
    for line in before:
        match.play(Seat(0), table.game.grammar.read(line))
    return [to_text(action) for action in match.legal(Seat(0))]


async def show(home: House, table: Table, *lines: str) -> None:
    """Let Ada try these moves on a new copy of the table, and show them as her plan."""
    trials = home.tables.whatif
    trial = await trials.begin(table.id, ADA.id)
    for line in lines:
        action = table.game.grammar.read(line)
        trial = await trials.play(table.id, ADA.id, trial.stamp, action)
    await trials.show(table.id, ADA.id, trial.stamp)


async def test_it_goes_on_by_itself_once_nobody_else_is_waited_for(home: House) -> None:
    table = await held(home)
    while any(chair.person == ADA.id for chair in table.awaiting):
        assert await home.tables.think(table.id) is None
        lines = [to_text(action) for action in table.legal(ADA.id).actions]
        table = (await home.act(table, ADA, "ready" if "ready" in lines else lines[0])).table
    assert [chair.seat for chair in table.awaiting] == [COMPUTER]
    assert await home.tables.think(table.id) is not None
    assert (await newest(home, table)).vote is not None


async def test_another_vote_takes_the_place_of_the_wish(home: House) -> None:
    table = await held(home)
    with pytest.raises(VoteOpen):
        await home.tables.votes.ask_to_wait(table.id, ADA, home.next)
    paused = (await home.tables.votes.pause(table.id, ADA, home.next)).table
    assert paused.vote is None


async def test_only_computers_that_play_along_can_be_asked(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game=ISLAND)
    with pytest.raises(NoComputers):
        await home.tables.votes.ask_to_wait(table.id, ADA, home.next)


async def test_rivals_are_not_asked_to_wait(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, level="brief")
        with pytest.raises(NotTogether):
            await home.tables.votes.ask_to_wait(table.id, ADA, home.next)
