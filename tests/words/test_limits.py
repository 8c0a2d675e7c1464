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


@given(st.lists(st.text("ab", max_size=6), min_size=1, max_size=6), st.integers(8, 30))
def test_what_is_told_are_as_many_of_the_first_parts_as_fit(parts: list[str], limit: int) -> None:
    told = within(parts, limit, ". ")
    firsts = [". ".join(parts[:count]) for count in range(1, len(parts))]
    fitting = [each for each in firsts if len(each) < limit]
    assert told == (". ".join(parts) if len(". ".join(parts)) <= limit else fitting[-1] + "…")
