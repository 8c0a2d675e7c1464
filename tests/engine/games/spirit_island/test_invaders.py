"""The invaders: ravage, build, explore, and the cards that say where (SI-INVADER, SI-RAVAGE, SI-BUILD, SI-EXPLORE)."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.model.facts import invader_cards, piece_facts
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.table import InvaderTrack
from engine.games.spirit_island.rules import end_of_game, invaders, ravage
from engine.games.spirit_island.rules.lasting_rules import defend
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, GREEN, RIVER, SHADOWS, THUNDER, Island

ONE = Seat(0)


def ravaged(what: str, *answers: str, defence: int = 0, spirit: str = SHADOWS, **presence: int) -> Island:
    """Return an island after a ravage of A5."""
    island = Island(spirit, A5=what).presence(**presence or {"A3": 1})
    if defence:
        island.table.lasting.append(Lasting("defend", land="A5", amount=defence))
    island.run(ravage.ravage(island.play, "A5"), *answers)
    return island


def explored(card: str, **lands: str) -> dict[str, str]:
    """Return the lands that explorers came to with a card, and how many."""
    island = Island(SHADOWS).stand(lands)
    before = {land: island.table.lands[land].count("explorer") for land in island.table.lands}
    island.table.invaders.deck[0] = card
    island.run(invaders.explore(island.play))
    return {
        land: str(island.table.lands[land].count("explorer") - count)
        for land, count in before.items()
        if island.table.lands[land].count("explorer") != count
    }


@pytest.mark.rule("SI-INVADER-01")
@pytest.mark.parametrize(("kind", "number"), [("explorer", 1), ("town", 2), ("city", 3)])
def test_health_and_damage_of_invaders(kind: str, number: int) -> None:
    known = piece_facts(kind)  # type: ignore[arg-type]
    assert (known.health, known.damage) == (number, number)


@pytest.mark.rule("SI-INVADER-02")
@pytest.mark.parametrize("what", ["1 explorer", "1 town", "1 city"])
def test_any_invader_makes_a_land_one_with_invaders(what: str) -> None:
    island = Island(SHADOWS, A2=what, A3="3 dahan")
    assert invaders.may_build(island.table, "A2")
    assert not invaders.may_build(island.table, "A3")
    assert invaders.sources(island.table, "A4") == (what != "1 explorer"), "towns and cities are buildings"


@pytest.mark.rule("SI-INVADER-05")
@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("1-jungle", "A3 A8"),
        ("3-jungle-mountain", "A1 A3 A6 A8"),
        ("2-coastal", "A1 A2 A3"),
        ("2-wetland", "A2 A5"),
    ],
)
def test_a_card_is_about_its_terrains_or_the_coast(card: str, lands: str) -> None:
    assert invaders.matching(Island(SHADOWS).table, card) == lands.split()
    assert len(invaders.matching(Island(SHADOWS, RIVER).table, card)) == 2 * len(lands.split())


@pytest.mark.rule("SI-INVADER-06")
def test_the_cards_advance_after_exploring() -> None:
    table = Island(SHADOWS).table
    table.invaders = InvaderTrack([], [], "1-sands", "1-jungle", "2-coastal")
    invaders.advance_cards(table)
    assert table.invaders == InvaderTrack([], [], "1-jungle", "2-coastal", None, ["1-sands"])


@pytest.mark.rule("SI-INVADER-07")
def test_invaders_that_skip_everything_still_let_others_explore() -> None:
    island = Island(EARTH, A8="1 town").presence(A8=2)
    island.use("a-year-of-perfect-stillness", "A8")
    island.run(ravage.ravage(island.play, "A8"))
    island.run(invaders.build(island.play, "A8"))
    island.table.invaders.deck[:2] = ["1-jungle", "1-sands"]
    island.run(invaders.explore(island.play))
    assert island["A8"] == "1 town"
    island.run(invaders.explore(island.play))
    assert island["A7"] == "1 explorer"


@pytest.mark.rule("SI-INVADER-08")
@pytest.mark.parametrize("rule", ["no-ravage", "no-build", "no-explore"])
def test_what_is_forbidden_stays_so_all_turn_and_nothing_else(rule: str) -> None:
    island = Island(SHADOWS, A3="1 town")
    island.table.lasting.append(Lasting(rule, land="A3"))  # type: ignore[arg-type]
    island.run(ravage.ravage(island.play, "A3"))
    for _ in range(2):
        island.table.invaders.deck[0] = "1-jungle"
        island.run(invaders.build(island.play, "A3"))
        island.run(invaders.explore(island.play))
    here = island.table.lands["A3"]
    assert (here.blight == 0) == (rule == "no-ravage")
    assert (here.count("city") == 0) == (rule == "no-build")
    assert (here.count("explorer") == 0) == (rule == "no-explore")


@pytest.mark.rule("SI-EXPLORE-01")
def test_the_card_is_revealed_and_explored_with_at_once() -> None:
    island = Island(SHADOWS)
    card, left = island.table.invaders.deck[0], len(island.table.invaders.deck)
    island.run(invaders.explore(island.play))
    assert island.table.invaders.explored == card
    assert len(island.table.invaders.deck) == left - 1
    assert set(invaders.matching(island.table, card)) >= {*island.board}


@pytest.mark.rule("SI-EXPLORE-02", "SI-EXPLORE-04")
def test_explorers_come_by_the_coast_or_from_buildings() -> None:
    assert explored("1-mountain") == {"A1": "1"}
    assert explored("1-mountain", A8="1 town") == {"A1": "1", "A6": "1"}
    assert explored("1-mountain", A6="1 city") == {"A1": "1", "A6": "1"}
    assert explored("1-mountain", A6="3 explorer", A8="2 explorer") == {"A1": "1"}


@pytest.mark.rule("SI-EXPLORE-03", "SI-FAQ-026")
def test_one_explorer_comes_however_many_sources_there_are() -> None:
    assert explored("1-jungle", A3="1 town", A2="1 city", A4="2 city") == {"A3": "1"}


@pytest.mark.rule("SI-EXPLORE-05")
def test_all_lands_are_judged_before_anybody_comes() -> None:
    assert explored("3-jungle-sands", A2="1 town") == {"A3": "1", "A4": "1"}
    assert explored("3-jungle-wetland", A4="1 town") == {"A2": "1", "A3": "1", "A5": "1"}, "not A8 beside A5"


@pytest.mark.rule("SI-EXPLORE-06")
def test_sources_count_across_boards_and_nothing_hinders() -> None:
    island = Island(SHADOWS, RIVER, B3="1 town", A7="3 dahan, 2 blight").presence(A7=2)
    island.table.lasting.append(Lasting("defend", land="A7", amount=9))
    island.table.invaders.deck[0] = "1-sands"
    island.run(invaders.explore(island.play))
    assert island["A7"] == "1 explorer, 3 dahan, 2 blight"


@pytest.mark.rule("SI-BUILD-01", "SI-BUILD-02", "SI-FAQ-027")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1 explorer", "1 explorer, 1 town"),
        ("1 town", "1 town, 1 city"),
        ("1 town, 1 city", "2 town, 1 city"),
        ("2 town, 1 city", "2 town, 2 city"),
        ("1 city", "1 town, 1 city"),
        ("3 explorer, 1 town", "3 explorer, 1 town, 1 city"),
    ],
)
def test_a_build_adds_one_building(before: str, after: str) -> None:
    island = Island(SHADOWS, A5=before)
    island.run(invaders.build(island.play, "A5"))
    assert island["A5"] == after


@pytest.mark.rule("SI-BUILD-01", "SI-BUILD-03")
def test_the_build_step_builds_in_each_land_of_the_card_with_invaders_and_nowhere_else() -> None:
    island = Island(SHADOWS, A2="2 explorer", A4="1 explorer", A5="1 town", A3="1 explorer")
    island.table.invaders.build = "1-wetland"
    island.phase("invaders")
    island.table.agenda = ["build", "slow"]
    island.advance_to("slow")
    assert island.board == {
        "A2": "2 explorer, 1 town",
        "A3": "1 explorer",
        "A4": "1 explorer",
        "A5": "1 town, 1 city",
    }
    island["A2"] = ""
    island.phase("invaders")
    island.table.agenda = ["build", "slow"]
    island.advance_to("slow")
    assert (island["A2"], island["A5"]) == ("", "2 town, 1 city")


@pytest.mark.rule("SI-BUILD-03")
def test_without_invaders_nothing_is_built() -> None:
    island = Island(SHADOWS, A5="3 dahan")
    island.run(invaders.build(island.play, "A5"))
    assert island["A5"] == "3 dahan"


@pytest.mark.rule("SI-BUILD-04")
def test_where_cities_are_forbidden_a_city_becomes_no_town() -> None:
    for before, after in (("1 town", "1 town"), ("1 explorer", "1 explorer, 1 town")):
        island = Island(SHADOWS, A5=before)
        island.table.lasting.append(Lasting("no-city", land="A5"))
        island.run(invaders.build(island.play, "A5"))
        assert island["A5"] == after


@pytest.mark.rule("SI-RAVAGE-01", "SI-RAVAGE-11")
def test_each_land_of_the_card_with_invaders_ravages_one_after_the_other() -> None:
    island = Island(SHADOWS, A8="1 town").presence(A5=1)
    island.table.invaders.ravage, island.table.invaders.build = "1-jungle", None
    island.table.phase, island.table.agenda = "invaders", ["ravage", "slow"]
    island.advance()
    assert island.table.agenda == ["ravage A3", "ravage A8", "slow"]
    island.advance()
    assert "event-ravage" not in island.told
    island["A8"] = ""
    island.advance()
    assert island.board == {}


@pytest.mark.rule("SI-RAVAGE-02", "SI-FAQ-021")
def test_the_damage_of_a_ravage_counts_damaged_invaders_in_full() -> None:
    island = Island(SHADOWS, A5="2 explorer, 1 town-1, 1 city-2")
    assert ravage.attack(island.table, "A5") == 7
    assert ravaged("2 explorer, 1 town", defence=9)["A5"] == "2 explorer, 1 town"


@pytest.mark.rule("SI-RAVAGE-03", "SI-FAQ-017")
def test_land_and_dahan_both_take_all_of_it() -> None:
    assert ravaged("1 city, 1 dahan")["A5"] == "1 city, 1 blight"


@pytest.mark.rule("SI-RAVAGE-04")
@pytest.mark.parametrize(("what", "blight"), [("1 explorer", 0), ("2 explorer", 1), ("3 city", 1)])
def test_two_damage_or_more_is_one_blight(what: str, blight: int) -> None:
    assert ravaged(what).table.lands["A5"].blight == blight


@pytest.mark.rule("SI-RAVAGE-05", "SI-FAQ-016")
def test_damage_to_the_land_is_not_kept() -> None:
    island = ravaged("1 explorer")
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 explorer"


@pytest.mark.rule("SI-RAVAGE-06", "SI-FAQ-019")
@pytest.mark.parametrize(
    ("what", "damage", "lost"),
    [
        ("3 dahan", 3, (1, 1)),
        ("1 dahan, 1 dahan-1", 1, (1, 0)),
        ("1 dahan, 2 dahan-1", 2, (2, 0)),
        ("1 dahan, 1 dahan-1", 3, (2, 0)),
        ("2 dahan", 9, (2, 5)),
    ],
)
def test_as_many_dahan_as_possible_are_destroyed(what: str, damage: int, lost: tuple[int, int]) -> None:
    island = Island(SHADOWS, A5=what)
    assert ravage.dahan_losses(island.table, "A5", damage) == lost


@pytest.mark.rule("SI-RAVAGE-07", "SI-RAVAGE-10")
def test_survivors_strike_back_with_two_each() -> None:
    island = ravaged("1 city, 3 dahan")
    assert (island["A5"], island.fear) == ("1 dahan, 1 dahan-1, 1 blight", 2)
    order = [key for key in island.told if key in ("event-ravage", "event-destroyed", "event-blight")]
    assert order == ["event-ravage", "event-destroyed", "event-blight", "event-destroyed"]


@pytest.mark.rule("SI-RAVAGE-07", "SI-ASYNC-11")
def test_the_owner_of_the_board_divides_the_counterattack() -> None:
    island = Island(SHADOWS, RIVER, B5="1 explorer, 1 town, 2 dahan")
    island.run(ravage.ravage(island.play, "B5"), "1: hit B5 town 2")
    assert (island["B5"], island.fear) == ("1 explorer, 1 dahan-1, 1 blight", 1)


@pytest.mark.rule("SI-RAVAGE-08", "SI-FAQ-018", "SI-DAHAN-02")
def test_dahan_strike_back_even_without_damage_but_not_where_nothing_ravaged() -> None:
    assert ravaged("1 explorer, 1 dahan", defence=5)["A5"] == "1 dahan"
    skipped = Island(SHADOWS, A5="1 explorer, 1 dahan")
    skipped.table.lasting.append(Lasting("no-ravage", land="A5"))
    skipped.run(ravage.ravage(skipped.play, "A5"))
    assert skipped["A5"] == "1 explorer, 1 dahan"
    choked = Island(GREEN, A5="1 explorer, 1 dahan").presence(A5=2)
    choked.run(ravage.ravage(choked.play, "A5"), "choose choke-ravage")
    assert (choked["A5"], choked.player.presence) == ("1 explorer, 1 dahan", {"A5": 1})


@pytest.mark.rule("SI-RAVAGE-09")
def test_dahan_that_died_strike_nobody_unless_they_strike_at_once() -> None:
    assert ravaged("1 city, 1 dahan")["A5"] == "1 city, 1 blight"
    warned = Island(THUNDER, A5="1 town, 1 dahan").presence(A3=1)
    warned.table.lasting.append(Lasting("dahan-at-once", land="A5"))
    warned.run(ravage.ravage(warned.play, "A5"))
    assert (warned["A5"], warned.fear) == ("1 blight", 1)


@pytest.mark.rule("SI-RAVAGE-10")
def test_blight_and_its_losses_come_before_the_counterattack() -> None:
    island = Island(SHADOWS, A5="1 town, 2 dahan").presence(A5=1, A3=1)
    island.run(ravage.ravage(island.play, "A5"))
    keys = [key for key in island.told if key in ("event-blight", "event-presence-lost", "event-fear")]
    assert keys == ["event-blight", "event-presence-lost", "event-fear"]


def test_dahan_that_are_hidden_take_no_damage() -> None:
    island = Island(SHADOWS, A5="1 city, 1 dahan")
    island.table.lasting.append(Lasting("dahan-hidden", land="A5"))
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 city-2, 1 dahan, 1 blight"


@pytest.mark.rule("SI-ASYNC-12", "SI-RAVAGE-01")
def test_lands_act_by_seat_and_number_unless_the_host_puts_one_first() -> None:
    island = Island(SHADOWS, RIVER, A8="1 town", B4="1 town", A3="1 town")
    island.table.invaders.ravage = "1-jungle"
    island.phase("fast")
    assert invaders.matching(island.table, "1-jungle") == ["A3", "A8", "B4", "B8"]
    assert island.objects("first B4", 1) == "SI-ASYNC-12"
    assert island.objects("first A5") == "SI-ASYNC-12"
    island.do_free("first B4")
    assert invaders.matching(island.table, "1-jungle") == ["B4", "A3", "A8", "B8"]
    assert island.objects("first B4") == "SI-ASYNC-12"
    assert island.copy().phase("invaders").objects("first A8") == "SI-ASYNC-12", "the step has begun"
    island.do_free("first A8")
    assert invaders.matching(island.table, "1-jungle") == ["B4", "A8", "A3", "B8"]


@pytest.mark.rule("SI-ESCALATE-01")
def test_the_mark_of_escalation_means_nothing_without_an_adversary() -> None:
    assert [card.id for card in invader_cards().values() if card.escalation] == [
        "2-jungle",
        "2-mountain",
        "2-sands",
        "2-wetland",
    ]
    assert explored("2-jungle", A2="1 city") == explored("1-jungle", A2="1 city") == {"A3": "1"}


@pytest.mark.rule("SI-ESCALATE-02")
@pytest.mark.parametrize(
    ("card", "answers", "after"),
    [
        ("2-mountain", ("pick A6",), "1 explorer, 1 town"),
        ("1-mountain", (), "1 explorer"),
        ("2-coastal", (), ""),
    ],
)
def test_an_adversary_escalates_once_before_exploring(
    card: str, answers: tuple[str, ...], after: str
) -> None:
    island = Island(SHADOWS, A5="1 city")
    island.table.adversary, island.table.invaders.deck[0] = "brandenburg-prussia", card
    island.run(invaders.explore(island.play), *answers)
    assert island["A6"] == after


@pytest.mark.rule("SI-LOSE-05")
def test_the_condition_of_an_adversary_is_looked_at_like_the_others() -> None:
    island = Island(SHADOWS, A5="7 town")
    end_of_game.check(island.play)
    assert island.table.lost is None
    island.table.adversary = "england"
    end_of_game.check(island.play)
    assert island.table.lost == "challenge"


def test_the_shield_of_earth_counts_in_a_ravage() -> None:
    island = Island(EARTH, A5="1 town, 1 explorer").presence(A5=2)
    assert defend(island.table, "A5") == 3
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 explorer, 1 town"


@pytest.mark.rule("SI-RAVAGE-06")
def test_dahan_that_are_hurt_fall_first_and_what_is_left_hurts_another() -> None:
    island = Island(SHADOWS, A5="1 town, 1 dahan, 1 dahan-1")
    assert ravage.dahan_losses(island.table, "A5", 2) == (1, 1)
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 dahan-1, 1 blight"
