"""Names are read as they are written, whatever stands in them."""

from __future__ import annotations

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
