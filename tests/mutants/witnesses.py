"""Witnesses: the tests that run each line of a room, found by running them once under coverage, and kept for the next run.

Only test files that have changed are run again, or all where the room has a new file.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from hashlib import sha256
from pathlib import Path
from typing import Any

import coverage
import pytest

from tests.mutants.defects import Defect
from tests.mutants.started_processes import StartedLines
from tests.slow import slow_cases

KEPT_IN = Path(".mutants")
OURS = ("bot", "engine", "render", "standin", "words", "tests", "benchmarks")
"""Packages that are imported anew for each defect; all others are at hand before."""
QUICK = 0.3
"""Maximum seconds of a case that takes part though `make test` leaves it out, where nothing else is said: most are left out for being
many, not for being slow.
"""
RECORDED = "recorded"
"""Part of the names of the tests that hold much against what it was: they notice most, and run although they are not the quickest."""


@dataclass
class Witness:
    """One test: how many seconds of the processor it takes, and the lines of each file of the room that it runs."""

    id: str
    seconds: float
    lines: Mapping[str, Sequence[int]]

    @property
    def file(self) -> str:
        """Path of the file that it stands in."""
        return self.id.partition("::")[0]

    @property
    def is_recorded(self) -> bool:
        """Whether the test holds much against what it was when it was recorded."""
        return RECORDED in self.file


@dataclass(eq=False)
class Recorder:
    """A plugin of pytest that tells coverage which test runs, and notes how long each takes, which fail, and what they start runs."""

    measured: coverage.Coverage
    longest: float = QUICK
    """Maximum seconds of a slow test: longer ones are left out."""
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    failed: set[str] = field(default_factory=set)

    others: Sequence[str] = ()
    """Games that the room is not about: contract tests of theirs are left out."""
    started: StartedLines | None = None
    """Lines that processes tell of which a test starts, where somebody wants to know them."""
    elsewhere: dict[str, Mapping[str, Sequence[int]]] = field(default_factory=dict)
    """Lines of each file that were run in a process which the test has started, by test."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        about_others = tuple(f"[{game}" for game in self.others)
        seconds = slow_cases()
        items[:] = [
            item
            for item in items
            if seconds.get(item.nodeid, 0) <= self.longest
            and not any(each in item.nodeid for each in about_others)
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        began = time.process_time()
        told = yield
        self.seconds[item.nodeid] += time.process_time() - began
        self.measured.switch_context("")
        if self.started is not None and (elsewhere := self.started.since()):
            self.elsewhere[item.nodeid] = elsewhere
        return told

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


class Knowledge:
    """The tests of a room, the lines that each of them runs, and what is imported for them."""

    def __init__(
        self,
        tests: Sequence[Witness],
        modules: Sequence[str],
        imported: Mapping[str, Sequence[int]],
        importers: Mapping[str, Collection[str]],
    ) -> None:
        self.tests = tests
        self.modules = modules
        """Modules not of ours that the tests of the room import."""
        self._imported = imported
        self._importers = importers

    def test_files(self) -> list[str]:
        """Return the files of the tests."""
        return sorted({witness.file for witness in self.tests})

    def meeting(self, defect: Defect) -> list[Witness]:
        """Return the tests that run the line, the quickest first, and then those that run anything of its file.

        What runs once in a process, on import or since it is cached, has been seen in no test or in one. Who uses what was made then need
        not run anything of the file: of a line that is run on import those are asked too that run a file which imports it or that stand in
        one, and all where none does, as of a table of numbers.
        """
        path = str(defect.path)
        near = {path}
        if self.runs_on_import(defect):
            near.update(self._importers.get(path, ()))
        there = [
            witness for witness in self.tests if witness.file in near or not near.isdisjoint(witness.lines)
        ]
        if not there and self.runs_on_import(defect):
            there = list(self.tests)
        exact = {witness.id for witness in there if _meets(defect, witness.lines.get(path, ()))}
        if not exact and not self.runs_on_import(defect):
            return []
        return sorted(
            there,
            key=lambda witness: (
                witness.id not in exact,
                path not in witness.lines and witness.file not in near,
                witness.seconds,
            ),
        )

    def runs_on_import(self, defect: Defect) -> bool:
        """Return whether the line is run while modules are imported."""
        return defect.at_import or _meets(defect, self._imported.get(str(defect.path), ()))


def importers(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Return for each file those among these files that import it."""
    of_module = {module_name(Path(path)): path for path in sources}
    found: dict[str, set[str]] = defaultdict(set)
    for path, source in sources.items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom) and node.module:
                for name in (node.module, *(f"{node.module}.{each.name}" for each in node.names)):
                    if name in of_module:
                        found[of_module[name]].add(path)
    return found


def module_name(path: Path) -> str:
    """Return the name by which a file of ours is imported."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _meets(defect: Defect, lines: Sequence[int]) -> bool:
    return any(defect.first <= line <= max(defect.line, defect.last) for line in lines)


def known(room: Path, tests: Sequence[Path], longest: float = QUICK) -> Knowledge:
    """Return what is known of the tests in these files and folders, run where it is not known what they run.

    Of the slow tests those are known that take no more than `longest` seconds.
    """
    files = sorted(
        {file for path in tests for file in (path.rglob("test_*.py") if path.is_dir() else [path])}
    )
    kept = Kept(room, longest)
    stale = [file for file in files if kept.is_stale(file)]
    if stale:
        print(f"which tests run which lines: {len(stale)} of {len(files)} files are run", flush=True)
        if _in_child(lambda: _record(kept, stale)):
            raise SystemExit("tests fail with no defect at all: then each defect would look noticed")
        kept = Kept(room, longest)
    return Knowledge(
        [each for file in files for each in kept.of(file)],
        kept.modules,
        kept.imported,
        importers({**kept.sources, **{str(file): file.read_text(encoding="utf-8") for file in files}}),
    )


def _record(kept: Kept, files: Sequence[Path]) -> bool:
    """Run the tests of these files and keep what they run. Return whether any failed; its file is not kept."""
    measured = coverage.Coverage(
        data_file=None,
        config_file=False,
        include=[f"{kept.room}/*", str(kept.room)],
        concurrency=["thread", "greenlet"],
    )
    others, started = _other_games(kept.room), StartedLines(kept.room)
    recorder = Recorder(measured, kept.longest, others=others, started=started)
    measured.start()
    try:
        code = pytest.main([*map(str, files), "-q", "--no-header", "--tb=line"], plugins=[recorder])
    finally:
        measured.stop()
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
        return True
    failing = {test.partition("::")[0] for test in recorder.failed}
    kept.take([file for file in files if str(file) not in failing], recorder)
    kept.save()
    return code == pytest.ExitCode.TESTS_FAILED


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


class Kept:
    """The knowledge from earlier runs, in a file for each room; where code has changed since, with the numbers of today's lines."""

    def __init__(self, room: Path, longest: float = QUICK) -> None:
        self.room = room
        self.longest = longest
        self._path = KEPT_IN / f"{str(room).replace('/', '.')}.{longest:g}.json"
        told: dict[str, Any] = json.loads(self._path.read_text()) if self._path.exists() else {}
        before: dict[str, str] = told.get("sources", {})
        self.sources = _sources(room)
        fresh = self.sources.keys() <= before.keys()
        self._files: dict[str, Any] = told["files"] if fresh else {}
        self.modules: list[str] = told["modules"] if fresh else []
        self.imported: dict[str, list[int]] = told["imported"] if fresh else {}
        if fresh:
            self._renumber(before)

    def _renumber(self, before: Mapping[str, str]) -> None:
        moved = {
            path: moved_lines(before[path], source)
            for path, source in self.sources.items()
            if source != before[path]
        }
        tests = (lines for file in self._files.values() for _, lines in file["tests"].values())
        for lines in [self.imported, *tests]:
            for path in moved.keys() & lines.keys():
                lines[path] = sorted({new for old in lines[path] for new in moved[path].get(old, ())})

    def is_stale(self, file: Path) -> bool:
        return str(file) not in self._files or self._files[str(file)]["digest"] != self._digest(file)

    def _digest(self, file: Path) -> str:
        """Return the digest of a file of tests, of those that are left out of it, and of what is recorded beside it."""
        slow = (f"{test}\n" for test, seconds in slow_cases().items() if seconds > self.longest)
        left_out = "".join(test for test in slow if test.startswith(f"{file}::"))
        recorded = (each.read_bytes() for each in sorted(file.parent.glob("*.txt")))
        return sha256(b"\0".join([file.read_bytes(), left_out.encode(), *recorded])).hexdigest()[:16]

    def of(self, file: Path) -> Iterator[Witness]:
        for name, (seconds, lines) in self._files[str(file)]["tests"].items():
            yield Witness(name, seconds, lines)

    def take(self, files: Sequence[Path], recorder: Recorder) -> None:
        """Take over what the tests of these files have run."""
        found: dict[str, dict[str, list[int]]] = defaultdict(dict)
        data = recorder.measured.get_data()
        for path in data.measured_files():
            name = str(Path(path).relative_to(Path.cwd()))
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    found[context].setdefault(name, []).append(line)
        for test, elsewhere in recorder.elsewhere.items():
            for name, lines in elsewhere.items():
                found[test][name] = sorted({*lines, *found[test].get(name, ())})
        for file in files:
            self._files[str(file)] = {"digest": self._digest(file), "tests": {}}
        for test, seconds in recorder.seconds.items():
            if (of_file := self._files.get(test.partition("::")[0])) and test not in recorder.failed:
                of_file["tests"][test] = (round(seconds, 3), found.get(test, {}))
        for name, lines in found[""].items():
            self.imported[name] = sorted({*lines, *self.imported.get(name, ())})
        self.modules = sorted({*self.modules, *(name for name in sys.modules if _is_foreign(name))})

    def save(self) -> None:
        KEPT_IN.mkdir(exist_ok=True)
        told = {
            "sources": self.sources,
            "files": self._files,
            "modules": self.modules,
            "imported": self.imported,
        }
        self._path.write_text(json.dumps(told))


def _sources(room: Path) -> dict[str, str]:
    files = sorted(room.rglob("*.py")) if room.is_dir() else [room]
    return {str(file): file.read_text(encoding="utf-8") for file in files}


def moved_lines(before: str, after: str) -> dict[int, list[int]]:
    """Return for each line of a file its lines of today; who ran a line that was rewritten runs all that stands there now."""
    moved: dict[int, list[int]] = defaultdict(list)
    matcher = SequenceMatcher(None, before.splitlines(), after.splitlines(), autojunk=False)
    for kind, first, last, new_first, new_last in matcher.get_opcodes():
        if kind == "equal":
            for step in range(last - first):
                moved[first + step + 1].append(new_first + step + 1)
        else:
            for old in range(first, last) if kind == "replace" else [max(0, first - 1)]:
                moved[old + 1].extend(range(new_first + 1, new_last + 1))
    return moved


def _in_child(act: Callable[[], bool]) -> int:
    """Do something in a forked process and return its exit code."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = int(act())
        finally:
            sys.stdout.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
