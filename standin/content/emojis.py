"""The emojis that exist: those of Unicode, and the application's own."""

from __future__ import annotations

import re
from collections.abc import Container

from standin.protocol.errors import Json

OWN = re.compile(r"(?:a:)?(?P<name>\w{2,32}):(?P<id>\d{1,20})", re.ASCII)


def is_emoji(emoji: Json, own: Container[str]) -> bool:
    """Return whether a partial emoji of a component can be shown; `own` are the ids of the application's emojis."""
    identity = emoji.get("id")
    return str(identity) in own if identity is not None else is_unicode_emoji(emoji.get("name") or "")


def is_unicode_emoji(text: str) -> bool:
    import emoji  # its table of all emojis takes a tenth of a second, and most runs show none

    return emoji.is_emoji(text)
