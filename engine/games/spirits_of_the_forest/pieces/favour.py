"""Favour tokens: receiving and examining them, and the effect of '+'."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from engine.event import Event
from engine.games.spirits_of_the_forest.model.facts import components
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.model.texts import event, named
from engine.text import Seat, Who


def examine(table: Table, seat: Seat) -> Iterable[Event]:
    """Give the collector the tokens won in this turn, who alone sees their faces (SF-FAVOUR-01, SF-FAVOUR-02)."""
    if not table.won:
        return ()
    won, table.won = table.won, ()
    table.players[seat].favours += won
    return _received(seat, len(won)), _examined(seat, tuple([favour.face for favour in won]))


@cache
def _received(seat: Seat, count: int) -> Event:
    return event("favours", who=Who(seat), count=count)


@cache
def _examined(seat: Seat, faces: tuple[Face, ...]) -> Event:
    return event("examine", only=[seat], count=len(faces), faces=tuple(map(named, faces)))


def holds_plus(player: Player) -> bool:
    """Return whether the player has a '+' that is not spent."""
    return "plus" in [favour.face for favour in player.favours if not favour.spent]


def can_use_plus(player: Player) -> bool:
    """Return whether the player holds a '+' and has a removed gem to bring back (SF-FAVOUR-09)."""
    return player.removed > 0 and holds_plus(player)


def may_use_plus(table: Table, seat: Seat) -> bool:
    """Return whether, for all that everybody knows, this seat could use a '+' now.

    The seats that are asked must never depend on what only the seat knows (SF-TURN-05), so this looks at removed gems, at the tokens
    that lie open, and at whether a face-down one may be a '+': not where every '+' of the game lies open.
    """
    player = table.players[seat]
    if not player.removed:
        return False
    unspent = [favour for favour in player.favours if not favour.spent]
    if any(favour.known and favour.face == "plus" for favour in unspent):
        return True
    return any(not favour.known for favour in unspent) and _open_pluses(table) < components().favours["plus"]


def _open_pluses(table: Table) -> int:
    """Return the number of '+' that everybody sees, spent or not (SF-EVENT-06)."""
    held = [favour for player in table.players for favour in player.favours] + [*table.won]
    seen = [favour.face for favour in held if favour.spent or favour.known]
    cells = table.layout.cells
    lying = [face for cell, faces in table.favours.items() if cells[cell].favour_up for face in faces]
    return [*seen, *lying].count("plus")


def use_plus(table: Table, seat: Seat) -> Iterator[Event]:
    """Bring one removed gem back; the token stays, spent and face up (SF-FAVOUR-06, SF-FAVOUR-08, SF-FAVOUR-12).

    One that everybody has seen is spent before one that nobody else knows of.
    """
    player = table.players[seat]
    places = [i for i, each in enumerate(player.favours) if each.face == "plus" and not each.spent]
    known = [place for place in places if player.favours[place].known]
    player.favours[(known or places)[0]] = Favour("plus", spent=True)
    player.removed -= 1
    player.supply += 1
    yield event("plus", who=Who(seat))
