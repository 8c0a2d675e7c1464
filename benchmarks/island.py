"""Spirit Island: its largest table drawn and encoded, random games, saving in a spirit phase of four, and a match told anew."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

from engine.action import to_text
from engine.chance import Chance
from engine.game import find
from engine.match import Entry, Match, Saved
from engine.record import Recorded, play_again
from render.pictures import painter

GAME = "spirit-island"
PEOPLE = ("Żaneta", "Björn", "Ola", "mika_07")
ROUNDS, GAMES = 5, 20


def played(seats: int, number: int = 0) -> Iterator[tuple[Match[Any], Entry[Any]]]:
    """A random match before each of its actions, and that action; nobody takes back what was prepared."""
    game, dice = find(GAME), Random(number)
    match = Match.new(game, game.Options.model_validate({"spirits": "random"}), seats, bytes([seats, number]))
    while not match.over:
        seat = dice.choice(match.awaiting)
        legal = match.legal(seat)
        verbs = [verb for verb in legal.verbs if verb not in game.reverting_verbs]
        entry = Entry(seat, dice.choice(legal.under(dice.choice(verbs or legal.verbs))))
        yield match, entry
        match.play(seat, entry.action)


def drawn() -> tuple[list[float], int, int]:
    """Seconds for each table of four that is drawn and encoded, sprites at hand; its pixels, and the bytes of the largest."""
    draw = painter(GAME).table
    shown = [match.view(None) for number, (match, _) in enumerate(played(4)) if number % 8 == 0]
    pictures = [draw(view, PEOPLE, "pl") for view in shown]
    times = []
    for view in shown * ROUNDS:
        start = time.perf_counter()
        draw(view, PEOPLE, "pl")
        times.append(time.perf_counter() - start)
    return times, pictures[0].width * pictures[0].height, max(len(picture.data) for picture in pictures)


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
    """Seconds to save, and to load, at every moment of the spirit phases of a game of four."""
    saving, loading = [], []
    for match, _ in played(4):
        if getattr(match.view(None), "phase", "") != "spirit":
            continue
        start = time.perf_counter()
        text = match.save().model_dump_json()
        saved = time.perf_counter()
        Match.load(Saved.model_validate_json(text), match.game)
        saving.append(saved - start)
        loading.append(time.perf_counter() - saved)
    return saving, loading


def retold() -> tuple[float, int]:
    """Seconds to tell a match of four anew, with all it tells, and its actions."""
    moves = []
    for match, entry in played(4):  # noqa: B007 - the match as it is in the end
        moves.append(Recorded(entry.seat, to_text(entry.action)))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in play_again(match.game, match.options, match.seats, bytes([4, 0]), moves):
            pass
        times.append(time.perf_counter() - start)
    return median(times), len(moves)


def measure() -> list[tuple[str, str, str]]:
    """What was measured, its budget, and the result."""
    times, pixels, largest = drawn()
    saving, loading = kept()
    seconds, actions = retold()
    size = f"{pixels / 1400 / 1174:.2f} times as many pixels"
    return [
        (f"Spirit Island, four: render + encode one table, {size}, p50 / p99", "25 / 30 ms", _said(times)),
        ("its bytes, at most", "232 KiB", f"{largest / 1024:.0f} KiB"),
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
