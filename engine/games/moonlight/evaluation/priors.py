"""Which actions are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.moonlight.model.actions import Hurry, MoonlightAction, Talk

SELDOM: Final = 0.3
"""How much spending a gem on a move is worth a thought, beside what the phase asks for."""


def priors(actions: Sequence[MoonlightAction]) -> list[float]:
    """Computers have nothing to talk about, and a gem is spent seldom; all else is alike."""
    return [_prior(action) for action in actions]


def _prior(action: MoonlightAction) -> float:
    if isinstance(action, Talk):
        return 0.0
    return SELDOM if isinstance(action, Hurry) else 1.0
