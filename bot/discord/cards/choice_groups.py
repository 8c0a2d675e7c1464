"""Groups of choices: two fields of a move decided on one page by one press.

What has a place on the map stands on buttons, and what else is to be decided stands above them, once for each group:

    energy track: uncovers 2 energy     [A1] [A4] [A5]
    card play track: uncovers 2 plays   [A1] [A4] [A5]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.discord.ui import limits
from bot.discord.ui.trail import Trail, endings, spelled
from engine.action import Value, field_names
from engine.legal import Legal
from render.painter import MapPart

MOST_GROUPS = 5
"""Maximum number of groups of a page."""
MOST_LINES = 6
"""Maximum number of lines of groups, their words and their rows of buttons, below a part of a map, for a phone to show it as well."""
MOST_BELOW_MAP = 12
"""Maximum number of places on buttons below a map of several parts: with more of them a phone does not show the map any more."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Whole moves that differ only in the value on the map; `fields` are the places of the values that they share and others do not."""

    ends: tuple[Trail, ...]
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChoiceGroups:
    """The groups of a page: the name of the field on the map, its place among the fields, and all values it has."""

    field: str
    place: int
    values: tuple[Value, ...]
    pages: tuple[tuple[ChoiceGroup, ...], ...]
    """The groups, in as many pages as there is no room for fewer."""
    is_complete: bool
    """Whether every way to go on is in a group or under `others`; what is not is seldom meant, and decided field by field."""
    others: tuple[Value, ...] = ()
    """Values of the next field for whose groups there is no room."""
    parts: tuple[MapPart, ...] = ()
    """The part of the map that each page is about; none where the pages are not apart by these."""

    def on_page(self, page: int) -> tuple[Value, ...]:
        """Return the values on the map that a page is about: all, where pages are not apart by parts of the map."""
        return self.parts[min(page, len(self.parts) - 1)].values if self.parts else self.values


def groups_of(
    legal: Legal[Any],
    trail: Trail,
    is_on_map: Callable[[str, Sequence[Value]], bool],
    is_doubted: Callable[[Any], bool],
    room: int,
    parts_of: Callable[[str, Sequence[Value]], Sequence[MapPart]] = lambda *_: (),
) -> ChoiceGroups | None:
    """Return the ways to go on from a trail in groups of `room` components at most; None where they are too few or too many, or no field
    of several is on the map.

    They are on a page for each part of the map where they are too many to be below all of it.
    """
    actions = legal.under(trail.verb, trail.chosen)
    if not actions:
        return None
    names = field_names(actions[0])
    meant = [
        end for action, end in zip(actions, endings(legal, trail), strict=True) if not is_doubted(action)
    ]
    if len(meant) < 2:
        return None
    found = {
        place: tuple(dict.fromkeys(end.chosen[place] for end in meant))
        for place in range(len(trail.chosen), len(names))
    }
    open_ = [place for place, values in found.items() if len(values) > 1]
    mapped = [place for place in open_ if is_on_map(names[place], found[place])]
    if not mapped or len(open_) < 2:
        return None
    place = max(mapped, key=lambda each: (len(found[each]), each))
    others = tuple(each for each in open_ if each != place)
    by_rest: dict[tuple[Value, ...], list[Trail]] = {}
    for end in sorted(meant, key=lambda end: map_order(end.chosen[place])):
        by_rest.setdefault(tuple(end.chosen[each] for each in others), []).append(end)
    rests = tuple(dict.fromkeys(tuple(end.chosen[each] for each in others) for end in meant))
    is_first, is_complete = others[0] == len(trail.chosen), len(meant) == len(actions)
    whole = [ChoiceGroup(tuple(by_rest[rest]), others) for rest in rests]
    parts = parts_of(names[place], found[place]) if len(meant) > MOST_BELOW_MAP else ()
    if apart := _by_part(parts, place, whole, room, is_first=is_first):
        about, on_each, others_left = apart
        return ChoiceGroups(names[place], place, _values(about), on_each, is_complete, others_left, about)
    shown, left = _that_fit({rest: by_rest[rest] for rest in rests}, room) if is_first else (rests, ())
    groups = [group for group, rest in zip(whole, rests, strict=True) if rest in shown]
    pages = _paged(groups, room)
    if not pages or len(groups) > MOST_GROUPS:
        return None
    reached = {end.chosen[place] for group in groups for end in group.ends}
    values = tuple(value for value in found[place] if value in reached)
    return ChoiceGroups(names[place], place, values, pages, is_complete, left)


