"""Groups of choices: which of them a page has room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pytest

from bot.discord.cards.choice_groups import MOST_GROUPS, _that_fit, groups_of
from bot.discord.ui.trail import Trail
from engine.action import Value
from engine.legal import Legal
from engine.text import say
from render.painter import MapPart


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


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay something of a kind at a place, the place asked last or first."""

    kind: str
    place: str
    verb: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class LayThere:
    place: str
    kind: str
    verb: Literal["lay"] = "lay"


COUNTS = {"tree": 3, "bush": 2}


def laid(
    room: int, *, is_place_first: bool = False, doubted: str = ""
) -> tuple[list[list[str]], list[Value], bool] | None:
    """Return the groups of each page by their kinds, the kinds that are left to a button, and whether that is everything."""
    pairs = [(kind, f"A{number}") for kind, count in COUNTS.items() for number in range(count)]
    actions = [LayThere(place, kind) if is_place_first else Lay(kind, place) for kind, place in pairs]
    found = groups_of(
        Legal(lambda: actions),
        Trail("lay", ()),
        lambda field, _: field == "place",
        lambda action: action.kind == doubted,
        room,
    )
    if found is None:
        return None
    assert found.field == "place"
    at = 1 - found.place
    pages = [[str(group.ends[0].chosen[at]) for group in page] for page in found.pages]
    assert {
        value
        for page in found.pages
        for group in page
        for end in group.ends
        for value in [end.chosen[found.place]]
    } == {*found.values}
    return pages, [*found.others], found.is_complete


@pytest.mark.parametrize(
    ("room", "groups"),
    [
        (4 + 5, ([["tree", "bush"]], [], True)),
        (4 + 5 - 1, ([["bush"]], ["tree"], True)),
        (4 + 2, ([["bush"]], ["tree"], True)),
        (4 + 2 - 1, None),
    ],
)
def test_kinds_for_whose_places_there_is_no_room_are_left_to_a_button(
    room: int, groups: tuple[list[list[str]], list[Value], bool] | None
) -> None:
    assert laid(room) == groups


def test_where_the_place_is_asked_first_no_kind_is_left_out_but_several_pages_are_made() -> None:
    assert laid(4 + 5, is_place_first=True) == ([["tree", "bush"]], [], True)
    assert laid(5 + 2, is_place_first=True) == ([["tree"], ["bush"]], [], True)
    assert laid(5 + 1, is_place_first=True) is None


@pytest.mark.parametrize(
    ("room", "pages"),
    [
        (12, [["tree", "bush", "moss"]]),
        (11, [["tree"], ["bush", "moss"]]),
        (10, [["tree"], ["bush", "moss"]]),
        (9, [["tree"], ["bush"], ["moss"]]),
        (8, [["tree"], ["bush"], ["moss"]]),
        (7, None),
    ],
)
def test_on_each_of_several_pages_are_as_many_kinds_as_there_is_room_for(
    room: int, pages: list[list[str]] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A group of 5, one of 4 and one of 3 components, and three buttons to others on every page."""
    monkeypatch.setitem(COUNTS, "moss", 1)
    found = laid(room, is_place_first=True)
    assert (found and found[0]) == pages


def on_parts(
    placed: int, *, is_place_first: bool = False, room: int = 40
) -> tuple[list[list[tuple[str, int]]], list[Value], list[int]] | None:
    """Return the kinds of each page with how many places they have there, the kinds that are left to a button, and how many places each
    part has, of a map of 14 places of which the first so many lie on two parts.
    """
    places = [f"A{number}" for number in range(14)]
    pairs = [("tree", place) for place in places] + [("bush", place) for place in places[:4]]
    actions = [LayThere(place, kind) if is_place_first else Lay(kind, place) for kind, place in pairs]
    found = groups_of(
        Legal(lambda: actions),
        Trail("lay", ()),
        lambda field, _: field == "place",
        lambda _: False,
        room,
        lambda *_: [
            MapPart(say("undo-done"), tuple(places[start : min(start + 7, placed)])) for start in (0, 7)
        ],
    )
    if found is None:
        return None
    at = 1 - found.place
    pages = [[(str(each.ends[0].chosen[at]), len(each.ends)) for each in page] for page in found.pages]
    assert [[*found.on_page(number)] for number in range(len(found.parts))] == [
        [*each.values] for each in found.parts
    ]
    assert found.on_page(9) == found.on_page(len(found.parts) - 1)
    return pages, [*found.others], [len(part.values) for part in found.parts]


def test_places_on_several_parts_of_a_map_have_a_page_for_each_part() -> None:
    every = [[("tree", 7), ("bush", 4)], [("tree", 7)]]
    for room, is_place_first in ((40, False), (40, True), (1 + 7 + 2 + 1 + 4 + 1 + 2, False)):
        assert on_parts(14, room=room, is_place_first=is_place_first) == (every, [], [7, 7])
    assert on_parts(14, room=1 + 7 + 2 + 1 + 4 + 1 + 2 - 1, is_place_first=True) is None


def test_what_lies_on_no_part_of_a_map_is_left_to_a_button_unless_places_are_asked_first() -> None:
    assert on_parts(13) == ([[("bush", 4)]], ["tree"], [4])
    assert on_parts(13, is_place_first=True) == ([[("tree", 14), ("bush", 4)]], [], [])


@pytest.mark.parametrize(("kinds", "has_pages"), [(5, True), (6, False)])
def test_on_a_part_of_a_map_too_are_no_more_groups_than_a_page_may_have(kinds: int, has_pages: bool) -> None:
    places = ["A0", "A1", "A2"]
    actions = [LayThere(place, f"kind {kind}") for kind in range(kinds) for place in places]
    parts = [MapPart(say("undo-done"), (*places[:2],)), MapPart(say("undo-done"), (*places[2:],))]
    found = groups_of(
        Legal(lambda: actions),
        Trail("lay", ()),
        lambda field, _: field == "place",
        lambda _: False,
        40,
        lambda *_: parts,
    )
    assert ([len(page) for page in found.pages] if found else None) == ([5, 5] if has_pages else None)


def test_of_two_fields_on_the_map_the_one_with_more_places_is_on_buttons() -> None:
    actions = [Lay(kind, place) for kind in ("B1", "B2", "B3") for place in ("A1", "A2")]
    found = groups_of(Legal(lambda: actions), Trail("lay", ()), lambda *_: True, lambda _: False, 40)
    assert found is not None
    assert (found.field, found.values) == ("kind", ("B1", "B2", "B3"))
    alike = groups_of(Legal(lambda: actions[:4]), Trail("lay", ()), lambda *_: True, lambda _: False, 40)
    assert alike is not None
    assert alike.field == "place", "of equals the later one"


def test_what_is_doubted_is_in_no_group_and_said_to_be_missing() -> None:
    assert laid(4 + 5, doubted="tree") is None, "only one field is open then"
    assert laid(4 + 5, doubted="moss") == ([["tree", "bush"]], [], True)
