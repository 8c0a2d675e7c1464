"""A player that searches, as long as it takes: see `engine.players.tree`. It needs no more of a game than its contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.chance import Chance
from engine.match import Match
from engine.players.contest import Contest
from engine.players.knowledge import dealt_table
from engine.players.memory import SearchMemory
from engine.players.player import Late, never
from engine.players.stopping_rule import is_enough, most_walked
from engine.players.tree import SearchTree
from engine.text import Seat
from engine.thinking import WalkedTree, Way

POSITIONS: Final = 800
"""Number of positions, about, that looking into one future takes, in a game that plans by ways."""
PLANNED: Final = 40
"""Maximum number of futures looked into because a way has several actions."""
COMPILED: Final = 25
"""Factor of the number of positions where a game has a tree of its own, which looks at so many more in the same time."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """A player that looks at about `positions` positions, in about `patience` of the time it is given.

    Without a hurry it picks the same every time. Of more than `most` legal actions in one place it considers that many, picked at random.
    With `noise` it misjudges what it may choose: by up to that share of all that is at stake. With a `memory` it goes on from what it
    thought before. One that is `compiled` searches in the game's own tree where there is one and it is ready, and looks at `COMPILED`
    times as many positions there. One that `spares` leaves what all players share to the others, as it cannot ask them.
    """

    positions: int
    most: int = 40
    noise: float = 0.0
    patience: float = 1.0
    slow: bool = True
    memory: SearchMemory | None = None
    compiled: bool = False
    spares: bool = False

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        legal = match.legal(seat).actions
        if len(legal) < 2:
            return chance.choice(legal)
        if way := self.way(match, seat, chance, late):
            if self.memory is not None:
                self.memory.intend(match, seat, way)
            return way[0]
        if self.compiled and (own := self._own_tree(match, seat, chance, late)) is not None:
            return self._searched(own, chance, late, self.positions * COMPILED)
        tree = self._tree(match, seat).search(match)
        picked = self._searched(tree, chance, late, self.positions)
        if self.memory is not None:
            self.memory.keep(match, tree)
        return picked

    def _searched(self, tree: WalkedTree[Any], chance: Chance, late: Late, positions: int) -> Any:
        """Walk in a tree until it is enough, and return the best of its branches."""
        walks = tree.go_on(chance)
        while not is_enough(tree, walks, positions, late() / self.patience):
            walks += tree.go_on(chance)
        return self._best(tree, chance)

    def _own_tree(self, match: Match[Any], seat: Seat, chance: Chance, late: Late) -> WalkedTree[Any] | None:
        """Return the game's own tree for this decision; None where it has none, or none yet."""
        seed = chance.seed()
        table = dealt_table(match, seat, seed)
        return match.game.thinking.own_tree(table, seat, Chance(seed), late is never)

    def way(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> tuple[Any, ...]:
        """Return what the seat means to do, as far as it can plan ahead; () in a game that is searched action by action."""
        if self.memory is not None and (intended := self.memory.intended(match, seat)):
            return intended
        seed = chance.seed()
        found = match.game.thinking.ways(dealt_table(match, seat, seed), seat, Chance(seed))
        if self.spares:
            found = [way for way in found if not way.spends_common] or found
        if not found:
            return ()
        contest = Contest(match, seat, self._seen(found, chance), whole=self.memory is not None)
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

    def _best(self, tree: WalkedTree[Any], chance: Chance) -> Any:
        """Return the action that was walked most, which is surer than the one with the highest mean."""
        branches = tree.branches()
        if not self.noise:
            return most_walked(branches)
        blur = {action: self.noise * chance.below(1000) / 1000 * tree.span for action in branches}
        return max(branches, key=lambda action: branches[action].mean + blur[action])
