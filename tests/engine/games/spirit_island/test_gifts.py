"""Powers for spirits, powers about the user's own presence and cards, and innate powers."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.island import terrain
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.rules import power_use, presence, targets
from engine.games.spirit_island.rules.lasting_rules import defend, of_seat
from engine.games.spirit_island.rules.presence import elements
from engine.text import Seat
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

ONE, TWO = Seat(0), Seat(1)


def test_elemental_boon_gives_both_spirits_the_three_elements_the_target_chooses() -> None:
    island = Island(RIVER, EARTH)
    island.use("elemental-boon", "2", "1: attune sun", "1: attune fire", "1: attune air")
    for player in island.table.players:
        assert {name: elements(player)[name] for name in ("sun", "fire", "air")} == {
            "sun": 1,
            "fire": 1,
            "air": 1,
        }


def test_elemental_boon_on_its_user_gives_the_elements_once() -> None:
    island = Island(RIVER, EARTH)
    island.use("elemental-boon", "1", "attune sun", "attune fire", "attune air")
    assert island.table.players[0].elements == {"sun": 1, "fire": 1, "air": 1}
    assert island.table.players[1].elements == {}


def test_elemental_boon_never_gives_the_same_element_twice() -> None:
    island = Island(RIVER)
    island.player.played = ["elemental-boon"]
    use = power_phase.act(island.play, ONE, island_use("elemental-boon", "1"))
    assert use is not None
    assert "attune sun" not in island.offers(use, "attune sun")


def island_use(power: str, target: str) -> Use:
    return Use(power, target)


@pytest.mark.rule("SI-DEFEND-05", "SI-FAQ-034")
def test_encompassing_ward_defends_wherever_the_target_is_now() -> None:
    island = Island(RIVER, EARTH).presence(1, B1=1)
    island.use("encompassing-ward", "2")
    assert defend(island.table, "B1") == 2
    island.presence(1, B2=1)
    assert (defend(island.table, "B1"), defend(island.table, "B2")) == (0, 2)


def test_gift_of_constancy_lets_both_take_a_card_back() -> None:
    island = Island(RIVER, EARTH)
    island.table.players[1].played = ["guard-the-healing-land"]
    island.use("gift-of-constancy", "2")
    assert island.table.players[1].energy == 2
    island.phase("slow").advance(
        "0: choose return-gift-of-constancy", "1: choose return-guard-the-healing-land"
    )
    assert "gift-of-constancy" in island.player.hand
    assert island.table.players[1].discard == []


def test_gift_of_constancy_may_be_left_unused() -> None:
    island = Island(RIVER)
    island.use("gift-of-constancy", "1")
    island.phase("slow").advance("choose no")
    assert island.player.discard == ["gift-of-constancy"]


@pytest.mark.parametrize(("target", "sites", "energy"), [("1", 0, 1), ("2", 0, 2), ("1", 2, 2), ("2", 2, 3)])
def test_gift_of_living_energy_counts_another_and_two_sacred_sites(
    target: str, sites: int, energy: int
) -> None:
    island = Island(EARTH, EARTH).presence(A4=2, **({"A1": 2} if sites == 2 else {"A1": 1}))
    island.use("gift-of-living-energy", target)
    assert island.table.players[int(target) - 1].energy == energy


@pytest.mark.rule("SI-CARD-12", "SI-ASYNC-08")
def test_gift_of_power_gives_a_minor_power_that_waits_for_the_next_spirit_phase() -> None:
    island = Island(RIVER, EARTH)
    top = island.table.decks["minor"][:4]
    island.use("gift-of-power", "2", f"1: keep {top[2]}")
    assert top[2] in island.table.players[1].hand
    assert island.objects(f"use {top[2]} A5", 1) != "legal"
    assert set(island.table.discards["minor"]) == {*top} - {top[2]}


def test_reaching_grasp_lengthens_every_range() -> None:
    island = Island(RIVER).presence(A3=1)
    island.player.played = ["wash-away"]
    assert island.refuses("wash-away", "A5") == "SI-POWER-03"
    island.use("reaching-grasp", "1")
    assert island.refuses("wash-away", "A5") == "legal"


def test_lightnings_boon_makes_two_slow_powers_fast() -> None:
    island = Island(LIGHTNING, RIVER, A1="1 city")
    island.table.players[1].played = ["wash-away", "rivers-bounty"]
    island.use("lightnings-boon", "2")
    assert power_use.swift_left(island.table, TWO) == 2
    assert power_phase.is_active(island.table, TWO)


def test_boon_of_vigor_gives_one_to_its_user_and_as_much_as_cards_to_another() -> None:
    island = Island(RIVER, EARTH)
    island.table.players[1].played = ["guard-the-healing-land", "call-to-tend", "drought"]
    island.use("boon-of-vigor", "2")
    assert island.table.players[1].energy == 3
    own = Island(RIVER)
    own.player.played = ["call-to-tend", "drought", "boon-of-vigor"]
    own.use("boon-of-vigor", "1")
    assert own.player.energy == 1


def test_rivers_bounty_gives_energy_only_where_two_dahan_are() -> None:
    for dahan, energy in ((1, 0), (2, 1)):
        island = Island(RIVER, A5=f"{dahan} dahan").presence(A5=1)
        island.use("rivers-bounty", "A5")
        assert island.player.energy == energy


@pytest.mark.rule("SI-ASYNC-08")
def test_mantle_of_dread_lets_the_target_push_from_one_of_its_lands() -> None:
    island = Island(SHADOWS, RIVER, B1="2 explorer, 1 town").presence(1, B1=1)
    island.use("mantle-of-dread", "2", "1: pick B1", "1: push explorer B1 B2", "1: push town B1 B4")
    assert (island["B1"], island["B2"], island["B4"], island.fear) == (
        "1 explorer",
        "1 explorer",
        "1 town",
        2,
    )


def test_mantle_of_dread_may_push_nothing() -> None:
    island = Island(SHADOWS, RIVER, B1="1 town").presence(1, B1=1)
    island.use("mantle-of-dread", "2", "1: enough")
    assert (island["B1"], island.fear) == ("1 town", 2)


def test_gift_of_proliferation_adds_presence_next_to_the_targets_own() -> None:
    island = Island(GREEN, RIVER).presence(1, B1=1)
    island.use("gift-of-proliferation", "2", "1: place 0 B2 energy")
    assert island.table.players[1].presence == {"B1": 1, "B2": 1}
    assert island.table.players[1].shown["energy"] == 2


@pytest.mark.rule("SI-TRACK-10")
def test_presence_that_a_power_adds_brings_no_energy_this_turn() -> None:
    island = Island(GREEN).presence(A5=1)
    island.use("overgrow-in-a-night", "A1", "choose overgrow-in-a-night-presence", "place 0 A1 energy")
    assert (island.player.presence["A1"], island.player.energy) == (1, 0)
    assert island.player.shown["energy"] == 2


@pytest.mark.rule("SI-PRESENCE-07")
def test_blazing_renewal_brings_destroyed_presence_back_and_burns_the_land() -> None:
    island = Island(EARTH, RIVER, A4="1 town, 1 city").presence(A5=1).presence(1, B1=1)
    island.table.players[1].destroyed = 3
    island.use("blazing-renewal", "2", "1: pick A4")
    assert (island.table.players[1].presence["A4"], island.table.players[1].destroyed) == (2, 1)
    assert (island["A4"], island.fear) == ("1 city-2", 1)
    few = Island(EARTH, A4="1 town").presence(A5=1)
    few.player.destroyed, tracks = 1, dict(few.player.shown)
    few.use("blazing-renewal", "1", "pick A4")
    assert (few.player.presence, few.player.destroyed, few.player.shown) == ({"A5": 1, "A4": 1}, 0, tracks)


@pytest.mark.rule("SI-POWER-18", "SI-FAQ-064")
def test_blazing_renewal_that_returns_nothing_damages_nothing() -> None:
    for elements_ in ("", "3 fire, 3 earth, 2 plant"):
        island = Island(EARTH, A1="1 city", A4="1 town, 1 city", A5="1 town").presence(A5=1).give(elements_)
        before = island.board
        island.use("blazing-renewal", "1")
        assert island.board == before


@pytest.mark.rule("SI-POWER-03")
def test_more_range_reaches_a_range_inside_a_power() -> None:
    island = Island(EARTH, A3="1 town", A2="1 city").presence(A8=1)
    island.player.destroyed = 1
    plain = island.offers(power_phase.use(island.copy().play, ONE, Use("blazing-renewal", "1")))
    island.table.lasting.append(Lasting("range", seat=ONE, amount=2))
    far = island.offers(power_phase.use(island.copy().play, ONE, Use("blazing-renewal", "1")))
    assert ("pick A3" in plain, "pick A3" in far) == (False, True)
    green = Island(GREEN, A3="1 town").presence(A8=1)
    green.table.lasting.append(Lasting("range", seat=ONE, amount=2))
    green.use("gift-of-proliferation", "1", "place 0 A3 energy")
    assert green.player.presence == {"A8": 1, "A3": 1}


@pytest.mark.rule("SI-SPIRIT-10", "SI-FAQ-072")
def test_powers_bring_presence_of_any_spirit_into_an_ocean_in_play() -> None:
    island = Island(GREEN, OCEAN, EARTH, A5="1 city").presence(A1=1).presence(1, A0=1).presence(2, A1=1)
    island.use("gift-of-proliferation", "3", "2: place 0 A0 energy")
    island.table.players[0].destroyed = 2
    island.use("blazing-renewal", "1", "0: pick A0")
    island.use("overgrow-in-a-night", "A0", "choose overgrow-in-a-night-presence", "place 0 A0 plays")
    assert island.table.players[2].presence == {"A1": 1, "A0": 1}
    assert island.player.presence == {"A1": 1, "A0": 3}


@pytest.mark.rule("SI-POWER-14", "SI-SPIRIT-09")
def test_presence_that_may_not_stand_there_is_said_to_do_nothing() -> None:
    for spirit, idle in ((GREEN, ()), (OCEAN, ("overgrow-in-a-night-presence",))):
        island = Island(spirit, A4="1 town").presence(A2=1, A4=1)
        asks = next(power_phase.use(island.play, ONE, Use("overgrow-in-a-night", "A4")))
        assert dict(asks[ONE].prompt.args).get("idle", ()) == idle, spirit


@pytest.mark.rule("SI-SPIRIT-10", "SI-LOSE-02", "SI-FAQ-073")
def test_presence_in_an_ocean_that_is_out_of_play_is_out_of_play() -> None:
    island = Island(GREEN, OCEAN, A2="1 town", B5="1 city").presence(A0=2).presence(1, A1=1)
    assert island.refuses("overgrow-in-a-night", "A2") == "legal"
    assert "A0" in presence.lands_of(island.table, island.player)
    island.presence(1, B0=1)
    assert island.refuses("overgrow-in-a-night", "A2") == "SI-POWER-03"
    assert presence.lands_of(island.table, island.player) == []
    island.table.lands["A0"].blight = 1
    island.run(after_unit(island.play))
    assert island.table.lost == "presence"
    assert (island["A0"], island.player.presence) == ("1 blight", {"A0": 2}), "it stays where it is"


@pytest.mark.rule("SI-POWER-20", "SI-POWER-16", "SI-FAQ-036")
def test_a_threshold_is_judged_when_its_line_is_reached() -> None:
    for track, fear in (("energy", 3), ("plays", 0)):
        island = Island(OCEAN, A5="1 city").presence(A1=1).give("1 sun, 1 earth")
        island.player.shown["energy"] = 4
        assert island.player.facts.energy[4] == "earth"
        island.use("indomitable-claim", "A5", f"place 0 A5 {track}")
        assert island.fear == fear
    declined = Island(OCEAN, A5="1 city").presence(A1=1).give("1 sun, 2 earth")
    declined.use("indomitable-claim", "A5", "place 0 A5 energy", level="0")
    assert declined.fear == 0


@pytest.mark.rule("SI-POWER-20", "SI-CARD-11", "SI-CARD-09", "SI-FAQ-037", "SI-FAQ-061", "SI-FAQ-062")
def test_who_forgets_what_brought_the_elements_has_no_threshold() -> None:
    island = Island(RIVER, EARTH, A1="1 city").give("2 water, 3 plant")
    assert "plant" in powers()["entwined-power"].elements
    top = island.table.decks["major"][:4]
    keeps = f"1: keep {top[0]}", f"1: forget {island.table.players[1].hand[0]}"
    draws = "1: gain major", keeps[0], keeps[1], f"0: keep {top[1]}", "0: forget entwined-power"
    island.use("entwined-power", "2", *draws)
    assert [player.energy for player in island.table.players] == [0, 0]


def test_dread_apparitions_twice_defend_with_both() -> None:
    island = Island(BRINGER, A7="1 city").presence(A7=2)
    island.player.played = ["dread-apparitions"]
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=9))
    island.phase("fast").use("dread-apparitions", "A7", again=True)
    assert (defend(island.table, "A7"), island.fear) == (1, 1)
    island.use("dread-apparitions", "A7", again=True)
    assert (defend(island.table, "A7"), island.fear) == (1 + 2, 2)


@pytest.mark.rule("SI-POWER-09", "SI-FAQ-060")
def test_entwined_power_alone_brings_two_cards_and_twice_the_energy() -> None:
    island = Island(RIVER, A1="1 city").give("2 water, 4 plant")
    top = island.table.decks["minor"][:4]
    island.use("entwined-power", "1", "gain minor", f"keep {top[0]}", f"keep {top[1]}")
    assert island.player.energy == 6
    assert {*top[:2]} <= {*island.player.hand}


@pytest.mark.rule("SI-POWER-05", "SI-PRESENCE-02", "SI-SPIRIT-02", "SI-FAQ-057", "SI-FAQ-058")
def test_shared_presence_makes_sacred_sites_by_the_own_rule() -> None:
    island = Island(RIVER, EARTH, A1="1 city").presence(A6=1, A2=1).presence(1, A6=1, B6=1)
    for one, other in ((ONE, TWO), (TWO, ONE)):
        island.table.lasting.append(Lasting("shared", seat=one, other=other))
    sacred = powers()["wash-away"].target.model_copy(update={"source": "sacred-site"})
    assert terrain("A2") == terrain("B6") == "wetland"
    assert targets.origins(island.table, ONE, sacred) == ["A2", "A6", "B6"]
    assert targets.origins(island.table, TWO, sacred) == ["A6"]
    assert not presence.is_sacred(island.table, TWO, "A6"), "for targeting alone"


@pytest.mark.rule("SI-PRESENCE-02", "SI-FAQ-057")
def test_presence_that_is_shared_twice_counts_once() -> None:
    island = Island(RIVER, EARTH, A1="1 city").presence(A1=2).presence(1, B8=1)
    for _ in range(2):
        island.table.lasting.append(Lasting("shared", seat=ONE, other=TWO))
    sacred = powers()["wash-away"].target.model_copy(update={"source": "sacred-site"})
    assert targets.origins(island.table, ONE, sacred) == ["A1"]


def test_entwined_power_shares_presence_and_a_draw() -> None:
    island = Island(RIVER, EARTH).presence(A5=1).presence(1, B8=2)
    top = island.table.decks["minor"][:4]
    island.use("entwined-power", "2", "1: gain minor", f"1: keep {top[0]}", f"0: keep {top[1]}")
    assert top[0] in island.table.players[1].hand
    assert top[1] in island.player.hand
    assert set(island.table.discards["minor"]) == {*top[2:]}
    assert island.refuses("wash-away", "B8") == "legal"


@pytest.mark.rule("SI-FAQ-061")
def test_entwined_power_with_its_threshold_gives_energy_and_lets_both_give_a_card() -> None:
    island = Island(RIVER, EARTH).give("2 water, 4 plant")
    top = island.table.decks["minor"][:4]
    island.use(
        "entwined-power",
        "2",
        "gain minor",
        f"keep {top[0]}",
        f"keep {top[1]}",
        "0: choose give-wash-away",
        "1: choose no",
    )
    assert [player.energy for player in island.table.players] == [3, 3]
    assert "wash-away" in island.table.players[1].hand
    assert "wash-away" not in island.player.hand


@pytest.mark.rule("SI-POWER-22", "SI-POWER-25", "SI-FAQ-046")
def test_a_powerstorm_repeats_different_cards() -> None:
    island = Island(LIGHTNING, A7="9 city").presence(A7=2).give("2 sun, 2 fire, 3 air")
    island.use("powerstorm", "1")
    island.player.played += ["raging-storm", "shatter-homesteads"]
    island.player.energy = 99
    island.table.phase = "slow"
    for _ in range(2):
        island.use("raging-storm", "A7", again=True)
    assert island.objects("use raging-storm A7") == "SI-CARD-06"
    island.use("shatter-homesteads", "A7", again=True)
    assert island.objects("use shatter-homesteads A7") == "legal"


def test_powerstorm_gives_energy_and_one_repeat_or_three_for_their_cost() -> None:
    for elements_, repeats in (("", 1), ("2 sun, 2 fire, 3 air", 3)):
        island = Island(LIGHTNING).give(elements_)
        island.use("powerstorm", "1")
        assert island.player.energy == 3
        assert len(list(of_seat(island.table, ONE, "repeat"))) == repeats


@pytest.mark.rule("SI-SPIRIT-09")
def test_indomitable_claim_puts_presence_even_where_it_may_not_be() -> None:
    island = Island(OCEAN).presence(A0=1, A2=1)
    island.use("indomitable-claim", "A4", "place 0 A4 plays")
    assert island.player.presence["A4"] == 1
    assert defend(island.table, "A4") == 20


def test_indomitable_claim_with_its_threshold_frightens_and_stops_invaders() -> None:
    island = Island(EARTH, A5="1 town").presence(A5=1).give("2 sun, 3 earth")
    island.use("indomitable-claim", "A5", "place 0 A5 plays")
    assert island.fear == 3
    assert {each.id for each in island.table.lasting} >= {"no-ravage", "no-build", "no-explore"}


def test_call_on_midnights_dream_frightens_or_gains_a_major_power() -> None:
    island = Island(BRINGER, A7="1 town, 1 dahan").presence(A7=1)
    island.use("call-on-midnights-dream", "A7", "choose call-on-midnights-dream-fear")
    assert island.fear == 2
    island = Island(BRINGER, A7="2 dahan").presence(A7=1)
    top = island.table.decks["major"][0]
    island.use(
        "call-on-midnights-dream",
        "A7",
        "choose call-on-midnights-dream-major",
        f"keep {top}",
        "forget dread-apparitions",
    )
    assert top in island.player.hand
    assert island.player.energy == 0


def test_call_on_midnights_dream_forgets_itself_for_energy_and_the_new_power_at_once() -> None:
    island = Island(BRINGER, A7="3 dahan").presence(A7=1)
    island.player.energy = 9
    top = island.table.decks["major"][0]
    island.use(
        "call-on-midnights-dream",
        "A7",
        "choose call-on-midnights-dream-major",
        f"keep {top}",
        "forget call-on-midnights-dream",
        "choose play-now-infinite-vitality",
    )
    assert island.player.played == [top]
    assert 9 + 3 - 6 <= island.player.energy <= 9 + 3 - 2


def test_tidal_boon_pays_and_carries_dahan_over_the_sea() -> None:
    island = Island(OCEAN, RIVER, A2="1 town, 2 dahan").presence(A0=1).presence(1, A2=1)
    island.use(
        "tidal-boon",
        "2",
        "1: pick A2",
        "1: push town A2 A0",
        "1: push dahan A2 A0",
        "0: pick B3",
        "1: push dahan A2 A0",
        "0: enough",
    )
    assert island.table.players[1].energy == 2
    assert (island["A2"], island["B3"], island.player.pool, island.fear) == ("", "1 dahan", 2, 1)


@pytest.mark.rule("SI-SCENARIO-10")
def test_tidal_boon_carries_dahan_over_the_sea_who_strike_where_they_end() -> None:
    rising = Options(scenario="dahan-insurrection")
    island = Island(OCEAN, RIVER, options=rising, A2="2 dahan-1", B3="1 explorer, 1 town, 4 dahan")
    island.presence(A0=1).presence(1, A2=1)
    island.use(
        "tidal-boon",
        "2",
        "1: pick A2",
        "1: push dahan-1 A2 A0",
        "0: pick B3",
        "1: enough",
        "1: hit B3 explorer 1",
    )
    assert (island["A2"], island["B3"]) == ("1 dahan-1", "1 town, 4 dahan, 1 dahan-1")


@pytest.mark.rule("SI-DAHAN-05")
def test_tidal_boon_carries_no_dahan_who_falls_on_leaving_its_land() -> None:
    island = Island(OCEAN, RIVER, A2="1 dahan-3").presence(A0=1).presence(1, A2=1)
    island.table.lasting.append(Lasting("dahan-health", land="A2", amount=4))
    island.use("tidal-boon", "2", "1: pick A2", "1: push dahan-3 A2 A0")
    assert (island["A2"], island["A0"], island.told.count("event-destroyed")) == ("", "", 1)


def test_tidal_boon_may_push_nothing() -> None:
    island = Island(OCEAN, RIVER, A2="1 town").presence(1, A2=1)
    island.use("tidal-boon", "2", "1: enough")
    assert island["A2"] == "1 town"


@pytest.mark.parametrize(
    ("fire", "air", "water", "answers", "after"),
    [
        (3, 2, 0, (), "1 town, 2 city"),
        (4, 3, 0, ("take A7 city",), "2 town, 1 city"),
        (5, 4, 1, ("take A7 city", "take A7 city"), "2 town"),
        (5, 5, 2, ("take A7 city", "take A7 town", "take A7 city"), "1 town"),
    ],
)
@pytest.mark.rule("SI-POWER-19")
def test_thundering_destruction(
    fire: int, air: int, water: int, answers: tuple[str, ...], after: str
) -> None:
    island = (
        Island(LIGHTNING, A7="2 town, 2 city").presence(A7=2).give(f"{fire} fire, {air} air, {water} water")
    )
    island.use("thundering-destruction", "A7", *answers)
    assert island["A7"] == after


@pytest.mark.parametrize(
    ("elements_", "answers", "after"),
    [
        ("1 sun, 2 water", ("push explorer A5 A1",), "1 town"),
        ("2 sun, 3 water", ("hit A5 town 2", "push explorer A5 A1"), ""),
        ("3 sun, 4 water, 1 earth", (), ""),
    ],
)
def test_massive_flooding(elements_: str, answers: tuple[str, ...], after: str) -> None:
    island = Island(RIVER, A5="1 explorer, 1 town").presence(A5=1).give(elements_)
    island.use("massive-flooding", "A5", *answers)
    assert island["A5"] == after


@pytest.mark.rule("SI-POWER-19")
def test_massive_flooding_pushes_up_to_three_after_its_damage() -> None:
    island = Island(RIVER, A5="5 explorer, 1 town").presence(A5=1).give("2 sun, 3 water")
    island.use("massive-flooding", "A5", "hit A5 town 2", *["push explorer A5 A1"] * 3)
    assert island["A5"] == "2 explorer"
    island = Island(RIVER, A5="5 explorer, 1 town").presence(A5=1).give("2 sun, 3 water")
    island.use("massive-flooding", "A5", "hit A5 town 2", "push explorer A5 A1", "enough")
    assert island["A5"] == "4 explorer"


@pytest.mark.parametrize(
    ("elements_", "limit"),
    [("1 sun, 2 earth, 2 plant", 1), ("2 sun, 3 earth, 2 plant", 3), ("2 sun, 4 earth, 3 plant", 6)],
)
def test_gift_of_strength_lets_a_card_be_repeated(elements_: str, limit: int) -> None:
    island = Island(EARTH).give(elements_)
    island.use("gift-of-strength", "1")
    (repeat,) = of_seat(island.table, ONE, "repeat")
    assert (repeat.amount, repeat.pays) == (limit, False)


@pytest.mark.parametrize(
    ("elements_", "answers", "after", "fear"),
    [
        ("2 moon, 1 fire", (), "2 explorer, 1 town", 0),
        ("3 moon, 2 fire", ("choose number-2",), "1 town", 2),
        ("3 moon, 2 fire", ("choose number-0",), "2 explorer, 1 town", 0),
        ("4 moon, 3 fire, 2 air", ("choose number-2",), "", 4),
    ],
)
@pytest.mark.rule("SI-POWER-18")
def test_darkness_swallows_the_unwary(
    elements_: str, answers: tuple[str, ...], after: str, fear: int
) -> None:
    island = Island(SHADOWS, A8="1 explorer, 1 town", A5="1 explorer").presence(A8=2).give(elements_)
    island.use("darkness-swallows-the-unwary", "A8", *answers)
    assert (island["A8"], island.fear) == (after, fear)


def test_gather_the_warriors_gathers_by_air_and_pushes_by_sun() -> None:
    island = Island(THUNDER, A1="3 dahan").presence(A5=1).give("1 animal, 2 air, 1 sun")
    island.use(
        "gather-the-warriors", "A5", "gather dahan A1 A5", "gather dahan A1 A5", "push dahan A5 A8", "enough"
    )
    assert (island["A1"], island["A5"], island["A8"]) == ("1 dahan", "1 dahan", "1 dahan")


@pytest.mark.rule("SI-POWER-20")
def test_lead_the_furious_assault_is_fast_with_four_air() -> None:
    island = Island(THUNDER, A5="3 town, 1 city, 4 dahan").presence(A5=1).give("2 sun, 1 fire, 4 air")
    assert island.phase("fast").objects("use lead-the-furious-assault A5 2") == "legal"
    assert island.give("3 air").objects("use lead-the-furious-assault A5 2") == "SI-POWER-10"


@pytest.mark.parametrize(
    ("elements_", "after"),
    [("2 sun, 1 fire", "1 town, 1 city, 4 dahan"), ("4 sun, 3 fire", "1 town, 4 dahan")],
)
def test_lead_the_furious_assault_destroys_towns_by_two_and_cities_by_three_dahan(
    elements_: str, after: str
) -> None:
    island = Island(THUNDER, A5="3 town, 1 city, 4 dahan").presence(A5=1).give(elements_)
    island.use("lead-the-furious-assault", "A5")
    assert island["A5"] == after


def test_creepers_tear_into_mortar_and_repeat_elsewhere() -> None:
    island = Island(GREEN, A5="1 city", A1="1 town").presence(A5=1, A1=1).give("3 moon, 4 plant")
    island.use("creepers-tear-into-mortar", "A5", "pick A1", "pick A1")
    assert (island["A5"], island["A1"], island.fear) == ("1 city-1", "", 1)


@pytest.mark.parametrize(
    ("elements_", "defence", "blight"),
    [
        ("1 water, 3 plant", 2, "1 blight"),
        ("2 water, 4 plant", 4, "1 blight"),
        ("3 water, 1 earth, 5 plant", 4, ""),
    ],
)
def test_all_enveloping_green(elements_: str, defence: int, blight: str) -> None:
    island = Island(GREEN, A5="1 blight").presence(A5=2).give(elements_)
    island.use("all-enveloping-green", "A5")
    assert (defend(island.table, "A5"), island["A5"]) == (defence, blight)


@pytest.mark.parametrize(
    ("elements_", "fear"),
    [("1 moon, 1 air, 2 water", 1), ("2 moon, 1 air, 3 water", 2), ("3 moon, 2 air, 4 water", 4)],
)
def test_pound_ships_to_splinters(elements_: str, fear: int) -> None:
    island = Island(OCEAN).presence(A2=1).give(elements_)
    island.use("pound-ships-to-splinters", "A2")
    assert island.fear == fear


@pytest.mark.parametrize(
    ("elements_", "answers", "after", "pool"),
    [
        ("2 water, 1 earth", (), "1 town, 1 city", 2),
        ("3 water, 2 earth", ("take A2 city",), "2 town", 3),
        ("4 water, 3 earth", ("take A2 city", "take A2 town"), "1 town", 5),
    ],
)
def test_ocean_breaks_the_shore(elements_: str, answers: tuple[str, ...], after: str, pool: int) -> None:
    island = Island(OCEAN, A2="2 town, 1 city").presence(A2=1).give(elements_)
    if "4 water" in elements_:
        answers = ("take A2 city",)
        after, pool = "1 town", 5
    island.use("ocean-breaks-the-shore", "A2", *answers)
    assert (island["A2"], island.player.pool) == (after, pool)


@pytest.mark.rule("SI-INNATE-04", "SI-FEAR-04")
def test_spirits_may_yet_dream_uses_each_line_by_itself() -> None:
    island = Island(BRINGER).give("3 moon")
    island.use("spirits-may-yet-dream", "1")
    assert elements(island.player)["moon"] == 4
    assert island.table.fear.face_up == []
    island = Island(BRINGER).give("2 moon, 2 air")
    island.use("spirits-may-yet-dream", "1", "choose spirits-may-yet-dream-deck-3")
    assert island.table.fear.face_up == [island.table.fear.deck[2]]


@pytest.mark.parametrize(
    ("elements_", "fear"),
    [("1 moon, 1 air", 1), ("2 moon, 1 air, 1 animal", 2), ("3 moon, 2 air, 1 animal", 3)],
)
def test_night_terrors(elements_: str, fear: int) -> None:
    island = Island(BRINGER, A7="1 town").presence(A7=1).give(elements_)
    island.use("night-terrors", "A7")
    assert island.fear == fear


def test_call_of_the_deeps_may_take_one_more_explorer_into_an_ocean() -> None:
    island = Island(OCEAN, A1="1 explorer", A2="1 explorer").presence(A0=1)
    island.use("call-of-the-deeps", "A0", "gather explorer A1 A0", "gather explorer A2 A0")
    assert (island["A0"], island.player.pool) == ("", 2)


@pytest.mark.rule("SI-SPIRIT-11")
def test_swallow_the_land_dwellers_fills_the_pool() -> None:
    island = Island(OCEAN, A2="1 explorer, 1 town, 1 dahan").presence(A2=1)
    island.use("swallow-the-land-dwellers", "A2")
    assert (island["A2"], island.player.pool, island.fear) == ("", 3, 1)


def test_grasping_tide_defends_a_coast() -> None:
    island = Island(OCEAN).presence(A2=1)
    island.use("grasping-tide", "A3")
    assert (defend(island.table, "A3"), island.fear) == (4, 2)


@pytest.mark.rule("SI-SPIRIT-13")
def test_predatory_nightmares_of_the_bringer_leave_no_damage() -> None:
    island = Island(BRINGER, A7="1 city").presence(A7=2)
    island.use("predatory-nightmares", "A7")
    assert (island["A7"], island.fear) == ("1 city", 0)


def test_dread_apparitions_turn_later_fear_into_defence() -> None:
    island = Island(BRINGER, A7="1 town, 2 dahan").presence(A7=1)
    island.use("dread-apparitions", "A7")
    island.use("dreams-of-the-dahan", "A7", "choose dreams-of-the-dahan-fear")
    assert (island.fear, defend(island.table, "A7")) == (3, 3)


@pytest.mark.rule("SI-PRESENCE-05")
def test_presence_is_not_moved_from_the_land_to_which_it_would_come() -> None:
    island = Island(GREEN, RIVER).presence(A5=2).presence(1, A1=1, A2=1)
    use = Use("gift-of-proliferation", "2")
    island.player.played.append("gift-of-proliferation")
    island.phase("fast")
    offers = [line.split() for line in island.offers(power_phase.use(island.play, Seat(0), use))]
    assert {(land, source) for _, _, land, source in offers} >= {("A1", "A2"), ("A2", "A1"), ("A1", "energy")}
    assert not any(land == source for _, _, land, source in offers)
