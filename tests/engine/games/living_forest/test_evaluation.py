"""What computer players are told of Living Forest: how near each seat is to a goal, and what is worth a thought."""

from __future__ import annotations

import pytest

from engine.games.living_forest import GAME
from engine.text import Seat
from tests.engine.games.living_forest.stories import Story, acting_on, begun, dealt, legal, plant, play


def promised(table: Story, seat: int = 0) -> float:
    found = GAME.thinking.value(table)
    assert sum(found) == pytest.approx(1)
    return found[seat]


def worth_a_thought(table: Story, seat: int = 0) -> list[str]:
    lines = legal(table, seat)
    actions = GAME.awaits(table)[Seat(seat)].legal.actions
    return [
        line
        for line, prior in zip(lines, GAME.thinking.priors(table, Seat(seat), actions), strict=True)
        if prior
    ]


@pytest.mark.rule("LF-WIN-01")
def test_trees_of_more_kinds_promise_more_and_the_same_kind_again_hardly_anything() -> None:
    tables = [dealt() for _ in range(3)]
    plant(tables[1].players[0], t4a="B2", t5b="D2")
    plant(tables[2].players[0], t4a="B2 D2")
    none, two, same = map(promised, tables)
    assert none < same < two


@pytest.mark.rule("LF-WIN-02")
def test_fires_promise_by_their_number_not_by_their_values() -> None:
    tables = [dealt() for _ in range(3)]
    tables[0].players[0].fires = [4]
    tables[1].players[0].fires = [2, 2]
    tables[2].players[0].fires = [4, 4]
    one, two, hot = map(promised, tables)
    assert one < two == hot


@pytest.mark.rule("LF-WIN-03")
def test_cards_with_flowers_promise_more_than_varans() -> None:
    tables = [dealt(), dealt()]
    tables[0].players[0].discard = ["panda", "elephant"]
    tables[1].players[0].discard = ["varan", "varan"]
    assert promised(tables[0]) > promised(tables[1])


@pytest.mark.rule("LF-WIN-05")
def test_a_goal_that_is_reached_in_this_turn_promises_almost_everything() -> None:
    table = acting_on("fawn", "fawn")
    table.players[0].fires = [2] * 11
    assert promised(table) > 0.9


@pytest.mark.rule("LF-DRAW-09")
def test_an_action_less_promises_less() -> None:
    free, limited = (acting_on(line, "bee") for line in ("bear owl weasel", "bear owl lynx"))
    assert promised(limited) < promised(free)


@pytest.mark.rule("LF-ATTRACT-02")
def test_cards_are_thought_of_in_one_order_only() -> None:
    table = acting_on("beetle tanuki weasel weasel weasel")
    table.play.table.reserve = [["hedgehog", "beaver", "raven"], [], []]
    assert [line for line in worth_a_thought(table) if line.startswith("attract")] == [
        "attract hedgehog",
        "attract beaver",
        "attract raven",
    ]
    play(table, "attract hedgehog")
    assert worth_a_thought(table) == ["attract raven", "enough"]


@pytest.mark.rule("LF-PLANT-01")
def test_a_tree_is_thought_of_once_and_where_its_space_brings_something() -> None:
    table = acting_on("rhinoceros rhinoceros")
    plant(table.players[0], t3a="B2")
    lines = [line for line in worth_a_thought(table) if line.startswith("plant")]
    assert lines
    assert not any(line.startswith("plant t3a") for line in lines)
    assert len({line.split()[2] for line in lines}) == 3


def test_with_kodama_every_seat_is_promised_something_as_well() -> None:
    table = begun("fawn kodama-winter", "hare")
    assert 0 < promised(table) < 1
    play(table, "end")
    assert 0 < promised(table) < 1
