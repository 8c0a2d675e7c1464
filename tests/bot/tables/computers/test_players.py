"""Computer players who take their time: nobody waits for them, and no move of theirs is lost or made twice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.jobs import crew
from bot.tables import Status, Table
from bot.tables.computers.players import Computers
from bot.tables.model.errors import Closing
from engine.players import LEVELS, ComputerPlayer, SearchPlayer
from engine.text import Seat
from tests.bot.tables.computers.thinkers import (
    Endless,
    First,
    Gated,
    Mortal,
    Puzzled,
    gate_at,
    left,
    let_through,
    reached,
)
from tests.bot.tables.house import ADA, BRUNO, MEADOW, House, file_at, house
from tests.engine.toys import toy
from tests.standin.screen import PATIENCE


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    return gate_at(tmp_path)


def with_slow(player: ComputerPlayer) -> Mapping[str, ComputerPlayer]:
    return {**LEVELS, "slow": player}


async def begun(home: House) -> Table:
    """Begin a game of pebbles for two: Ada has given the turn on, and the computer is waited for."""
    table = await home.playing(ADA, level="slow")
    await home.act(table, ADA, "pick pebble")
    return (await home.act(await home.tables.table(table.id), ADA, "pick turn")).table


def waited_for(table: Table) -> list[str]:
    return [chair.name for chair in table.awaiting]


async def test_a_request_is_answered_before_the_computer_has_thought(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), players=with_slow(First())) as home:
        table = await begun(home)
        assert waited_for(table) == ["Computer 1"]
        assert await home.tables.thinking() == [table.id]
        change = await home.tables.think(table.id)
        assert change
        assert {told.action for told in change.told} == {"pick pebble"}
        assert change.table.status is Status.OVER
        assert change.table.moment == table.moment + len(change.told)
        assert await home.tables.history(table.id) == [
            *(await home.tables.history(table.id))[:2],
            *change.told,
        ]
        assert await home.tables.thinking() == []


async def test_where_no_computer_is_waited_for_nobody_thinks(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    assert await home.tables.think(table.id) is None
    assert (await home.tables.table(table.id)).moment == table.moment


async def test_a_search_goes_on_in_a_process_of_its_own(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), players=with_slow(SearchPlayer(positions=50))) as home:
        table = await home.playing(ADA, game="magpies", level="slow")
        change = await home.tables.think(table.id)
        assert change
        assert [told.seat for told in change.told] == [1]
        assert waited_for(change.table) == ["Ada"]


async def test_other_tables_go_on_while_one_thinks(tmp_path: Path, gate: Path) -> None:
    async with house(file_at(tmp_path), players=with_slow(Gated(gate))) as home:
        table = await begun(home)
        thought = asyncio.create_task(home.tables.think(table.id))
        opened = await reached(gate)
        assert (await home.tables.table(table.id)).moment == table.moment
        other = await home.playing(BRUNO, level="greedy", place=MEADOW)
        assert (await home.act(other, BRUNO, "pick pebble")).told
        assert not thought.done()
        thought.cancel()
        opened.close()


async def test_what_is_undone_in_mid_thought_is_not_answered(tmp_path: Path, gate: Path) -> None:
    async with house(file_at(tmp_path), players=with_slow(Gated(gate))) as home:
        table = await begun(home)
        thought = asyncio.create_task(home.tables.think(table.id))
        opened = await reached(gate)
        await home.tables.undo(table.id, ADA, home.next)
        await let_through(opened)
        assert await thought is None
        assert waited_for(await home.tables.table(table.id)) == ["Ada"]
        assert await home.tables.history(table.id) == []


async def test_what_nobody_waits_for_any_more_is_not_thought_to_its_end(tmp_path: Path, gate: Path) -> None:
    async with house(file_at(tmp_path), players=with_slow(Endless(gate))) as home:
        table = await begun(home)
        thought = asyncio.create_task(home.tables.think(table.id))
        with await reached(gate):
            await home.tables.undo(table.id, ADA, home.next)
            async with asyncio.timeout(PATIENCE / 2):
                assert await thought is None


async def test_what_has_changed_before_its_turn_to_think_has_come_is_not_thought_about(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "spare_processors", lambda: 1)
    async with house(file_at(tmp_path), players=with_slow(Gated(gate))) as home:
        first = await begun(home)
        thought = asyncio.create_task(home.tables.think(first.id))
        opened = await reached(gate)
        second = await home.playing(BRUNO, level="slow", place=MEADOW)
        await home.act(second, BRUNO, "pick pebble")
        await home.act(await home.tables.table(second.id), BRUNO, "pick turn")
        waiting = asyncio.create_task(home.tables.think(second.id))
        await home.tables.undo(second.id, BRUNO, home.next)
        async with asyncio.timeout(PATIENCE / 2):
            assert await waiting is None
        assert not thought.done()
        assert waited_for(await home.tables.table(second.id)) == ["Bruno"]
        thought.cancel()
        opened.close()


async def test_two_who_ask_for_a_thought_get_one_move(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), players=with_slow(First())) as home:
        table = await home.playing(ADA, game="magpies", level="slow")
        changes = await asyncio.gather(*(home.tables.think(table.id) for _ in range(3)))
        assert sum(change is not None for change in changes) == 1
        assert (await home.tables.table(table.id)).moment == table.moment + 1


async def test_a_thought_that_a_restart_cut_off_is_thought_again_and_moves_once(
    tmp_path: Path, gate: Path
) -> None:
    async with house(file_at(tmp_path), players=with_slow(Gated(gate))) as home:
        table = await home.playing(ADA, game="magpies", level="slow")
        thought = asyncio.create_task(home.tables.think(table.id))
        opened = await reached(gate)
        await home.tables.close()
        assert await thought is None
        opened.close()
    async with house(file_at(tmp_path), players=with_slow(First()), first=100) as home:
        await home.tables.resume()
        assert await home.tables.thinking() == [table.id]
        change = await home.tables.think(table.id)
        assert change
        assert change.table.moment == table.moment + 1
        assert await home.tables.think(table.id) is None


@pytest.mark.parametrize("player", [Puzzled(), Mortal()], ids=["a bug", "a death"])
async def test_where_no_move_is_found_a_simpler_player_helps(
    tmp_path: Path, player: ComputerPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(file_at(tmp_path), players=with_slow(player)) as home:
        table = await home.playing(ADA, game="magpies", level="slow")
        change = await home.tables.think(table.id)
        assert change
        assert waited_for(change.table) == ["Ada"]
        assert "a simpler player helps" in caplog.text


async def no_plans(table: Table) -> tuple[tuple[Seat, str], ...]:
    """Return the plans of a table at which nobody shows any."""
    return ()


async def test_a_move_is_asked_for_again_when_the_process_is_killed(home: House, gate: Path) -> None:
    table = await home.playing(ADA, game="magpies", level="greedy")
    chair = replace(table.chairs[0], computer="slow")
    computers = Computers(with_slow(Gated(gate)), toy, no_plans)
    picked = asyncio.create_task(computers.pick(table, chair))
    opened = await reached(gate)
    assert computers.thinkers.workers[0].process
    os.kill(computers.thinkers.workers[0].process, signal.SIGKILL)
    await left(opened)
    await let_through(await reached(gate))
    assert await picked == table.legal(ADA.id).actions[0]
    await computers.close()
    with pytest.raises(Closing):
        await computers.pick(table, chair)
