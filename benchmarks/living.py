"""Living Forest with Kodama: its largest table drawn and encoded, random games through the contract, and a match told anew from its log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

from engine.action import to_text
from engine.chance import Chance
from engine.game import find
from engine.match import Entry, Match
from engine.record import Recorded, play_again
from render.pictures import painter

GAME = "living-forest"
PEOPLE = ("Żaneta", "Björn", "Ola", "mika_07")
ROUNDS, GAMES = 5, 20


def played(seats: int, number: int = 0) -> Iterator[tuple[Match[Any], Entry[Any]]]:
    """A random match before each of its actions, and that action; whoever can do more seldom stops."""
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


def retold() -> tuple[float, int]:
    """Seconds to tell a match of three anew, with all it tells, and its actions."""
    moves = []
    for match, entry in played(3):  # noqa: B007 - the match as it is in the end
        moves.append(Recorded(entry.seat, to_text(entry.action)))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in play_again(match.game, match.options, match.seats, bytes([3, 0]), moves):
            pass
        times.append(time.perf_counter() - start)
    return median(times), len(moves)


def measure() -> list[tuple[str, str, str]]:
    """What was measured, its budget, and the result."""
    times, pixels, largest = drawn()
    cuts = quantiles(times, n=100)
    seconds, actions = retold()
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
