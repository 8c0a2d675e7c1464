"""The special rules of the eight spirits (SI-SPIRIT)."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.fear.earned import effect_of as fear_effect_of
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.kinds import CITY, DAHAN, EXPLORER, TOWN
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import (
    end_of_game,
    guards,
    invaders,
    power_use,
    presence,
    ravage,
    targets,
)
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.lasting_rules import defend
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


@pytest.mark.rule("SI-SPIRIT-01")
def test_lightning_uses_one_slow_power_as_fast_for_each_air() -> None:
    island = Island(LIGHTNING, A7="2 town", A5="1 city").presence(A7=2)
    island.player.played = ["raging-storm", "shatter-homesteads", "harbingers-of-the-lightning"]
    island.phase("fast")
    assert power_use.swift_left(island.table, ONE) == 3
    island.player.played = ["raging-storm", "shatter-homesteads"]
    island.use("raging-storm", "A7", again=True).clear()
    island.use("shatter-homesteads", "A7", again=True)
    assert power_use.swift_left(island.table, ONE) == 0
    island.player.played.append("wash-away")
    assert island.objects("use wash-away A7") == "SI-POWER-10"


@pytest.mark.rule("SI-SPIRIT-02", "SI-FAQ-079")
def test_a_wetland_with_river_is_its_sacred_site() -> None:
    island = Island(RIVER, SHADOWS).presence(A5=1, A6=1, A1=2).presence(1, A5=1)
    assert presence.sacred_sites(island.table, ONE) == ["A1", "A5"]
    assert presence.sacred_sites(island.table, TWO) == []


@pytest.mark.rule("SI-SPIRIT-03")
def test_sacred_sites_of_earth_defend_and_add_up() -> None:
    island = Island(EARTH).presence(A6=2, A4=1)
    island.use("guard-the-healing-land", "A6")
    assert (defend(island.table, "A6"), defend(island.table, "A4")) == (7, 0)
    destroy_presence(island.play, ONE, "A6")
    assert defend(island.table, "A6") == 4


@pytest.mark.rule("SI-SPIRIT-04")
def test_shadows_reach_dahan_anywhere_for_one_energy() -> None:
    island = Island(SHADOWS, A3="1 dahan", A2="1 town").presence(A7=2)
    assert island.refuses("favors-called-due", "A3") == "SI-POWER-03"
    island.player.energy = 1
    assert island.refuses("favors-called-due", "A2") == "SI-POWER-03"
    assert island.refuses("voracious-growth", "A3") == "legal"
    assert island.refuses("accelerated-rot", "A1") != "legal"
    island.use("favors-called-due", "A3")
    assert island.player.energy == 0


@pytest.mark.rule("SI-SPIRIT-04", "SI-FAQ-050")
def test_shadows_ignore_the_distance_and_not_the_source() -> None:
    island = Island(SHADOWS, A3="1 dahan, 1 explorer").presence(A7=1, A6=1)
    island.player.energy = 1
    island.give("2 moon, 1 fire")
    assert island.refuses("darkness-swallows-the-unwary", "A3") == "SI-POWER-03"
    assert island.refuses("the-jungle-hungers", "A3") == "SI-POWER-03"
    island.presence(A7=2)
    assert island.refuses("darkness-swallows-the-unwary", "A3") == "legal"


@pytest.mark.rule("SI-SPIRIT-04", "SI-POWER-25")
def test_a_repeat_whose_place_is_named_costs_the_shadows_nothing() -> None:
    far = "1 blight, 1 dahan, 1 town"
    island = Island(SHADOWS, A5="1 blight, 1 city", A8=far, A3="1 city").presence(A2=2)
    island.player.energy = 3
    assert island.refuses("the-land-thrashes-in-furious-pain", "A8") == "legal", (
        "a far land, which costs 1 energy"
    )
    island.player.played.clear()
    wanted = powers()["the-land-thrashes-in-furious-pain"].thresholds[0].elements
    island.player.elements = dict(wanted)
    island.use("the-land-thrashes-in-furious-pain", "A5", "pick A8")
    assert (island["A8"], island.player.energy) == ("1 dahan, 1 blight", 3)


@pytest.mark.rule("SI-SPIRIT-04")
def test_shadows_pay_nothing_within_their_range() -> None:
    island = Island(SHADOWS, A7="1 dahan").presence(A7=1)
    island.player.energy = 1
    island.use("favors-called-due", "A7")
    assert island.player.energy == 1


@pytest.mark.rule("SI-SPIRIT-05")
def test_presence_goes_along_with_each_dahan() -> None:
    island = Island(THUNDER, A5="2 dahan").presence(A5=3)
    island.use(
        "voice-of-thunder",
        "A5",
        "choose voice-of-thunder-push",
        "push dahan A5 A1",
        "drift A5 A1",
        "push dahan A5 A4",
        "enough",
    )
    assert island.player.presence == {"A5": 2, "A1": 1}
    away = Island(THUNDER, SHADOWS, A5="1 dahan").presence(A1=1, A7=1).presence(1, A5=1)
    away.use("call-to-migrate", "A5", "push dahan A5 A1", seat=1)
    assert away.player.presence == {"A1": 1, "A7": 1}


@pytest.mark.rule("SI-SPIRIT-06", "SI-PHASE-07", "SI-FAQ-069", "SI-RAVAGE-10")
def test_thunderspeaker_dies_with_the_dahan_of_a_ravage() -> None:
    island = Island(THUNDER, A5="2 city, 2 dahan", A3="1 city").presence(A5=2, A1=2, A3=1)
    island.run(ravage.ravage(island.play, "A5"), "pick A5")
    assert island.player.presence == {"A1": 1, "A3": 1}
    assert island.player.destroyed == 3
    few = Island(THUNDER, A5="2 city, 2 dahan", A3="1 city").presence(A6=1, A3=1)
    few.run(ravage.ravage(few.play, "A5"))
    assert few.player.presence == {"A3": 1}
    struck = Island(THUNDER, A5="1 town, 2 dahan", A3="1 city").presence(A6=1, A3=1)
    struck.run(ravage.ravage(struck.play, "A5"))
    assert struck.told.index("event-strike-back") < struck.told.index("event-presence-lost-for")


@pytest.mark.rule("SI-SPIRIT-07", "SI-FAQ-068")
def test_green_chokes_one_action_for_one_presence() -> None:
    island = Island(GREEN, A5="1 town").presence(A5=2)
    island.run(ravage.ravage(island.play, "A5"), "choose choke-ravage")
    assert (island["A5"], island.player.presence) == ("1 town", {"A5": 1})
    island.run(invaders.build(island.play, "A5"))
    assert island["A5"] == "1 town, 1 city"
    willing = Island(GREEN, A5="1 town").presence(A5=2)
    willing.run(invaders.build(willing.play, "A5"), "choose no")
    assert willing["A5"] == "1 town, 1 city"
    stopped = Island(GREEN, A5="1 town").presence(A5=2)
    stopped.run(invaders.build(stopped.play, "A5"), "choose choke-build")
    assert (stopped["A5"], stopped.player.energy) == ("1 town", 0)


@pytest.mark.rule("SI-SPIRIT-08")
def test_green_grows_destroyed_presence_again() -> None:
    island = Island(GREEN).do("grow 2")
    island.player.destroyed = 2
    island.do("place 1 A5 destroyed")
    assert (island.player.destroyed, island.player.energy) == (1, 0)
    blighted = Island(GREEN)
    blighted.player.destroyed, blighted.table.blight.is_blighted = 2, True
    blighted.do("grow 2")
    assert not [line for line in blighted.legal() if line.endswith("destroyed")]
    blighted.player.energy = 1
    blighted.do("place 1 A5 destroyed")
    assert (blighted.player.energy, blighted.player.destroyed) == (0, 1)
    assert not [line for line in blighted.legal() if line.endswith("destroyed")]
    other = Island(RIVER).do("grow 2")
    other.player.destroyed = 2
    assert not [line for line in other.legal() if line.endswith("destroyed")]


@pytest.mark.rule("SI-SPIRIT-09")
def test_ocean_stands_in_oceans_and_on_coasts_alone() -> None:
    island = Island(OCEAN, A4="1 city").presence(A0=1).do("grow 3")
    lands = {line.split()[2] for line in island.legal() if line.startswith("place")}
    assert lands == {"A1", "A2", "A3"}
    end_of_game.check(island.play)
    assert island.table.lost is None
    given = Island(GREEN, OCEAN, A4="1 city").presence(1, A1=1)
    given.player.played, given.table.phase = ["gift-of-proliferation"], "fast"
    offers = given.offers(power_phase.use(given.play, ONE, Use("gift-of-proliferation", "2")))
    assert {line.split()[2] for line in offers} == {"A0", "A1", "A2"}
    two = Island(OCEAN, RIVER).presence(A0=1).do("grow 2")
    assert {line.split()[2] for line in two.legal() if line.startswith("place")} == {"A0", "B0"}


@pytest.mark.rule("SI-SPIRIT-10")
def test_an_ocean_in_play_is_a_coastal_wetland_for_powers_of_all() -> None:
    island = Island(OCEAN, SHADOWS).presence(A0=1).presence(1, A2=2)
    assert island.refuses("voracious-growth", "A0", seat=1) == "legal"
    assert "A0" not in invaders.matching(island.table, "2-coastal")
    island.presence(B1=1)
    assert island.refuses("voracious-growth", "A0", seat=1) == "SI-POWER-03"
    assert "B0" in presence.lands_in_play(island.table)


@pytest.mark.rule("SI-SPIRIT-11")
def test_what_is_pushed_into_an_ocean_in_play_drowns() -> None:
    island = Island(OCEAN, A1="2 town, 1 explorer, 1 city, 1 dahan").presence(A0=1)
    effect = Effect(island.play, ONE, "wash-away", "A1")
    for kinds, name in (
        (TOWN, "town"),
        (TOWN, "town"),
        (DAHAN, "dahan"),
        (EXPLORER, "explorer"),
        (CITY, "city"),
    ):
        island.run(effect.push(kinds, 1), f"push {name} A1 A0")
    assert (island["A0"], island.fear) == ("1 explorer, 2 town, 1 city, 1 dahan", 0)
    island.run(after_unit(island.play))
    assert (island.board, island.fear, island.player.pool) == ({}, 4, 2 + 2 + 1 + 3)
    second = Island(RIVER, OCEAN, B1="1 town", A5="1 city").presence(B1=1).presence(1, B0=1)
    second.use("wash-away", "B1", "push town B1 B0")
    assert (second["B0"], second.table.players[1].pool) == ("", 2)


@pytest.mark.rule("SI-SPIRIT-12")
def test_ocean_exchanges_drowned_health_and_keeps_the_rest() -> None:
    island = Island(OCEAN, RIVER, A5="1 town")
    island.player.pool = 3
    island.do("exchange")
    assert (island.player.pool, island.player.energy) == (1, 1)
    assert island.objects("exchange") == "SI-SPIRIT-12"
    assert island.objects("exchange", 1) == "SI-SPIRIT-12"
    island.phase("slow").advance()
    assert island.player.pool == 1
    island.player.pool = 2
    island.do("exchange")
    assert (island.player.pool, island.player.energy) == (0, 2), "just as much as there are players is enough"


@pytest.mark.rule("SI-SPIRIT-13")
def test_powers_of_the_bringer_destroy_nothing_and_leave_no_damage() -> None:
    island = Island(BRINGER, A7="1 city, 2 dahan").presence(A7=2)
    island.use("devouring-ants", "A7")
    assert (island["A7"], island.fear) == ("1 city, 2 dahan", 1)


@pytest.mark.rule("SI-SPIRIT-14")
@pytest.mark.parametrize(
    ("power", "before", "answer", "after", "fear"),
    [
        ("shatter-homesteads", "1 town", "push town-dreamt A7 A5", {"A5": "1 town"}, 1 + 2),
        ("steam-vents", "1 explorer", "push explorer-dreamt A7 A8", {"A8": "1 explorer"}, 0),
        ("voracious-growth", "1 town", "push town-dreamt A7 A8", {"A8": "1 town"}, 2),
    ],
)
def test_what_would_die_takes_fright_and_is_pushed(
    power: str, before: str, answer: str, after: dict[str, str], fear: int
) -> None:
    island = Island(BRINGER, A7=before, A3="1 city").presence(A7=2, A8=2, A5=2)
    effect = Effect(island.play, ONE, power, "A7")
    if power == "voracious-growth":
        island.run(effect.damage(2), answer)
        effect.finish()
    else:
        island.use(power, "A7", answer)
    assert island.fear == fear
    assert island.board == {"A3": "1 city", **after}


@pytest.mark.rule("SI-SPIRIT-14", "SI-FAQ-078")
def test_a_city_that_would_die_stays_and_frightens_by_five() -> None:
    island = Island(BRINGER, A7="1 city").presence(A7=2)
    effect = Effect(island.play, ONE, "drought", "A7")
    island.run(effect.destroy(1, CITY))
    effect.finish()
    assert (island["A7"], island.fear) == ("1 city", 5)


@pytest.mark.rule("SI-SPIRIT-15", "SI-FAQ-024", "SI-FAQ-077")
def test_one_power_frightens_the_same_invader_once_another_again() -> None:
    island = Island(BRINGER, A7="1 city-2").presence(A7=2)
    for total in (5, 10):
        effect = Effect(island.play, ONE, "predatory-nightmares", "A7")
        island.run(effect.damage(1))
        assert island.fear == total, "with the damage of others it is enough"
        island.run(effect.destroy(1, CITY))
        effect.finish()
        assert (island["A7"], island.fear) == ("1 city-2", total)


@pytest.mark.rule("SI-SPIRIT-14", "SI-ASYNC-14")
def test_which_of_two_dreamers_flees_where_is_told_by_the_damage_that_stays() -> None:
    island = Island(BRINGER, A7="1 town-1, 1 town").presence(A7=2)
    effect = Effect(island.play, ONE, "cleansing-floods", "A7")
    island.run(effect.damage(4), "push town-1-dreamt A7 A8", "push town-dreamt A7 A5")
    effect.finish()
    assert (island["A5"], island["A8"]) == ("1 town", "1 town-1")


@pytest.mark.rule("SI-SPIRIT-11", "SI-SPIRIT-13", "SI-FAQ-071")
def test_what_the_bringer_moves_into_an_ocean_drowns_by_the_rule_of_the_ocean() -> None:
    island = Island(BRINGER, OCEAN, A1="1 town, 1 explorer", A5="1 city").presence(A0=1).presence(1, A0=1)
    island.use("call-of-the-deeps", "A0")
    assert (island["A1"], island["A0"], island.table.players[1].pool) == ("1 town", "", 1)
    island.use("wash-away", "A1", "push town A1 A0")
    assert (island.board, island.fear, island.table.players[1].pool) == ({"A5": "1 city"}, 1, 3)


@pytest.mark.rule("SI-SPIRIT-11", "SI-SPIRIT-13")
def test_the_bringer_drowns_nobody_with_a_card_of_the_ocean() -> None:
    island = Island(BRINGER, OCEAN, A1="1 town, 1 dahan", A5="1 city").presence(A1=1).presence(1, A0=1)
    island.use("swallow-the-land-dwellers", "A1", "push town-dreamt A1 A2")
    assert (island["A1"], island["A2"], island.fear) == ("1 dahan", "1 town", 2)
    assert island.table.players[1].pool == 0


@pytest.mark.rule("SI-SPIRIT-11", "SI-PHASE-07", "SI-FAQ-070", "SI-FAQ-075")
def test_what_is_in_the_ocean_counts_until_the_power_is_over() -> None:
    island = Island(RIVER, OCEAN, A1="2 dahan", A5="1 city").presence(A0=1).presence(1, A0=1)
    gathers = ["gather dahan A1 A0"] * 2
    island.use("rivers-bounty", "A0", *gathers, "pick A3")
    assert (island.board, island.player.energy) == ({"A3": "1 dahan", "A5": "1 city"}, 1)
    through = Island(RIVER, OCEAN, A1="1 dahan", A5="1 city").presence(A1=1).presence(1, A0=1)
    through.use("call-to-migrate", "A0", "gather dahan A1 A0", "push dahan A0 A2")
    assert through["A2"] == "1 dahan"


@pytest.mark.rule("SI-SPIRIT-11")
def test_what_drowns_brings_what_it_could_bear_without_modifiers() -> None:
    island = Island(RIVER, OCEAN, A1="1 town, 1 explorer", A5="1 city").presence(A1=1).presence(1, A0=1)
    island.table.adversary, island.table.adversary_level = "england", 5
    island.use("wash-away", "A1", "push town A1 A0", "push explorer A1 A0")
    assert island.table.players[1].pool == 2 + 1


@pytest.mark.rule("SI-SPIRIT-11", "SI-FAQ-074")
def test_dahan_that_cannot_be_destroyed_come_ashore() -> None:
    island = Island(THUNDER, OCEAN, A1="1 dahan", A5="1 city").presence(A1=2).presence(1, A0=1)
    island.table.lasting.append(Lasting("dahan-safe", land="A0"))
    there = "push dahan A1 A0", "drift A1 A0", "1: pick A2"
    island.use("call-to-tend", "A1", "choose call-to-tend-push", *there)
    assert (island["A0"], island["A2"]) == ("", "1 dahan")
    assert island.player.presence == {"A0": 1, "A1": 1}
    risen = (
        Island(SHADOWS, OCEAN, A1="1 dahan", A2="1 explorer", A5="9 dahan").presence(A1=2).presence(1, A0=1)
    )
    risen.table.scenario = "dahan-insurrection"
    risen.table.lasting.append(Lasting("dahan-safe", land="A0"))
    risen.use("call-to-tend", "A1", "choose call-to-tend-push", "push dahan A1 A0", "1: pick A2")
    assert risen["A2"] == "1 explorer, 1 dahan", "coming ashore is no move: nobody strikes for it"


@pytest.mark.rule("SI-SPIRIT-11", "SI-SCENARIO-10")
def test_dahan_that_come_ashore_were_not_moved_there_and_do_not_strike() -> None:
    options = Options(scenario="dahan-insurrection")
    island = Island(RIVER, OCEAN, options=options, A1="1 dahan", A2="1 explorer", A8="4 dahan", A5="1 city")
    island.presence(A1=2).presence(1, A0=1)
    island.table.lasting.append(Lasting("dahan-safe", land="A0"))
    told = island.use("call-to-tend", "A1", "choose call-to-tend-push", "push dahan A1 A0", "1: pick A2")
    assert island["A2"] == "1 explorer, 1 dahan"
    (ashore,) = [dict(each.text.args) for each in told if each.text.key == "spirit-island-event-ashore"]
    assert (ashore["count"], ashore["land"]) == (1, "A2")
    moved = Island(RIVER, OCEAN, options=options, A1="1 dahan", A2="1 explorer", A8="4 dahan", A5="1 city")
    moved.presence(A1=2).presence(1, A0=1)
    moved.use("call-to-tend", "A1", "choose call-to-tend-push", "push dahan A1 A2")
    assert moved["A2"] == "1 dahan"


@pytest.mark.rule("SI-SPIRIT-10")
@pytest.mark.parametrize(
    ("card", "level", "begin"), [("retreat", 3, ["0: pick A1"]), ("dahan-enheartened", 1, [])]
)
def test_fear_cards_push_nobody_into_an_ocean(card: str, level: int, begin: list[str]) -> None:
    island = Island(OCEAN, RIVER, A1="1 explorer, 1 dahan", A5="1 city").presence(A0=1)
    script = fear_effect_of(card)(FearEffect(island.play, card, level))
    pushes = [line for line in island.offers(script, *begin) if line.startswith("push")]
    assert {line.split()[3] for line in pushes} == {*island.table.island.neighbours["A1"]}


@pytest.mark.rule("SI-SPIRIT-10", "SI-SPIRIT-11")
def test_wings_carry_dahan_to_an_ocean_in_play_like_to_any_land() -> None:
    island = Island(SHADOWS, OCEAN, A5="1 dahan, 1 town", A8="1 city").presence(A5=2).presence(1, A0=1)
    offers = island.offers(
        power_phase.use(island.phase("fast").play, ONE, Use("wrap-in-wings-of-sunlight", "A5"))
    )
    assert {"pick A0", "pick A8"} <= set(offers)
    assert "pick B0" not in offers


@pytest.mark.rule("SI-SPIRIT-10", "SI-SPIRIT-06")
def test_sworn_to_victory_reaches_no_ocean() -> None:
    island = Island(THUNDER, OCEAN, A1="2 city, 2 dahan", A5="1 city").presence(A0=1, B5=1).presence(1, A0=1)
    island.run(ravage.ravage(island.play, "A1"))
    assert island.player.presence == {"A0": 1, "B5": 1}


@pytest.mark.rule("SI-SPIRIT-06", "SI-ASYNC-14")
def test_sworn_to_victory_asks_nothing_where_all_presence_near_is_lost() -> None:
    island = Island(THUNDER, A5="2 city, 2 dahan").presence(A5=1, A6=1, A1=1, A2=1)
    island.run(ravage.ravage(island.play, "A5"))
    assert island.player.presence == {"A2": 1}
    island = Island(THUNDER, A5="2 city, 2 dahan").presence(A5=1, A6=2, A1=1)
    island.run(ravage.ravage(island.play, "A5"), "pick A6", "pick A1")
    assert island.player.presence == {"A6": 1}


@pytest.mark.rule("SI-SPIRIT-13", "SI-BLIGHT-11")
def test_blight_of_the_bringer_destroys_no_presence_but_its_own() -> None:
    island = Island(BRINGER, RIVER, A4="1 town, 1 blight", B1="1 city").presence(A4=2).presence(1, A4=2, A2=1)
    island.use("drought", "A4", "push town-dreamt A4 A2", "pick A2")
    assert (island["A4"], island["A2"]) == ("2 blight", "1 town, 1 blight")
    assert (island.player.presence, island.table.players[1].presence) == ({"A4": 1}, {"A4": 2, "A2": 1})


@pytest.mark.rule("SI-FAQ-055")
def test_vengeance_of_the_bringer_leaves_no_damage() -> None:
    island = Island(BRINGER, SHADOWS, A7="1 city, 1 dahan").presence(A7=2)
    island.table.lasting.append(Lasting("vengeance", land="A7", seat=ONE))
    island.run(Effect(island.play, TWO, "devouring-ants", "A7").destroy(1, DAHAN))
    island.run(after_unit(island.play))
    assert island["A7"] == "1 city"


def test_no_other_file_names_a_spirit() -> None:
    from pathlib import Path

    import engine.games.spirit_island as game

    home = Path(next(iter(game.__path__)))
    names = [path.stem for path in (home / "spirits").glob("*.py") if path.stem != "__init__"]
    for path in home.rglob("*.py"):
        if path.parent.name != "spirits":
            text = path.read_text(encoding="utf-8")
            assert not [name for name in names if name in text or name.replace("_", "-") in text], path


def test_the_uses_of_a_spirit_are_those_of_its_own_seat() -> None:
    island = Island(LIGHTNING, RIVER).phase("slow")
    island.table.players[1].played = ["wash-away"]
    assert guards.object_in_power_phase(island.table, ONE, Use("wash-away", "A5")) is not None
    assert targets.spirits_in_reach(island.table, ONE, powers()["boon-of-vigor"]) == [ONE, TWO]


@pytest.mark.rule("SI-SPIRIT-13", "SI-DAMAGE-05")
@pytest.mark.parametrize(("spirit", "after"), [(BRINGER, "1 dahan-3"), (SHADOWS, "")])
def test_a_dahan_that_a_dream_moves_where_it_cannot_bear_its_damage_stands_all_the_same(
    spirit: str, after: str
) -> None:
    """It does so when others move it on, too: it falls by the next damage."""
    island = Island(spirit, RIVER, A5="1 dahan-3, 1 city").presence(A5=2).presence(1, A1=2)
    island.table.lasting.append(Lasting("dahan-health", land="A5", amount=4))
    island.use("predatory-nightmares", "A5", "push dahan-3 A5 A1")
    assert (island["A5"].split(", ")[-1].split("-")[0], island["A1"]) == ("1 city", after)
    if after:
        island.use("call-to-tend", "A1", "choose call-to-tend-push", "push dahan-3 A1 A2", seat=1)
        assert (island["A1"], island["A2"]) == ("", after)


@pytest.mark.rule("SI-SPIRIT-14")
def test_what_has_dreamt_of_its_end_is_no_target_any_more_for_the_same_power() -> None:
    island = Island(BRINGER, A5="1 city-2, 1 town").presence(A5=2)
    told = island.use("pull-beneath-the-hungry-earth", "A5", "hit A5 city-2 1")
    assert [event.text.key for event in told].count("spirit-island-event-dreams") == 1
    assert island["A5"] == "1 town, 1 city-2"
    assert island.fear == 1 + 5
