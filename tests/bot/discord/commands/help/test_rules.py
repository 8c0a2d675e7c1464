"""/rules and /help: questions about the rules of what is played, and how to play."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.help import rules
from bot.discord.commands.help.rules import BEST, _answer, _named_in, special_rules_told
from bot.discord.ui.custom_id import CustomId
from engine.match import Match
from engine.registry import find
from engine.rulebook import ledger
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.discord.commands.test_strange_presses import by
from tests.bot.discord.grove import (
    asked,
    grove,
    house_of,
    labels,
    player,
    playing,
    pressed,
    venue,
)
from tests.engine.toys.pebbles import GAME as PEBBLES
from words.catalogue import words

EN = words("en")


async def test_the_rules_answer_only_with_what_is_played_here(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        assert "SF-WISH-01" in (await asked(ada, "/rules question:SF-WISH")).text
        await playing(ada, celina)
        assert "SF-WISH-01" not in (await asked(ada, "/rules question:SF-WISH")).text
        assert "SF-TAKE-01" in (await asked(ada, "/rules question:SF-TAKE-01")).text


async def test_questions_are_answered_as_people_ask_them_and_without_one_the_game_is_taught(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        assert "LF-WIN-05" in (await asked(ada, "/rules question:how do I win? game:living-forest")).text
        await playing(ada, celina)
        told = await asked(ada, "/rules question:how do i win")
        assert "SF-SCORE-10" in told.text
        assert "SF-SEASON" not in told.text, "no rule that is not played here"
        taught = await asked(celina, "/rules")
        assert taught.is_ephemeral
        assert taught.alt_texts[0].startswith("Cel: ")
        helped = await asked(ada, "/help")
        assert (await pressed(ada, helped, "How to play")).alt_texts[0].startswith("Goal: ")


async def test_what_can_be_asked_is_of_no_game_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        taught = await asked(ada, "/rules game:living-forest")
        assert "how do I win?" in taught.text
        assert "gem" not in taught.text


async def test_where_nothing_is_played_the_rules_ask_which_game(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        for line in ("/rules", "/help"):
            page = await asked(ada, line)
            assert {"Living Forest", "Moonlight", "Spirit Island"} <= set(labels(page)), line
            assert (await pressed(ada, page, "Moonlight")).alt_texts[0].startswith("Goal: ")


def test_what_is_special_at_a_table_is_told_in_short_and_as_it_is_written() -> None:
    """The button of the card tells it, and How to play."""
    game = find("spirit-island")
    options = game.Options.model_validate({"adversary": "england", "adversary_level": 3})
    told = "\n".join(each.content for each in special_rules_told(words("en"), game, options, 1))
    assert "before Ravage, until stage II" in told
    first, *lines = told.split("\n")
    assert first == f"**{EN.key('rules-special')}**"
    written = [line for line in lines if line.startswith("-# **SI-")]
    assert written == [f"-# **{rule}** {EN.rule(rule)}" for rule in game.telling.special_rules(options, 1)]
    assert lines == [*(f"- {EN.say(each)}" for each in game.telling.special(options, 1)), *written]
    assert "SI-ADVERSARY-10" in told
    assert "SI-ADVERSARY-11" not in told
    assert [*special_rules_told(words("en"), game, game.Options(), 1)] == []


async def test_names_answer_with_what_they_do(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        told = await asked(ada, "/rules question:what does Massive Flooding do game:spirit-island")
        assert told.text.startswith("**Massive Flooding**")
        assert "With 1 sun and 2 water: Push 1 explorer or town." in told.text
        assert "Poziom 6:" in (await asked(celina, "/rules question:Anglia game:spirit-island")).text
        assert "Moonlight" not in (await asked(ada, "/rules question:England")).text


@pytest.mark.parametrize(
    ("game_id", "language", "question", "rules"),
    [
        ("spirit-island", "en", "Wash Away", ["SI-PUSH-01"]),
        ("spirit-island", "pl", "co robi Wash Away", ["SI-PUSH-01"]),
        ("spirit-island", "en", "can Wash Away push into the ocean?", ["SI-PUSH-03", "SI-PUSH-01"]),
        ("spirit-island", "en", "what does Massive Flooding do", ["SI-PUSH-01", "SI-DAMAGE-02"]),
        ("spirit-island", "en", "Boon of Vigor or Wash Away", ["SI-CARD-04", "SI-PUSH-01"]),
        ("spirit-island", "en", "Retreat!", ["SI-FEAR-05"]),
        ("spirit-island", "en", "Downward Spiral", ["SI-BLIGHT-07", "SI-BLIGHT-08"]),
        ("living-forest", "en", "Beetle", ["LF-SETUP-03", "LF-DRAW-07"]),
        ("living-forest", "en", "Ginkgo", ["LF-ACTION-05", "LF-PLANT-01"]),
        ("living-forest", "en", "Armadillo", ["LF-KODAMA-14", "LF-ATTRACT-01"]),
        ("living-forest", "en", "Varan", ["LF-ONIBI-04", "LF-DRAW-07"]),
        ("living-forest", "en", "Winter Kodama", ["LF-KODAMA-03", "LF-KODAMA-08"]),
        ("living-forest", "en", "Yew", ["LF-KODAMA-06", "LF-PLANT-01"]),
        ("moonlight", "en", "Whimsical Bridges", ["ML-S23-01", "ML-S23-02"]),
    ],
)
def test_with_a_thing_that_is_named_stand_the_rules_that_it_is_about(
    game_id: str, language: str, question: str, rules: list[str]
) -> None:
    spoken = words(language)
    things = tuple(_named_in(spoken, [find(game_id)], question))
    told = _answer(spoken, [game_id], question, None, things)
    assert re.findall(r"^\*\*([A-Z]+-\S+)\*\*", told, re.MULTILINE) == rules


async def test_published_rulings_answer_like_rules(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        question = "what if Entwined Power is forgotten while it resolves"
        told = await asked(ada, f"/rules question:{question} game:spirit-island")
        assert "**SI-FAQ-062** Entwined Power that is forgotten while it resolves" in told.text
        rulings = [entry.id for entry in ledger("spirit-island") if entry.group == "SI-FAQ"]
        for each in rulings[::16]:
            told = await asked(celina, f"/rules question:{each} game:spirit-island")
            assert f"**{each}** {words('pl').rule(each)}" in told.text


async def test_an_answer_stands_under_the_head_of_its_section(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        told = await asked(ada, "/rules question:how do I win? game:living-forest")
        assert told.text.startswith("**Winning and ties**\n**LF-WIN-05**")


async def test_a_game_is_taught_as_it_is_played_here_and_else_with_all_its_seats(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me, desk = house_of(running), player(ada), running.bot.desk
        special = {"adversary": "england", "adversary_level": 3}
        table = await home.lobby(me, game="spirit-island", place=venue(running, "grove"), seats=2, **special)
        plain = await home.lobby(me, game="living-forest", place=venue(running, "meadow"), seats=2)
        told = [each.content for each in special_rules_told(EN, table.game, table.options, 2)]
        ask = f"-# {EN.key('rules-ask', command=EN.key('command-rules'))}"
        for line, game, said in (
            ("/rules", "spirit-island", told),
            ("/rules game:spirit-island", "spirit-island", told),
            ("/rules game:living-forest", "living-forest", []),
        ):
            page = await asked(ada, line)
            title = f"### {EN.key('rules-lesson', game=EN.key(game))}"
            assert page.text == "\n".join([title, *said, ask])
            assert len(page.pictures) == 1
            assert labels(page) == [EN.key("button-learn")]

        async def answered(answer: Any, custom_id: CustomId, desk: Desk = desk) -> list[list[str]]:
            asks = by(running, ada)
            await answer(desk, asks.request(), custom_id)
            return asks.pages

        assert await answered(rules.show_special, CustomId(table.id, 0, "special")) == [told]
        nothing = [[EN.key("rules-nothing-special")]]
        assert await answered(rules.show_special, CustomId(plain.id, 0, "special")) == nothing
        [[title, *said]] = await answered(rules.show_lesson, CustomId(table.id, 0, "lesson"))
        assert title == f"### {EN.key('rules-lesson', game=EN.key('spirit-island'))}"
        assert said[: len(told)] == told
        untaught = replace(desk, games={PEBBLES.id: PEBBLES})
        lesson_of = CustomId(0, 0, "lessonof", PEBBLES.id)
        assert await answered(rules.show_lesson_of, lesson_of, untaught) == [[EN.key("rules-none-written")]]
        assert await answered(rules.show_lesson_of, lesson_of) == [[EN.key("rules-none-written")]]


def test_of_a_game_without_rules_nothing_is_answered() -> None:
    assert _answer(EN, ["no-game"], "gems", None, ()) == EN.key("rules-none-written")


def test_only_rules_in_play_at_a_table_answer() -> None:
    game = find("spirits-of-the-forest")
    table = table_of(Match.new(game, game.Options(), 2, b"seed"), "en")
    everywhere = _answer(EN, [game.id], "what is a wish card", None, ())
    here = _answer(EN, [game.id], "what is a wish card", table, ())
    assert "SF-WISH" in everywhere
    assert "SF-WISH" not in here
    assert len(re.findall(r"^\*\*[A-Z]+-", everywhere, re.MULTILINE)) <= BEST == 3
