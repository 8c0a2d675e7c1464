"""The compiled search: its values, what it finds, and that nobody misses it where there is no compiler."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from threading import Event
from typing import Any, cast

import pytest

pytest.importorskip("numba", reason="the search is compiled, and no compiler is installed")

import numpy as np

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.evaluation import compiled
from engine.games.spirits_of_the_forest.evaluation.compact import board as b
from engine.games.spirits_of_the_forest.evaluation.compact import legal as legal_actions
from engine.games.spirits_of_the_forest.evaluation.compact import tree as written
from engine.games.spirits_of_the_forest.evaluation.compact import worth
from engine.games.spirits_of_the_forest.evaluation.compact.bridge import board_of, deal_of, pool_of
from engine.games.spirits_of_the_forest.evaluation.compact.search import CompactSearch, warm_up
from engine.games.spirits_of_the_forest.model.table import Favour
from engine.match import Match
from engine.players import LEVELS, SearchPlayer
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import forest

WALKS = 60
"""Number of walks as they are written."""
LOTS, GEMS = np.empty((2 * worth.MOST_SEATS, worth.SYMBOLS)), np.empty(16, np.int64)
EXPERT = cast(SearchPlayer, LEVELS["deep"])


RECKONED = {
    2: [1221.242267, 689.757733],
    3: [455.079773, 908.016203, 366.904024],
    4: [996.456563, 104.840741, 397.431031, 412.271665],
}
"""Chances of each seat in moments of two random games, each the heavier the later it is, added up."""


def reckoned(board: b.Board, deal: b.Deal, bits: int, parts: worth.Worths) -> worth.Worths:
    worth.reckon(board, deal, worth.WEIGHTS, bits, LOTS, GEMS, parts)
    return parts


def courses(
    seats: int, numbers: type[np.signedinteger[Any]] = np.int8
) -> Iterator[tuple[b.Board, b.Deal, int]]:
    """Yield the boards of two random games, each with the action that is played next."""
    for number in range(2):
        dice, table = Random(number), GAME.setup(GAME.Options(), seats, Chance(bytes([number])))
        codes = np.empty(b.MOST_ACTIONS, np.int32)
        board, deal = board_of(table).astype(numbers), deal_of(table).astype(numbers)
        while board[b.STAGE] != b.OVER:
            action = int(codes[dice.randrange(legal_actions.legal(board, deal, codes))])
            yield board, deal, action
            b.play(board, deal, b.acting(board), action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_action_has_not_touched_need_not_be_reckoned_anew(seats: int) -> None:
    parts = np.zeros((b.CATEGORIES, worth.MOST_SEATS))
    bits = worth.ALL
    for board, deal, action in courses(seats):
        bits = worth.ALL if board[b.TILES] == b.CELLS else bits
        whole = reckoned(board, deal, worth.ALL, np.zeros_like(parts))
        assert np.allclose(reckoned(board, deal, bits, parts), whole)
        bits = worth.touched(deal, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shared_by_the_seats(seats: int) -> None:
    found = np.zeros(worth.MOST_SEATS)
    for board, deal, _ in courses(seats):
        parts = reckoned(board, deal, worth.ALL, np.zeros((b.CATEGORIES, worth.MOST_SEATS)))
        worth.chances(board, worth.WEIGHTS, parts, found)
        assert found[:seats].sum() == pytest.approx(1)
        assert found[:seats].min() >= 0


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize(("seats", "expected"), RECKONED.items())
def test_chances_as_they_are_written_are_what_they_were_when_they_were_recorded(
    seats: int, expected: list[float]
) -> None:
    found, sums = np.zeros(worth.MOST_SEATS), np.zeros(seats)
    for number, (board, deal, _) in enumerate(courses(seats, np.int64)):
        if number % 9 == 0:
            parts = np.zeros((b.CATEGORIES, worth.MOST_SEATS))
            worth.chances(board, worth.WEIGHTS, reckoned(board, deal, worth.ALL, parts), found)
            sums += found[:seats] * (1 + number)
    assert sums.tolist() == pytest.approx(expected)


@pytest.mark.usefixtures("uncompiled")
def test_what_an_action_changes_as_it_is_written_is_of_the_categories_it_has_touched() -> None:
    for board, deal, action in islice(courses(2, np.int64), 0, None, 11):
        before = reckoned(board, deal, worth.ALL, np.zeros((b.CATEGORIES, worth.MOST_SEATS)))
        after = board.copy()
        b.play(after, deal, b.acting(after), action)
        now = reckoned(after, deal, worth.ALL, np.zeros((b.CATEGORIES, worth.MOST_SEATS)))
        changed = {number for number in range(b.CATEGORIES) if not np.allclose(before[number], now[number])}
        touched = {number for number in range(b.CATEGORIES) if worth.touched(deal, action) >> number & 1}
        assert changed <= touched
        assert len(touched) < b.CATEGORIES


@pytest.mark.usefixtures("uncompiled")
def test_of_very_many_actions_the_search_as_it_is_written_considers_those_that_look_best() -> None:
    table = forest("""
