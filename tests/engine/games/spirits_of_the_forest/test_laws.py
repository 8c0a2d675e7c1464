"""Laws of every game, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import to_text
from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.actions import Move, Place, Plus, Take
from engine.games.spirits_of_the_forest.model.facts import components
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.games.spirits_of_the_forest.pieces.forest import available, own_gems
from engine.games.spirits_of_the_forest.rules.collect_step import takes
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import dealt, legal
from tests.engine.games.spirits_of_the_forest.oracle import all_takes

games = st.tuples(st.integers(2, 4), st.integers(0, 2**32))
few = settings(max_examples=12, deadline=None, database=None, derandomize=True)


def tables(players: int, seed: int, greed: float = 0.5) -> Iterator[Table]:
    """Yield the tables of a game played at random, the same object every time; `greed` is how often a gem is used where it can be."""
    chance = Random(seed)
    table = dealt(players, seed=str(seed).encode())
    yield table
    while asks := GAME.awaits(table):
        seat = chance.choice(list(asks)) if chance.random() < 0.1 else next(iter(asks))
        choices = list(asks[seat].legal)
        eager = [action for action in choices if _uses_a_gem(action)]
        action = chance.choice(eager if eager and chance.random() < greed else choices)
        list(GAME.play(table, seat, action, Chance(b"")))
        yield table


def _uses_a_gem(action: object) -> bool:
    match action:
        case Take(_, _, pay, pay_second):
            return pay is not None or pay_second is not None
        case _:
            return isinstance(action, Place | Move | Plus)


@pytest.mark.rule("SF-END-05", "SF-TURN-04")
@few
@given(games)
def test_somebody_can_always_collect(game: tuple[int, int]) -> None:
    for table in tables(*game, greed=0.9):
        if not available(table):
            continue
        able = []
        for seat in range(game[0]):
            other = table.copy()
            other.active, other.stage = Seat(seat), "collect"
            able.append(any(takes(other)))
            assert able[-1] == ("pass" not in legal(other, seat))
        assert any(able)


@pytest.mark.rule("SF-GEM-18", "SF-GEM-12")
@few
@given(games)
def test_gems_are_never_lost_and_one_is_never_removed(game: tuple[int, int]) -> None:
    start = components().gems[game[0]]
    for table in tables(*game, greed=0.9):
        for seat, player in enumerate(table.players):
            assert player.supply + len(own_gems(table, Seat(seat))) + player.removed == start
            assert min(player.supply, player.removed) >= 0
        assert sum(player.removed for player in table.players) < start * game[0]


@pytest.mark.rule("SF-TAKE-17")
@few
@given(games)
def test_what_is_left_of_a_row_is_one_run(game: tuple[int, int]) -> None:
    for table in tables(*game):
        for row in range(4):
            columns = [column for column in range(12) if table.stacks[12 * row + column]]
            assert columns == list(range(min(columns, default=0), max(columns, default=-1) + 1))


@pytest.mark.rule("SF-TAKE-08", "SF-TAKE-12", "SF-GEM-05", "SF-TURN-01")
@few
@given(games)
def test_a_turn_takes_one_or_two_symbols_and_at_most_one_gem(game: tuple[int, int]) -> None:
    for table in tables(*game):
        last = GAME.view(table, None).last
        if last is not None and not last.passed:
            symbols = [pick.tile.symbols for pick in last.collected]
            assert symbols in ([1], [2], [1, 1])
            assert len({pick.tile.spirit for pick in last.collected}) == 1
            assert last.gem_from is None or last.gem_to is not None


@pytest.mark.rule("SF-TAKE-01", "SF-TAKE-02", "SF-TAKE-16", "SF-GEM-08", "SF-GEM-13", "SF-FAVOUR-07")
@settings(few, max_examples=3)
@given(games)
def test_the_legal_collections_are_exactly_those_a_slow_search_finds(game: tuple[int, int]) -> None:
    for number, table in enumerate(tables(*game, greed=0.95)):
        if table.stage == "collect" and number % 6 == 0:
            for each in (table, _with_plus(table, poorer=number % 12 // 6)):
                found = [to_text(action) for action in takes(each)]
                assert len(found) == len(set(found))
                assert set(found) == all_takes(each)


def _with_plus(table: Table, poorer: int) -> Table:
    """Return the table, but the active player holds a '+' and has nothing removed, or one gem of the supply more if `poorer`."""
    other = table.copy()
    player = other.players[other.active]
    player.favours.append(Favour("plus"))
    player.removed = min(poorer, player.supply)
    player.supply -= player.removed
    return other


@few
@given(games)
def test_a_copy_shares_nothing_that_changes(game: tuple[int, int]) -> None:
    before = [(table.copy(), GAME.keeping.dump(table)) for table in tables(*game)]
    assert all(GAME.keeping.dump(copy) == dumped for copy, dumped in before)
    assert all(GAME.keeping.load(dumped) == copy for copy, dumped in before[::10])


@few
@given(games)
def test_the_favours_of_a_game_are_always_the_same_fourteen(game: tuple[int, int]) -> None:
    for table in tables(*game):
        lying = [face for faces in table.favours.values() for face in faces]
        held = [favour.face for player in table.players for favour in player.favours]
        assert sorted([*lying, *held, *table.box]) == sorted(components().faces())