def _by_part(
    parts: Sequence[MapPart], place: int, groups: Sequence[ChoiceGroup], room: int, *, is_first: bool
) -> tuple[tuple[MapPart, ...], tuple[tuple[ChoiceGroup, ...], ...], tuple[Value, ...]] | None:
    """Return the parts of the map that groups are about, a page for each with a button to every other, and the values of the first field
    for whose groups there is no room or which lie on no part; None where that is not to be had on pages of `room` components.

    Values can be left out only where that field `is_first`, the next one to be decided.
    """
    placed = _values(parts)
    left = tuple(
        dict.fromkeys(
            _first(each) for each in groups if any(end.chosen[place] not in placed for end in each.ends)
        )
    )
    if left and not is_first:
        return None
    kept = [group for group in groups if _first(group) not in left]
    if is_first:
        kept, hidden = _in_sight(parts, place, kept)
        left = (*left, *hidden)
    reached = {end.chosen[place] for group in kept for end in group.ends}
    shown = tuple(
        replace(part, values=tuple(value for value in part.values if value in reached))
        for part in parts
        if not reached.isdisjoint(part.values)
    )
    pages = tuple(_on_part(part, place, kept) for part in shown)
    beside = len(left) + len(shown)
    if not all(
        len(page) <= MOST_GROUPS and _size(group.ends for group in page) <= room - beside for page in pages
    ):
        return None
    return (shown, pages, left) if shown else None


def _values(parts: Iterable[MapPart]) -> tuple[Value, ...]:
    """Return the values that lie on some parts of a map."""
    return tuple(value for part in parts for value in part.values)


def _in_sight(
    parts: Sequence[MapPart], place: int, groups: Sequence[ChoiceGroup]
) -> tuple[list[ChoiceGroup], list[Value]]:
    """Return the groups that leave each part of the map in sight, and the values of the next field for which that is too many.

    The first of these values is among the groups whatever room they take.
    """
    kept: list[ChoiceGroup] = []
    left: list[Value] = []
    for value in dict.fromkeys(_first(group) for group in groups):
        wanted = [*kept, *(group for group in groups if _first(group) == value)]
        pages = (_on_part(part, place, wanted) for part in parts)
        if kept and max(sum(1 + _rows(group.ends) for group in page) for page in pages) > MOST_LINES:
            left.append(value)
        else:
            kept = wanted
    return kept, left


def _first(group: ChoiceGroup) -> Value:
    """Return the value of the first field that the moves of a group share."""
    return group.ends[0].chosen[group.fields[0]]


def _on_part(part: MapPart, place: int, groups: Sequence[ChoiceGroup]) -> tuple[ChoiceGroup, ...]:
    """Return the groups as far as they are about a part of the map."""
    there = (
        ChoiceGroup(tuple(end for end in group.ends if end.chosen[place] in part.values), group.fields)
        for group in groups
    )
    return tuple(group for group in there if group.ends)


def _paged(groups: Sequence[ChoiceGroup], room: int) -> tuple[tuple[ChoiceGroup, ...], ...]:
    """Return the groups in pages, each of at most `room` components with a button to every other page; none where one is too large."""
    if _size(group.ends for group in groups) <= room:
        return (tuple(groups),) if groups else ()
    if len(groups) == 1 or any(_size([group.ends]) > room - len(groups) for group in groups):
        return ()
    pages: list[tuple[ChoiceGroup, ...]] = []
    for group in groups:
        if pages and _size(each.ends for each in (*pages[-1], group)) <= room - len(groups):
            pages[-1] = (*pages[-1], group)
        else:
            pages.append((group,))
    return tuple(pages)


def _that_fit(
    by_rest: Mapping[tuple[Value, ...], Sequence[Trail]], room: int
) -> tuple[tuple[tuple[Value, ...], ...], tuple[Value, ...]]:
    """Return the groups there is room for, the smallest first in line, whole for each value of the first field; and the values left."""
    by_first: dict[Value, list[tuple[Value, ...]]] = {}
    for rest in by_rest:
        by_first.setdefault(rest[0], []).append(rest)
    kept: list[Value] = []
    for value in sorted(by_first, key=lambda each: _size(by_rest[rest] for rest in by_first[each])):
        wanted = [rest for each in (*kept, value) for rest in by_first[each]]
        left = len(by_first) - len(kept) - 1
        if len(wanted) <= MOST_GROUPS and _size(by_rest[rest] for rest in wanted) <= room - 2 * left:
            kept.append(value)
    shown = tuple(rest for rest in by_rest if rest[0] in kept)
    return shown, tuple(value for value in by_first if value not in kept)


def _size(groups: Iterable[Sequence[Trail]]) -> int:
    """Return the number of components of some groups: each has its words and its rows of buttons."""
    return sum(1 + len(ends) + _rows(ends) for ends in groups)


def _rows(ends: Sequence[Trail]) -> int:
    """Return the number of rows of buttons of a group."""
    return -(-len(ends) // limits.ROW)


def map_order(value: Value) -> tuple[str, int, str]:
    """Return what sorts places as they lie on a map: by letter, then by number."""
    name = spelled(value)
    digits = "".join(letter for letter in name if letter.isdigit())
    return name.rstrip("0123456789"), int(digits or 0), name
