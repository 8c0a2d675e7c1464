"""Pieces that take the place of a damaged one, and cards that replace (SI-DAMAGE-09)."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import invaders
from engine.script import Choose
from engine.text import Seat
from tests.engine.games.spirit_island.island import BRINGER, SHADOWS, Island

ONE = Seat(0)


@pytest.mark.rule("SI-DAMAGE-09", "SI-FAQ-025")
def test_a_dahan_that_takes_the_place_of_an_invader_keeps_its_damage() -> None:
    island = Island(SHADOWS, A5="1 town-1, 1 dahan", A1="1 city").presence(A5=1)
    island.player.elements = dict(powers()["call-of-the-dahan-ways"].thresholds[0].elements)
    island.use("call-of-the-dahan-ways", "A5")
    assert island["A5"] == "1 dahan, 1 dahan-1"


@pytest.mark.rule("SI-DAMAGE-09", "SI-FAQ-025")
@pytest.mark.parametrize(("share", "left"), [("number-2", 1), ("number-1", 0)])
def test_the_damage_of_one_piece_is_divided_over_several(share: str, left: int) -> None:
    island = Island(SHADOWS, A5="1 city-2", A1="1 city").presence(A4=2)
    pushes = ["push explorer A5 A8"] * left
    island.use("dissolve-the-bonds-of-kinship", "A5", f"choose {share}", *pushes)
    assert (island["A5"], island["A8"], island.fear) == ("", "1 explorer" * left, 0)


@pytest.mark.rule("SI-DAMAGE-09")
def test_damage_is_divided_on_a_table_that_is_dealt_anew_while_it_is_asked_for() -> None:
    island = Island(SHADOWS, A5="1 city-2", A1="1 city").presence(A4=2)
    island.player.played = ["dissolve-the-bonds-of-kinship"]
    stage = GAME._runner.stage(island.phase("slow").table)
    tuple(GAME.play(stage, ONE, Use("dissolve-the-bonds-of-kinship", "A5"), Chance(b"luck")))
    anew = GAME.redeal(stage, ONE, Chance(b"anew"))
    GAME.keeping.copy(anew)  # the script goes on there, and is made again here
    tuple(GAME.play(anew, ONE, Choose("number-2"), Chance(b"luck")))
    assert [piece.kind for piece in anew.play.table.lands["A5"].pieces] == ["explorer"]


@pytest.mark.rule("SI-DAMAGE-09", "SI-ASYNC-14")
def test_nobody_is_asked_about_a_single_damage() -> None:
    island = Island(SHADOWS, A5="1 city-1", A1="1 city").presence(A4=2)
    island.use("dissolve-the-bonds-of-kinship", "A5", "push explorer A5 A8")
    assert (island["A5"], island["A8"]) == ("", "1 explorer")


@pytest.mark.rule("SI-SPIRIT-13", "SI-SPIRIT-14", "SI-DAMAGE-09")
def test_the_bringer_destroys_nothing_by_replacing_it() -> None:
    island = Island(BRINGER, A7="1 city-2", A1="1 city").presence(A7=2)
    island.use(
        "winds-of-rust-and-atrophy", "A7", "choose winds-of-rust-and-atrophy-city", "push town-2-dreamt A7 A8"
    )
    assert (island["A7"], island["A8"], island.fear) == ("", "1 town-2", 1 + 2)
    other = Island(SHADOWS, A8=island["A8"], A1="1 city").presence(A8=2)
    other.use("voracious-growth", "A8", "choose voracious-growth-damage")
    assert (other["A8"], other.fear) == ("", 1), "the next damage of anybody else destroys it"


@pytest.mark.rule("SI-PUSH-01", "SI-FAQ-056")
def test_dissolve_reaches_as_many_lands_as_it_can_and_no_more_evenly_than_that() -> None:
    island = Island(SHADOWS, A8="8 explorer", A1="1 city").presence(A5=2)
    pushes = ["push explorer A8 A5"] * 6 + ["push explorer A8 A6"]
    island.use("dissolve-the-bonds-of-kinship", "A8", *pushes)
    assert [island[land] for land in ("A5", "A6", "A7")] == ["6 explorer", "1 explorer", "1 explorer"]


@pytest.mark.rule("SI-ADVERSARY-16")
def test_swedish_buildings_strike_harder_wherever_they_strike() -> None:
    for level, left in ((2, "4 explorer"), (3, "3 explorer")):
        island = Island(SHADOWS, A5="1 town, 1 city, 7 explorer", A1="1 city")
        island.table.adversary, island.table.adversary_level = "sweden", level
        effect = Effect(island.play, ONE, "dissolve-the-bonds-of-kinship", "A5")
        island.run(effect.damage_mutually(("explorer",), ("town",)))
        assert island.table.lands["A5"].count("explorer") == int(left[0]) + 1


@pytest.mark.rule("SI-ADVERSARY-13", "SI-ASYNC-09", "SI-DAMAGE-09")
def test_the_owner_of_the_board_says_which_dahan_changes_sides() -> None:
    island = Island(SHADOWS, A5="1 dahan, 1 dahan-1, 1 town", A1="1 city")
    island.table.adversary, island.table.invaders.deck[0] = "sweden", "2-wetland"
    island.run(invaders.explore(island.play), "take A5 dahan-1")
    assert island["A5"] == "1 explorer, 1 town, 1 town-1, 1 dahan"
    alike = Island(SHADOWS, A5="2 dahan, 1 town", A1="1 city")
    alike.table.adversary, alike.table.invaders.deck[0] = "sweden", "2-wetland"
    alike.run(invaders.explore(alike.play))
    assert alike["A5"] == "1 explorer, 2 town, 1 dahan"
