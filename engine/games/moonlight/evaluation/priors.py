"""Priors: the weight of each action before it is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.moonlight.model.actions import Hurry, MoonlightAction, Talk

SELDOM: Final = 0.3
"""Weight of spending a gem on a move, where what the phase asks for weighs 1."""


def priors(actions: Sequence[MoonlightAction]) -> list[float]:
    """Return the weight of each action: 0 for talking, as computers have nothing to talk about, little for spending a gem, else 1."""
    return [_prior(action) for action in actions]


def _prior(action: MoonlightAction) -> float:
    if isinstance(action, Talk):
        return 0.0
    return SELDOM if isinstance(action, Hurry) else 1.0
