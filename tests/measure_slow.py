"""A plugin for pytest that measures every test of a run, and then draws the line of `tests.slow` anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from tests.slow import Case, left_out, shown_by, write_slow_cases

SHOWS = "shows"
"""Name under which a worker tells of each test what it shows."""


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Measurement())


def pytest_collection_modifyitems(items: Iterable[pytest.Item]) -> None:
    for item in items:
        item.user_properties.append((SHOWS, sorted(shown_by(item))))


class Measurement:
    """All that the reports of a run say, its workers' too."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = defaultdict(float)
        self._shows: dict[str, frozenset[str]] = {}
        self._unknown: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        shows: Any = dict(report.user_properties)[SHOWS]
        self._shows[report.nodeid] = frozenset(shows)
        if report.failed:
            self._unknown.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Write the list, but not where a test did not run to its end: nobody knows how long it takes."""
        if self._unknown:
            terminalreporter.write_line(
                f"not measured, so nothing is written: {sorted(self._unknown)}", red=True
            )
            return
        slow = left_out(Case(case, seconds, self._shows[case]) for case, seconds in self._seconds.items())
        write_slow_cases(slow)
        terminalreporter.write_line(
            f"{len(slow)} of {len(self._seconds)} tests are slow: {_sum(slow):.0f} of {sum(self._seconds.values()):.0f} s"
        )


def _sum(cases: Iterable[Case]) -> float:
    return sum(case.seconds for case in cases)
