"""A player that searches: determinised Monte Carlo tree search, which needs no more of a game than its contract.

Every walk deals anew what the seat cannot know and goes down one tree that all deals share, along actions that are legal in this deal
and promise most to whoever acts (information sets, so it never plays on what it cannot know). Where the tree ends, it looks at
every action one step ahead: these become branches, and the best of them is what the walk has found. Each seat plays for itself, so a
worth is noted for each. Seats that choose at once choose one after the other here, the searching seat first.

A look one step ahead tells more than playing on at random would: for what one random game costs, a whole reply is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players.player import Late, never, worth_playing
from engine.text import Seat

CURIOSITY: Final = 1.5
"""How much an action that has been tried little is preferred to one that has proved itself (the constant of PUCT)."""
TRUST: Final = 6.0
"""How much a look one step ahead counts for where to search: an action that is worse by everything is `exp(-TRUST)` as likely."""


class SearchPlayer:
    """Looks at about `positions` positions. Without a hurry it picks the same action every time, on every machine.

    Of more than `most` legal actions in one place it considers that many, picked at random.
    """

    slow = True

    def __init__(self, positions: int, most: int = 40) -> None:
        self.positions = positions
        self.most = most

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        actions = worth_playing(match.game, match.legal(seat).actions)
        if len(actions) < 2:
            return chance.choice(actions)
        tree = _Tree(match.game, match.seats, seat, self.most)
        while tree.looked < self.positions:
            seed = chance.seed()
            tree.walk(match.imagine(seat, Chance(seed, name="redeal")), Chance(seed), chance)
            if late():
                break
        return tree.best


class _Node:
    """A place in the tree: how often walks came by, what they found in sum by seat, and what may be done there."""

    __slots__ = ("branches", "found", "likely", "visits")

    def __init__(self, worths: Sequence[float], likely: float = 1.0) -> None:
        self.visits = 1
        self.found = list(worths)
        self.likely = likely
        self.branches: dict[Any, _Node] = {}

    def mean(self, seat: Seat) -> float:
        """What walks have found here for a seat."""
        return self.found[seat] / self.visits


class _Tree:
    """What one seat knows of its future."""

    def __init__(self, game: Game[Any, Any], seats: int, seat: Seat, most: int) -> None:
        self.game, self.seat, self.most = game, seat, most
        self.looked = 0
        self._root = _Node([0.0] * seats)
        self._low, self._high = float("inf"), float("-inf")

    @property
    def best(self) -> Any:
        """The action that was walked most, which is surer than the one with the highest mean."""
        branches = self._root.branches.items()
        return max(branches, key=lambda each: (each[1].visits, each[1].mean(self.seat)))[0]

    def walk(self, table: Any, luck: Chance, chance: Chance) -> None:
        """Goes down to the end of the tree on this table, which is used up, and notes on the way what is found there."""
        path = [self._root]
        worths = self._descend(path, table, luck, chance)
        for node in path:
            node.visits += 1
            node.found = [found + worth for found, worth in zip(node.found, worths, strict=True)]

    def _descend(self, path: list[_Node], table: Any, luck: Chance, chance: Chance) -> list[float]:
        asks, seat = self.game.awaits(table), self.seat
        while True:
            self.looked += 1
            legal, node = worth_playing(self.game, asks[seat].legal.actions), path[-1]
            branches = [(action, node.branches[action]) for action in legal if action in node.branches]
            if not branches:
                return self._look(node, table, seat, chance.sample(legal, self.most), luck)
            action, node = self._promising(branches, seat)
            path.append(node)
            tuple(self.game.play(table, seat, action, luck))
            asks = self.game.awaits(table)
            awaited = [seat for seat, ask in asks.items() if ask.must]
            if not awaited:
                return self._worths(table)
            seat = awaited[0]

    def _promising(self, branches: Sequence[tuple[Any, _Node]], seat: Seat) -> tuple[Any, _Node]:
        visits = sum(node.visits for _, node in branches)
        likely = sum(node.likely for _, node in branches)
        curious = CURIOSITY * sqrt(visits) / likely
        span = self._span

        def promise(branch: tuple[Any, _Node]) -> float:
            node = branch[1]
            return node.mean(seat) / span + curious * node.likely / (1 + node.visits)

        return max(branches, key=promise)

    def _look(self, node: _Node, table: Any, seat: Seat, legal: Sequence[Any], luck: Chance) -> list[float]:
        """Gives a node its branches, each looked at once and all with the same luck. Returns what the best of them is worth."""
        found = [self._after(table, seat, action, luck) for action in legal]
        best = max(found, key=lambda worths: worths[seat])
        for action, worths in zip(legal, found, strict=True):
            likely = exp(TRUST * (worths[seat] - best[seat]) / self._span)
            node.branches[action] = _Node(worths, likely)
        return best

    def _after(self, table: Any, seat: Seat, action: Any, luck: Chance) -> list[float]:
        after = self.game.copy(table)
        tuple(self.game.play(after, seat, action, luck.twin()))
        self.looked += 1
        return self._worths(after)

    def _worths(self, table: Any) -> list[float]:
        """What a table promises each seat."""
        worths = list(self.game.prospects(table))
        self._low, self._high = min(self._low, *worths), max(self._high, *worths)
        return worths

    @property
    def _span(self) -> float:
        """How far apart the promises are that this tree has come upon: how much is at stake differs from move to move."""
        return max(self._high - self._low, 0.001)
