"""Evaluation of a standing, and the actions worth thinking about: the facts a game gives to computer players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Game
from engine.outcome import Outcome, Standing
from engine.text import Seat
from tests.engine.contract.random_games import every_game, glimpses, starts
from tests.engine.toys.pebbles import PebbleOptions, Pebbles, Pick


def standing(*scores: int, final: bool = False) -> Outcome:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(
        tuple(
            Standing(Seat(seat), rank, score)
            for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        ),
        final,
    )


@every_game
def test_every_seat_is_promised_a_chance_and_a_side_shares_its_own(game: Game[Any, Any]) -> None:
    for start in starts(game, len(game.seats), "prospects"):
        sides = game.sides(start.options, start.seats)
        for match, _ in glimpses(start, closely=2):
            found = game.thinking.value(match.imagine(None, Chance(b"prospects")))
            assert len(found) == start.seats
            assert all(0 <= each <= 1 for each in found)
            assert all(len({found[seat] for seat in side}) == 1 for side in sides)
            if match.over:
                assert match.outcome
                assert [seat for seat, each in enumerate(found) if each == 1] == list(match.outcome.winners)
                assert set(found) <= {0, 1}


@every_game
def test_every_legal_action_has_a_prior_that_hidden_things_do_not_change(game: Game[Any, Any]) -> None:
    for start in starts(game, len(game.seats), "priors"):
        for match, entry in glimpses(start, closely=2):
            if entry:
                tables = [match.imagine(entry.seat, Chance(seed)) for seed in (b"one", b"other")]
                actions = match.legal(entry.seat).actions
                one, other = (list(game.thinking.priors(table, entry.seat, actions)) for table in tables)
                assert len(one) == len(actions)
                assert min(one) >= 0
                assert one == other


@pytest.mark.parametrize("scores", [(7, 3), (-4, -9), (0, -1), (12, 12, 5)])
def test_points_ahead_promise_more(scores: tuple[int, ...]) -> None:
    found = standing(*scores).value
    assert found[0] == max(found) >= 0.5 > found[-1] == min(found)


def test_against_the_game_its_own_points_are_those_to_be_ahead_of() -> None:
    assert [standing(7, 3).ahead(Seat(seat)) for seat in (0, 1)] == [4, -4]
    together = replace(standing(7, 7), rival=9)
    assert [together.ahead(Seat(seat)) for seat in (0, 1)] == [-2, -2]


def test_the_end_promises_nothing_any_more() -> None:
    assert standing(5, 5, 2, final=True).value == (1, 1, 0)


def test_who_is_alone_is_promised_more_by_more_points() -> None:
    assert standing(3).value < standing(4).value


class Reverting(Pebbles):
    reverting_verbs = frozenset({"pick"})


def test_only_what_takes_back_is_not_worth_thinking_about() -> None:
    actions = (Pick("pebble"), Pick("turn"))
    for game, prior in ((Pebbles(), 1.0), (Reverting(), 0.0)):
        table = game.setup(PebbleOptions(), 2, Chance(b"priors"))
        assert game.thinking.priors(table, Seat(0), actions) == [prior] * 2
