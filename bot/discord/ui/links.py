"""Addresses of channels and messages, as the clients of Discord open them."""

from __future__ import annotations

from bot.tables.model.table import Venue
from words.catalogue import Words


def link_to(place: Venue, message: int | None = None) -> str:
    """Return the address of a channel, or of a message there."""
    parts = ["https://discord.com/channels", place.guild or "@me", place.channel]
    return "/".join(map(str, parts if message is None else [*parts, message]))


def mention_of(place: Venue, speech: Words) -> str:
    """Return the channel of a table as a mention, or in words that it is gone."""
    return speech.key("mygames-lost") if place.is_gone else f"<#{place.channel}>"
