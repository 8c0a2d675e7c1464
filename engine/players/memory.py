"""The memory of what a player has thought from one decision to the next: its tree, from the place on that the match has come to.

The place is found by how it looks: it is one at which the seat sees just what it sees now. So nothing has to be known of what was played
in between, and nothing that the seat cannot know is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from cachetools import LRUCache

from engine.match import Match
from engine.players.tree import Node, SearchTree
from engine.text import Seat
from engine.view import View

TREES: Final = 8
"""Maximum number of trees remembered, and of intentions; what nobody has asked for longest is forgotten first."""
WALKED: Final = 8
"""Least number of walks that must have come by a place for it to be remembered."""

_Key: TypeAlias = tuple[str, str, Seat]


class SearchMemory:
    """The memory of searches: trees by match and seat.

    It stays in its process: a player sent to another one remembers what was thought there.
    """

    def __init__(self) -> None:
        self._trees: LRUCache[_Key, SearchTree] = LRUCache(TREES)
        self._intentions: LRUCache[_Key, tuple[View, tuple[Any, ...]]] = LRUCache(TREES)

    def __reduce__(self) -> str:
        return "MEMORY"

    def keep(self, match: Match[Any], tree: SearchTree) -> None:
        """Remember a tree, without the places that were hardly walked and the tables that need not be recognized."""
        _prune(tree.root, tree)
        self._trees[_key(match, tree.seat)] = tree

    def recall(self, match: Match[Any], seat: Seat) -> SearchTree | None:
        """Return the tree from the place on that looks as the match does to this seat; None where nothing of it is remembered.

        The place was come to on many deals: actions that were legal on others alone are forgotten.
        """
        tree = self._trees.pop(_key(match, seat), None)
        if tree is None:
            return None
        legal, view = set(match.legal(seat).actions), match.view(seat)
        for node in _places(tree.root):
            for state in node.states.values():
                is_like = state.seat == seat and legal.issuperset(state.actions)
                if is_like and match.game.view(state.table, seat) == view:
                    node.branches = {
                        action: branch for action, branch in node.branches.items() if action in legal
                    }
                    tree.begin_at(node)
                    return tree
        return None

    def intend(self, match: Match[Any], seat: Seat, actions: tuple[Any, ...]) -> None:
        """Remember what the seat means to do after the first of these actions, which it is about to play."""
        key = _key(match, seat)
        self._intentions.pop(key, None)
        if len(actions) < 2:
            return
        ahead = match.copy()
        ahead.play(seat, actions[0])
        self._intentions[key] = ahead.view(seat), actions[1:]

    def intended(self, match: Match[Any], seat: Seat) -> tuple[Any, ...]:
        """Return what the seat meant to do now, where everything looks as it did in its mind; else ()."""
        expected, actions = self._intentions.get(_key(match, seat), (None, ()))
        if expected != match.view(seat) or actions[0] not in match.legal(seat):
            return ()
        return actions


MEMORY: Final = SearchMemory()
"""The memory of the process."""


def _key(match: Match[Any], seat: Seat) -> _Key:
    return match.game.id, match.commitment, seat


def _places(root: Node) -> Iterator[Node]:
    """Yield the places of a tree, the most walked branch of each first."""
    yield root
    for branch in sorted(root.branches.values(), key=lambda node: -node.visits):
        yield from _places(branch)


def _prune(node: Node, tree: SearchTree) -> None:
    """Keep a table only where the seat of the tree acts, and no table of what comes after a place hardly walked."""
    if node.visits < WALKED:
        node.branches.clear()
    node.states = {deal: state for deal, state in node.states.items() if state.seat == tree.seat}
    for branch in node.branches.values():
        _prune(branch, tree)
