"""The telling of a game as it happens: it can be followed by reading alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from engine.chance import Chance
from engine.event import Event
from engine.games.spirit_island import GAME
from engine.games.spirit_island.challenges.dahan_insurrection import CHALLENGE as INSURRECTION
from engine.games.spirit_island.challenges.guard_the_isles_heart import CHALLENGE as HEART
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.fear import earned
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.messages import labels
from engine.games.spirit_island.messages.story import gathered
from engine.games.spirit_island.model.actions import Grow
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import does, tell, threshold_does
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.powers.lookup import effect_of
from engine.games.spirit_island.rules import blight, end_of_game, growth, invaders, pieces, ravage
from engine.games.spirit_island.views.table_view import show
from engine.match import Match
from engine.rulebook import ledger
from engine.text import Arg, Seat, Text, Who
from tests.catalogues import WHOLE
from tests.engine.games.spirit_island.island import (
    BRINGER,
    EARTH,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Island,
)
from words.catalogue import words

PEOPLE = ("Ada", "Bo", "Cy", "Di")
ONE = Seat(0)


@pytest.mark.rule("SI-SETUP-14", "SI-SETUP-02")
def test_the_first_exploration_is_told_also_where_the_spirits_were_dealt() -> None:
    """Nobody has acted then. Whoever chooses the same spirits in the same deal is told the same of it by the last choice."""
    dealt: Match[Any] = Match.new(GAME, Options(spirits="random"), 2, b"dealt")
    chosen: Match[Any] = Match.new(GAME, Options(), 2, b"dealt")
    assert chosen.prelude == ()
    told: tuple[Event, ...] = ()
    view, twin = dealt.view(None), chosen.view(None)
    assert isinstance(view, SpiritIslandView)
    for spirit in view.spirits:
        told = chosen.play(spirit.seat, GAME.grammar.read(f"embody {spirit.spirit}"))
        twin = chosen.view(None)
    assert isinstance(twin, SpiritIslandView)
    assert twin.lands == view.lands
    assert said(dealt.prelude) == said(told)[1:] == ["Invaders explore sands (I): C2, C6, B3, and B5."]
    assert dealt.copy().prelude == ()


def said(events: Iterable[Event], language: str = "en") -> list[str]:
    return [words(language).say(event.text, PEOPLE) for event in gathered(events)]


def invading(island: Island, *agenda: str) -> Island:
    """Put the island into the Invader Phase, with these steps before it."""
    island.table.phase, island.table.agenda = "invaders", [*agenda, "slow"]
    return island


def against(adversary: str, level: int, *spirits: str, **lands: Any) -> Island:
    """Return an island that an adversary invades."""
    island = Island(*(spirits or (EARTH,)), **lands)
    island.table.adversary, island.table.adversary_level = adversary, level
    return island


def all_told(island: Island, steps: int, *answers: str) -> list[str]:
    """Return what is told of so many things that happen by themselves; each answer goes to whatever asks next."""
    told: list[Event] = []
    left = list(answers)
    for _ in range(steps):
        script = turn.advance(island.play)
        if script is not None:
            island._drive(script, left)
        told += island.play.told
        island.play.told = []
    assert not left
    return said(told)


def power(island: Island, name: str, land: str, seat: int = 0) -> Any:
    """Return the script of a power on a land."""
    return effect_of(name)(Effect(island.play, Seat(seat), name, land))


def asked(script: Any) -> list[str]:
    """Return the questions of the first ask of a script, and the labels of the first seat's answers."""
    asks = next(script)
    return [words("en").say(ask.prompt, PEOPLE) for ask in asks.values()]


def offered(island: Island, script: Any, *answers: str) -> tuple[str, list[str]]:
    """Return what a script asks after these answers, and the labels of what it offers."""
    asks = next(script)
    for answer in answers:
        asks = script.send(island._answer(asks, answer))
    seat, ask = next(iter(asks.items()))
    view = show(island.table, seat, asks)
    return words("en").say(ask.prompt, PEOPLE), [
        words("en").say(labels.label(view, action), PEOPLE) for action in ask.legal
    ]


# The invaders.


@pytest.mark.rule("SI-EXPLORE-01")
def test_where_explorers_come_is_told() -> None:
    island = Island(EARTH, A6="1 town")
    island.table.invaders.deck[0] = "2-mountain"
    island.run(invaders.explore(island.play))
    assert said(island.play.told) == ["Invaders explore mountains (II): A1 and A6."]
    bare = Island(EARTH)
    bare.table.invaders.deck[0] = "1-sands"
    bare.run(invaders.explore(bare.play))
    assert said(bare.play.told) == ["Invaders explore sands (I), but no land is within their reach."]


