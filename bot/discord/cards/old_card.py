"""Remainder of a card that a newer one has replaced: one line with what happened then, and the way to the newest card.

It is read from the card's page: as it was sent, or as Discord gives it back where this process has not sent it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from discord import ui

from bot.discord.cards.front_card import front_page, lost_page
from bot.discord.cards.table_card import TOLD_HERE
from bot.discord.ui.components import Page, text
from bot.discord.ui.custom_id import PATTERN, CustomId
from bot.tables import Table
from bot.tables.model.table import NOWHERE
from words.catalogue import words

MOST = 110
"""Maximum characters of what happened: two lines on a phone, one elsewhere."""


@dataclass(frozen=True, slots=True)
class OldCard:
    """The card that a message shows: what of it is of use when it is old."""

    message: int
    channel: int
    table: int | None
    """Id of the table that its buttons name; None where it has none."""
    told: str
    """The sentences it tells, one after the other."""

    @classmethod
    def of(cls, message: int, channel: int, page: ui.LayoutView) -> OldCard:
        """Return the card of a message with this page."""
        table = next((each.table for each in custom_ids(page)), None)
        return cls(message, channel, table, _told(page))


def custom_ids(page: ui.LayoutView) -> Iterator[CustomId]:
    """Yield the custom_ids that can be pressed on a page, without that of a reminder: it is no card, and its path is a notice's key."""
    for item in page.walk_children():
        found = PATTERN.fullmatch(str(getattr(item, "custom_id", "")))
        if found and not (found["op"] == "moves" and found["path"]):
            yield CustomId.read(found[0])


def shrunk(card: OldCard, table: Table, newest: int | None) -> Page:
    """Return the line for an old card; `newest` is the message that shows the table now, None where none does.

    For the message on which the thread of a game was started, return the message that says what goes on there.
    """
    if card.message == table.place.channel:
        return front_page(table)
    if table.place.channel == NOWHERE:
        return lost_page(table)
    speech = words(table.language)
    said = card.told or speech.key("card-begun")
    line = f"-# {said if len(said) <= MOST else f'{said[: MOST - 1].rstrip()}…'}"
    if newest is not None and newest != card.message:
        where = f"{table.place.guild or '@me'}/{table.place.channel}/{newest}"
        line += f" · [{speech.key('card-newest')}](https://discord.com/channels/{where})"
    return Page(text(line))


def _told(page: ui.LayoutView) -> str:
    for item in page.walk_children():
        if isinstance(item, ui.TextDisplay) and item.id == TOLD_HERE:
            return " · ".join(
                line.removeprefix("- ").removeprefix("-# ") for line in item.content.split("\n")
            )
    return ""
