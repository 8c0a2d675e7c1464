"""The line between `make test` and `make test-all`, drawn by measured times.

`make slow` runs and measures every test, and writes the cases that `make test` leaves out to `tests/slow.txt`: of each test function the
quickest cases stay in until they have taken `A_FUNCTION` together, and of each file the quickest one, if it takes no more than `A_FILE`.
What a case shows that no other would (a rule, a law at a game, a real part, a recorded conversation) keeps it in `make test` however long
it takes. A new test is in `make test` until it is measured.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

LIST = Path(__file__).with_suffix(".txt")
"""File with a line for each case that is left out: the seconds it took, and its id."""

A_FUNCTION = 0.2
"""Maximum seconds that the cases of one test function take together in `make test`, so that two workers need less than three minutes."""

A_FILE = 1.0
"""Maximum seconds of a test that stays because the others of its file are slower still: then somebody looks at what the file is about."""

REAL_PARTS = ("file", "migrations", "server", "browser", "axe", "process", "discord.js", "hikari")
"""Values of the mark `real`: SQLite's file, its tables, PostgreSQL, Chromium, its judge, the bot's process, bots on other libraries."""

LAWS = ("tests/engine/contract/", "/test_laws.py")
"""Parts of the paths of tests that hold a law: it is met at every game that it is about."""

RECORDED = "/recorded/"
"""Part of the paths of tests that play what was recorded: each sees more of the bot in a second than any other test."""

SEVERAL = 2
"""Minimum number of seats at which a case shows a law: somebody alone has nobody to hide anything from."""


@dataclass(frozen=True)
class Case:
    """A test that ran: how long it took with its fixtures, and what it shows."""

    id: str
    seconds: float
    shows: frozenset[str] = field(default=frozenset())

    @property
    def function(self) -> str:
        return self.id.partition("[")[0]

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]


def slow_cases() -> Mapping[str, float]:
    """Return the seconds of each case that is left out, by its id."""
    lines = (line.partition(" ") for line in LIST.read_text(encoding="utf-8").splitlines())
    return {case: float(seconds) for seconds, _, case in lines}


def write_slow_cases(cases: Iterable[Case]) -> None:
    """Write these, and nothing else, as those that are left out."""
    lines = [f"{case.seconds:.1f} {case.id}\n" for case in sorted(cases, key=lambda case: case.id)]
    LIST.write_text("".join(lines), encoding="utf-8")


def left_out(cases: Iterable[Case]) -> list[Case]:
    """Return the cases that `make test` leaves out."""
    kept: set[Case] = set()
    out: list[Case] = []
    by_function: dict[str, float] = defaultdict(float)
    for case in sorted(cases, key=lambda case: (case.seconds, case.id)):
        if by_function[case.function] + case.seconds <= A_FUNCTION:
            by_function[case.function] += case.seconds
            kept.add(case)
        else:
            out.append(case)
    files = {case.file for case in kept}
    for case in out[:]:
        if case.file not in files and case.seconds <= A_FILE:
            files.add(case.file)
            kept.add(case)
            out.remove(case)
    shown = {each for case in kept for each in case.shows}
    for case in out[:]:
        if not case.shows <= shown:
            shown |= case.shows
            out.remove(case)
    return out


def shown_by(item: pytest.Item) -> frozenset[str]:
    """Return what a test shows: the ids of rules, a law at a game, real parts, and a recorded conversation."""
    return frozenset((*_marked(item, "rule"), *_marked(item, "real"), *_laws(item), *_recorded(item)))


def _marked(item: pytest.Item, mark: str) -> Iterator[str]:
    return (f"{mark} {arg}" for marker in item.iter_markers(mark) for arg in marker.args)


def _laws(item: pytest.Item) -> Iterator[str]:
    if any(part in item.nodeid for part in LAWS):
        params = (
            item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        )
        game = params.get("game_id") or getattr(params.get("game"), "id", "every game")
        seats = params.get("seats")
        if not isinstance(seats, int) or seats >= SEVERAL:
            yield f"law {item.nodeid.partition('[')[0]} at {game}"


def _recorded(item: pytest.Item) -> Iterator[str]:
    if RECORDED in item.nodeid:
        yield f"recorded {item.nodeid}"
