"""The objections to an action. Each guard is one rule, and the person reads the first objection."""

from __future__ import annotations

from engine.guard import Objection
from engine.text import Seat
from grovekeeper_cairn.model import CairnAction, Lay, Swap, Table, words


def holds_stone(table: Table, seat: Seat, action: CairnAction) -> Objection | None:
    """CAIRN-LAY-01: only stones of one's own hand can be laid or swapped."""
    if isinstance(action, Lay | Swap) and action.stone not in table.players[seat].stones:
        return words.refuse("CAIRN-LAY-01", "not-held")
    return None


def has_swap_left(table: Table, seat: Seat, action: CairnAction) -> Objection | None:
    """CAIRN-SWAP-02: each player may swap only as often as the host has chosen."""
    if isinstance(action, Swap) and not table.players[seat].swaps:
        return words.refuse("CAIRN-SWAP-02", "no-swap")
    return None


GUARDS = (holds_stone, has_swap_left)
