"""Priors: the weight of each action before it is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.living_forest.model.actions import Attract, LivingAction, Plant, Spend
from engine.games.living_forest.model.facts import board
from engine.games.living_forest.model.table import Open, Table
from engine.text import Seat

SPACES: Final = 3
"""Number of spaces that are thought of for a tree."""
SELDOM: Final = 0.3
"""Weight of an action that is worth a thought only now and then."""


def priors(table: Table, seat: Seat, actions: Sequence[LivingAction]) -> list[float]:
    """Return the weight of each action.

    Cards are picked in one order only, and trees planted where a space brings something, of kinds not planted yet.
    """
    picked = _picked(table, seat)
    forest = table.players[seat].forest
    spaces = _spaces(actions)
    return [_prior(action, forest, spaces, picked) for action in actions]


def _prior(action: LivingAction, forest: Sequence[str | None], spaces: Sequence[str], picked: str) -> float:
    match action:
        case Plant(tree, at):
            return float(tree not in forest and at in spaces)
        case Attract(card):
            return float(card > picked)
        case Spend():
            return SELDOM
    return 1.0


def _picked(table: Table, seat: Seat) -> str:
    """Return the last card picked so far, in the order that is thought of; "" where none is."""
    acting = table.acting
    now = acting.now if acting is not None and acting.seat == seat else None
    return max(now.picked, default="") if isinstance(now, Open) and now.deed == "attract" else ""


def _spaces(actions: Sequence[LivingAction]) -> list[str]:
    """Return the best spaces for a tree: corners first, then those in lines that bring something, the fuller the more."""
    ground = board().forest
    lines = [line.cells for line in ground.lines]

    def worth(space: str) -> int:
        return 3 * (space in ground.corners) + sum(space in cells for cells in lines)

    spaces = dict.fromkeys(action.at for action in actions if isinstance(action, Plant))
    return sorted(spaces, key=worth, reverse=True)[:SPACES]
