"""Questions find the rules that answer them, as people ask and as people type.

`asked/` holds questions that were written from the rules alone, before the search was measured with them; none of them is a known
question. The known questions and the groups of words that mean the same were written from the rules without a look at them. Weights were
set with known questions left out one at a time; a few were chosen after some that fail had been seen, and what Polish players call the
spirits of the island is known because one that failed asked for such a name. Two that failed showed that "on my own" is one phrase, and
that pairs of words have to be compared by their roots; with every eighth known question left out in turn, of 14,243 in all, both change
no share by more than a third of one percent. So the bounds below are a little kind. Of 160 questions that were asked in uncommon ways on
purpose, 91 had their rule first and 124 among three; they are known by now.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.question import Asked, Language, NameIndex, RuleIndex, SearchedRule, with_prefix
from engine.registry import games
from engine.rulebook import KnownQuestion, known_questions, ledger
from tests.catalogues import WHOLE
from words.catalogue import words

HELD_OUT = Path(__file__).parent / "asked"

every_language = pytest.mark.parametrize("language", WHOLE)
every_game = pytest.mark.parametrize("game_id", games())


def language_of(language: str) -> Language:
    return Language.read(*(words(language).key(f"rules-{part}") for part in ("stemmer", "synonyms", "empty")))


@cache
def index(language: str, game_id: str) -> RuleIndex:
    spoken = words(language)
    entries = {
        rule.id: SearchedRule(spoken.key(rule.group), spoken.rule(rule.id)) for rule in ledger(game_id)
    }
    known = (
        Asked(wording, each.rules)
        for each in known_questions(game_id)
        for wording in each.asked.get(language, ())
    )
    return RuleIndex(language_of(language), entries, known)


def held_out(game_id: str, language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    with (HELD_OUT / f"{game_id}.toml").open("rb") as file:
        for entry in tomllib.load(file)["question"]:
            found = KnownQuestion.model_validate(entry)
            yield from ((wording, found.rules) for wording in found.asked.get(language, ()))


def bounds(game_id: str, language: str) -> tuple[float, float]:
    with (HELD_OUT / f"{game_id}.toml").open("rb") as file:
        first, among_three = tomllib.load(file)["bounds"][language]
    return first, among_three


@every_language
@every_game
def test_questions_that_nobody_thought_of_find_their_rule(game_id: str, language: str) -> None:
    """Hold the search to the shares it has reached in each game and language.

    What is aimed at is the right rule first for 90 of 100 questions, and among three for 98.
    """
    asked = list(held_out(game_id, language))
    first, among_three = bounds(game_id, language)
    assert len(asked) >= 30
    answers = {wording: index(language, game_id).best(wording, 3) for wording, _ in asked}
    wrong = [
        (wording, answers[wording]) for wording, rules in asked if not {*answers[wording][:1]} & {*rules}
    ]
    missed = [(wording, answers[wording]) for wording, rules in asked if not {*answers[wording]} & {*rules}]
    assert len(asked) - len(wrong) >= first * len(asked), wrong
    assert len(asked) - len(missed) >= among_three * len(asked), missed


@every_language
@every_game
def test_no_question_is_known_that_shows_how_good_the_search_is(game_id: str, language: str) -> None:
    known = {wording.casefold() for each in known_questions(game_id) for wording in each.asked[language]}
    assert [wording for wording, _ in held_out(game_id, language) if wording.casefold() in known] == []


@every_language
@every_game
def test_a_known_question_asked_word_by_word_finds_its_rule(game_id: str, language: str) -> None:
    known = known_questions(game_id)
    asked = [(wording, each.rules) for each in known for wording in each.asked[language]][::20]
    found = index(language, game_id)
    assert [wording for wording, rules in asked if not {*found.best(wording, 1)} & {*rules}] == []


@every_language
@every_game
def test_the_same_words_ask_for_the_same_rules(game_id: str, language: str) -> None:
    first: dict[tuple[str, ...], frozenset[str]] = {}
    spoken = language_of(language)
    asked = [
        (wording, {*each.rules}) for each in known_questions(game_id) for wording in each.asked[language]
    ]
    other = [
        wording
        for wording, rules in asked
        if not first.setdefault(tuple(spoken.stems(wording)), frozenset(rules)) & rules
    ]
    assert other == []


@every_game
def test_known_questions_are_about_rules_and_there_in_both_languages(game_id: str) -> None:
    ids = {rule.id for rule in ledger(game_id)}
    known = known_questions(game_id)
    assert len(known) >= 30
    assert [each for each in known if not {*each.rules} <= ids or not {*WHOLE} <= {*each.asked}] == []


@every_language
@every_game
def test_every_rule_is_asked_for_in_three_ways(game_id: str, language: str) -> None:
    """Rulings that were published later are found by the rules that they make more exact."""
    ways = Counter(
        rule for each in known_questions(game_id) for rule in each.rules for _ in each.asked[language]
    )
    assert [rule.id for rule in ledger(game_id) if not rule.rules and ways[rule.id] < 3] == []


@every_game
@every_language
def test_every_section_of_the_rules_has_a_head(game_id: str, language: str) -> None:
    assert [rule.group for rule in ledger(game_id) if not words(language).has(rule.group)] == []


@pytest.mark.parametrize(
    ("language", "game_id", "question", "answer"),
    [
        ("en", "living-forest", "what are fragmnets for?", "LF-FRAGMENT"),
        ("pl", "spirits-of-the-forest", "klejnty", "SF-GEM"),
        ("pl", "living-forest", "ile mam akcji", "LF-ACTION-02"),
        ("en", "spirits-of-the-forest", "HOW MANY GEMS?", "SF-SETUP-11"),
    ],
)
def test_what_is_misspelled_or_shouted_is_understood(
    language: str, game_id: str, question: str, answer: str
) -> None:
    assert index(language, game_id).best(question, 3)[0].startswith(answer)


def test_what_no_rule_speaks_of_has_no_answer() -> None:
    assert index("en", "living-forest").best("zeppelin", 3) == []
    assert index("en", "living-forest").best("", 3) == []
    assert index("en", "living-forest").best('"; DROP TABLE said', 3) != ["said"]


def test_only_rules_that_are_asked_for_are_found() -> None:
    assert index("en", "living-forest").best("How do I win?", 3, ["LF-DRAW-01"]) in ([], ["LF-DRAW-01"])


def test_a_group_of_words_without_any_is_none() -> None:
    read = Language.read("english", "win victory; ; on-my-own alone;", "how")
    assert len(read.synonyms) == 2
    assert read.phrases == ("on-my-own",)
    assert len(read.meanings(read.stems("win on my own"))) == 2


ENGLISH = Language.read("english", "win victory", "how do i what does")


def test_a_known_question_leads_to_its_rules_in_their_order() -> None:
    found = RuleIndex(
        ENGLISH,
        {
            "A-01": SearchedRule("End", "Twelve of them end it."),
            "A-02": SearchedRule("End", "A tie is shared."),
        },
        [Asked("How do I win?", ["A-01", "A-02"])],
    )
    assert found.best("what brings victory", 3) == ["A-01", "A-02"]


def test_what_is_asked_in_many_ways_is_meant_where_the_words_do_not_tell() -> None:
    found = RuleIndex(
        ENGLISH,
        {"A-01": SearchedRule("", "Nothing."), "A-02": SearchedRule("", "Nothing.")},
        [
            Asked("Why a blue gem?", ["A-01"]),
            *(Asked(each, ["A-02"]) for each in ("Why a red gem?", "Where is the box?", "Who shuffles?")),
        ],
    )
    assert found.best("gem", 2) == ["A-02", "A-01"]


def test_a_question_asked_word_by_word_is_not_outdone_by_others_like_it() -> None:
    alike = ["A blue gem, why?", "Why blue, a gem?", "A gem: why blue?"]
    found = RuleIndex(
        ENGLISH,
        {"A-01": SearchedRule("", "Nothing."), "A-02": SearchedRule("", "Nothing.")},
        [Asked("Why a blue gem?", ["A-01"]), *(Asked(each, ["A-02"]) for each in alike)],
    )
    assert found.best("a blue gem", 2) == ["A-02", "A-01"]
    assert found.best("why a blue gem", 2) == ["A-01", "A-02"]


def test_heads_of_sections_are_searched_too() -> None:
    found = RuleIndex(
        ENGLISH, {"A-01": SearchedRule("Gems", "Place one."), "A-02": SearchedRule("Tiles", "Take one.")}
    )
    assert found.best("gem", 3) == ["A-01"]


def test_a_language_without_a_stemmer_compares_words_as_they_stand() -> None:
    found = RuleIndex(Language.read("", "", ""), {"A-01": SearchedRule("", "Edelsteine liegen hier.")})
    assert found.best("Edelsteine", 3) == ["A-01"]


@pytest.mark.parametrize(
    ("question", "named"),
    [
        ("what does Massive Flooding do?", ["Massive Flooding"]),
        ("lightnings swift strikes", ["Lightning's Swift Strike"]),
        ("England", ["Kingdom of England"]),
        ("strike", []),
        ("how do I win?", []),
        ("", []),
    ],
)
def test_names_are_found_whole_or_by_a_word_that_no_other_has(question: str, named: list[str]) -> None:
    names = [
        "Massive Flooding",
        "Lightning's Swift Strike",
        "Second Strike",
        "Kingdom of England",
        "7 · Gathering",
    ]
    assert NameIndex(ENGLISH, names).named_in(question) == named


def test_of_the_names_in_a_question_the_longest_comes_first_and_none_that_stands_within_another() -> None:
    index = NameIndex(ENGLISH, ["Fern", "Oak", "Great Oak Tree", "Birch Grove"])
    question = "does a fern grow in a birch grove below a great oak tree?"
    assert index.named_in(question) == ["Great Oak Tree", "Birch Grove", "Fern"]


def test_words_of_a_phrase_mean_something_only_together() -> None:
    phrased = Language.read("english", "alone on-my-own", "my on i do")
    entries = {
        "A-01": SearchedRule("", "Alone, win by ten."),
        "A-02": SearchedRule("", "My own gem: win by two."),
    }
    assert RuleIndex(phrased, entries).best("Do I win on my own?", 1) == ["A-01"]
    assert RuleIndex(phrased, entries).best("Do I win my own gem?", 1) == ["A-02"]
    assert phrased.own("On my own!") == phrased.stems("on-my-own")


def test_an_id_is_looked_up_as_it_stands() -> None:
    assert with_prefix(["SF-TAKE-01", "SF-TAKE-02", "SF-GEM-01"], " sf-take ") == ["SF-TAKE-01", "SF-TAKE-02"]
    assert with_prefix(["SF-TAKE-01"], "SF-TAK") == []
