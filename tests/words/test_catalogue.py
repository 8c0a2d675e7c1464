"""Texts become sentences, in the reader's language."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.text import Rule, Seat, Text, Who, say
from tests.catalogues import WHOLE
from words.__main__ import given, main
from words.catalogue import (
    CATALOGUES,
    LANGUAGES,
    MOST,
    Words,
    capitalized,
    language_of,
    languages_in,
    read,
    words,
)

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
    [
        ("pl", "pl"),
        ("pl-PL", "pl"),
        ("PL", "pl"),
        ("en-GB", "en"),
        ("de-AT", "de"),
        ("xx", "en"),
        ("", "en"),
        (None, "en"),
    ],
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


def test_messages_that_mention_one_another_are_read_to_an_end(folder: Path) -> None:
    told = "hen = an { egg } and { grain }\negg = of a { hen } and { grain }\ngrain = a grain\n"
    (folder / "en" / "more.ftl").write_text(told, encoding="utf-8")
    english = Words("en", folder)
    assert english.has("hen")
    assert english.say(say("grain")) == "a grain"


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


@pytest.mark.parametrize(
    "written",
    [
        "it = Two words\n",
        "it=Two words",
        "it =   Two  words, “quoted” – and \\ more \n\n",
        "it = Two words\n# on the next one\n\n## and on all others\n\n",
        "it = Two words #, and no remark\n",
        "it = Two words\n    # that go on\n",
        "it = Two words\n    and more\n",
        "it = Two words\n\n    and more, after a line\n",
        "it = Two words\n   \n",
        "it = Two words\t\n",
        "it =\n    Two words\n",
        "it = Two words\n    .hint = only a hint\n",
        'it = Two { "words" }\n',
        "it = [Two] *words = .more\n",
    ],
)
def test_a_plain_message_says_what_the_library_reads_in_it(folder: Path, written: str) -> None:
    (folder / "en" / "more.ftl").write_text(written, encoding="utf-8")
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(written))
    pattern = whole.get_message("it").value
    assert pattern is not None
    assert Words("en", folder).key("it") == whole.format_pattern(pattern, {})[0]


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


GERMAN = """
both = { $people } spielen { $game }.
hello = Hallo, { grey }!
empty = { hello } Guten Tag!
"""


@pytest.fixture
def german(folder: Path) -> Words:
    """Return the words of a language that lacks nearly everything, and of what it says a part."""
    (folder / "en" / "more.ftl").write_text("grey = grey heron\n", encoding="utf-8")
    (folder / "de").mkdir()
    (folder / "de" / "some.ftl").write_text(GERMAN, encoding="utf-8")
    return Words("de", folder, fallback=Words("en", folder))


def test_a_sentence_that_a_language_lacks_is_said_in_english_with_all_that_is_in_it(german: Words) -> None:
    assert german.key("stones", count=1) == "one stone"
    assert german.say(say("because", rule=Rule("SF-1"))) == "Refused: Stones are round."
    assert german.say(say("both", people=("Ada", "Ola"), game=say("stones", count=3))) == (
        "Ada und Ola spielen 3 stones."
    )
    assert german.say(say("because", rule=say("both", people=("Ada", "Ola"), game="Go"))) == (
        "Refused: Ada and Ola play Go."
    )
    assert german.has("stones")
    assert not german.has_own("stones")


def test_a_sentence_that_mentions_what_its_language_lacks_is_said_whole_in_english(german: Words) -> None:
    assert german.key("hello", who="Ada") == "Hello, Ada!"
    assert german.key("hello", who="Ola") == "Hello, Ola!"
    assert not german.has_own("empty"), "what it mentions mentions what is not there"


@pytest.mark.wordless
def test_a_sentence_that_no_language_has_is_logged_once(
    german: Words, caplog: pytest.LogCaptureFixture
) -> None:
    assert german.key("nowhere") == "nowhere"
    assert caplog.text.count("no words for nowhere") == 1


def test_a_folder_of_files_makes_a_language(folder: Path) -> None:
    assert languages_in(folder) == ("en", "pl")
    (folder / "de").mkdir()
    assert languages_in(folder) == ("en", "pl"), "a folder without words makes none"
    (folder / "de" / "some.ftl").write_text(GERMAN, encoding="utf-8")
    (folder / "no-language").mkdir()
    (folder / "no-language" / "some.ftl").write_text(GERMAN, encoding="utf-8")
    assert languages_in(folder) == ("en", "de", "pl")


def test_every_language_has_a_name_of_its_own() -> None:
    assert len({words(language).key("language") for language in LANGUAGES}) == len(LANGUAGES)


def test_what_a_language_lacks_is_named_and_what_it_has_too_much_is_a_fault(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(folder) == 0
    told = capsys.readouterr().out
    assert "pl/some.ftl: 4 of 6:" in told
    assert "SF-1" in told
    assert "\npl: 33%" in told
    (folder / "pl" / "some.ftl").write_text("hello = { $whom }\nhullo = hullo\n", encoding="utf-8")
    read.cache_clear()
    assert main(folder) == 1
    told = capsys.readouterr().out
    assert "pl: hello asks for whom, which nobody gives." in told
    assert "pl: hullo is no message of en." in told


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_a_folder_without_catalogues_is_refused_with_what_to_name(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(SystemExit):
        given([str(tmp_path / name)])
    assert "name the folder that the folders of languages are in" in capsys.readouterr().err
    assert given([]) == CATALOGUES


def test_the_program_looks_at_the_folder_it_is_given_and_fails_where_anything_is_wrong(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["words", str(folder)])
    monkeypatch.delitem(sys.modules, "words.__main__")
    (folder / "pl" / "some.ftl").write_text("hello = { $whom }\n", encoding="utf-8")
    for codes in (1, 0):
        read.cache_clear()
        with pytest.raises(SystemExit) as left:
            runpy.run_module("words", run_name="__main__")
        assert left.value.code == codes
        assert "\npl: 16%" in capsys.readouterr().out
        (folder / "pl" / "some.ftl").write_text("hello = hello\n", encoding="utf-8")


def test_a_whole_language_may_lack_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    every = [f"key-{number} = word\n" for number in range(20)]
    for language, told in (("en", every), ("pl", every[1:])):
        (folder / language / "some.ftl").write_text("".join(told), encoding="utf-8")
    read.cache_clear()
    assert main(folder) == 1
    assert "pl/some.ftl: 1 of 20: key-0" in capsys.readouterr().out
    (folder / "pl" / "some.ftl").write_text("".join(every), encoding="utf-8")
    read.cache_clear()
    assert main(folder) == 0


@pytest.mark.parametrize("language", WHOLE)
def test_a_part_that_is_too_long_is_cut_and_the_sentence_is_whole(language: str) -> None:
    said = words(language).key("away-no-date", given="a" * 6000)
    assert "???" not in said
    assert "a…" in said
    assert said.endswith(words(language).key("away-no-date", given="")[-20:])


@pytest.mark.parametrize(
    ("phrase", "shown"),
    [("łąka Ady", "Łąka Ady"), ("Żółw", "Żółw"), ("x", "X"), ("", ""), ("3 gems", "3 gems")],
)
def test_a_sentence_begins_with_a_capital_and_keeps_all_others(phrase: str, shown: str) -> None:
    assert capitalized(phrase) == shown


@pytest.mark.parametrize(("length", "shown"), [(MOST, MOST), (MOST + 1, MOST)])
def test_only_a_part_that_is_longer_than_a_sentence_takes_is_cut(
    folder: Path, length: int, shown: int
) -> None:
    said = Words("en", folder).key("hello", who="x" * length)
    part = said.removeprefix("Hello, ").removesuffix("!")
    assert (len(part), part.endswith("…")) == (shown, length > MOST)


def test_every_number_below_zero_in_a_sentence_has_a_real_minus_and_no_other(folder: Path) -> None:
    (folder / "en" / "more.ftl").write_text("change = { $first }, { $second }, -7\n", encoding="utf-8")
    assert Words("en", folder).key("change", first=-12, second=-3) == "−12, −3, -7"
    assert Words("en", folder).key("change", first=7, second="-7") == "7, -7, -7"
