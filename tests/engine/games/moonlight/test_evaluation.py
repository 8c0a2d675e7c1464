"""Facts of the moonlit forest for computer players: the evaluation of a table, and the actions worth a thought."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.evaluation import value
from engine.games.moonlight.evaluation.lead import _loose, lead
from engine.games.moonlight.evaluation.lots import FAIR, Fate, Left, at_least, fate, gains
from engine.games.moonlight.evaluation.reach import collectable, lying_of, part_of
from engine.games.moonlight.evaluation.value import Prospect, _categories, _limited, _of_team, remainder
from engine.games.moonlight.rules.score import MISSING, terms
from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS, Spirit
from tests.engine.games.moonlight.stories import ALA, Story, tile

CARD: tuple[Spirit, ...] = ("vines", "mosses")
AFTER = ["branches*2", "dewdrops*2", "mushrooms*2", "fruits*2", "leaves*2", "mosses*2", "flowers*2", "webs*2"]
"""A tile of every spirit but vines."""


def late(*light: str, seats: int = 2, **fields: Any) -> Story:
    """Return a table with six tiles left; Light's side has these and one of nearly every spirit, the opponent has vines."""
    story = Story(1, seats, "B4", "B7", keep=["B3", "B5", "B6", "C7"]).change(**{"card": CARD, **fields})
    story.give("light", *AFTER, *light).give("shadow", "vines*2")
    story.table.sides["light"].bits = 2
    return story


def promised(story: Story, seat: int = 0) -> float:
    found = GAME.thinking.value(story.stage)
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
    assert value.value(goes_on.table)[0] > value.value(ends.table)[0]


@pytest.mark.rule("ML-VERSUS-17")
def test_against_each_other_own_creature_missions_and_bits_promise_more() -> None:
    story = late(seats=3)
    for player, number in zip(story.table.players, (0, 1, 4), strict=True):
        player.objective, player.bits = number, 0
    ala, ola, ewa = GAME.thinking.value(story.stage)
    assert ala + ola + ewa == pytest.approx(1)
    assert min(ala, ola) > ewa, "Light has far more, and Ewa's card names Shadow"
    assert ala > ola, "Ala's missions want what Light has"
    story.table.players[2].gems += 1
    saving = GAME.thinking.value(story.stage)[2]
    assert saving > ewa
    story.table.players[2].bits = 6
    assert GAME.thinking.value(story.stage)[2] > saving


def test_a_game_that_is_over_promises_what_it_brought() -> None:
    story = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"]).down("A4", "D9")
    story.do("end")
    assert list(GAME.thinking.value(story.stage)) == [0, 0]


@pytest.mark.rule("ML-GEM-02", "ML-GEM-03")
def test_computers_do_not_talk_and_seldom_spend_a_gem() -> None:
    story = Story(1, 2, "B4", "B7")
    actions = GAME.awaits(story.stage)[ALA].legal.actions
    weights = dict(zip(actions, GAME.thinking.priors(story.stage, ALA, actions), strict=True))
    by_verb = {
        verb: {weight for action, weight in weights.items() if action.verb == verb}
        for verb in ("talk", "hurry", "collect")
    }
    assert by_verb["talk"] == {0}
    assert max(by_verb["hurry"]) < min(by_verb["collect"])


def test_every_spirit_is_counted() -> None:
    assert {line.partition("*")[0] for line in AFTER} | {"vines"} == {*SPIRITS}


