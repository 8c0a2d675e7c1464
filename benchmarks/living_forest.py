"""Living Forest with Kodama: its largest table drawn and encoded, random games through the contract, and a match told anew from its log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import quantiles
from typing import Any

from benchmarks.matches import drawn, retold
from engine.chance import Chance
from engine.match import Match
from engine.registry import find
from engine.undo import Entry

GAME = "living-forest"
GAMES = 20


def played(seats: int, number: int = 0) -> Iterator[tuple[Match[Any], Entry[Any]]]:
    """Yield a random match before each of its actions, and that action; whoever can do more seldom stops."""
    game, dice = find(GAME), Random(number)
    match = Match.new(game, game.Options.model_validate({"kodama": True}), seats, bytes([seats, number]))
    while not match.over:
        seat = dice.choice(match.awaiting)
        legal = match.legal(seat)
        busy = [verb for verb in legal.verbs if verb not in ("end", "decline", "enough", "stop")]
        verb = dice.choice(busy if busy and dice.random() < 0.9 else legal.verbs)
        entry = Entry(seat, dice.choice(legal.under(verb)))
        yield match, entry
        match.play(seat, entry.action)


def playouts() -> float:
    """Random games of two through the contract, in games a second."""
    game, dice = find(GAME), Random(0)
    options = game.Options.model_validate({"kodama": True})
    start = time.perf_counter()
    for number in range(GAMES):
        chance = Chance(number.to_bytes(8, "big"))
        table = game.setup(options, 2, chance)
        while asks := game.awaits(table):
            seat, ask = dice.choice(list(asks.items()))
            tuple(game.play(table, seat, dice.choice(ask.legal.actions), chance))
    return GAMES / (time.perf_counter() - start)


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    times, pixels, largest = drawn(GAME, played(4))
    cuts = quantiles(times, n=100)
    seconds, actions = retold(played(3), bytes([3, 0]))
    size = f"{pixels / 1400 / 1174:.2f} times as many pixels"
    return [
        (
            f"Living Forest, four with Kodama: render + encode one table, {size}, p50 / p99",
            "7.5 / 9 ms",
            f"{cuts[49] * 1e3:.1f} / {cuts[98] * 1e3:.1f} ms",
        ),
        ("its bytes, at most", "232 KiB", f"{largest / 1024:.0f} KiB"),
        ("random playouts of Living Forest with Kodama, two players", "-", f"{playouts():.0f}/s"),
        (f"telling a match of three anew, {actions} actions", "-", f"{seconds * 1e3:.0f} ms"),
    ]
