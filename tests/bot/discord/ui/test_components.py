"""Views of ours leave nothing behind in the library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui
from hypothesis import example, given
from hypothesis import strategies as st

from bot.discord.ui import limits
from bot.discord.ui.components import (
    GREEN,
    MOST,
    ROW_WIDTH,
    Download,
    MenuLine,
    Page,
    PersistentItem,
    PictureFile,
    Style,
    box,
    button_to,
    clip,
    file_item,
    files,
    gallery,
    menu,
    pages_of,
    row_lengths,
    rows,
    size_of,
    text,
    width,
)
from bot.discord.ui.custom_id import CustomId
from render.painter import Picture
from tests.bot.discord.grove import FOREST, grove


async def test_the_library_keeps_no_view_of_ours(tmp_path: Path) -> None:
    """The library would keep each private answer for a quarter of an hour, and a busy bot would grow by as much."""
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        for line in ("/help", f"/play game:{FOREST}", "/scores"):
            await ada.command(line)
        store = running.bot._connection._view_store
        assert store._views == {}
        assert store._synced_message_views == {}


@given(st.lists(st.text("AB12+ ", min_size=1, max_size=60), max_size=limits.BUTTONS + 5))
@example(["A1"] * (limits.BUTTONS + 1))
def test_buttons_keep_their_order_in_rows_that_fit_on_a_phone(labels: list[str]) -> None:
    """Rows are longer only where a message would not hold them all: then as few as there can be. Of too many the first are shown."""
    found = rows([button_to(CustomId(1, 1, "step"), label) for label in labels])
    labels = labels[: limits.BUTTONS]
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
    assert [width("A1"), width("A1", "an emoji")] == [6, 9]
    assert row_lengths([20, 20, 20]) == [2, 1], "40 characters are side by side on a phone"
    assert row_lengths([20, 21]) == [1, 1]


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


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        ("aa\nbb", ["aa\nbb"]),
        ("aa\nbbb", ["aa", "bbb"]),
        ("a\nb\nc\nd", ["a\nb\nc", "d"]),
        ("aaaaa\nb", ["aaaaa", "b"]),
        ("aaaaaabbb\nc", ["aaaaa", "abbb", "c"]),
        ("aaaaaabb\nc", ["aaaaa", "abb\nc"]),
        ("\na", ["a"]),
        ("a\n\nb", ["a\n\nb"]),
        ("", []),
    ],
)
def test_a_part_of_a_text_takes_as_many_lines_as_fit_into_it(content: str, parts: list[str]) -> None:
    assert pages_of(content, 5) == parts


@pytest.mark.parametrize(
    ("widths", "lengths"),
    [([40] * 15, [1] * 15), ([40] * 14 + [16] * 2, [5, 5, 5, 1]), ([40] * 16, [5, 5, 5, 1])],
    ids=["30", "31", "32"],
)
def test_where_a_message_would_hold_no_more_rows_are_filled_whatever_their_width(
    widths: Sequence[int], lengths: Sequence[int]
) -> None:
    """With their rows, 15 wide buttons are the 30 components that there is room for; one more in the last row is one too many."""
    buttons = [button_to(CustomId(1, number, "step"), "x" * width) for number, width in enumerate(widths)]
    assert [len(row.children) for row in rows(buttons)] == lengths
    assert [len(row.children) for row in rows(buttons[:6], is_dense=True)] == [5, 1]
    assert size_of([*rows(buttons[:6], is_dense=True), text("words")]) == 9


def test_the_parts_of_a_text_leave_room_for_a_few_words_beside_them() -> None:
    assert [len(part) for part in pages_of("y" * 8000)] == [3800, 3800, 400]


def test_a_button_may_bear_an_emoji_alone() -> None:
    emoji = discord.PartialEmoji(name="leaf", id=7)
    buttons = [
        PersistentItem(ui.Button(emoji=emoji, custom_id=str(CustomId(1, n, "step")))) for n in range(6)
    ]
    assert [len(row.children) for row in rows(buttons)] == [5, 1], "each is 7 wide"


def sent(item: Any) -> Any:
    """Return a part of a message as Discord is sent it."""
    return item.to_component_dict()


def test_what_is_made_for_a_message_is_as_it_was_given() -> None:
    """Also where there is nothing to say, for Discord takes no empty text."""
    assert [text(each).content for each in ("", "leaves")] == ["…", "leaves"]
    assert text("x" * 5000).content == "x" * (limits.TEXT - 1) + "…"
    assert text("leaves", id=7).id == 7
    picture = PictureFile("table.png", Picture(b"png", "an island", 2, 1, ""))
    assert sent(gallery(picture, picture))["items"][1]["media"]["url"] == "attachment://table.png"
    assert sent(gallery(picture))["items"][0]["description"] == "an island"
    download = Download("game.txt", b"record")
    assert sent(file_item(download))["file"]["url"] == "attachment://game.txt"
    found = files([picture, download])
    assert [(each.filename, each.fp.read()) for each in found] == [
        ("table.png", b"png"),
        ("game.txt", b"record"),
    ]
    boxed = sent(box(text("leaves")))
    assert boxed["accent_color"] == GREEN.value
    assert [each["content"] for each in boxed["components"]] == ["leaves"]


def test_a_button_says_what_it_does_and_what_is_too_long_for_it_is_cut() -> None:
    emoji = discord.PartialEmoji(name="leaf", id=7)
    found = button_to(CustomId(1, 2, "step", "A1"), "x" * 81, Style.danger, emoji).item
    assert isinstance(found, ui.Button)
    assert (found.label, found.custom_id) == ("x" * 79 + "…", "gk:1:2:step:A1")
    assert (found.style, found.emoji) == (Style.danger, emoji)
    plain = button_to(CustomId(1, 2, "step"), "A1").item
    assert isinstance(plain, ui.Button)
    assert (plain.label, plain.style, plain.emoji) == ("A1", Style.secondary, None)


def test_the_lines_of_a_menu_say_what_they_stand_for() -> None:
    emoji = discord.PartialEmoji(name="leaf", id=7)
    lines = [MenuLine("A1", "x" * 101, about="y" * 101, emoji=emoji), MenuLine("A2", "A2")]
    select = sent(menu(CustomId(1, 2, "pick"), "?" * 151, lines))["components"][0]
    assert (select["custom_id"], select["placeholder"]) == ("gk:1:2:pick:", "?" * 149 + "…")
    first, second = select["options"]
    assert (first["value"], first["label"]) == ("A1", "x" * 99 + "…")
    assert (first["description"], first["emoji"]["name"]) == ("y" * 99 + "…", "leaf")
    assert (second["label"], "description" in second, "emoji" in second) == ("A2", False, False)


def test_no_view_of_ours_is_ever_kept() -> None:
    page = Page(text("leaves"), text("webs"))
    assert page.is_finished()
    assert page.timeout is None
    assert len(page.children) == 2


async def test_a_press_is_answered_with_what_it_stands_for_and_what_was_picked() -> None:
    heard: list[object] = []

    async def answer_press(*told: object) -> None:
        heard.append(told)

    item = button_to(CustomId(1, 2, "step", "A1", 3), "A1")
    for data, values in (({"values": ["a", "b"]}, ("a", "b")), ({}, ()), (None, ())):
        press = cast(Any, SimpleNamespace(client=SimpleNamespace(answer_press=answer_press), data=data))
        made = await PersistentItem.from_custom_id(press, item.item, cast(Any, None))
        await made.callback(press)
        assert heard.pop() == (press, CustomId(1, 2, "step", "A1", 3), values)
