"""The measurement of advice: what is judged is noted, gone on with, and told with its error."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest

from benchmarks import advice
from benchmarks.advice import Judged, judge, position, read, rows
from engine.players import SearchPlayer

FOREST = "spirits-of-the-forest"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a table that nobody has written in, for two positions that are quickly judged."""
    monkeypatch.setattr(advice, "KEPT", tmp_path / "advice.csv")
    monkeypatch.setattr(advice, "POSITIONS", 2)
    monkeypatch.setattr(advice, "judged", lambda game, number: Judged(game, number, 1, 4.5, 3.0, 0.5))
    return tmp_path / "advice.csv"


def test_positions_are_judged_once_and_gone_on_with(table: Path) -> None:
    judge(-inf, [FOREST])
    assert not table.exists()
    advice.note(Judged(FOREST, 0, 0, 0.0, 0.0, 1.25))
    judge(inf, [FOREST])
    judge(inf, [FOREST])
    assert read() == [Judged(FOREST, 0, 0, 0.0, 0.0, 1.25), Judged(FOREST, 1, 1, 4.5, 3.0, 0.5)]


def test_where_both_would_do_the_same_nothing_is_gained() -> None:
    found = [Judged(FOREST, 0, 0, 0.0, 0.0, 1.0), Judged(FOREST, 1, 1, 6.0, 3.0, 2.0)]
    ((_, _, said),) = rows(found)
    assert said.startswith("+25.0 ± 49.0 wins in 100; it differs at 1 of 2; p99 1.99 s")


def test_a_position_is_one_where_somebody_has_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "EQUAL", SearchPlayer(positions=5))
    match, seat = position(FOREST, 3)
    assert len(match.legal(seat)) > 1
    assert position(FOREST, 3)[0].digest == match.digest