@pytest.mark.rule("SI-EXPLORE-01")
def test_a_land_that_is_not_explored_says_why() -> None:
    island = Island(EARTH, A6="1 town, 2 dahan")
    island.resolve("avoid-the-dahan", 1)
    island.table.invaders.deck[0] = "1-mountain"
    island.run(invaders.explore(island.play))
    assert said(island.play.told) == [
        "Invaders explore mountains (I): A1.",
        "No explorer comes to A6: Avoid the Dahan.",
    ]


@pytest.mark.rule("SI-RAVAGE-10")
def test_a_ravage_is_told_with_its_sums_and_damage_that_destroys_nothing() -> None:
    island = Island(EARTH, A5="1 city, 2 dahan")
    island.table.lasting.clear()
    invading(island, "ravage A5")
    assert all_told(island, 1) == [
        "Invaders ravage A5 for 3 damage.",
        "1 Dahan is destroyed in A5.",
        "1 Dahan in A5 takes 1 damage (1 of 2).",
        "1 blight is added in A5.",
        "1 Dahan in A5 fights back: 2 damage.",
        "1 city in A5 takes 2 damage (2 of 3).",
    ]


@pytest.mark.rule("SI-RAVAGE-02")
@pytest.mark.parametrize(("towns", "sums"), [(2, "1 damage (4 − Defend 3)"), (1, "0 damage (2 − Defend 3)")])
def test_a_ravage_against_defence_says_both_numbers(towns: int, sums: str) -> None:
    island = Island(EARTH, A6=f"{towns} town").presence(A6=2)
    assert all_told(invading(island, "ravage A6"), 1) == [f"Invaders ravage A6 for {sums}."]


@pytest.mark.rule("SI-RAVAGE-01", "SI-BUILD-03")
def test_a_ravage_and_a_build_without_invaders_say_so_once_for_all_lands() -> None:
    island = Island(EARTH, EARTH, A1="1 explorer")
    island.table.invaders.ravage = island.table.invaders.build = "1-mountain"
    assert all_told(invading(island, "ravage", "build"), 1 + 4 + 1 + 4) == [
        "Invaders ravage: mountains (I).",
        "Invaders ravage A1 for 1 damage.",
        "No ravage in A6, B2, and B7: no invaders there.",
        "Invaders build: mountains (I).",
        "A town is built in A1.",
        "Nothing is built in A6, B2, and B7: no invaders there.",
    ]


@pytest.mark.rule("SI-INVADER-07", "SI-INVADER-08")
def test_what_a_power_or_a_fear_card_keeps_from_happening_is_told_with_its_cause() -> None:
    island = Island(EARTH, A5="1 town", A1="1 town").presence(A5=3)
    island.use("a-year-of-perfect-stillness", "A5")
    assert "The invaders in A5 do nothing this turn." in said(island.play.told)
    island.resolve("overseas-trade-seem-safer", 2)
    island.play.told = []
    assert all_told(invading(island, "ravage A5", "build A5", "build A1"), 3) == [
        "No ravage in A5: A Year of Perfect Stillness.",
        "Nothing is built in A5: A Year of Perfect Stillness.",
        "No city is built in A1: Overseas Trade Seem Safer.",
    ]


def test_a_land_choked_with_green_says_so() -> None:
    island = invading(Island(GREEN, A5="1 town").presence(A5=2), "build A5")
    assert all_told(island, 1, "choose choke-build") == [
        "Ada loses 1 presence in A5.",
        "Nothing is built in A5: choked with green.",
    ]


def test_all_that_a_step_builds_is_one_sentence() -> None:
    island = Island(EARTH, EARTH, A1="1 explorer", A6="1 town", B2="1 explorer", B7="1 explorer")
    island.table.invaders.build = "1-mountain"
    assert all_told(invading(island, "build"), 5) == [
        "Invaders build: mountains (I).",
        "Towns are built in A1, B2, and B7, a city in A6.",
    ]


@pytest.mark.rule("SI-BLIGHT-03")
def test_blight_cascades_only_where_it_does() -> None:
    island = Island(EARTH, A4="1 blight").presence(A8=1)
    island.table.blight.left = 5
    island.run(blight.add(island.play, "A5"))
    assert said(island.play.told) == ["1 blight is added in A5."]
    island.run(blight.add(island.play, "A4"), "pick A3")
    assert said(island.play.told) == [
        "1 blight is added in A4.",
        "Blight cascades from A4 to A3.",
        "1 blight is added in A3.",
    ]


# Adversaries and scenarios.


@pytest.mark.rule("SI-ADVERSARY-07")
def test_england_says_where_it_escalates() -> None:
    england = against("england", 0, A1="1 city", A5="1 town")
    england.table.invaders.deck[0] = "2-sands"
    england.run(invaders.explore(england.play), "pick A1")
    assert said(england.play.told)[:3] == [
        "Revealed: sands (II).",
        "England escalates on board A: A1, with the most towns and cities, builds.",
        "A town is built in A1.",
    ]


