"""The parts that benchmarks of single games share: their tables drawn, and their matches told anew."""

from __future__ import annotations

import time
from collections.abc import Iterable
from statistics import median
from typing import Any

from engine.action import to_text
from engine.match import Match
from engine.record import RecordedMove, play_again
from engine.undo import Entry
from render.pictures import painter

PEOPLE = ("Żaneta", "Björn", "Ola", "mika_07")
ROUNDS = 5
Played = Iterable[tuple[Match[Any], Entry[Any]]]
"""A match before each of its actions, and that action."""


def drawn(game_id: str, played: Played) -> tuple[list[float], int, int]:
    """Return the seconds for every eighth table that is drawn and encoded, sprites at hand; its pixels, and the bytes of the largest."""
    draw = painter(game_id).table
    shown = [match.view(None) for number, (match, _) in enumerate(played) if number % 8 == 0]
    pictures = [draw(view, PEOPLE, "pl") for view in shown]
    times = []
    for view in shown * ROUNDS:
        start = time.perf_counter()
        draw(view, PEOPLE, "pl")
        times.append(time.perf_counter() - start)
    return times, pictures[0].width * pictures[0].height, max(len(picture.data) for picture in pictures)


def retold(played: Played, seed: bytes) -> tuple[float, int]:
    """Return the seconds to tell a match of this seed anew, with all it tells, and its actions."""
    moves = []
    for match, entry in played:  # noqa: B007 - the match as it is in the end
        moves.append(RecordedMove(entry.seat, to_text(entry.action)))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in play_again(match.game, match.options, match.seats, seed, moves):
            pass
        times.append(time.perf_counter() - start)
    return median(times), len(moves)
