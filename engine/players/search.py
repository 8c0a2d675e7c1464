"""A player that searches, as long as it takes: see `engine.players.tree`. It needs no more of a game than its contract."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from engine.chance import Chance
from engine.match import Match
from engine.players.player import Late, never
from engine.players.tree import Node, State, Tree
from engine.text import Seat

EARLY: Final = 0.2
"""The share of its time after which a player may be sure of a decision, and answer."""


class SearchPlayer:
    """Looks at about `positions` positions. Without a hurry it picks the same action every time, on every machine.

    Of more than `most` legal actions in one place it considers that many, picked at random. With `noise` it misjudges every action it
    may choose: by up to that share of all that is at stake.
    """

    slow = True

    def __init__(self, positions: int, most: int = 40, noise: float = 0.0) -> None:
        self.positions, self.most, self.noise = positions, most, noise

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        legal = match.legal(seat).actions
        if len(legal) < 2:
            return chance.choice(legal)
        tree = Tree(match.game, match.seats, seat, self.most)
        deals, walks = tree.root.states, 0
        while True:
            number = walks % (1 + int(sqrt(walks)))
            if number not in deals:
                seed = chance.seed()
                deals[number] = State(match.imagine(seat, Chance(seed, name="redeal")), Chance(seed))
            tree.walk(number, chance)
            walks += 1
            if self._is_enough(tree, walks, late):
                break
        return self._best(tree, chance)

    def _is_enough(self, tree: Tree, walks: int, late: Late) -> bool:
        """Whether the time is over, or what is left of it cannot change the decision any more."""
        if late() or len(tree.root.branches) < 2:
            return True
        spent = tree.looked / self.positions
        return spent >= 1 or (spent > EARLY and _is_decided(tree.root, walks * (1 / spent - 1)))

    def _best(self, tree: Tree, chance: Chance) -> Any:
        """The action that was walked most, which is surer than the one with the highest mean."""
        branches = tree.root.branches
        if not self.noise:
            return max(
                branches, key=lambda action: (branches[action].visits, branches[action].mean(tree.seat))
            )
        blur = {action: self.noise * chance.below(1000) / 1000 * tree.span for action in branches}
        return max(branches, key=lambda action: branches[action].mean(tree.seat) + blur[action])


def _is_decided(root: Node, walks_left: float) -> bool:
    """Whether so many walks more can hardly make another action the most walked one."""
    *_, second, first = sorted(branch.visits for branch in root.branches.values())
    return first - second > walks_left / 2
