"""Objections: why an action is not legal. The list of legal actions and the refusal of the others are made from the same ones."""

from __future__ import annotations

from functools import lru_cache

from engine.games.spirit_island.model.texts import tell
from engine.guard import Objection
from engine.text import Arg


@lru_cache(4096)
def object_to(why: str, rule: str | None, /, **args: Arg) -> Objection:
    """The objection `spirit-island-no-<why>`; kept, for a list of legal actions meets the same ones again and again."""
    return Objection(tell(f"no-{why}", **args), rule)


__all__ = ["Objection", "object_to"]
