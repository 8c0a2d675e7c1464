"""Geometry: maps with holes, stacks, half columns and islands."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest.model.layout import NOWHERE, Layout, layout, read_map
from engine.games.spirits_of_the_forest.pieces.forest import available
from tests.engine.games.spirits_of_the_forest.forest import forest, legal, play

ISLANDS = """
1.1f3.  1.
 1.1.   1f
    1. 1.
"""


def neighbours(place: Layout, name: str) -> list[str | None]:
    return [None if side == NOWHERE else place.names[side] for side in place.sides[place.index[name]]]


def test_a_map_is_read_with_names_in_reading_order() -> None:
    place = read_map("islands", ISLANDS)
    assert place.names == ("A1", "A2", "A3", "A5", "B1", "B2", "B5", "C3", "C4")
    assert (place.rows, place.columns, place.tiles) == (3, 5, 11)
    assert [cell.name for cell in place.cells if cell.favour] == ["A2", "B5"]
    assert [cell.depth for cell in place.cells] == [1, 1, 3, 1, 1, 1, 1, 1, 1]


def test_tiles_touch_only_along_whole_long_sides_of_one_row() -> None:
    place = read_map("islands", ISLANDS)
    assert neighbours(place, "A2") == ["A1", "A3"]
    assert neighbours(place, "A3") == ["A2", None], "a hole lies between A3 and A5"
    assert neighbours(place, "B1") == [None, "B2"], "half a column off, it touches no tile of row A"
    assert neighbours(place, "C3") == [None, None], "half a column of water is enough"


def test_a_wrong_sign_on_a_map_is_found() -> None:
    with pytest.raises(ValueError, match="row 2"):
        read_map("wrong", "1.1.\n1.x.")


def test_in_the_base_layout_a_row_is_one_chain() -> None:
    place = layout("base")
    assert neighbours(place, "B1") == [None, "B2"]
    assert neighbours(place, "B7") == ["B6", "B8"]
    assert neighbours(place, "B12") == ["B11", None]


def test_a_gap_inside_a_row_bares_both_its_sides() -> None:
    table = forest("mosses2 webs2 leaves2 . vines2 fruits2 branches2")
    assert [table.layout.names[cell] for cell in available(table)] == ["A1", "A3", "A5", "A7"]


def test_a_stack_holds_its_place_until_its_last_tile_is_gone() -> None:
    table = forest("leaves:sun/leaves:moon leaves:fire webs2 vines2")
    assert "take A1 A2" not in legal(table)
    assert "take A1 A1" in legal(table)
    play(table, "take A1")
    play(table, "keep")
    assert "take A2" not in legal(table)
    assert "take A1 A2" in legal(table)
