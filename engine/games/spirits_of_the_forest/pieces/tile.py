"""A tile that is to be taken: its price, the objections to taking it, and the events when it goes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple

from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, ForestAction
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.table import Favour, PickedTile, Table, TurnTaken
from engine.games.spirits_of_the_forest.model.texts import event, refuse, tell, tile_text
from engine.games.spirits_of_the_forest.pieces.favour import holds_plus, use_plus
from engine.games.spirits_of_the_forest.pieces.forest import available, closed_rows, lift, own_gems
from engine.games.spirits_of_the_forest.pieces.step import StepMoment, TurnStep
from engine.guard import Objection
from engine.text import Seat, Text, Who


class Purse(NamedTuple):
    """The gems a seat can pay with at one moment of its collecting: the number in the supply, and those lying in the forest."""

    supply: int
    lying: tuple[int, ...]

    def with_back(self, cell: int) -> Purse:
        """Return the purse after collecting an own gem's tile (SF-GEM-06)."""
        return Purse(self.supply + 1, tuple(gem for gem in self.lying if gem != cell))

    def without(self, cell: int) -> Purse:
        """Return the purse after paying with the gem on a cell."""
        return Purse(self.supply, tuple(gem for gem in self.lying if gem != cell))


class CollectStep(TurnStep):
    """A step in which tiles are collected; `play` does all else that its answers do, before."""

    moment: ClassVar[StepMoment] = StepMoment.COLLECT

    @abstractmethod
    def picks(self, action: ForestAction) -> Sequence[tuple[str, str | None]]:
        """Return the cells whose tiles are taken by this action, in order, each with its payment or None."""


def purse_of(table: Table, seat: Seat) -> Purse:
    """Return the purse of a seat: the gems it can pay with now."""
    return Purse(table.players[seat].supply, own_gems(table, seat))


def is_blocked(table: Table) -> bool:
    """Return whether every tile that can be reached has an opponent's gem, and no own gem is left to pay with (SF-TURN-04)."""
    if table.players[table.active].supply or table.active in table.gems.values():
        return False
    return all(cell in table.gems for cell in available(table))


def prices(table: Table, cell: int, purse: Purse) -> list[tuple[str | None, Purse]]:
    """Return the ways to pay for the tile of a cell, each with the gems left; [] where it cannot be paid (SF-GEM-08, SF-GEM-09)."""
    owner = table.gems.get(cell)
    if owner is None:
        return [(None, purse)]
    if owner == table.active:
        return [(None, purse.with_back(cell))]
    return payments(table.layout_id, purse)


@lru_cache(1 << 12)
def payments(layout_id: str, purse: Purse) -> list[tuple[str | None, Purse]]:
    """Return the payments from the supply, or with any gem that lies in the forest, each with the gems left."""
    ways: list[tuple[str | None, Purse]] = []
    if purse.supply:
        ways.append((SUPPLY, Purse(purse.supply - 1, purse.lying)))
    return ways + [(layout(layout_id).names[gem], purse.without(gem)) for gem in purse.lying]


def prices_of_second(
    table: Table, first: int, second: int, paid_first: str | None, left: Purse
) -> list[str | None]:
    """Return the payments for a second tile, as `prices`, and a '+' between the tiles where only that brings a gem to the supply.

    With a gem in the supply, or one that was removed before the first tile, using '+' after or before the collecting comes to
    the same, so it is not offered here.
    """
    owner = table.gems.get(second)
    if owner is None or owner == table.active or second == first:
        return [None]
    ways = [pay for pay, _ in prices(table, second, left)]
    player = table.players[table.active]
    if paid_first is not None and not left.supply and player.removed == 0 and holds_plus(player):
        ways.append(PLUS)
    return ways


@cache
def spirits_of_singles() -> tuple[Spirit | None, ...]:
    """Return the spirit of every tile that may be one of two; None for doubles."""
    return tuple(tile.spirit if tile.symbols == 1 else None for tile in tiles())


def object_to_tile(table: Table, name: str) -> Objection | None:
    """Return the objection to a tile out of reach (SF-TAKE-01), in a closed row (SF-SEASON-06) or face down (SF-EVENT-05), or None."""
    cell = table.layout.index[name]
    if cell in available(table):
        return None
    if not table.stacks[cell]:
        return refuse("SF-TAKE-01", "gone", cell=name)
    if (row := table.layout.cells[cell].y) in closed_rows(table):
        return refuse("SF-SEASON-06", "closed", cell=name, number=table.remain[row])
    if cell in table.down:
        return refuse("SF-EVENT-05", "face-down", cell=name)
    return refuse("SF-TAKE-01", "inside", cell=name)


