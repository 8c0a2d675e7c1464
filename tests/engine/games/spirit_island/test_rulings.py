"""Published answers to questions about the rules, as far as no test of a rule shows them (SI-FAQ)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.spirit_island.course import power_phase, turn
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.kinds import BUILDINGS, CITY
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.powers.lookup import effect_of
from engine.games.spirit_island.rules import challenge, invaders, pieces, power_use, presence, ravage
from engine.games.spirit_island.rules.lasting_rules import defend
from engine.script import Script
from engine.text import Seat
from tests.engine.games.spirit_island.island import (
    BRINGER,
    EARTH,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Island,
    dealt,
)
from tests.engine.games.spirit_island.test_adversaries import ENGLAND, PRUSSIA, SWEDEN, against
from tests.engine.games.spirit_island.test_invaders import explored
from tests.engine.games.spirit_island.test_scenarios import first_answers, on, propose, ritual
from tests.engine.games.spirit_island.test_spirit_phase import draw_and_keep

ONE, TWO = Seat(0), Seat(1)


def invading(island: Island, *agenda: str) -> Island:
    """Put the island into the Invader Phase, with these steps before it."""
    island.table.phase, island.table.agenda = "invaders", [*agenda, "explore", "slow"]
    return island


def sharing(island: Island) -> Island:
    """Return an island of two spirits that share their presence for targeting."""
    for one, other in ((ONE, TWO), (TWO, ONE)):
        island.table.lasting.append(Lasting("shared", seat=one, other=other))
    return island


@pytest.mark.rule("SI-FAQ-004")
def test_a_ravage_with_the_last_blight_and_the_last_city_is_a_sacrifice() -> None:
    island = invading(Island(SHADOWS, A5="1 city, 4 dahan").presence(A1=2), "ravage A5")
    table = island.table
    table.fear.level, table.blight.left, table.blight.is_blighted = 3, 1, True
    assert island.advance().table.result == "sacrifice"


@pytest.mark.rule("SI-FAQ-005", "SI-WIN-06")
def test_a_win_in_one_land_comes_before_the_last_blight_of_another() -> None:
    island = Island(SHADOWS, A5="1 city, 4 dahan", A8="2 explorer").presence(A1=2)
    table = invading(island, "ravage A5", "ravage A8").table
    table.fear.level, table.blight.left, table.blight.is_blighted = 3, 2, True
    assert island.advance().table.result == "won"
    assert (island["A8"], table.blight.left) == ("2 explorer", 1)


@pytest.mark.rule("SI-FAQ-006")
def test_no_further_land_ravages_once_a_spirit_is_gone() -> None:
    island = Island(SHADOWS, A5="1 city, 4 dahan", A8="1 city").presence(A5=1)
    invading(island, "ravage A5", "ravage A8").advance_to("over")
    assert (island.table.lost, island.table.result) == ("presence", "lost")
    assert (island["A5"], island["A8"]) == ("2 dahan, 1 dahan-1, 1 blight", "1 city")


@pytest.mark.rule("SI-FAQ-008")
def test_a_build_in_the_heart_loses_before_anything_slow_helps() -> None:
    island = on("guard-the-isles-heart", A7="1 explorer", A1="1 city")
    island.table.turn = 2
    invading(island, "build A7").advance()
    assert (island.table.lost, island.table.result) == ("challenge", "lost")


@pytest.mark.rule("SI-FAQ-010")
def test_two_blight_are_added_though_the_card_turns_with_the_first() -> None:
    island = Island(EARTH, RIVER, A1="2 city").presence(A4=2)
    table = invading(island, "ravage A1").table
    table.adversary, table.adversary_level = "sweden", 1
    table.blight.card, table.blight.left = "downward-spiral", 1
    island.advance()
    assert (island["A1"], table.blight.is_blighted, table.blight.left) == ("2 city, 2 blight", True, 9)


@pytest.mark.rule("SI-FAQ-020")
def test_a_damaged_town_is_still_worth_two_health() -> None:
    island = Island(RIVER, A5="2 town-1")
    island.run(FearEffect(island.play, "seek-safety", 3).remove_health(ONE, "A5", 3), "take A5 town-1")
    assert island["A5"] == "1 town-1"


@pytest.mark.rule("SI-FAQ-031")
def test_one_fear_card_may_move_the_same_piece_twice() -> None:
    island = Island(RIVER, EARTH, A5="1 explorer", A1="1 city")
    there = "0: pick A5", "0: push explorer A5 A6", "1: pick A6", "1: push explorer A6 A8"
    island.resolve("retreat", 2, *there)
    assert island["A8"] == "1 explorer"


@pytest.mark.rule("SI-FAQ-032")
def test_enheartened_dahan_strike_where_none_was_gathered() -> None:
    island = Island(RIVER, A5="2 dahan, 1 town, 1 city", A4="1 dahan")
    island.resolve("dahan-enheartened", 3, "pick A5", "enough", "hit A5 town 2")
    assert (island["A5"], island["A4"]) == ("1 city, 2 dahan", "1 dahan")
    alone = Island(RIVER, A5="1 dahan, 1 town", A1="1 city")
    alone.resolve("dahan-enheartened", 2, "pick A5")
    assert alone["A5"] == "1 town-1, 1 dahan", "there is no other Dahan that could come"


@pytest.mark.rule("SI-FAQ-035")
def test_shared_presence_makes_no_sacred_site_for_a_fear_card() -> None:
    island = sharing(Island(RIVER, EARTH, A6="1 explorer").presence(A6=1).presence(1, A6=1))
    island.resolve("fear-of-the-unseen", 1)
    assert island["A6"] == "1 explorer"


@pytest.mark.rule("SI-FAQ-047")
def test_the_land_thrashes_again_only_next_door_with_or_without_blight() -> None:
    power = "the-land-thrashes-in-furious-pain"
    island = Island(SHADOWS, A5="1 blight", A3="1 city").presence(A5=2)
    island.player.elements = dict(powers()[power].thresholds[0].elements)
    offers = island.offers(power_phase.use(island.phase("slow").play, ONE, Use(power, "A5", "1")))
    assert offers == [f"pick {land}" for land in presence.adjacent(island.table, "A5")]


@pytest.mark.rule("SI-FAQ-053")
def test_mantle_of_dread_needs_no_land_with_both() -> None:
    island = Island(SHADOWS, RIVER, A5="1 explorer", A1="1 city").presence(1, A5=1)
    island.use("mantle-of-dread", "2", "1: pick A5", "1: push explorer A5 A4")
    assert island["A4"] == "1 explorer"


@pytest.mark.rule("SI-FAQ-059")
def test_shared_sacred_sites_bring_no_living_energy() -> None:
    island = Island(RIVER, EARTH, A1="1 city").presence(A6=1, A8=1).presence(1, A6=1, A8=1)
    sharing(island).use("gift-of-living-energy", "2")
    assert island.table.players[1].energy == 2


@pytest.mark.rule("SI-FAQ-065")
def test_blazing_renewal_reaches_from_its_user() -> None:
    island = Island(EARTH, RIVER, A1="1 city").presence(A8=1).presence(1, B1=1)
    island.table.players[1].destroyed = 1
    script = power_phase.use(island.phase("fast").play, ONE, Use("blazing-renewal", "2"))
    assert island.offers(script) == [f"pick {land}" for land in presence.within(island.table, ["A8"], 2)]


@pytest.mark.rule("SI-FAQ-066")
def test_only_dahan_pushed_by_the_trees_and_stones_take_defend_along() -> None:
    power = "the-trees-and-stones-speak-of-war"
    island = Island(SHADOWS, A5="2 dahan, 1 city")
    island.player.elements = dict(powers()[power].thresholds[0].elements)
    script = effect_of(power)(Effect(island.play, ONE, power, "A5"))
    assert script is not None
    island.run(script, "push dahan A5 A8", "enough")
    assert "event-defend-moves" in island.told
    island.run(pieces.move(island.play, "dahan", "A8", "A7"))
    assert [defend(island.table, land) for land in ("A5", "A8", "A7")] == [2, 2, 0]


@pytest.mark.rule("SI-FAQ-067")
def test_indomitable_claim_puts_anybodys_presence_into_an_ocean_in_play() -> None:
    island = Island(RIVER, OCEAN, A5="1 city").presence(A1=1).presence(1, A0=1)
    island.use("indomitable-claim", "A0", "place 0 A0 energy")
    assert island.player.presence == {"A1": 1, "A0": 1}


@pytest.mark.rule("SI-FAQ-072", "SI-SPIRIT-10")
def test_no_other_spirit_grows_into_an_ocean_or_from_one() -> None:
    island = Island(RIVER, OCEAN).presence(A1=1).presence(1, A0=1).do("grow 2")
    assert not [line for line in island.legal() if line.startswith("place") and " A0 " in line]
    away = Island(RIVER, OCEAN).presence(A0=1, A5=1).presence(1, A0=1).do("grow 2")
    assert not [line for line in away.legal() if line.startswith("place") and " A3 energy" in line]


@pytest.mark.rule("SI-FAQ-080", "SI-SPIRIT-01")
def test_a_slow_innate_power_is_used_as_fast_like_a_card() -> None:
    island = Island(LIGHTNING, A1="1 city").give("1 air")
    innate = next(each for each in island.player.facts.innates if each.speed == "slow")
    assert power_use.speed_now(island.phase("fast").table, ONE, innate) == "swift"


@pytest.mark.rule("SI-FAQ-082")
def test_a_space_reclaims_before_growth_as_well() -> None:
    island = Island(RIVER, A1="1 city")
    island.player.shown["plays"], island.player.discard = 5, ["wash-away"]
    island.player.hand.remove("wash-away")
    island.do("reclaim wash-away", "grow 1")
    assert "wash-away" in island.player.hand


@pytest.mark.rule("SI-FAQ-097")
def test_defend_stays_though_a_ritual_destroys_presence() -> None:
    island = ritual()
    for phase in ("fast", "slow"):
        assert challenge.rituals(island.copy().phase(phase).table)
    island.table.lasting.append(Lasting("defend", land="A5", amount=4))
    gifts = ["0: choose number-2", "1: choose number-1", "0: choose number-2"]
    island.run(propose(island, 0), *first_answers(island, lambda twin: propose(twin, 0), *gifts))
    assert (island.player.presence.get("A5", 0), defend(island.table, "A5")) == (0, 4)


@pytest.mark.rule("SI-FAQ-002", "SI-ADVERSARY-06")
@pytest.mark.parametrize(("second", "lost"), [("1: gather town A5 A1", None), ("1: enough", "challenge")])
def test_a_seventh_building_in_the_middle_of_a_fear_card_loses_nothing(second: str, lost: str | None) -> None:
    island = against(ENGLAND, 0, SHADOWS, RIVER, A5="4 town, 2 city", A6="1 town", A1="1 city")
    invading(island).table.agenda = ["fear", "slow"]
    island.table.fear.earned, island.table.fear.level = ["seek-safety"], 2
    island.advance("0: gather town A6 A5", second)
    assert island.table.lost == lost


@pytest.mark.rule("SI-FAQ-013")
def test_blight_of_an_adversary_in_setup_goes_nowhere_and_destroys_nothing() -> None:
    table = dealt(4, adversary=SWEDEN, adversary_level=6, spirits="random")
    plain = dealt(4, spirits="random")
    assert sum(land.blight for land in table.lands.values()) == 4 + sum(
        land.blight for land in plain.lands.values()
    )
    assert [player.destroyed for player in table.players] == [0, 0, 0, 0]


@pytest.mark.rule("SI-FAQ-022")
def test_invaders_are_counted_by_pieces_and_not_by_health() -> None:
    island = against(SWEDEN, 0, A3="4 dahan, 1 town, 1 city")
    island.table.invaders.deck[0] = "2-jungle"
    island.run(invaders.explore(island.play))
    assert island["A3"] == "1 explorer, 1 town, 1 city, 4 dahan", "4 Dahan outnumber 3 pieces"
    lonely = Island(SHADOWS, A5="2 city", A8="3 explorer")
    lonely.resolve("isolation", 3)
    assert (lonely["A5"], lonely["A8"]) == ("1 city", "3 explorer")


@pytest.mark.rule("SI-FAQ-026")
def test_explorers_are_no_source_for_others() -> None:
    assert explored("1-jungle", A7="3 explorer", A8="1 explorer") == {"A3": "1"}


@pytest.mark.rule("SI-FAQ-061")
def test_a_major_power_that_is_a_gift_asks_for_no_forgotten_card() -> None:
    island = Island(RIVER, EARTH, A1="1 city").give("2 water, 4 plant")
    island.table.decks["major"].remove("tsunami")
    island.player.hand.append("tsunami")
    top = island.table.decks["minor"][:4]
    draws = "1: gain minor", f"1: keep {top[0]}", f"0: keep {top[1]}"
    island.use("entwined-power", "2", *draws, "0: choose give-tsunami", "1: choose no")
    assert "tsunami" in island.table.players[1].hand
    assert [player.forgets for player in island.table.players] == [0, 0]


@pytest.mark.rule("SI-FAQ-063")
@pytest.mark.parametrize("power", ["gift-of-power", "entwined-power"])
def test_a_gift_of_a_card_is_the_next_of_the_progression(power: str) -> None:
    island = Island(RIVER, LIGHTNING, A1="1 city")
    taker = island.table.players[1]
    taker.progression = ["delusions-of-danger", "call-to-bloodshed"]
    island.use(power, "2")
    assert (taker.hand[-1], taker.progression) == ("delusions-of-danger", ["call-to-bloodshed"])


@pytest.mark.rule("SI-FAQ-069")
def test_thunderspeaker_loses_presence_after_the_whole_ravage_with_or_without_blight() -> None:
    back = ["strike-back", "destroyed", "destroyed", "presence-lost-for"]
    for rules, told, left in (
        ([], ["destroyed", "blight", "presence-lost", *back], 1),
        ([Lasting("no-blight", land="A5")], ["destroyed", "no-blight", *back], 2),
    ):
        island = Island(THUNDER, A5="2 explorer, 2 dahan", A1="1 city").presence(A5=3)
        island.table.lasting += rules
        island.run(ravage.ravage(island.play, "A5"))
        assert [
            name.removeprefix("event-") for name in island.told if not name.startswith("event-ravage")
        ] == told
        assert island.player.presence == {"A5": left}


@pytest.mark.rule("SI-FAQ-076")
def test_ocean_gathers_into_each_ocean_once() -> None:
    island = Island(OCEAN, RIVER).presence(A1=1, A2=1, B3=1).do("grow 1", "drift A1 A0")
    assert [line for line in island.legal() if line.startswith("drift")] == ["drift B3 B0"]
    assert island.do("drift B3 B0").player.presence == {"A0": 1, "A2": 1, "B0": 1}


@pytest.mark.rule("SI-FAQ-083")
def test_a_space_reclaims_one_card_in_every_spirit_phase() -> None:
    island = Island(RIVER, A1="1 city")
    island.player.shown["plays"] = 5
    for _ in range(3):
        island.player.discard, island.player.hand = ["wash-away"], []
        island.do("reclaim wash-away", "grow 2").new_turn()
        assert island.player.hand == ["wash-away"]


@pytest.mark.rule("SI-FAQ-093")
def test_the_end_of_setup_triggers_no_loss_to_an_adversary() -> None:
    island = against(ENGLAND, 0, A5="4 town, 3 city")
    island.table.phase, island.table.turn = "setup", 0
    island.table.invaders.deck[0] = "1-jungle"
    assert island.advance().table.phase == "spirit"
    assert (island.table.lost, island.table.result) == (None, None)
    assert island["A5"] == "4 town, 3 city", "nor does it escalate"
    island.run(after_unit(island.play))
    assert (island.table.lost, island.table.result) == ("challenge", "lost")


@pytest.mark.rule("SI-FAQ-095")
def test_the_town_of_an_escalation_is_a_source_of_the_explore_that_brought_it() -> None:
    island = against(PRUSSIA, 0, A1="1 city")
    island.table.invaders.deck[0] = "2-sands"
    island.run(invaders.explore(island.play), "pick A8")
    assert island.board == {"A1": "1 city", "A4": "1 explorer", "A7": "1 explorer", "A8": "1 town"}


@pytest.mark.rule("SI-FAQ-098")
def test_ocean_must_gather_where_it_can() -> None:
    island = Island(OCEAN).presence(A1=1).do("grow 1")
    draw_and_keep(island)
    assert island.objects("ready") == "SI-ASYNC-02"
    assert island.do("drift A1 A0").objects("ready") == "legal"


@pytest.mark.rule("SI-FAQ-043")
def test_an_innate_power_is_used_once_though_a_lower_threshold_was_left() -> None:
    island = Island(RIVER, A5="3 town", A1="1 city").presence(A5=1).give("3 sun, 4 water, 1 earth")
    island.use("massive-flooding", "A5", "push town A5 A1", level="1")
    for level in ("12", "123"):
        assert island.objects(f"use massive-flooding A5 {level}") == "SI-INNATE-02"


@pytest.mark.rule("SI-FAQ-046")
def test_a_powerstorm_repeats_at_most_three_cards() -> None:
    island = Island(LIGHTNING, A7="9 city", A1="1 city").presence(A7=2).give("2 sun, 2 fire, 3 air")
    island.use("powerstorm", "1")
    assert len([each for each in island.table.lasting if each.id == "repeat"]) == 3


@pytest.mark.rule("SI-FAQ-050", "SI-SPIRIT-04")
def test_a_far_land_must_meet_the_target_bar_as_well() -> None:
    island = Island(SHADOWS, A7="1 dahan", A8="1 dahan", A1="1 city").presence(A2=2)
    island.player.energy = 1
    assert island.refuses("song-of-sanctity", "A8") == "legal"
    assert island.refuses("song-of-sanctity", "A7") == "SI-POWER-06", "sands are neither mountain nor jungle"


@pytest.mark.rule("SI-FAQ-024")
@pytest.mark.parametrize(
    ("here", "left", "destroyed"), [(1, {"A3": 1}, 1), (2, {"A3": 1}, 2), (3, {"A5": 1, "A3": 1}, 2)]
)
def test_no_presence_is_destroyed_twice_by_one_ravage(
    here: int, left: dict[str, int], destroyed: int
) -> None:
    """The blight takes one of Thunderspeaker's; for the Dahan that falls another one goes, if there is another one."""
    island = Island(THUNDER, A5="1 town, 1 dahan", A8="1 city").presence(A5=here, A3=1)
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 town, 1 blight"
    assert (island.player.presence, island.player.destroyed) == (left, destroyed)


