"""Facts of the forest for computer players: the evaluation of a table, and the gems worth a thought."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.evaluation.majorities import Stakes, expected
from engine.games.spirits_of_the_forest.evaluation.priors import near_ends
from engine.games.spirits_of_the_forest.evaluation.value import TURN, hopes
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.pieces.tallies import Count
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import dealt, forest, legal, mixed, with_moonlight


def worth_a_thought(table: Table) -> list[str]:
    actions = GAME.awaits(table)[table.active].legal.actions
    weights = GAME.thinking.priors(table, table.active, actions)
    return [line for line, weight in zip(legal(table), weights, strict=True) if weight]


def points_of(total: int, others: int, has_tile: bool) -> float:
    return (total if total >= others else 0) - (0 if has_tile else 3)


@pytest.mark.rule("SF-SCORE-02", "SF-SCORE-04")
@pytest.mark.parametrize(
    ("left", "totals", "tiles"),
    [
        (Count(2, 3), (1, 0), (1, 0)),
        (Count(0, 4), (3, 2), (2, 1)),
        (Count(1, 0), (0, 0), (0, 0)),
        (Count(), (2, 1), (1, 1)),
    ],
)
def test_of_two_seats_each_may_expect_the_mean_over_all_ways_the_tiles_can_fall(
    left: Count, totals: tuple[int, int], tiles: tuple[int, int]
) -> None:
    symbols = [2] * left.doubles + [1] * left.singles
    ways = list(product((0, 1), repeat=len(symbols)))
    for seat in (0, 1):
        sums = [0.0, 0.0]
        for way in ways:
            gained = [sum(each for each, to in zip(symbols, way, strict=True) if to == one) for one in (0, 1)]
            ends = [totals[one] + gained[one] for one in (0, 1)]
            sums[seat] += points_of(ends[seat], ends[1 - seat], tiles[seat] > 0 or seat in way)
        assert expected(Stakes(left, totals, tiles, 3))[seat] == pytest.approx(sums[seat] / len(ways))


@pytest.mark.parametrize("seats", [3, 4])
def test_of_many_seats_a_lead_that_nobody_can_reach_is_worth_what_it_scores(seats: int) -> None:
    ahead = Stakes(Count(0, 1), (5, *[1] * (seats - 1)), (1,) * seats, 3)
    found = expected(ahead)
    assert found[0] == pytest.approx(5 + 1 / seats)
    assert set(found[1:]) == {0}


def test_a_lead_in_symbols_promises_more_than_none() -> None:
    table = forest("webs webs2 leaves ? ? ?", tiles=("webs2 webs2", "leaves"))
    mine, yours = GAME.thinking.value(table)
    assert mine > 0.5 > yours
    assert mine + yours == pytest.approx(1)


def test_gems_in_the_supply_promise_more_than_removed_ones() -> None:
    drawing = "? ? ? ? ? ? ? ?"
    assert GAME.thinking.value(forest(drawing, removed=(0, 2)))[0] > GAME.thinking.value(forest(drawing))[0]


def test_an_own_gem_promises_more_on_a_tile_one_wants() -> None:
    wanted = GAME.thinking.value(forest("webs2@0 ? ? ? ? leaves", tiles=("webs2 webs", "webs2 webs")))[0]
    other = GAME.thinking.value(forest("webs2 ? ? ? ? leaves@0", tiles=("webs2 webs", "webs2 webs")))[0]
    assert wanted > other


def test_what_is_over_promises_nothing_any_more() -> None:
    table = forest("", tiles=("webs", "leaves leaves2"))
    table.stage = "over"
    assert GAME.thinking.value(table) == (0, 1)


def test_gems_are_thought_of_near_the_ends_of_rows_and_keeping_always() -> None:
    table = forest("\n? ? ? ? ? ? ?\n? ?")
    table.stage = "gem"
    assert worth_a_thought(table) == [
        *(f"place {cell}" for cell in ("A1", "A2", "A6", "A7", "B1", "B2")),
        "keep",
    ]


def test_all_tiles_are_worth_a_thought_in_collecting() -> None:
    table = forest("\n? ? ? ? ? ? ?\n? ?")
    assert worth_a_thought(table) == legal(table, Seat(0))


def test_the_ends_of_rows_are_near_and_their_middles_are_not() -> None:
    table = dealt()
    names = {table.layout.names[cell] for cell in near_ends(table)}
    assert {"A1", "A12", "D1", "D12"} <= names
    assert not names & {"A6", "A7", "D6", "D7"}


def test_where_missing_spirits_cost_nothing_nobody_fears_them() -> None:
    plain, enchanted = mixed(()), mixed(("enchanted",))
    for table in (plain, enchanted):
        table.stacks = [() for _ in table.stacks]
    assert max(hopes(plain)) < -20
    assert min(hopes(enchanted)) >= 0


def test_whoever_takes_tiles_next_may_hope_for_more() -> None:
    """While the active seat collects that is it; while it lays its gem it is the next one."""
    table = dealt()
    collecting = hopes(table)
    table.stage = "gem"
    laying = hopes(table)
    active, following = table.active, 1 - table.active
    assert collecting[active] - laying[active] == pytest.approx(TURN)
    assert laying[following] - collecting[following] == pytest.approx(TURN)


@pytest.mark.rule("ML-TILES-07", "ML-TILES-08")
@pytest.mark.parametrize(("lit", "more"), [(0, 0), (1, 0), (2, 3)])
def test_a_spirit_whose_moonlight_tiles_both_lie_face_up_promises_twice(lit: int, more: int) -> None:
    table = with_moonlight(forest(tiles=["leaves2 leaves", "webs"]), "leaves", "leaves")
    dark = hopes(table)
    table.parts["moonlight"].faces[:lit] = ["up"] * lit
    assert hopes(table) == pytest.approx([dark[0] + more, dark[1]])
