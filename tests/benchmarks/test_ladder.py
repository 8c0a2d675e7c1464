"""The ladder of strengths: what is noted is read again, and the ratings are those that make what was played likeliest."""

from __future__ import annotations

import time
from math import inf
from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.ladder import AGAINST, Key, climb, keys, ratings, read, rows, write
from benchmarks.strength import Score

FOREST = AGAINST[0]


def test_every_strength_meets_every_other_once_and_plays_in_every_game() -> None:
    every = list(keys())
    assert len(every) == len(set(every)) == 2 * 10 + 2 * 5


def test_what_was_noted_is_read_again(tmp_path: Path) -> None:
    noted = {key: Score(number, 1, 2) for number, key in enumerate(keys())}
    write(tmp_path / "ladder.csv", noted)
    assert read(tmp_path / "ladder.csv") == noted
    assert set(read(tmp_path / "none.csv").values()) == {Score()}


def test_three_times_as_many_wins_are_191_points(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ratings(FOREST, {(FOREST, "well", "deep"): Score(won=10_000, lost=30_000)})
    assert found["deep"].points - found["well"].points == pytest.approx(190.8, abs=0.2)
    assert found["deep"].points + found["well"].points == pytest.approx(2 * ladder.MEAN)
    assert found["deep"].error == pytest.approx(1.96 * 173.7 / (40_000 * 3 / 16) ** 0.5, abs=0.1)


def test_who_has_not_lost_is_not_infinitely_better() -> None:
    found = ratings(FOREST, {(FOREST, "random", "deep"): Score(lost=60)})
    assert 500 < found["deep"].points - found["random"].points < 1000
    assert ratings(FOREST, {}) == {}


def test_pairings_are_played_in_turn_and_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[Key, int]] = []

    def one(key: Key, number: int) -> Score:
        played.append((key, number))
        return Score(won=1)

    monkeypatch.setattr(ladder, "played", one)
    monkeypatch.setattr(ladder, "GAMES", 2)
    first, *others = (key for key in keys() if key[0] == FOREST)
    noted = dict.fromkeys(keys(), Score()) | {first: Score(lost=1)}
    assert list(climb(inf, [FOREST], noted)) == [*others, first, *others]
    assert [number for _, number in played] == [0] * 9 + [1] * 10
    assert noted[first] == Score(won=1, lost=1)
    assert list(climb(time.monotonic() - 1, [FOREST], dict.fromkeys(keys(), Score()))) == []


def test_a_step_back_is_seen_beside_the_last_ladder() -> None:
    """Computers that win together share the win: a row counts shared wins too."""
    nothing = dict.fromkeys(keys(), Score())
    key, common = (FOREST, "well", "deep"), ("moonlight", "deep", "")
    now = nothing | {key: Score(won=30, lost=30), common: Score(shared=3, lost=5)}
    last = nothing | {key: Score(won=10, lost=50), common: Score(shared=4, lost=4)}
    said = {what: (was, found) for what, was, found in rows(now, last)}
    assert said[f"ladder of {FOREST}: deep, 0 to 60 games a pairing"][1].startswith("1500 ±")
    assert said[f"ladder of {FOREST}: deep, 0 to 60 games a pairing"][0].startswith("last 16")
    assert said["ladder of moonlight: won by two of deep"] == ("last 4 of 8", "3 of 8")
