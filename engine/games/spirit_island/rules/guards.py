"""Objections: why an action is not legal. The list of legal actions and the refusal of the others are made from the same ones."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.spirit_island.messages.texts import tell
from engine.text import Arg, Text


class Objection(NamedTuple):
    """What is missing, and the id of the rule that wants it."""

    text: Text
    rule: str | None


def object_to(why: str, rule: str | None, /, **args: Arg) -> Objection:
    """The objection `spirit-island-no-<why>`."""
    return Objection(tell(f"no-{why}", **args), rule)
