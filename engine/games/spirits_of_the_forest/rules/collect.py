"""The first step of a turn: collecting one or two tiles, and paying for those with an opponent's gem.

Where the first tile turns another up, the collecting may go on with a second one chosen then (SF-EVENT-04).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.game import Event
from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, Second, Take
from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from engine.games.spirits_of_the_forest.model.table import Favour, Pick, Table, Turn
from engine.games.spirits_of_the_forest.model.texts import tell, tile_text
from engine.games.spirits_of_the_forest.modules.registry import in_play
from engine.games.spirits_of_the_forest.pieces.favour import examine, holds_plus, may_use_plus, use_plus
from engine.games.spirits_of_the_forest.pieces.forest import available, available_after, own_gems
from engine.text import Seat, Text, Who


class Purse(NamedTuple):
    """The gems a seat can pay with at one moment of its collecting: how many in the supply, and those lying in the forest."""

    supply: int
    lying: tuple[int, ...]

    def with_back(self, cell: int) -> Purse:
        """SF-GEM-06: after collecting an own gem's tile."""
        return Purse(self.supply + 1, tuple(gem for gem in self.lying if gem != cell))

    def without(self, cell: int) -> Purse:
        """After paying with the gem on a cell."""
        return Purse(self.supply, tuple(gem for gem in self.lying if gem != cell))


def takes(table: Table) -> Iterator[Take]:
    """Every collection that is legal for the active seat, in reading order of the first tile, then of the second."""
    reached = available(table)
    gems = _purse(table, table.active)
    names = table.layout.names
    for first in reached:
        seconds = _seconds(table, reached, first)
        for pay, left in _prices(table, first, gems):
            yield _take(names[first], None, pay, None)
            for second in seconds:
                for pay_second in _prices_of_second(table, first, second, pay, left):
                    yield _take(names[first], names[second], pay, pay_second)


def seconds(table: Table) -> Iterator[Second]:
    """The tiles that may follow the one that has just been taken, now that others have turned up."""
    gems = _purse(table, table.active)
    for cell in _fitting(table):
        for pay, _ in _prices(table, cell, gems):
            yield Second(table.layout.names[cell], pay)


def may_go_on(table: Table) -> bool:
    """Whether a second tile is still to be asked for, as far as everybody knows.

    A seat that cannot pay for any is asked nevertheless while it might use a '+' between the tiles (SF-FAVOUR-07).
    """
    return bool(_fitting(table)) and (may_use_plus(table, table.active) or any(True for _ in seconds(table)))


def _fitting(table: Table) -> list[int]:
    """The cells whose tile may be the second one, paid for or not (SF-EVENT-04)."""
    if not table.fresh or table.turn == 1 or table.solo or table.last is None or len(table.last.picks) != 1:
        return []
    singles = _spirits_of_singles()
    wanted = singles[table.last.picks[0].tile]
    if wanted is None:
        return []
    return [cell for cell in available(table) if singles[table.stacks[cell][-1]] == wanted]


def is_blocked(table: Table) -> bool:
    """SF-TURN-04: every tile that can be reached has an opponent's gem, and no own gem is left to pay with."""
    if table.players[table.active].supply or table.active in table.gems.values():
        return False
    return all(cell in table.gems for cell in available(table))


def collect(table: Table, seat: Seat, action: Take) -> Iterator[Event]:
    """Take the tiles in their order (SF-TAKE-16)."""
    table.last, table.fresh = Turn(seat), False
    yield from take_tile(table, seat, action.first, action.pay)
    if action.second is not None:
        yield from take_tile(table, seat, action.second, action.pay_second)


def collected(table: Table, seat: Seat) -> Iterator[Event]:
    """All tiles of this turn are taken: now the favours won are examined (SF-FAVOUR-10)."""
    table.fresh = False
    yield from examine(table, seat)
    for module in in_play(table.modules):
        yield from module.after_collecting(table, seat)


def _purse(table: Table, seat: Seat) -> Purse:
    return Purse(table.players[seat].supply, own_gems(table, seat))


def _prices(table: Table, cell: int, purse: Purse) -> list[tuple[str | None, Purse]]:
    """SF-GEM-08, SF-GEM-09: the ways to pay for the tile of a cell, each with the gems left afterwards; none where it cannot be paid."""
    owner = table.gems.get(cell)
    if owner is None:
        return [(None, purse)]
    if owner == table.active:
        return [(None, purse.with_back(cell))]
    prices: list[tuple[str | None, Purse]] = []
    if purse.supply:
        prices.append((SUPPLY, Purse(purse.supply - 1, purse.lying)))
    return prices + [(table.layout.names[gem], purse.without(gem)) for gem in purse.lying]


