"""Hints: one a turn, whatever a turn is in a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Person, Table
from bot.tables.model.errors import HintsNotAgreed, HintSpent
from engine.advice import Advice
from engine.players import LEVELS
from engine.registry import find
from engine.text import Seat, say
from tests.bot.tables.house import ADA, BRUNO, CELINA, House, file_at, house
from tests.engine.toys.pebbles import Pick


async def test_where_all_act_in_one_turn_the_moves_of_others_bring_no_new_hint(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find, {"greedy": LEVELS["greedy"]}) as home:
        table = await home.playing(ADA, BRUNO, game="spirit-island", spirits="easy")
        hint = await home.tables.hints.give(table.id, ADA.id)
        assert home.tables._computers.adviser.process is None, "between two hints no process holds memory"
        table = (await home.act(table, BRUNO, table.legal(BRUNO.id).under("grow")[0])).table
        assert (await home.tables.hints.give(table.id, ADA.id)).action == hint.action
        other = next(each for each in table.legal(ADA.id).under("grow") if each != hint.action)
        await home.act(table, ADA, other)
        with pytest.raises(HintSpent):
            await home.tables.hints.give(table.id, ADA.id)


async def quick_advice(table: Table, seat: Seat) -> Advice:
    """Advise the first move, which needs no process."""
    assert table.match is not None
    return Advice(table.match.asks[seat].prompt, table.match.legal(seat).actions[0], ())


@pytest.mark.parametrize("people", [(ADA, BRUNO), (ADA,)])
async def test_one_hint_lasts_until_another_has_moved_or_of_somebody_alone_until_the_next_move(
    home: House, people: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.tables.hints._computers, "advise", quick_advice)
    await home.tables.preferences.set(BRUNO.id, hints=True)
    table = await home.playing(*people)
    first = await home.tables.hints.give(table.id, ADA.id)
    assert await home.tables.hints.give(table.id, ADA.id) == first
    table = (await home.act(table, ADA, "pick pebble")).table
    if len(people) > 1:
        with pytest.raises(HintSpent):
            await home.tables.hints.give(table.id, ADA.id)
        for person, move in ((ADA, "pick turn"), (BRUNO, "pick pebble"), (BRUNO, "pick turn")):
            table = (await home.act(table, person, move)).table
    assert await home.tables.hints.give(table.id, ADA.id) is not first


async def long_advice(table: Table, seat: Seat) -> Advice:
    """Advise two pebbles, the end of the turn and another pebble, which needs no process."""
    pebble, turn = (Pick("pebble"), say("pebbles-pebble")), (Pick("turn"), say("pebbles-turn"))
    return Advice(say("pebbles-must"), pebble[0], (say("pebbles-first-one"),), (pebble, turn, pebble))


@pytest.mark.parametrize("people", [(ADA, BRUNO), (ADA,)])
async def test_whoever_makes_nothing_but_advised_moves_is_told_the_rest_of_the_hint(
    home: House, people: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.tables.hints._computers, "advise", long_advice)
    await home.tables.preferences.set(BRUNO.id, hints=True)
    table = await home.playing(*people)
    hints, first = home.tables.hints, await home.tables.hints.give(table.id, ADA.id)
    assert await hints.rest(table, ADA.id) is None, "it has not begun"
    left = [first.rest(made, say("pebbles-must")) for made in range(4)]
    for made in (1, 2):
        table = (await home.act(table, ADA, "pick pebble")).table
        assert await hints.rest(table, ADA.id) == left[made]
        assert await hints.give(table.id, ADA.id) == left[made]
    table = (await home.tables.undo(table.id, ADA, home.next)).table
    undone = await hints.give(table.id, ADA.id)
    assert undone.action == first.action
    assert await hints.rest(table, BRUNO.id) is None
    for _ in range(3):
        table = (await home.act(table, ADA, "pick pebble")).table
    assert await hints.rest(table, ADA.id) is None, "another move than the advised one was made"
    if len(people) > 1:
        with pytest.raises(HintSpent):
            await hints.give(table.id, ADA.id)
    else:
        assert await hints.give(table.id, ADA.id) == first, "a new hint"


async def test_a_hint_does_not_go_on_where_moves_before_it_were_taken_back(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.tables.hints._computers, "advise", long_advice)
    await home.tables.preferences.set(BRUNO.id, hints=True)
    table = await home.playing(ADA, BRUNO)
    table = (await home.act(table, ADA, "pick pebble")).table
    await home.tables.hints.give(table.id, ADA.id)
    table = (await home.tables.undo(table.id, ADA, home.next)).table
    table = (await home.act(table, ADA, "pick pebble")).table
    assert await home.tables.hints.rest(table, ADA.id) is None
    with pytest.raises(HintSpent):
        await home.tables.hints.give(table.id, ADA.id)


async def test_where_all_win_or_lose_together_nobody_has_to_agree_to_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file_at(tmp_path), find) as home:
        monkeypatch.setattr(home.tables.hints._computers, "advise", quick_advice)
        table = await home.playing(ADA, BRUNO, game="spirit-island", spirits="easy")
        await home.tables.hints.give(table.id, ADA.id)


async def test_a_hint_is_for_where_every_other_person_has_said_that_they_do_not_mind(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.tables.hints._computers, "advise", quick_advice)
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    for agrees in ((), (BRUNO,), (ADA, BRUNO)):
        for person in agrees:
            await home.tables.preferences.set(person.id, hints=True)
        with pytest.raises(HintsNotAgreed) as refused:
            await home.tables.hints.give(table.id, ADA.id)
        against = [1, 2] if not agrees else [2]
        assert [each.seat for each in dict(refused.value.text.args)["who"]] == against  # type: ignore[union-attr]
    await home.tables.seats.stand_in(table.id, CELINA, "greedy", home.next)
    await home.tables.hints.give(table.id, ADA.id)
