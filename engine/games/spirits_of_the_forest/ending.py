"""From the last tile to the winner (SF-END-04)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Event
from engine.games.spirits_of_the_forest.favour import may_use_plus
from engine.games.spirits_of_the_forest.scoring import all_faces, categories, outcome, winners_text
from engine.games.spirits_of_the_forest.table import Table
from engine.games.spirits_of_the_forest.texts import named, tell
from engine.text import Seat, Who


def is_complete(table: Table) -> bool:
    """SF-END-01: whether all tiles have been collected."""
    return not any(table.stacks)


def close(table: Table) -> Iterator[Event]:
    """After the last tile: those who might use a '+' are asked, and where there are none the game ends at once."""
    table.stage = "last-chance"
    table.pending = [Seat(seat) for seat in range(len(table.players))]
    yield Event(tell("event-last-tile"))
    yield from settle(table)


def settle(table: Table, ready: Seat | None = None) -> Iterator[Event]:
    """Ask no more the seat that is ready, nor any that can use no '+' now; end the game when nobody is left to ask."""
    table.pending = [seat for seat in table.pending if seat != ready and may_use_plus(table, seat)]
    if not table.pending:
        yield from _finish(table)


def _finish(table: Table) -> Iterator[Event]:
    """SF-END-03: the favours are revealed, then the points counted."""
    table.stage = "over"
    faces = all_faces(table)
    for seat, held in enumerate(faces):
        if held:
            yield Event(tell("event-reveal", who=Who(Seat(seat)), faces=tuple(named(face) for face in held)))
    yield Event(winners_text(outcome(table, categories(table, faces))))
