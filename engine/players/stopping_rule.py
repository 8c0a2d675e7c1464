"""The rule by which a computer player stops thinking: when its time is over, or what is left of it can hardly change the decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.thinking import Branch, WalkedTree

EARLY: Final = 0.2
"""The share of its time after which a player may be sure of a decision, and answer."""
FEW: Final = 20
"""Number of walks up to which a player is sure of no decision."""
LONGEST: Final = 1.6
"""Factor of its time that a player takes at most over a decision that is not clear by then."""


def is_enough(tree: WalkedTree[Any], walks: int, positions: int, taken: float) -> bool:
    """Return whether a player should stop after some walks in a tree that may look at about `positions` positions.

    `taken` is the share of its time that it has taken, 0 without a hurry. One that is not sure which action is best takes up to `LONGEST`.
    """
    branches = tree.branches()
    if len(branches) < 2:
        return True
    looked = tree.looked / positions
    if looked >= 1 or taken >= LONGEST:
        return True
    if taken >= 1:
        return not _is_open(branches)
    spent = max(looked, taken)
    return spent > EARLY and walks > FEW and _is_decided(branches, walks * (1 / spent - 1))


def most_walked(branches: Mapping[Any, Branch]) -> Any:
    """Return the action that was walked most."""
    return max(branches, key=lambda action: branches[action])


def _is_open(branches: Mapping[Any, Branch]) -> bool:
    """Return whether the action that was walked most is not the one of the highest value."""
    return branches[most_walked(branches)].mean < max(branch.mean for branch in branches.values())


def _is_decided(branches: Mapping[Any, Branch], walks_left: float) -> bool:
    """Return whether `walks_left` walks more can hardly make another action the most walked one."""
    *_, second, first = sorted(branch.visits for branch in branches.values())
    return first - second > walks_left / 2
