"""Gems: placing, moving, paying and getting them back."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import forest, gem_on, gems, keys, legal, play, refused


@pytest.mark.rule("SF-GEM-01")
def test_a_gem_may_be_placed_or_kept() -> None:
    table = forest("leaves webs fruits vines")
    play(table, "take A1")
    assert legal(table) == ["place A2", "place A3", "place A4", "keep"]
    play(table, "place A2")
    assert gem_on(table, "A2") == 0
    assert gems(table, 0) == (2, 1, 0)
    play(table, "take A4")
    play(table, "keep")
    assert gems(table, 1) == (3, 0, 0)


@pytest.mark.rule("SF-GEM-02")
def test_any_tile_in_the_forest_may_be_reserved() -> None:
    table = forest("\nleaves webs!sun vines\n? ? ? ? ?!moon\n")
    play(table, "take A1")
    assert set(legal(table)) == {
        *("place A2", "place A3", "place B1", "place B2", "place B3", "place B4", "place B5"),
        "keep",
    }
    assert refused(table, "place A1") == "SF-GEM-02"
    play(table, "place B3")
    assert gem_on(table, "B3") == 0


@pytest.mark.rule("SF-GEM-03")
def test_a_tile_holds_one_gem() -> None:
    table = forest("leaves webs@0 vines@1 fruits")
    play(table, "take A1")
    assert legal(table) == ["place A4", "keep"]
    assert refused(table, "place A2") == "SF-GEM-03"
    assert refused(table, "place A3") == "SF-GEM-03"


@pytest.mark.rule("SF-GEM-03")
def test_a_gem_does_not_move_onto_a_gem_nor_onto_its_own_tile() -> None:
    table = forest("leaves webs@0 vines@1 fruits", removed=[2])
    play(table, "take A1")
    assert legal(table) == ["move A2 A4", "keep"]
    assert refused(table, "move A2 A2") == "SF-GEM-03"
    assert refused(table, "move A2 A3") == "SF-GEM-03"


@pytest.mark.rule("SF-GEM-04", "SF-GEM-16")
def test_a_gem_moves_only_when_the_supply_is_empty() -> None:
    table = forest("leaves webs@0 vines@0 fruits@0 mosses")
    play(table, "take A1")
    assert refused(table, "place A5") == "SF-GEM-04"
    play(table, "move A3 A5")
    assert [gem_on(table, cell) for cell in ("A2", "A3", "A4", "A5")] == [0, None, 0, 0]
    assert gems(table, 0) == (0, 3, 0)


@pytest.mark.rule("SF-GEM-04")
def test_with_a_gem_in_the_supply_none_is_moved() -> None:
    table = forest("leaves webs@0 vines@0 fruits")
    play(table, "take A1")
    assert refused(table, "move A2 A4") == "SF-GEM-04"
    assert not any(line.startswith("move") for line in legal(table))


@pytest.mark.rule("SF-GEM-04")
def test_the_supply_counts_as_it_is_after_collecting() -> None:
    table = forest("leaves@0 webs@0 vines fruits", removed=[1])
    play(table, "take A1")
    assert "place A3" in legal(table), "the gem from A1 is in the supply now"
    assert refused(table, "move A2 A3") == "SF-GEM-04"


@pytest.mark.rule("SF-GEM-05")
def test_one_gem_a_turn() -> None:
    table = forest("leaves webs vines fruits")
    play(table, "take A1")
    play(table, "place A2")
    assert table.active == 1
    assert legal(table, 0) == []


@pytest.mark.rule("SF-GEM-06")
def test_the_own_gem_comes_back_for_nothing() -> None:
    table = forest("mosses:sun@0 mosses:moon mosses:fire", removed=[1])
    assert keys(play(table, "take A1 A2")) == ["take", "gem-back", "take"]
    assert gems(table, 0) == (2, 0, 1)


@pytest.mark.rule("SF-GEM-07")
def test_a_gem_regained_may_be_placed_again_at_once() -> None:
    table = forest("leaves@0 webs vines", removed=[2])
    play(table, "take A1")
    play(table, "place A3")
    assert gem_on(table, "A3") == 0


@pytest.mark.rule("SF-GEM-08", "SF-GEM-10")
def test_an_opponents_gem_costs_one_and_goes_home() -> None:
    table = forest("\nleaves leaves:sun webs2 vines2\nfruits2 mosses2 leaves:moon@1\n")
    assert gems(table, 1) == (2, 1, 0)
    play(table, "take A1 B3 - supply")
    assert gems(table, 0) == (2, 0, 1)
    assert gems(table, 1) == (3, 0, 0)


@pytest.mark.rule("SF-GEM-08")
def test_a_gem_to_pay_with_must_be_named_and_only_where_one_is_due() -> None:
    table = forest("leaves@1 webs vines")
    assert refused(table, "take A1") == "SF-GEM-08"
    assert refused(table, "take A3 - supply") == "SF-GEM-08"


@pytest.mark.rule("SF-GEM-09")
def test_the_payer_chooses_which_gem_goes() -> None:
    table = forest("leaves@1 webs@0 vines fruits@0")
    assert [line for line in legal(table) if line.startswith("take A1")] == [
        "take A1 - supply",
        "take A1 - A2",
        "take A1 - A4",
    ]
    play(table, "take A1 - A4")
    assert gem_on(table, "A4") is None
    assert gems(table, 0) == (1, 1, 1)


@pytest.mark.rule("SF-GEM-09")
def test_only_an_own_gem_can_pay() -> None:
    table = forest("leaves@1 webs@0 vines@1 fruits@0 mosses@0")
    assert refused(table, "take A1 - supply") == "SF-GEM-09"
    assert refused(table, "take A1 - A3") == "SF-GEM-09"
    assert refused(table, "take A1 - plus") == "SF-FAVOUR-07"


@pytest.mark.rule("SF-GEM-10")
def test_the_gem_that_went_home_can_be_used_in_the_owners_next_turn() -> None:
    table = forest("leaves@1 webs@1 vines@1 fruits ? ?")
    play(table, "take A1 - supply")
    play(table, "keep")
    play(table, "take A6")
    assert "place A4" in legal(table)


@pytest.mark.rule("SF-GEM-11")
def test_without_gems_no_reserved_tile_is_taken() -> None:
    table = forest("leaves@1 webs2 leaves:sun", removed=[3])
    assert legal(table) == ["take A3"]
    assert refused(table, "take A1") == "SF-GEM-11"
    assert refused(table, "take A1 - supply") == "SF-GEM-11"
    assert refused(table, "take A3 A1") == "SF-GEM-11"


@pytest.mark.rule("SF-GEM-12")
def test_a_removed_gem_stays_out_of_the_game() -> None:
    table = forest("leaves@1 ? ? ? ? ? ?")
    play(table, "take A1 - supply")
    assert gems(table, 0) == (2, 0, 1)
    for _ in range(20):
        if table.stage != "over":
            removed = gems(table, 0)[2]
            play(table, legal(table)[0])
            assert gems(table, 0)[2] >= removed
    assert table.stage == "over"


@pytest.mark.rule("SF-GEM-12")
def test_a_gem_paid_from_the_forest_is_removed_and_stays_so_when_another_comes_back() -> None:
    table = forest("leaves@1 vines2@0 mosses2 webs2@0 fruits2 branches2")
    play(table, "take A1 - A4")
    assert gems(table, 0) == (1, 1, 1)
    play(table, "keep")
    play(table, "take A6")
    play(table, "keep")
    play(table, "take A2")
    assert gems(table, 0) == (2, 0, 1), "the own gem comes back, and that alone"


@pytest.mark.rule("SF-GEM-13")
def test_two_reserved_tiles_cost_two_gems() -> None:
    table = forest("leaves@1 leaves:sun@1 webs2", removed=[1])
    play(table, "take A1 A2 supply supply")
    assert gems(table, 0) == (0, 0, 3)
    assert gems(table, 1) == (3, 0, 0)


@pytest.mark.rule("SF-GEM-13")
def test_the_last_gem_pays_for_one_tile_only() -> None:
    table = forest("leaves@1 leaves:sun@1 webs2", removed=[2])
    assert legal(table) == ["take A1 - supply", "take A3"]
    assert refused(table, "take A1 A2 supply supply") == "SF-GEM-13"


@pytest.mark.rule("SF-GEM-14")
def test_a_gem_regained_with_the_first_tile_pays_for_the_second() -> None:
    table = forest("\nleaves@0 webs2\nleaves:sun@1 vines2\n", removed=[2])
    play(table, "take A1 B1 - supply")
    assert gems(table, 0) == (0, 0, 3)


@pytest.mark.rule("SF-GEM-15")
def test_the_gem_on_the_second_tile_may_pay_for_the_first() -> None:
    table = forest("\nleaves@1 webs2\nleaves:sun@0 vines2\n", removed=[2])
    play(table, "take A1 B1 B1")
    assert gems(table, 0) == (0, 0, 3)
    assert gems(table, 1) == (3, 0, 0)


@pytest.mark.rule("SF-GEM-16")
@pytest.mark.parametrize("drawing", ["leaves webs vines", "leaves webs@1 vines"])
def test_without_any_gem_the_gem_step_is_skipped(drawing: str) -> None:
    table = forest(drawing, removed=[3])
    play(table, "take A1")
    assert (table.stage, table.active) == ("collect", 1)


@pytest.mark.rule("SF-GEM-16")
def test_without_a_free_tile_the_gem_step_is_skipped() -> None:
    table = forest("leaves webs@1 vines@1")
    play(table, "take A1")
    assert (table.stage, table.active) == ("collect", 1)


@pytest.mark.rule("SF-GEM-17")
def test_a_gem_gives_no_right_but_the_price_for_others() -> None:
    table = forest("leaves2 webs@0 vines@1 fruits")
    assert refused(table, "take A2") == "SF-TAKE-01", "the owner waits as well"
    assert refused(table, "take A1 A2") == "SF-TAKE-03", "and keeps to the limits"
    assert "take A1" in legal(table), "and need not take it"
    ends = forest("leaves2@0 webs vines@1 fruits")
    assert {"take A1", "take A4"} <= set(legal(ends)), "nor before another one"


@pytest.mark.rule("SF-GEM-17")
def test_nobody_moves_another_players_gem() -> None:
    table = forest("leaves webs@0 vines@1 fruits", removed=[2])
    play(table, "take A1")
    assert refused(table, "move A3 A4") == "SF-GEM-17"
    assert refused(table, "move A4 A3") == "SF-GEM-04"


@pytest.mark.rule("SF-GEM-18")
def test_gems_are_public() -> None:
    table = forest("leaves@1 webs vines@0", removed=[1, 2])
    for viewer in (None, Seat(0), Seat(1)):
        view = GAME.view(table, viewer)
        counts = [(p.gems_supply, p.gems_forest, p.gems_removed) for p in view.players]
        assert counts == [(1, 1, 1), (0, 1, 2)]
        assert {cell.name: cell.gem for cell in view.cells if cell.gem is not None} == {"A1": 1, "A3": 0}


@pytest.mark.rule("SF-GEM-08", "SF-TAKE-06")
def test_of_two_tiles_of_one_stack_the_gem_on_it_is_paid_for_once() -> None:
    table = forest("leaves/leaves@1 webs2")
    assert [each for each in legal(table) if each.startswith("take A1 A1")] == ["take A1 A1 supply"]
    play(table, "take A1 A1 supply")
    assert gems(table, 0)[-1] == 1
