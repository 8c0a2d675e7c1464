"""One defect on trial: a forked process has the program with the defect in it, and runs the tests that meet its line.

Most defects are put into a program that is imported already, and its tests collected. What runs on import is imported anew. A test that
notices is run once without any defect: only one that passes then has noticed anything.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TextIO

import pytest

from tests.mutants.child import CANNOT, FAILED, LOOPS, PASSED, Outcome, be_silent, run_forked
from tests.mutants.defects import Defect
from tests.mutants.importing import import_with, swap_in
from tests.mutants.witnesses import Knowledge, Witness

PATIENCE, LEAST_PATIENCE = 4, 15
"""Factor by which tests may need the processor longer than before, and the least number of seconds they get."""
QUIETLY = (
    *("-q", "-s", "--no-header", "--tb=no", "-p", "no:cacheprovider"),
    # Plugins are imported already, by the process that was forked.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
UNNOTICED, NOTICED, UNMET = "UNNOTICED", "noticed", "RUN BY NO TEST"
COUNTED = (NOTICED, LOOPS)
"""Verdicts that count as noticed: nobody overlooks a suite that works for ever."""


@dataclass
class Runner:
    """How tests are run with a defect, or with None, and which of them are known to pass without one."""

    run: Callable[[Defect | None, Sequence[str]], str | None]
    sound: set[str] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)

    def verdict(self, defect: Defect, tests: Sequence[Witness]) -> str:
        """Run the tests with the defect; return what came of it, whatever tests say that fail without it."""
        while left := [witness for witness in tests if witness.id not in self.broken]:
            outcome = self._outcome(defect, left)
            if outcome.told == PASSED:
                return UNNOTICED
            if outcome.told != FAILED:
                return outcome.told
            if not outcome.test or self._is_sound(outcome.test, left):
                return NOTICED
        return UNNOTICED

    def _is_sound(self, test: str, tests: Sequence[Witness]) -> bool:
        if test not in self.sound | self.broken:
            alone = [witness for witness in tests if witness.id == test]
            passes = self._outcome(None, alone).told == PASSED
            (self.sound if passes else self.broken).add(test)
            if not passes:
                print(f"fails with no defect at all: {test}", file=sys.stderr, flush=True)
        return test in self.sound

    def _outcome(self, defect: Defect | None, tests: Sequence[Witness]) -> Outcome:
        seconds = LEAST_PATIENCE + PATIENCE * sum(witness.seconds for witness in tests)
        return run_forked(lambda: self.run(defect, [witness.id for witness in tests]), seconds)


@dataclass(eq=False)
class Chosen:
    """A plugin of pytest that leaves only some tests, in their order, and notes the first that fails.

    The name of a case may be made of the very number that the defect changes: the case is still the one it was.
    """

    ids: Sequence[str]
    failed: str | None = None
    renamed: dict[str, str] = field(default_factory=dict)
    """Name of each such case without the defect, by its name with it."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        places = {test: place for place, test in enumerate(self.ids)}
        gone = {_function(test): test for test in places.keys() - {item.nodeid for item in items}}
        for name in (item.nodeid for item in items if item.nodeid not in places):
            if (before := gone.get(_function(name))) is not None:
                self.renamed[name] = before
        left = [item for item in items if item.nodeid in places or item.nodeid in self.renamed]
        items[:] = sorted(left, key=lambda item: places[self._before(item.nodeid)])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and self.failed is None:
            self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = self._before(report.nodeid)

    def _before(self, name: str) -> str:
        return self.renamed.get(name, name)


def _function(test: str) -> str:
    """Return the name of a test without that of its case."""
    return test.partition("[")[0]


@dataclass(eq=False)
class AtHand:
    """A plugin of pytest that, in place of running all tests once, runs for each defect those that meet it."""

    sample: Sequence[Defect]
    knowledge: Knowledge
    seconds: float
    out: TextIO
    items: dict[str, pytest.Item] = field(default_factory=dict)
    failed: str | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("some tests cannot be collected")
        self.items = {item.nodeid: item for item in session.items}
        runner = Runner(self._run)
        for number, defect in enumerate(self.sample):
            if not defect.at_import:
                print(number, _tried(defect, self.knowledge, self.seconds, runner), file=self.out, flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def _run(self, defect: Defect | None, ids: Sequence[str]) -> str | None:
        if defect is not None:
            swap_in(defect)
        items = [self.items[test] for test in ids if test in self.items]
        for item, after in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed is not None:
                break
        return self.failed


def all_tried(sample: Sequence[Defect], knowledge: Knowledge, seconds: float) -> Iterator[tuple[Defect, str]]:
    """Try each defect, those in functions first; yield what came of it as soon as that is known."""
    left = dict.fromkeys(sample)
    for defect, told in _tried_at_hand(sample, knowledge, seconds):
        if told != CANNOT and (told != UNNOTICED or not knowledge.runs_on_import(defect)):
            del left[defect]
            yield defect, told
    runner = Runner(_run_anew)
    for defect in left:
        yield defect, _tried(defect, knowledge, seconds, runner)


def _tried_at_hand(
    sample: Sequence[Defect], knowledge: Knowledge, seconds: float
) -> Iterator[tuple[Defect, str]]:
    """Try the defects that can be put into what is imported already, in a process that has imported it all."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reader)
            be_silent()
            with os.fdopen(writer, "w", encoding="utf-8") as out:
                code = int(
                    pytest.main(
                        [*knowledge.test_files(), *QUIETLY],
                        plugins=[AtHand(sample, knowledge, seconds, out)],
                    )
                )
        finally:
            os._exit(code)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as lines:
        for line in lines:
            place, _, told = line.strip().partition(" ")
            yield sample[int(place)], told
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
        raise SystemExit("the tests cannot be collected with no defect at all")


def _run_anew(defect: Defect | None, ids: Sequence[str]) -> str | None:
    if defect is not None:
        import_with(defect)
    chosen = Chosen(ids)
    files = sorted({test.partition("::")[0] for test in ids})
    code = pytest.main([*files, "-x", *QUIETLY], plugins=[chosen])
    # Where a conftest.py cannot be imported no test and no file is reported.
    return "" if chosen.failed is None and code != pytest.ExitCode.OK else chosen.failed


def _tried(defect: Defect, knowledge: Knowledge, seconds: float, runner: Runner) -> str:
    """Run the chosen ones of the tests that meet the defect's line; return what came of it."""
    tests = chosen(knowledge.meeting(defect), seconds)
    return runner.verdict(defect, tests) if tests else UNMET


def chosen(meeting: Sequence[Witness], seconds: float) -> list[Witness]:
    """Return the first of these tests, as many as take `seconds` and at least one, and last the recorded ones, whatever time they take."""
    found: list[Witness] = []
    spent = 0.0
    for witness in (each for each in meeting if not each.is_recorded):
        spent += witness.seconds
        if found and spent > seconds:
            break
        found.append(witness)
    return [*found, *(each for each in meeting if each.is_recorded)]
