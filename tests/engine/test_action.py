"""Actions as text, as JSON and as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.action import Grammar, field_names, path_text, to_text, values, verb_of
from engine.errors import Malformed
from engine.text import say
from tests.engine.toys.magpies import End, Take


@dataclass(frozen=True, slots=True)
class Push:
    what: str
    count: int
    where: str | None = None
    price: int | None = None
    note: str | int | None = None
    verb: Literal["push"] = "push"


@dataclass(frozen=True, slots=True)
class Rest:
    verb: Literal["rest"] = "rest"


GRAMMAR: Grammar[Push | Rest] = Grammar((Push, Rest))

words = st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1).filter(lambda word: word != "-")
pushes = st.builds(
    Push, words, st.integers(), st.none() | words, st.none() | st.integers(), st.none() | words
)


@given(pushes | st.just(Rest()))
def test_an_action_comes_back_from_its_text(action: Push | Rest) -> None:
    assert GRAMMAR.read(to_text(action)) == action


@given(pushes | st.just(Rest()))
def test_an_action_comes_back_from_its_json(action: Push | Rest) -> None:
    assert GRAMMAR.load(GRAMMAR.dump(action)) == action


def test_the_text_leaves_trailing_fields_out_and_marks_those_between() -> None:
    assert to_text(Push("log", 3)) == "push log 3"
    assert to_text(Push("log", 3, price=-2)) == "push log 3 - -2"
    assert to_text(Rest()) == "rest"
    assert path_text("push", ("log", None)) == "push log"


def test_fields_stand_in_the_order_they_are_decided() -> None:
    assert field_names(Push) == ("what", "count", "where", "price", "note")
    assert values(Push("log", 3, "hill")) == ("log", 3, "hill", None, None)
    assert verb_of(Rest()) == "rest"
    assert list(GRAMMAR.verbs) == ["push", "rest"]


def test_spaces_between_words_do_not_matter() -> None:
    assert GRAMMAR.read("  push   log 3 ") == Push("log", 3)


@pytest.mark.parametrize("line", ["fly", "", "  ", "-", "PUSH log 3"])
def test_an_unknown_verb_is_answered_with_those_there_are(line: str) -> None:
    with pytest.raises(Malformed) as refused:
        GRAMMAR.read(line)
    verb = (line.split() or ["-"])[0]
    assert refused.value.text == say("malformed-verb", verb=verb, verbs="push, rest")


@pytest.mark.parametrize(
    ("line", "field"),
    [("push", "what"), ("push log", "count"), ("push log many", "count"), ("push log 3 hill far", "price")],
)
def test_a_field_that_cannot_be_read_is_named(line: str, field: str) -> None:
    with pytest.raises(Malformed) as refused:
        GRAMMAR.read(line)
    assert refused.value.text == say("malformed-field", verb="push", field=field)


def test_too_many_words_are_answered_with_the_fields_there_are() -> None:
    with pytest.raises(Malformed) as refused:
        GRAMMAR.read("push a 1 b 2 c d")
    assert refused.value.text == say(
        "malformed-too-many", verb="push", fields="what, count, where, price, note"
    )
    with pytest.raises(Malformed) as refused:
        GRAMMAR.read("rest now")
    assert refused.value.text == say("malformed-too-many", verb="rest", fields="-")


def test_a_value_of_the_wrong_kind_is_named_by_its_field() -> None:
    with pytest.raises(Malformed) as refused:
        GRAMMAR.build("push", {"what": 5, "count": 1})
    assert refused.value.text == say("malformed-field", verb="push", field="what")


def test_a_field_that_may_hold_either_kind_is_named_too() -> None:
    odd: Any = ["neither", "nor"]
    with pytest.raises(Malformed) as refused:
        GRAMMAR.build("push", {"what": "log", "count": 1, "note": odd})
    assert refused.value.text == say("malformed-field", verb="push", field="note")


@pytest.mark.parametrize("data", [None, 5, "push", {}, {"verb": "fly"}, {"verb": "push", "what": "log"}])
def test_json_that_is_no_action_is_malformed(data: object) -> None:
    with pytest.raises(Malformed) as refused:
        GRAMMAR.load(data)
    assert refused.value.text == say("malformed-data")


def test_a_game_of_one_verb_reads_and_writes_too() -> None:
    grammar: Grammar[Rest] = Grammar((Rest,))
    assert grammar.read("rest") == Rest()
    assert grammar.load({"verb": "rest"}) == Rest()
    with pytest.raises(Malformed):
        grammar.read("push log 3")
    with pytest.raises(Malformed):
        grammar.load({"verb": "push"})


def test_a_class_without_a_literal_verb_is_a_bug() -> None:
    @dataclass(frozen=True, slots=True)
    class Vague:
        verb: str = "vague"

    with pytest.raises(TypeError, match="must be a Literal"):
        Grammar((Vague,))


def test_a_field_that_is_marked_as_left_out_is_none_also_where_it_could_be_a_word() -> None:
    grammar: Grammar[Take | End] = Grammar((Take, End))
    assert [grammar.read(line) for line in ("take A -", "take A", "end")] == [Take("A"), Take("A"), End()]
    with pytest.raises(Malformed):
        grammar.read("take - B")
