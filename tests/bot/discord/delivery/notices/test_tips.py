"""Tips, through the whole bot: each is told once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord.delivery.notices.tips import tip
from engine.registry import find
from engine.text import Seat
from tests.bot.discord.grove import FOREST, asked, card_of, grove, label, playing, pressed, turn
from tests.bot.discord.interactions import request
from tests.bot.discord.trouble import away
from tests.bot.tables.house import ADA, BRUNO, CELINA, file_at, house


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


@pytest.mark.file
async def test_a_tip_is_told_to_who_is_asked_and_does_not_know_it(tmp_path: Path) -> None:
    """Nobody else is told one, nor is one told that cannot be noted, for it would be told again and again."""
    async with house(file_at(tmp_path), find) as home:
        tables = home.tables
        lobby = await home.lobby(ADA, BRUNO, game=FOREST)
        assert await tip(tables, request(ADA), lobby) == ""
        table = (await tables.start(lobby.id, ADA, home.next)).table
        assert table.match is not None
        asked_now, other = (ADA, BRUNO) if 0 in table.match.asks else (BRUNO, ADA)
        for person in (other, CELINA):
            assert await tip(tables, request(person), table) == ""
        with away(tmp_path / "grovekeeper.db", "people"):
            assert await tip(tables, request(asked_now), table) == ""
        await tables.preferences.set(asked_now.id, tips=frozenset({"another"}))
        said = await tip(tables, request(asked_now), table)
        assert said.startswith("💡 Only the ends of a row")
        known = (await tables.preferences.get(asked_now.id)).tips
        assert len(known) == 2
        assert "another" in known
        assert await tip(tables, request(asked_now), table) == ""


async def test_where_a_game_has_no_words_of_advice_there_is_none(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        for person in (ADA, BRUNO):
            assert await tip(home.tables, request(person), table) == ""


async def test_a_question_that_has_no_advice_is_told_none_and_nothing_is_noted(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find) as home:
        table = await home.playing(ADA, game="spirit-island")
        for line in ("embody lightnings-swift-strike", "grow 3"):
            table = (await home.act(table, ADA, line)).table
        assert table.match is not None
        assert table.match.asks[Seat(0)].prompt.key == "spirit-island-ask-growth-left"
        assert await tip(home.tables, request(ADA), table) == ""
        assert (await home.tables.preferences.get(ADA.id)).tips == frozenset()
