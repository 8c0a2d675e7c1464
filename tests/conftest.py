"""For all tests: laws are tried on the same examples in every run, the longest begin first, neither disk nor garbage holds them up,
and whatever was not checked is said at the end."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("same every time", derandomize=True, deadline=None, database=None)
settings.load_profile("same every time")


IN_MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3
"""Where there is a file system in memory, and how many bytes must be free in it: a run takes less, a container often has 64 MB."""

SELDOM = (100_000, 20, 50)
"""When garbage is looked for: collecting tests makes hardly any, and with what is usual a tenth of its time goes into looking."""


def pytest_configure() -> None:
    """A database on a disk waits for it at each commit, which takes a fifth of the time of a test of the bot."""
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
    gc.set_threshold(*SELDOM)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """So that no worker is alone with a long test at the end of a run."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: to search it again and again takes a tenth of the processor's time."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A run that is weaker than it could be says so: a browser, a description or a client may be missing."""
    for reason in skip_reasons(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(f"not checked: {reason}", yellow=True)


def skip_reasons(reports: Iterable[pytest.TestReport | pytest.CollectReport]) -> list[str]:
    """Why tests were skipped, each reason once and with the number of its tests."""
    reasons: dict[str, int] = {}
    for report in reports:
        _, _, reason = (
            report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, str(report.longrepr))
        )
        reason = reason.removeprefix("Skipped: ")
        reasons[reason] = reasons.get(reason, 0) + 1
    return [f"{reason} ({times} test{'s' * (times > 1)})" for reason, times in reasons.items()]
