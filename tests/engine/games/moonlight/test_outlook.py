"""What computer players are told of the moonlit forest: what a table promises, and what is worth a thought."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.outlook import promise
from engine.games.moonlight.outlook.lots import Left, at_least, fate
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Spirit
from tests.engine.games.moonlight.stories import ALA, Story, tile

CARD: tuple[Spirit, ...] = ("vines", "mosses")
AFTER = ["branches*2", "dewdrops*2", "mushrooms*2", "fruits*2", "leaves*2", "mosses*2", "flowers*2", "webs*2"]
"""A tile of every spirit but vines."""


def late(*light: str, seats: int = 2, **fields: Any) -> Story:
    """Six tiles are left; Light's side has these and one of nearly every spirit, the opponent has vines."""
    story = Story(1, seats, "B4", "B7", keep=["B3", "B5", "B6", "C7"]).change(**{"card": CARD, **fields})
    story.give("light", *AFTER, *light).give("shadow", "vines*2")
    story.table.sides["light"].bits = 2
    return story


def promised(story: Story, seat: int = 0) -> float:
    found = GAME.prospects(story.stage)
    assert all(0 <= each <= 1 for each in found)
    return found[seat]


def test_what_is_left_falls_to_both_sides_alike() -> None:
    assert fate(3, 2, Left()) == (1, 0, 3, 0, 0)
    assert fate(2, 2, Left()) == (0, 1, 0, 0, 2)
    assert fate(0, 1, Left(singles=1)) == (0, 0.5, 0, 1, 0.5)
    assert fate(1, 1, Left(doubles=1)) == (0.5, 0, 1.5, 1.5, 0)
    assert fate(4, 4, Left(1, 2, 1)).own == fate(4, 4, Left(1, 2, 1)).rival
    assert [at_least(1, least, Left(singles=1)) for least in (1, 2, 3)] == [1, 0.5, 0]


@pytest.mark.rule("ML-END-05")
def test_a_team_that_has_a_tile_of_every_spirit_may_hope_for_more() -> None:
    lacking, whole = late(), late("vines*2")
    lacking.table.tiles = [-1 if number == tile("vines*2") else number for number in lacking.table.tiles]
    assert promised(lacking) < promised(whole)


@pytest.mark.rule("ML-SCORE-06")
def test_more_bits_let_more_majorities_score() -> None:
    few, many = late("vines*2", "vines*2"), late("vines*2", "vines*2")
    few.table.sides["shadow"].bits = 2
    assert promised(few) < promised(many)


@pytest.mark.rule("ML-BIT-01")
def test_a_bit_near_light_is_half_won_and_one_near_shadow_half_lost() -> None:
    beside_light, beside_shadow = late("vines*2").bits("B3"), late("vines*2").bits("C7")
    assert promised(beside_light) > promised(beside_shadow)


@pytest.mark.rule("ML-SCORE-12")
def test_a_majority_that_the_card_demands_promises_more() -> None:
    demanded, other = (late("vines", card=(spirit,)) for spirit in ("leaves", "vines"))
    assert promised(demanded) > promised(other)


@pytest.mark.rule("ML-SCORE-02", "ML-SCORE-16")
def test_what_the_opponent_leads_in_promises_less() -> None:
    story = late("vines*2", "vines*2")
    before = promised(story)
    assert promised(story.give("shadow", "webs*2", "webs*2")) < before


def test_gems_that_are_left_promise_something() -> None:
    rich, poor = late("vines*2"), late("vines*2")
    poor.table.players[ALA].gems = 0
    assert promised(rich) > promised(poor)


@pytest.mark.rule("ML-END-01")
def test_a_creature_that_finds_no_tile_promises_less() -> None:
    fed, stranded = late("vines*2"), late("vines*2").down("C7", "B6")
    assert promised(fed) > promised(stranded)


@pytest.mark.rule("ML-END-04")
def test_once_the_game_ends_all_that_is_left_counts_for_the_opponent() -> None:
    goes_on, ends = late("vines*2", "vines*2"), late("vines*2", "vines*2", phase="settle")
    assert promise.prospects(goes_on.table)[0] > promise.prospects(ends.table)[0]


@pytest.mark.rule("ML-VERSUS-17")
def test_against_each_other_own_creature_missions_and_bits_promise_more() -> None:
    story = late(seats=3)
    for player, number in zip(story.table.players, (0, 1, 4), strict=True):
        player.objective, player.bits = number, 0
    ala, ola, ewa = GAME.prospects(story.stage)
    assert ala + ola + ewa == pytest.approx(1)
    assert min(ala, ola) > ewa, "Light has far more, and Ewa's card names Shadow"
    assert ala > ola, "Ala's missions want what Light has"
    story.table.players[2].bits = 6
    assert GAME.prospects(story.stage)[2] > ewa


def test_a_game_that_is_over_promises_what_it_brought() -> None:
    story = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"]).down("A4", "D9")
    story.do("end")
    assert list(GAME.prospects(story.stage)) == [0, 0]


@pytest.mark.rule("ML-GEM-02", "ML-GEM-03")
def test_computers_do_not_talk_and_seldom_spend_a_gem() -> None:
    story = Story(1, 2, "B4", "B7")
    actions = GAME.awaits(story.stage)[ALA].legal.actions
    weights = dict(zip(actions, GAME.priors(story.stage, ALA, actions), strict=True))
    by_verb = {
        verb: {weight for action, weight in weights.items() if action.verb == verb}
        for verb in ("talk", "hurry", "collect")
    }
    assert by_verb["talk"] == {0}
    assert max(by_verb["hurry"]) < min(by_verb["collect"])


def test_every_spirit_is_counted() -> None:
    assert {line.partition("*")[0] for line in AFTER} | {"vines"} == {*SPIRITS}
