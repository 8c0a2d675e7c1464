"""Questions find the rules that answer them, as people ask and as people type."""

from __future__ import annotations

import pytest

from engine.question import Language, Sentences, alike, with_prefix
from engine.rulebook import ledger
from words.catalogue import words


def asked(language: str, game_id: str, question: str) -> list[str]:
    spoken = words(language)
    how = Language.read(spoken.key("rules-synonyms"), spoken.key("rules-empty"))
    return Sentences(how, {rule.id: spoken.rule(rule.id) for rule in ledger(game_id)}).best(question, 3)


@pytest.mark.parametrize(
    ("language", "game_id", "question", "answer"),
    [
        ("en", "living-forest", "How do I win?", "LF-WIN-05"),
        ("en", "living-forest", "how many actions do I have", "LF-ACTION-02"),
        ("en", "living-forest", "fragmnet", "LF-FRAGMENT-07"),
        ("en", "living-forest", "jumping a spirit", "LF-MOVE-06"),
        ("en", "spirits-of-the-forest", "do favours save me from losing points?", "SF-SCORE-05"),
        ("en", "spirits-of-the-forest", "can I take a double with a single", "SF-TAKE-02"),
        ("en", "spirits-of-the-forest", "what is the price of a gem", "SF-TAKE-13"),
        ("en", "spirit-island", "how much damage does a town do", "SI-INVADER-01"),
        ("pl", "spirits-of-the-forest", "ile kosztuje klejnot?", "SF-GEM-08"),
        ("pl", "spirits-of-the-forest", "klejnty", "SF-GEM-12"),
        ("pl", "living-forest", "ile mam akcji?", "LF-ACTION-02"),
        ("pl", "living-forest", "jak wygrać?", "LF-WIN-05"),
        ("pl", "living-forest", "kiedy gra się kończy?", "LF-END-07"),
    ],
)
def test_a_question_finds_the_rule_that_answers_it(
    language: str, game_id: str, question: str, answer: str
) -> None:
    assert answer in asked(language, game_id, question)


def test_what_no_rule_speaks_of_has_no_answer() -> None:
    assert asked("en", "living-forest", "rocket") == []
    assert asked("en", "living-forest", "") == []


@pytest.mark.parametrize(
    ("one", "other", "are"),
    [
        ("tiles", "tile", True),
        ("klejnot", "klejnotu", True),
        ("star", "starts", False),
        ("gem", "game", False),
    ],
)
def test_forms_of_a_word_are_told_from_other_words(one: str, other: str, are: bool) -> None:
    assert alike(one, other) is are


def test_an_id_is_looked_up_as_it_stands() -> None:
    assert with_prefix(["SF-TAKE-01", "SF-TAKE-02", "SF-GEM-01"], " sf-take ") == ["SF-TAKE-01", "SF-TAKE-02"]
    assert with_prefix(["SF-TAKE-01"], "SF-TAK") == []
