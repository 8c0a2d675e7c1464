"""Names as people wrote them, made safe to show: nothing unseen in them, and nothing that markdown would read."""

from __future__ import annotations

import re
import unicodedata

_MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()<@]|:(?=//))")
"""Characters with a meaning in markdown; a colon before two slashes makes a link."""
_JOINERS = "\u200c\u200d"
"""Invisible, but a part of emoji and of Persian words."""
_ISOLATE, _END = "\u2068", "\u2069"


def readable(name: str) -> str:
    """Return a name without what cannot be seen: controls, and whatever would turn the direction of the text around it."""
    seen = (
        char
        for char in name
        if char.isspace() or char in _JOINERS or unicodedata.category(char) not in ("Cc", "Cf")
    )
    return " ".join("".join(seen).split())


def escaped(name: str) -> str:
    """Return a name that is read as it is written, also where markdown is read: never a link, a mention or anything else.

    One that is written from right to left keeps that to itself.
    """
    written = _MARKDOWN.sub(r"\\\1", readable(name))
    is_from_right = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in written)
    return f"{_ISOLATE}{written}{_END}" if is_from_right else written
