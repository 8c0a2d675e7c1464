"""The four scenarios (SI-SCENARIO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.spirit_island.challenges.dahan_insurrection import CHALLENGE as INSURRECTION
from engine.games.spirit_island.challenges.guard_the_isles_heart import CHALLENGE as HEART
from engine.games.spirit_island.challenges.rituals_of_terror import CHALLENGE as RITUALS
from engine.games.spirit_island.course import power_phase, setup_phase, spirit_phase, turn
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.actions import PlayCard, Unplay, Use
from engine.games.spirit_island.model.facts import deck_of
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.model.texts import fear_does
from engine.games.spirit_island.rules import blight, end_of_game, invaders, pieces, power_use, terror
from engine.script import Choose, Script
from engine.text import Seat, Text
from tests.engine.games.spirit_island.island import (
    BRINGER,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Island,
    dealt,
)


def on(scenario: str, *spirits: str, **lands: str) -> Island:
    """Return an island of a scenario; its setup is not done."""
    options: Any = {"scenario": scenario}
    return Island(*(spirits or (SHADOWS,)), options=Options(**options)).stand(lands)


@pytest.mark.rule("SI-SCENARIO-01")
@pytest.mark.rule("SI-SCORE-04")
def test_an_adversary_and_a_scenario_add_up() -> None:
    table = dealt(2, adversary="england", adversary_level=2, scenario="rituals-of-terror")
    assert table.difficulty == 7
    assert (table.fear.parts, len(table.fear.deck)) == ([15], 15)
    assert dealt(scenario="rituals-of-terror").fear.parts == [15], "also without an adversary"
    assert [
        dealt(scenario=name).difficulty for name in ("blitz", "guard-the-isles-heart", "dahan-insurrection")
    ] == [0, 0, 4]


# Blitz.


@pytest.mark.rule("SI-SCENARIO-02", "SI-FAQ-012")
def test_blitz_changes_the_blight_and_lets_the_invaders_act_before_the_first_turn() -> None:
    assert (dealt(2, scenario="blitz").blight.left, dealt(2).blight.left) == (7, 5)
    island = on("blitz", SHADOWS, RIVER)
    island.table.blight.card, island.table.blight.left = "downward-spiral", 1
    island.run(blight.add(island.play, "A5"))
    assert island.table.blight.left == 8
    island = on("blitz", A6="1 town").phase("setup")
    island.table.invaders.deck[:2] = ["1-mountain", "1-jungle"]
    island.run(setup_phase.finish(island.play), "pick A6", "pick A3")
    assert island["A6"] == "2 explorer, 1 town, 1 city"
    track = island.table.invaders
    assert (track.ravage, track.build) == ("1-mountain", "1-jungle")


@pytest.mark.rule("SI-SCENARIO-02")
def test_what_blitz_builds_is_a_source_of_the_second_explore() -> None:
    island = on("blitz").phase("setup")
    island.table.invaders.deck[:2] = ["1-mountain", "1-sands"]
    island.run(setup_phase.finish(island.play))
    assert (island["A1"], island["A4"], island["A7"]) == ("2 explorer, 1 town", "2 explorer", "")


@pytest.mark.rule("SI-SCENARIO-03")
def test_in_blitz_all_powers_are_fast_and_fast_ones_cheaper() -> None:
    island = on("blitz", LIGHTNING)
    player = island.player
    player.energy, player.has_income = 2, True
    player.hand = ["shatter-homesteads", "raging-storm", "harbingers-of-the-lightning"]
    costs = {}
    for card in list(player.hand):
        before = player.energy = 9
        spirit_phase.do(island.play, Seat(0), PlayCard(card))
        costs[card] = before - player.energy
        spirit_phase.do(island.play, Seat(0), Unplay(card))
        assert player.energy == before
    printed = facts.powers()
    assert costs == {card: printed[card].cost - (printed[card].speed == "fast") for card in costs}
    slow = next(card for card in costs if printed[card].speed == "slow")
    assert power_use.speed_now(island.phase("fast").table, Seat(0), printed[slow]) == "slow"
    assert power_use.speed_now(island.phase("slow").table, Seat(0), printed[slow]) is None


@pytest.mark.rule("SI-SCENARIO-03")
def test_in_blitz_a_free_fast_card_and_a_fast_innate_power_give_energy() -> None:
    island = on("blitz", RIVER)
    island.player.hand, island.player.has_income, island.player.energy = ["boon-of-vigor"], True, 0
    spirit_phase.do(island.play, Seat(0), PlayCard("boon-of-vigor"))
    assert island.player.energy == 1
    assert facts.powers()["boon-of-vigor"].cost == 0
    island = (
        on("blitz", THUNDER, A5="1 explorer, 2 dahan").presence(A5=2).give("4 air, 4 fire, 4 sun, 4 animal")
    )
    innate = next(power for power in island.player.facts.innates)
    before = island.player.energy
    power_phase._pay(island.phase("fast").play, Seat(0), innate, "A5")
    assert island.player.energy - before == power_use.is_made_fast(island.player, innate)
    printed = on("blitz", SHADOWS, A5="1 explorer").presence(A5=1).give("2 moon, 1 fire").phase("fast")
    before = printed.player.energy
    power_phase._pay(printed.play, Seat(0), printed.player.facts.innates[0], "A5")
    assert printed.player.energy == before + 1


@pytest.mark.rule("SI-SCENARIO-03", "SI-SPIRIT-01")
def test_in_blitz_a_slow_power_that_is_made_fast_costs_one_less() -> None:
    for spirit, energy in ((LIGHTNING, 1), (THUNDER, 0)):
        island = on("blitz", spirit, A5="3 city").presence(A5=2)
        island.player.played = ["raging-storm"]
        assert facts.powers()["raging-storm"].elements.count("air") == 1
        assert facts.powers()["raging-storm"].speed == "slow"
        island.phase("fast").use("raging-storm", "A5", again=True)
        assert island.player.energy == energy
        assert power_use.swift_left(island.table, Seat(0)) == 0


@pytest.mark.rule("SI-SCENARIO-03", "SI-POWER-22")
def test_in_blitz_a_repeat_of_what_was_made_fast_costs_one_less_too() -> None:
    island = on("blitz", LIGHTNING, A5="9 city").presence(A5=2).give("1 air")
    island.player.played, island.player.energy = ["raging-storm"], 2
    island.table.lasting.append(Lasting("repeat", seat=Seat(0), amount=99, pays=True))
    island.phase("fast").use("raging-storm", "A5", again=True)
    island.use("raging-storm", "A5", again=True)
    assert island.player.energy == 2 + 1 - (facts.powers()["raging-storm"].cost - 1)


@pytest.mark.rule("SI-SCENARIO-03", "SI-ASYNC-03")
def test_a_card_whose_energy_is_spent_is_not_taken_back() -> None:
    island = on("blitz", RIVER, A1="1 city")
    player = island.player
    player.hand, player.has_income, player.grown = ["boon-of-vigor", "wash-away"], True, 1
    player.energy, player.shown["plays"] = 0, 4
    assert island.do("play boon-of-vigor").player.energy == 1
    assert island.do("play wash-away").player.energy == 0
    assert island.objects("unplay boon-of-vigor") == "SI-SCENARIO-03"
    assert island.do("unplay wash-away", "unplay boon-of-vigor").player.energy == 0


@pytest.mark.rule("SI-SCENARIO-03")
def test_a_power_dreamt_at_midnight_costs_what_it_costs_in_blitz() -> None:
    island = on("blitz", BRINGER, A7="1 dahan", A1="1 city").presence(A7=2)
    major = next(card for card in island.table.decks["major"] if facts.powers()[card].speed == "fast")
    island.table.decks["major"].remove(major)
    island.table.decks["major"].insert(0, major)
    island.player.energy = facts.powers()[major].cost - 2
    about = "call-on-midnights-dream"
    answers = [f"choose {about}-major", f"keep {major}", f"forget {about}", f"choose play-now-{major}"]
    island.use(about, "A7", *answers)
    assert (major in island.player.played, island.player.energy) == (True, 0)


@pytest.mark.rule("SI-SCENARIO-04")
def test_in_blitz_each_explore_brings_one_explorer_more_to_each_board() -> None:
    island = on("blitz", SHADOWS, RIVER, A2="1 city", A6="1 town")
    island.table.invaders.deck[0] = "1-mountain"
    island.run(invaders.explore(island.play), "0: pick A6")
    assert (island["A1"], island["A6"]) == ("1 explorer", "2 explorer, 1 town")
    assert sum(land.count("explorer") for name, land in island.table.lands.items() if name[0] == "B") == 2
    alone = on("blitz")
    alone.table.invaders.deck[0] = "1-sands"
    alone.run(invaders.explore(alone.play))
    assert alone.board == {}


@pytest.mark.rule("SI-SCENARIO-03")
def test_energy_of_a_card_that_costs_less_than_nothing_is_told_in_mid_turn() -> None:
    """A fast card for 0 gives 1 energy under the scenario of haste, when it is repeated, too."""
    island = on("blitz", BRINGER, A1="1 city, 1 dahan").presence(A1=2)
    island.phase("fast").player.played = ["dreams-of-the-dahan"]
    island.table.lasting.append(Lasting("repeat", seat=Seat(0), amount=99, pays=True))
    before = island.player.energy
    for told in ([], [1]):
        use = Use("dreams-of-the-dahan", "A1")
        island.run(power_phase.use(island.play, Seat(0), use), "choose dreams-of-the-dahan-gather")
        events = [dict(event.text.args) for event in island.play.told if event.text.key.endswith("-energy")]
        assert [event["energy"] for event in events] == told
    assert island.player.energy == before + 1


# Guard the Isle's Heart.


@pytest.mark.rule("SI-SCENARIO-05")
def test_the_inner_lands() -> None:
    found = {}
    for seats, boards in ((1, "B"), (2, "AC"), (3, "ABC"), (4, "ABCD"), (3, "BCD"), (4, "DCBA")):
        table = dealt(seats, scenario="guard-the-isles-heart")
        table.boards = tuple(boards)
        found[boards] = HEART.inner_lands(table)
    assert found == {
        "B": ("B7",),
        "AC": ("A7", "C7"),
        "ABC": ("A7", "B7", "C4"),
        "ABCD": ("A8", "B7", "C8", "D6"),
        "BCD": ("B7", "C4", "D6"),
        "DCBA": ("D8", "C4", "B8", "A7"),
    }


@pytest.mark.rule("SI-SCENARIO-06")
def test_a_town_that_the_heart_removes_was_a_source_of_the_first_explore() -> None:
    island = on("guard-the-isles-heart", SHADOWS, A5="1 town").phase("setup")
    island.table.invaders.deck[0] = "1-mountain"
    assert "A6" not in HEART.inner_lands(island.table)
    island.run(setup_phase.finish(island.play), f"place 0 {HEART.inner_lands(island.table)[0]} plays")
    assert (island["A5"].count("town"), island["A6"]) == (0, "1 explorer")


@pytest.mark.rule("SI-SCENARIO-06")
def test_the_heart_is_set_up_last_of_all() -> None:
    island = on("guard-the-isles-heart", SHADOWS, OCEAN, A5="1 town", A1="2 town, 1 city", B1="1 town").phase(
        "setup"
    )
    island.table.invaders.deck[0] = "1-mountain"
    hands = [len(player.hand) for player in island.table.players]
    before = island.table.players[0].presence.get("A7", 0)
    ocean = dict(island.table.players[1].presence)
    fear = island.fear
    island.run(setup_phase.finish(island.play), "0: place 0 A7 plays", "1: place 0 B1 energy")
    assert [player.shown["plays"] - player.shown["energy"] for player in island.table.players] == [1, -1]
    assert all(not land.count("town") for land in island.table.lands.values())
    assert (island["A1"], island.fear) == ("1 explorer, 1 city", fear)
    assert (island["A7"], island["B7"]) == ("1 explorer", "1 explorer")
    assert island.table.players[0].presence["A7"] == before + 1
    new = {land: count - ocean.get(land, 0) for land, count in island.table.players[1].presence.items()}
    (gained,) = [land for land, count in new.items() if count]
    distances = island.table.island.distances("B7", frozenset())
    coast = [land for land in island.table.island.lands if land in ("B1", "B2", "B3")]
    assert distances[gained] == min(distances[land] for land in coast)
    for player, size in zip(island.table.players, hands, strict=True):
        assert [deck_of(card) for card in player.hand[size:]] == ["minor", "major"]
        assert player.forgets == 0


@pytest.mark.rule("SI-SCENARIO-07")
def test_a_building_in_an_inner_land_loses_the_game_from_the_second_turn_on() -> None:
    island = on("guard-the-isles-heart", A7="1 explorer", A1="1 city")
    pieces.add(island.play, "A7", "town")
    end_of_game.check(island.play)
    assert (island.table.turn, island.table.lost) == (1, None)
    island.phase("slow")
    island.run(turn._time_passes(island.play))
    assert (island.table.turn, island.table.lost, island.table.result) == (2, "challenge", "lost")
    free = on("guard-the-isles-heart", A7="9 explorer", A1="1 city")
    free.table.turn = 2
    end_of_game.check(free.play)
    assert free.table.lost is None
    pieces.add(free.play, "A7", "city")
    end_of_game.check(free.play)
    assert free.table.lost == "challenge"


# Rituals of Terror.


@pytest.mark.rule("SI-SCENARIO-08")
def test_fear_piles_up_without_raising_terror() -> None:
    island = on("rituals-of-terror", A1="1 city")
    terror.generate(island.play, 14 * 4)
    assert (len(island.table.fear.earned), island.table.fear.level) == (14, 1)
    island.phase("fast")
    island.table.invaders.deck.insert(0, "1-jungle")
    island.advance_to("slow")
    assert len(island.table.fear.earned) == 14
    terror.generate(island.play, 9)
    assert (len(island.table.fear.earned), island.table.won, island.table.fear.deck) == (15, None, [])


def ritual(
    dahan: int = 6,
    energy: tuple[int, int] = (2, 1),
    presence: tuple[int, int] = (2, 1),
    *,
    first: str = SHADOWS,
    land: str = "A5",
) -> Island:
    """Return an island with two spirits in a land, on the brink of a ritual."""
    island = on("rituals-of-terror", first, RIVER, **{land: f"{dahan} dahan", "A6": "1 explorer"})
    for seat in (0, 1):
        island.table.players[seat].energy = energy[seat]
        island.table.players[seat].presence = {land: presence[seat], "A3": 3}
    return island.phase("fast")


def propose(island: Island, seat: int, land: str = "A5") -> Script[None]:
    """Propose the ritual in a land as a seat."""
    script = power_phase.act(island.play, Seat(seat), Choose(f"ritual-{land}"))
    assert script is not None
    return script


def asked_after(script: Script[None], island: Island, *answers: str) -> Any:
    """Return who is asked for what after these answers."""
    asks = next(script)
    for answer in answers:
        asks = script.send(island._answer(asks, answer))
    return asks


def first_answers(island: Island, begin: Callable[[Island], Script[None]], *answers: str) -> list[str]:
    """Return these answers, and after them always the first that is offered until nothing more is asked."""
    given = list(answers)
    while True:
        twin = island.copy()
        try:
            given.append(twin.offers(begin(twin), *given)[0])
        except StopIteration:
            return given


@pytest.mark.rule("SI-SCENARIO-09")
def test_a_ritual_needs_every_spirit_its_price_and_dahan() -> None:
    offered = {
        name: "choose ritual-A5" in island.legal(seat)
        for name, island, seat in (
            ("all", ritual(), 0),
            ("all, as seen by the other", ritual(), 1),
            ("dahan", ritual(dahan=5), 0),
            ("energy", ritual(energy=(1, 1)), 0),
            ("presence", ritual(presence=(1, 1)), 0),
            ("one spirit", ritual(presence=(3, 0)), 0),
            ("slow", ritual().phase("slow"), 0),
            ("spirit phase", ritual().phase("spirit"), 0),
        )
    }
    assert offered == {
        "all": True,
        "all, as seen by the other": True,
        "dahan": False,
        "energy": False,
        "presence": False,
        "one spirit": False,
        "slow": True,
        "spirit phase": False,
    }


@pytest.mark.rule("SI-SCENARIO-09")
def test_a_ritual_raises_terror_resolves_all_fear_and_scatters_the_dahan() -> None:
    island = ritual()
    island.table.fear.earned = ["dahan-on-their-guard", "dahan-on-their-guard"]
    gifts = ["0: choose number-2", "1: choose number-1", "0: choose number-2"]
    answers = first_answers(island, lambda twin: propose(twin, 1), *gifts)
    island.run(propose(island, 1), *answers)
    assert (island.table.fear.level, island.table.fear.earned, len(island.table.fear.discard)) == (2, [], 2)
    told = [dict(event.text.args) for event in island.play.told if event.text.key.endswith("-fear-card")]
    assert [each["effect"] for each in told] == [fear_does("dahan-on-their-guard", 2)] * 2
    assert [player.energy for player in island.table.players] == [0, 0]
    assert [player.presence.get("A5", 0) for player in island.table.players] == [0, 0]
    assert [player.destroyed for player in island.table.players] == [2, 1]
    around = [island.table.lands[land].count("dahan") for land in island.table.island.neighbours["A5"]]
    assert sorted(around) == [1] * 6


@pytest.mark.rule("SI-SCENARIO-09", "SI-ASYNC-09")
@pytest.mark.parametrize(("land", "owner"), [("A5", 0), ("B5", 1)])
@pytest.mark.parametrize("proposer", [0, 1])
def test_the_owner_of_the_board_scatters_the_dahan_of_a_ritual(land: str, owner: int, proposer: int) -> None:
    island = ritual(land=land)
    gifts = ["0: choose number-2", "1: choose number-1", "0: choose number-2", "1: choose number-1"]
    asks = asked_after(propose(island, proposer, land), island, *gifts)
    assert {*asks} == {owner}
    assert {action.verb for action in asks[Seat(owner)].legal} == {"push"}


@pytest.mark.rule("SI-SCENARIO-09", "SI-SPIRIT-10")
def test_a_ritual_scatters_no_dahan_into_an_ocean() -> None:
    island = ritual(first=OCEAN, land="A2")
    gifts = ["0: choose number-2", "1: choose number-1", "0: choose number-2"]
    island.run(propose(island, 0, "A2"), *first_answers(island, lambda twin: propose(twin, 0, "A2"), *gifts))
    around = {
        land: island.table.lands[land].count("dahan")
        for land in (*island.table.island.neighbours["A2"], "A0")
    }
    assert around == {"A1": 2, "A3": 2, "A4": 2, "A0": 0}, "the ocean is in play, and no land for a scenario"


@pytest.mark.rule("SI-SCENARIO-09")
def test_a_ritual_that_is_refused_costs_nothing_and_is_not_proposed_again_in_this_phase() -> None:
    no_energy = ("0: choose number-1", "1: choose no-ritual")
    no_presence = ("0: choose number-2", "1: choose number-1", "0: choose no-ritual")
    for answers in (no_energy, no_presence):
        island = ritual(energy=(3, 3))
        island.run(propose(island, 0), *answers)
        assert [player.energy for player in island.table.players] == [3, 3]
        assert [player.presence["A5"] for player in island.table.players] == [2, 1]
        assert (island.table.fear.level, island.legal(0), island.told) == (1, [], ["event-ritual-refused"])
        power_phase.begin(island.table, "slow")
        assert island.legal(0) == ["choose ritual-A5", "done"]


@pytest.mark.rule("SI-SCENARIO-09", "SI-ASYNC-14")
def test_nobody_gives_for_a_ritual_what_the_others_cannot_complete() -> None:
    island = ritual(energy=(3, 2))
    offered = ["choose number-3", "choose number-2", "choose number-1", "choose no-ritual"]
    assert island.copy().offers(propose(island.copy(), 0)) == offered
    assert island.offers(propose(island, 0), "0: choose number-1") == ["choose number-2", "choose no-ritual"]


@pytest.mark.rule("SI-SCENARIO-09")
def test_the_third_ritual_wins() -> None:
    island = ritual()
    island.table.fear.level = 3
    island["A1"] = "1 city"
    gifts = ["0: choose number-2", "1: choose number-1", "0: choose number-2"]
    island.run(propose(island, 0), *first_answers(island, lambda twin: propose(twin, 0), *gifts))
    assert (island.table.won, island.table.result) == ("ritual", "won")


# Dahan Insurrection.


def insurrection(*spirits: str, **lands: str) -> Island:
    return on("dahan-insurrection", *(spirits or (SHADOWS,)), **{"A8": "4 dahan", **lands})


@pytest.mark.rule("SI-SCENARIO-10", "SI-FAQ-092")
def test_dahan_that_were_moved_strike_where_they_end() -> None:
    island = insurrection(A5="2 dahan", A6="1 city, 1 explorer", A1="3 town")
    for name, origin, land in (("dahan", "A5", "A1"), ("dahan-moved", "A1", "A6"), ("dahan", "A5", "A6")):
        island.run(pieces.move(island.play, name, origin, land))
    island.run(after_unit(island.play), "hit A6 explorer 1")
    assert (island["A6"], island["A1"]) == ("1 city-1, 2 dahan", "3 town")
    island.run(after_unit(island.play))
    assert island["A6"] == "1 city-1, 2 dahan"
    guests = insurrection(A5="1 dahan", A6="1 city, 3 dahan")
    guests.run(pieces.move(guests.play, "dahan", "A5", "A6"))
    guests.run(after_unit(guests.play))
    assert guests["A6"] == "1 city-1, 4 dahan", "those who were there do not strike"


@pytest.mark.rule("SI-SCENARIO-10", "SI-ASYNC-14")
@pytest.mark.parametrize(("name", "struck"), [("dahan-moved", False), ("dahan", True)])
def test_one_who_strikes_is_told_from_one_who_was_there(name: str, struck: bool) -> None:
    """Of a Dahan gathered and one at home either may be pushed on, and they are not alike."""
    island = insurrection(A5="1 town, 1 dahan", A8="3 dahan")
    gathered = ("gather dahan A8 A5", "enough")
    island.use("call-to-migrate", "A5", *gathered, f"push {name} A5 A6", "enough")
    assert (island["A5"], island["A6"]) == ("1 town-1, 1 dahan" if struck else "1 town, 1 dahan", "1 dahan")


@pytest.mark.rule("SI-SCENARIO-10", "SI-FAQ-054")
def test_the_dead_are_avenged_whoever_struck_them() -> None:
    island = insurrection(A5="2 dahan", A6="1 city, 1 town, 1 town-1", A8="2 dahan")
    island.table.lasting.append(Lasting("vengeance", land="A6", seat=Seat(0)))
    island.run(pieces.move(island.play, "dahan", "A5", "A6"))
    island.run(after_unit(island.play), "hit A6 town-1 1", "hit A6 city 1")
    assert (island["A6"], island["A5"]) == ("1 explorer, 1 town, 1 city-1, 1 dahan", "1 dahan")


@pytest.mark.rule("SI-SCENARIO-12", "SI-FAQ-054")
def test_the_dead_of_the_last_stand_are_avenged_too() -> None:
    island = insurrection(A6="1 city, 1 town-1, 1 dahan", A8="2 dahan")
    island.table.lasting.append(Lasting("vengeance", land="A6", seat=Seat(0)))
    island.table.has_risen = True
    island.run(after_unit(island.play), "hit A6 town-1 1")
    assert island["A6"] == "1 explorer, 1 city-2, 1 dahan"


@pytest.mark.rule("SI-SCENARIO-10", "SI-FAQ-048")
def test_what_lived_in_destroyed_buildings_goes_to_the_nearest_dahan() -> None:
    island = insurrection(
        A5="1 city, 1 town, 1 explorer", A1="1 dahan", A4="1 dahan", A8="2 dahan", A3="1 city"
    )
    for piece in list(island.table.lands["A5"].pieces):
        pieces.destroy(island.play, "A5", piece)
    offers = island.copy().offers(after_unit(island.copy().play))
    assert offers == ["pick A1", "pick A4", "pick A8"]
    island.run(after_unit(island.play), "pick A1", "pick A4")
    assert (island["A1"], island["A4"], island["A8"]) == ("1 explorer, 1 dahan", "1 town, 1 dahan", "2 dahan")
    near = insurrection(A5="1 town, 1 dahan", A3="1 city")
    pieces.destroy(near.play, "A5", near.table.lands["A5"].pieces[0])
    near.run(after_unit(near.play))
    assert near["A5"] == "1 explorer, 1 dahan"
    assert near.table.island.distances("A5", frozenset())["A5"] == 0
    assert "A5" not in near.table.island.neighbours["A5"]


@pytest.mark.rule("SI-SCENARIO-10", "SI-ASYNC-09")
def test_where_they_flee_is_decided_on_the_board_they_lived_on() -> None:
    island = insurrection(SHADOWS, RIVER, B3="1 town", A4="1 dahan", B2="1 dahan")
    pieces.destroy(island.play, "B3", island.table.lands["B3"].pieces[0])
    island.run(after_unit(island.play), "1: pick A4")
    assert island["A4"] == "1 explorer, 1 dahan"


@pytest.mark.rule("SI-SCENARIO-10", "SI-SCENARIO-11", "SI-WIN-04", "SI-FAQ-091")
def test_who_flees_and_who_strikes_does_so_before_the_island_is_judged() -> None:
    island = insurrection(A5="1 city", A8="1 town, 1 dahan", A2="4 dahan")
    island.table.fear.level = 2
    pieces.destroy(island.play, "A5", island.table.lands["A5"].pieces[0])
    island.run(after_unit(island.play))
    assert (island["A8"], island.table.won) == ("2 town, 1 dahan", None), "without the refugees it was won"
    struck = insurrection(A5="1 dahan", A4="1 town, 1 town-1")
    struck.table.fear.level = 2
    struck.run(pieces.move(struck.play, "dahan", "A5", "A4"))
    struck.run(after_unit(struck.play), "hit A4 town-1 1")
    assert (struck["A4"], struck.table.won) == ("1 explorer, 1 town, 1 dahan", "goal")


@pytest.mark.rule("SI-SCENARIO-11", "SI-FAQ-022")
@pytest.mark.parametrize(
    ("level", "overbuilt", "won"), [(1, 0, None), (2, 0, "goal"), (2, 1, None), (3, 2, "goal"), (3, 3, None)]
)
def test_victory_over_the_buildings(level: int, overbuilt: int, won: str | None) -> None:
    lands = {f"B{number}": "1 town" for number in range(1, overbuilt + 1)}
    island = insurrection(SHADOWS, RIVER, THUNDER, A5="1 town, 2 dahan, 1 city", **lands)
    island.table.fear.level = level
    end_of_game.check(island.play)
    assert island.table.won == won


@pytest.mark.rule("SI-SCENARIO-11")
@pytest.mark.parametrize(("level", "piece"), [(2, "explorer"), (3, "town")])
def test_what_wins_elsewhere_at_a_terror_level_does_not_win_while_buildings_outnumber_dahan(
    level: int, piece: str
) -> None:
    island = insurrection(A5="1 town", A1=f"1 {piece}", A8="4 dahan")
    island.table.fear.level = level
    end_of_game.check(island.play)
    assert island.table.won is None


@pytest.mark.rule("SI-SCENARIO-11")
def test_an_island_without_invaders_is_won_at_any_level() -> None:
    island = insurrection()
    end_of_game.check(island.play)
    assert island.table.won == "goal"


@pytest.mark.rule("SI-SCENARIO-12", "SI-FAQ-091")
@pytest.mark.parametrize(
    ("lands", "won", "lost"),
    [
        ({"A5": "2 city, 1 dahan", "A3": "2 city, 1 dahan"}, None, "insurrection"),
        ({"A5": "1 town, 1 dahan", "A3": "1 town, 1 dahan", "A2": "1 town, 1 city"}, None, "insurrection"),
        ({"A5": "1 town, 1 dahan", "A3": "1 city, 2 dahan", "A8": "2 town, 1 dahan"}, "goal", None),
    ],
)
def test_the_last_fear_card_calls_the_dahan_to_arms(
    lands: dict[str, str], won: str | None, lost: str | None
) -> None:
    island = insurrection(SHADOWS, **{"A8": "", **lands})
    fear = island.table.fear
    fear.level, fear.deck, fear.parts = 3, fear.deck[:1], [1]
    terror.generate(island.play, 4)
    assert (island.table.won, island.table.lost) == (None, None)
    answers = first_answers(island, lambda twin: after_unit(twin.play))
    island.run(after_unit(island.play), *answers)
    assert (island.table.won, island.table.lost) == (won, lost)
    assert island.table.result == ("won" if won else "lost")


@pytest.mark.rule("SI-SCENARIO-12")
def test_too_few_dahan_lose_the_game() -> None:
    island = on("dahan-insurrection", SHADOWS, RIVER, A1="1 city", A5="4 dahan")
    end_of_game.check(island.play)
    assert island.table.lost is None
    pieces.destroy(island.play, "A5", island.table.lands["A5"].pieces[0])
    end_of_game.check(island.play)
    assert island.table.lost == "challenge"


def args_of(text: Text | None) -> dict[str, Any]:
    assert text is not None
    return dict(text.args)


@pytest.mark.rule("SI-SCENARIO-11", "SI-SCENARIO-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_numbers_said_of_the_insurrection_are_those_that_decide(seats: int) -> None:
    spirits = (SHADOWS, RIVER, THUNDER, LIGHTNING)[:seats]
    fewest = 2 * seats
    island = insurrection(*spirits, A8=f"{fewest} dahan", A5="1 town", A6="1 city", A1="1 explorer")
    few, rise = INSURRECTION.ways(island.table)
    assert (args_of(few), rise.key) == ({"count": fewest, "fewest": fewest}, "spirit-island-way-rise")
    assert INSURRECTION.beaten(island.table) is None
    assert INSURRECTION.goal_text(island.table) is None
    for level, most in ((2, 0), (3, seats - 1)):
        island.table.fear.level = level
        assert args_of(INSURRECTION.goal_text(island.table)) == {"level": level, "count": 2, "most": most}
        assert INSURRECTION.goal(island.table) == (most >= 2)
    island["A8"] = f"{fewest - 1} dahan"
    assert args_of(INSURRECTION.beaten(island.table)) == {"count": fewest - 1, "fewest": fewest}


@pytest.mark.rule("SI-SCENARIO-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_numbers_said_of_a_ritual_are_those_that_it_needs(seats: int, level: int) -> None:
    spirits = (SHADOWS, RIVER, THUNDER, LIGHTNING)[:seats]
    island = on("rituals-of-terror", *spirits, A5=f"{3 * seats} dahan")
    island.table.fear.level = level
    for seat in range(seats):
        island.presence(seat, A5=3 if seats == 1 else 2 - (seat > 0))
    island.player.energy = 3
    (way,) = RITUALS.ways(island.table)
    said = {"dahan": 3 * seats, "energy": 3, "presence": 3, "count": 4 - level}
    assert args_of(way) == said
    assert RITUALS.lands_of_ritual(island.table) == ["A5"]
    island["A5"] = f"{3 * seats - 1} dahan"
    assert not RITUALS.lands_of_ritual(island.table)
    island["A5"] = f"{3 * seats} dahan"
    island.player.energy = 2
    assert not RITUALS.lands_of_ritual(island.table)


@pytest.mark.rule("SI-SCENARIO-07")
def test_the_inner_lands_are_said_beforehand() -> None:
    island = on("guard-the-isles-heart", SHADOWS, RIVER)
    (way,) = HEART.ways(island.table)
    assert args_of(way) == {"lands": HEART.inner_lands(island.table)}