leaves leaves webs:sun
webs vines2 mosses
leaves:fire webs vines
""")
    board: Any = board_of(table).astype(np.int64)
    deal: Any = deal_of(table).astype(np.int64)

    def found(widest: int) -> list[float]:
        settings = written.SETTINGS.copy()
        settings[written.WIDEST] = widest
        start = written.TreeRoot(board, deal, pool_of(table, Seat(0)), 0)
        tree, room = written.empty_tree(2, 200), written.room_of(start)
        dice = np.array([1], np.uint64)
        written.walk(start, dice, 1, tree, room, worth.WEIGHTS, settings)
        those = slice(tree.first[0], tree.first[0] + tree.branches[0])
        return sorted(tree.found[those, 0], reverse=True)

    every = found(200)
    clear = next(number for number in range(3, len(every)) if every[number - 1] > every[number])
    assert found(clear) == every[:clear]
    assert found(len(every)) == every


FOUND = [
    (
        "leaves leaves!sun webs:sun\nwebs@1 vines2 mosses",
        ("webs", "plus"),
        (1, 1),
        ([1, 31, 5, 10, 1, 12, 6], [0.49582, 23.67043, 3.14182, 5.78842, 0.5182, 7.47424, 3.61225], 342),
    ),
    (
        "leaves@1 leaves:sun@1 webs2\nmosses webs@0 mosses@0",
        ("plus", "plus"),
        (2, 0),
        (
            [1, 6, 5, 2, 1, 5, 1, 1, 2, 1, 1, 1, 21, 1, 25, 1],
            [
                0.42436,
                3.47131,
                2.83821,
                1.51276,
                0.3585,
                2.80383,
                0.63375,
                0.20506,
                1.5563,
                0.63375,
                0.54643,
                0.62295,
                18.65641,
                0.44644,
                22.76099,
                0.53177,
            ],
            290,
        ),
    ),
]
"""Forests with the favours and the removed gems of both seats, and what was found there when it was recorded: visits of each action at
the root, what seat 0 found by each in all, and the number of places of the tree.
"""


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.rule("SF-FAVOUR-07", "SF-FAVOUR-09")
@pytest.mark.parametrize(("rows", "favours", "removed", "found"), FOUND)
def test_walks_as_they_are_written_find_what_they_found_when_they_were_recorded(
    rows: str, favours: tuple[str, ...], removed: tuple[int, ...], found: tuple[list[int], list[float], int]
) -> None:
    """A seat may hold a '+' and has a removed gem: only where it is dealt one does the search use it, also between two tiles."""
    table = forest(f"\n{rows}\n", favours=favours, removed=removed)
    table.box = ["moon", "fire"]
    board: Any = board_of(table).astype(np.int64)
    deal: Any = deal_of(table).astype(np.int64)
    start = written.TreeRoot(board, deal, pool_of(table, Seat(0)), 0)
    tree, room = written.empty_tree(2, 3000), written.room_of(start)
    written.walk(start, np.array([1], np.uint64), WALKS, tree, room, worth.WEIGHTS, written.SETTINGS)
    those = slice(tree.first[0], tree.first[0] + tree.branches[0])
    visits, worths, places = found
    assert tree.visits[those].tolist() == visits
    assert tree.found[those, 0].tolist() == pytest.approx(worths, abs=1e-4)
    assert tree.counters[written.USED] == places


@pytest.mark.usefixtures("uncompiled")
def test_there_is_room_for_as_many_as_can_play() -> None:
    table = forest("\nleaves leaves webs:sun\nwebs vines2 mosses\n", players=4)
    start = written.TreeRoot(
        cast(Any, board_of(table).astype(np.int64)),
        cast(Any, deal_of(table).astype(np.int64)),
        pool_of(table, Seat(0)),
        0,
    )
    tree, room = written.empty_tree(4, 500), written.room_of(start)
    written.walk(start, np.array([1], np.uint64), 6, tree, room, worth.WEIGHTS, written.SETTINGS)
    assert tree.visits[0] == 6
    assert tree.found[0, :4].sum() == pytest.approx(6)


def searched(rows: str, walks: int = 40) -> CompactSearch:
    """Return the search of seat 0 on a hand-made forest of two, after that many looks at the clock."""
    table = forest(rows)
    search = CompactSearch(table, Seat(0), GAME.awaits(table)[Seat(0)].legal.actions, Chance(b"searched"))
    for _ in range(walks):
        search.go_on(Chance(b"unused"))
    return search


@pytest.mark.rule("SF-TAKE-03")
def test_it_takes_what_wins_and_knows_that_it_has_won() -> None:
    branches = searched("leaves leaves").branches()
    best = max(branches, key=lambda action: branches[action])
    assert getattr(best, "second", None) is not None


@pytest.mark.rule("SF-FAVOUR-02", "SF-FAVOUR-09")
def test_whoever_knows_that_their_tokens_are_no_plus_does_not_think_of_one() -> None:
    match = Match.new(GAME, GAME.Options(), 2, b"tokens")
    seat = match.awaiting[0]
    table = match.imagine(seat, Chance(b"tokens"))
    player = table.players[seat]
    player.favours, player.supply, player.removed = [Favour("webs")], 2, 1
    legal_actions = GAME.awaits(table)[seat].legal.actions
    search = CompactSearch(table, seat, legal_actions, Chance(b"tokens"))
    search.go_on(Chance(b"unused"))
    assert search.branches().keys() <= set(legal_actions)


def test_the_same_seed_finds_the_same() -> None:
    match = Match.new(GAME, GAME.Options(), 2, b"same")
    seat = match.awaiting[0]
    player = replace(EXPERT, positions=200)
    assert len({player.pick(match, seat, Chance(b"thoughts")) for _ in range(3)}) == 1


AGAIN = """
from engine.games.spirits_of_the_forest.evaluation.compact import search
search.warm_up()
print(sum(search.walk.stats.cache_misses.values()), sum(search.walk.stats.cache_hits.values()))
"""


def test_what_was_compiled_is_found_again_by_the_next_process() -> None:
    warm_up()
    said = subprocess.run([sys.executable, "-c", AGAIN], check=True, capture_output=True, text=True).stdout
    assert said.split() == ["0", "1"]


def test_without_a_compiler_the_players_search_as_in_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "NEEDED", "a_compiler_that_there_is_not")
    compiled.loading.cache_clear()
    try:
        match = Match.new(GAME, GAME.Options(), 2, b"without")
        seat = match.awaiting[0]
        table = match.imagine(seat, Chance(b"without"))
        assert GAME.thinking.own_tree(table, seat, Chance(b"without"), has_time=True) is None
        assert replace(EXPERT, positions=100, memory=None).pick(match, seat, Chance(b"a")) in match.legal(
            seat
        )
    finally:
        compiled.loading.cache_clear()


class Workshop:
    """A stand-in for what is loaded: the compiler, which may have kept something, and the search, which is there when the test says so."""

    def __init__(self, kept: bool) -> None:
        self.kept, self.may_go_on = kept, Event()

    def __call__(self, _: str) -> Workshop:
        return self

    def is_kept(self) -> bool:
        return self.kept

    def warm_up(self) -> None:
        self.may_go_on.wait()

    def keep(self) -> None:
        self.kept = True


def test_whoever_is_in_a_hurry_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(kept=False)
    monkeypatch.setattr(compiled, "import_module", workshop)
    on_its_way = compiled.Loading()
    assert on_its_way.search(has_time=False) is None
    workshop.may_go_on.set()
    assert on_its_way.search(has_time=True) is workshop
    assert workshop.kept


def test_what_was_compiled_before_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    workshop = Workshop(kept=True)
    workshop.may_go_on.set()
    monkeypatch.setattr(compiled, "import_module", workshop)
    assert compiled.Loading().search(has_time=False) is workshop


def test_where_it_cannot_be_compiled_the_players_are_told_once_and_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: str) -> None:
        raise OSError("no room left")

    monkeypatch.setattr(compiled, "import_module", fail)
    assert compiled.Loading().search(has_time=True) is None
    assert "players search without it" in caplog.text


@pytest.mark.parametrize("options", [{"wish": True}, {"seasons": True}, {"moonlight": "air"}])
def test_with_modules_it_searches_on_tables(options: dict[str, object]) -> None:
    match = Match.new(GAME, GAME.Options.model_validate(options), 2, b"modules")
    seat = match.awaiting[0]
    table = match.imagine(seat, Chance(b"modules"))
    assert GAME.thinking.own_tree(table, seat, Chance(b"modules"), has_time=True) is None
