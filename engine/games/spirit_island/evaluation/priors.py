"""Policy prior: the actions that are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.action import verb_of
from engine.games.spirit_island.model.actions import IslandAction

_BY_VERB: Final = {"first": 0.0, "ready": 0.3, "done": 0.3, "enough": 0.3}
"""Prior of the verbs that are not worth a full thought; all others are alike.

The order of the lands hardly matters, and ending one's part is the last resort.
"""


def priors(actions: Sequence[IslandAction]) -> list[float]:
    """Return the policy prior of each action, from 0 to 1, by its verb alone."""
    return [_BY_VERB.get(verb_of(action), 1.0) for action in actions]
