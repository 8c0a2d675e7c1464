"""Analysis of a finished game, from the game alone: the move that lost it, and what would have won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import pytest

from engine.action import to_text
from engine.analysis import LEAST, TURNING_POINTS, Analysis, Analyst, _chances, _first_look
from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players import LEVELS, SearchPlayer
from engine.players.search import POSITIONS
from engine.record import Diverged, RecordedMove
from engine.registry import find
from engine.text import Seat
from engine.thinking import Thinking, Way
from tests.engine.test_search import Nim
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pick

SEED = b"a game that is over"
QUICK = Analyst(SearchPlayer(positions=60), suspects=4, positions=40)


def analysed(
    game: Game[Any, Any], options: Any, moves: list[RecordedMove], analyst: Analyst = QUICK
) -> Analysis:
    return analyst.analyse(game, options, 2, SEED, moves, lambda done, of: None)


def nim(*picks: str) -> list[RecordedMove]:
    return [RecordedMove(Seat(number % 2), f"pick {pick}") for number, pick in enumerate(picks)]


@pytest.fixture(scope="module")
def forest() -> list[RecordedMove]:
    """Return a game between a beginner and somebody a little better."""
    game = find("spirits-of-the-forest")
    match, chance, moves = Match.new(game, game.Options(), 2, SEED), Chance(b"players"), []
    while not match.over:
        seat = match.awaiting[0]
        action = LEVELS[("random", "greedy")[seat]].pick(match, seat, chance)
        match.play(seat, action)
        moves.append(RecordedMove(seat, to_text(action), match.digest))
    return moves


def test_the_move_that_lost_is_told_with_the_one_that_would_have_won() -> None:
    """Of ten pebbles the first seat leaves nine, and the second cannot win; then it leaves seven where six would have won."""
    moves = nim("pebble", "pebble", "pebble", "pebble", "turn", "pebble", "pebble", "turn")
    found = analysed(Nim(), PebbleOptions(heap=10), moves, Analyst(SearchPlayer(positions=400), 4, 400))
    (point,) = found.turning_points
    assert (point.number, point.seat, point.better) == (3, 0, "pick turn")
    assert point.could > 0.8
    assert point.kept < 0.2


def test_there_are_chances_before_the_first_move_and_after_each_and_the_last_is_the_result(
    forest: list[RecordedMove],
) -> None:
    game = find("spirits-of-the-forest")
    told: list[tuple[int, int]] = []
    found = QUICK.analyse(game, game.Options(), 2, SEED, forest, lambda done, of: told.append((done, of)))
    assert len(found.chances) == len(forest) + 1
    assert sorted(found.chances[-1]) == [0.0, 1.0]
    assert all(0 <= chance <= 1 for chances in found.chances for chance in chances)
    assert len(found.turning_points) <= TURNING_POINTS
    numbers = [point.number for point in found.turning_points]
    assert numbers == sorted(numbers)
    for point in found.turning_points:
        move = forest[point.number - 1]
        assert point.seat == move.seat
        assert point.better != move.line
        assert point.cost >= LEAST
    assert [done for done, _ in told] == list(range(1, len(forest) + QUICK.suspects + 1))
    assert {of for _, of in told} == {len(forest) + QUICK.suspects}
    assert analysed(game, game.Options(), forest) == found
    assert Analysis.model_validate_json(found.model_dump_json()) == found


def test_a_game_of_other_rules_is_not_judged(forest: list[RecordedMove]) -> None:
    game = find("spirits-of-the-forest")
    strange = [*forest[:5], RecordedMove(forest[5].seat, forest[5].line, "another digest"), *forest[6:]]
    with pytest.raises(Diverged):
        analysed(game, game.Options(), strange)


@pytest.mark.parametrize(("pick", "regrets"), [("turn", []), ("pebble", [0.25])])
def test_a_move_is_suspected_by_what_the_best_one_would_have_been_worth_more(
    pick: str, regrets: list[float]
) -> None:
    """To take both wins, to have one of two is a lead at a glance. What is best is not looked into."""
    match = Match.new(Nim(), PebbleOptions(heap=2), 2, SEED)
    looks = _first_look(match, match.game.thinking, 1, RecordedMove(Seat(0), f"pick {pick}"))
    assert [look.regret for look in looks] == regrets


class Weather(Thinking[Heap, Pick]):
    """The weather decides: who moves wins or loses by luck, a little more often after taking one pebble."""

    edge = 0

    def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
        return [Way((pick,), 0.5) for pick in (Pick("turn"), Pick("pebble"))]

    def foresee(
        self, table: Heap, seat: Seat, ways: Sequence[Sequence[Pick]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        for (pick,) in ways:
            luck = chance.below(100)
            yield [(luck + self.edge * (pick.what == "pebble")) / 200] * 2


class Storm(Nim):
    def __init__(self, edge: int = 0) -> None:
        self.thinking = Weather(self)
        self.thinking.edge = edge


STORMS = [bytes([number]) for number in range(12)]


def test_what_only_luck_has_made_worse_is_no_turning_point() -> None:
    """Each look finds another worth for the same move; what is better by more than that is found all the same."""
    moves = nim("turn", "turn", "turn", "pebble")

    def points(game: Storm) -> int:
        told = [
            Analyst(SearchPlayer(positions=POSITIONS * 6)).analyse(
                game, PebbleOptions(heap=7), 2, seed, moves, lambda done, of: None
            )
            for seed in STORMS
        ]
        return sum(len(each.turning_points) for each in told)

    assert points(Storm()) == 0
    assert points(Storm(edge=90)) > len(STORMS)


class Plan(Weather):
    """The weather, where turning looks better; it counts how often something is foreseen."""

    asked = 0

    def ways(self, table: Heap, seat: Seat, chance: Chance) -> Sequence[Way[Pick]]:
        return [Way((Pick("turn"),), 0.6), Way((Pick("pebble"),), 0.5)]

    def foresee(
        self, table: Heap, seat: Seat, ways: Sequence[Sequence[Pick]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        self.asked += 1
        yield from super().foresee(table, seat, ways, chance)


def test_where_the_best_plan_was_followed_nothing_is_foreseen() -> None:
    for picks, least in (
        (("pebble", "turn", "pebble", "pebble"), 1),
        (("pebble", "turn", "pebble", "turn"), 0),
    ):
        game = Storm()
        game.thinking = plan = Plan(game)
        match = Match.new(game, PebbleOptions(heap=7), 2, SEED)
        for pick in picks[:-1]:
            match.play(match.awaiting[0], Pick(pick))  # type: ignore[arg-type]
        move = RecordedMove(match.awaiting[0], f"pick {picks[-1]}")
        assert len([*_first_look(match, plan, 1, move)]) == least
        assert plan.asked == least


def test_who_waits_for_an_analysis_is_told_how_far_it_is_to_its_very_end() -> None:
    told: list[tuple[int, int]] = []
    moves = nim("pebble", "turn", "pebble", "pebble")
    QUICK.analyse(Nim(), PebbleOptions(heap=5), 2, SEED, moves, lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == [*range(1, len(told) + 1)]
    assert len(moves) < len(told) <= told[-1][1]


class Undecided(Thinking[Heap, Pick]):
    """Whatever happens nobody is ahead."""

    def value(self, table: Heap) -> Sequence[float]:
        return [0.5, 0.5]


class UndecidedNim(Nim):
    @cached_property
    def thinking(self) -> Undecided:
        return Undecided(self)


def test_when_the_game_is_over_the_chances_are_its_result() -> None:
    match = Match.new(UndecidedNim(), PebbleOptions(heap=1), 2, SEED)
    assert _chances(match) == (0.5, 0.5)
    match.play(Seat(0), Pick("pebble"))
    assert match.outcome is not None
    assert _chances(match) == match.outcome.value != (0.5, 0.5)


class Regretful(Thinking[Any, Any]):
    """Whatever was made, something else would have been better."""

    def ways(self, table: Any, seat: Seat, chance: Chance) -> Sequence[Way[Any]]:
        return [Way((find("spirit-island").grammar.read("grow 2"),), 0.9)]

    def foresee(
        self, table: Any, seat: Seat, ways: Sequence[Sequence[Any]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        yield from ([float(number)] for number in range(len(ways)))


@pytest.mark.parametrize(("line", "is_judged"), [("grow 1", True), ("grow 3", True), ("restart", False)])
def test_taking_back_what_was_prepared_is_no_move_to_judge(line: str, is_judged: bool) -> None:
    game = find("spirit-island")
    match = Match.new(game, game.Options.model_validate({"progressions": True}), 1, SEED)
    match.play(Seat(0), game.grammar.read("embody lightnings-swift-strike"))
    assert bool([*_first_look(match, Regretful(game), 1, RecordedMove(Seat(0), line))]) is is_judged
