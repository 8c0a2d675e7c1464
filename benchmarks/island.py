"""Spirit Island: its largest table drawn and encoded, random games, saving in a spirit phase of four, and a match told anew."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain
from random import Random
from statistics import quantiles
from typing import Any

from benchmarks.matches import drawn, retold
from engine.chance import Chance
from engine.match import Match
from engine.registry import find
from engine.saved_match import Saved, load_match, save_match
from engine.undo import Entry

GAME = "spirit-island"
GAMES = 20
SAVED = 6
"""Games whose moments are saved and loaded: a hundredth of those of one game is less than a moment."""


def played(seats: int, number: int = 0) -> Iterator[tuple[Match[Any], Entry[Any]]]:
    """Yield a random match before each of its actions, and that action; nobody takes back what was prepared."""
    game, dice = find(GAME), Random(number)
    match = Match.new(game, game.Options.model_validate({"spirits": "random"}), seats, bytes([seats, number]))
    while not match.over:
        seat = dice.choice(match.awaiting)
        legal = match.legal(seat)
        verbs = [verb for verb in legal.verbs if verb not in game.reverting_verbs]
        entry = Entry(seat, dice.choice(legal.under(dice.choice(verbs or legal.verbs))))
        yield match, entry
        match.play(seat, entry.action)


def playouts(seats: int) -> float:
    """Random games through the contract, in games a second."""
    game, dice = find(GAME), Random(0)
    options = game.Options.model_validate({"spirits": "random"})
    start = time.perf_counter()
    for number in range(GAMES):
        chance = Chance(number.to_bytes(8, "big"))
        table = game.setup(options, seats, chance)
        while asks := game.awaits(table):
            seat, ask = dice.choice([each for each in asks.items() if each[1].must])
            tuple(game.play(table, seat, dice.choice(ask.legal.actions), chance))
    return GAMES / (time.perf_counter() - start)


def kept() -> tuple[list[float], list[float]]:
    """Return the seconds to save, and to load, at every moment of the spirit phases of games of four."""
    saving, loading = [], []
    for match, _ in chain.from_iterable(played(4, number) for number in range(SAVED)):
        if getattr(match.view(None), "phase", "") != "spirit":
            continue
        start = time.perf_counter()
        text = save_match(match).model_dump_json()
        saved = time.perf_counter()
        load_match(Saved.model_validate_json(text), match.game)
        saving.append(saved - start)
        loading.append(time.perf_counter() - saved)
    return saving, loading


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    times, pixels, largest = drawn(GAME, played(4))
    saving, loading = kept()
    seconds, actions = retold(played(4), bytes([4, 0]))
    size = f"{pixels / 1400 / 1174:.2f} times as many pixels"
    return [
        (f"Spirit Island, four: render + encode one table, {size}, p50 / p99", "12 / 15 ms", _said(times)),
        ("its bytes, at most", "320 KiB", f"{largest / 1024:.0f} KiB"),
        *(
            (f"random playouts of Spirit Island, players: {seats}", "-", f"{playouts(seats):.1f}/s")
            for seats in (1, 4)
        ),
        (f"a save at {len(saving)} moments of spirit phases of four, p50 / p99", "5 / 10 ms", _said(saving)),
        ("a load there, p50 / p99", "5 / 10 ms", _said(loading)),
        (f"telling a match of four anew, {actions} actions", "-", f"{seconds * 1e3:.0f} ms"),
    ]


def _said(times: list[float]) -> str:
    cuts = quantiles(times, n=100)
    return f"{cuts[49] * 1e3:.1f} / {cuts[98] * 1e3:.1f} ms"


if __name__ == "__main__":
    for what, budget, measured in measure():
        print(f"{what:90} {budget:>14} {measured:>16}")
