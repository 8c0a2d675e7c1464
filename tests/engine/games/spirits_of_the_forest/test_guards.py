"""Refusals in the modules: each names its rule, from what the seat itself can see."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.modules.wish import WISH
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    forest,
    play,
    said,
    solo,
    stage,
    with_cards,
    with_curses,
    with_moonlight,
    with_seasons,
    with_wishes,
)

HAND = "mosses:sun branches2 branches leaves"


def test_what_is_not_played_with_is_named() -> None:
    table = forest("leaves webs")
    assert said(table, "wish leaves", 0) == ("not-played", "SF-WISH-01")
    assert said(table, "curse favours", 0) == ("not-played", "SF-CURSE-01")
    assert said(table, "moonlight up", 0) == ("not-played", "ML-TILES-01")
    assert said(table, "claim 1 a b c", 0) == ("not-played", "ML-ENCHANT-01")
    assert said(table, "offer give", 0) == ("not-played", "SF-SETUP-01")
    assert said(table, "second A2", 0) == ("not-played", "SF-EVENT-04")


def test_cards_are_two_of_ones_own_kept_once_and_before_anything_else() -> None:
    table = dealt(wish=True, curse=True)
    mine, theirs = WISH.of(table).hands
    assert said(table, f"wish {theirs[0]}", 0) == ("not-dealt", "SF-WISH-01")
    assert said(table, "curse nothing", 0) == ("not-dealt", "SF-CURSE-01")
    assert said(table, "take A1", 0) == ("choose-first", "SF-WISH-01")
    assert said(table, "reveal", 0) == ("reveal-early", "SF-END-03")
    play(table, f"wish {mine[0]}", 0)
    assert said(table, f"wish {mine[1]}", 0) == ("card-kept", "SF-WISH-01")
    assert said(with_curses(forest("leaves"), "favours", "powers"), "curse favours", 0)[0] == "cards-kept"
    assert said(with_wishes(forest("leaves"), "leaves", "webs"), "token moon", 0)[1] == "SF-WISH-09"


def test_a_row_that_is_closed_or_would_be() -> None:
    closed = with_seasons(forest("\nleaves leaves\nwebs webs webs"), "2", "2", "0", "0")
    assert said(closed, "take A1", 0) == ("closed", "SF-SEASON-06")
    assert said(closed, "take B1 A1", 0) == ("colours", "SF-TAKE-04")
    assert said(closed, "take B1 B2", 0) == ("closes", "SF-SEASON-07")
    assert said(closed, "take B1 B3", 0) == ("closes", "SF-SEASON-07")


def test_what_lies_face_down_cannot_be_taken_but_may_turn_up() -> None:
    table = forest("leaves ~leaves ~webs leaves", on="forgotten-grove", modules=("events",))
    assert said(table, "take A2", 0) == ("face-down", "SF-EVENT-05")
    assert said(table, "take A1 A2", 0) == ("second-later", "SF-EVENT-04")
    assert said(table, "take A1 A3", 0) == ("face-down", "SF-EVENT-05")
    assert said(table, "second A4", 0) == ("second-early", "SF-EVENT-04")
    assert said(table, "stop", 0) == ("able", "SF-TAKE-12")
    play(table, "take A1")
    assert stage(table) == "second"
    assert said(table, "take A4", 0) == ("second-step", "SF-EVENT-04")
    assert said(table, "place A4", 0) == ("second-step", "SF-EVENT-04")
    assert said(table, "second A3", 0) == ("face-down", "SF-EVENT-05")
    assert said(table, "second A1", 0) == ("gone", "SF-TAKE-01")
    assert said(table, "second A2 supply", 0) == ("free", "SF-GEM-08")
    assert said(table, "second A2", 1) == ("illegal-not-your-turn", "SF-TURN-06")


def test_a_second_tile_of_its_own_obeys_the_limits() -> None:
    table = forest("\nleaves ~leaves mosses2\nwebs leaves2", on="forgotten-grove", modules=("events",))
    play(table, "take A1")
    assert said(table, "second A3", 0) == ("double", "SF-TAKE-03")
    assert said(table, "second B1", 0) == ("colours", "SF-TAKE-04")


def test_alone_one_tile_is_taken_of_those_that_lie_open() -> None:
    table = solo("\nleaves ~leaves ~webs leaves\nwebs webs")
    assert said(table, "take A2", 0) == ("face-down", "SF-SOLO-06")
    assert said(table, "take A1 A4", 0) == ("one-tile", "SF-SOLO-06")
    assert said(table, "pass", 0) == ("able", "SF-SOLO-06")
    assert said(table, "keep", 0) == ("collect-first", "SF-TURN-01")
    assert said(table, "plus", 0) == ("no-plus", "SF-SOLO-01")
    assert said(table, "offer give", 0) == ("offer-early", "SF-SOLO-22")
    play(table, "take B1")
    assert stage(table) == "offer"
    assert said(table, "take A1", 0) == ("offer-step", "SF-SOLO-22")


def test_moonlight_tiles_are_decided_on_when_they_are_looked_at() -> None:
    table = with_moonlight(forest("\nwebs . . leaves leaves\nleaves"))
    assert said(table, "moonlight up", 0) == ("no-look", "ML-TILES-04")
    play(table, "take A1")
    assert stage(table) == "gem", "another tile of the block still lies there"
    assert said(table, "moonlight up", 0) == ("no-look", "ML-TILES-04")
    assert said(table, "place M1", 0) == ("gem-on-moonlight", "ML-TILES-09")
    play(table, "keep")
    play(table, "take B1")
    assert said(table, "place A4", 1) == ("look-step", "ML-TILES-04")


def test_a_claim_wants_a_card_on_display_and_a_tile_for_each_request() -> None:
    table = with_cards(forest("leaves webs webs", tiles=[HAND, ""]), "1 10 4")
    assert said(table, "claim 1 mosses-sun branches leaves", 0) == ("claim-early", "ML-ENCHANT-06")
    play(table, "take A1")
    assert said(table, "claim 1 mosses-sun branches leaves", 0) == ("claim-early", "ML-ENCHANT-06")
    play(table, "keep")
    assert stage(table) == "claim"
    assert said(table, "claim 9 mosses-sun branches leaves", 0) == ("not-shown", "ML-ENCHANT-01")
    assert said(table, "claim 10 branches-double mosses-sun webs", 0) == ("not-enough", "ML-ENCHANT-04")
    assert said(table, "claim 10 branches-double mosses-sun mosses-sun", 0)[0] == "not-enough"
    assert said(table, "claim 10 branches mosses-sun leaves", 0) == ("unmet", "ML-ENCHANT-05")
    assert said(table, "claim 10 oak mosses-sun leaves", 0) == ("no-such-tile", None)
    assert said(table, "take A3", 0) == ("claim-step", "ML-ENCHANT-06")
    assert said(table, "swap A2 A3", 0) == ("swap-early", "ML-ENCHANT-11")


def test_whoever_is_blocked_claims_nothing() -> None:
    table = with_cards(forest("leaves@1", tiles=[HAND, ""], removed=(3, 0)), "10")
    assert said(table, "claim 10 branches-double mosses-sun leaves", 0) == ("blocked-claim", "ML-ENCHANT-09")
    assert said(table, "stop", 0) == ("blocked", "SF-TURN-03")


def test_gems_move_once_and_are_swapped_only_before() -> None:
    row = "leaves leaves@0 webs@1 webs mosses@0 vines"
    table = with_cards(forest(row, tiles=[HAND, ""]), "10")
    play(table, "take A1")
    play(table, "keep")
    play(table, "claim 10 branches-double mosses-sun leaves")
    assert stage(table) == "bonus-gem"
    assert said(table, "swap A2 A5", 0) == ("swap-own", "ML-ENCHANT-11")
    assert said(table, "swap A3 A5", 0) == ("not-your-gem", "SF-GEM-17")
    assert said(table, "swap A2 A4", 0) == ("no-gem-there", "ML-ENCHANT-11")
    assert said(table, "move A4 A6", 0) == ("no-gem-there", "ML-ENCHANT-12")
    assert said(table, "move A2 A3", 0) == ("has-gem", "SF-GEM-03")
    assert said(table, "keep", 0) == ("bonus-gem-step", "ML-ENCHANT-12")
    play(table, "move A2 A4")
    assert said(table, "move A4 A6", 0) == ("moved-already", "ML-ENCHANT-12")
    assert said(table, "swap A5 A3", 0) == ("swap-or-move", "ML-ENCHANT-12")


def test_one_of_the_two_tokens_drawn_is_kept() -> None:
    table = with_cards(forest("leaves webs webs", tiles=["fruits:sun branches2 branches", ""]), "12")
    assert said(table, "token moon", 0) == ("no-tokens", "ML-ENCHANT-14")
    table = with_cards(forest("webs webs webs", tiles=["fruits:sun branches2 leaves:fire", ""]), "12")
    table.box = ["moon", "sun"]
    play(table, "take A1")
    play(table, "keep")
    play(table, "claim 12 branches-double leaves-fire fruits-sun")
    assert stage(table) == "bonus-token"
    assert said(table, "token leaves", 0) == ("token-not-drawn", "ML-ENCHANT-14")
    assert said(table, "stop", 0) == ("bonus-token-step", "ML-ENCHANT-14")


def test_a_reward_is_chosen_from_what_is_set_aside_by_whom_it_is_due() -> None:
    table = with_wishes(forest("webs", removed=(0, 1)), "gems", "webs")
    table.box = ["moon", "sun"]
    play(table, "take A1")
    assert stage(table) == "reward"
    assert said(table, "token leaves", 0) == ("token-not-set-aside", "SF-WISH-09")
    assert said(table, "token moon", 1) == ("token-not-set-aside", "SF-WISH-09")
    assert said(table, "plus", 0) == ("plus-revealed", "SF-END-03")
    assert said(table, "take A1", 0) == ("reward-step", "SF-WISH-09")
    play(table, "token moon")
    assert said(table, "take A1", 0) == ("all-collected", "SF-END-01")


def test_the_end_is_the_end_by_the_rule_of_the_module() -> None:
    closed = with_seasons(forest("leaves leaves leaves"), "2", "0", "0", "0")
    play(closed, "take A1")
    assert stage(closed) == "over"
    assert said(closed, "take A2", 0) == ("all-collected", "SF-SEASON-11")
