"""Objections: why an action is not legal. The list of legal actions and the refusal of the others are made from the same ones."""

from __future__ import annotations

from engine.games.spirit_island.messages.texts import tell
from engine.guard import Objection
from engine.text import Arg


def object_to(why: str, rule: str | None, /, **args: Arg) -> Objection:
    """The objection `spirit-island-no-<why>`."""
    return Objection(tell(f"no-{why}", **args), rule)


__all__ = ["Objection", "object_to"]
