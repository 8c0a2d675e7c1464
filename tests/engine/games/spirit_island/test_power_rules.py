"""Using powers: targets, thresholds, repeats, speed (SI-POWER, SI-INNATE)."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import get_args

import pytest

from engine.action import to_text
from engine.games.spirit_island.course import power_phase, turn
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import Power, powers, spirits
from engine.games.spirit_island.model.kinds import ELEMENTS, Element
from engine.games.spirit_island.model.lasting_rule import Lasting, LastingId
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.powers.lookup import effect_of
from engine.games.spirit_island.rules import power_use, presence, targets
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.lasting_rules import defend
from engine.text import Seat
from tests.engine.games.spirit_island.island import (
    BRINGER,
    EARTH,
    GREEN,
    LIGHTNING,
    RIVER,
    SHADOWS,
    THUNDER,
    Island,
)
from words.catalogue import words

ONE, TWO = Seat(0), Seat(1)

COUNTING = {"gather-the-warriors"}
"""Powers that count elements of which they have no threshold."""
PLENTY = 9
"""Number of each element that meets every threshold."""


@pytest.mark.rule("SI-POWER-01")
def test_a_power_acts_in_its_one_target_land() -> None:
    island = Island(SHADOWS, A8="1 town", A5="2 town").presence(A8=1)
    island.use("the-jungle-hungers", "A8")
    assert (island["A8"], island["A5"]) == ("", "2 town")


@pytest.mark.rule("SI-POWER-02", "SI-FAQ-089")
def test_the_target_is_chosen_when_the_power_is_used() -> None:
    island = Island(BRINGER).presence(A7=1).give("1 moon, 1 air").phase("fast")
    assert island.objects("use night-terrors A7 1") == "SI-POWER-06"
    island["A7"] = "1 explorer"
    assert island.objects("use night-terrors A7 1") == "legal"


@pytest.mark.rule("SI-POWER-03")
def test_range_counts_from_any_own_presence_and_shorter_is_allowed() -> None:
    island = Island(RIVER).presence(A3=1)
    assert [island.refuses("wash-away", land) for land in ("A3", "A2", "A4")] == ["legal"] * 3
    assert island.refuses("wash-away", "A5") == "SI-POWER-03"


@pytest.mark.rule("SI-POWER-04")
def test_range_nought_is_the_land_of_the_presence_itself() -> None:
    island = Island(RIVER).presence(A5=1)
    assert island.refuses("rivers-bounty", "A5") == "legal"
    assert island.refuses("rivers-bounty", "A1") == "SI-POWER-03"
    sites = Island(EARTH).presence(A5=1, A6=2)
    assert sites.refuses("quicken-the-earths-struggles", "A5") == "SI-POWER-03"
    assert sites.refuses("quicken-the-earths-struggles", "A6") == "legal"


@pytest.mark.rule("SI-POWER-05")
def test_a_terrain_by_the_origin_limits_where_the_range_begins() -> None:
    island = Island(SHADOWS).presence(A5=1, A3=1)
    assert island.refuses("cleansing-floods", "A6") == "legal"
    assert island.refuses("cleansing-floods", "A2") == "SI-POWER-03"


@pytest.mark.rule("SI-POWER-06")
def test_the_target_bar_is_asked_only_when_aiming() -> None:
    island = Island(EARTH, A5="1 town, 1 dahan").presence(A5=2)
    island.use("rituals-of-destruction", "A5")
    assert (island["A5"], island.fear) == ("1 dahan", 1)
    gone = Island(SHADOWS, A5="1 dahan").presence(A5=1)
    assert gone.refuses("call-to-tend", "A5") == "legal"
    gone["A5"] = ""
    assert gone.refuses("call-to-tend", "A5") == "SI-POWER-06"
    for land, rule in (("A1", "legal"), ("A3", "legal"), ("A2", "SI-POWER-06")):
        either = Island(SHADOWS).stand({land: "1 explorer"}).presence(**{land: 1})
        assert either.refuses("song-of-sanctity", land) == rule, "in a mountain or a jungle"


@pytest.mark.rule("SI-POWER-07", "SI-FAQ-052")
def test_a_land_in_which_nothing_would_happen_is_a_legal_target() -> None:
    island = Island(LIGHTNING).presence(A7=2)
    island.use("shatter-homesteads", "A7")
    assert island.fear == 1


@pytest.mark.rule("SI-POWER-10")
def test_fast_before_the_invaders_and_slow_after_them() -> None:
    island = Island(RIVER).presence(A5=1)
    island.player.played = ["flash-floods", "wash-away"]
    assert island.phase("fast").objects("use wash-away A5") == "SI-POWER-10"
    assert island.objects("use flash-floods A5") == "legal"
    assert island.phase("slow").objects("use flash-floods A5") == "SI-POWER-10"
    assert island.objects("use wash-away A5") == "legal"


@pytest.mark.rule("SI-POWER-11")
def test_a_slow_power_used_as_fast_is_not_used_again() -> None:
    island = Island(LIGHTNING, A7="1 explorer").presence(A7=2)
    island.player.played = ["raging-storm"]
    island.phase("fast").use("raging-storm", "A7", again=True)
    assert island.player.used[0].swift
    assert island.phase("slow").objects("use raging-storm A7") == "SI-CARD-06"
    unused = Island(LIGHTNING).presence(A7=2)
    unused.player.played = ["raging-storm"]
    assert unused.phase("slow").objects("use raging-storm A7") == "legal"


@pytest.mark.rule("SI-POWER-13")
def test_up_to_may_be_none_but_what_is_not_offered_must_be_done() -> None:
    island = Island(SHADOWS, A5="1 town").presence(A5=1)
    island.use("land-of-haunts-and-embers", "A5", "enough")
    assert island["A5"] == "1 town, 1 blight"
    must = Island(SHADOWS, A5="1 explorer").presence(A5=2)
    must.player.played = ["rouse-the-trees-and-stones", "visions-of-fiery-doom"]
    script = power_phase.use(must.play, ONE, Use("visions-of-fiery-doom", "A5"))
    assert "enough" not in must.offers(script)


@pytest.mark.rule("SI-POWER-14")
def test_exactly_one_alternative_happens_also_one_that_does_nothing() -> None:
    island = Island(SHADOWS, A5="1 dahan").presence(A5=1)
    island.use("call-to-tend", "A5", "choose call-to-tend-heal")
    assert island["A5"] == "1 dahan"
    deluded = Island(SHADOWS, A5="1 explorer").presence(A5=1)
    deluded.use("delusions-of-danger", "A5", "choose delusions-of-danger-push", "push explorer A5 A1")
    assert (deluded["A1"], deluded.fear) == ("1 explorer", 0)


@pytest.mark.rule("SI-POWER-15", "SI-ASYNC-15")
def test_a_power_may_be_left_unused_and_is_then_lost_for_the_turn() -> None:
    island = Island(RIVER, A5="1 town", A1="1 city").presence(A5=1)
    island.player.played, island.player.hand = ["flash-floods"], []
    island.phase("fast").do("done")
    assert "wait" in [action.verb for action in power_phase.actions(island.table, ONE)]
    island.advance_to("slow")
    assert island["A5"] == "1 town"
    assert island.objects("use flash-floods A5") == "SI-POWER-10"


@pytest.mark.rule("SI-POWER-16", "SI-FAQ-040")
def test_thresholds_use_no_elements_up() -> None:
    island = Island(SHADOWS, A5="2 blight").presence(A5=2).give("2 water")
    island.use("natures-resilience", "A5")
    assert presence.elements(island.player)["water"] == 2
    island.player.used.clear()
    island.use("natures-resilience", "A5")
    assert island["A5"] == ""


@pytest.mark.rule("SI-POWER-16")
def test_a_threshold_without_its_elements_is_refused() -> None:
    island = Island(SHADOWS).presence(A5=2).give("1 water")
    assert island.refuses("natures-resilience", "A5", level="1") == "SI-POWER-16"


@pytest.mark.rule("SI-POWER-16", "SI-POWER-17")
@pytest.mark.parametrize(
    ("elements", "line", "said"),
    [
        ("1 sun, 2 water", "massive-flooding A5 3", "Thresholds with which you can use Massive Flooding now: 1."),
        ("3 sun, 4 water, 1 earth", "massive-flooding A5 2", "can use Massive Flooding now: 123, 12, and 1."),
        ("2 water", "natures-resilience A5", "can use Nature's Resilience now: 1 and 0."),
        ("2 water", "wash-away A5 0", "Wash Away has no threshold to choose now."),
    ],
)  # fmt: skip
def test_a_refusal_says_with_which_thresholds_a_power_can_be_used(
    elements: str, line: str, said: str
) -> None:
    """Also where the elements are there: a threshold is not used without one that as few elements meet."""
    island = Island(RIVER, A5="1 town, 1 blight").presence(A5=2).give(elements)
    island.player.played = [line.split()[0]]
    island.phase("slow" if line.startswith(("massive", "wash")) else "fast")
    found = island.objection(f"use {line}")
    assert found is not None
    assert said in words("en").say(found.text, ["Ada"])


@pytest.mark.rule("SI-POWER-17", "SI-POWER-19", "SI-FAQ-039")
def test_a_power_may_be_used_as_if_with_fewer_elements() -> None:
    island = Island(RIVER, A5="1 town, 1 explorer").presence(A5=1).give("3 sun, 4 water, 1 earth")
    (innate,) = island.player.facts.innates
    assert targets.levels(island.player, innate) == [(1, 2, 3), (1, 2), (1,), ()]
    island.use("massive-flooding", "A5", "push explorer A5 A1", level="1")
    assert island["A5"] == "1 town"
    assert (
        Island(SHADOWS, A5="1 blight")
        .presence(A5=2)
        .give("2 water")
        .use("natures-resilience", "A5", level="0")
    )


@pytest.mark.rule("SI-POWER-18")
def test_thresholds_come_after_the_rest_from_top_to_bottom() -> None:
    island = Island(SHADOWS, A5="1 town").presence(A5=1).give("2 fire")
    island.use("visions-of-fiery-doom", "A5", "push town A5 A1")
    assert [key for key in island.told if key in ("event-fear", "event-moved")] == [
        "event-fear",
        "event-moved",
        "event-fear",
    ]


@pytest.mark.rule("SI-POWER-20", "SI-FAQ-038")
def test_a_threshold_on_range_counts_before_aiming() -> None:
    island = Island(SHADOWS).presence(A5=1)
    assert island.refuses("sap-the-strength-of-multitudes", "A1") == "SI-POWER-03"
    assert island.give("1 air").refuses("sap-the-strength-of-multitudes", "A1") == "legal"
    assert targets.levels(island.player, powers()["sap-the-strength-of-multitudes"]) == [()]


@pytest.mark.rule("SI-POWER-17", "SI-POWER-20")
def test_who_leaves_out_the_threshold_that_adds_range_aims_no_farther() -> None:
    """As if with fewer elements Talons of Lightning reach a single land far; with all of them, three."""
    power = "talons-of-lightning"
    island = Island(LIGHTNING).presence(A8=1).give("3 fire, 3 air")
    assert [island.refuses(power, "A1", level=level) for level in ("1", "0")] == ["legal", "SI-POWER-03"]
    assert [island.refuses(power, "A6", level=level) for level in ("1", "0")] == ["legal"] * 2
    uses = {(use.target, use.level) for use in power_phase.uses(island.table, ONE) if use.power == power}
    assert uses == {("A1", "1"), ("A5", "1"), ("A5", "0"), ("A6", "1"), ("A6", "0"), ("A2", "1")}


@pytest.mark.rule("SI-POWER-17", "SI-SPIRIT-04")
def test_shadows_pay_for_the_distance_that_a_threshold_left_out_would_have_covered() -> None:
    power = "talons-of-lightning"
    island = Island(SHADOWS, A1="1 dahan").presence(A8=1).give("3 fire, 3 air")
    for level, left in (("1", 2), ("0", 1)):
        island.player.energy = 2
        island.player.used.clear()
        island.use(power, "A1", level=level)
        assert island.player.energy == left


@pytest.mark.rule("SI-POWER-17", "SI-POWER-20")
def test_a_threshold_on_speed_is_no_level_to_choose() -> None:
    island = Island(THUNDER).presence(A5=1).give("4 air, 1 animal, 2 sun, 1 fire")
    assert [targets.levels(island.player, innate) for innate in island.player.facts.innates] == [
        [(2,), ()],
        [(2,), ()],
    ]


@pytest.mark.rule("SI-POWER-21", "SI-TIME-03", "SI-DEFEND-03", "SI-DAHAN-05")
def test_what_is_no_piece_ends_with_the_turn() -> None:
    island = Island(RIVER, A5="1 dahan", A1="1 city").presence(A5=1)
    island.table.lasting.append(Lasting("dahan-health", land="A5", amount=4))
    island.table.lasting.append(Lasting("no-ravage", land="A5"))
    island.table.lasting += [Lasting(rule, land="A5", seat=ONE, amount=1) for rule in get_args(LastingId)]
    island.phase("slow").advance()
    assert island.table.lasting == []
    assert island["A5"] == "1 dahan"


@pytest.mark.rule("SI-POWER-22", "SI-POWER-26", "SI-FAQ-044")
def test_a_repeat_gives_no_elements_costs_nothing_and_is_no_card_played() -> None:
    island = Island(EARTH, RIVER, A1="1 city", A6="2 blight").presence(A6=2)
    island.player.played = ["guard-the-healing-land"]
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=3))
    island.phase("fast").use("guard-the-healing-land", "A6", again=True)
    before = presence.elements(island.player)
    island.use("guard-the-healing-land", "A6", again=True)
    assert (island["A6"], defend(island.table, "A6")) == ("", 8 + 3)
    assert presence.elements(island.player) == before
    assert (island.player.energy, island.player.played) == (0, ["guard-the-healing-land"])
    assert island.objects("use guard-the-healing-land A6") == "SI-CARD-06"
    island.use("boon-of-vigor", "1", seat=1)
    assert island.player.energy == 1, "for the one card that was played"


@pytest.mark.rule("SI-POWER-22")
def test_a_repeat_that_must_be_paid_is_paid() -> None:
    island = Island(EARTH, A1="1 city", A6="2 blight").presence(A6=2)
    island.player.played = ["guard-the-healing-land"]
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=99, pays=True))
    island.phase("fast").use("guard-the-healing-land", "A6", again=True)
    assert island.objects("use guard-the-healing-land A6") == "SI-CARD-06"
    island.player.energy = 4
    island.use("guard-the-healing-land", "A6", again=True)
    assert island.player.energy == 1


@pytest.mark.rule("SI-POWER-22", "SI-SPIRIT-04")
def test_a_repeat_from_afar_needs_the_energy_of_both() -> None:
    island = Island(SHADOWS, A8="1 town, 1 dahan", A1="1 town, 1 dahan, 1 city").presence(A8=1)
    island.player.played = ["crops-wither-and-fade"]
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=99, pays=True))
    way = "choose crops-wither-and-fade-town"
    island.phase("slow").use("crops-wither-and-fade", "A8", way, again=True)
    far = [f"use crops-wither-and-fade {land}" for land in ("A8", "A1")]
    for energy, allowed in ((1, ["legal", "SI-POWER-03"]), (2, ["legal", "legal"])):
        island.player.energy = energy
        assert [island.objects(line) for line in far] == allowed
        assert [line in island.legal() for line in far] == [each == "legal" for each in allowed]
    island.use("crops-wither-and-fade", "A1", way, again=True)
    assert (island["A1"], island.player.energy) == ("1 explorer, 1 city, 1 dahan", 0)


@pytest.mark.rule("SI-POWER-22")
def test_a_card_dearer_than_the_limit_is_not_repeated() -> None:
    island = Island(EARTH, A1="1 city").presence(A6=2)
    island.player.played = ["guard-the-healing-land"]
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=1))
    island.phase("fast").use("guard-the-healing-land", "A6", again=True)
    assert island.objects("use guard-the-healing-land A6") == "SI-CARD-06"


@pytest.mark.rule("SI-POWER-23", "SI-FAQ-044")
def test_repeats_never_chain() -> None:
    island = Island(SHADOWS, A5="3 city").presence(A5=2).give("3 air, 3 water, 2 animal")
    way = "choose winds-of-rust-and-atrophy-city"
    island.use("winds-of-rust-and-atrophy", "A5", way, "pick A5", way)
    assert island["A5"] == "2 town, 1 city"


@pytest.mark.rule("SI-POWER-23", "SI-FAQ-044")
def test_a_repeated_powerstorm_lets_nobody_repeat_anything() -> None:
    island = Island(EARTH, RIVER, A1="1 city")
    island.player.played = ["powerstorm"]
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=3))
    island.phase("fast").use("powerstorm", "2", again=True)
    island.use("powerstorm", "2", again=True)
    assert island.table.players[1].energy == 6
    assert len([each for each in island.table.lasting if each.id == "repeat"]) == 1


@pytest.mark.rule("SI-POWER-24", "SI-FAQ-045")
def test_a_repeat_keeps_the_speed_and_the_range_of_the_power() -> None:
    island = Island(LIGHTNING, A7="1 town").presence(A7=2)
    island.player.played = ["raging-storm"]
    island.table.lasting += [Lasting("repeat", seat=ONE, amount=3), Lasting("range", seat=ONE, amount=2)]
    island.phase("fast").use("raging-storm", "A7", again=True)
    for elsewhere in ("A1", "A5", "A8"):
        assert island.objects(f"use raging-storm {elsewhere}") == "legal"
    assert island.phase("slow").objects("use raging-storm A7") == "SI-POWER-24"


@pytest.mark.rule("SI-POWER-25")
def test_a_repeat_chooses_anew_or_where_it_says() -> None:
    island = Island(GREEN, A5="1 city", A1="1 city").presence(A5=1, A1=1).give("2 moon, 3 plant")
    island.use("creepers-tear-into-mortar", "A5", "pick A5")
    assert island["A5"] == "1 city-2"
    near = Island(GREEN, A5="1 city").presence(A5=1, A1=1).give("2 moon, 3 plant").phase("slow")
    first = [
        use.target for use in power_phase.uses(near.table, ONE) if use.power == "creepers-tear-into-mortar"
    ]
    repeat = effect_of("creepers-tear-into-mortar")(Effect(near.play, ONE, "creepers-tear-into-mortar", "A5"))
    assert isinstance(repeat, Generator)
    offered = near.offers(repeat)
    assert offered == [f"pick {land}" for land in dict.fromkeys(first)], "whatever it may be aimed at"
    assert len(offered) < len(near.table.island.lands)
    land = Island(SHADOWS, A5="1 blight", A6="1 city").presence(A4=1).give("3 moon, 3 earth")
    land.use("the-land-thrashes-in-furious-pain", "A5", "pick A6")
    assert land["A6"] == "1 city-1"


@pytest.mark.rule("SI-INNATE-01")
def test_an_innate_power_needs_neither_energy_nor_plays() -> None:
    island = Island(BRINGER, A7="1 town").presence(A7=1).give("1 moon, 1 air")
    island.player.played = ["dread-apparitions", "dreams-of-the-dahan"]
    island.use("night-terrors", "A7", level="1")
    assert (island.fear, island.player.energy) == (1, 0)
    cardless = Island(BRINGER, A7="1 town").presence(A7=1).give("1 moon, 1 air")
    assert (cardless.player.played, cardless.refuses("night-terrors", "A7", level="1")) == ([], "legal")


@pytest.mark.rule("SI-INNATE-02")
def test_an_innate_power_is_used_once_a_turn_whatever_may_be_repeated() -> None:
    island = Island(BRINGER, A7="1 town").presence(A7=1).give("9 moon, 9 air, 9 animal")
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=6))
    island.use("night-terrors", "A7")
    assert island.objects("use night-terrors A7 123") == "SI-INNATE-02"


@pytest.mark.rule("SI-INNATE-03")
def test_an_innate_power_does_nothing_without_the_elements_of_a_level() -> None:
    island = Island(BRINGER, A7="1 town").presence(A7=1).give("1 moon")
    assert island.refuses("night-terrors", "A7") == "SI-INNATE-03"
    assert island.give("1 moon, 1 air").refuses("night-terrors", "A7") == "legal"
    assert power_use.levels(island.player, island.player.facts.innates[1]) == [(1,)]


@pytest.mark.rule("SI-INNATE-05")
def test_all_levels_hit_the_one_target() -> None:
    island = Island(LIGHTNING, A7="2 town", A8="2 town").presence(A7=2).give("5 fire, 5 air, 2 water")
    island.use("thundering-destruction", "A7")
    assert (island["A7"], island["A8"]) == ("", "2 town")


@pytest.mark.rule("SI-ASYNC-05", "SI-PHASE-04")
def test_one_power_is_finished_before_the_next_begins() -> None:
    island = Island(SHADOWS, RIVER, A5="1 explorer, 1 town").presence(A5=2).presence(1, B6=1)
    island.player.played = ["rouse-the-trees-and-stones"]
    script = power_phase.use(island.play, ONE, Use("rouse-the-trees-and-stones", "A5"))
    asks = next(script)
    assert list(asks) == [ONE]


@pytest.mark.rule("SI-ASYNC-06", "SI-PHASE-04")
def test_a_phase_ends_when_all_are_done_and_done_can_be_taken_back() -> None:
    island = Island(RIVER, EARTH).presence(A5=1)
    for player, card in zip(
        island.table.players, ("boon-of-vigor", "a-year-of-perfect-stillness"), strict=True
    ):
        player.played = [card]
    menu = turn.menu(island.phase("fast").table)
    assert {seat: ask.must for seat, ask in menu.items()} == {ONE: True, TWO: True}, "in any order"
    island.do("done")
    assert island.objects("use boon-of-vigor 1") == "SI-ASYNC-06"
    assert not power_phase.is_done(island.table)
    assert island.objects("wait") == "legal"
    island.do("wait").do("done")
    island.do("done", seat=1)
    assert power_phase.is_done(island.table)
    assert turn.menu(island.table) == {}


@pytest.mark.rule("SI-ASYNC-07")
def test_who_has_no_power_is_not_waited_for_until_somebody_gives_it_one() -> None:
    island = Island(LIGHTNING, RIVER, A1="1 city").presence(1, B6=1)
    island.player.played, island.table.players[1].played = ["lightnings-boon"], ["wash-away"]
    power_phase.begin(island.table, "fast")
    assert not power_phase.is_active(island.table, TWO)
    island.use("lightnings-boon", "2", again=True)
    assert power_phase.is_active(island.table, TWO)


@pytest.mark.rule("SI-ASYNC-08")
def test_the_user_chooses_targets_but_presence_belongs_to_its_spirit() -> None:
    island = Island(GREEN, RIVER).presence(1, B6=1)
    island.player.played = ["gift-of-proliferation"]
    script = power_phase.use(island.play, ONE, Use("gift-of-proliferation", "2"))
    assert list(next(script)) == [TWO]
    dreaming = Island(BRINGER, RIVER, A1="1 city").give("2 moon, 2 air").phase("fast")
    dreaming.table.fear.earned = dreaming.table.fear.box[:1]
    assert list(next(power_phase.use(dreaming.play, ONE, Use("spirits-may-yet-dream", "2", "1")))) == [ONE]


@pytest.mark.rule("SI-TRACK-07", "SI-ASYNC-07")
def test_who_could_still_choose_an_element_for_a_power_is_waited_for() -> None:
    island = Island(BRINGER, A7="1 town").presence(A7=1).give("1 moon").phase("fast")
    assert not power_phase.is_active(island.table, ONE)
    island.player.shown["plays"] = 6
    assert power_phase.is_active(island.table, ONE)
    assert {"done", "attune air"} <= {*island.legal()}
    island.do("attune air")
    assert "use night-terrors A7" not in island.legal()
    assert island.objects("use night-terrors A7 1") == "legal"


def test_presence_lost_in_between_makes_a_target_illegal() -> None:
    island = Island(RIVER).presence(A5=1, A6=1)
    destroy_presence(island.play, ONE, "A5")
    assert island.refuses("wash-away", "A4") == "SI-POWER-03"


WITH_LEVELS = [
    power
    for power in powers().values()
    if any(not each.fast and not each.targeting for each in power.thresholds) and power.id not in COUNTING
]


@pytest.mark.rule("SI-POWER-17")
@pytest.mark.parametrize("power", WITH_LEVELS, ids=lambda power: power.id)
def test_a_threshold_that_is_left_out_is_as_one_without_its_elements(power: Power) -> None:
    """Whatever is left out, the use asks, does and tells the same as with just the elements of what is not."""
    rich = crowded(power)
    for element in ELEMENTS:
        rich.player.elements[element] = PLENTY
    levels = targets.levels(rich.player, power)
    assert len(levels) > 1
    for used in levels:
        poor = crowded(power)
        wanted: dict[Element, int] = {}
        for number in used:
            for element, count in power.thresholds[number - 1].elements.items():
                wanted[element] = max(wanted.get(element, 0), count)
        has = presence.elements(poor.player)
        for element in ELEMENTS:
            poor.player.elements[element] = wanted.get(element, 0) - has.get(element, 0)
        if used or not power_use.is_innate(poor.player, power):
            assert targets.levels(poor.player, power)[0] == used
            assert transcript(rich.copy(), power, used) == transcript(poor, power, used)


def crowded(power: Power) -> Island:
    """Return an island with pieces of every kind in every land, on which two spirits stand; the first has the power in play."""
    owner = next((name for name, each in spirits().items() if power in each.innates), SHADOWS)
    island = Island(owner, EARTH)
    for number, land in enumerate(island.table.island.lands):
        island[land] = f"2 explorer, 1 town, {1 + number % 2} city, 2 dahan, 2 blight"
    island.presence(A1=1, A2=2, A3=2, A4=1, A5=2, A6=2, A8=2).presence(1, A5=2, A7=1)
    if power.elements:
        island.player.played = [power.id]
    island.table.phase = power.speed
    return island


def transcript(island: Island, power: Power, used: tuple[int, ...]) -> list[str]:
    """Return what a use of a power asks, does and tells, answered at random by the power's name."""
    dice, said = Random(power.id), list[str]()
    aims = power_use.aims(island.table, Seat(0), power)
    aim = next((each for each in ("A5", "A6", "A3", "A2", *aims) if each in aims), aims[0])
    choices = power_use.levels(island.player, power)
    script = power_phase.use(island.play, Seat(0), Use.of(power.id, aim, None if choices == [None] else used))
    try:
        asks = next(script)
        while True:
            seat, ask = next(iter(asks.items()))
            said.append(f"{seat} {ask.prompt} {[*map(to_text, ask.legal)]}")
            asks = script.send((seat, dice.choice(ask.legal.actions)))
    except StopIteration:
        return [*said, *(str(event.text) for event in island.play.told), *map(str, island.board.items())]
