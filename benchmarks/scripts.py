"""Rules that ask in mid-effect: the processor time of a choice, a save, a load and an undo check at any moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from statistics import median

from engine.chance import Chance
from engine.errors import Sealed
from engine.game import TableOptions
from engine.match import Match, Saved
from tests.engine.scripted.island import ISLAND

GAMES = 5
BUDGETS = {"random choice": "< 1 ms", "save": "< 5 ms", "load": "< 5 ms", "undo check": "< 10 ms"}


def measure() -> list[tuple[str, str, str]]:
    """The rows of the table: median and 99th percentile over every moment of some games of four."""
    spent: dict[str, list[float]] = {what: [] for what in BUDGETS}

    def timed(what: str, run: Callable[[], object]) -> None:
        start = time.process_time()
        with suppress(Sealed):
            run()
        spent[what].append((time.process_time() - start) * 1000)

    for seed in range(GAMES):
        match, dice = Match.new(ISLAND, TableOptions(), 4, bytes([seed])), Chance(bytes([seed]))
        while not match.over:
            seat = dice.choice(match.awaiting)
            timed("random choice", lambda: match.play(seat, dice.choice(match.legal(seat).actions)))  # noqa: B023
            text = match.save().model_dump_json()
            timed("save", lambda: match.save().model_dump_json())  # noqa: B023
            timed("load", lambda: Match.load(Saved.model_validate_json(text), ISLAND))  # noqa: B023
            timed("undo check", lambda: match.undoable(seat))  # noqa: B023
    return [
        (f"island of four on scripts: {what}", BUDGETS[what], _said(times)) for what, times in spent.items()
    ]


def _said(times: list[float]) -> str:
    return f"{median(times):.2f} ms (99 %: {sorted(times)[len(times) * 99 // 100]:.2f} ms)"
