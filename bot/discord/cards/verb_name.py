"""The name of a verb on a button, with what its move leaves undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.ui import limits
from engine.game import Game
from engine.text import Seat
from engine.view import View
from words.catalogue import Words


def verb_name(
    game: Game[Any, Any],
    view: View,
    action: Any,
    verb: str,
    seats: Sequence[Seat],
    people: Sequence[str],
    words: Words,
) -> str:
    """Return the name of a verb with what its move leaves undone, of each of the seats that can make it where these are several.

    Where there is no room for that, the name stands alone.
    """
    name = words.key(f"{game.id}-verb-{verb}")
    left = {seat: words.say(found) for seat in seats if (found := game.telling.leaves(view, action, seat))}
    if not left:
        return name
    said = [words.key("choice-leaves-of", who=people[seat], left=each) for seat, each in left.items()]
    whole = words.key("choice-leaves", choice=name, left="; ".join(said if len(seats) > 1 else left.values()))
    return whole if len(whole) <= limits.LABEL else name
