"""One way a move can go on, as it is offered: on a button, or as a line of a menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.discord.ui import limits
from bot.discord.ui.trail import Trail

SHORT = 32
"""Characters of a choice that still reads well on one of many buttons."""
LONG = 60
"""Characters of a choice that can still be read on one of a few."""
MOST_BUTTONS = 20
"""Choices that are offered as buttons: a button takes one touch, a menu two."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A trail that one can go on to: its name in words, and what stands on a button beside its emoji."""

    trail: Trail
    name: str
    short: str
    emoji: discord.PartialEmoji | None


def unlike(choices: Sequence[Choice]) -> list[Choice]:
    """Those that read differently: of two tiles it seldom matters which is taken first, and who minds can type it."""
    return list({each.short: each for each in reversed(choices)}.values())[::-1]


def fit_on_buttons(choices: Sequence[Choice]) -> bool:
    """Whether buttons are offered, and no menu."""
    count, longest = len(choices), max(len(each.short) for each in choices)
    return (count <= limits.ROW and longest <= LONG) or (count <= MOST_BUTTONS and longest <= SHORT)
