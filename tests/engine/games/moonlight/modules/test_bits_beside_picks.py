"""Bits that come with a neighbour (ML-S26)."""

from __future__ import annotations

import pytest

from engine.games.moonlight.model.scenarios import scenario
from tests.engine.games.moonlight.stories import Story


def disc(*keep: str, bits: tuple[str, ...], light: str = "D2", shadow: str = "E7") -> Story:
    return Story(26, 2, light, shadow, keep=[*keep, *bits]).bits(*bits)


@pytest.mark.rule("ML-S26-01", "ML-S26-02")
def test_tokens_as_in_the_ninth_scenario_and_no_bits_by_moving() -> None:
    assert "token_touch" in scenario(26).modules
    story = disc("D1", "F7", bits=("C2",)).change(phase="move")
    story.do("move light C2")
    assert (story.table.sides["light"].bits, len(story.table.bits)) == (0, 1)


@pytest.mark.rule("ML-S26-03", "ML-S26-05")
@pytest.mark.parametrize(("creature", "gains"), [("light", (1, 0)), ("shadow", (0, 1))])
def test_a_pick_above_or_below_brings_the_bit_to_its_side(creature: str, gains: tuple[int, int]) -> None:
    light, shadow = ("C3", "E7") if creature == "light" else ("E7", "C3")
    story = disc("C2", "F7", bits=("D2",), light=light, shadow=shadow)
    story.do(f"collect {creature} C2")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == gains
    assert story.table.bits == frozenset()


@pytest.mark.rule("ML-S26-03", "ML-S26-04")
def test_a_pick_at_a_long_side_brings_the_bit_to_the_opponent() -> None:
    story = disc("D3", "F7", bits=("D4",), light="C2")
    story.do("collect light D3")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == (0, 1)


@pytest.mark.rule("ML-S26-06")
def test_the_first_pick_decides() -> None:
    story = disc("C3", "D4", bits=("D3",), light="B3", shadow="E5")
    story.do("collect light C3", "collect shadow D4")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == (1, 0)
    other = disc("C3", "D4", bits=("D3",), light="B3", shadow="E5")
    other.do("collect shadow D4", "collect light C3")
    assert (other.table.sides["light"].bits, other.table.sides["shadow"].bits) == (0, 1)


@pytest.mark.rule("ML-S26-07")
def test_one_pick_may_take_several_bits_but_none_across_a_corner() -> None:
    story = disc("D3", "F7", bits=("C3", "E3", "D4", "E4"), light="C2")
    story.do("collect light D3")
    assert (story.table.sides["light"].bits, story.table.sides["shadow"].bits) == (2, 1)
    assert {story.name(spot) for spot in story.table.bits} == {"E4"}


@pytest.mark.rule("ML-S26-08")
def test_the_bit_of_a_picked_tile_goes_to_the_opponent() -> None:
    story = disc("F7", bits=("D3",))
    story.do("collect light D3")
    assert story.table.sides["shadow"].bits == 1
