"""Collecting spirit tiles."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    forest,
    keys,
    legal,
    objection_to,
    play,
    refused,
    with_seasons,
)


def firsts(lines: list[str]) -> set[str]:
    return {line.split()[1] for line in lines if line.startswith("take")}


@pytest.mark.rule("SF-TAKE-01")
def test_only_the_ends_of_the_rows_can_be_taken() -> None:
    table = dealt()
    assert firsts(legal(table)) == {f"{row}{column}" for row in "ABCD" for column in (1, 12)}
    assert refused(table, "take A2") == "SF-TAKE-01"
    shown = {cell.name for cell in GAME.view(table, None).cells if cell.available}
    assert shown == firsts(legal(table))


@pytest.mark.rule("SF-TAKE-01")
def test_ends_are_per_row_also_when_rows_differ_in_length() -> None:
    table = forest("\n. . leaves2 webs2 vines2\nmosses2 fruits2 flowers2 branches2\n")
    assert firsts(legal(table)) == {"A3", "A5", "B1", "B4"}


@pytest.mark.rule("SF-TAKE-02")
def test_one_double_or_one_or_two_singles_of_a_spirit() -> None:
    table = forest("\nleaves2 webs\nleaves leaves:moon\n")
    assert legal(table) == [
        "take A1",
        "take A2",
        "take B1",
        "take B1 B2",
        "take B2",
        "take B2 B1",
    ]
    assert refused(table, "take B1 B1") == "SF-TAKE-02"


@pytest.mark.rule("SF-TAKE-03")
def test_a_double_is_taken_alone() -> None:
    table = forest("\nbranches webs\nwebs:sun branches2\n")  # in the rulebook's picture: tiles 8 and 1
    assert refused(table, "take A1 B2") == "SF-TAKE-03"
    assert refused(table, "take B2 A1") == "SF-TAKE-03"
    assert {"take A1", "take B2"} <= set(legal(table))


@pytest.mark.rule("SF-TAKE-04")
def test_two_singles_must_be_of_one_spirit_whatever_their_powers() -> None:
    table = forest("\nleaves:moon vines2\nwebs:moon fruits2\nleaves:sun mosses2\n")
    assert refused(table, "take A1 B1") == "SF-TAKE-04"
    assert "take A1 C1" in legal(table)


@pytest.mark.rule("SF-TAKE-05")
def test_a_tile_with_a_power_is_a_single() -> None:
    table = forest("\nvines:sun webs2\nvines:moon fruits2\n")
    assert "take A1 B1" in legal(table)


@pytest.mark.rule("SF-TAKE-06")
def test_the_neighbour_of_the_first_tile_may_be_the_second() -> None:
    table = forest("mosses:sun mosses:moon mosses:fire webs2")
    assert "take A2" not in legal(table)
    play(table, "take A1 A2")
    assert [table.stacks[cell] for cell in (0, 1)] == [(), ()]
    right = forest("webs2 mosses:sun mosses:moon mosses:fire")
    assert "take A3" not in legal(right)
    play(right, "take A4 A3")
    assert [bool(right.stacks[cell]) for cell in range(4)] == [True, True, False, False]


@pytest.mark.rule("SF-TAKE-07")
def test_the_second_tile_may_come_from_another_end() -> None:
    table = forest("\nleaves leaves:sun webs2 vines2\nfruits2 mosses2 leaves:moon@1\n")
    assert "take A1 A2" in legal(table)
    assert "take A1 B3 - supply" in legal(table)
    assert refused(table, "take A1 B3") == "SF-GEM-08"


@pytest.mark.rule("SF-TAKE-08")
def test_no_third_tile() -> None:
    table = forest("mosses:sun mosses:moon mosses:fire webs2")
    play(table, "take A1 A2")
    assert refused(table, "take A3") == "SF-TURN-01"
    play(table, "keep")
    assert table.active == 1
    assert len(table.players[0].tiles) == 2


@pytest.mark.rule("SF-TAKE-09")
def test_one_may_stop_after_one_single() -> None:
    table = forest("mosses:sun mosses:moon webs2")
    assert {"take A1", "take A1 A2"} <= set(legal(table))
    play(table, "take A1")
    assert len(table.players[0].tiles) == 1
    paid = forest("mosses:sun@1 mosses:moon webs2")
    assert {"take A1 - supply", "take A1 A2 supply"} <= set(legal(paid)), "nor where it costs a gem"


@pytest.mark.rule("SF-TAKE-10")
def test_the_very_first_turn_takes_one_tile() -> None:
    table = forest("mosses:sun mosses:moon leaves2", turn=1)
    assert legal(table) == ["take A1", "take A3"]
    assert refused(table, "take A1 A2") == "SF-TAKE-10"


@pytest.mark.rule("SF-TAKE-11")
@pytest.mark.parametrize("turn", [2, 3])
def test_the_limit_of_one_tile_is_for_that_turn_only(turn: int) -> None:
    table = forest("mosses:sun mosses:moon leaves2", turn=turn, active=(turn - 1) % 2)
    assert "take A1 A2" in legal(table)


@pytest.mark.rule("SF-TAKE-11")
def test_after_the_first_turn_of_a_dealt_game_the_others_may_take_two() -> None:
    seen = set()
    for number in range(12):
        table = dealt(seed=bytes([number]))
        assert all(len(line.split()) == 2 for line in legal(table))
        play(table, legal(table)[0])
        play(table, "keep")
        seen |= {len(line.split()) for line in legal(table)}
    assert 3 in seen


@pytest.mark.rule("SF-TAKE-12")
def test_collecting_is_compulsory() -> None:
    table = forest("leaves webs vines@1 fruits")
    assert refused(table, "pass") == "SF-TAKE-12"
    assert refused(table, "keep") == "SF-TURN-01"


@pytest.mark.rule("SF-TAKE-13")
def test_collecting_is_compulsory_while_there_is_a_gem_to_pay_with() -> None:
    table = forest("leaves@1 webs vines@1", removed=[2])
    assert refused(table, "pass") == "SF-TAKE-13"
    assert legal(table) == ["take A1 - supply", "take A3 - supply"]


@pytest.mark.rule("SF-TAKE-14")
def test_the_last_tile_of_a_row_is_one_available_tile() -> None:
    table = forest(". . . leaves")
    assert legal(table) == ["take A4"]
    table = forest("leaves webs2")
    play(table, "take A1")
    play(table, "keep")
    assert legal(table) == ["take A2"]


@pytest.mark.rule("SF-TAKE-15")
def test_both_ends_of_one_row_may_be_taken() -> None:
    table = forest("leaves webs2 vines2 leaves:moon")
    assert {"take A1 A4", "take A4 A1"} <= set(legal(table))


@pytest.mark.rule("SF-TAKE-16")
def test_the_second_tile_is_judged_after_the_first() -> None:
    table = forest("leaves@0 leaves:sun@1 webs2", removed=[2])
    assert "take A1 A2 - supply" in legal(table), "the gem regained with A1 pays for A2"
    assert refused(table, "take A1 A2") == "SF-GEM-08", "and must be named"
    assert refused(table, "take A2 A1 supply") == "SF-TAKE-01", "in the other order A2 is inside"


@pytest.mark.rule("SF-TAKE-16")
def test_the_order_of_the_tiles_is_recorded() -> None:
    table = forest("leaves webs2 leaves:moon")
    play(table, "take A3 A1")
    last = GAME.view(table, None).last
    assert last is not None
    assert [pick.cell for pick in last.collected] == ["A3", "A1"]


@pytest.mark.rule("SF-TAKE-17")
def test_rows_never_shift() -> None:
    table = forest("leaves webs2 vines2")
    kept = table.stacks[1:3]
    play(table, "take A1")
    assert table.stacks[:3] == [(), *kept]


@pytest.mark.rule("SF-TAKE-18")
def test_collected_tiles_are_seen_by_everybody() -> None:
    table = forest("leaves:moon leaves:sun webs2")
    play(table, "take A1 A2")
    for viewer in (None, Seat(0), Seat(1)):
        player = GAME.view(table, viewer).players[0]
        assert [(tile.spirit, tile.power) for tile in player.tiles] == [("leaves", "moon"), ("leaves", "sun")]
        assert (player.spirits["leaves"], player.powers["moon"], player.powers["sun"]) == (2, 1, 1)


def test_what_was_taken_is_told_in_the_order_it_happened() -> None:
    table = forest("leaves:moon@1 leaves:sun@0 webs2")
    assert keys(play(table, "take A1 A2 A2")) == ["take", "pay", "take"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("take Z9", "no-cell"),
        ("take A5", "gone"),
        ("take A1 Z9", "no-cell"),
        ("take A1 - supply", "free"),
        ("take A1 - - supply", "no-second"),
    ],
)
def test_the_referee_says_what_is_wrong_with_the_places_named(line: str, key: str) -> None:
    table = forest("leaves webs2 leaves:moon")
    assert line not in legal(table)
    text, _ = objection_to(table, line, 0)
    assert text.key == f"spirits-of-the-forest-refused-{key}"


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("take A1 A3", ("double", {"cell": "A3"})),
        ("take A3 A1", ("double", {"cell": "A3"})),
        ("take A2", ("inside", {"cell": "A2"})),
        ("take A1 B1", ("colours", {"first": tell("leaves"), "second": tell("webs")})),
        ("take B1 A1", ("colours", {"first": tell("webs"), "second": tell("leaves")})),
        ("take B2", ("unpaid", {"cell": "B2"})),
        ("take B1 B2", ("unpaid", {"cell": "B2"})),
        ("take A1 - B1", ("free", {"cell": "A1"})),
        ("take B2 - A1", ("no-own-gem", {"cell": "A1"})),
        ("take A1 A1", ("twice", {"cell": "A1"})),
        ("take B1 A5", ("gone", {"cell": "A5"})),
    ],
)
def test_a_refusal_names_the_tile_it_speaks_of(line: str, refused: tuple[str, dict[str, object]]) -> None:
    table = forest("\nleaves leaves leaves2\nwebs webs@1")
    text, _ = objection_to(table, line, 0)
    assert (text.key.rpartition("refused-")[2], dict(text.args)) == refused


def test_a_row_that_would_close_is_named_by_both_tiles() -> None:
    table = with_seasons(forest("leaves leaves webs"), "2", "0", "0", "0")
    text, rule = objection_to(table, "take A1 A2", 0)
    assert rule == "SF-SEASON-07"
    assert dict(text.args) == {"first": "A1", "cell": "A2"}
