"""Texts become sentences, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.text import Rule, Seat, Text, Who, say
from words.catalogue import LANGUAGES, Words, language_of, words

ENGLISH = """
hello = Hello, { $who }!
both = { $people } play { $game }.
stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
because = Refused: { $rule }
SF-1 = Stones are round.
empty =
    .hint = only a hint
"""
POLISH = """
stones = { $count ->
    [one] jeden kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
both = { $people } grają w { $game }.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, catalogue in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(catalogue, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("locale", "language"),
    [("pl", "pl"), ("pl-PL", "pl"), ("PL", "pl"), ("en-GB", "en"), ("de", "en"), ("", "en"), (None, "en")],
)
def test_the_nearest_language_is_spoken(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_seats_are_said_by_name_and_by_number_where_nobody_sits(folder: Path) -> None:
    english = Words("en", folder)
    hello = say("hello", who=Who(Seat(1)))
    assert english.say(hello, ["Ala", "Ola"]) == "Hello, Ola!"
    assert english.say(hello, ["Ala"]) == "Hello, player 2!"


def test_lists_texts_and_rules_are_said_within(folder: Path) -> None:
    people = (Who(Seat(0)), Who(Seat(1)), "Ewa")
    text = say("both", people=people, game=say("stones", count=1))
    assert Words("en", folder).say(text, ["Ala", "Ola"]) == "Ala, Ola, and Ewa play one stone."
    assert Words("pl", folder).say(text, ["Ala", "Ola"]) == "Ala, Ola i Ewa grają w jeden kamień."
    assert Words("en", folder).say(say("because", rule=Rule("SF-1"))) == "Refused: Stones are round."


def test_a_message_finds_what_it_mentions_in_any_catalogue(folder: Path) -> None:
    (folder / "en" / "more.ftl").write_text(
        """
told = { $count ->
    [one] { grey }
   *[other] { stones }
}, says { -bird(case: "small") }
grey = a { heavy } stone
heavy = heavy
-bird = { $case ->
   *[small] magpie
    [large] Magpie
}
""",
        encoding="utf-8",
    )
    english = Words("en", folder)
    assert english.key("told", count=2) == "2 stones, says magpie"
    assert english.key("told", count=1) == "a heavy stone, says magpie"


def test_of_two_messages_of_one_name_the_first_is_said(folder: Path) -> None:
    (folder / "en" / "twice.ftl").write_text(
        "stones = pebbles\ntwice = first\ntwice = second\n", encoding="utf-8"
    )
    english = Words("en", folder)
    assert english.key("stones", count=1) == "one stone"
    assert english.key("twice") == "first"


@pytest.mark.parametrize(("count", "form"), [(1, "jeden kamień"), (3, "3 kamienie"), (5, "5 kamieni")])
def test_numbers_take_the_form_the_language_wants(folder: Path, count: int, form: str) -> None:
    assert Words("pl", folder).key("stones", count=count) == form


@pytest.mark.wordless
@pytest.mark.parametrize("key", ["nowhere", "empty"])
def test_a_missing_sentence_is_logged_and_its_key_shown(
    folder: Path, caplog: pytest.LogCaptureFixture, key: str
) -> None:
    assert Words("en", folder).say(Text(key)) == key
    assert f"no words for {key} in en" in caplog.text


@pytest.mark.wordless
def test_a_missing_argument_is_logged_and_the_rest_is_said(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert "Hello" in Words("en", folder).key("hello")
    assert "words for hello in en" in caplog.text


def test_names_are_no_commands_to_the_catalogue(folder: Path) -> None:
    assert Words("en", folder).say(say("hello", who=Who(Seat(0))), ["{ $who } *x*"]) == "Hello, { $who } *x*!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_read_once(language: str) -> None:
    assert words(language) is words(language)
    assert words(language).has("illegal-over")
    assert not words(language).has("no-such-words")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_real_minus(language: str) -> None:
    said = words(language).key("score-line", rank=1, who="Al-12", points=-3)
    assert "−3" in said
    assert "-3" not in said
    assert "Al-12" in said, "names keep their hyphens"
