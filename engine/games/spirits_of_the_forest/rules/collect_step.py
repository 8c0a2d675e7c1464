"""The first step of a turn: the collecting of one or two tiles, and the payment for those with an opponent's gem."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar

from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import PLUS, ForestAction, Pass, Stop, Take
from engine.games.spirits_of_the_forest.model.kinds import Module, Spirit, Stage
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.table import Table, TurnTaken
from engine.games.spirits_of_the_forest.model.texts import event, refuse, tell
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.pieces.forest import (
    available,
    available_after,
    closes_row,
    in_row_of,
    is_bared,
    lift,
    within_reach,
)
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason, prompt
from engine.games.spirits_of_the_forest.pieces.tile import (
    CollectStep,
    Purse,
    is_blocked,
    object_to_kinds,
    object_to_plus_between,
    object_to_price,
    object_to_tile,
    payments,
    prices,
    prices_of_second,
    purse_of,
    spirits_of_singles,
)
from engine.guard import Objection
from engine.text import Seat, Text, Who

_PASS = Pass()


def takes(table: Table) -> list[Take]:
    """Return every collection that is legal for the active seat, in reading order of the first tile, then of the second."""
    reached, gems, active = available(table), table.gems, table.active
    ones = free_takes(table.layout_id)
    pairs = {} if takes_one(table) else pairs_of(table, reached)
    found: list[Take] = []
    for first in reached:
        seconds = pairs.get(first)
        if seconds is None:
            if gems.get(first, active) == active:
                found.append(ones[first][None])
            else:
                found += _paid_alone(table.layout_id, first, purse_of(table, active))
        elif first in gems or not gems.keys().isdisjoint(seconds):
            found += _paid_takes(table, first, seconds)
        else:
            free = ones[first]
            found.append(free[None])
            found += [free[second] for second in seconds]
    return found


@lru_cache(1 << 12)
def _paid_alone(layout_id: str, first: int, purse: Purse) -> Sequence[Take]:
    """Return the takes of a tile with an opponent's gem and none after it, with every way to pay for it (SF-GEM-08)."""
    name = layout(layout_id).names[first]
    return [_paid_take(name, None, pay, None) for pay, _ in payments(layout_id, purse)]


def _paid_takes(table: Table, first: int, seconds: Sequence[int]) -> Iterator[Take]:
    """Yield the takes that begin with this tile, with every way to pay for them (SF-GEM-08)."""
    names = table.layout.names
    for pay, left in prices(table, first, purse_of(table, table.active)):
        yield _paid_take(names[first], None, pay, None)
        for second in seconds:
            for pay_second in prices_of_second(table, first, second, pay, left):
                yield _paid_take(names[first], names[second], pay, pay_second)


def pairs_of(table: Table, reached: Sequence[int]) -> dict[int, list[int]]:
    """Return for each cell reached those whose tile may follow its own: other singles of the same spirit (SF-TAKE-03, SF-TAKE-04).

    Cells that none may follow are left out. Asked only where two tiles may be taken at all.
    """
    singles, stacks = spirits_of_singles(), table.stacks
    alike: dict[Spirit, list[int]] = {}
    for cell in reached:
        if (spirit := singles[stacks[cell][-1]]) is not None:
            alike.setdefault(spirit, []).append(cell)
    return {
        first: seconds
        for spirit, cells in alike.items()
        for first in cells
        if (seconds := _seconds(table, reached, first, spirit, cells))
    }


def _seconds(
    table: Table, reached: Sequence[int], first: int, spirit: Spirit, alike: Sequence[int]
) -> list[int]:
    """Return the cells of second tiles: those reached already, `alike` in spirit, and those that the first tile bares (SF-TAKE-06)."""
    singles, stacks = spirits_of_singles(), table.stacks
    if table.remain or len(stacks[first]) > 1:
        after = available_after(table, reached, first)
        return [cell for cell in after if singles[stacks[cell][-2 if cell == first else -1]] == spirit]
    seconds = [cell for cell in alike if cell != first]
    for side in table.layout.sides[first]:
        if (
            side >= 0
            and (stack := stacks[side])
            and singles[stack[-1]] == spirit
            and is_bared(table, reached, side)
        ):
            insort(seconds, side)
    return seconds


def takes_one(table: Table) -> bool:
    """Return whether only one tile is taken in this turn, or in all turns of this game (SF-TAKE-10)."""
    return table.turn == 1 or _takes_always_one(table.modules)


@cache
def _takes_always_one(modules: tuple[Module, ...]) -> bool:
    return any(module.one_tile for module in in_play(modules))


@lru_cache(1 << 16)
def _paid_take(first: str, second: str | None, pay: str | None, pay_second: str | None) -> Take:
    return Take(first, second, pay, pay_second)


@cache
def free_takes(layout_id: str) -> Sequence[Mapping[int | None, Take]]:
    """Return the takes that cost nothing, by first and second cell, which is None where only one tile is taken.

    They never change, and playouts ask for them all the time.
    """
    names = layout(layout_id).names
    seconds: dict[int | None, str | None] = {None: None, **dict(enumerate(names))}
    return [{cell: Take(first, second) for cell, second in seconds.items()} for first in names]


