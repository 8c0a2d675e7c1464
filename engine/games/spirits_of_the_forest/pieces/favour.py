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

    The seats that are asked must never depend on what only the seat knows (SF-TURN-05), so this looks at removed gems, at face-down
    tokens, and at whether every '+' of the game lies spent on the table.
    """
    player = table.players[seat]
    hidden = any(
        not favour.spent and (not favour.known or favour.face == "plus") for favour in player.favours
    )
    spent = sum(favour.spent for each in table.players for favour in each.favours)
    return player.removed > 0 and hidden and spent < components().favours["plus"]


def use_plus(table: Table, seat: Seat) -> Iterator[Event]:
    """Bring one removed gem back; the token stays, spent and face up (SF-FAVOUR-06, SF-FAVOUR-08, SF-FAVOUR-12)."""
    player = table.players[seat]
    place = next(i for i, favour in enumerate(player.favours) if favour.face == "plus" and not favour.spent)
    player.favours[place] = Favour("plus", spent=True)
    player.removed -= 1
    player.supply += 1
    yield event("plus", who=Who(seat))
