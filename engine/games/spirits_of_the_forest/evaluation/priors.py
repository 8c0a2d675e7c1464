"""The priors of actions: how far each is worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.spirits_of_the_forest.model.actions import ForestAction, Move, Place
from engine.games.spirits_of_the_forest.model.table import Table
from engine.text import Seat

NEAR: Final = 2
"""Number of tiles from an end of its row within which a gem is thought of."""


def priors(table: Table, seat: Seat, actions: Sequence[ForestAction]) -> list[float]:
    """Return the prior of each action: 0 for a gem far from the ends of rows, whose tile cannot be taken soon; 1 for all else."""
    if not any(isinstance(action, Place | Move) for action in actions):
        return [1.0] * len(actions)
    index, near = table.layout.index, near_ends(table)
    return [
        0.0 if isinstance(action, Place | Move) and index[action.to] not in near else 1.0
        for action in actions
    ]


def near_ends(table: Table) -> set[int]:
    """Return the cells whose tile can be taken, or could be once fewer than `NEAR` tiles beside it are gone."""
    sides, stacks = table.layout.sides, table.stacks
    found = {
        cell
        for cell, around in enumerate(sides)
        if stacks[cell] and any(side < 0 or not stacks[side] for side in around)
    }
    for _ in range(1, NEAR):
        found |= {side for cell in found for side in sides[cell] if side >= 0 and stacks[side]}
    return found