@pytest.mark.rule("SI-ADVERSARY-07")
def test_who_chooses_where_england_escalates_reads_what_is_built_and_how_full_the_land_is_then() -> None:
    england = against("england", 0, A1="2 town, 1 city", A5="1 town, 2 city", A6="1 town")
    england.table.invaders.deck[0] = "2-sands"
    asks = next(invaders.explore(england.play))
    ((seat, ask),) = asks.items()
    view = show(england.table, seat, asks)
    picks = ask.legal.actions
    for read in (
        [labels.label(view, pick) for pick in picks],
        [labels.choice(view, pick, "land") for pick in picks],
    ):
        assert [*map(words("en").say, read)] == ["A1 (city, then 4 of 7)", "A5 (town, then 4 of 7)"]


@pytest.mark.rule("SI-ADVERSARY-07")
def test_each_escalation_of_england_is_told_with_what_it_builds() -> None:
    island = against("england", 0, EARTH, RIVER, A1="1 city", B1="1 town")
    island.table.invaders.deck[0] = "2-sands"
    island.run(invaders.explore(island.play))
    assert said(island.play.told)[1:5] == [
        "England escalates on board A: A1, with the most towns and cities, builds.",
        "A town is built in A1.",
        "England escalates on board B: B1, with the most towns and cities, builds.",
        "A city is built in B1.",
    ]


@pytest.mark.rule("SI-SPIRIT-06")
def test_presence_lost_for_the_dahan_is_told_with_its_cause() -> None:
    island = Island(THUNDER, A5="1 town, 1 dahan").presence(A6=1)
    assert "Ada loses 1 presence in A6 (Sworn to Victory)." in all_told(invading(island, "ravage A5"), 1)


@pytest.mark.rule("SI-ADVERSARY-10")
def test_the_extra_build_is_told_as_englands() -> None:
    island = against("england", 3, A5="1 explorer")
    island.table.invaders.extra = "1-wetland"
    assert all_told(invading(island, "extra"), 3) == [
        "England builds before the ravage: wetlands (I).",
        "Nothing is built in A2: no invaders there.",
        "A town is built in A5.",
    ]


@pytest.mark.rule("SI-ADVERSARY-08")
def test_england_builds_alone_where_two_buildings_are_adjacent_and_says_so() -> None:
    island = against("england", 1, A1="1 town", A4="1 town")
    island.table.invaders.build = "1-wetland"
    told = all_told(invading(island, "build"), 1 + 2)
    assert told[1].endswith("too, with no invaders there: at least 2 towns or cities are adjacent.")
    assert told[1].startswith("England builds in")


@pytest.mark.rule("SI-ADVERSARY-03")
def test_prussia_says_why_a_town_comes() -> None:
    island = against("brandenburg-prussia", 0, A1="1 city")
    island.table.invaders.deck[0] = "2-sands"
    island.run(invaders.explore(island.play), "pick A3")
    assert said(island.play.told)[1] == "Brandenburg-Prussia escalates: 1 town is added in A3."


@pytest.mark.rule("SI-ADVERSARY-13", "SI-ADVERSARY-14", "SI-ADVERSARY-18")
def test_sweden_says_what_it_brings() -> None:
    island = invading(against("sweden", 5, A5="2 city").presence(A1=1), "ravage A5")
    island.table.blight.left = 9
    told = all_told(island, 1, "pick A7")
    assert told[1:4] == [
        "1 blight is added in A5.",
        "Sweden adds 1 more blight in A5: the damage was 6 or more.",
        "Sweden, beside A5, where blight was added: 1 town is added in A7.",
    ]
    escalating = against("sweden", 0, A4="1 dahan", A5="1 town")
    escalating.table.invaders.deck[0] = "2-sands"
    escalating.run(invaders.explore(escalating.play))
    assert said(escalating.play.told)[2:] == [
        "Sweden escalates in A4: no more Dahan than invaders, so 1 Dahan turns into a town.",
        "In A4 1 Dahan is replaced with 1 town.",
    ]


@pytest.mark.rule("SI-SCENARIO-04", "SI-SCENARIO-10")
def test_scenarios_say_what_they_bring() -> None:
    blitz = Island(EARTH, A1="1 town")
    blitz.table.scenario, blitz.table.invaders.deck[0] = "blitz", "1-jungle"
    blitz.run(invaders.explore(blitz.play))
    assert said(blitz.play.told)[-1] == "Blitz, one more on board A: 1 explorer is added in A3."
    island = Island(EARTH, A5="1 city-2, 4 dahan", A1="1 dahan")
    island.table.scenario = "dahan-insurrection"
    for _ in ravage.ravage(island.play, "A5"):
        raise AssertionError("nobody is asked")
    told = said(island.play.told)
    island.play.told = []
    for _ in INSURRECTION.after_unit(island.play):
        raise AssertionError("nobody is asked")
    assert told[-2:] == ["1 city is destroyed in A5.", "2 fear generated."]
    assert said(island.play.told) == [
        "Dahan Insurrection, fleeing from the city destroyed in A5: 1 town is added in A5."
    ]


