"""The last step of a turn: placing one gem, or moving one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.game import Event
from engine.games.spirits_of_the_forest.model.actions import Keep, Move, Place
from engine.games.spirits_of_the_forest.model.table import Table, Turn
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.pieces.favour import may_use_plus
from engine.games.spirits_of_the_forest.pieces.forest import own_gems, without_gem
from engine.text import Seat, Who

_KEEP = Keep()


def has_gem_step(table: Table) -> bool:
    """SF-GEM-16: whether the gem step offers anything to the active seat, as far as everybody knows.

    A seat whose gems are all removed is asked nevertheless while it might use a '+' for this step (SF-FAVOUR-10).
    """
    seat = table.active
    if table.players[seat].supply == 0 and seat not in table.gems.values() and not may_use_plus(table, seat):
        return False
    return sum(map(bool, table.stacks)) > len(table.gems)


def gem_steps(table: Table) -> list[Place | Move | Keep]:
    """Everything the active seat may do in its gem step: place with a gem in the supply, else move (SF-GEM-04), or neither."""
    names = table.layout.names
    targets = without_gem(table)
    if table.players[table.active].supply:
        return [*(_place(names[cell]) for cell in targets), _KEEP]
    gems = own_gems(table, table.active)
    return [*(_move(names[gem], names[cell]) for gem in gems for cell in targets), _KEEP]


def place(table: Table, seat: Seat, action: Place) -> Iterator[Event]:
    """SF-GEM-01: a gem goes from the supply onto a tile."""
    table.players[seat].supply -= 1
    _lay(table, seat, action.to)
    yield _placed(seat, action.to)


def move(table: Table, seat: Seat, action: Move) -> Iterator[Event]:
    """SF-GEM-04: a gem goes from one tile to another."""
    left = table.layout.index[action.gem]
    del table.gems[left]
    _lay(table, seat, action.to, left)
    yield _moved(seat, action.gem, action.to)


def keep(seat: Seat) -> Iterator[Event]:
    """SF-GEM-01: declining is always allowed."""
    yield _kept(seat)


def _lay(table: Table, seat: Seat, name: str, left: int | None = None) -> None:
    cell = table.layout.index[name]
    table.gems[cell] = seat
    assert table.last is not None
    table.last = Turn(seat, table.last.picks, gem_to=cell, gem_from=left)


# Playouts ask for the same actions and events all the time: they never change, so each is made once.


@cache
def _placed(seat: Seat, to: str) -> Event:
    return Event(tell("event-place", who=Who(seat), cell=to))


@cache
def _moved(seat: Seat, gem: str, to: str) -> Event:
    return Event(tell("event-move", who=Who(seat), gem=gem, cell=to))


@cache
def _kept(seat: Seat) -> Event:
    return Event(tell("event-keep", who=Who(seat)))


@cache
def _place(to: str) -> Place:
    return Place(to)


@cache
def _move(gem: str, to: str) -> Move:
    return Move(gem, to)
