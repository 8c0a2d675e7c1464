"""Pictures for the ear: what is shown, as text within the limits of where it is read."""

from __future__ import annotations

import re
from collections.abc import Iterable

ALT_LIMIT = 1024
"""Characters of an alternative text."""
TEXT_LIMIT = 3800
"""Characters of a table in words, which leaves room for a title in one message."""

_MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()<@])")


def escaped(name: str) -> str:
    """A name that is read as it is written, also where markdown is read."""
    return _MARKDOWN.sub(r"\\\1", " ".join(name.split()))


def within(parts: Iterable[str], limit: int, between: str) -> str:
    """The parts joined, or as many of the first as fit, with an ellipsis for the rest."""
    left = list(parts)
    whole = between.join(left)
    if len(whole) <= limit:
        return whole
    told = left[0]
    for part in left[1:]:
        if len(told) + len(between) + len(part) >= limit:
            break
        told += between + part
    return told[: limit - 1] + "…"