@pytest.mark.rule("SI-ADVERSARY-06", "SI-LOSE-02", "SI-LOSE-05", "SI-SCENARIO-07", "SI-SCENARIO-12")
@pytest.mark.parametrize(
    ("adversary", "scenario", "stands", "why"),
    [
        ("england", None, "4 town, 3 city, 9 dahan", "{} holds 7 towns and cities, and England wins"),
        (None, "guard-the-isles-heart", "1 town, 9 dahan", "a town stands in the heart land {}"),
        (None, "dahan-insurrection", "1 city, 1 dahan", "only 1 Dahan is left, fewer than 2"),
    ],
)
def test_the_end_says_which_goal_lost_the_game_and_in_which_land(
    adversary: str | None, scenario: str | None, stands: str, why: str
) -> None:
    island = Island(EARTH).presence(A5=1)
    (heart,) = HEART.inner_lands(island.table)
    island[heart] = stands
    table = island.table
    table.adversary, table.scenario, table.turn, table.phase = adversary, scenario, 2, "slow"
    end_of_game.check(island.play)
    end_of_game.settle(island.play)
    assert said(island.play.told) == [f"The spirits lose: {why.format(heart)}."]
    headline = words("en").say(show(table, None, {}).headline)
    assert headline == f"The island is lost: {why.format(heart)}"


@pytest.mark.rule("SI-LOSE-02")
def test_a_spirit_without_presence_is_named() -> None:
    island = Island(EARTH, RIVER, A1="1 city").presence(0, A5=1).presence(1)
    island.table.phase = "slow"
    end_of_game.check(island.play)
    end_of_game.settle(island.play)
    assert said(island.play.told) == ["The spirits lose: River Surges in Sunlight has no presence left."]


# The spirits.


@pytest.mark.rule("SI-PRESENCE-05", "SI-SPIRIT-08")
def test_presence_that_is_moved_or_returns_is_told_so() -> None:
    island = Island(GREEN).presence(A5=1, A8=1)
    island.player.destroyed = 1
    island.do("grow 2", "place 1 A8 A5")
    assert said(island.play.told)[-1] == "Ada moves 1 presence from A5 to A8."
    island.do("place 1 A8 destroyed")
    assert said(island.play.told)[-1] == "Ada returns 1 destroyed presence to A8."


@pytest.mark.rule("SI-GROWTH-01")
def test_growth_is_told_by_what_it_is() -> None:
    island = Island(RIVER).presence(A5=1)
    growth.grow(island.play, ONE, 2)
    assert said(island.play.told) == ["Ada grows: add 2 presence (range 1)."]
    view = show(island.table, ONE, {})
    assert words("en").say(labels.label(view, Grow(2))) == "Growth 2: add 2 presence (range 1)"
    assert words("en").say(labels.label(view, Grow(3))).startswith("Growth 3: gain a power card and add 1 pr")


@pytest.mark.rule("SI-POWER-22", "SI-POWER-25")
def test_a_repeat_is_called_one_and_says_what_it_costs() -> None:
    island = Island(RIVER, A2="1 explorer").presence(A1=2, A5=1)
    island.player.energy = 9
    island.player.played.append("flash-floods")
    island.use("powerstorm", "1")
    assert said(island.play.told)[-1] == "This turn Ada: may repeat a card for its cost."
    island.table.phase = "fast"
    island.use("flash-floods", "A5")
    island.use("flash-floods", "A2", again=True)
    assert said(island.play.told)[:2] == [
        "Ada repeats Flash Floods on A2.",
        "Ada pays 2 energy (Flash Floods).",
    ]


@pytest.mark.rule("SI-SPIRIT-04")
def test_energy_for_a_far_target_is_told() -> None:
    island = Island(SHADOWS, A1="1 dahan, 1 town").presence(A8=2)
    island.player.energy = 1
    island.use("crops-wither-and-fade", "A1", "choose crops-wither-and-fade-town")
    assert said(island.play.told)[1] == "Ada pays 1 energy (Shadows Flicker Like Flame)."


@pytest.mark.rule("SI-SPIRIT-13", "SI-SPIRIT-14")
def test_dreams_are_told_as_dreams() -> None:
    island = Island(BRINGER, A5="1 city").presence(A5=2)
    island.use("predatory-nightmares", "A5")
    assert said(island.play.told)[1:] == ["1 city in A5 dreams of 2 damage (2 of 3)."]
    island = Island(BRINGER, A5="1 city-1").presence(A5=2)
    island.use("predatory-nightmares", "A5")
    assert said(island.play.told)[1:] == [
        "1 city in A5 dreams of its death.",
        "5 fear generated.",
        "A fear card is earned (1 waiting).",
    ]