def _prices_of_second(
    table: Table, first: int, second: int, paid_first: str | None, left: Purse
) -> list[str | None]:
    """As `_prices`, and with a '+' used between the tiles where only that brings a gem to the supply.

    With a gem in the supply, or one that was removed before the first tile, using '+' after or before the collecting comes to
    the same, so it is not offered here.
    """
    owner = table.gems.get(second)
    if owner is None or owner == table.active or second == first:
        return [None]
    prices = [pay for pay, _ in _prices(table, second, left)]
    player = table.players[table.active]
    if paid_first is not None and not left.supply and player.removed == 0 and holds_plus(player):
        prices.append(PLUS)
    return prices


def _seconds(table: Table, reached: Sequence[int], first: int) -> list[int]:
    """The cells whose tile may follow that of `first`: another single of the same spirit (SF-TAKE-04)."""
    singles, stacks = _spirits_of_singles(), table.stacks
    wanted = singles[stacks[first][-1]]
    if wanted is None or table.turn == 1 or table.solo:  # SF-TAKE-03, SF-TAKE-10, SF-SOLO-06
        return []
    after = available_after(table, reached, first)
    return [cell for cell in after if singles[stacks[cell][-2 if cell == first else -1]] == wanted]


@cache
def _spirits_of_singles() -> tuple[Spirit | None, ...]:
    """The spirit of every tile that may be one of two; None for doubles."""
    return tuple(tile.spirit if tile.symbols == 1 else None for tile in tiles())


@cache
def _free_take(first: str, second: str | None) -> Take:
    return Take(first, second)


def _take(first: str, second: str | None, pay: str | None, pay_second: str | None) -> Take:
    """Most takes cost nothing; those are made once and kept, because playouts ask for them all the time."""
    if pay is None and pay_second is None:
        return _free_take(first, second)
    return Take(first, second, pay, pay_second)


def take_tile(table: Table, seat: Seat, name: str, pay: str | None) -> Iterator[Event]:
    """Take the top tile of a cell; the favours that lay on it are won, unseen."""
    cell = table.layout.index[name]
    *rest, tile = table.stacks[cell]
    table.stacks[cell] = tuple(rest)
    table.players[seat].tiles.append(tile)
    faces = table.favours.pop(cell, ())
    known = table.layout.cells[cell].favour_up
    table.won += tuple(Favour(face, known=known) for face in faces)
    pick = Pick(cell, tile, pay, len(faces))
    assert table.last is not None
    table.last = Turn(seat, (*table.last.picks, pick))
    yield _taken(seat, name, tile)
    yield from _settle_gem(table, seat, cell, pay)
    for module in in_play(table.modules):
        yield from module.after_tile(table, seat, pick)


@cache
def _taken(seat: Seat, name: str, tile: int) -> Event:
    return Event(tell("event-take", who=Who(seat), cell=name, tile=tile_text(tiles()[tile])))


def _settle_gem(table: Table, seat: Seat, cell: int, pay: str | None) -> Iterator[Event]:
    """The gem on a tile that was taken goes back to its owner's supply (SF-GEM-06, SF-GEM-10)."""
    owner = table.gems.pop(cell, None)
    if owner is None:
        return
    if owner == seat:
        table.players[seat].supply += 1
        yield Event(tell("event-gem-back", who=Who(seat)))
        return
    assert pay is not None
    if pay == PLUS:
        yield from use_plus(table, seat)
    _remove_gem(table, seat, pay)
    table.players[owner].supply += 1
    yield Event(tell("event-pay", who=Who(seat), gem=paid_text(pay), owner=Who(owner)))


def _remove_gem(table: Table, seat: Seat, pay: str) -> None:
    """SF-GEM-12: the gem paid is out of the game."""
    player = table.players[seat]
    if pay in (SUPPLY, PLUS):
        player.supply -= 1
    else:
        del table.gems[table.layout.index[pay]]
    player.removed += 1


def paid_text(pay: str) -> Text:
    """The gem that is paid, in words."""
    return tell("gem-supply") if pay in (SUPPLY, PLUS) else tell("gem-on", cell=pay)
