"""The limits of the texts that stand for pictures, and how texts are cut to keep to them."""

from __future__ import annotations

from collections.abc import Iterable

ALT_LIMIT = 1024
"""Characters of an alternative text."""
TEXT_LIMIT = 3800
"""Characters of a table in words, which leaves room for a title in one message."""


def within(parts: Iterable[str], limit: int, between: str) -> str:
    """Return the parts joined, or as many of the first as fit, with an ellipsis for the rest."""
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
