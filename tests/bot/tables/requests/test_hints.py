"""Hints: one a turn, whatever a turn is in a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Person, Table
from bot.tables.model.errors import HintsNotAgreed, HintSpent
from engine.advice import Advice
from engine.players import LEVELS
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, House, file_at, house


async def test_where_all_act_in_one_turn_the_moves_of_others_bring_no_new_hint(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find, {"greedy": LEVELS["greedy"]}) as home:
        await home.tables.preferences.set(BRUNO.id, hints=True)
        table = await home.playing(ADA, BRUNO, game="spirit-island", spirits="easy")
        await home.tables.hints.give(table.id, ADA.id)
        table = (await home.act(table, BRUNO, table.legal(BRUNO.id).under("grow")[0])).table
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
