"""Legality, written once: guards say why an action is not legal, and where none objects it is.

A guard is a function of a table, a seat and an action. It gives the reason against the action with the id of the rule, or None: it sees
nothing wrong, or this is not its business. A game names its guards in the order in which they are asked, and the first that objects is
the reason a person is told.

A person is given the reason that stands on a table dealt anew for that seat (`Game.redeal`): guards may look at everything that lies
there, for what the seat does not know is not what really lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from engine.text import Seat, Text

T = TypeVar("T")
A = TypeVar("A")


class Objection(NamedTuple):
    """A reason against an action: what to say, and the id of the rule in the ledger, None where no rule of the game speaks.

        Objection(say("cairn-refused-not-held"), "CAIRN-LAY-01")

    `engine.kit.Words.refuse` makes one from the words of a game.
    """

    text: Text
    rule: str | None


Guard: TypeAlias = Callable[[T, Seat, A], Objection | None]
"""A function of a table, a seat and an action that returns an Objection, or None where it has none. It leaves the table as it is.

    def has_swap_left(table: Table, seat: Seat, action: CairnAction) -> Objection | None:
        if isinstance(action, Swap) and not table.players[seat].swaps:
            return words.refuse("CAIRN-SWAP-02", "no-swap")
        return None

It is asked of illegal and impossible actions too, over any pieces that can be written, and raises nothing for any of them.
"""
