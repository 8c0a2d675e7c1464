"""Remainder of a card that a newer one has replaced: one line with what happened then, and the way to the newest card.

The bot no longer knows what was on it, so it is read from the message itself.
"""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.cards.front_card import front_page, lost_page
from bot.discord.cards.table_card import TOLD_HERE
from bot.discord.ui.components import Page, text
from bot.tables import Table
from bot.tables.model.table import NOWHERE
from words.catalogue import words

MOST = 110
"""Maximum characters of what happened: two lines on a phone, one elsewhere."""


def shrunk(message: discord.Message, table: Table, newest: int | None) -> Page:
    """Return the line for an old card; `newest` is the message that shows the table now, None where none does.

    For the message on which the thread of a game was started, return the message that says what goes on there.
    """
    if message.id == table.place.channel:
        return front_page(table)
    if table.place.channel == NOWHERE:
        return lost_page(table)
    speech = words(table.language)
    said = _told(message) or speech.key("card-begun")
    line = f"-# {said if len(said) <= MOST else f'{said[: MOST - 1].rstrip()}…'}"
    if newest is not None and newest != message.id:
        where = f"{table.place.guild or '@me'}/{table.place.channel}/{newest}"
        line += f" · [{speech.key('card-newest')}](https://discord.com/channels/{where})"
    return Page(text(line))


def _told(message: discord.Message) -> str:
    """Return the sentences that a card tells, one after the other."""
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        if isinstance(item, ui.TextDisplay) and item.id == TOLD_HERE:
            return " · ".join(
                line.removeprefix("- ").removeprefix("-# ") for line in item.content.split("\n")
            )
    return ""
