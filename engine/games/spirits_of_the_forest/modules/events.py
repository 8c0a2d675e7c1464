"""Forest Events: another forest, part of it face down. A tile that turns up while tiles are collected may be taken as a second one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import ClassVar, Final, Literal

from engine.chance import Chance
from engine.event import Event
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.actions import ForestAction, ForestVerb, Stop
from engine.games.spirits_of_the_forest.model.kinds import Module, Stage
from engine.games.spirits_of_the_forest.model.layout import WIDTH, Known
from engine.games.spirits_of_the_forest.model.table import PickedTile, Table
from engine.games.spirits_of_the_forest.model.texts import event, tell
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView
from engine.games.spirits_of_the_forest.modules.module import ForestDeal, ForestModule, unexamined, unveiled
from engine.games.spirits_of_the_forest.pieces.favour import may_use_plus
from engine.games.spirits_of_the_forest.pieces.forest import available, turn_up
from engine.games.spirits_of_the_forest.pieces.places import choice_of_place, priced, tile_at
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason
from engine.games.spirits_of_the_forest.pieces.tile import (
    CollectStep,
    object_to_kinds,
    object_to_price,
    object_to_tile,
    prices,
    purse_of,
    spirits_of_singles,
)
from engine.guard import Objection
from engine.kit import ViewPart, verb
from engine.text import Seat, Text, Who

EVENTS: Final = ("forgotten-grove", "fairytale-copse", "forgotten-forest")
"""Three forests of the Forest Events (SF-EVENT-01)."""
_STOP = Stop()


class EventsOptions(TableOptions):
    """The layout, or a random one of the three; None without them."""

    events: Literal["random", "forgotten-grove", "fairytale-copse", "forgotten-forest"] | None = None


@verb("second")
class Second(ForestVerb):
    """Collect a second tile after the first one brought another to light (SF-EVENT-04); `pay` as for Take."""

    tile: str
    pay: str | None = None
    places = ("tile",)


def can_be_taken(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a second tile out of reach (SF-TAKE-01); None where there is none."""
    return object_to_tile(table, action.tile) if isinstance(action, Second) else None


def is_of_a_kind(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a second tile that does not fit the first one, which lies before the player (SF-EVENT-04), or None."""
    if not isinstance(action, Second):
        return None
    assert table.last is not None
    first = table.last.picks[0]
    cell = table.layout.index[action.tile]
    if cell in fitting(table):
        return None
    kinds = (table.layout.names[first.cell], first.tile), (action.tile, table.stacks[cell][-1])
    return object_to_kinds(*kinds)


def is_paid(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to leaving an opponent's gem on the second tile unpaid (SF-GEM-08); None where there is none."""
    if not isinstance(action, Second):
        return None
    return object_to_price(table, action.tile, action.pay, purse_of(table, table.active))


def fitting(table: Table) -> list[int]:
    """Return the cells whose tile may be the second one, paid for or not (SF-EVENT-04)."""
    if not table.fresh or table.turn == 1 or table.last is None or len(table.last.picks) != 1:
        return []
    singles = spirits_of_singles()
    wanted = singles[table.last.picks[0].tile]
    if wanted is None:
        return []
    return [cell for cell in available(table) if singles[table.stacks[cell][-1]] == wanted]


def seconds(table: Table) -> Iterator[Second]:
    """Yield the tiles that may follow the one that has just been taken, now that others have turned up."""
    purse = purse_of(table, table.active)
    for cell in fitting(table):
        for pay, _ in prices(table, cell, purse):
            yield Second(table.layout.names[cell], pay)


class CollectingSecond(CollectStep):
    """The step of a second tile, after the first one has turned another up (SF-EVENT-04)."""

    stage: ClassVar[Stage] = "second"
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Second, Stop)
    waiting: ClassVar[Reason] = ("SF-EVENT-04", "second-step")
    early: ClassVar[Reason | None] = ("SF-EVENT-04", "second-early")
    guards: ClassVar[Sequence[ForestGuard]] = (can_be_taken, is_of_a_kind, is_paid)

    def is_due(self, table: Table) -> bool:
        """Return whether there is a tile to ask for, as far as everybody knows.

        A seat that cannot pay is asked while it might use a '+' between the tiles (SF-FAVOUR-07).
        """
        if not fitting(table):
            return False
        return may_use_plus(table, table.active) or any(True for _ in seconds(table))

    def choices(self, table: Table, seat: Seat) -> Iterable[ForestAction]:
        yield from seconds(table)
        yield _STOP

    def picks(self, action: ForestAction) -> Sequence[tuple[str, str | None]]:
        return ((action.tile, action.pay),) if isinstance(action, Second) else ()

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        if isinstance(action, Stop):
            yield event("stop", who=Who(seat))


class ForestEvents(ForestModule[None, ViewPart]):
    """The rulebook page of the Forest Events."""

    id: ClassVar[Module] = "events"
    rules = "SF-EVENT"
    rule = "SF-EVENT-04"
    verbs = (Second,)
    layouts = MappingProxyType(dict.fromkeys(EVENTS, Known(48, 8, rows=False)))
    steps = (CollectingSecond(),)
    cites = MappingProxyType({"inside": "SF-EVENT-02", "all-collected": "SF-EVENT-08"})

    def plan(self, plan: ForestDeal, options: TableOptions, seats: int, chance: Chance) -> None:
        """Put one of three layouts in the place of the base forest (SF-EVENT-01)."""
        assert isinstance(options, EventsOptions)
        assert options.events is not None
        plan.layout_id = chance.choice(EVENTS) if options.events == "random" else options.events

    def after_tile(self, table: Table, seat: Seat, pick: PickedTile) -> Iterator[Event]:
        """Turn up every tile that has a free long side now (SF-EVENT-03)."""
        yield from turn_up(table)

    def label(self, view: ForestView, action: Second) -> Text:
        return tell("label-second", cell=priced(action.tile, action.pay), tile=tile_at(view, action.tile))

    def piece(self, view: ForestView, action: Second, field: str) -> Text:
        return choice_of_place(view, action, field, unveiled(view, action.tile))

    def unveiled(self, view: ForestView, cell: CellView, gone: Collection[str]) -> str | None:
        """Return the key of a face-down tile beside the cell that turns up (SF-EVENT-03); None where none does, or has before."""
        down = (side for side in _beside(view, cell) if side.stack and side.stack[-1].spirit is None)
        is_next = any(all(other.name not in gone for other in _beside(view, side)) for side in down)
        return "turn-up" if is_next else None

    def warned(self, view: ForestView, action: Second) -> bool:
        return bool(unveiled(view, action.tile)) or unexamined(view)


def _beside(view: ForestView, cell: CellView) -> Iterator[CellView]:
    """Yield the places at the long sides of a cell."""
    return (each for each in view.cells if each.y == cell.y and abs(each.x - cell.x) == WIDTH)


FOREST_EVENTS = ForestEvents()