def first_can_be_taken(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a first tile out of reach (SF-TAKE-01); None where there is none."""
    return object_to_tile(table, action.first) if isinstance(action, Take) else None


def second_is_there(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a payment for a second tile where none is taken; None where there is none."""
    if isinstance(action, Take) and action.second is None and action.pay_second is not None:
        return refuse("SF-GEM-08", "no-second")
    return None


def second_fits(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a second tile that may not follow the first (SF-TAKE-03 to -06, SF-TAKE-10); None where there is none."""
    if not isinstance(action, Take) or action.second is None:
        return None
    index = table.layout.index
    first, second = index[action.first], index[action.second]
    reached = available(table)
    if _takes_always_one(table.modules):
        return refuse("SF-TAKE-02", "one-tile")
    if takes_one(table):
        return refuse("SF-TAKE-10", "first-turn")
    if second in pairs_of(table, reached).get(first, ()):
        return None
    if first == second and len(table.stacks[first]) == 1:
        return refuse("SF-TAKE-02", "twice", cell=action.first)
    if table.stacks[second] and second in table.down:
        return _object_to_face_down(table, first, action)
    if table.stacks[second]:
        below = table.stacks[second][-2 if first == second else -1]
        kinds = (action.first, table.stacks[first][-1]), (action.second, below)
        if (objection := object_to_kinds(*kinds)) is not None:
            return objection
    if closes_row(table, first) and second in in_row_of(table, first):
        return refuse("SF-SEASON-07", "closes", first=action.first, cell=action.second)
    return object_to_tile(table, action.second)


def _object_to_face_down(table: Table, first: int, action: Take) -> Objection:
    """Return the objection to a second tile that is face down: the first may turn it up, but nobody knows it until then (SF-EVENT-04)."""
    after = table.copy()
    lift(after, first)
    second = action.second or ""
    if within_reach(after, table.layout.index[second]):
        return refuse("SF-EVENT-04", "second-later", first=action.first, cell=second)
    return refuse("SF-EVENT-05", "face-down", cell=second)


def first_is_paid(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to the payment for the first tile (SF-GEM-08); None where there is none."""
    if not isinstance(action, Take):
        return None
    return object_to_price(table, action.first, action.pay, purse_of(table, table.active))


def second_is_paid(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to the payment for the second tile with the gems that the first has left (SF-GEM-08, SF-GEM-13), or None."""
    if not isinstance(action, Take) or action.second is None:
        return None
    first, second = table.layout.index[action.first], table.layout.index[action.second]
    left = _left_after(table, first, action.pay)
    ways = prices_of_second(table, first, second, action.pay, left)
    if action.pay_second in ways:
        return None
    if None in ways:
        return refuse("SF-GEM-08", "free", cell=action.second)
    if action.pay_second == PLUS:
        return object_to_plus_between(table, left, paid=action.pay is not None)
    if not ways and action.pay is not None:
        return refuse("SF-GEM-13", "last-gem-paid", cell=action.second)
    return object_to_price(table, action.second, action.pay_second, left)


def _left_after(table: Table, first: int, pay: str | None) -> Purse:
    ways = prices(table, first, purse_of(table, table.active))
    return next(left for way, left in ways if way == pay)


def must_collect(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to passing where one can collect, even where everything costs a gem (SF-TAKE-12, SF-TAKE-13), or None."""
    if not isinstance(action, Pass) or is_blocked(table):
        return None
    if any(table.gems.get(cell) in (None, table.active) for cell in available(table)):
        return refuse("SF-TAKE-12", "able")
    return refuse("SF-TAKE-13", "able-to-pay")


class Collecting(CollectStep):
    """The step in which one or two tiles are collected, or passed where nothing can be collected (SF-TURN-03)."""

    stage: ClassVar[Stage] = "collect"
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Take, Pass)
    waiting: ClassVar[Reason] = ("SF-TURN-01", "collect-first")
    guards: ClassVar[Sequence[ForestGuard]] = (
        must_collect,
        first_can_be_taken,
        second_is_there,
        second_fits,
        first_is_paid,
        second_is_paid,
    )

    def is_due(self, table: Table) -> bool:
        return False

    def prompt(self, table: Table, seat: Seat) -> Text:
        return prompt("blocked" if is_blocked(table) else "collect", seat)

    def headline(self, table: Table) -> Text:
        return (
            tell("headline-blocked", who=Who(table.active)) if is_blocked(table) else super().headline(table)
        )

    def choices(self, table: Table, seat: Seat) -> Iterable[ForestAction]:
        return (_PASS,) if is_blocked(table) else takes(table)

    def must_wait(self, table: Table, action: ForestAction) -> Objection:
        """Return the objection to later steps, which do not come at all for a seat that can collect nothing (SF-TURN-03)."""
        if is_blocked(table):
            return refuse("SF-TURN-03", "blocked")
        objection = must_collect(table, table.active, _PASS) if isinstance(action, Stop) else None
        return objection or refuse(*self.waiting)

    def picks(self, action: ForestAction) -> Sequence[tuple[str, str | None]]:
        """Return the tiles in the order named, with their payments (SF-TAKE-16)."""
        if not isinstance(action, Take):
            return ()
        first = (action.first, action.pay)
        return (first,) if action.second is None else (first, (action.second, action.pay_second))

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterable[Event]:
        passed = isinstance(action, Pass)
        table.last = _begun(seat, passed)
        return (event("pass", who=Who(seat)),) if passed else ()


@cache
def _begun(seat: Seat, passed: bool) -> TurnTaken:
    return TurnTaken(seat, passed=passed)