@pytest.mark.rule("SI-FAQ-024")
def test_an_invader_dreams_of_its_end_once_for_a_power_whatever_it_does_to_it() -> None:
    """Damage that would destroy it, and then to be destroyed: it takes fright once, though it stands there damaged all the time."""
    island = Island(BRINGER, A7="1 city").presence(A7=2)
    effect = Effect(island.play, ONE, "predatory-nightmares", "A7")
    island.run(effect.damage(3))
    island.run(effect.damage(3))
    island.run(effect.destroy(1, CITY))
    island.run(effect.destroy_all(CITY))
    effect.finish()
    assert (island["A7"], island.fear) == ("1 city", 5)


@pytest.mark.rule("SI-FAQ-024", "SI-SPIRIT-15")
@pytest.mark.parametrize(
    ("first", "answer", "then"),
    [
        (
            lambda effect: effect.destroy(1, BUILDINGS),
            "take A7 city",
            lambda effect: effect.destroy(1, BUILDINGS),
        ),
        (lambda effect: effect.damage(3), "hit A7 city 3", lambda effect: effect.damage(2)),
        (lambda effect: effect.damage(3), "hit A7 city 3", lambda effect: effect.damage_one(2, BUILDINGS)),
    ],
)
def test_what_has_dreamt_of_its_end_is_not_offered_to_the_same_power_again(
    first: Any, answer: str, then: Any
) -> None:
    """The town beside it is the only one left to be destroyed: nothing is asked but where it flees."""
    island = Island(BRINGER, A7="1 city, 1 town").presence(A7=2)
    effect = Effect(island.play, ONE, "predatory-nightmares", "A7")
    island.run(first(effect), answer)
    island.run(then(effect), "push town-dreamt A7 A8")
    effect.finish()
    assert (island.board, island.fear) == ({"A7": "1 city", "A8": "1 town"}, 7)