@pytest.mark.rule("SI-SPIRIT-13")
def test_whoever_dreams_is_offered_no_destruction_and_everybody_else_is() -> None:
    for spirit, hit in (
        (BRINGER, "Let town in A5 dream of death (2 damage)"),
        (SHADOWS, "Destroy town in A5 (2 damage)"),
    ):
        island = Island(spirit, A5="1 town, 1 explorer").presence(A5=2)
        assert hit in offered(island, power(island, "predatory-nightmares", "A5"))[1]


@pytest.mark.rule("SI-SPIRIT-15")
def test_whoever_dreams_reads_which_hit_frightens_a_piece_to_death() -> None:
    island = Island(BRINGER, A4="1 town, 1 town-1, 1 city").presence(A4=2)
    assert offered(island, power(island, "flash-floods", "A4"))[1] == [
        "1 damage to town in A4 (1 of 2)",
        "Let town in A4 dream of death (1 damage)",
        "1 damage to city in A4 (1 of 3)",
    ]


@pytest.mark.rule("SI-DAMAGE-02")
def test_a_damaged_piece_and_one_that_is_not_are_hit_in_words_of_their_own() -> None:
    """One point for the city with damage and two for the other leave the same on each, and are not the same."""
    for language in WHOLE:
        island = Island(RIVER, A5="1 city, 1 city-1").presence(A5=1)
        ask = next(power(island, "cleansing-floods", "A5"))[Seat(0)]
        view = show(island.table, Seat(0), {Seat(0): ask})
        read = [words(language).say(labels.label(view, action), PEOPLE) for action in ask.legal]
        assert len(read) == len({*read}) == 5


@pytest.mark.rule("SI-SPIRIT-14")
@pytest.mark.parametrize(
    ("name", "way"), [("shatter-homesteads", "Destroy"), ("swallow-the-land-dwellers", "Drown")]
)
def test_whoever_dreams_lets_a_piece_dream_of_its_death_by_effect_as_well(name: str, way: str) -> None:
    for spirit, labelled in (
        (BRINGER, ["Let town in A3 dream of death", "Let town (1 damage) in A3 dream of death"]),
        (SHADOWS, [f"{way} town in A3", f"{way} town (1 damage) in A3"]),
    ):
        island = Island(spirit, A3="1 town, 1 town-1").presence(A3=2)
        assert offered(island, power(island, name, "A3"))[1] == labelled


def test_defence_that_comes_to_a_land_is_told_as_what_comes_and_not_as_all_there_is() -> None:
    island = Island(EARTH, A5="1 blight").presence(A5=2)
    island.use("drift-down-into-slumber", "A5")
    assert said(island.use("guard-the-healing-land", "A5"))[-1] == "A5 gets Defend 4."


def test_pieces_that_share_a_fate_are_one_sentence() -> None:
    island = Island(LIGHTNING, A5="2 explorer, 2 town-1, 1 city").presence(A5=2)
    island.use("raging-storm", "A5")
    assert said(island.play.told)[1:] == [
        "1 city in A5 takes 1 damage (1 of 3).",
        "2 explorers are destroyed in A5.",
        "2 towns are destroyed in A5.",
        "2 fear generated.",
    ]


def test_oceans_are_named_in_words() -> None:
    island = Island(OCEAN, A1="1 explorer").presence(A0=1, A1=1)
    island.use("call-of-the-deeps", "A0")
    assert said(island.play.told)[0] == "Ada uses Call of the Deeps on ocean A."
    assert "1 explorer moves from A1 to ocean A." in said(island.play.told)


# Questions.


def fear_card(island: Island, card: str, level: int) -> Any:
    return earned.effect_of(card)(FearEffect(island.play, card, level))


@pytest.mark.rule("SI-FEAR-08")
def test_a_fear_card_asks_what_it_does() -> None:
    island = Island(EARTH, RIVER, A1="1 town, 1 city")
    assert asked(fear_card(island, "trade-suffers", 3)) == 2 * [
        "Fear card Trade Suffers: Each player may, in a coastal land, replace 1 city with 1 town or 1 town with"
        " 1 explorer. Decide in any order."
    ]
    alone = Island(EARTH, A1="1 town, 1 city")
    assert asked(fear_card(alone, "trade-suffers", 3))[0].endswith("1 explorer.")


@pytest.mark.rule("SI-FEAR-08")
def test_two_explorers_are_offered_as_two() -> None:
    island = Island(EARTH, A1="2 explorer, 1 town, 1 dahan")
    _, ways = offered(island, fear_card(island, "tall-tales-of-savagery", 2))
    assert ways == ["2 explorers in A1", "town in A1"]
    _, ways = offered(island, fear_card(island, "tall-tales-of-savagery", 3))
    assert ways == ["2 explorers in A1", "town in A1"]
    assert offered(island, fear_card(island, "emigration-accelerates", 2))[1] == [
        "explorer in A1",
        "town in A1",
    ]


