"""Texts and choices of a form, held to what it asks for."""

from __future__ import annotations

from typing import Any

import pytest

from standin.interactions.from_page import _value
from standin.interactions.model import _full_name
from standin.page.tab import RefusedError

Json = dict[str, Any]


@pytest.mark.parametrize(
    ("bounds", "lengths", "said"),
    [
        ({}, (1, 4000), "Write 1 to 4000 characters."),
        ({"min_length": 3, "max_length": 5}, (3, 5), "Write 3 to 5 characters."),
        ({"min_length": 0, "max_length": 5}, (1, 5), "Write 1 to 5 characters."),
        ({"required": False, "min_length": 3, "max_length": 5}, (3, 5), "Write 3 to 5 characters."),
        ({"required": False, "max_length": 5}, (1, 5), "Write 1 to 5 characters."),
    ],
)
def test_a_text_is_as_long_as_it_may_be(bounds: Json, lengths: tuple[int, int], said: str) -> None:
    component = {"type": 4, "custom_id": "words", **bounds}
    low, high = lengths
    for length in lengths:
        assert _value(component, {"value": "x" * length}) == {"value": "x" * length}
    may_be_empty = not bounds.get("required", True)
    refused = [*([] if may_be_empty else [0]), *([low - 1] if low > 1 else []), high + 1]
    for length in refused:
        with pytest.raises(RefusedError, match=said):
            _value(component, {"value": "x" * length})
    if may_be_empty:
        assert _value(component, {}) == {"value": ""}


def test_a_box_is_checked_or_not_and_of_several_options_one_is_chosen() -> None:
    assert [_value({"type": 23}, sent) for sent in ({}, {"value": True})] == [
        {"value": False},
        {"value": True},
    ]
    group = {"type": 21, "options": [{"label": "Oak", "value": "oak"}]}
    assert _value(group, {"value": "oak"}) == {"value": "oak"}
    assert _value(group | {"required": False}, {}) == {"value": None}
    for sent in ({}, {"value": "elm"}):
        with pytest.raises(RefusedError, match=r"\S"):
            _value(group, sent)


def test_of_a_menu_as_many_are_chosen_as_it_asks_for() -> None:
    menu = {
        "type": 3,
        "min_values": 1,
        "max_values": 2,
        "options": [{"label": name, "value": name} for name in ("oak", "elm", "ash")],
    }
    assert _value(menu, {"values": ["oak", "ash"]}) == {"values": ["oak", "ash"]}
    assert _value(menu | {"required": False}, {}) == {"values": []}
    for values in ([], ["oak", "elm", "ash"], ["fir"]):
        with pytest.raises(RefusedError):
            _value(menu, {"values": values})


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ([], "grove"),
        ([{"type": 3, "name": "word", "value": "x"}], "grove"),
        ([{"type": 1, "name": "take", "options": [{"type": 3, "name": "word", "value": "x"}]}], "grove take"),
        ([{"type": 2, "name": "tile", "options": [{"type": 1, "name": "take"}]}], "grove tile take"),
    ],
    ids=["alone", "option", "subcommand", "group"],
)
def test_a_command_is_called_with_its_group_and_subcommand(options: list[Json], name: str) -> None:
    assert _full_name({"name": "grove", "options": options}) == name
