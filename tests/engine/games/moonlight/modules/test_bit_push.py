"""Bits that are pushed away."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.modules.bit_push import pushes
from engine.games.moonlight.rules.setup import deal
from tests.engine.games.moonlight.stories import Story

ENCLOSED = 14


def grove(*bits: str, light: str = "C3", shadow: str = "F8") -> Story:
    """Return the walled grove in the movement phase, with bits on these places."""
    return Story(ENCLOSED, 2, light, shadow).change(phase="move").bits(*bits)


def pushed(story: Story) -> set[str]:
    """Return the legal pushes of bits as text, each as the place of a bit and the place it goes to."""
    return {line.removeprefix("choose ") for line in story.legal("choose")}


@pytest.mark.rule("ML-S14-03", "ML-S14-04", "ML-S14-07")
def test_taking_a_bit_pushes_another_one_a_step_farther() -> None:
    story = grove("C4", "C6")
    story.do("move light C4")
    assert pushed(story) == {"C6-B7", "C6-C7", "C6-D7"}, "three columns away instead of two"
    story.do("choose C6-D7")
    assert story.table.bits == {story.at("D7")}
    assert story.table.sides["light"].bits == 1
    assert (story.table.turn, story.table.phase) == (2, "collect"), "a pushed bit pushes no other"


@pytest.mark.rule("ML-S14-03", "ML-S14-04")
def test_a_bit_that_shadow_takes_pushes_another_one_away_from_shadow() -> None:
    story = grove("C4", "C6", light="F8", shadow="C3")
    story.do("move shadow C4")
    assert pushed(story) == {"C6-B7", "C6-C7", "C6-D7"}
    assert story.table.sides["shadow"].bits == 1


@pytest.mark.rule("ML-S14-05")
def test_a_pushed_bit_lands_neither_on_a_bit_nor_on_a_creature() -> None:
    story = grove("C4", "C6", "C7", shadow="B7")
    story.do("move light C4")
    assert "C6-D7" in pushed(story)
    assert not {"C6-C7", "C6-B7"} & pushed(story)


@pytest.mark.rule("ML-S14-06")
def test_where_no_bit_can_be_pushed_nothing_moves() -> None:
    story = grove("B2", "A1", light="C3")
    story.do("move light B2")
    assert pushed(story) != set() or story.table.bits == {story.at("A1")}
    story = grove("F7", "F8", light="E6", shadow="A1")
    table = story.table.copy()
    for spot, name in enumerate(table.ground.names):
        if name not in ("E6", "F7", "F8", "A1", "A2"):
            table.tiles[spot] = -1
    story.rest(table)
    story.do("move light F7")
    assert story.table.bits == {story.at("F8")}
    assert [side.bits for side in story.view().sides] == [1, 0]


@pytest.mark.rule("ML-S14-07")
def test_a_pushed_bit_is_not_taken_and_one_that_is_lost_by_a_pick_pushes_nothing() -> None:
    story = grove("A1", "C6").change(phase="collect")
    story = Story(ENCLOSED, 2, "B2", "E7").bits("A1", "C4")
    assert pushes(story.table, story.at("B2")) != []
    story.do("collect light A1")
    assert story.legal("choose") == set()
    assert story.table.bits == {story.at("C4")}


@pytest.mark.rule("ML-S14-08")
def test_no_favour_tokens_are_used() -> None:
    table = deal(MoonlightOptions(scenario=ENCLOSED), 2, Chance(b"grove"))
    assert (table.tokens, table.piles, len(table.box)) == ({}, {}, 11)
