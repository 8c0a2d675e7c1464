"""The headline of a picture: whatever people are called, it says what they are to do."""

from __future__ import annotations

import pytest

from render.kit.canvas import Canvas, night
from render.kit.fonts import ELLIPSIS
from render.kit.panel import lay_headline

LONG = tuple(letter * 32 for letter in "WMQA")
ROOM = 1100


def written(text: str, names: tuple[str, ...] = ()) -> list[str]:
    """Return the lines of a headline as they stand on a picture."""
    canvas = Canvas(night(ROOM + 100, 100))
    lay_headline(canvas, text, 50, ROOM, (50, 40), (36, 27), names)
    return [each.text for each in canvas.inscriptions]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_long_names_are_shortened_before_what_is_said_of_them_is_cut(count: int) -> None:
    names = LONG[:count]
    said = f"Before the first turn: {', '.join(names)} – keep one of your cards"
    shown = " ".join(written(said, names))
    assert shown.endswith("keep one of your cards")
    assert shown.startswith("Before the first turn: WWW")
    assert all(f"{name[:5]}" in shown for name in names)


def test_names_at_the_end_are_shortened_no_more_than_they_must_be() -> None:
    said = f"Round 3 – {LONG[0]} is drawing before {LONG[3]}"
    assert " ".join(written(said, LONG)).endswith(f"before {LONG[3][:19]}{ELLIPSIS}")


def test_names_that_there_is_room_for_stay_whole() -> None:
    one = f"{LONG[3]}: pick tiles"
    assert written(one, LONG) == [one]
    two = f"{LONG[3]} moves first, and after that it is the turn of Bruno, who may then pick tiles"
    assert " ".join(written(two, (LONG[3], "Bruno"))) == two


def test_a_headline_that_is_too_long_without_a_name_is_cut() -> None:
    said = "Every spirit of the forest awakens at once, " * 5
    assert written(said, LONG)[-1].endswith(ELLIPSIS)
    assert len(written(said)) == 2
