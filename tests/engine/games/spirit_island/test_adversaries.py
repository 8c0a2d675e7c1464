"""The three adversaries, level by level (SI-ADVERSARY)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.spirit_island.challenges.england import CHALLENGE as _ENGLAND
from engine.games.spirit_island.course import setup_phase
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.rules import end_of_game, invaders, pieces, ravage, terror
from engine.games.spirit_island.views.forecast import coming
from tests.engine.games.spirit_island.island import GREEN, RIVER, SHADOWS, Island, dealt

PRUSSIA, ENGLAND, SWEDEN = "brandenburg-prussia", "england", "sweden"


def against(adversary: str, level: int, *spirits: str, **lands: str) -> Island:
    """Return an island in the hands of an adversary; its setup is not done."""
    options: Any = {"adversary": adversary, "adversary_level": level}
    island = Island(*(spirits or (SHADOWS,)), options=Options(**options))
    return island.stand(lands)


def deal(adversary: str, level: int, seats: int = 1) -> Any:
    """Return a table as it is set up against an adversary."""
    return dealt(seats, adversary=adversary, adversary_level=level)


def stages(table: Any) -> str:
    """Return the stages of the invader deck from its top."""
    return "".join(str(invader_cards()[card].stage) for card in table.invaders.deck)


@pytest.mark.rule("SI-ADVERSARY-01")
def test_a_level_brings_the_effects_of_all_lower_ones_and_its_own_difficulty() -> None:
    table = deal(ENGLAND, 2)
    assert (table.difficulty, table.fear.parts) == (4, [4, 4, 3])
    land = f"{table.boards[0]}1"
    assert table.lands[land].count("city") == dealt().lands[land].count("city") + 1
    assert deal(ENGLAND, 3).lands[land].count("city") == table.lands[land].count("city"), "as at level 2"
    island = against(ENGLAND, 2, A1="1 city, 1 town")
    assert invaders.builds_alone(island.table, "A5")


@pytest.mark.rule("SI-ADVERSARY-01")
@pytest.mark.parametrize(
    ("adversary", "difficulties"),
    [(PRUSSIA, [1, 2, 4, 6, 7, 9, 10]), (ENGLAND, [1, 3, 4, 6, 7, 9, 11]), (SWEDEN, [1, 2, 3, 5, 6, 7, 8])],
)
def test_the_difficulty_of_each_level(adversary: str, difficulties: list[int]) -> None:
    assert [deal(adversary, level).difficulty for level in range(7)] == difficulties


@pytest.mark.rule("SI-ADVERSARY-02")
def test_the_fear_deck_of_england_at_level_4() -> None:
    table = deal(ENGLAND, 4)
    assert (len(table.fear.deck), len(table.fear.box)) == (14, 1)
    island = against(ENGLAND, 4, A5="1 city")
    levels = {}
    for card in range(1, 15):
        terror.generate(island.play, island.table.fear.markers)
        levels[card] = (island.table.fear.level, island.table.won)
    assert [levels[card] for card in (3, 4, 8, 9, 13, 14)] == [
        (1, None),
        (2, None),
        (2, None),
        (3, None),
        (3, None),
        (3, "fear"),
    ]
    assert [deal(adversary, 6).fear.parts for adversary in (PRUSSIA, ENGLAND, SWEDEN)] == [
        [4, 4, 4],
        [4, 5, 4],
        [4, 4, 5],
    ]


# Brandenburg-Prussia.


@pytest.mark.rule("SI-ADVERSARY-03", "SI-FAQ-095", "SI-ASYNC-09")
def test_prussia_escalates_with_a_town_on_each_board_with_a_building() -> None:
    island = against(PRUSSIA, 0, SHADOWS, RIVER, A1="1 city", A2="1 town", B3="1 explorer")
    island.table.invaders.deck[0] = "2-sands"
    offers = island.copy().offers(invaders.explore(island.copy().play))
    assert offers == ["pick A1", "pick A3", "pick A4", "pick A5", "pick A6", "pick A7", "pick A8"]
    island.run(invaders.explore(island.play), "0: pick A8")
    assert island["A8"] == "1 town"
    assert sum(land.count("town") for land in island.table.lands.values()) == 2
    both = against(PRUSSIA, 0, SHADOWS, RIVER, A1="1 city", B1="1 city")
    both.table.invaders.deck[0] = "2-sands"
    both.run(invaders.explore(both.play), "0: pick A8", "1: pick B8")
    assert (both["A8"], both["B8"]) == ("1 town", "1 town")


@pytest.mark.rule("SI-ADVERSARY-03", "SI-FAQ-095")
def test_a_board_full_of_towns_gets_none() -> None:
    island = against(PRUSSIA, 0, **{f"A{number}": "1 town" for number in range(1, 9)})
    island.table.invaders.deck[0] = "2-sands"
    island.run(invaders.explore(island.play))
    assert sum(land.count("town") for land in island.table.lands.values()) == 8


@pytest.mark.rule("SI-ADVERSARY-04")
def test_prussia_starts_with_a_town_more_from_level_1_on() -> None:
    for level in (0, 1, 6):
        table, plain = deal(PRUSSIA, level, 2), dealt(2)
        more = {
            land: table.lands[land].count("town") - plain.lands[land].count("town") for land in table.lands
        }
        assert {land for land, count in more.items() if count} == (
            {f"{board}3" for board in table.boards} if level else set()
        )


@pytest.mark.rule("SI-ADVERSARY-05")
def test_the_invader_decks_of_prussia() -> None:
    assert [stages(deal(PRUSSIA, level)) for level in range(7)] == [
        "111222233333",
        "111222233333",
        "111322223333",
        "11322223333",
        "1132223333",
        "132223333",
        "32223333",
    ]
    table = deal(PRUSSIA, 6)
    assert Counter([*table.invaders.deck, *table.invaders.box]) == Counter(list(invader_cards()))


@pytest.mark.rule("SI-ADVERSARY-05")
def test_at_level_6_the_deck_is_empty_in_the_eighth_turn() -> None:
    island = against(PRUSSIA, 6)
    for turn in range(8):
        assert island.table.lost is None, turn
        island.run(invaders.explore(island.play))
        invaders.advance_cards(island.table)
        for land in island.table.lands.values():
            land.pieces.clear()
    island.run(invaders.explore(island.play))
    assert island.table.lost == "deck"


# England.


@pytest.mark.rule("SI-ADVERSARY-06", "SI-FAQ-002", "SI-FAQ-093")
def test_seven_buildings_in_a_land_lose_the_game() -> None:
    island = against(ENGLAND, 0, A5="4 town, 2 city")
    end_of_game.check(island.play)
    assert island.table.lost is None
    pieces.add(island.play, "A5", "town")
    assert island.table.lost is None, "that is judged when everything triggered is over"
    end_of_game.check(island.play)
    assert island.table.lost == "challenge"


@pytest.mark.rule("SI-ADVERSARY-07")
def test_england_escalates_with_a_build_in_the_fullest_land_of_each_board() -> None:
    island = against(ENGLAND, 0, SHADOWS, RIVER, A1="2 town", A5="1 town, 1 city", A8="1 town", B4="1 town")
    island.table.invaders.deck[0] = "2-mountain"
    script = invaders.explore(island.play)
    assert island.copy().offers(invaders.explore(island.copy().play)) == ["pick A1", "pick A5"]
    island.run(script, "0: pick A1")
    assert island["A1"].startswith("1 explorer, 2 town, 1 city")
    assert (island["A5"], island["B4"]) == ("1 town, 1 city", "1 town, 1 city")


@pytest.mark.rule("SI-ADVERSARY-07")
def test_england_counts_buildings_alone_and_passes_over_a_board_without() -> None:
    island = against(ENGLAND, 0, SHADOWS, RIVER, A1="2 town", A5="1 town, 4 explorer", B7="3 explorer")
    island.table.invaders.deck[0] = "2-mountain"
    island.run(invaders.explore(island.play))
    assert (island["A5"], island["B7"]) == ("4 explorer, 1 town", "3 explorer")
    assert island.table.lands["A1"].count("city") == 1


@pytest.mark.rule("SI-ADVERSARY-08", "SI-FAQ-096")
@pytest.mark.parametrize(
    ("level", "near", "after"), [(1, "1 town, 1 city", "1 town"), (1, "1 town", ""), (0, "2 city", "")]
)
def test_england_builds_in_empty_lands_next_to_two_buildings(level: int, near: str, after: str) -> None:
    island = against(ENGLAND, level, A1="1 explorer", A8=near)
    island.table.invaders.build = "1-sands"
    island.phase("invaders")
    island.table.agenda = ["build", "slow"]
    foretold = coming(island.table)[0]
    assert [land for land, comes in foretold.items() if comes.is_alone] == ["A7"] * bool(after)
    island.advance_to("slow")
    assert island["A7"] == after


@pytest.mark.rule("SI-FAQ-096")
def test_england_builds_no_more_than_others_where_there_are_invaders() -> None:
    island = against(ENGLAND, 1, A5="1 explorer", A4="2 town, 1 city")
    island.run(invaders.build(island.play, "A5"))
    assert island["A5"] == "1 explorer, 1 town"


@pytest.mark.rule("SI-ADVERSARY-08")
def test_the_neighbours_are_counted_before_the_step_begins() -> None:
    island = against(ENGLAND, 1, A1="1 explorer, 1 town")
    island.table.invaders.build = "1-mountain"
    island.phase("invaders")
    island.table.agenda = ["build", "slow"]
    island.advance_to("slow")
    assert (island["A1"], island["A6"]) == ("1 explorer, 1 town, 1 city", "")
    assert invaders.builds_alone(island.table, "A6")


@pytest.mark.rule("SI-ADVERSARY-09")
def test_england_starts_with_more_from_level_2_on() -> None:
    for level, more in ((1, 0), (2, 1), (5, 1)):
        table, plain = deal(ENGLAND, level), dealt()
        board = table.boards[0]
        assert table.lands[f"{board}1"].count("city") - plain.lands[f"{board}1"].count("city") == more
        assert table.lands[f"{board}2"].count("town") - plain.lands[f"{board}2"].count("town") == more


@pytest.mark.rule("SI-ADVERSARY-10")
@pytest.mark.parametrize(("level", "extra"), [(2, None), (3, "1-mountain"), (6, "1-mountain")])
def test_a_card_that_leaves_ravage_goes_to_the_extra_space(level: int, extra: str | None) -> None:
    island = against(ENGLAND, level)
    track = island.table.invaders
    track.ravage, track.build = "1-mountain", "1-wetland"
    invaders.advance_cards(island.table)
    assert (track.extra, track.ravage) == (extra, "1-wetland")
    assert track.discard == ([] if extra else ["1-mountain"])


@pytest.mark.rule("SI-ADVERSARY-10")
@pytest.mark.rule("SI-PHASE-05")
def test_the_extra_build_comes_before_ravage() -> None:
    island = against(ENGLAND, 4, A1="1 explorer, 1 town").phase("fast")
    island.table.invaders.extra = island.table.invaders.ravage = "1-mountain"
    island.table.invaders.deck.insert(0, "1-jungle")
    assert coming(island.table)[0]["A1"].actions == ("ravage", "build")
    island.advance()
    assert island.table.agenda == ["blighted", "fear", "extra", "ravage", "build", "explore", "slow"]
    island.advance_to("slow")
    assert island["A1"].startswith("1 explorer, 1 town, 1 city")
    assert island.table.lands["A1"].blight == 1


@pytest.mark.rule("SI-ADVERSARY-10")
def test_the_space_goes_with_the_first_card_of_stage_2_at_level_3() -> None:
    for level, extra, gone in ((3, None, True), (4, "2-sands", False)):
        island = against(ENGLAND, level)
        track = island.table.invaders
        track.extra, track.ravage = "1-mountain", "2-sands"
        invaders.advance_cards(island.table)
        assert (track.extra, track.extra_is_gone) == (extra, gone)
        assert track.discard == (["1-mountain", "2-sands"] if gone else ["1-mountain"])
        track.ravage = "1-jungle"
        invaders.advance_cards(island.table)
        assert (track.extra, track.discard[-1]) == ((None, "1-jungle") if gone else ("1-jungle", "2-sands"))


@pytest.mark.rule("SI-ADVERSARY-11")
def test_buildings_of_england_bear_one_more_from_level_5_on() -> None:
    for level, health in ((4, (2, 3)), (5, (3, 4))):
        table = against(ENGLAND, level).table
        assert (pieces.health(table, "A5", "town"), pieces.health(table, "A5", "city")) == health
        assert pieces.health(table, "A5", "explorer") == 1
    island = against(ENGLAND, 5, A5="1 town-2")
    assert ravage.attack(island.table, "A5") == 2
    before = island.fear
    pieces.destroy(island.play, "A5", island.table.lands["A5"].pieces[0])
    assert island.fear - before == 1


@pytest.mark.rule("SI-ADVERSARY-12")
def test_at_level_6_there_is_more_fear_to_make() -> None:
    assert [deal(ENGLAND, level, 3).fear.markers for level in (5, 6)] == [12, 15]


@pytest.mark.rule("SI-ADVERSARY-12")
@pytest.mark.parametrize(
    ("level", "fear", "after"),
    [(6, 0, "1 explorer, 1 town, 1 city"), (6, 1, "1 explorer, 1 town"), (5, 0, "1 explorer, 1 town")],
)
def test_a_phase_without_a_fear_card_builds_twice_at_level_6(level: int, fear: int, after: str) -> None:
    island = against(ENGLAND, level, A1="1 city", A5="1 explorer")
    island.table.fear.earned = ["dahan-on-their-guard"] * fear
    island.table.invaders.extra, island.table.invaders.ravage = "1-wetland", "1-mountain"
    island.table.invaders.deck.insert(0, "1-jungle")
    island.phase("fast").advance_to("slow")
    assert (island["A5"], island["A1"]) == (after, "1 city, 1 blight")


@pytest.mark.rule("SI-ADVERSARY-12")
def test_an_empty_space_builds_nothing() -> None:
    island = against(ENGLAND, 6, A5="1 explorer").phase("fast")
    island.table.invaders.deck.insert(0, "1-jungle")
    assert island.advance_to("slow")["A5"] == "1 explorer"


# Sweden.


@pytest.mark.rule("SI-ADVERSARY-13", "SI-FAQ-094")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("2-jungle", "1 dahan", "1 explorer, 1 town"),
        ("2-jungle", "2 dahan", "1 explorer, 2 dahan"),
        ("2-jungle", "1 town, 2 dahan", "1 explorer, 2 town, 1 dahan"),
        ("2-jungle", "", "1 explorer"),
        ("1-jungle", "1 dahan", "1 explorer, 1 dahan"),
        ("2-coastal", "1 dahan", "1 explorer, 1 dahan"),
    ],
)
def test_sweden_wins_dahan_where_explorers_come(card: str, before: str, after: str) -> None:
    island = against(SWEDEN, 0, A3=before, A8="1 explorer, 1 dahan")
    island.table.invaders.deck[0] = card
    island.run(invaders.explore(island.play))
    assert (island["A3"], island["A8"]) == (after, "1 explorer, 1 dahan")


@pytest.mark.rule("SI-ADVERSARY-13", "SI-DAMAGE-09")
@pytest.mark.parametrize(("dahan", "after"), [("dahan-1", "1 explorer, 1 town-1"), ("dahan-3", "1 explorer")])
def test_a_town_that_a_dahan_becomes_takes_over_its_damage_and_falls_by_too_much(
    dahan: str, after: str
) -> None:
    """Dahan that bear more than a town this turn may be hurt more than a town can bear."""
    island = against(SWEDEN, 0, A3=f"1 {dahan}")
    island.table.lasting.append(Lasting("dahan-health", land="A3", amount=4))
    island.table.invaders.deck[0] = "2-jungle"
    island.run(invaders.explore(island.play))
    assert island["A3"] == after
    assert island.fear == (after == "1 explorer")


@pytest.mark.rule("SI-ADVERSARY-13", "SI-SCENARIO-04")
def test_sweden_counts_the_explorer_that_a_scenario_brings() -> None:
    options: Any = {"adversary": SWEDEN, "scenario": "blitz"}
    island = Island(SHADOWS, options=Options(**options)).stand({"A3": "2 dahan"})
    island.table.invaders.deck[0] = "2-jungle"
    island.run(invaders.explore(island.play))
    assert island["A3"] == "2 explorer, 1 town, 1 dahan"


@pytest.mark.rule("SI-ADVERSARY-14", "SI-FAQ-011")
def test_a_deep_wound_brings_one_more_blight_that_does_nothing_else() -> None:
    for level, what, blight in ((1, "3 town", 2), (1, "2 town, 1 explorer", 1), (0, "3 town", 1)):
        island = against(SWEDEN, level, A5=what).presence(A5=3)
        left = island.table.blight.left
        island.run(ravage.ravage(island.play, "A5"))
        assert island.table.lands["A5"].blight == blight
        assert (left - island.table.blight.left, island.player.presence["A5"]) == (blight, 2)


@pytest.mark.rule("SI-ADVERSARY-15", "SI-FAQ-013", "SI-BLIGHT-10", "SI-FAQ-014")
def test_sweden_starts_with_cities_and_later_with_more_blight() -> None:
    for level in (1, 2, 5, 6):
        table, plain = deal(SWEDEN, level, 4), dealt(4)
        for board in table.boards:
            four, five, eight = (table.lands[f"{board}{number}"] for number in (4, 5, 8))
            was = {number: plain.lands[f"{board}{number}"] for number in (4, 5, 8)}
            assert four.count("city") - was[4].count("city") == (level >= 2)
            moved = was[4].blight if level >= 2 else 0
            assert (four.blight, five.blight) == (was[4].blight - moved, was[5].blight + moved)
            assert eight.count("town") - was[8].count("town") == (level == 6)
            assert eight.blight - was[8].blight == (level == 6)
        assert table.blight.left == plain.blight.left
    assert {board for board in "ABCD" if dealt(4).lands[f"{board}4"].blight} == {"A", "B"}


@pytest.mark.rule("SI-ADVERSARY-16")
def test_steel_from_level_3_on() -> None:
    for level, damage in ((2, 6), (3, 9)):
        island = against(SWEDEN, level, A5="1 explorer, 1 town, 1 city")
        assert ravage.attack(island.table, "A5") == damage
        assert pieces.health(island.table, "A5", "town") == 2


@pytest.mark.rule("SI-ADVERSARY-17", "SI-SETUP-14")
def test_at_level_4_the_top_card_goes_for_a_town_in_the_emptiest_of_its_lands() -> None:
    for level in (3, 4):
        island = against(SWEDEN, level, SHADOWS, GREEN, A4="1 explorer", B2="1 town").phase("setup")
        island.table.invaders.deck[:2] = ["1-sands", "1-wetland"]
        size = len(island.table.invaders.deck)
        b_sands = [
            land
            for land in island.table.island.lands
            if land[0] == "B" and invaders.matches(invader_cards()["1-sands"], land)
        ]
        island.table.lands[b_sands[0]].add(island.table.lands["B2"].pieces[0])
        island.run(setup_phase.finish(island.play))
        assert len(island.table.invaders.deck) == size - (1 if level == 3 else 2)
        assert island.table.lands["A7"].count("town") == (level == 4)
        assert island.table.lands[b_sands[1]].count("town") == (level == 4)
        assert island.table.invaders.discard == (["1-sands"] if level == 4 else [])


@pytest.mark.rule("SI-ADVERSARY-18", "SI-FAQ-009")
def test_blight_of_a_ravage_draws_a_town_next_door_at_level_5() -> None:
    island = against(SWEDEN, 5, A5="2 town, 1 blight", A1="1 city", A8="1 explorer").presence(A5=0, A6=1)
    script = ravage.ravage(island.play, "A5")
    events = island.run(script, "pick A8", "pick A6")
    assert island["A8"] == "1 explorer, 1 town", events
    assert island.table.lands["A6"].blight == 1
    order = against(SWEDEN, 5, A5="2 town, 1 blight", A1="1 city").presence(A5=1, A6=1)
    order.run(ravage.ravage(order.play, "A5"), "pick A8", "pick A6")
    steps = ["event-blight", "event-presence-lost", "event-added-for", "event-cascade"]
    assert [key for key in order.told if key in steps][: len(steps)] == steps
    bare = against(SWEDEN, 5, A5="2 explorer", A1="1 city")
    offers = bare.offers(ravage.ravage(bare.play, "A5"))
    assert offers == ["pick A4", "pick A6", "pick A7", "pick A8"], "next door, and not in the land itself"
    quiet = against(SWEDEN, 4, A5="2 town")
    quiet.run(ravage.ravage(quiet.play, "A5"))
    assert sum(land.count("town") for land in quiet.table.lands.values()) == 2


@pytest.mark.rule("SI-ADVERSARY-06")
@pytest.mark.parametrize(("buildings", "is_lost"), [("5 town, 1 city", False), ("5 town, 2 city", True)])
def test_england_says_how_many_buildings_are_too_many_and_where_most_stand(
    buildings: str, is_lost: bool
) -> None:
    island = against(ENGLAND, 0, A5=f"{buildings}, 9 explorer", A3="2 town", A8="2 dahan")
    count = 7 if is_lost else 6
    (way,) = _ENGLAND.ways(island.table)
    assert dict(way.args) == {"limit": 7, "count": count, "land": "A5"}
    why = _ENGLAND.beaten(island.table)
    assert (dict(why.args) if why else None) == ({"count": 7, "land": "A5"} if is_lost else None)
