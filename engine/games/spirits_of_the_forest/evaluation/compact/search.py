"""The search of one decision on boards, as the players of any game ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from engine.chance import Chance
from engine.games.spirits_of_the_forest.evaluation.compact.bridge import board_of, code_of, deal_of, pool_of
from engine.games.spirits_of_the_forest.evaluation.compact.tree import (
    HIGH,
    LOOKED,
    LOW,
    SETTINGS,
    TreeRoot,
    empty_tree,
    room_of,
    walk,
)
from engine.games.spirits_of_the_forest.evaluation.compact.worth import WEIGHTS
from engine.games.spirits_of_the_forest.model.actions import ForestAction
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.registry.options import ForestOptions
from engine.games.spirits_of_the_forest.rules.setup import deal
from engine.text import Seat
from engine.thinking import Branch

PLACES: Final = 1 << 20
"""Maximum number of places in a tree, which take 50 MB; from then on it grows no more."""
STEPS: Final = 32
"""Number of walks between two looks at the clock: half a millisecond."""


class CompactSearch:
    """The search from a table that was dealt anew for the seat: what the seat cannot know is dealt once more for every walk."""

    def __init__(self, table: Table, seat: Seat, legal: Sequence[ForestAction], chance: Chance) -> None:
        self.seat = seat
        self._actions = {code_of(action): action for action in legal}
        self._start = TreeRoot(board_of(table), deal_of(table), pool_of(table, seat), int(seat))
        self._dice = np.array([int.from_bytes(chance.seed(), "big") | 1], np.uint64)
        self._tree, self._room = empty_tree(len(table.players), PLACES), room_of(self._start)

    @property
    def looked(self) -> int:
        """Number of positions looked at."""
        return int(self._tree.counters[LOOKED])

    @property
    def span(self) -> float:
        """Difference between the highest and the lowest value that it has come upon."""
        return float(self._tree.span[HIGH] - self._tree.span[LOW])

    def go_on(self, chance: Chance) -> int:
        """Walk some more and return how often."""
        walk(self._start, self._dice, STEPS, self._tree, self._room, WEIGHTS, SETTINGS)
        return STEPS

    def branches(self) -> Mapping[ForestAction, Branch]:
        """Return the actions at the root."""
        tree = self._tree
        those = slice(tree.first[0], tree.first[0] + tree.branches[0])
        rows = zip(tree.actions[those], tree.visits[those], tree.found[those, self.seat], strict=True)
        return {
            self._actions[int(code)]: Branch(int(visits), float(found) / max(1, int(visits)))
            for code, visits, found in rows
        }


def warm_up() -> None:
    """Compile everything, or load what was compiled before."""
    chance = Chance(bytes(1))
    table = deal(ForestOptions(), 2, chance)
    CompactSearch(table, table.active, (), chance).go_on(chance)
