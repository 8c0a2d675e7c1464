"""The placing and moving of a gem, and the objections to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import Keep, Move, Place
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.table import Table, TurnTaken
from engine.games.spirits_of_the_forest.model.texts import event, refuse
from engine.games.spirits_of_the_forest.pieces.favour import may_use_plus
from engine.games.spirits_of_the_forest.pieces.forest import ground_of, own_gems, without_gem
from engine.guard import Objection
from engine.text import Seat, Who

_KEEP = Keep()


def has_gem_step(table: Table) -> bool:
    """Return whether the gem step offers anything to the active seat, as far as everybody knows (SF-GEM-16).

    A seat whose gems are all removed is asked nevertheless while it might use a '+' for this step (SF-FAVOUR-10).
    """
    seat = table.active
    if table.players[seat].supply == 0 and seat not in table.gems.values() and not may_use_plus(table, seat):
        return False
    return len(ground_of(table).held) > len(table.gems)


def gem_steps(table: Table) -> list[Place | Move | Keep]:
    """Return the actions of the active seat in its gem step: place with a gem in the supply, else move (SF-GEM-04), or neither."""
    targets = without_gem(table)
    if table.players[table.active].supply:
        places = _places(table.layout_id)
        return [*[places[cell] for cell in targets], _KEEP]
    moves = _moves(table.layout_id)
    return [*[moves[gem][cell] for gem in own_gems(table, table.active) for cell in targets], _KEEP]


def object_to_own_gem(table: Table, seat: Seat, name: str, rule: str) -> Objection | None:
    """Return the objection to moving a gem that is not one's own (SF-GEM-17); None where there is none."""
    cell = table.layout.index[name]
    if cell in own_gems(table, seat):
        return None
    return (
        refuse("SF-GEM-17", "not-your-gem", cell=name)
        if cell in table.gems
        else refuse(rule, "no-gem-there", cell=name)
    )


def object_to_target(table: Table, name: str) -> Objection | None:
    """Return the objection to a target that is not a tile in the forest without a gem (SF-GEM-02, SF-GEM-03); None where there is none."""
    cell = table.layout.index[name]
    if cell in without_gem(table):
        return None
    return (
        refuse("SF-GEM-03", "has-gem", cell=name)
        if cell in table.gems
        else refuse("SF-GEM-02", "gone", cell=name)
    )


def place(table: Table, seat: Seat, action: Place) -> Event:
    """Put a gem from the supply onto a tile (SF-GEM-01)."""
    table.players[seat].supply -= 1
    _lay(table, seat, action.to)
    return _placed(seat, action.to)


def move(table: Table, seat: Seat, action: Move) -> Event:
    """Move a gem from one tile to another (SF-GEM-04)."""
    left = table.layout.index[action.gem]
    del table.gems[left]
    _lay(table, seat, action.to, left)
    return _moved(seat, action.gem, action.to)


def keep(seat: Seat) -> Event:
    """Return the event of declining, which is always allowed (SF-GEM-01)."""
    return _kept(seat)


def _lay(table: Table, seat: Seat, name: str, left: int | None = None) -> None:
    cell = table.layout.index[name]
    table.gems[cell] = seat
    assert table.last is not None
    table.last = TurnTaken(seat, table.last.picks, gem_to=cell, gem_from=left)


# Playouts ask for the same actions and events all the time: they never change, so each is made once.


@cache
def _placed(seat: Seat, to: str) -> Event:
    return event("place", who=Who(seat), cell=to)


@cache
def _moved(seat: Seat, gem: str, to: str) -> Event:
    return event("move", who=Who(seat), gem=gem, cell=to)


@cache
def _kept(seat: Seat) -> Event:
    return event("keep", who=Who(seat))


@cache
def _places(layout_id: str) -> Sequence[Place]:
    return [Place(name) for name in layout(layout_id).names]


@cache
def _moves(layout_id: str) -> Sequence[Sequence[Move]]:
    names = layout(layout_id).names
    return [[Move(gem, to) for to in names] for gem in names]
