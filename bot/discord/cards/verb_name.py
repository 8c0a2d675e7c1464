"""The name of a verb on a button, with what its move leaves undone."""

from __future__ import annotations

from typing import Any

from bot.discord.ui import limits
from engine.game import Game
from engine.text import Seat
from engine.view import View
from words.catalogue import Words


def verb_name(
    game: Game[Any, Any], view: View, action: Any, verb: str, seat: Seat | None, words: Words
) -> str:
    """Return the name of a verb with what its move leaves undone of this seat; with None, or where there is no room, the name alone."""
    name = words.key(f"{game.id}-verb-{verb}")
    left = None if seat is None else game.telling.leaves(view, action, seat)
    if left is None:
        return name
    whole = words.key("choice-leaves", choice=name, left=words.say(left))
    return whole if len(whole) <= limits.LABEL else name
