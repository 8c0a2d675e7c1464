"""Tests that `make test` leaves out: each thing they show is also shown by one that it does not leave out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from engine.registry import games
from engine.rulebook import ledger
from tests import slow
from tests.conftest import ITEMS, gone
from tests.slow import A_FILE, A_FUNCTION, REAL_PARTS, Case, left_out, shown_by, slow_cases, write_slow_cases

TESTS = Path(__file__).parent


@pytest.fixture
def every_test(request: pytest.FixtureRequest) -> Sequence[pytest.Item]:
    """Return all tests that there are, whatever this run leaves out."""
    items = request.config.stash[ITEMS]
    files = {path for path in TESTS.rglob("test_*.py") if path.parent.name != "__pycache__"}
    if files - {item.path for item in items}:
        pytest.skip("whether make test meets everything, which only a run of all tests knows")
    return items


def shown(items: Iterable[pytest.Item]) -> frozenset[str]:
    return frozenset(each for item in items for each in shown_by(item))


def test_every_rule_law_and_real_part_is_met_without_the_slow_tests(
    every_test: Sequence[pytest.Item],
) -> None:
    quick = shown(item for item in every_test if item.get_closest_marker("slow") is None)
    rules = {f"rule {rule.id}" for game_id in games() for rule in ledger(game_id)}
    assert sorted((shown(every_test) | rules) - quick) == []


def test_what_is_real_is_known_and_met(every_test: Sequence[pytest.Item]) -> None:
    met = {each for each in shown(every_test) if each.startswith("real ")}
    assert met == {f"real {part}" for part in REAL_PARTS}


def test_of_each_function_the_quickest_cases_stay_until_its_time_is_up() -> None:
    cases = [Case(f"a.py::f[{number}]", A_FUNCTION * 0.3) for number in range(5)]
    slowest = Case("a.py::f[slow]", A_FUNCTION * 0.4)
    other = Case("a.py::g", A_FUNCTION)
    assert left_out([slowest, *cases, other]) == [*cases[3:], slowest]


def test_of_each_file_the_quickest_stays_if_it_is_not_too_slow() -> None:
    quickest, slower = (Case(f"a.py::{name}", A_FILE * part) for name, part in (("f", 1), ("e", 1.1)))
    too_slow = Case("b.py::f", A_FILE * 1.1)
    assert left_out([too_slow, slower, quickest]) == [slower, too_slow]
    assert left_out([quickest, slower, Case("a.py::g", A_FUNCTION)]) == [quickest, slower]


@pytest.mark.parametrize("what", ["rule SF-TAKE-01", "law a.py::test at moonlight", "real server"])
def test_of_the_slow_the_quickest_stays_that_shows_what_no_other_does(what: str) -> None:
    slower, slow = (Case(f"a.py::{name}", 2 * A_FILE, frozenset({what})) for name in ("z", "a"))
    assert left_out([slower, slow]) == [slower]
    assert left_out([slower, slow, Case("b.py::quick", 0.1, frozenset({what}))]) == [slow, slower]


def test_a_list_that_was_written_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow, "LIST", tmp_path / "slow.txt")
    write_slow_cases([Case("a.py::f[one, two]", 3.44), Case("a.py::e", 1.0)])
    assert (tmp_path / "slow.txt").read_text() == "1.0 a.py::e\n3.4 a.py::f[one, two]\n"
    assert slow_cases() == {"a.py::e": 1.0, "a.py::f[one, two]": 3.4}


def test_a_test_that_is_no_more_is_missed_where_others_of_its_file_are_run() -> None:
    assert gone(["a.py::f", "a.py::g", "b.py::f"], ["a.py::f"]) == ["a.py::g"]
