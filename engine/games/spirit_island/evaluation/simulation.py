"""The game played on by judgement alone, on a plain table: by its own scripts, without the kernel that keeps and undoes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.evaluation import answers
from engine.games.spirit_island.evaluation.value import worth
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.script import Script
from engine.text import Seat, Text

TRIED: Final = 6
"""Maximum number of answers tried where they cannot be judged without."""

Begin = Callable[[IslandPlay], Script[None] | None]
"""A function that begins something on a table: a script only if it may ask."""
Given = Sequence[tuple[Seat, Any]]
"""The answers so far, each with the seat that gave it."""


class Quiet(IslandPlay):
    """A play that tells nobody anything."""

    def __init__(self, table: Table, chance: Chance) -> None:
        super().__init__(table)
        self.chance = chance
        self.fresh = True

    def tell(self, text: Text, readers: Iterable[Seat] | None = None) -> None:
        pass


def act(table: Table, chance: Chance, seat: Seat, action: IslandAction, *, carefully: bool = False) -> None:
    """Let a seat act between effects, with what follows from it."""
    run(table, chance, lambda play: turn.act(play, seat, action), carefully=carefully)


def advance(table: Table, chance: Chance, *, carefully: bool = False) -> None:
    """Let the next thing happen that happens by itself."""
    run(table, chance, turn.advance, carefully=carefully)


def run(table: Table, chance: Chance, begin: Begin, *, carefully: bool = False) -> None:
    """Let something happen, with answers by judgement; `carefully`, what cannot be judged is tried."""
    before = table.copy() if carefully else None
    given: list[tuple[Seat, Any]] = []
    script = begin(Quiet(table, chance.twin() if carefully else chance))
    if script is None:
        return
    try:
        asks = next(script)
        while table.result is None:
            seat, ask = asked(asks)
            if before is None or answers.are_judged(ask):
                answer = answers.best(table, ask)
            else:
                answer = _best_tried(before, chance, begin, given, seat, ask.legal.actions)
            given.append((seat, answer))
            asks = script.send((seat, answer))
        script.close()
    except StopIteration:
        return


def asked(asks: Mapping[Seat, Ask[Any]]) -> tuple[Seat, Ask[Any]]:
    """Return the first seat that is waited for, and what it is asked."""
    return next((seat, ask) for seat, ask in asks.items() if ask.must)


def _best_tried(
    before: Table, chance: Chance, begin: Begin, given: Given, seat: Seat, legal: Sequence[Any]
) -> Any:
    worths = [
        _tried(before.copy(), chance.twin(), begin, [*given, (seat, answer)]) for answer in legal[:TRIED]
    ]
    return legal[worths.index(max(worths))]


def _tried(table: Table, chance: Chance, begin: Begin, given: Given) -> float:
    """Return the worth of the table after the answers given, and the rest by judgement."""
    script = begin(Quiet(table, chance))
    assert script is not None, "what has asked before asks again"
    left = iter(given)
    try:
        asks = next(script)
        while table.result is None:
            seat, ask = asked(asks)
            asks = script.send(next(left, (seat, answers.best(table, ask))))
        script.close()
    except StopIteration:
        pass
    return worth(table)
