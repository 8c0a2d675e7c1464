"""Names in pictures: every script there is, never a box and never nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import pictures
from render.kit.fonts import ELLIPSIS, covers, cut, fit, lines, printable, width
from tests.render.forest import GAME, view


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_whatever_somebody_is_called_the_fonts_have_its_letters(name: str) -> None:
    written = printable(name)
    assert all(covers(style, char) for char in written for style in ("sans", "heavy", "serif"))
    assert printable(written) == written


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Zażółć Gęślą", "Zażółć Gęślą"),
        ("花子", "HuaZi"),
        ("🦊 Ala 🦊", "Ala"),
        ("🦊", "fox"),
        ("A\u0337la\n\u202ex", "Ala x"),
        ("\u200b", ""),
    ],
)
def test_names_are_written_in_letters(name: str, written: str) -> None:
    assert printable(name) == written


def test_a_player_without_letters_is_called_by_the_seat() -> None:
    shown = view(2, 40)
    nameless = pictures.table(GAME, shown, ["\u200b", "Ola"], "en")
    assert nameless.data == pictures.table(GAME, shown, ["player 1", "Ola"], "en").data


@given(st.text(st.characters(codec="ascii", categories=["L", "Zs"]), max_size=80), st.integers(60, 400))
def test_text_is_cut_to_its_room(text: str, room: int) -> None:
    assert width(cut(text, "sans", 30, room), "sans", 30) <= room
    shown, size = fit(text, "sans", (40, 30), room)
    assert width(shown, "sans", size) <= room
    parts = lines(text, "serif", 30, room, 2)
    assert len(parts) <= 2
    assert all(width(part, "serif", 30) <= room for part in parts)
    assert cut(text, "sans", 30, 10_000) == text
    assert ELLIPSIS not in shown or shown != text
