"""Texts keep to the limits of where they stand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from words.limits import within

UNICODE = st.characters(exclude_categories=["Cs"])
"""Whatever can be written; to make a list of what a codec has takes Hypothesis seconds."""


@given(st.lists(st.text(UNICODE, max_size=30), max_size=20), st.integers(2, 120))
def test_words_are_kept_within_a_limit(parts: list[str], limit: int) -> None:
    told = within(parts, limit, " ")
    assert len(told) <= limit
    whole = " ".join(parts)
    assert told == whole if len(whole) <= limit else told.endswith("…")
    assert whole.startswith(told.removesuffix("…"))
