"""The legal list as a person walks it: the verb first, then field by field. Knows nothing of Discord but its lengths.

A `Trail` is how far somebody has come; a `Mark` is what a button or menu carries in its custom_id, so that any process can answer the
press. Both hold only what their reader may know: a Mark with moves in it is only ever put on a private answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from anyascii import anyascii

from engine.action import NONE, Value, field_names, values
from engine.legal import Legal

CUSTOM_ID = 100
PATH = 55
"""The longest path in a custom_id; table, moment, op and page need the rest."""
OFFERS = 25
"""Choices in one menu or one autocomplete."""

PATTERN = re.compile(
    r"gk:(?P<table>\d+):(?P<moment>\d+):(?P<op>[a-z]+)(?:\.(?P<page>\d+))?:(?P<path>.*)", re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Mark:
    """What a component carries: which table, as of which moment, what is asked for, and how far the person has come."""

    table: int
    moment: int
    op: str
    path: str = ""
    page: int = 0

    def __str__(self) -> str:
        op = f"{self.op}.{self.page}" if self.page else self.op
        custom_id = f"gk:{self.table}:{self.moment}:{op}:{self.path}"
        if len(custom_id) > CUSTOM_ID:
            raise ValueError(f"custom_id of {len(custom_id)} characters")
        return custom_id

    @classmethod
    def read(cls, custom_id: str) -> Mark:
        """The mark of a custom_id. Raises ValueError where it is none of ours."""
        found = PATTERN.fullmatch(custom_id)
        if not found:
            raise ValueError(custom_id)
        return cls(
            int(found["table"]), int(found["moment"]), found["op"], found["path"], int(found["page"] or 0)
        )


@dataclass(frozen=True, slots=True)
class Trail:
    """A verb and the values of its first fields."""

    verb: str
    chosen: tuple[Value, ...] = ()

    def then(self, value: Value) -> Trail:
        return Trail(self.verb, (*self.chosen, value))


def spelled(value: Value) -> str:
    """A value as menus and paths carry it; `-` for None."""
    return NONE if value is None else str(value)


def ahead(legal: Legal[Any], trail: Trail) -> tuple[Value, ...]:
    """What the next field may hold; () where every field is decided."""
    return legal.next_values(trail.verb, trail.chosen)


def settled(legal: Legal[Any], trail: Trail) -> Trail:
    """The trail, gone on through every field that can hold one value only."""
    while len(options := ahead(legal, trail)) == 1:
        trail = trail.then(options[0])
    return trail


def whole(legal: Legal[Any], trail: Trail) -> Any | None:
    """The action a trail has come to, where every field is decided."""
    return next((action for action in legal.under(*_of(trail)) if values(action) == trail.chosen), None)


def back(legal: Legal[Any], trail: Trail) -> Trail | None:
    """The trail before the last thing the person decided; None where that was the verb."""
    for depth in reversed(range(len(trail.chosen))):
        earlier = Trail(trail.verb, trail.chosen[:depth])
        if len(ahead(legal, earlier)) > 1:
            return earlier
    return None


def example(legal: Legal[Any], trail: Trail, value: Value) -> Any:
    """An action that goes on with this value, as `Game.choice` wants one."""
    return legal.under(*_of(trail.then(value)))[0]


def field_of(legal: Legal[Any], trail: Trail) -> str:
    """The field that is decided next."""
    return field_names(legal.under(*_of(trail))[0])[len(trail.chosen)]


def write_trail(legal: Legal[Any], trail: Trail) -> str:
    """The trail as a path; one too long for a custom_id is named by its place in the list, which a moment fixes."""
    path = " ".join([trail.verb, *map(spelled, trail.chosen)])
    if len(path) <= PATH:
        return path
    first = legal.under(*_of(trail))[0]
    return f"@{legal.actions.index(first)} {len(trail.chosen)}"


def read_trail(legal: Legal[Any], path: str, picked: Iterable[str] = ()) -> Trail | None:
    """The trail of a path, and on to what was picked where it leads; None where that is not in this list."""
    verb, *words = path.split(" ")
    if verb.startswith("@"):
        return _on(legal, _by_place(legal, int(verb[1:]), int(words[0])), picked)
    trail = _on(legal, Trail(verb), [*words, *picked])
    return trail if trail and legal.under(*_of(trail)) else None


def pick(legal: Legal[Any], trail: Trail, word: str) -> Trail | None:
    """The trail with the value that is spelled so; None where the next field cannot hold it."""
    fitting = [value for value in ahead(legal, trail) if spelled(value) == word]
    return trail.then(fitting[0]) if fitting else None


def _on(legal: Legal[Any], trail: Trail | None, words: Iterable[str]) -> Trail | None:
    for word in words:
        trail = pick(legal, trail, word) if trail else None
    return trail


def _by_place(legal: Legal[Any], place: int, depth: int) -> Trail | None:
    if place >= len(legal):
        return None
    action = legal.actions[place]
    return Trail(action.verb, values(action)[:depth])


def _of(trail: Trail) -> tuple[str, tuple[Value, ...]]:
    return trail.verb, trail.chosen


Name = Callable[[Trail, Value], str]
"""How a value reads as the next step of a trail."""


def aim(legal: Legal[Any], verb: str, given: Mapping[str, str], name: Name) -> tuple[Trail, bool]:
    """As far as typed fields lead, and whether each that was typed could be read.

    A field left out is None where None is possible, and decided by itself where one value is; else the trail stops there.
    """
    trail = Trail(verb)
    while options := ahead(legal, trail):
        typed = given.get(field_of(legal, trail), "")
        if typed:
            fitting = _read(trail, typed, options, name)
            if not fitting:
                return trail, False
            trail = trail.then(fitting[0])
        elif len(options) == 1 or None in options:
            trail = trail.then(None if None in options else options[0])
        else:
            break
    return trail, bool(legal.under(*_of(trail)))


def _read(trail: Trail, typed: str, options: Sequence[Value], name: Name) -> list[Value]:
    """The options somebody may have meant; a value exactly as suggestions spell it is told without naming every option."""
    exact = [value for value in options if typed == spelled(value)]
    return exact or [value for value in options if meant(typed, value, name(trail, value))]


def meant(typed: str, value: Value, name: str) -> bool:
    """Whether somebody who typed this meant the value, which reads as `name`."""
    return plain(typed) in (plain(spelled(value)), plain(name))


def plain(text: str) -> str:
    """Text as it is compared with what people type: no accents, no capitals, no odd spaces."""
    return " ".join(anyascii(text).casefold().split())


def offers(
    typed: str, options: Iterable[tuple[Value, str]], most: int = OFFERS
) -> tuple[tuple[Value, str], ...]:
    """The options whose value or name holds every word typed, those that begin with it first."""
    words = plain(typed).split()
    fitting = [
        (value, name)
        for value, name in options
        if all(word in f"{plain(spelled(value))} {plain(name)}" for word in words)
    ]
    begin = plain(typed)
    fitting.sort(key=lambda option: not plain(spelled(option[0])).startswith(begin))
    return tuple(fitting[:most])


def paged(options: Sequence[Value], page: int) -> tuple[Sequence[Value], int, int]:
    """The options of a page, the page (nearest there is) and how many pages there are."""
    pages = max(1, -(-len(options) // OFFERS))
    page = min(max(page, 0), pages - 1)
    return options[page * OFFERS : (page + 1) * OFFERS], page, pages
