"""Processes that are started while a defect is tried: they have it, and say which lines they run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.started_processes import StartedLines, hand_on

SOURCE = "NUMBER = 3\n\n\ndef number(is_large):\n    if is_large:\n        return 9\n    return NUMBER\n"
ASKED = "from numbers_here.told import number; print(number(False))"


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a room with one file in a folder, in which things are started."""
    for name in ("TRIAL_DEFECT", "TRIAL_LINES", "TRIAL_ROOM", "PYTHONPATH"):
        monkeypatch.setenv(name, "")
    monkeypatch.chdir(tmp_path)
    found = tmp_path / "numbers_here"
    found.mkdir()
    (found / "told.py").write_text(SOURCE, encoding="utf-8")
    return found


def answer() -> str:
    return subprocess.run(
        [sys.executable, "-c", ASKED], check=True, capture_output=True, text=True
    ).stdout.strip()


def test_what_is_started_has_the_defect(room: Path) -> None:
    path = room / "told.py"
    hand_on("numbers_here.told", path, compile(SOURCE.replace("3", "4"), str(path), "exec"))
    assert answer() == "4"


def test_what_is_started_tells_the_lines_of_functions_that_it_runs(room: Path) -> None:
    lines = StartedLines(room)
    assert lines.since() == {}
    assert answer() == "3"
    assert lines.since() == {"numbers_here/told.py": [5, 7]}
    assert lines.since() == {}