@pytest.mark.rule("SI-PUSH-04", "SI-GATHER-02")
def test_a_push_says_how_many_and_whether_one_must() -> None:
    island = Island(RIVER, A5="4 explorer").presence(A5=1)
    script = fear_card(island, "retreat", 3)
    question, ways = offered(island, script, "pick A5")
    assert question == "Retreat!: push any number of explorers or towns."
    assert ways[-1] == "None"
    moves = FearEffect(island.play, "retreat", 2).at(ONE, "A5")
    assert offered(island, moves.push(("explorer", "town"), up_to=3))[0] == (
        "Retreat!: push up to 3 explorers or towns."
    )
    assert offered(island, moves.push(("explorer",), up_to=3), "push explorer A5 A1")[0] == (
        "Retreat!: push up to 2 more explorers."
    )
    assert offered(island, moves.push(("explorer",), 2), "push explorer A5 A1")[0] == (
        "Retreat!: push 1 more explorer."
    )
    assert offered(island, moves.push(("explorer",), up_to=3))[1][-1] == "None"
    assert offered(island, moves.gather(("explorer",), up_to=2))[0] == ("Retreat!: gather up to 2 explorers.")


def test_no_prompt_counts_to_ninety_nine() -> None:
    texts = Text("spirit-island-ask-push-any", (("about", "X"), ("what", "Y"), ("left", 99), ("done", 0)))
    for language in WHOLE:
        assert "99" not in words(language).say(texts)


@pytest.mark.rule("SI-POWER-01")
def test_wings_move_and_say_where_to() -> None:
    island = Island(EARTH, A5="2 dahan").presence(A5=2)
    script = power(island, "wrap-in-wings-of-sunlight", "A5")
    question, _ = offered(island, script)
    assert question == "Wrap in Wings of Sunlight: to which land do you move the Dahan?"
    question, ways = offered(island, power(island, "wrap-in-wings-of-sunlight", "A5"), "pick A2")
    assert question == "Wrap in Wings of Sunlight: move up to 5 Dahan to A2."
    assert ways == ["Move Dahan from A5", "None"]


@pytest.mark.rule("SI-POWER-14")
@pytest.mark.parametrize(
    ("name", "land", "ways"),
    [
        (
            "veil-the-nights-hunt",
            "2 dahan, 2 town",
            ["1 damage to a different invader for each Dahan", "Push up to 3 Dahan"],
        ),
        (
            "call-to-isolation",
            "2 dahan, 2 town",
            ["Push explorers or towns, one for each Dahan", "Push 1 Dahan"],
        ),
        (
            "call-to-isolation",
            "2 dahan, 1 city",
            ["Push explorers or towns, one for each Dahan (does nothing here)", "Push 1 Dahan"],
        ),
        (
            "dreams-of-the-dahan",
            "2 dahan, 1 city",
            [
                "Gather up to 2 Dahan (does nothing here)",
                "1 fear a Dahan, 3 at most, if a town or city is there",
            ],
        ),
        ("voracious-growth", "1 blight", ["2 damage (does nothing here)", "Remove 1 blight"]),
    ],
)
def test_a_way_says_what_it_does_and_where_it_does_nothing(name: str, land: str, ways: list[str]) -> None:
    island = Island(BRINGER, A5=land).presence(A5=2)
    assert offered(island, power(island, name, "A5"))[1] == ways


@pytest.mark.rule("SI-POWER-14")
def test_nobody_is_asked_where_no_way_does_anything() -> None:
    island = Island(EARTH, A5="1 dahan").presence(A5=2)
    island.run(power(island, "voracious-growth", "A5"))
    assert island["A5"] == "1 dahan"


@pytest.mark.rule("SI-FEAR-08")
def test_lands_in_which_nothing_would_happen_are_not_offered() -> None:
    island = Island(EARTH, A5="1 dahan", A1="1 dahan, 2 explorer", A4="1 town, 1 dahan").presence(
        A5=1, A8=1, A7=1
    )
    assert offered(island, fear_card(island, "dahan-raid", 1))[1] == ["A1", "A4"]
    assert offered(island, fear_card(island, "seek-safety", 3))[1] == ["A1", "A4", "Do nothing"]
    island["A8"] = "1 explorer"
    island["A5"] = "1 town"
    island["A7"] = "1 city, 1 dahan"
    assert offered(island, power(island, "mantle-of-dread", "")) == (
        "Mantle of Dread: from which of your lands do you push?",
        ["A5", "A8", "None"],
    )