@pytest.mark.rule("SI-FAQ-038", "SI-POWER-14")
def test_a_threshold_on_speed_counts_before_the_power_and_changes_nothing_afterwards() -> None:
    """Four air make a slow power fast. Whoever loses them afterwards has used it all the same, and not a second time as a slow one."""
    island = Island(THUNDER, A5="2 dahan, 1 town, 1 city", A1="1 city").presence(A5=1).phase("fast")
    line = "use lead-the-furious-assault A5 2"
    assert island.give("2 sun, 1 fire, 3 air").objects(line) == "SI-POWER-10"
    assert island.give("4 air").objects(line) == "legal"
    island.run(power_phase.use(island.play, ONE, Use("lead-the-furious-assault", "A5", "2")))
    assert island["A5"] == "1 city, 2 dahan"
    island.give("2 sun, 1 fire, 0 air").phase("slow")
    assert island.objects(line) == "SI-INNATE-02"


@pytest.mark.rule("SI-FAQ-038")
def test_a_threshold_on_range_counts_before_the_power_and_what_was_aimed_at_is_hit() -> None:
    """Talons of Lightning reach two lands farther with 3 fire and 3 air, and hit there though these are lost before it has ended."""
    power = "talons-of-lightning"
    island = (
        Island(EARTH, A1="1 city, 1 town, 1 explorer", A4="1 city", A5="1 town")
        .presence(A8=1)
        .give("2 fire, 1 air")
    )
    assert island.refuses(power, "A1") == "SI-POWER-03"
    assert island.give("2 fire, 2 air").refuses(power, "A1") == "legal"
    script = power_phase.use(island.play, ONE, Use(power, "A1"))
    asks = next(script)
    island.player.elements = {}
    island.run(_going_on(script, asks), "hit A1 town 2", "hit A1 city 3")
    assert (island["A1"], island["A4"], island["A5"]) == ("1 explorer", "1 city", "1 town")


