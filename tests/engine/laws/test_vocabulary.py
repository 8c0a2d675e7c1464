"""Every action that can be written over the pieces of a table, each once, and those beside one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pytest

from engine.action import Grammar, Value, to_text
from engine.chance import Chance
from engine.laws.vocabulary import BELOW, UNHEARD, Vocabulary, vocabulary, written
from engine.registry import find


@dataclass(frozen=True, slots=True)
class Dig:
    """Dig somewhere, deep or not, for something or for nothing."""

    where: str
    depth: int
    how: Literal["gently", "fast"]
    wanted: str | None = None
    verb: Literal["dig"] = "dig"


PIECES: dict[str, Sequence[Value]] = {"where": ("A", "B", "A"), "depth": (1, 2), "wanted": ("gold",)}


def of(field: str) -> tuple[Value, ...]:
    return written(Dig, field, PIECES.__getitem__)


def digs() -> Vocabulary[Dig]:
    return Vocabulary(Grammar((Dig,)), "dig", tuple(map(of, ("where", "depth", "how", "wanted"))))


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("where", ("A", "B", UNHEARD)),
        ("depth", (1, 2, BELOW)),
        ("how", ("gently", "fast")),
        ("wanted", (None, "gold", UNHEARD)),
    ],
)
def test_a_field_holds_what_its_type_lists_or_the_pieces_and_something_unheard_of(
    field: str, values: tuple[Value, ...]
) -> None:
    assert of(field) == values


def test_every_action_is_there_once_and_has_a_number() -> None:
    every = [*digs()]
    assert len(every) == len(digs()) == 3 * 3 * 2 * 3
    assert len({*every}) == len(every)
    assert {digs()[number] for number in range(len(digs()))} == {*every}
    assert all(action in digs() for action in every)
    assert Dig("C", 1, "fast") not in digs()
    assert Dig("A", 3, "fast") not in digs()
    assert Dig("A", 1, "fast", "silver") not in digs()


def test_beside_an_action_are_those_that_differ_in_one_field() -> None:
    own = Dig("A", 1, "fast")
    found = [*digs().beside(own)]
    assert len(found) == len({*found}) == 2 + 2 + 1 + 2
    for each in found:
        differing = [
            name for name in ("where", "depth", "how", "wanted") if getattr(each, name) != getattr(own, name)
        ]
        assert len(differing) == 1, to_text(each)


def test_a_game_has_a_vocabulary_for_each_verb_with_the_pieces_of_the_table() -> None:
    game = find("spirits-of-the-forest")
    found = vocabulary(game, game.setup(game.Options(), 2, Chance(b"words")))
    assert found.keys() == game.grammar.verbs.keys()
    places = found["place"].choices[0]
    assert {"A1", "D12", UNHEARD} <= {*places}
    for verb, each in found.items():
        assert each.verb == verb
        assert each[0].verb == verb