def test_the_new_card_of_midnights_dream_is_offered_by_name_and_price() -> None:
    island = Island(BRINGER, A5="2 dahan").presence(A5=2)
    island.player.energy = 4
    about = "call-on-midnights-dream"
    island.player.hand.remove(about)
    island.table.decks["major"].remove("infinite-vitality")
    island.table.decks["major"].insert(0, "infinite-vitality")
    answers = ("choose call-on-midnights-dream-major", "keep infinite-vitality", "forget dread-apparitions")
    question, ways = offered(island, power(island, about, "A5"), *answers)
    assert question == "Call on Midnight's Dream: you may pay for the new card and play it now."
    assert ways == ["Play Infinite Vitality now (3)", "No"]


def test_doing_without_says_what_is_done_without() -> None:
    island = Island(THUNDER, A5="1 dahan").presence(A5=1)
    _, ways = offered(island, pieces.move(island.play, "dahan", "A5", "A4"))
    assert ways[-1] == "Do not go along"


def test_a_counterattack_says_what_a_hit_does() -> None:
    island = Island(EARTH, A5="2 town, 1 city, 1 dahan")
    script = ravage._strike_back(island.play, "A5", 1)
    question, ways = offered(island, script)
    assert question == "The Dahan in A5 fight back: assign 2 damage."
    assert ways == [
        "Destroy town in A5 (2 damage)",
        "Damage town in A5 by 1 (1 of 2)",
        "Damage city in A5 by 2 (2 of 3)",
        "Damage city in A5 by 1 (1 of 3)",
    ]


@pytest.mark.rule("SI-FEAR-09")
@pytest.mark.parametrize(
    ("language", "own"), [("en", "in a land of their own"), ("pl", "każdy w innej krainie")]
)
def test_each_in_a_land_of_their_own(language: str, own: str) -> None:
    cards = (
        "belief-takes-root-3",
        *(f"dahan-{each}" for each in ("enheartened-2", "enheartened-3", "raid-1", "raid-2", "raid-3")),
    )
    for card in cards:
        assert own in words(language).key(f"spirit-island-fear-{card}")


# The law: the numbers that are told are the change of the table.

GAMES = (
    {"adversary": "england", "adversary_level": 3},
    {"adversary": "sweden", "adversary_level": 3},
    {"adversary": "brandenburg-prussia", "adversary_level": 3},
    {"scenario": "blitz"},
    {"scenario": "dahan-insurrection"},
    {"scenario": "guard-the-isles-heart"},
    {"scenario": "rituals-of-terror"},
    {"adversary": "england", "adversary_level": 6, "scenario": "blitz"},
)


MOMENTS = 160
"""Number of actions of each game that are looked at."""

Counts = Counter[tuple[str, ...]]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_numbers_told_are_the_change_of_the_table(number: int) -> None:
    options = Options(spirits="random", **GAMES[number])
    match, chance = Match.new(GAME, options, 1 + number % 3, b"told"), Chance(f"told {number}".encode())
    before = count(match)
    for _ in range(MOMENTS):
        if match.over:
            break
        seat = chance.choice(match.awaiting)
        legal = match.legal(seat)
        action = chance.choice(legal.under(chance.choice(legal.verbs)))
        expected = Counter(before)
        for event in match.play(seat, action):
            expected.update(change(event.text))
        after = count(match)
        if action.verb != "restart":
            assert {key: n for key, n in expected.items() if n} == {key: n for key, n in after.items() if n}
        before = after


def count(match: Match[Any]) -> Counts:
    """Return what stands in each land, and the energy and fear there are."""
    table: Table = match.imagine(None, Chance(b"look")).play.table
    found = Counts()
    for name, land in table.lands.items():
        for piece in land.pieces:
            found[name, piece.kind] += 1
        found[name, "blight"] = land.blight
    for seat, player in enumerate(table.players):
        found["energy", str(seat)] = player.energy
        for name, number in player.presence.items():
            found[name, str(seat)] = number
    fear = table.fear
    cards = len(fear.earned) + len(fear.discard) + (fear.resolving is not None)
    found["fear",] = fear.generated + fear.markers * cards
    return found


def change(text: Text) -> Counts:
    """Return the change that an event tells of."""
    args, found = dict(text.args), Counts()
    match text.key.removeprefix("spirit-island-event-"):
        case "explore":
            found.update((land, "explorer") for land in lands_of(args["lands"]))
        case "builds":
            found.update((land, "town") for land in lands_of(args["towns"]))
            found.update((land, "city") for land in lands_of(args["cities"]))
        case "added" | "added-for":
            found[place(args["land"]), kind(args["piece"])] += number(args["count"])
        case "removed" | "destroyed":
            found[place(args["land"]), kind(args["piece"])] -= number(args["count"])
        case "moved" | "ashore":
            found[place(args["land"]), kind(args["piece"])] += number(args["count"])
            found[place(args["origin"]), kind(args["piece"])] -= number(args["count"])
        case "replaced":
            found[place(args["land"]), kind(args["piece"])] -= 1
            for by in args["by"] if isinstance(args["by"], tuple) else ():
                assert isinstance(by, Text)
                found[place(args["land"]), kind(by)] += number(dict(by.args)["count"])
        case "blight" | "blight-for":
            found[place(args["land"]), "blight"] += 1
        case "unblight":
            found[place(args["land"]), "blight"] -= 1
        case "fear":
            found["fear",] += number(args["fear"])
        case _:
            found.update(_of_spirit(text))
    return found


