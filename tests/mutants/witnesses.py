"""Witnesses: the tests that run each line of a room, found by running them once under coverage, and kept for the next run.

Only test files that have changed are run again, or all where the room itself has.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import coverage
import pytest

KEPT_IN = Path(".mutants")
OURS = ("bot", "engine", "render", "standin", "words", "tests", "benchmarks")
"""Packages that are imported anew for each defect; all others are at hand before."""


@dataclass
class Witness:
    """One test: how many seconds it takes, and the lines of each file of the room that it runs."""

    id: str
    seconds: float
    lines: Mapping[str, Sequence[int]]


@dataclass(eq=False)
class Recorder:
    """A plugin of pytest that tells coverage which test runs, and notes how long each takes and which fail."""

    measured: coverage.Coverage
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    failed: set[str] = field(default_factory=set)

    others: Sequence[str] = ()
    """Games that the room is not about: contract tests of theirs are left out."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        about_others = tuple(f"[{game}" for game in self.others)
        items[:] = [item for item in items if not any(each in item.nodeid for each in about_others)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        began = time.perf_counter()
        told = yield
        self.seconds[item.nodeid] += time.perf_counter() - began
        self.measured.switch_context("")
        return told

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)


def witnesses(room: Path, tests: Sequence[Path]) -> list[Witness]:
    """Return every passing test of these files and folders, run where it is not known what it runs."""
    files = sorted(
        {file for path in tests for file in (path.rglob("test_*.py") if path.is_dir() else [path])}
    )
    kept = _Kept(room)
    stale = [file for file in files if kept.is_stale(file)]
    if stale:
        print(f"which tests run which lines: {len(stale)} of {len(files)} files are run", flush=True)
        if in_child(lambda: _record(kept, stale)):
            raise SystemExit("the tests cannot be run, so nothing is known of what they run")
        kept = _Kept(room)
    return [witness for file in files for witness in kept.of(file)]


def foreign_modules(room: Path) -> list[str]:
    """Return the modules not of ours that the tests of the room import."""
    return _Kept(room).modules


def _record(kept: _Kept, files: Sequence[Path]) -> bool:
    """Run the tests of these files and keep what they run. Return whether pytest itself failed, which keeps nothing."""
    measured = coverage.Coverage(
        data_file=None,
        config_file=False,
        include=[f"{kept.room}/*", str(kept.room)],
        concurrency=["thread", "greenlet"],
    )
    recorder = Recorder(measured, others=_other_games(kept.room))
    measured.start()
    try:
        code = pytest.main(
            [*map(str, files), "-q", "-m", "not slow", "--no-header", "--tb=no"], plugins=[recorder]
        )
    finally:
        measured.stop()
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return True
    kept.take(files, recorder)
    kept.modules = sorted({*kept.modules, *(name for name in sys.modules if _is_foreign(name))})
    kept.save()
    return False


def _other_games(room: Path) -> list[str]:
    """Return the ids of all games but the one whose room it is; [] where it is of no game."""
    if "games" not in room.parts[:-1]:
        return []
    own = room.parts[room.parts.index("games") + 1]
    every = (folder.name for folder in Path("engine/games").iterdir() if (folder / "__init__.py").exists())
    return [name.replace("_", "-") for name in every if name != own]


def _is_foreign(name: str) -> bool:
    top = name.partition(".")[0]
    return top not in OURS and not top.startswith(
        ("_pytest", "pytest", "hypothesis", "_hypothesis", "xdist", "__", "coverage")
    )


class _Kept:
    """The knowledge from earlier runs, in a file for each room."""

    def __init__(self, room: Path) -> None:
        self.room = room
        self._path = KEPT_IN / f"{str(room).replace('/', '.')}.json"
        self._code = _digest(sorted(room.rglob("*.py")) if room.is_dir() else [room])
        told: dict[str, Any] = json.loads(self._path.read_text()) if self._path.exists() else {}
        fresh = told.get("code") == self._code
        self._files: dict[str, Any] = told["files"] if fresh else {}
        self.modules: list[str] = told["modules"] if fresh else []

    def is_stale(self, file: Path) -> bool:
        return str(file) not in self._files or self._files[str(file)]["digest"] != _digest([file])

    def of(self, file: Path) -> Iterator[Witness]:
        for name, (seconds, lines) in self._files[str(file)]["tests"].items():
            yield Witness(name, seconds, lines)

    def take(self, files: Sequence[Path], recorder: Recorder) -> None:
        found: dict[str, dict[str, list[int]]] = defaultdict(dict)
        data = recorder.measured.get_data()
        for path in data.measured_files():
            name = str(Path(path).relative_to(Path.cwd()))
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    found[context].setdefault(name, []).append(line)
        for file in files:
            self._files[str(file)] = {"digest": _digest([file]), "tests": {}}
        for test, seconds in recorder.seconds.items():
            if test not in recorder.failed:
                self._files[test.partition("::")[0]]["tests"][test] = (round(seconds, 3), found.get(test, {}))

    def save(self) -> None:
        KEPT_IN.mkdir(exist_ok=True)
        self._path.write_text(json.dumps({"code": self._code, "files": self._files, "modules": self.modules}))


def _digest(files: Sequence[Path]) -> str:
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def in_child(act: Any) -> int:
    """Do something in a forked process and return its exit code."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = int(act() or 0)
        finally:
            sys.stdout.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
