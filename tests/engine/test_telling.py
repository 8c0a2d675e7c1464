"""The words a game has without a line of code: by the catalogue alone."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

import pytest

from engine.telling import Telling
from engine.text import Seat, Text, say


@dataclass(frozen=True, slots=True)
class Lay:
    stone: int
    on_top: str | None = None
    verb: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Rest:
    verb: Literal["rest"] = "rest"


class CairnTelling(Telling[None, Any]):
    sights = MappingProxyType({"draw": "stone", "turn-up": "tile"})


TELLING = CairnTelling("cairn")


def test_a_choice_is_said_by_its_field_and_its_value() -> None:
    assert TELLING.choice(None, Lay(4), "stone") == say("cairn-choice-stone", value=4)
    assert TELLING.choice(None, Lay(4, "A1"), "on_top") == say("cairn-choice-on-top", value="A1")


def test_what_is_not_chosen_is_said_as_it_is_written() -> None:
    assert TELLING.choice(None, Lay(4), "on_top") == say("cairn-choice-on-top", value="-")


def test_the_question_for_a_choice_is_said_by_its_field_whatever_the_verb() -> None:
    assert [TELLING.question(verb, "on_top") for verb in ("lay", "lift")] == [say("cairn-field-on-top")] * 2


def test_a_label_is_said_by_its_verb_with_every_choice() -> None:
    assert TELLING.label(None, Lay(4, "A1")) == say(
        "cairn-label-lay",
        stone=say("cairn-choice-stone", value=4),
        on_top=say("cairn-choice-on-top", value="A1"),
    )


def test_a_game_of_its_own_choices_has_them_in_its_labels() -> None:
    class Heavy(CairnTelling):
        def choice(self, view: None, action: Lay, field: str) -> Text:
            return say("cairn-heavy")

    assert Heavy("cairn").label(None, Lay(4)) == say(
        "cairn-label-lay", stone=say("cairn-heavy"), on_top=say("cairn-heavy")
    )


def test_the_first_event_that_shows_something_says_what_it_was() -> None:
    told = [say("cairn-event-lay"), say("cairn-event-turn-up"), say("cairn-event-draw")]
    assert TELLING.sight(told) == say("cairn-seen-tile")
    assert TELLING.sight(told[:1]) is None
    assert TELLING.sight([say("other-event-draw")]) is None


def test_by_default_the_score_says_what_is_better_and_every_rule_is_in_play() -> None:
    assert TELLING.merits(None, None, Seat(0)) is None
    assert TELLING.in_play(None, 2, "CAIRN-LAY-01")
    assert TELLING.special(None, 2) == ()
    assert TELLING.turn(None) is None
    assert not TELLING.warned(None, Lay(4))


def test_what_a_game_says_nothing_about_has_its_defaults() -> None:
    assert TELLING.unpictured(None, Lay(4), "stone") is None
    assert TELLING.option_matters(None, "heap") is True
    with pytest.raises(LookupError, match="nobody"):
        TELLING.character("nobody")


def test_actions_together_are_said_by_their_first_fields_and_without_fields_whole() -> None:
    assert TELLING.together(None, [Lay(4), Lay(5)]) == [
        say("cairn-choice-stone", value=4),
        say("cairn-choice-stone", value=5),
    ]
    assert TELLING.together(None, [Rest()]) == [TELLING.label(None, Rest())]
