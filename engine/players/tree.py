"""A tree of what may happen, shared by all deals that look the same to one seat.

Every walk goes down on one deal: a table on which all that the seat cannot know was dealt anew, with luck of its own. It follows the
actions of the highest value to whoever acts, so that one place stands for all tables that look the same to those who know no more (an
information set), and nobody plays on what cannot be known. Where the tree ends, every action is looked at one step ahead: these become
branches, and the best of them is what the walk has found. Actions that are legal in later deals only are added to the place when they
are met. Each seat plays for itself, so a value is noted for each; seats of one side have the same, and so play together.
Seats that choose at once choose one after the other here, the searching seat first.

A place keeps the table that each deal has come to there. Nothing is played twice, and a look costs one copy and one action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players.knowledge import dealt_table
from engine.text import Seat
from engine.thinking import Branch

CURIOSITY: Final = 1.5
"""Preference for an action that has been tried little over one that has proved itself (the constant of PUCT)."""
TRUST: Final = 6.0
"""Weight of a look one step ahead for where to search: an action that is worse by everything is `exp(-TRUST)` as likely."""
FEW: Final = 5
"""Least number of actions of a new deal considered in any place, however many were met there before."""
LEAST_SPAN: Final = 0.001
"""Largest difference of values that counts as none."""


class State:
    """A table that a deal has come to, and its luck from there on; who acts, and on what, is found when it is first asked."""

    __slots__ = ("actions", "is_asked", "luck", "priors", "seat", "table")

    def __init__(self, table: Any, luck: Chance) -> None:
        self.table, self.luck = table, luck
        self.is_asked = False
        self.seat: Seat | None = None
        self.actions: tuple[Any, ...] = ()
        self.priors: Sequence[float] = ()

    def ask(self, game: Game[Any, Any], first: Seat | None = None) -> Seat | None:
        """Return who acts next: `first` where it can be chosen, else the first that is waited for; None when the game is over."""
        if not self.is_asked:
            self.is_asked = True
            asks = game.awaits(self.table)
            self.seat = (
                first if first in asks else next((seat for seat, ask in asks.items() if ask.must), None)
            )
            if self.seat is not None:
                self._attend(game, asks[self.seat].legal.actions)
        return self.seat

    def _attend(self, game: Game[Any, Any], legal: tuple[Any, ...]) -> None:
        """Keep the actions that are worth a thought; all, where none is."""
        assert self.seat is not None
        priors = game.thinking.priors(self.table, self.seat, legal)
        if not any(priors):
            self.actions, self.priors = legal, [1.0] * len(legal)
        elif all(priors):
            self.actions, self.priors = legal, priors
        else:
            self.priors = [prior for prior in priors if prior]
            self.actions = tuple([action for action, prior in zip(legal, priors, strict=True) if prior])

    def after(self, game: Game[Any, Any], action: Any) -> State:
        """Return the state after an action of the seat that acts; this one is left as it is."""
        assert self.seat is not None
        table, luck = game.keeping.copy(self.table), self.luck.twin()
        for _ in game.play(table, self.seat, action, luck):
            pass
        return State(table, luck)


class Node:
    """A place in the tree: how often walks came by, what they found in sum by seat, and what may be done there."""

    __slots__ = ("branches", "found", "likely", "met", "states", "visits")

    def __init__(self, worths: Sequence[float], likely: float = 1.0, visits: int = 1) -> None:
        self.visits = visits
        self.found = list(worths)
        self.likely = likely
        self.branches: dict[Any, Node] = {}
        self.states: dict[int, State] = {}
        self.met: set[int] = set()
        """The deals whose legal actions all have a branch."""

    def forget_deals(self) -> None:
        """Forget the tables of all deals, here and in all that follows."""
        self.states, self.met = {}, set()
        for branch in self.branches.values():
            branch.forget_deals()

    def mean(self, seat: Seat) -> float:
        """Return the mean of what walks have found here for a seat."""
        return self.found[seat] / self.visits if self.visits else 0.0


class SearchTree:
    """The tree of what one seat knows of its future. Of more than `most` actions in one place it considers that many."""

    def __init__(self, game: Game[Any, Any], seats: int, seat: Seat, most: int) -> None:
        self.game, self.seats, self.seat, self.most = game, seats, seat, most
        self.looked = self._walks = 0
        self._match: Match[Any] | None = None
        self.root = Node([0.0] * seats, visits=0)
        self._low, self._high = float("inf"), float("-inf")

    def begin_at(self, node: Node) -> None:
        """Go on from this place: what was found there counts, and deals are dealt anew."""
        self.root, self.looked = node, 0
        node.forget_deals()

    def search(self, match: Match[Any]) -> SearchTree:
        """Return this tree, which searches on tables dealt anew of a match from now on."""
        self._match, self._walks = match, 0
        return self

    def go_on(self, chance: Chance) -> int:
        """Walk once, on one of so many deals as is the root of the number of walks."""
        assert self._match is not None
        deal = self._walks % (1 + int(sqrt(self._walks)))
        if deal not in self.root.states:
            seed = chance.seed()
            self.root.states[deal] = State(dealt_table(self._match, self.seat, seed), Chance(seed))
        self.walk(deal, chance)
        self._walks += 1
        return 1

    def branches(self) -> Mapping[Any, Branch]:
        """Return the actions at the root."""
        return {
            action: Branch(node.visits, node.mean(self.seat)) for action, node in self.root.branches.items()
        }

    def walk(self, deal: int, chance: Chance) -> None:
        """Go down to the end of the tree on this deal, whose state the root has, and note on the way what is found there."""
        path = [self.root]
        worths = self._descend(path, deal, chance)
        for node in path:
            node.visits += 1
            node.found = [found + worth for found, worth in zip(node.found, worths, strict=True)]

    def _descend(self, path: list[Node], deal: int, chance: Chance) -> Sequence[float]:
        node, state = self.root, self.root.states[deal]
        state.ask(self.game, self.seat)
        while True:
            self.looked += 1
            if state.ask(self.game) is None:
                return self._worths(state)
            if deal not in node.met:
                node.met.add(deal)
                is_end = not node.branches
                found = self._look(node, state, deal, chance)
                if is_end and found is not None:
                    return found
            action, node = self._selected(node, state)
            path.append(node)
            if deal not in node.states:
                node.states[deal] = state.after(self.game, action)
            state = node.states[deal]

    def _look(self, node: Node, state: State, deal: int, chance: Chance) -> Sequence[float] | None:
        """Give a node the branches it lacks, each looked at once.

        Return what the best is worth; None where there is no choice.
        """
        assert state.seat is not None
        lacking = [
            (action, prior)
            for action, prior in zip(state.actions, state.priors, strict=True)
            if action not in node.branches
        ]
        lacking = list(chance.sample(lacking, max(self.most - len(node.branches), FEW)))
        if len(lacking) == 1 and not node.branches:
            node.branches[lacking[0][0]] = Node([0.0] * self.seats, visits=0)
            return None
        best: Sequence[float] | None = None
        looks = []
        for action, prior in lacking:
            after = state.after(self.game, action)
            worths = self._worths(after)
            self.looked += 1
            looks.append((action, prior, after, worths))
            if best is None or worths[state.seat] > best[state.seat]:
                best = worths
        if best is None:
            return None
        top, span = best[state.seat], self.span
        for action, prior, after, worths in looks:
            branch = Node(worths, prior * exp(TRUST * (worths[state.seat] - top) / span))
            branch.states[deal] = after
            node.branches[action] = branch
        return best

    def _selected(self, node: Node, state: State) -> tuple[Any, Node]:
        """Return the action to look into next (PUCT): of the highest value to whoever acts, or least known, and where it leads."""
        seat = state.seat
        assert seat is not None
        branches = [(action, node.branches[action]) for action in state.actions if action in node.branches]
        visits = likely = 0.0
        for _, branch in branches:
            visits += branch.visits
            likely += branch.likely
        curious, span = CURIOSITY * sqrt(visits) / likely, self.span
        best, most = branches[0], float("-inf")
        for each in branches:
            branch = each[1]
            tried = branch.visits
            score = curious * branch.likely / (1 + tried)
            if tried:
                score += branch.found[seat] / tried / span
            if score > most:
                best, most = each, score
        return best

    def _worths(self, state: State) -> Sequence[float]:
        """Return the value of a table to each seat."""
        worths = self.game.thinking.value(state.table)
        for worth in worths:
            if worth < self._low:
                self._low = worth
            if worth > self._high:
                self._high = worth
        return worths

    @property
    def span(self) -> float:
        """Difference between the highest and the lowest value this tree has come upon: how much is at stake differs from move to move."""
        return max(self._high - self._low, LEAST_SPAN)
