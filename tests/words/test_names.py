"""Names are read as they are written, whatever stands in them."""

from __future__ import annotations

import pytest

from words.names import escaped, readable


def test_a_name_is_read_as_it_is_written() -> None:
    assert escaped("**Ala**\n_x_") == r"\*\*Ala\*\* \_x\_"
    assert escaped("https://ala.example") == r"https\://ala.example"
    assert escaped("[Ala](http://x)<@1>") == r"\[Ala\]\(http\://x\)\<\@1\>"


def test_a_name_turns_nothing_around_but_itself() -> None:
    assert escaped("Ala\u202e alA\u2066\u200f") == "Ala alA"
    assert escaped("\u05d0\u05dc\u05d4") == "\u2068\u05d0\u05dc\u05d4\u2069"
    assert readable("\u202eAla\u0007 \u200b") == "Ala"
    assert readable("\U0001f469\u200d\U0001f33e") == "\U0001f469\u200d\U0001f33e"


@pytest.mark.parametrize("char", "\\`*_~|>#[]()<@")
def test_each_character_that_markdown_would_read_is_escaped_and_no_other(char: str) -> None:
    assert escaped(f"a{char}b") == f"a\\{char}b"
    assert escaped("a-b.c!d:e/f//g") == "a-b.c!d:e/f//g"


@pytest.mark.parametrize(
    ("name", "turns"),
    [("آدا", True), ("עדה", True), ("١٢", True), ("Ada 12", False), ("Łucja", False), ("爱达", False)],
)
def test_a_name_that_is_written_from_the_right_is_set_apart(name: str, turns: bool) -> None:
    assert escaped(name) == (f"\u2068{name}\u2069" if turns else name)


def test_what_joins_letters_is_kept_and_any_blank_is_one() -> None:
    assert readable("می\u200cخواهم") == "می\u200cخواهم"
    assert readable("  Ada\t\u00a0\u2003Ola\n") == "Ada Ola"
    assert readable("\u00adA\u0000da\u2067") == "Ada"
