"""Choices: the ways a move can go on, each offered on a button or as a line of a menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.discord.ui import limits
from bot.discord.ui.trail import Trail

SHORT = 32
"""Maximum characters of a choice that still reads well on one of many buttons."""
FEW = 9
"""Maximum number of choices that may be longer, each of them on a row of its own on a phone, such as the cards of a large hand."""
SHORT_OF_FEW = 44
"""Maximum characters of each of these."""
LONG = limits.LABEL
"""Maximum characters of a choice that can still be read on one of a few buttons."""
MOST_BUTTONS = 20
"""Maximum number of choices offered as buttons: a button takes one touch, a menu two."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """A trail that one can go on to: its name in words, and what stands on a button beside its emoji."""

    trail: Trail
    name: str
    short: str
    emoji: discord.PartialEmoji | None


def unlike(choices: Sequence[MoveChoice]) -> list[MoveChoice]:
    """Return the choices that read differently: of two tiles it seldom matters which is taken first, and who minds can type it."""
    found: dict[str, MoveChoice] = {}
    for each in choices:
        found.setdefault(each.short, each)
    return list(found.values())


PLACE = 8
"""Maximum characters of the name of a place on a map, with a sign or two of what lies there: `D12 ×2 ?`."""


def fit_on_buttons(choices: Sequence[MoveChoice], *, on_map: bool = False) -> bool:
    """Return whether choices are offered on buttons, and not in a menu.

    They are where they are few, where they are short enough to be read in columns, such as the cards of a hand, or where they are places
    on a map, which a menu would hide.
    """
    count, longest = len(choices), max(len(each.short) for each in choices)
    if on_map and count <= limits.BUTTONS and longest <= PLACE:
        return True
    if count <= limits.ROW and longest <= LONG:
        return True
    return (count <= FEW and longest <= SHORT_OF_FEW) or (count <= MOST_BUTTONS and longest <= SHORT)
