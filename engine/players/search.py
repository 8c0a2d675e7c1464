"""A player that searches, as long as it takes: see `engine.players.tree`. It needs no more of a game than its contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

from engine.chance import Chance
from engine.match import Match
from engine.players.contest import Contest
from engine.players.knowledge import dealt_table
from engine.players.memory import SearchMemory
from engine.players.player import Late, never
from engine.players.tree import Node, SearchTree, State
from engine.text import Seat
from engine.thinking import Way

EARLY: Final = 0.2
"""The share of its time after which a player may be sure of a decision, and answer."""
FEW: Final = 20
"""Number of walks up to which a player is sure of no decision."""
POSITIONS: Final = 800
"""Number of positions, about, that looking into one future takes, in a game that plans by ways."""
PLANNED: Final = 40
"""Maximum number of futures looked into because a way has several actions."""
LONGEST: Final = 1.6
"""Factor of its time that a player takes at most over a decision that is not clear by then."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """A player that looks at about `positions` positions, in about `patience` of the time it is given.

    Without a hurry it picks the same every time. Of more than `most` legal actions in one place it considers that many, picked at random.
    With `noise` it misjudges what it may choose: by up to that share of all that is at stake. With a `memory` it goes on from what it
    thought before.
    """

    positions: int
    most: int = 40
    noise: float = 0.0
    patience: float = 1.0
    slow: bool = True
    memory: SearchMemory | None = None

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        legal = match.legal(seat).actions
        if len(legal) < 2:
            return chance.choice(legal)
        if way := self.way(match, seat, chance, late):
            if self.memory is not None:
                self.memory.intend(match, seat, way)
            return way[0]
        tree = self._tree(match, seat)
        walks = 0
        while True:
            deal = walks % (1 + int(sqrt(walks)))
            if deal not in tree.root.states:
                seed = chance.seed()
                table = dealt_table(match, seat, seed)
                tree.root.states[deal] = State(table, Chance(seed))
            tree.walk(deal, chance)
            walks += 1
            if self._is_enough(tree, walks, late):
                break
        picked = self._best(tree, chance)
        if self.memory is not None:
            self.memory.keep(match, tree)
        return picked

    def way(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> tuple[Any, ...]:
        """Return what the seat means to do, as far as it can plan ahead; () in a game that is searched action by action."""
        if self.memory is not None and (intended := self.memory.intended(match, seat)):
            return intended
        seed = chance.seed()
        found = match.game.thinking.ways(dealt_table(match, seat, seed), seat, Chance(seed))
        if not found:
            return ()
        contest = Contest(match, seat, self._seen(found, chance))
        contest.hold(self._futures(found), chance, lambda: late() >= self.patience)
        return contest.entrants[0].way.actions

    def _futures(self, ways: Sequence[Way[Any]]) -> int:
        """Return the number of futures to look into.

        A player that goes on with what was intended decides once on several actions, and looks into more.
        """
        futures = self.positions // POSITIONS
        if self.memory is None:
            return futures
        return max(futures, min(futures * len(ways[0].actions), PLANNED))

    def _seen(self, ways: Sequence[Way[Any]], chance: Chance) -> Sequence[Way[Any]]:
        """Return the ways as they look to this player, the best first."""
        if not self.noise:
            return ways
        blurred = [replace(way, value=way.value + self.noise * chance.below(1000) / 1000) for way in ways]
        return sorted(blurred, key=lambda way: -way.value)

    def _tree(self, match: Match[Any], seat: Seat) -> SearchTree:
        """Return the tree that is remembered of this match, or an empty one."""
        known = None if self.memory is None else self.memory.recall(match, seat)
        return SearchTree(match.game, match.seats, seat, self.most) if known is None else known

    def _is_enough(self, tree: SearchTree, walks: int, late: Late) -> bool:
        """Return whether the time is over, or what is left of it cannot change the decision any more."""
        root = tree.root
        if len(root.branches) < 2:
            return True
        looked, taken = tree.looked / self.positions, late() / self.patience
        if looked >= 1 or taken >= LONGEST:
            return True
        if taken >= 1:
            return not _is_open(root, tree.seat)
        spent = max(looked, taken)
        return spent > EARLY and walks > FEW and _is_decided(root, walks * (1 / spent - 1))

    def _best(self, tree: SearchTree, chance: Chance) -> Any:
        """Return the action that was walked most, which is surer than the one with the highest mean."""
        branches = tree.root.branches
        if not self.noise:
            return _most_walked(tree.root, tree.seat)
        blur = {action: self.noise * chance.below(1000) / 1000 * tree.span for action in branches}
        return max(branches, key=lambda action: branches[action].mean(tree.seat) + blur[action])


def _most_walked(root: Node, seat: Seat) -> Any:
    branches = root.branches
    return max(branches, key=lambda action: (branches[action].visits, branches[action].mean(seat)))


def _is_open(root: Node, seat: Seat) -> bool:
    """Return whether the action that was walked most is not the one of the highest value."""
    most = root.branches[_most_walked(root, seat)]
    return most.mean(seat) < max(branch.mean(seat) for branch in root.branches.values())


def _is_decided(root: Node, walks_left: float) -> bool:
    """Return whether `walks_left` walks more can hardly make another action the most walked one."""
    *_, second, first = sorted(branch.visits for branch in root.branches.values())
    return first - second > walks_left / 2
