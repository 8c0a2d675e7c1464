"""The outcome of a game, or of a moment of it: who is ahead, by how much, and what that promises."""

from __future__ import annotations

import pytest

from engine.outcome import Outcome, Standing
from engine.text import Seat


def outcome(*points: int, final: bool = False, rival: int | None = None) -> Outcome:
    best = max(points)
    return Outcome(
        tuple(Standing(Seat(seat), 1 if each == best else 2, each, ()) for seat, each in enumerate(points)),
        final,
        rival,
    )


@pytest.mark.parametrize(
    ("points", "rival", "ahead"),
    [
        ((10, 6, 1), None, [4, -4, -9]),
        ((10, 10), None, [0, 0]),
        ((-3,), None, [-3]),
        ((7,), 9, [-2]),
        ((7, 2), 4, [3, -2]),
    ],
)
def test_the_points_ahead_are_those_before_the_best_other_or_the_game(
    points: tuple[int, ...], rival: int | None, ahead: list[int]
) -> None:
    found = outcome(*points, rival=rival)
    assert [found.ahead(Seat(seat)) for seat in range(len(points))] == ahead


def test_points_promise_a_chance_by_how_far_ahead_they_are_of_the_two_largest() -> None:
    assert outcome(10, 6, 1).value == (0.5 + 4 / 34, 0.5 - 4 / 34, 0.5 - 9 / 34)
    assert outcome(0, 0).value == (0.5, 0.5)
    assert outcome(-4, 2).value == (0.5 - 6 / 14, 0.5 + 6 / 14)
    assert outcome(10, 10, 1, final=True).value == (1.0, 1.0, 0.0)
    assert outcome(10, 10, 1).winners == (Seat(0), Seat(1))
