"""Ratings: what the model makes of results, and the laws that hold whatever they are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.store.games.results import Result, SeatResult
from bot.tables.stats import ratings
from bot.tables.stats.leaderboard import _Game
from bot.tables.stats.ratings import BASE, SCALE, SETTLED, Key, Ladder, Side, sides_of
from engine.players import LEVELS
from engine.text import Seat

ADA, BRUNO, CELINA, DOROTA = 1, 2, 3, 4


def rated(*games: Sequence[Side]) -> Ladder:
    ladder = Ladder()
    for ended, sides in enumerate(games):
        ladder.add(sides, ended)
    return ladder


def in_order(*players: Key) -> list[Side]:
    """Return a game in which they came in one after the other."""
    return [Side((player,), rank) for rank, player in enumerate(players, 1)]


def seat(number: int, person: int | None, rank: int, **changes: int | str | None) -> SeatResult:
    given_ = {"computer": None, "resigned": None} | changes
    return SeatResult(number, person, "name", rank=rank, score=0, **given_)  # type: ignore[arg-type]


def result(*chairs: SeatResult) -> Result:
    return Result(1, "pebbles", {}, 0, chairs)


def alone(seats: int) -> list[list[Seat]]:
    return [[Seat(number)] for number in range(seats)]


def test_three_in_a_row_are_rated_as_the_library_rates_them() -> None:
    model = PlackettLuce()
    [[first], [second], [third]] = model.rate([[model.rating()], [model.rating()], [model.rating()]])
    ladder = rated(in_order(ADA, BRUNO, CELINA))
    for person, expected in ((ADA, first), (BRUNO, second), (CELINA, third)):
        rating = ladder.rating(person)
        assert rating.points == round(BASE + SCALE * (expected.mu - 3 * expected.sigma))
        assert rating.spread == round(SCALE * expected.sigma)
    assert [round(each.mu, 2) for each in (first, second, third)] == [27.87, 25.72, 21.41]


def test_a_newcomer_begins_at_the_base_and_is_provisional_for_some_games() -> None:
    assert rated().rating(ADA).points == BASE
    ladder = rated(*[in_order(ADA, BRUNO)] * (SETTLED - 1))
    assert ladder.rating(ADA).provisional
    ladder.add(in_order(ADA, BRUNO), 9)
    assert not ladder.rating(ADA).provisional


tables = st.lists(st.sampled_from([ADA, BRUNO, CELINA, DOROTA, *LEVELS]), min_size=2, max_size=4, unique=True)
placed = tables.flatmap(
    lambda players: st.tuples(
        st.just(players), st.lists(st.integers(1, 3), min_size=len(players), max_size=len(players))
    )
)


@settings(max_examples=60, deadline=None)
@given(st.lists(placed, max_size=8), placed, st.randoms(use_true_random=False))
def test_laws(
    before: list[tuple[list[Key], list[int]]], last: tuple[list[Key], list[int]], chance: object
) -> None:
    """A sole winner does not fall, a sole loser does not rise, and the order at the table changes nothing."""
    games = [[Side((player,), rank) for player, rank in zip(*game, strict=True)] for game in (*before, last)]
    ladder, shuffled = rated(*games[:-1]), Ladder()
    people = [player for player in last[0] if isinstance(player, int)]
    earlier = {person: ladder.rating(person).points for person in people}
    ladder.add(games[-1], 99)
    for number, game in enumerate(games):
        chance.shuffle(game)  # type: ignore[attr-defined]
        shuffled.add(game, number)
    for person, rank in zip(*last, strict=True):
        if isinstance(person, int):
            assert ladder.rating(person) == shuffled.rating(person)
            if last[1].count(rank) == 1 and rank == min(last[1]):
                assert ladder.rating(person).points >= earlier[person]


def test_a_win_over_the_weakest_computer_is_worth_little_however_often() -> None:
    person = rated(in_order(ADA, BRUNO)).rating(ADA).points - BASE
    weakest = rated(in_order(ADA, "random")).rating(ADA).points - BASE
    assert 0 < weakest * 8 < person
    often = rated(*[in_order(ADA, "random")] * 50).rating(ADA).points
    assert often < rated(*[in_order(ADA, BRUNO)] * 5).rating(ADA).points
    gains = [rated(in_order(ADA, level)).rating(ADA).points for level in LEVELS]
    assert gains == sorted(gains)


def test_computers_begin_in_equal_steps_below_a_newcomer() -> None:
    ladder = Ladder()
    points = [ladder._of(level).mu for level in LEVELS]
    newcomer = PlackettLuce().mu
    assert points[-1] == newcomer
    steps = [after - before for before, after in pairwise(points)]
    assert steps == pytest.approx([(newcomer - points[0]) / (len(LEVELS) - 1)] * (len(LEVELS) - 1))
    assert newcomer - points[0] == ratings._LEVELS_SPAN
    assert {ladder._of(level).sigma for level in LEVELS} == {ratings._LEVELS_SIGMA}
    assert ladder._of(ADA).sigma == PlackettLuce().sigma
    assert ladder.levels() == {}, "nobody has met them"


def test_people_and_computers_stand_best_first_and_are_kept_to_the_last_digit() -> None:
    ladder = rated(in_order(BRUNO, ADA, "greedy"), in_order("random", CELINA), in_order(DOROTA, ADA))
    assert ladder.people() == sorted(ladder.people(), key=lambda who: -ladder.rating(who).points)
    assert set(ladder.people()) == {ADA, BRUNO, CELINA, DOROTA}
    levels = ladder.levels()
    assert set(levels) == {"greedy", "random"}
    assert [*levels.values()] == sorted(levels.values(), reverse=True)
    again = Ladder.load(ladder.dump())
    assert again.dump() == ladder.dump()
    assert again.levels() == levels
    assert [again.rating(who) for who in again.people()] == [ladder.rating(who) for who in ladder.people()]
    alike = rated(in_order(BRUNO, DOROTA), in_order(ADA, CELINA))
    assert alike.people() == [ADA, BRUNO, CELINA, DOROTA], "of two alike the first comes first"
    assert [ended for ended, _ in ladder.history[ADA]] == [0, 2]


def test_two_computers_of_one_level_are_one_player() -> None:
    ladder = rated([Side((ADA,), 1), Side(("greedy",), 2), Side(("greedy",), 3)])
    assert list(ladder.levels()) == ["greedy"]
    assert ladder.people() == [ADA]


def test_who_has_several_hands_in_a_game_has_the_mean_of_what_they_are_worth() -> None:
    ladder = rated([Side((ADA,), 1), Side((BRUNO,), 2), Side((ADA,), 3)])
    first, middle, last = (rated(in_order(CELINA, DOROTA, 5)).rating(each) for each in (CELINA, DOROTA, 5))
    assert ladder.rating(ADA).points == pytest.approx((first.points + last.points) / 2, abs=1)
    assert ladder.rating(ADA).spread == pytest.approx((first.spread + last.spread) / 2, abs=1)
    assert ladder.rating(BRUNO) == middle


@pytest.mark.parametrize("rank", [1, 2])
def test_who_plays_together_against_the_game_neither_rises_nor_falls(rank: int) -> None:
    sides = sides_of(result(seat(0, ADA, rank), seat(1, BRUNO, rank)), [[Seat(0), Seat(1)]])
    assert sides == [Side((ADA, BRUNO), rank)]
    assert rated(sides).people() == []


def test_whoever_plays_alone_is_not_rated() -> None:
    ladder, sides = Ladder(), sides_of(result(seat(0, ADA, 2)), alone(1))
    ladder.add(sides, 1)
    assert sides == [Side((ADA,), 2)]
    assert ladder.people() == []


def test_teams_are_sides() -> None:
    chairs = [
        seat(number, person, 1 + number % 2) for number, person in enumerate((ADA, BRUNO, CELINA, DOROTA))
    ]
    sides = sides_of(result(*chairs), [[Seat(0), Seat(2)], [Seat(1), Seat(3)]])
    assert sides == [Side((ADA, CELINA), 1), Side((BRUNO, DOROTA), 2)]
    ladder = rated(sides)
    assert ladder.rating(ADA) == ladder.rating(CELINA)
    assert ladder.rating(ADA).points > ladder.rating(BRUNO).points


def test_who_has_left_for_good_comes_last_and_the_stand_in_is_not_rated() -> None:
    gone = seat(0, None, 1, computer="greedy", resigned=ADA)
    sides = sides_of(result(gone, seat(1, BRUNO, 3), seat(2, CELINA, 2)), alone(3))
    assert {side.players: side.rank for side in sides} == {(BRUNO,): 3, (CELINA,): 2, (ADA,): 5}
    assert rated(sides).people() == [CELINA, BRUNO, ADA]


def test_who_took_a_seat_over_is_rated_for_it_and_who_left_it_comes_last() -> None:
    taken = seat(0, DOROTA, 1, resigned=ADA)
    sides = sides_of(result(taken, seat(1, BRUNO, 2)), alone(2))
    assert {side.players: side.rank for side in sides} == {(DOROTA,): 1, (BRUNO,): 2, (ADA,): 4}


def test_nobody_is_compared_with_who_had_their_seat_before() -> None:
    """Whoever took a seat over and lost would else have beaten somebody in whose place they played."""
    taken = seat(0, DOROTA, 2, resigned=ADA)
    sides = sides_of(result(taken, seat(1, BRUNO, 1)), alone(2))
    ladder, duel = rated(sides), rated(in_order(BRUNO, DOROTA))
    assert [ladder.rating(each) for each in (BRUNO, DOROTA)] == [
        duel.rating(each) for each in (BRUNO, DOROTA)
    ]
    assert ladder.rating(ADA) == rated(in_order(BRUNO, ADA)).rating(ADA)
    [left] = [side for side in sides if side.players == (ADA,)]
    assert [side.players for side in sides if side.meets(left)] == [(BRUNO,), (ADA,)]
    game = _Game()
    game.add(result(taken, seat(1, BRUNO, 1)), sides)
    assert {person: {*tally.met} for person, tally in game.tallies.items()} == {
        BRUNO: {DOROTA, ADA},
        DOROTA: {BRUNO},
        ADA: {BRUNO},
    }


def test_a_person_stood_in_for_keeps_the_result() -> None:
    away = seat(0, ADA, 1, computer="greedy")
    assert sides_of(result(away, seat(1, BRUNO, 2)), alone(2))[0] == Side((ADA,), 1)


@pytest.mark.parametrize("ranks", [(1, 1), (2, 2)])
def test_of_one_who_is_forgotten_the_others_keep_what_they_won(ranks: tuple[int, int]) -> None:
    sides = sides_of(result(seat(0, None, ranks[0]), seat(1, BRUNO, ranks[1])), alone(2))
    assert sides == [Side((None,), ranks[0]), Side((BRUNO,), ranks[1])]
    assert rated(sides).people() == [BRUNO]
