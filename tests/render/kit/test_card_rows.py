"""Cards in rows: as far apart as usual where there is room, never beyond it, and a short row in the middle."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from render.kit.card_rows import CardGrid, spacing


@given(st.integers(2, 40), st.integers(1, 900), st.integers(1, 120))
def test_no_card_lies_beyond_the_room(count: int, room: int, usual: int) -> None:
    step = spacing(count, room, usual)
    assert step * (count - 1) <= room
    assert step == usual or (step + 1) * (count - 1) > room


def test_a_grid_fills_row_after_row() -> None:
    grid = CardGrid(across=3, wide=10, high=20, gap=2)
    assert list(grid.places(4, 100, 50)) == [(100, 50), (112, 50), (124, 50), (100, 72)]
    assert (grid.width(2), grid.width(7), grid.height(3), grid.height(4)) == (22, 34, 22, 44)


def test_each_row_may_stand_in_the_middle() -> None:
    grid = CardGrid(across=3, wide=10, high=20, gap=2)
    assert list(grid.places(4, 0, 0, room=100)) == [(33, 0), (45, 0), (57, 0), (45, 22)]