def _of_spirit(text: Text) -> Counts:
    """Return the change of a spirit's presence and energy that an event tells of."""
    args, found = dict(text.args), Counts()
    who = args.get("who")
    seat = str(who.seat) if isinstance(who, Who) else ""
    match text.key.removeprefix("spirit-island-event-"):
        case "presence" | "presence-returns":
            found[place(args["land"]), seat] += 1
        case "presence-lost" | "presence-lost-for":
            found[place(args["land"]), seat] -= number(args["count"])
        case "drifts":
            found[place(args["land"]), seat] += 1
            found[place(args["origin"]), seat] -= 1
        case "income" | "energy":
            found["energy", seat] += number(args["energy"])
        case "exchange":
            found["energy", seat] += 1
        case "plays":
            found["energy", seat] -= number(args["cost"])
        case "unplays":
            found["energy", seat] += number(args["cost"])
        case "pays":
            found["energy", seat] -= number(args["energy"])
        case "grows":
            gains = (dict(each.args) for each in text.inner() if each.key.endswith("-step-energy"))
            found["energy", seat] += sum(number(gain["amount"]) for gain in gains)
    return found


def place(land: Arg) -> str:
    """Return the land that an argument names, an ocean in words too."""
    if isinstance(land, Text):
        return f"{dict(land.args)['board']}0"
    assert isinstance(land, str)
    return land


def lands_of(lands: Arg) -> Sequence[str]:
    assert isinstance(lands, tuple)
    return [place(land) for land in lands]


def kind(piece: Arg) -> str:
    assert isinstance(piece, Text)
    return piece.key.rpartition("-")[2]


def number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def test_an_ocean_is_told_in_polish_by_its_name_on_the_map_which_fits_every_sentence() -> None:
    ocean = tell("ocean-of", board="B")
    drifts = tell("event-drifts", who=Who(Seat(0)), origin="B1", land=ocean)
    assert words("pl").say(drifts, ["Ada"]) == "Ada przesuwa 1 obecność z B1 do B0 (ocean)."
    explored = tell("event-explore", card=tell("ocean-of", board="B"), lands=("B1", "B2"), count=2)
    assert words("pl").say(explored) == "Najeźdźcy eksplorują, karta B0 (ocean): B1 i B2."


ABOUT = {
    "SI-PUSH": "push|move up to",
    "SI-GATHER": "gather",
    "SI-DEFEND": "defend",
    "SI-DAMAGE": "damage",
    "SI-FEAR": "fear",
    "SI-DESTROY": "destroy|replace",
    "SI-BLIGHT": "blight",
    "SI-DAHAN": "dahan",
    "SI-INVADER": "invaders there do nothing",
    "SI-RAVAGE": "ravag",
    "SI-CARD": "energy|gains? a |card",
    "SI-TRACK": "add.* presence",
    "SI-PRESENCE": "presence",
    "SI-SPIRIT": "drown",
    "SI-POWER": "repeat|element|range|fast|aim powers from",
}
"""Words of a power that the rules of a section are about."""
TOLD_OF = ("SI-PUSH", "SI-GATHER", "SI-DEFEND", "SI-FEAR")
"""Sections of which each power that speaks of their subject names a rule."""


@pytest.mark.parametrize("power", powers().values(), ids=lambda power: power.id)
def test_the_rules_that_stand_with_a_power_are_about_what_its_text_does(power: Power) -> None:
    levels = [number for number, each in enumerate(power.thresholds, 1) if not each.targeting]
    text = " ".join(
        map(words("en").say, (does(power.id), *(threshold_does(power.id, number) for number in levels)))
    )
    sections = [rule.rpartition("-")[0] for rule in power.rules]
    assert power.rules
    assert {*power.rules} <= {entry.id for entry in ledger("spirit-island")}
    assert [each for each in sections if not re.search(ABOUT[each], text, re.IGNORECASE)] == []
    assert [
        each for each in TOLD_OF if re.search(rf"\b{ABOUT[each]}", text, re.I) and each not in sections
    ] == []
    assert "SI-FEAR-01" not in power.rules[:-1], (
        "every second power brings fear: what else it does is told before"
    )
