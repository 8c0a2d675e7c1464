"""Groups of choices: which of them a page has room for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.discord.cards.choice_groups import MOST_GROUPS, _that_fit
from bot.discord.ui.trail import Trail
from engine.action import Value


def ends(count: int) -> list[Trail]:
    return [Trail("place", (f"A{number}",)) for number in range(count)]


@pytest.mark.parametrize(
    ("room", "shown", "left"),
    [
        (4 + 5, ["two", "three"], []),
        (4 + 5 - 1, ["two"], ["three"]),
        (4 + 2, ["two"], ["three"]),
        (4 + 2 - 1, [], ["two", "three"]),
    ],
)
def test_the_smallest_are_shown_and_each_that_is_left_needs_room_for_a_button_in_a_row(
    room: int, shown: Sequence[str], left: Sequence[str]
) -> None:
    """A group is its words, its buttons and their row: of two buttons four components, of three five."""
    by_rest: dict[tuple[Value, ...], Sequence[Trail]] = {("three",): ends(3), ("two",): ends(2)}
    found, others = _that_fit(by_rest, room)
    assert [rest[0] for rest in found] == sorted(shown)
    assert list(others) == sorted(left)


def test_a_row_holds_five_buttons_and_a_page_so_many_groups() -> None:
    by_rest: dict[tuple[Value, ...], Sequence[Trail]] = {("six",): ends(6)}
    assert _that_fit(by_rest, 1 + 6 + 2) == ((("six",),), ())
    assert _that_fit(by_rest, 1 + 6 + 1) == ((), ("six",))
    several: dict[tuple[Value, ...], Sequence[Trail]] = {
        (first, "once"): ends(1) for first in range(MOST_GROUPS)
    }
    assert len(_that_fit(several, 99)[0]) == MOST_GROUPS
    assert len(_that_fit(several | {(0, "again"): ends(1)}, 99)[0]) == MOST_GROUPS - 1


def test_a_value_of_the_first_field_is_shown_with_all_its_groups_or_with_none() -> None:
    by_rest: dict[tuple[Value, ...], Sequence[Trail]] = {
        ("energy", 1): ends(1),
        ("plays", 1): ends(1),
        ("energy", 2): ends(4),
    }
    found, others = _that_fit(by_rest, 3 + 2)
    assert (found, others) == ((("plays", 1),), ("energy",))
    assert _that_fit(by_rest, 3 + 3 + 6) == (tuple(by_rest), ())
