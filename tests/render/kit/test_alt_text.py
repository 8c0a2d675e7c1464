"""Texts become alternative texts and tables in words: joined, escaped, and within their limits."""

from __future__ import annotations

from engine.text import Seat, Text, Who, say
from render.kit.alt_text import Paragraph, alt_text, stopped, table_in_words
from words.catalogue import words
from words.limits import ALT_LIMIT, TEXT_LIMIT

ENGLISH, PEOPLE = words("en"), ("A_da", "Bruno")


def score(seat: int) -> Text:
    """Return a sentence with a name in it."""
    return say("living-forest-told-score", rank=1, who=Who(Seat(seat)), score=3)


def test_the_first_version_that_fits_is_taken() -> None:
    long, short = [score(0)] * 60, [score(0), score(1)]
    said = alt_text([long, short, [score(1)]], PEOPLE, ENGLISH)
    assert said == "1. A_da: 3 in all. 1. Bruno: 3 in all."


def test_where_none_fits_the_last_one_is_cut_between_sentences() -> None:
    said = alt_text([[score(0)] * 80, [score(1)] * 60], PEOPLE, ENGLISH)
    assert said.startswith("1. Bruno: ")
    assert said.endswith("in all.…")
    assert ALT_LIMIT - 30 < len(said) <= ALT_LIMIT


def test_a_table_in_words_is_paragraphs_under_its_headline() -> None:
    paragraphs = [
        Paragraph([[score(1)], []]),
        Paragraph([[score(0), score(1)], [score(1)]], bullets=True),
        Paragraph([[]]),
        Paragraph([iter([score(1)])]),
    ]
    assert table_in_words(score(0), paragraphs, PEOPLE, ENGLISH) == (
        "**1. A\\_da: 3 in all.**\n1. Bruno: 3 in all.\n\n"
        "- 1. A\\_da: 3 in all. 1. Bruno: 3 in all.\n- 1. Bruno: 3 in all.\n\n"
        "1. Bruno: 3 in all."
    )


def test_every_sentence_ends_with_a_stop_where_a_voice_pauses() -> None:
    given = ["A word", "A word.", "Really?", "**Bold**", "**Bold.**", "As follows:", ""]
    assert [*map(stopped, given)] == [
        "A word.",
        "A word.",
        "Really?",
        "**Bold**.",
        "**Bold.**",
        "As follows:",
        "",
    ]


def test_a_table_in_words_is_cut_between_paragraphs() -> None:
    told = table_in_words(score(0), [Paragraph([[score(1)] * 40])] * 9, PEOPLE, ENGLISH)
    assert len(told) <= TEXT_LIMIT
    assert told.endswith("in all.…")
