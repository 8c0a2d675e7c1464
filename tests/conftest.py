"""For all tests: laws are tried on the same examples in every run, the longest begin first, neither disk nor garbage holds them up,
every sentence has its words, and whatever was not checked is said at the end.
"""

from __future__ import annotations

import gc
import logging
import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from tests.slow import slow_cases
from tests.waiting import watched
from words import catalogue

settings.register_profile("same every time", derandomize=True, deadline=None, database=None)
settings.load_profile("same every time")


def _no_constants() -> Constants:
    """Return no numbers and words that stand in our code: what is drawn would depend on which modules happen to be loaded."""
    return providers._local_constants


providers._get_local_constants = _no_constants


IN_MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3
"""File system in memory, where there is one, and the bytes that must be free in it: a run takes less, a container often has 64 MB."""

LONG = 3.0
"""Seconds from which on a test is one of the first: about as long as one worker may be left alone."""

SELDOM = (500_000, 10, 20)
"""Thresholds of the garbage collector: collecting tests makes hardly any garbage, and by default a tenth of its time goes into looking."""


def pytest_configure() -> None:
    """Keep the tests' files in memory: a database on a disk waits for it at each commit, a fifth of the time of a test of the bot."""
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
    gc.set_threshold(*SELDOM)


class Wordless(logging.Handler):
    """A log handler: it hears of each sentence that has no words, or whose words miss something, in whatever thread it is said."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


WORDLESS = Wordless()
catalogue.log.addHandler(WORDLESS)


@pytest.fixture(autouse=True)
def every_sentence_has_words(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail where somebody would read a key or a hole. What was said as the test's module was imported counts too."""
    yield
    assert said_without_words(request.node) == []


def said_without_words(node: pytest.Item | pytest.Session) -> list[str]:
    """Return, and forget, what was said without words; nothing where a test is marked as one about that very case."""
    heard, WORDLESS.heard = WORDLESS.heard, []
    return [] if node.get_closest_marker("wordless") else heard


ITEMS = pytest.StashKey[Sequence[pytest.Item]]()
"""Tests that were found, before some were left out."""

LEFT_OUT, GONE = "left out", "gone"
"""Names under which a worker says how many tests it leaves out for being slow, and how many of those listed are no tests any more."""

_counts: dict[str, int] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Let a test that waits for what never comes fail, and the others be run; not where somebody looks at it in a debugger."""
    with nullcontext() if item.config.getoption("usepdb") else watched():
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the slow ones, and begin with those that are `LONG`, so that no worker is alone with one at the end of a run.

    All others stay where they are found: neighbours share what their worker has drawn, played and indexed for one of them.
    """
    seconds = slow_cases()
    for item in items:
        if item.nodeid in seconds:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: min(0.0, LONG - seconds.get(item.nodeid, 0.0)))
    config.stash[ITEMS] = tuple(items)
    if not any("::" in arg for arg in config.args):
        _counts[GONE] = len(gone(seconds, [item.nodeid for item in items]))


def gone(listed: Iterable[str], found: Iterable[str]) -> list[str]:
    """Return what is listed and was not found, though others of its file were."""
    there = set(found)
    files = {case.partition("::")[0] for case in there}
    return [case for case in listed if case not in there and case.partition("::")[0] in files]


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    if items[0].config.option.markexpr == "not slow":
        _counts[LEFT_OUT] = sum(item.get_closest_marker("slow") is not None for item in items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand a worker's counts to the process that started it."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput.update(_counts)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over the counts of a worker: all workers find the same tests."""
    told = getattr(node, "workeroutput", {})  # A worker that died has told nothing.
    _counts.update({name: told[name] for name in (LEFT_OUT, GONE) if name in told})


def pytest_collection_finish() -> None:
    """Exempt what was collected from garbage collection: to search it again and again takes a tenth of the processor's time."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say that a run is weaker than it could be: a browser, a description or a client may be missing."""
    for reason in skip_reasons(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(f"not checked: {reason}", yellow=True)
    if left := _counts.get(LEFT_OUT):
        terminalreporter.write_line(f"left to make test-all: {left} slow tests")
    if stale := _counts.get(GONE):
        terminalreporter.write_line(
            f"no tests any more, but listed as slow: {stale} (make slow)", yellow=True
        )


def skip_reasons(reports: Iterable[pytest.TestReport | pytest.CollectReport]) -> list[str]:
    """Return the reasons why tests were skipped, each once and with the number of its tests."""
    reasons: dict[str, int] = {}
    for report in reports:
        _, _, reason = (
            report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, str(report.longrepr))
        )
        reason = reason.removeprefix("Skipped: ")
        reasons[reason] = reasons.get(reason, 0) + 1
    return [f"{reason} ({times} test{'s' * (times > 1)})" for reason, times in reasons.items()]
