"""The smallest game for the tests: one verb, nothing hidden, nothing drawn. Who takes the last pebble wins.

One pebble is taken at a time, and a turn is as long as its seat likes: every action of a turn can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Literal

from pydantic import Field

from engine.ask import Ask
from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.game import Game, TableOptions
from engine.guard import Guard, Objection
from engine.legal import Legal
from engine.outcome import Outcome, Standing
from engine.telling import Telling
from engine.text import Seat, Text, Who, say
from engine.view import View

CHARACTERS = {"otter": say("pebbles-otter"), "heron": say("pebbles-heron")}
"""By the id of whom a seat plays, in turn, the name."""


class PebbleOptions(TableOptions):
    """Number of pebbles in the heap."""

    heap: int = Field(default=12, ge=1, le=400)


@dataclass(slots=True)
class Heap(Copied):
    """Pebbles left, and how many each seat has taken."""

    left: int
    taken: list[int]
    active: Seat
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick a pebble, or, where one was picked this turn, give the turn on."""

    what: Literal["pebble", "turn"]
    verb: Literal["pick"] = "pick"


class HeapView(View):
    left: int


class PebbleTelling(Telling[HeapView, Pick]):
    """Labels by what is picked."""

    def label(self, view: HeapView, action: Pick) -> Text:
        return say(f"pebbles-{action.what}")

    def choice(self, view: HeapView, action: Pick, field: str) -> Text:
        return say(f"pebbles-{action.what}")

    def character(self, character: str) -> Text:
        return CHARACTERS[character]


class Pebbles(Game[Heap, Pick]):
    """The rules of the pebbles."""

    id = "pebbles"
    version = 1
    seats = (1, 2)
    Options = PebbleOptions
    actions = (Pick,)
    table_type = Heap
    telling = PebbleTelling("pebbles")

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Heap:
        assert isinstance(options, PebbleOptions)
        return Heap(options.heap, [0] * seats, Seat(0))

    def awaits(self, table: Heap) -> Mapping[Seat, Ask[Pick]]:
        if not table.left:
            return {}
        picks = (Pick("pebble"), Pick("turn"))
        seat = table.active
        legal = Legal(lambda: [pick for pick in picks if not any(g(table, seat, pick) for g in self.guards)])
        return {seat: Ask(say("pebbles-must"), legal)}

    def play(self, table: Heap, seat: Seat, action: Pick, chance: Chance) -> Iterator[Event]:
        if action.what == "pebble":
            table.left -= 1
            table.taken[seat] += 1
            table.begun = True
            yield Event(say("pebbles-picked", who=Who(seat), left=table.left))
        else:
            table.active, table.begun = Seat((seat + 1) % len(table.taken)), False
            yield Event(say("pebbles-passed", who=Who(seat)))

    def view(self, table: Heap, seat: Seat | None) -> HeapView:
        return HeapView(
            seat=seat,
            seats=len(table.taken),
            headline=say("pebbles-now", who=Who(table.active), left=table.left),
            outcome=self.outcome(table),
            left=table.left,
        )

    def outcome(self, table: Heap) -> Outcome:
        seats = map(Seat, range(len(table.taken)))
        ranks = (
            Standing(seat, 1 if seat == table.active else 2, table.taken[seat], (), character)
            for seat, character in zip(seats, cycle(CHARACTERS), strict=False)
        )
        return Outcome(tuple(ranks), not table.left)

    def redeal(self, table: Heap, seat: Seat | None, chance: Chance) -> Heap:
        return table.copy()

    @property
    def guards(self) -> Sequence[Guard[Heap, Pick]]:
        return (has_picked,)


def has_picked(table: Heap, seat: Seat, action: Pick) -> Objection | None:
    """Object to a turn that is given on before a pebble was picked; None where nothing is wrong."""
    return Objection(say("pebbles-first-one"), None) if action.what == "turn" and not table.begun else None


GAME = Pebbles()
