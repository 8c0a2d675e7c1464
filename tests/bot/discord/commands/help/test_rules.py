"""/rules and /help: questions about the rules of what is played, and how to play."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.help import rules
from bot.discord.commands.help.rules import _answer, _named_in, special_rules_told
from bot.discord.delivery.request import Request
from bot.discord.ui.components import text
from bot.discord.ui.custom_id import CustomId
from engine.registry import find
from engine.rulebook import ledger
from engine.text import Text, say
from render.painter import Picture
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import (
    asked,
    grove,
    labels,
    playing,
    pressed,
)
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words


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


class Student:
    """A desk with two games of which one teaches nothing, and a request that notes its answers."""

    def __init__(self, here: Any = None) -> None:
        self.here = here
        self.games = {"moonlight": find("moonlight"), "untaught": SimpleNamespace(id="untaught")}
        self.tables = self.pool = self
        self.place, self.words, self.language = SimpleNamespace(channel=5), words("en"), "en"
        self.answers: list[object] = []

    async def at(self, channel: int) -> Any:
        assert channel == 5
        return self.here

    async def table(self, number: int) -> Any:
        assert number == 3
        return self.here

    async def draw(self, _: object, game: str, lesson: object, language: str) -> Picture:
        assert language == "en"
        self.answers.append(("draws", game, lesson))
        if game == "untaught":
            raise FileNotFoundError
        return Picture(b"", "a lesson", 1, 1)

    async def defer(self) -> None:
        """Take no time."""

    async def tell(self, key: str) -> None:
        self.answers.append(key)

    async def answer(self, page: Any, pictures: Any = ()) -> None:
        shown = [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]
        self.answers.append((shown, [each.name for each in pictures]))


def lying(game: str = "moonlight") -> Any:
    return SimpleNamespace(id=3, game=SimpleNamespace(id=game), options="options", seats=2)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say only keys, and of lessons what they are about."""
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(rules, "taught", lambda game, options, seats: f"{game.id} {options} {seats}")
    monkeypatch.setattr(
        rules, "special_rules_told", lambda _, game, options, seats: [text(f"special {options} {seats}")]
    )
    monkeypatch.setattr(rules, "begin_button", lambda *_: None)


ASK = "-# rules-ask(command command-rules)"
OF_GAMES = ["gk:0:0:lessonof:moonlight", "gk:0:0:lessonof:untaught"]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("here", "game", "answers"),
    [
        (None, None, [(["rules-which", *OF_GAMES], [])]),
        (None, "elsewhere", [(["rules-which", *OF_GAMES], [])]),
        (lying("elsewhere"), None, [(["rules-which", *OF_GAMES], [])]),
        (
            lying(),
            None,
            [
                ("draws", "moonlight", "moonlight options 2"),
                (["### rules-lesson(game moonlight)", "special options 2", ASK], ["lesson.png"]),
            ],
        ),
        (
            lying(),
            "moonlight",
            [
                ("draws", "moonlight", "moonlight options 2"),
                (["### rules-lesson(game moonlight)", "special options 2", ASK], ["lesson.png"]),
            ],
        ),
    ],
)
async def test_without_a_question_the_game_is_taught_or_asked_for(
    here: Any, game: str | None, answers: list[object]
) -> None:
    student = Student(here)
    await rules.show_rules(cast(Desk, student), cast(Request, student), None, game)
    assert student.answers == answers


@pytest.mark.usefixtures("plain")
async def test_a_game_of_no_table_is_taught_with_all_its_seats_and_none_is_said_so() -> None:
    student, moonlight = Student(lying()), find("moonlight")
    desk, request = cast(Desk, student), cast(Request, student)
    await rules.show_lesson_of(desk, request, CustomId(0, 0, "lessonof", "moonlight"))
    options = moonlight.Options()
    assert student.answers == [
        ("draws", "moonlight", f"moonlight {options} {max(moonlight.seats)}"),
        (["### rules-lesson(game moonlight)", ASK], ["lesson.png"]),
    ]
    student.answers.clear()
    await rules._show_lesson(desk, request, cast(Any, student.games["untaught"]), lying())
    await rules.show_lesson_of(desk, request, CustomId(0, 0, "lessonof", "no-game"))
    assert student.answers == [
        ("draws", "untaught", "untaught options 2"),
        "rules-none-written",
        "rules-none-written",
    ]
    student.answers.clear()
    await rules.show_special(desk, request, CustomId(3, 0, "special"))
    assert student.answers == [(["special options 2"], [])]


@pytest.mark.usefixtures("plain")
async def test_where_nothing_is_special_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "special_rules_told", lambda *_: [])
    student = Student(lying())
    await rules.show_special(cast(Desk, student), cast(Request, student), CustomId(3, 0, "special"))
    assert student.answers == [(["rules-nothing-special"], [])]


def test_of_a_game_without_rules_nothing_is_answered() -> None:
    english = words("en")
    assert _answer(english, ["no-game"], "gems", None, ()) == english.key("rules-none-written")


@pytest.mark.parametrize(
    ("usual", "written", "told"),
    [
        ([], [], []),
        ([say("hand-secret")], [], ["**rules-special**\n- hand-secret"]),
        (
            [say("hand-secret")],
            ["SF-TAKE-01"],
            ["**rules-special**\n- hand-secret\n-# **SF-TAKE-01** [SF-TAKE-01]"],
        ),
    ],
)
def test_special_rules_are_told_in_short_and_as_they_are_written(
    monkeypatch: pytest.MonkeyPatch, usual: list[Text], written: list[str], told: list[str]
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(Words, "rule", lambda _, rule: f"[{rule}]")
    telling = SimpleNamespace(special=lambda *_: usual, special_rules=lambda *_: written)
    game = cast(Any, SimpleNamespace(telling=telling))
    found = special_rules_told(words("en"), game, cast(Any, "options"), 2)
    assert [each.content for each in found] == told
