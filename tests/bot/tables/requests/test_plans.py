"""Plans: trials that their people show to the others they play with."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.requests.whatif import NoTrial, SavedTrial, _left
from bot.tables.steps.guards import plays_together
from engine.players import LEVELS
from engine.registry import find
from engine.saved_match import save_match
from engine.text import Text, say
from tests.bot.tables.computers.thinkers import First
from tests.bot.tables.house import ADA, BRUNO, CELINA, MEADOW, House, file_at, house
from tests.engine.toys.pebbles import Pick


async def test_a_plan_is_what_was_tried_when_it_was_shown(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    trials = home.tables.whatif
    trial = await trials.begin(table.id, ADA.id)
    assert await trials.plans(table.id) == ()
    trial = await trials.play(table.id, ADA.id, trial.stamp, Pick("pebble"))
    shown = await trials.show(table.id, ADA.id, trial.stamp)
    (plan,) = await trials.plans(table.id)
    assert (plan.seat, plan.moves, plan.is_behind) == (0, shown.labels, False)
    assert len(plan.moves) == 1
    await trials.take_back(table.id, ADA.id, shown.stamp)
    assert await trials.plans(table.id) == (plan,)
    await home.act(table, ADA, "pick pebble")
    await trials.begin(table.id, ADA.id)
    assert [each.is_behind for each in await trials.plans(table.id)] == [True]


async def test_a_plan_is_behind_where_the_position_is_another_one_and_not_after_a_vote(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    trials = home.tables.whatif
    trial = await trials.begin(table.id, ADA.id)
    trial = await trials.play(table.id, ADA.id, trial.stamp, Pick("pebble"))
    trial = await trials.show(table.id, ADA.id, trial.stamp)

    async def behind() -> list[bool]:
        resumed = await trials.resume(table.id, ADA.id)
        return [resumed.is_behind, *(plan.is_behind for plan in await trials.plans(table.id))]

    await home.tables.votes.abandon(table.id, BRUNO, home.next)
    assert await behind() == [False, False]
    await home.act(await home.tables.table(table.id), ADA, "pick pebble")
    assert await behind() == [True, True]
    await trials.show(table.id, ADA.id, trial.stamp)
    assert await behind() == [True, True]
    await home.tables.undo(table.id, ADA, home.next)
    assert await behind() == [False, False]


async def test_a_board_at_another_table_says_that_it_withdraws_the_plan(home: House) -> None:
    here, there = await home.playing(ADA, BRUNO), await home.playing(ADA, CELINA, place=MEADOW)
    trials = home.tables.whatif
    trial = await trials.begin(here.id, ADA.id)
    assert not (await trials.begin(there.id, ADA.id)).has_withdrawn, "nothing was shown"
    trial = await trials.begin(here.id, ADA.id)
    trial = await trials.play(here.id, ADA.id, trial.stamp, Pick("pebble"))
    await trials.show(here.id, ADA.id, trial.stamp)
    assert not (await trials.begin(here.id, ADA.id)).has_withdrawn, "it is still shown"
    assert (await trials.resume(there.id, ADA.id)).has_withdrawn
    assert await trials.plans(here.id) == ()
    assert not (await trials.resume(there.id, ADA.id)).has_withdrawn, "it was said once"


async def test_of_a_plan_is_shown_what_is_left_of_it(home: House) -> None:
    table = (await home.act(await home.playing(ADA, BRUNO), ADA, "pick pebble")).table
    trials = home.tables.whatif
    trial = await trials.begin(table.id, ADA.id)

    async def left() -> list[tuple[Text, ...]]:
        return [plan.moves for plan in await trials.plans(table.id)]

    trial = await trials.play(table.id, ADA.id, trial.stamp, Pick("turn"))
    turn = (await trials.show(table.id, ADA.id, trial.stamp)).labels
    assert await left() == [turn]
    await home.tables.undo(table.id, ADA, home.next)
    assert await left() == [()], "without a pebble no turn can be given on"
    table = (await home.act(await home.tables.table(table.id), ADA, "pick pebble")).table
    assert await left() == [turn]
    table = (await home.act(table, ADA, "pick turn")).table
    assert await left() == [turn], "it is not her turn"


async def test_what_comes_before_the_first_move_that_can_be_made_is_left_no_more(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    assert table.match is not None
    words = tuple(say(f"pebbles-{what}") for what in ("turn", "pebble", "turn"))
    lines = ("pick turn", "pick pebble", "pick turn")
    start = save_match(table.match)
    kept = SavedTrial(start=start, seed="00", seat=0, shown=words, shown_moves=lines)
    assert _left(table, kept) == words[1:]
    assert _left(table, kept.model_copy(update={"seat": 1})) == words, "it is not this seat's turn"


async def test_plans_stand_by_seat_until_they_are_withdrawn_or_thrown_away(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    trials = home.tables.whatif
    for person in (BRUNO, ADA):
        trial = await trials.begin(table.id, person.id)
        if trial.others:
            trial = await trials.let_others(table.id, person.id, trial.stamp)
        action = trial.match.legal(trial.seat).actions[0]
        trial = await trials.play(table.id, person.id, trial.stamp, action)
        await trials.show(table.id, person.id, trial.stamp)
    assert [plan.seat for plan in await trials.plans(table.id)] == [0, 1]
    await trials.withdraw(table.id, ADA.id)
    assert [plan.seat for plan in await trials.plans(table.id)] == [1]
    assert (await trials.resume(table.id, ADA.id)).labels
    assert [await trials.discard(person.id) for person in (ADA, BRUNO, CELINA)] == [False, True, False]
    assert await trials.plans(table.id) == ()
    with pytest.raises(NoTrial):
        await trials.withdraw(table.id, BRUNO.id)


async def test_a_plan_is_of_one_table_alone(home: House) -> None:
    here = await home.playing(ADA, BRUNO)
    there = await home.playing(ADA, CELINA, place=MEADOW)
    trials = home.tables.whatif
    trial = await trials.begin(here.id, ADA.id)
    trial = await trials.play(here.id, ADA.id, trial.stamp, Pick("pebble"))
    await trials.show(here.id, ADA.id, trial.stamp)
    assert await trials.plans(there.id) == ()
    with pytest.raises(NoTrial):
        await trials.withdraw(there.id, ADA.id)
    assert not plays_together(here)


async def test_nobody_is_shown_or_counts_on_a_plan_for_a_seat_at_which_a_computer_moves(
    tmp_path: Path,
) -> None:
    async with house(file_at(tmp_path), find=find, players={**LEVELS, "slow": First()}) as home:
        table = await home.playing(ADA, BRUNO, game="spirit-island")
        trials, seats = home.tables.whatif, home.tables.seats
        trial = await trials.begin(table.id, ADA.id)
        trial = await trials.play(table.id, ADA.id, trial.stamp, trial.match.legal(trial.seat).actions[0])
        await trials.show(table.id, ADA.id, trial.stamp)
        assert await trials.shown_moves(table)
        stood = (await seats.stand_in(table.id, ADA, "slow", home.next)).table
        assert (await trials.plans(table.id), await trials.shown_moves(stood)) == ((), ())
        back = (await seats.come_back(table.id, ADA, home.next)).table
        assert await trials.shown_moves(back)