def _going_on(script: Script[None], asks: Any) -> Script[None]:
    """Go on with a script that has asked already."""
    while True:
        try:
            asks = script.send((yield asks))
        except StopIteration:
            return


@pytest.mark.rule("SI-FAQ-085")
def test_cards_are_played_after_growth_and_before_the_first_fast_power_of_anybody() -> None:
    """Energy that a fast power brings is there for the next turn's cards alone, also for whoever has not played one."""
    island = Island(RIVER, EARTH, A1="1 city").presence(A5=1).presence(1, A6=2)
    island.table.players[1].shown["plays"] = 4
    gift, late = "use boon-of-vigor 2", "play draw-of-the-fruitful-earth"
    assert island.objects("play boon-of-vigor") == "SI-PHASE-02", "before growth nothing, whatever it costs"
    island.do("grow 2", "place 1 A5 energy", "place 1 A5 energy", "play boon-of-vigor", "ready")
    assert turn.menu(island.table)[TWO].must, "one who is not ready keeps all from their fast powers"
    assert gift not in island.legal()
    island.do("grow 3", "place 1 A6 energy", "play guard-the-healing-land", seat=1)
    assert late in island.legal(1), "until then there is energy enough, and a second card may be played"
    island.do("ready", seat=1).advance()
    energy = island.table.players[1].energy
    island.run(power_phase.use(island.play, ONE, Use("boon-of-vigor", "2")))
    assert island.table.players[1].energy == energy + 1
    assert island.legal(1)
    assert not [line for line in island.legal(1) if line.startswith("play")]
    assert island.objects(late, 1) != "legal"


@pytest.mark.rule("SI-FAQ-089", "SI-POWER-02")
@pytest.mark.parametrize("then", ["1 dahan", ""])
def test_a_slow_power_is_played_without_a_target_and_aimed_at_what_lies_there_when_it_is_used(
    then: str,
) -> None:
    """No land could be aimed at as it is played, or one that is empty by the time; another one has come into question."""
    power = "call-to-tend"
    island = Island(SHADOWS, A5=then, A1="1 city").presence(A5=1)
    island.player.hand.append(power)
    island.do("grow 3", "place 1 A5 energy")
    plays = [line for line in island.legal() if power in line]
    assert plays == [f"play {power}"], "there is no target to be named"
    island.do(*plays, "ready").advance()
    island.stand({"A5": "1 explorer", "A8": "1 dahan"}).phase("slow")
    assert [line for line in island.legal() if power in line] == [f"use {power} A8"]
    assert island.objects(f"use {power} A5") == "SI-POWER-06"
