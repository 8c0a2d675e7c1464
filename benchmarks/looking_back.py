"""Film and analysis of a long game: what a process of their own takes to look back upon the island, move by move.

The games are played by computer players on deals that are the same every time, and memory is treated as it is in a process that thinks.
Seconds are those of processor, which other programs on the same machine stretch less than the time by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from benchmarks.islands import seed_of
from bot import garbage
from bot.jobs.analysis import AnalysisJob
from bot.jobs.film import FilmJob
from engine.action import to_text
from engine.analysis import ANALYST
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.match import Match
from engine.players import LEVELS
from engine.record import RecordedMove
from engine.registry import find

SEED = seed_of(0)
LEVEL = "brief"
ROOM = 8 << 20
"""Bytes that a film may have."""
PEOPLE = ("Żaneta", "Björn", "Ola", "mika_07")
OPTIONS = {"spirits": "easy"}
BUDGETS = {2: ("12.5 s", "32 s"), 4: ("12.5 s", "60 s")}
"""Seconds that a film and an analysis may take, by the number of seats."""


def played(seats: int) -> tuple[list[RecordedMove], int]:
    """Return the moves of a game, and the turn in which it ended."""
    match: Match[Any] = Match.new(GAME, GAME.Options.model_validate(OPTIONS), seats, SEED)
    moves = []
    while not match.over:
        seat = match.awaiting[0]
        action = LEVELS[LEVEL].pick(match, seat, Chance(f"thoughts {match.seq}".encode()))
        match.play(seat, action)
        moves.append(RecordedMove(seat, to_text(action), match.digest))
    table: Any = match.imagine(None, Chance(b"")).play.table
    return moves, table.turn


def film(moves: Sequence[RecordedMove], seats: int) -> FilmJob:
    """Return the film of a game, as an onlooker sees it."""
    numbered = tuple(
        (number, move.seat, move.line, move.digest or "") for number, move in enumerate(moves, 1)
    )
    return FilmJob(GAME.id, OPTIONS, SEED, numbered, None, PEOPLE[:seats], "en", ROOM)


def analysis(moves: Sequence[RecordedMove], seats: int) -> AnalysisJob:
    """Return the analysis of a game."""
    return AnalysisJob(find, ANALYST, GAME.id, OPTIONS, seats, SEED, tuple(moves))


def took(job: FilmJob | AnalysisJob) -> float:
    """Return the seconds of processor that a job takes."""
    start = time.process_time()
    done = job.run(lambda _, __: None)
    assert done is not None, job
    return time.process_time() - start


def measure() -> Iterator[tuple[str, str, str]]:
    """Yield rows of the table: what was measured, its budget, and the result."""
    garbage.look_seldom()
    for seats, budgets in BUDGETS.items():
        moves, turn = played(seats)
        jobs: Sequence[tuple[str, FilmJob | AnalysisJob]] = (
            ("film", film(moves, seats)),
            ("analysis", analysis(moves, seats)),
        )
        for (name, job), budget in zip(jobs, budgets, strict=True):
            what = f"{name} of an island of {seats}, {len(moves)} moves in {turn} turns, processor time"
            yield what, budget, f"{took(job):.1f} s"
