"""Damage, destruction, Defend, gathering and pushing (SI-DAMAGE, SI-DESTROY, SI-DEFEND, SI-GATHER, SI-PUSH, SI-DAHAN)."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.actions import Hit
from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, SMALL, TOWN
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import pieces, ravage
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.damage import Division
from engine.games.spirit_island.rules.lasting_rules import defend
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, OCEAN, SHADOWS, Island

ONE = Seat(0)


def effect(island: Island, land: str = "A5") -> Effect:
    return Effect(island.play, ONE, "voracious-growth", land)


@pytest.mark.rule("SI-DAMAGE-01", "SI-DAHAN-03")
def test_damage_hits_invaders_alone() -> None:
    island = Island(SHADOWS, A5="1 town, 2 dahan").presence(A5=1)
    island.run(effect(island).damage(3))
    assert island["A5"] == "2 dahan"
    island.run(effect(island).damage_each(1))
    assert island["A5"] == "2 dahan"
    assert (island.player.presence, island.table.lands["A5"].blight) == ({"A5": 1}, 0)


def test_damage_to_different_pieces_hits_none_of_them_twice() -> None:
    island = Island(SHADOWS, A5="2 town")
    division = Division(("A5",), 2, most=1)
    assert division.hits(island.table) == [Hit("A5", "town", 1)]
    division.give(island.table, Hit("A5", "town", 1))
    assert division.hits(island.table) == [Hit("A5", "town", 1)]
    division.give(island.table, Hit("A5", "town", 1))
    assert division.needs(island.table) == {}


@pytest.mark.rule("SI-DAMAGE-02", "SI-FAQ-019")
def test_damage_is_divided_freely_in_whole_points() -> None:
    ways = {
        ("hit A5 city 3",): "2 explorer",
        ("hit A5 city 1", "hit A5 explorer 1"): "1 city-1",
        ("hit A5 city 2", "hit A5 explorer 1"): "1 explorer, 1 city-2",
    }
    for answers, after in ways.items():
        island = Island(SHADOWS, A5="2 explorer, 1 city")
        more = ("hit A5 explorer 1",) if answers == ("hit A5 city 1", "hit A5 explorer 1") else ()
        island.run(effect(island).damage(3), *answers, *more)
        assert island["A5"] == after


@pytest.mark.rule("SI-DAMAGE-03", "SI-DAMAGE-04")
@pytest.mark.parametrize(
    ("before", "points", "after", "fear"),
    [("1 town-1", 1, "", 1), ("1 city-1", 2, "", 2), ("1 city", 2, "1 city-2", 0)],
)
def test_damage_of_the_turn_adds_up_until_it_destroys(
    before: str, points: int, after: str, fear: int
) -> None:
    island = Island(SHADOWS, A5=before)
    island.run(effect(island).damage(points))
    assert (island["A5"], island.fear) == (after, fear)


@pytest.mark.rule("SI-DAMAGE-04")
def test_damage_stays_when_the_power_is_over() -> None:
    island = Island(SHADOWS, A5="1 city", A1="1 city")
    for after in ("1 city-1", "1 city-2", ""):
        island.run(effect(island).damage(1))
        island.run(after_unit(island.play))
        assert island["A5"] == after


@pytest.mark.rule("SI-DAMAGE-05")
def test_damage_stays_with_a_piece_that_moves() -> None:
    island = Island(SHADOWS, A5="1 city-2, 1 city")
    island.run(effect(island).push(CITY, 1), "push city-2 A5 A1")
    assert (island["A5"], island["A1"]) == ("1 city", "1 city-2")
    island.run(effect(island, "A1").damage(1))
    assert (island["A1"], island.fear) == ("", 2)


@pytest.mark.rule("SI-DAMAGE-06", "SI-ASYNC-14")
def test_no_point_is_wasted_and_nothing_is_asked_where_all_is_decided() -> None:
    island = Island(SHADOWS, A5="1 explorer, 1 town")
    island.run(effect(island).damage(4))
    assert island["A5"] == ""
    one = Island(SHADOWS, A5="2 explorer")
    one.run(effect(one).damage(1))
    assert one["A5"] == "1 explorer"
    alike = Island(SHADOWS, A5="2 town")
    alike.run(effect(alike).destroy(1, TOWN))
    assert alike["A5"] == "1 town"
    asked = Island(SHADOWS, A5="1 explorer, 1 town")
    assert asked.offers(effect(asked).damage(1)) == ["hit A5 explorer 1", "hit A5 town 1"]
    assert "hit A5 explorer 2" not in asked.offers(effect(asked).damage(2))


@pytest.mark.rule("SI-DAMAGE-07")
def test_damage_falls_only_when_it_is_divided() -> None:
    island = Island(SHADOWS, A5="1 explorer, 2 town")
    script = effect(island).damage(3)
    next(script)
    script.send((ONE, invaders_hit("A5", "town", 2)))
    assert (island["A5"], island.fear) == ("1 explorer, 2 town", 0)


def invaders_hit(land: str, piece: str, points: int) -> object:
    from engine.games.spirit_island.model.actions import Hit

    return Hit(land, piece, points)


@pytest.mark.rule("SI-DAMAGE-08")
def test_damage_to_each_is_not_divided() -> None:
    island = Island(SHADOWS, A5="1 explorer, 1 town, 1 city")
    island.run(effect(island).damage_each(1))
    assert (island["A5"], island.fear) == ("1 town-1, 1 city-1", 0)


@pytest.mark.rule("SI-DAMAGE-09", "SI-DESTROY-04")
def test_a_replaced_piece_hands_its_damage_on() -> None:
    island = Island(SHADOWS, A5="1 city-2")
    island.run(effect(island).replace(CITY, "town"))
    assert (island["A5"], island.fear) == ("", 1)
    whole = Island(SHADOWS, A5="1 city-1")
    whole.table.lasting.append(Lasting("no-build", land="A5"))
    whole.run(effect(whole).replace(CITY, "town"))
    assert (whole["A5"], whole.fear) == ("1 town-1", 0)
    split = Island(SHADOWS, A5="1 city-1")
    split.run(effect(split).replace(CITY, "explorer", "explorer"))
    assert split["A5"] == "1 explorer"


@pytest.mark.rule("SI-DESTROY-01")
def test_destroying_asks_for_no_damage() -> None:
    island = Island(SHADOWS, A5="1 city")
    island.run(effect(island).destroy(1, CITY))
    assert (island["A5"], island.fear) == ("", 2)
    sturdy = Island(SHADOWS, A5="1 dahan")
    sturdy.table.lasting.append(Lasting("dahan-health", land="A5", amount=4))
    sturdy.run(effect(sturdy).destroy(1, DAHAN))
    assert sturdy["A5"] == ""


@pytest.mark.rule("SI-DESTROY-02", "SI-FEAR-01", "SI-FAQ-023")
def test_destroyed_buildings_frighten_whatever_destroyed_them() -> None:
    island = Island(SHADOWS, A5="3 explorer, 2 town, 1 city")
    island.run(effect(island).destroy_all(INVADERS))
    assert island.fear == 4
    drowned = Island(OCEAN, A1="1 town").presence(A0=1)
    drowned.run(effect(drowned, "A1").push(TOWN, 1), "push town A1 A0")
    drowned.run(after_unit(drowned.play))
    assert drowned.fear == 1
    struck = Island(SHADOWS, A5="1 town, 2 dahan", A1="1 city")
    struck.run(ravage.ravage(struck.play, "A5"))
    assert (struck["A5"], struck.fear) == ("1 dahan, 1 blight", 1)


@pytest.mark.rule("SI-DESTROY-03", "SI-FAQ-023")
def test_removing_and_replacing_frighten_nobody_nor_do_dahan() -> None:
    island = Island(SHADOWS, A5="1 city, 1 town, 3 dahan")
    island.run(effect(island).remove(CITY))
    island.run(effect(island).replace(TOWN, "explorer"))
    island.run(effect(island).destroy(1, DAHAN))
    island.run(effect(island).replace(DAHAN, "explorer"))
    assert (island["A5"], island.fear) == ("2 explorer, 1 dahan", 0)


@pytest.mark.rule("SI-DESTROY-05")
def test_which_of_several_pieces_is_destroyed_is_chosen() -> None:
    for answer, after in (("take A5 town-1", "1 town"), ("take A5 town", "1 town-1")):
        island = Island(SHADOWS, A5="1 town, 1 town-1")
        island.run(effect(island).destroy(1, TOWN), answer)
        assert island["A5"] == after
        dahan = Island(SHADOWS, A5="1 dahan, 1 dahan-1")
        dahan.run(effect(dahan).destroy(1, DAHAN), answer.replace("town", "dahan"))
        assert dahan["A5"] == after.replace("town", "dahan")


@pytest.mark.rule("SI-DEFEND-01", "SI-RAVAGE-02")
def test_defend_lowers_what_land_and_dahan_take() -> None:
    island = Island(SHADOWS, A5="1 explorer, 1 town, 1 dahan")
    effect(island).defend(2)
    island.run(ravage.ravage(island.play, "A5"), "hit A5 town 2")
    assert island["A5"] == "1 explorer, 1 dahan-1"


@pytest.mark.rule("SI-DEFEND-02", "SI-DEFEND-03", "SI-FAQ-016", "SI-FAQ-090")
def test_defends_add_up_and_are_not_used_up() -> None:
    island = Island(SHADOWS, A5="2 town")
    effect(island).defend(1)
    effect(island).defend(2)
    assert defend(island.table, "A5") == 3
    for _ in range(2):
        island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "2 town"
    guarded = Island(EARTH, A5="2 town").presence(A5=2)
    effect(guarded).defend(1)
    guarded.table.lasting.append(Lasting("ward", seat=ONE, amount=2))
    assert defend(guarded.table, "A5") == 3 + 1 + 2


@pytest.mark.rule("SI-DEFEND-05")
def test_a_sacred_site_defends_no_more_once_it_is_none() -> None:
    island = Island(EARTH, A5="1 town").presence(A5=2, A4=1)
    assert defend(island.table, "A5") == 3
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 town"
    destroy_presence(island.play, Seat(0), "A5")
    assert defend(island.table, "A5") == 0
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 town, 1 blight"


@pytest.mark.rule("SI-DEFEND-04")
def test_defend_belongs_to_the_land() -> None:
    island = Island(SHADOWS, A5="2 dahan")
    effect(island).defend(4)
    island.run(effect(island).push(DAHAN, 2), "push dahan A5 A8", "push dahan A5 A8")
    assert (defend(island.table, "A5"), defend(island.table, "A8")) == (4, 0)


@pytest.mark.rule("SI-DEFEND-06")
def test_defend_stops_nothing_but_the_damage_of_invaders() -> None:
    island = Island(SHADOWS, A5="1 city, 3 dahan").presence(A5=2)
    effect(island).defend(10)
    island.run(effect(island).destroy(2, DAHAN))
    island.run(effect(island).damage(1))
    island.run(effect(island).add_blight())
    assert island["A5"] == "1 city-1, 1 dahan, 1 blight"
    assert island.player.presence == {"A5": 1}
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "1 dahan, 1 blight"


@pytest.mark.rule("SI-GATHER-01", "SI-FAQ-049")
def test_gathering_takes_from_adjacent_lands_however_long_the_range() -> None:
    island = Island(SHADOWS, A1="1 dahan", A8="1 dahan", A3="1 dahan")
    island.table.lasting.append(Lasting("range", seat=ONE, amount=2))
    assert {gather.origin for gather in effect(island).gathers(DAHAN)} == {"A1", "A8"}


@pytest.mark.rule("SI-GATHER-02")
def test_no_more_is_gathered_than_is_said() -> None:
    for count, up_to in ((0, 2), (2, 0)):
        island = Island(SHADOWS, A1="5 dahan")
        gather = effect(island).gather(DAHAN, count, up_to=up_to)
        island.run(gather, *["gather dahan A1 A5"] * (2 if up_to else 0))
        assert (island["A1"], island["A5"]) == ("3 dahan", "2 dahan")


@pytest.mark.rule("SI-GATHER-02")
def test_gathering_exactly_or_up_to() -> None:
    none = Island(SHADOWS)
    none.run(effect(none).gather(EXPLORER, 1))
    assert none.board == {}
    island = Island(SHADOWS, A1="5 dahan")
    island.run(effect(island).gather(DAHAN, up_to=3), "gather dahan A1 A5", "enough")
    assert (island["A1"], island["A5"]) == ("4 dahan", "1 dahan")
    exactly = Island(SHADOWS, A1="2 dahan")
    exactly.run(effect(exactly).gather(DAHAN, 3))
    assert exactly["A5"] == "2 dahan"


@pytest.mark.rule("SI-GATHER-03")
def test_which_piece_is_gathered_from_where_is_chosen() -> None:
    island = Island(SHADOWS, A1="1 town, 1 town-1", A4="1 town", A5="1 town")
    offered = island.offers(effect(island).gather(TOWN, 1))
    assert offered == ["gather town A1 A5", "gather town-1 A1 A5", "gather town A4 A5"]


@pytest.mark.rule("SI-GATHER-04")
def test_gathered_pieces_are_there_for_the_rest_of_the_power() -> None:
    island = Island(SHADOWS, A5="1 dahan", A1="1 dahan", A4="1 dahan").presence(A5=1)
    pushes = ["push dahan A5 A6"] * 3
    island.use("call-to-migrate", "A5", "gather dahan A1 A5", "gather dahan A4 A5", *pushes)
    assert island.board == {"A6": "3 dahan"}


@pytest.mark.rule("SI-PUSH-01", "SI-FAQ-049")
def test_a_pushed_piece_goes_exactly_one_land_far() -> None:
    island = Island(SHADOWS, A5="1 dahan")
    island.table.lasting.append(Lasting("range", seat=ONE, amount=2))
    assert [push.land for push in effect(island).pushes(DAHAN)] == ["A1", "A4", "A6", "A7", "A8"]
    three = Island(SHADOWS, A5="3 dahan, 1 town")
    three.run(effect(three).push(DAHAN, 2), "push dahan A5 A1", "push dahan A5 A6")
    assert three.board == {"A5": "1 town, 1 dahan", "A1": "1 dahan", "A6": "1 dahan"}


@pytest.mark.rule("SI-PUSH-02")
def test_pushed_pieces_go_together_or_apart() -> None:
    island = Island(SHADOWS, A4="2 dahan")
    island.run(effect(island, "A4").push(DAHAN, 2), "push dahan A4 A1", "push dahan A4 A5")
    assert island.board == {"A1": "1 dahan", "A5": "1 dahan"}
    together = Island(SHADOWS, A4="2 dahan")
    together.run(effect(together, "A4").push(DAHAN, 2), "push dahan A4 A1", "push dahan A4 A1")
    assert together.board == {"A1": "2 dahan"}


@pytest.mark.rule("SI-PUSH-03")
def test_nothing_is_pushed_into_the_ocean() -> None:
    island = Island(SHADOWS, A3="1 explorer")
    assert [push.land for push in effect(island, "A3").pushes(EXPLORER)] == ["A2", "A4"]


@pytest.mark.rule("SI-PUSH-04")
def test_pushing_exactly_or_up_to() -> None:
    island = Island(SHADOWS, A5="2 explorer, 1 town")
    island.run(effect(island).push(SMALL, up_to=3), "push explorer A5 A1", "enough")
    assert island["A5"] == "1 explorer, 1 town"
    none = Island(SHADOWS)
    none.run(effect(none).push(SMALL, 2))
    assert none.board == {}
    assert "enough" not in island.offers(effect(island).push(SMALL, 2))


@pytest.mark.rule("SI-PUSH-05")
def test_moving_hurts_and_frightens_nobody() -> None:
    island = Island(SHADOWS, A5="1 city-2, 1 town, 1 dahan-1", A1="1 town")
    for kinds in (CITY, TOWN, DAHAN):
        island.run(effect(island).push(kinds, 1), f"push {island_name(island, kinds)} A5 A4")
    island.run(effect(island).gather(TOWN, up_to=1), "gather town A1 A5")
    assert (island["A4"], island["A5"], island.fear) == ("1 town, 1 city-2, 1 dahan-1", "1 town", 0)
    assert island.player.shown == {"energy": 1, "plays": 1}


def island_name(island: Island, kinds: tuple[str, ...]) -> str:
    return next(piece.name for piece in island.table.lands["A5"].pieces if piece.kind in kinds)


@pytest.mark.rule("SI-DAHAN-01")
def test_a_dahan_falls_at_two_damage() -> None:
    island = Island(SHADOWS, A5="2 explorer, 1 dahan")
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "2 explorer, 1 blight"
    one = Island(SHADOWS, A5="1 explorer, 1 dahan")
    one.run(ravage.ravage(one.play, "A5"))
    assert one["A5"] == "1 dahan-1"


@pytest.mark.rule("SI-DAHAN-02", "SI-INVADER-03")
def test_side_by_side_nothing_happens() -> None:
    island = Island(EARTH, A5="2 dahan, 1 city", A1="1 city").presence(A5=1)
    island.table.invaders.build, island.table.invaders.deck[0] = "1-wetland", "1-sands"
    island.phase("fast").advance_to("slow")
    assert island["A5"] == "1 town, 1 city, 2 dahan"
    assert island.player.presence == {"A5": 1}
    assert island["A4"] == "1 explorer"
    assert not any(land.blight for land in island.table.lands.values())


@pytest.mark.rule("SI-DAHAN-04", "SI-INVADER-04")
def test_pieces_never_run_out() -> None:
    island = Island(SHADOWS, A5="60 dahan, 60 explorer, 60 town, 60 city")
    for kind in (*INVADERS, *DAHAN):
        pieces.add(island.play, "A5", kind)
    assert island["A5"] == "61 explorer, 61 town, 61 city, 61 dahan"
    effect(island).add("dahan")
    assert island.table.lands["A5"].count("dahan") == 62


@pytest.mark.rule("SI-DAHAN-05", "SI-TIME-04")
def test_no_dahan_dies_of_losing_its_health_at_the_end_of_the_turn() -> None:
    island = Island(SHADOWS, A5="1 dahan-4, 1 city-2")
    island.table.lasting.append(Lasting("dahan-health", land="A5", amount=4))
    island.phase("slow").advance()
    assert island["A5"] == "1 city, 1 dahan"


@pytest.mark.rule("SI-DAHAN-05")
def test_a_dahan_that_leaves_the_land_of_its_health_falls_at_once() -> None:
    island = Island(SHADOWS, A5="1 dahan-4")
    island.table.lasting.append(Lasting("dahan-health", land="A5", amount=4))
    island.run(effect(island).push(DAHAN, 1), "push dahan-4 A5 A1")
    assert island.board == {}


def test_nothing_damages_or_destroys_dahan_that_are_safe() -> None:
    island = Island(SHADOWS, A5="2 dahan, 1 city")
    island.table.lasting.append(Lasting("dahan-safe", land="A5"))
    island.run(effect(island).destroy_all(DAHAN))
    island.run(ravage.ravage(island.play, "A5"))
    assert island["A5"] == "2 dahan, 1 blight"
    assert effect(island).count(*BUILDINGS) == 0
