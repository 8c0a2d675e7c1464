"""Drawing and encoding one board of 1,400 pixels, as it is drawn after a turn: a new view, sprites at hand."""

from __future__ import annotations

import subprocess
import sys
import time
from random import Random
from statistics import quantiles

from bot.discord.cards.lately import Lately
from engine.match import Match
from engine.registry import find
from engine.text import Text
from engine.view import View
from render.pictures import painter

GAME = "spirits-of-the-forest"
PEOPLE = ("Żaneta", "Björn", "Ola", "mika_07")
ROUNDS = 5
_COLD = (
    "import time; start = time.perf_counter(); from render import pictures; "
    "pictures.painter('spirits-of-the-forest'); print(time.perf_counter() - start)"
)


def moments(seats: int) -> list[tuple[View, Lately]]:
    """Return the onlookers' view of a random game after each action, and what the card marks: the events since two actions before."""
    game, dice = find(GAME), Random(seats)
    match = Match.new(game, game.Options(), seats, bytes([seats]))
    found: list[tuple[View, Lately]] = [(match.view(None), ())]
    before: tuple[Text, ...] = ()
    while not match.over:
        seat = match.awaiting[0]
        told = match.play(seat, dice.choice(match.legal(seat).actions))
        now = tuple(event.text for event in told if event.read_by(None))
        found.append((match.view(None), (before, now)))
        before = now
    return found


def drawn() -> tuple[list[float], int]:
    """Return the seconds for each table drawn and encoded, past the kept pictures, and the bytes of the largest."""
    table = painter(GAME).table
    shown = [(view, PEOPLE[:seats], lately) for seats in (2, 3, 4) for view, lately in moments(seats)]
    largest = max(len(table(view, people, "pl", lately).data) for view, people, lately in shown)
    times = []
    for _ in range(ROUNDS):
        for view, people, lately in shown:
            start = time.perf_counter()
            table(view, people, "pl", lately)
            times.append(time.perf_counter() - start)
    return times, largest


def cold() -> float:
    """Return the seconds to import everything that draws the forest, in a process of its own."""
    done = subprocess.run([sys.executable, "-c", _COLD], capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    times, largest = drawn()
    cuts = quantiles(times, n=100)
    return [
        (
            "render + encode one 1400 px board, p50 / p99",
            "4.5 / 6 ms",
            f"{cuts[49] * 1e3:.1f} / {cuts[98] * 1e3:.1f} ms",
        ),
        ("its bytes, at most", "160 KiB", f"{largest / 1024:.0f} KiB"),
        ("importing what draws the forest", "0.4 s", f"{cold():.2f} s"),
    ]
