"""The journal as a picture: what is won, how hard and by how much, and what is next."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.palette import GOLD, index
from render.sheets.journal import JournalChapter, journal
from words.limits import ALT_LIMIT

LEVELS = ("easy", "hard", "cruel")
OPEN = {0: None, 1: None, 2: None}


def lit(*entries: JournalChapter) -> int:
    """Return the number of pixels as bright as a moon that is won."""
    with Image.open(io.BytesIO(journal("Ada", "A game", LEVELS, entries, "en").data)) as picture:
        return sum(count for count, number in picture.getcolors() or () if number == index(GOLD))


def test_the_words_say_what_the_picture_shows() -> None:
    entries = [
        JournalChapter("1 · Moss", {0: 7, 1: None, 2: 12}),
        JournalChapter("2 · Fern", {0: None}, is_next=True),
        JournalChapter("3 · Reed", dict(OPEN)),
    ]
    alt = journal("The journal of Ada", "1 of 3", LEVELS, entries, "en").alt
    assert alt == (
        "The journal of Ada. 1 of 3. Next: 2 · Fern. 1 · Moss: easy, by 7 at best and cruel, by 12 at best."
    )


def test_a_moon_shines_where_a_level_is_won_and_a_frame_where_a_chapter_is_next() -> None:
    dark = lit(JournalChapter("1", dict(OPEN)))
    assert dark < lit(JournalChapter("1", {**OPEN, 1: 3})) < lit(JournalChapter("1", {**OPEN, 1: 3, 2: 3}))
    assert dark < lit(JournalChapter("1", dict(OPEN), is_next=True))


def test_a_level_that_cannot_be_played_has_no_moon() -> None:
    whole, lone = (
        journal("Ada", "A game", LEVELS, [JournalChapter("1", each)], "en") for each in (OPEN, {0: None})
    )
    assert whole.data != lone.data
    assert whole.height == lone.height


def test_two_chapters_lie_in_a_row_and_all_of_them_fit_in_the_words() -> None:
    many = [
        JournalChapter(f"{number} · A chapter with a name of this length", {0: 5, 1: 6, 2: 7})
        for number in range(28)
    ]
    heights = [journal("Ada", "A game", LEVELS, many[:count], "en").height for count in (1, 2, 3)]
    assert heights[0] == heights[1] < heights[2]
    assert len(journal("Ada", "A game", LEVELS, many, "en").alt) <= ALT_LIMIT
