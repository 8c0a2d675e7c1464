"""The special rules of a table are told: those of the adversary's level and of the scenario, their ways to win and to lose."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.challenge_facts import LEVELS, adversaries, rules_in_force, scenarios
from engine.games.spirit_island.model.kinds import Phase
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.rules.challenge import GENERAL
from engine.games.spirit_island.views.table_view import show
from engine.rulebook import ledger
from tests.engine.games.spirit_island.island import RIVER, SHADOWS, Island
from words.catalogue import LANGUAGES, words

CHALLENGES = ("SI-ADVERSARY", "SI-SCENARIO")


def chosen(**options: Any) -> Options:
    return Options(**options)


def said(texts: Any, language: str = "en") -> str:
    return " ".join(words(language).say(text) for text in texts)


def test_every_rule_of_an_adversary_and_a_scenario_belongs_to_one_of_them() -> None:
    found = {rule for foe in adversaries().values() for level in foe.levels for rule in level.rules}
    found |= {rule for each in scenarios().values() for rule in each.rules}
    written = {entry.id for entry in ledger(GAME.id) if entry.id.startswith(CHALLENGES)}
    assert found == written - {*GENERAL}


@pytest.mark.rule("SI-ADVERSARY-01")
def test_a_level_is_told_with_the_rules_of_all_below_it_and_no_others() -> None:
    rules = rules_in_force(chosen(adversary="england", adversary_level=3, scenario="blitz"))
    assert sorted(rules)[:5] == [f"SI-ADVERSARY-{number:02}" for number in range(6, 11)]
    assert sorted(rules)[5:] == ["SI-SCENARIO-02", "SI-SCENARIO-03", "SI-SCENARIO-04"]
    options = chosen(adversary="england", adversary_level=3)
    assert [GAME.telling.in_play(options, 2, f"SI-ADVERSARY-{number:02}") for number in (10, 11, 3)] == [
        True,
        False,
        False,
    ]


@pytest.mark.rule("SI-ADVERSARY-05")
def test_of_a_rule_that_levels_change_the_last_form_is_told() -> None:
    told = said(GAME.telling.special(chosen(adversary="brandenburg-prussia", adversary_level=4), 2))
    assert "11-3-222-3333" in told
    assert told.count("deck is") == 1
    assert "1 more town in land 3" in told
    later = said(GAME.telling.special(chosen(adversary="england", adversary_level=6), 2))
    assert "all game long" in later
    assert "until stage II" not in later


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adversary", adversaries())
def test_each_level_has_a_line_of_its_own(language: str, adversary: str) -> None:
    lines = []
    for level in range(LEVELS):
        options = chosen(adversary=adversary)
        about = GAME.telling.option_about(options, "adversary_level", level)
        assert about is not None
        lines.append(words(language).say(about))
    assert len({*lines}) == LEVELS
    assert GAME.telling.option_about(chosen(), "adversary_level", 3) is None


def test_each_scenario_and_adversary_has_a_line_and_to_play_without_has_none() -> None:
    for option, every in (("scenario", [*scenarios()]), ("adversary", [*adversaries()])):
        lines = [GAME.telling.option_about(chosen(), option, value) for value in every]
        assert None not in lines
        assert len({*lines}) == len(every) > 2
        assert GAME.telling.option_about(chosen(), option, "none") is None


@pytest.mark.rule("SI-SCENARIO-07")
def test_the_building_in_a_heart_land_is_foretold_told_and_named_at_the_end() -> None:
    island = Island(SHADOWS, options=chosen(scenario="guard-the-isles-heart"), A7="1 explorer")
    table = island.table
    table.turn, table.phase, table.invaders.build = 2, "spirit", "1-sands"
    view = show(table, None, {})
    assert "a town stands in the heart land A7" in said(view.threat)
    assert "in A7 loses the game" in said(view.ways)
    island["A7"] = "1 town"
    island.run(after_unit(island.play))
    assert said([show(table, None, {}).headline]).endswith("a town stands in the heart land A7")


@pytest.mark.rule("SI-ADVERSARY-06")
def test_the_most_buildings_in_a_land_are_counted_and_the_land_is_named_at_the_end() -> None:
    island = Island(RIVER, options=chosen(adversary="england"), A5="4 town, 2 city", A1="1 town")
    island.table.turn, island.table.phase = 3, "spirit"
    assert "the fullest, A5, has 6" in said(show(island.table, None, {}).ways)
    assert show(island.table, None, {}).threat == ()
    island.table.turn = 1
    (intro,) = {said(show(island.table, None, {}).intro)}
    assert intro.count("one land holds 7 towns and cities") == 1, "what its levels say is not said again"
    island["A5"] = "4 town, 3 city"
    island.run(after_unit(island.play))
    assert said([show(island.table, None, {}).headline]).endswith(
        "A5 holds 7 towns and cities, and England wins"
    )


@pytest.mark.rule("SI-SCENARIO-11", "SI-SCENARIO-12")
def test_what_dahan_insurrection_wants_stands_in_the_place_of_the_terror_level() -> None:
    lands = {"A2": "1 town", "A4": "3 dahan", "A5": "1 city, 1 dahan"}
    island = Island(RIVER, options=chosen(scenario="dahan-insurrection"), **lands)
    island.table.turn, island.table.phase = 3, "spirit"
    assert show(island.table, None, {}).goal is None
    island.table.fear.level = 2
    view = show(island.table, None, {})
    assert view.goal is not None
    assert "once no land has more buildings than Dahan (now 1)" in said([view.goal])
    assert "Fewer than 2 Dahan" in said(view.ways)


@pytest.mark.rule("SI-SCENARIO-09")
def test_the_rituals_still_to_come_are_counted() -> None:
    island = Island(RIVER, SHADOWS, options=chosen(scenario="rituals-of-terror"))
    island.table.turn, island.table.phase = 2, "spirit"
    assert "3 more rituals win" in said(show(island.table, None, {}).ways)
    assert "6 Dahan" in said(show(island.table, None, {}).ways)


def test_what_is_special_is_told_until_the_first_turn_is_over() -> None:
    options = chosen(adversary="england", adversary_level=1, scenario="guard-the-isles-heart")
    stage = GAME.setup(options, 1, Chance(b"intro"))
    intro = GAME.view(stage, None).intro
    assert intro[: len(GAME.telling.special(options, 1))] == GAME.telling.special(options, 1)
    assert said(intro[-1:]).startswith("Heart land: from turn 2 on a town or city in ")
    stage.play.table.turn = 2
    stage.refresh()
    assert GAME.view(stage, None).intro == ()
    assert GAME.view(GAME.setup(chosen(), 1, Chance(b"plain")), None).intro == ()


def test_the_last_spirit_without_presence_is_named() -> None:
    island = Island(RIVER, SHADOWS, A2="1 explorer").presence(1)
    island.table.turn, island.table.phase = 2, "spirit"
    island.run(after_unit(island.play))
    assert said(show(island.table, None, {}).why).startswith("Shadows Flicker Like Flame has no presence")


@pytest.mark.rule("SI-ADVERSARY-06")
@pytest.mark.parametrize(("pieces", "is_near"), [("3 town, 1 city", False), ("3 town, 2 city", True)])
def test_every_turn_says_how_full_the_fullest_land_is_once_two_more_buildings_lose(
    pieces: str, is_near: bool
) -> None:
    island = Island(RIVER, options=chosen(adversary="england"), A5=pieces)
    island.table.turn, island.table.phase = 4, "fast"
    view = show(island.table, None, {})
    assert view.near == (view.ways if is_near else ())
    island.table.result = "won"
    assert show(island.table, None, {}).near == (), "a game that is over warns of nothing"


@pytest.mark.rule("SI-SCENARIO-12")
@pytest.mark.parametrize(("dahan", "is_near"), [(5, False), (4, True)])
def test_every_turn_says_how_few_dahan_are_left_once_three_fewer_lose(dahan: int, is_near: bool) -> None:
    island = Island(RIVER, options=chosen(scenario="dahan-insurrection"), A5=f"{dahan} dahan")
    island.table.turn, island.table.phase = 4, "fast"
    view = show(island.table, None, {})
    assert view.near == (view.ways[:1] if is_near else ())


@pytest.mark.rule("SI-ADVERSARY-07")
@pytest.mark.parametrize(
    ("pieces", "deck", "is_lost"),
    [
        ("4 town, 2 city", "2-coastal", True),
        ("4 town, 2 city", "1-sands", False),
        ("4 town, 2 city", "3-jungle-sands", False),
        ("3 town, 2 city", "2-jungle", False),
    ],
)
@pytest.mark.parametrize("phase", ["fast", "slow"])
def test_it_is_said_that_an_escalation_would_lose_the_game_whatever_the_next_card_is(
    pieces: str, deck: str, is_lost: bool, phase: Phase
) -> None:
    island = Island(RIVER, options=chosen(adversary="england"), A5=pieces)
    island.table.turn, island.table.phase, island.table.invaders.deck[0] = 4, phase, deck
    view = show(island.table, None, {})
    assert said(view.escalation_threat) == (
        "A5 holds 7 towns and cities, and England wins" if is_lost else ""
    )
    assert view.threat == ()
