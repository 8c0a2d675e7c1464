"""Views of ours leave nothing behind in the library."""

from __future__ import annotations

from pathlib import Path

from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.ui import limits
from bot.discord.ui.components import (
    MOST,
    ROW_WIDTH,
    MenuLine,
    button_to,
    clip,
    menu,
    pages_of,
    row_lengths,
    rows,
    width,
)
from bot.discord.ui.custom_id import CustomId
from tests.bot.discord.grove import FOREST, grove


async def test_the_library_keeps_no_view_of_ours(tmp_path: Path) -> None:
    """The library would keep each private answer for a quarter of an hour, and a busy bot would grow by as much."""
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        for line in ("/help", f"/play game:{FOREST}", "/scores"):
            await ada.command(line)
        store = running.bot._connection._view_store
        assert store._views == {}
        assert store._synced_message_views == {}


@given(st.lists(st.text("AB12+ ", min_size=1, max_size=60), max_size=limits.BUTTONS))
def test_buttons_keep_their_order_in_rows_that_fit_on_a_phone(labels: list[str]) -> None:
    """Rows are longer only where a message would not hold them all: then they are as few as there can be."""
    found = rows([button_to(CustomId(1, 1, "step"), label) for label in labels])
    items = [[item.item for item in row.children] for row in found]  # type: ignore[attr-defined]
    assert [item.label for row in items for item in row if isinstance(item, ui.Button)] == labels
    assert all(0 < len(row) <= limits.ROW for row in items)
    lengths = row_lengths(map(width, labels))
    if len(labels) + len(lengths) <= MOST:
        assert [len(row) for row in items] == lengths
        for row in items:
            assert len(row) == 1 or sum(width(item.label) for item in row) <= ROW_WIDTH
    assert len(labels) + len(found) <= MOST


def test_a_row_is_filled_before_the_next_begins() -> None:
    assert row_lengths([ROW_WIDTH // 4] * 9) == [4, 4, 1]
    assert row_lengths([1] * 6) == [limits.ROW, 1]
    assert row_lengths([99, 1, 99]) == [1, 1, 1]
    assert row_lengths([]) == []
    assert width("A1", "an emoji") > width("A1") > len("A1")


def test_one_line_of_a_menu_is_picked_and_never_none_unless_many_may_be() -> None:
    options = [MenuLine(str(number), f"line {number}", number == 1) for number in range(3)]
    one, many = (menu(CustomId(1, 1, "step"), "Which?", options, many=each) for each in (False, True))
    (single,), (several,) = ([item.item for item in row.children] for row in (one, many))  # type: ignore[attr-defined]
    assert (single.min_values, single.max_values) == (1, 1)
    assert (several.min_values, several.max_values) == (0, 3)
    assert [option.default for option in single.options] == [False, True, False]
    assert single.placeholder == "Which?"


def test_a_text_that_is_too_long_ends_with_dots_and_one_that_fits_is_left_alone() -> None:
    assert clip("leaves", 6) == "leaves"
    assert clip("leaves and webs", 7) == "leaves…"
    assert clip("leaves and webs", 8) == "leaves…"


@given(st.lists(st.text("ab ", max_size=30), max_size=12), st.integers(5, 40))
def test_the_parts_of_a_long_text_fit_and_lose_nothing(lines: list[str], most: int) -> None:
    parts = pages_of("\n".join(lines), most)
    assert all(0 < len(part) <= most for part in parts)
    assert "".join(parts).replace("\n", "") == "".join(lines)
