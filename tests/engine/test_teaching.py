"""Lessons and guided games: what is told of a game on a table, and a short deal to learn by."""

from __future__ import annotations

from typing import Any

import pytest

from engine.guided_game import (
    FEWEST,
    MOST,
    GuidedGame,
    GuidedMove,
    begin,
    guided,
    guided_keys,
    play_lines,
    why,
)
from engine.lesson import (
    Lesson,
    LessonPart,
    Taught,
    groups_of_modules,
    is_sign,
    lesson,
    lesson_keys,
    taught,
    tip_key,
)
from engine.registry import find
from engine.text import Seat, say

MOONLIGHT = find("moonlight")


def parts(seats: int, **options: Any) -> list[str]:
    told = taught(MOONLIGHT, MOONLIGHT.Options.model_validate(options), seats)
    return [part.name for part in told.part]


def test_a_part_is_told_where_its_rule_is_in_play() -> None:
    assert "goal" in parts(1)
    assert "versus-goal" not in parts(1)
    assert {"turn", "twin-turn"} & {*parts(1)} == {"turn"}
    assert {"turn", "twin-turn"} & {*parts(1, scenario=2)} == {"twin-turn"}
    whole = {part.name for part in lesson("moonlight").part}
    assert {*parts(1), *parts(2)} < whole
    plain = taught(MOONLIGHT, MOONLIGHT.Options(), 1)
    assert {sign.name for sign in plain.sign} <= {sign.name for sign in lesson("moonlight").sign}
    assert all(MOONLIGHT.telling.in_play(MOONLIGHT.Options(), 1, sign.rule) for sign in plain.sign)


def test_the_keys_of_a_lesson_are_headings_sentences_and_signs() -> None:
    keys, whole = [*lesson_keys("moonlight")], lesson("moonlight")
    assert keys[:4] == ["lesson-goal", "moonlight-lesson-goal", "lesson-goal", "moonlight-lesson-versus-goal"]
    assert keys[2 * len(whole.part) :] == [f"moonlight-sign-{sign.name}" for sign in whole.sign]


def test_the_signs_of_a_lesson_are_those_of_its_rows_and_of_its_legend() -> None:
    part = LessonPart(name="goal", rule="R-1", rows=(("leaf", "+4", "Ada", "→"), ("tile-leaf",)))
    assert Lesson(part=(part,), sign=(Taught(name="gem", rule="R-2"),)).signs == {"leaf", "tile-leaf", "gem"}
    assert [is_sign(item) for item in ("leaf", "a", "tile-leaf", "Leaf", "4", "leaf!", "")] == [
        *(True, True, True),
        *(False, False, False, False),
    ]


def test_modules_are_the_groups_of_rules_that_the_plain_game_is_without() -> None:
    game = find("spirits-of-the-forest")
    rules = [part.rule for part in lesson(game.id).part]
    found = groups_of_modules(game, rules)
    plain = {
        rule.rpartition("-")[0]
        for rule in rules
        if game.telling.in_play(game.Options(), max(game.seats), rule)
    }
    assert found
    assert not found & plain
    assert found <= {rule.rpartition("-")[0] for rule in rules}


def test_the_tip_on_a_question_is_named_after_it() -> None:
    assert tip_key(say("some-game-ask-draw")) == "some-game-tip-draw"
    assert tip_key(say("some-game-must")) is None


def test_a_guided_game_begins_after_its_opening_and_goes_on_as_it_says() -> None:
    given, match = guided("moonlight"), begin(MOONLIGHT)
    assert match.seats == given.seats
    assert match.steps.since or not given.opening
    assert begin(MOONLIGHT).digest == match.digest
    first = given.step[0]
    (told,) = play_lines(match, [f"0 {first.move}"])
    assert told[:2] == (Seat(0), first.move)
    assert told[2]
    assert begin(MOONLIGHT).digest != match.digest


def test_the_sentences_of_a_guided_game_are_named_after_its_steps() -> None:
    assert why("moonlight", "gem") == say("moonlight-guided-gem")
    steps = [f"moonlight-guided-{step.why}" for step in guided("moonlight").step]
    assert [*guided_keys("moonlight")] == ["moonlight-guided-begin", *steps]


def test_a_guided_game_is_neither_too_short_nor_too_long() -> None:
    step = GuidedMove(move="take", why="take")
    for right in (FEWEST, MOST):
        assert len(GuidedGame(seats=1, seed="s", step=(step,) * right).step) == right
    for wrong in (5, 16):
        with pytest.raises(ValueError, match=f"a guided game has 6 to 15 steps, and not {wrong}"):
            GuidedGame(seats=1, seed="s", step=(step,) * wrong)
