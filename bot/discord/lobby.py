"""The lobby card: who sits where, what the host may choose, and buttons to come in, go and start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from discord import ui
from pydantic.fields import FieldInfo

from bot.discord.card import Card, spoken
from bot.discord.choices import OFFERS, Mark
from bot.discord.layout import Option, Page, Press, Style, box, button, menu, rows, text
from bot.tables import Status, Table
from engine.action import NONE, Value
from engine.players import LEVELS
from render.words import LANGUAGES, Words, words

MOST_CHOICES = 8
"""Menus for options of a game; more would not fit the 40 parts of a message."""


def card(table: Table) -> Card:
    """The lobby as everybody sees it; once it is closed, what became of it."""
    speech = words(table.language)
    heading = f"### {speech.key(table.game.id)}\n{speech.key(f'{table.game.id}-about')}"
    if table.status is not Status.LOBBY:
        return Card(Page(box(text(heading), text(speech.key("lobby-closed")))))
    items: list[ui.Item[Any]] = [text(heading), text(_chairs(table, speech))]
    items += _menus(table, speech)
    items += rows(_buttons(table, speech))
    return Card(Page(box(*items)))


def choices_of(field: FieldInfo) -> tuple[Value | bool, ...]:
    """What an option can be set to: both of a bool, the values of a Literal or Enum, a range of numbers, None."""
    return tuple(dict.fromkeys(_possible(field.annotation, field.metadata)))


def chosen(table: Table, option: str, picked: str) -> Value | bool:
    """The value that was picked for an option. Raises LookupError where it cannot be that."""
    field = type(table.options).model_fields[option]
    return next(value for value in choices_of(field) if _spelled(value) == picked)


def _possible(annotation: Any, limits: Sequence[Any]) -> Iterator[Any]:
    origin = get_origin(annotation)
    if origin is Annotated:
        inner = [limit for each in annotation.__metadata__ for limit in getattr(each, "metadata", [each])]
        yield from _possible(annotation.__origin__, [*limits, *inner])
    elif origin in (Union, UnionType):
        for part in get_args(annotation):
            yield from _possible(part, limits)
    elif origin is Literal:
        yield from get_args(annotation)
    elif annotation is NoneType:
        yield None
    elif annotation is bool:
        yield from (False, True)
    elif annotation is int:
        yield from _range(limits)
    elif isinstance(annotation, type) and issubclass(annotation, Enum):
        yield from (member.value for member in annotation)


def _range(limits: Sequence[Any]) -> range:
    """The numbers within the limits; none where they are open to a side, for there would be no end of them."""

    def bound(kind: str) -> int | None:
        return next((limit for each in limits if (limit := getattr(each, kind, None)) is not None), None)

    low, above, high, below = bound("ge"), bound("gt"), bound("le"), bound("lt")
    low = above + 1 if above is not None else low
    high = below - 1 if below is not None else high
    return range(0) if low is None or high is None else range(low, high + 1)


def _spelled(value: object) -> str:
    return NONE if value is None else str(value)


def _chairs(table: Table, speech: Words) -> str:
    names = spoken(table)
    lines = []
    for chair, name in zip(table.chairs, names, strict=True):
        what = (
            speech.key("lobby-computer", level=speech.key(f"level-{chair.computer}"))
            if chair.computer
            else ""
        )
        host = speech.key("lobby-host") if chair.person == table.host else ""
        lines.append(" ".join(part for part in (f"{chair.seat + 1}. {name}", what, host) if part))
    lines += [f"{number + 1}. {speech.key('lobby-free')}" for number in range(len(table.chairs), table.seats)]
    return "\n".join(lines)


def _menus(table: Table, speech: Words) -> Iterator[ui.ActionRow[Any]]:
    seats = [
        Option(str(number), speech.key("lobby-seats", count=number), number == table.seats)
        for number in table.game.seats
    ]
    if len(seats) > 1:
        yield menu(_mark(table, "seats"), speech.key("lobby-seats-question"), seats)
    for name, field in list(table.game.Options.model_fields.items())[:MOST_CHOICES]:
        if options := _option(table, name, choices_of(field), speech):
            yield menu(_mark(table, "set", name), _named(table, name, speech), options)
    languages = [
        Option(language, words(language).key("language"), language == table.language)
        for language in LANGUAGES
    ]
    yield menu(_mark(table, "language"), speech.key("lobby-language-question"), languages)
    levels = [Option(level, speech.key("lobby-add", level=speech.key(f"level-{level}"))) for level in LEVELS]
    yield menu(_mark(table, "robot"), speech.key("lobby-robot-question"), levels)


def _option(table: Table, name: str, values: Sequence[Value | bool], speech: Words) -> list[Option]:
    now = getattr(table.options, name)
    now = now.value if isinstance(now, Enum) else now
    title = _named(table, name, speech)
    return [
        Option(
            _spelled(value),
            f"{title}: {_worded(table, name, value, speech)}",
            value == now and type(value) is type(now),
        )
        for value in values[:OFFERS]
    ]


def _named(table: Table, option: str, speech: Words) -> str:
    return speech.key(f"{table.game.id}-option-{option.replace('_', '-')}")


def _worded(table: Table, option: str, value: Value | bool, speech: Words) -> str:
    name, word = (str(part).lower().replace("_", "-") for part in (option, value))
    if speech.has(f"{table.game.id}-option-{name}-{word}"):
        return speech.key(f"{table.game.id}-option-{name}-{word}")
    if value is None:
        return speech.key("option-none")
    if isinstance(value, bool):
        return speech.key("option-yes" if value else "option-no")
    return str(value)


def _buttons(table: Table, speech: Words) -> list[Press]:
    found = [
        button(_mark(table, "join"), speech.key("button-join"), Style.success),
        button(_mark(table, "leave"), speech.key("button-leave")),
        button(_mark(table, "start"), speech.key("button-start"), Style.primary),
        button(_mark(table, "cancel"), speech.key("button-cancel"), Style.danger),
    ]
    if any(chair.computer for chair in table.chairs):
        found.append(button(_mark(table, "unrobot"), speech.key("button-unrobot")))
    return found


def _mark(table: Table, op: str, path: str = "") -> Mark:
    return Mark(table.id, table.moment, op, path)
