"""Outcomes of trials: only a test that passes without the defect notices it, and nobody notices what waits for ever."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from coverage import Coverage

from tests.mutants import child, witnesses
from tests.mutants.child import CANNOT, FAILED, LOOPS, PASSED, WAITS, Outcome, run_forked
from tests.mutants.defects import Defect, defects
from tests.mutants.swap import CannotSwap
from tests.mutants.trial import NOTICED, UNNOTICED, Chosen, Runner, _run_anew, chosen
from tests.mutants.witnesses import Knowledge, Recorder, Witness, importers, moved_lines

PATH = "engine/taking.py"


@dataclass
class Named:
    """An item of pytest, as far as its name goes."""

    nodeid: str


def _defect(line: int, at_import: bool = False) -> Defect:
    return Defect(Path(PATH), line, line, at_import, "3", "4", 0, "")


def _witness(name: str, seconds: float = 0.1, lines: Sequence[int] = ()) -> Witness:
    return Witness(name, seconds, {PATH: lines} if lines else {})


def test_what_became_of_a_process_is_told() -> None:
    def cannot() -> None:
        raise CannotSwap

    assert run_forked(lambda: None, 1) == Outcome(PASSED)
    assert run_forked(lambda: "test_taking", 1) == Outcome(FAILED, "test_taking")
    assert run_forked(lambda: os.kill(os.getpid(), signal.SIGKILL), 1) == Outcome(FAILED)
    assert run_forked(lambda: os.kill(os.getpid(), signal.SIGXCPU), 1) == Outcome(LOOPS)
    assert run_forked(cannot, 1) == Outcome(CANNOT)


def test_a_process_that_does_nothing_any_more_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "IDLE", 0.05)
    monkeypatch.setattr(child, "LOOK", 0.01)
    assert run_forked(signal.pause, 1) == Outcome(WAITS)


def test_a_trial_that_fails_by_itself_is_no_defect_noticed() -> None:
    def fail() -> None:
        raise ValueError("not a test")

    with pytest.raises(RuntimeError, match="not a test"):
        run_forked(fail, 1)


def test_a_test_that_fails_without_the_defect_notices_nothing() -> None:
    def run(defect: Defect | None, ids: Sequence[str]) -> str | None:
        failing = {"always red"} if defect is None else {"always red", *noticing}
        return next((test for test in ids if test in failing), None)

    noticing = {"notices"}
    runner = Runner(run)
    tests = [_witness("always red"), _witness("green"), _witness("notices")]
    assert runner.verdict(_defect(1), tests) == NOTICED
    assert (runner.sound, runner.broken) == ({"notices"}, {"always red"})
    assert runner.verdict(_defect(1), tests[:2]) == UNNOTICED


def test_what_is_recorded_runs_last_and_takes_no_time_of_the_others() -> None:
    meeting = [
        _witness(name, seconds)
        for name, seconds in (
            ("first", 1),
            ("recorded/test_all.py::test_all", 9),
            ("second", 2),
            ("third", 3),
        )
    ]
    names = {seconds: [each.id for each in chosen(meeting, seconds)] for seconds in (0.5, 3)}
    assert names == {
        0.5: ["first", "recorded/test_all.py::test_all"],
        3: ["first", "second", "recorded/test_all.py::test_all"],
    }


def test_a_defect_with_which_a_conftest_cannot_be_imported_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("raise ValueError\n", encoding="utf-8")
    test = tmp_path / "test_some.py"
    test.write_text("def test_some():\n    pass\n", encoding="utf-8")
    assert run_forked(lambda: _run_anew(None, [f"{test}::test_some"]), 60) == Outcome(FAILED)


def test_a_case_that_is_named_for_what_the_defect_changes_is_run_all_the_same() -> None:
    trial = Chosen(["f.py::test_limit[25-25]", "f.py::test_other"])
    items = [
        Named(f"f.py::{each}")
        for each in ("test_another[25]", "test_other", "test_limit[26-25]", "test_limits")
    ]
    trial.pytest_collection_modifyitems(items)  # type: ignore[arg-type]
    assert [each.nodeid for each in items] == ["f.py::test_limit[26-25]", "f.py::test_other"]
    report = pytest.TestReport("f.py::test_limit[26-25]", ("", 0, ""), {}, "failed", None, "call")
    trial.pytest_runtest_logreport(report)
    assert trial.failed == "f.py::test_limit[25-25]"


def test_what_meets_the_line_runs_first_and_the_quickest_of_it_before_all() -> None:
    tests = [
        _witness("slow", 0.9, [7]),
        _witness("quick", 0.1, [7]),
        _witness("beside", 0.0, [8]),
        Witness("imports it", 0.0, {"engine/user.py": [3]}),
        _witness("elsewhere"),
    ]
    knowledge = Knowledge(tests, [], {PATH: [20]}, {PATH: {"engine/user.py"}})
    assert [each.id for each in knowledge.meeting(_defect(7))] == ["quick", "slow", "beside"]
    assert knowledge.meeting(_defect(9)) == []
    assert [each.id for each in knowledge.meeting(_defect(20))] == ["beside", "quick", "slow", "imports it"]
    of_numbers = Knowledge(tests[3:], [], {PATH: [20]}, {})
    assert [each.id for each in of_numbers.meeting(_defect(20))] == ["imports it", "elsewhere"]
    assert [knowledge.runs_on_import(_defect(line)) for line in (7, 20)] == [False, True]
    assert knowledge.runs_on_import(_defect(7, at_import=True))


def test_a_number_is_looked_at_by_the_tests_beside_an_import_of_it_before_those_that_run_who_imports_it() -> (
    None
):
    tests = [
        Witness("imports it", 0.0, {"engine/user.py": [3]}),
        Witness("test_taking.py::test_its_number", 0.5, {}),
        _witness("runs its file", 0.7, [7]),
        Witness("test_leaving.py::test_another", 0.0, {}),
    ]
    knowledge = Knowledge(tests, [], {PATH: [20]}, {PATH: {"engine/user.py", "test_taking.py"}})
    names = ["test_taking.py::test_its_number", "runs its file", "imports it"]
    assert [each.id for each in knowledge.meeting(_defect(20))] == names
    assert [each.id for each in knowledge.meeting(_defect(7))] == ["runs its file"]


def test_a_condition_over_several_lines_is_met_by_whoever_runs_any_of_them(tmp_path: Path) -> None:
    """The line that is run first is not the one it begins on."""
    path = tmp_path / "several.py"
    path.write_text(
        "def f(a, b):\n    if (\n        a\n        and b\n    ):\n        b += 1\n    return b\n",
        encoding="utf-8",
    )
    (left_out,) = [
        each for each in defects(path) if each.after == "(left out)" and each.before.startswith("if")
    ]
    assert (left_out.line, left_out.last) == (2, 4)
    for lines, meets in (([3, 4], ["it"]), ([2], ["it"]), ([6], []), ([1, 7], [])):
        knowledge = Knowledge([Witness("it", 1, {str(path): lines})], [], {}, {})
        assert [each.id for each in knowledge.meeting(left_out)] == meets


def test_importers_are_those_that_name_a_file_or_what_is_in_it() -> None:
    sources = {
        "engine/taking.py": "",
        "engine/one.py": "from engine.taking import take",
        "engine/other.py": "def late():\n    from engine import taking",
        "engine/none.py": "from engine import leaving",
    }
    assert importers(sources) == {"engine/taking.py": {"engine/one.py", "engine/other.py"}}


def test_lines_are_found_again_where_a_file_has_changed() -> None:
    assert moved_lines("a\nb\nc\nd", "new\na\nB\nB too\nd\nend") == {
        1: [1, 2],
        2: [3, 4],
        3: [3, 4],
        4: [5, 6],
    }


@pytest.mark.parametrize(
    ("longest", "left"), [(0.0, ["quick"]), (2.0, ["quick", "slow"]), (9.0, ["quick", "slow", "slower"])]
)
def test_slow_tests_witness_where_they_are_asked_for_and_take_no_longer_than_is_given(
    longest: float, left: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(witnesses, "slow_cases", lambda: {"slow": 2.0, "slower": 9.0})
    items = [Named(each) for each in ("quick", "slow", "slower", "of[chess]")]
    Recorder(Coverage(data_file=None), longest, others=["chess"]).pytest_collection_modifyitems(items)  # type: ignore[arg-type]
    assert [each.nodeid for each in items] == left


def test_a_test_that_is_skipped_has_not_failed() -> None:
    recorder = Recorder(Coverage(data_file=None))
    for name, outcome in (("skipped", "skipped"), ("red", "failed"), ("green", "passed")):
        recorder.pytest_runtest_logreport(pytest.TestReport(name, ("", 0, ""), {}, outcome, None, "call"))  # type: ignore[arg-type]
    assert recorder.failed == {"red"}
