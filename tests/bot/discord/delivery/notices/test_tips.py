"""Tips, through the whole bot: each is told once."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.delivery.notices import tips
from bot.discord.delivery.request import Request
from bot.store.errors import Failed
from bot.tables import Tables
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    grove,
    label,
    playing,
    pressed,
    turn,
)
from words.catalogue import words


async def test_a_tip_is_told_once_to_each(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.sees("💡 Only the ends of a row")
        again = await pressed(ada, card, "Take tiles")
        assert "💡" not in again.text
        next_step = await pressed(ada, again, label(again, "C1"))
        assert "💡 A gem makes its tile cost" in next_step.text, "what is asked next has its advice as well"


async def test_a_tip_is_told_on_the_page_of_a_verb_that_was_pressed_on_the_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await playing(ada, bruno)
        await turn(ada, "A1")
        first = await pressed(bruno, await card_of(bruno, "Bruno’s turn"), "Take tiles")
        assert "💡 Only the ends of a row" in first.text


async def test_a_tip_is_told_also_where_the_card_itself_plays(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = await asked(ada, "/play game:living-forest seats:2")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        begun = await pressed(ada, lobby, "Start")
        assert "💡 More cards mean more elements" in begun.text
        drawn = await pressed(bruno, await card_of(bruno, "🔒"), "Draw")
        assert "💡 More cards mean more elements" in drawn.text
        assert "What would you like to do?" not in drawn.text, "one question is enough"


class Reader:
    """Somebody with the tips that they know, in a database that may fail."""

    def __init__(self, *known: str, fails: bool = False) -> None:
        self.known, self.fails = frozenset(known), fails
        self.preferences = self
        self.person, self.words = SimpleNamespace(id=7), words("en")
        self.noted: list[object] = []

    async def get(self, person: int) -> Any:
        assert person == 7
        return SimpleNamespace(tips=self.known)

    async def set(self, person: int, *, tips: frozenset[str]) -> None:
        if self.fails:
            raise Failed("away")
        self.noted.append((person, tips))


def asking(seat: int | None, *, match: bool = True) -> Any:
    asks = {
        0: SimpleNamespace(prompt="a tip"),
        1: SimpleNamespace(prompt="no words"),
        2: SimpleNamespace(prompt="no tip"),
    }
    return SimpleNamespace(seat_of=lambda _: seat, match=SimpleNamespace(asks=asks) if match else None)


KEY = f"{FOREST}-tip-gem"


@pytest.mark.parametrize(
    ("table", "reader", "is_told", "noted"),
    [
        (asking(0), Reader("other"), True, [(7, frozenset({"other", KEY}))]),
        (asking(0), Reader(KEY), False, []),
        (asking(0), Reader(fails=True), False, []),
        (asking(1), Reader(), False, []),
        (asking(2), Reader(), False, []),
        (asking(3), Reader(), False, []),
        (asking(None), Reader(), False, []),
        (asking(0, match=False), Reader(), False, []),
    ],
    ids=["new", "known", "not noted", "no words", "no tip", "not asked", "onlooker", "lobby"],
)
async def test_a_tip_is_told_to_who_is_asked_and_does_not_know_it(
    monkeypatch: pytest.MonkeyPatch, table: Any, reader: Reader, is_told: bool, noted: list[object]
) -> None:
    keys = {"a tip": KEY, "no words": "a-key-without-words"}
    monkeypatch.setattr(tips, "tip_key", keys.get)
    said = await tips.tip(cast(Tables, reader), cast(Request, reader), table)
    assert said == (f"💡 {words('en').key(KEY)}" if is_told else "")
    assert reader.noted == noted