def test_lots_need_not_be_fair() -> None:
    fair, unfair = (fate(2, 2, Left(1, 2), odds) for odds in (FAIR, FAIR // 2))
    assert unfair.leads < fair.leads
    assert unfair.own < fair.own < unfair.rival
    assert sum(gains(Left(2, 1, 1), 3)) == pytest.approx(1)


@pytest.mark.rule("ML-END-01", "ML-END-04")
def test_what_a_creature_cannot_walk_to_will_not_be_collected() -> None:
    """Of six tiles in a block each turn takes two; what lies beyond a gap is lost, and so is what one creature is cut off from."""
    block = [f"{row}{column}" for row in "CD" for column in (3, 4, 5)]
    whole = Story(1, 2, "C3", "D5", keep=block)
    beyond = Story(1, 2, "C3", "D5", keep=[*block, "C8", "D8"])
    apart = Story(1, 2, "C3", "D8", keep=[*block, "D7"])
    assert 2 < collectable(whole.table) <= 4
    assert collectable(beyond.table) == collectable(whole.table)
    assert collectable(apart.table) < collectable(whole.table)
    cut_off = late("vines*2")
    near, far = (cut_off.table.ground.cells[name][0] for name in ("B6", "D1"))
    cut_off.table.tiles[near], cut_off.table.tiles[far] = -1, cut_off.table.tiles[near]
    assert promised(cut_off) < promised(late("vines*2"))


def test_a_creature_walks_both_ways() -> None:
    chain = Story(1, 2, "C4", "C7", keep=[f"C{column}" for column in range(2, 8)]).table
    assert part_of(1, chain.creatures["light"], lying_of(chain)) == lying_of(chain)


def test_powers_count_once_for_the_team() -> None:
    table = late("leaves+sun", "webs+moon", card=()).table
    agreed, rest = terms(table), remainder(table)
    agreed.limit = None
    found = _categories(table, agreed, rest)
    lacked = sum(MISSING * found[power].lacks("light") for power in POWERS)
    points = sum(each.fate.own for each in found.values())
    assert _of_team(table, agreed, rest, found) == pytest.approx(points + lacked)
    assert any(found[power].fate.own for power in POWERS)


def test_what_hangs_together_loosely_will_be_left_over() -> None:
    block = Story(1, 2, "C3", "D5", keep=[f"{row}{column}" for row in "CD" for column in (3, 4, 5)])
    chain = Story(1, 2, "C2", "C7", keep=[f"C{column}" for column in range(2, 8)])
    assert collectable(chain.table) < collectable(block.table)


@pytest.mark.rule("ML-S19-04")
def test_where_creatures_jump_nothing_is_out_of_reach() -> None:
    story = Story(19, 2)
    assert collectable(story.table) == story.table.left() - 2


@pytest.mark.rule("ML-SCORE-06", "ML-SCORE-08")
def test_the_team_scores_the_best_majorities_that_come_true() -> None:
    """With bits for one spirit it scores the better of two sure ones; of two unsure ones it may hope for what comes true."""
    story = late("vines*2", "vines*2")
    story.table.sides["light"].bits = 1
    spirits = [Fate(leads, 0, 4 * leads, 0, 0) for leads in (1.0, 1.0, 0.5, 0.5)]
    settled = story.change(phase="settle").bits().table
    sure, unsure = (_limited(settled, remainder(settled), each) for each in (spirits[:2], spirits[2:]))
    assert 4 <= sure < 4.2
    assert 2 < unsure <= 4


@pytest.mark.rule("ML-S21-02", "ML-S21-08")
def test_tokens_and_moonlight_tiles_in_the_forest_are_left_beside_its_tiles() -> None:
    story = Story(1, 2, "B4", "B7", keep=["B3", "B5"], show={"B3": "webs*2", "B5": "vines"})
    before = value._left(story.table)
    names = story.table.ground.names
    story.tokens("B5", "webs").change(lights={names.index("D5"): "webs"})
    after = value._left(story.table)
    assert before["webs"].tokens == 0
    assert after["webs"] == before["webs"]._replace(singles=before["webs"].singles + 1, tokens=1)
    assert after["vines"] == before["vines"]


def test_air_that_lies_beside_the_forest_may_still_come() -> None:
    story = Story(21, 2, "C2", "F2")
    assert promised(story) > 0
    table = story.table.copy()
    table.stacks["air"].items.clear()
    story.rest(table)
    assert promised(story) == 0, "the team has no tile of Air, and none will come"


def test_how_the_tiles_hang_together_is_reckoned_once_wherever_the_creatures_stand() -> None:
    """The search asks for thousands of leads over the same tiles."""
    _loose.cache_clear()
    stories = [Story(1, 2, light, "B7", keep=["B3", "B5", "B6", "C7", "B4"]) for light in ("B3", "B4", "B5")]
    leads = [lead(story.table) for story in stories]
    kept = _loose.cache_info()
    assert len({lying_of(story.table) for story in stories}) == kept.misses == 1
    assert len(leads) == kept.hits + kept.misses


@pytest.mark.rule("ML-S28-06", "ML-S28-07")
def test_what_stays_with_nobody_is_not_lost_to_the_opponent() -> None:
    """Of twelve tiles eight stay, and with them the bits that lie in their rows."""
    story = Story(28, 2, "B6", "C6", keep=[f"{row}{column}" for row in "ABCD" for column in (5, 6, 7)])
    story.bits("A5", "D5")
    left = remainder(story.table)
    assert left.share == pytest.approx(4 / 48)
    assert left.given == pytest.approx(1 / 3)
    assert left.kept_bits == 2
    assert left.scale == value.SURE + 2 * value.PER_TILE
    assert remainder(Story(8, 2, "B2", "B4", keep=["B1", "B3"]).table).given == 1


@pytest.mark.rule("ML-S28-03", "ML-END-05")
def test_a_spirit_of_which_tiles_must_stay_is_rather_lacked() -> None:
    few, many = (
        Prospect({}, {"light": 0}, Left(singles=2), fate(0, 0, Left()), given) for given in (0.2, 1.0)
    )
    assert few.lacks("light") > many.lacks("light")