def object_to_kinds(one: tuple[str, int], other: tuple[str, int]) -> Objection | None:
    """Return the objection to two tiles, each with its cell, that are no singles of one spirit (SF-TAKE-03, SF-TAKE-04), or None."""
    for cell, index in (one, other):
        if tiles()[index].symbols == 2:
            return refuse("SF-TAKE-03", "double", cell=cell)
    shown = tile_text(tiles()[one[1]]), tile_text(tiles()[other[1]])
    if tiles()[one[1]].spirit != tiles()[other[1]].spirit:
        return refuse("SF-TAKE-04", "colours", first=shown[0], second=shown[1])
    return None


def object_to_price(table: Table, name: str, pay: str | None, purse: Purse) -> Objection | None:
    """Return the objection to a wrong price: only a tile with an opponent's gem costs an own one (SF-GEM-08, SF-GEM-09), or None."""
    ways = [way for way, _ in prices(table, table.layout.index[name], purse)]
    if pay in ways:
        return None
    if None in ways:
        return refuse("SF-GEM-08", "free", cell=name)
    if pay == PLUS:
        return object_to_plus_between(table, purse, paid=False)
    if not ways:
        return refuse("SF-GEM-11", "all-removed", cell=name)
    if pay is None:
        return refuse("SF-GEM-08", "unpaid", cell=name)
    return (
        refuse("SF-GEM-09", "empty-supply") if pay == SUPPLY else refuse("SF-GEM-09", "no-own-gem", cell=pay)
    )


def object_to_plus_between(table: Table, purse: Purse, paid: bool) -> Objection:
    """Return the objection to a '+' between two tiles where the first did not cost the last gem of the supply (SF-FAVOUR-07)."""
    player = table.players[table.active]
    if not holds_plus(player):
        return refuse("SF-FAVOUR-07", "no-plus")
    if player.removed:
        return refuse("SF-FAVOUR-07", "plus-apart")
    return (
        refuse("SF-FAVOUR-07", "plus-later")
        if paid and purse.supply
        else refuse("SF-FAVOUR-09", "none-removed")
    )


def take_tile(table: Table, seat: Seat, name: str, pay: str | None) -> Iterable[Event]:
    """Take the top tile of a cell; the favours that lay on it are won, unseen."""
    cell = table.layout.index[name]
    tile = lift(table, cell)
    table.players[seat].tiles.append(tile)
    faces = table.favours.pop(cell, ())
    if faces:
        known = table.layout.cells[cell].favour_up
        table.won += tuple([Favour(face, known=known) for face in faces])
    assert table.last is not None
    table.last = TurnTaken(seat, (*table.last.picks, _pick(cell, tile, pay, len(faces))))
    owner = table.gems.pop(cell, None)
    taken = _taken(seat, name, tile)
    return (taken,) if owner is None else (taken, *_settle_gem(table, seat, owner, pay))


@cache
def _pick(cell: int, tile: int, paid: str | None, favours: int) -> PickedTile:
    return PickedTile(cell, tile, paid, favours)


@cache
def _taken(seat: Seat, name: str, tile: int) -> Event:
    return event("take", who=Who(seat), cell=name, tile=tile_text(tiles()[tile]))


def _settle_gem(table: Table, seat: Seat, owner: Seat, pay: str | None) -> Iterator[Event]:
    """Yield the events that bring the gem on a tile taken back to its owner's supply (SF-GEM-06, SF-GEM-10)."""
    if owner == seat:
        table.players[seat].supply += 1
        yield _returned(seat)
        return
    assert pay is not None
    if pay == PLUS:
        yield from use_plus(table, seat)
    _remove_gem(table, seat, pay)
    table.players[owner].supply += 1
    yield _paid(seat, pay, owner)


@cache
def _returned(seat: Seat) -> Event:
    return event("gem-back", who=Who(seat))


@cache
def _paid(seat: Seat, pay: str, owner: Seat) -> Event:
    return event("pay", who=Who(seat), gem=_paid_text(pay), owner=Who(owner))


def _remove_gem(table: Table, seat: Seat, pay: str) -> None:
    """Put the gem paid out of the game (SF-GEM-12)."""
    player = table.players[seat]
    if pay in (SUPPLY, PLUS):
        player.supply -= 1
    else:
        del table.gems[table.layout.index[pay]]
    player.removed += 1


def _paid_text(pay: str) -> Text:
    """Return the gem that is paid, in words."""
    return tell("gem-supply") if pay in (SUPPLY, PLUS) else tell("gem-on", cell=pay)
