"""The options of a game in words and menus. It knows no game by name: it reads the fields of the game's `Options`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from itertools import islice
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from discord import ui
from pydantic.fields import FieldInfo

from bot.discord.ui import limits
from bot.discord.ui.components import MenuLine, menu
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from engine.action import NONE, Value
from engine.game import Game, TableOptions
from words.catalogue import Words

CUSTOM = "custom"
"""Name in place of that of a preset where the options match none."""
MOST_MENUS = limits.COMPONENTS // 2 - 6
"""Maximum number of menus of options in one message: each takes two components, and the texts and other menus of the panel twelve."""


def choices_of(field: FieldInfo) -> tuple[Value | bool, ...]:
    """Return the values an option can have: both of a bool, those of a Literal or Enum, a bounded range of numbers, None."""
    return tuple(dict.fromkeys(_possible(field.annotation, field.metadata)))


def chosen(game: Game[Any, Any], option: str, picked: str) -> Value | bool:
    """Return the value that was picked for an option. Raises LookupError where there is no such option or value."""
    for value in choices_of(game.Options.model_fields[option]):
        if _spelled(value) == picked:
            return value
    raise LookupError(picked)


def switched(game: Game[Any, Any], picked: Sequence[str]) -> dict[str, object]:
    """Return every switch of a game, True where it was picked."""
    return {name: name in picked for name in _switches(game)}


def of_preset(game: Game[Any, Any], preset: str) -> dict[str, object]:
    """Return all options as a preset has them. Raises LookupError where there is no such preset."""
    return game.Options.model_validate(dict(game.presets[preset])).model_dump(mode="json")


def preset_of(game: Game[Any, Any], options: TableOptions) -> str:
    """Return the preset that these options are, or CUSTOM."""
    found = options.model_dump(mode="json")
    return next((name for name in game.presets if of_preset(game, name) == found), CUSTOM)


def summary(game: Game[Any, Any], options: TableOptions, speech: Words) -> str:
    """Return the options that differ from the usual ones, and the chapter of a campaign, in words; "" where there are none."""
    usual = game.Options()
    chapter = game.campaign.chapter if game.campaign else ""
    parts = []
    for name in game.Options.model_fields:
        value = _plain(getattr(options, name))
        is_usual = value == _plain(getattr(usual, name)) and name != chapter
        if is_usual or not game.telling.option_matters(options, name):
            continue
        title = _title(game, name, speech)
        parts.append(title if value is True else f"{title}: {_worded(game, name, value, speech)}")
    return " · ".join(parts)


def preset_menu(table: Table, speech: Words) -> ui.ActionRow[Any] | None:
    """Return a menu of the presets; None where the game has none."""
    game, now = table.game, preset_of(table.game, table.options)
    if not game.presets:
        return None
    lines = [
        MenuLine(
            name,
            speech.key(f"{game.id}-preset-{name}"),
            name == now,
            speech.key(f"{game.id}-preset-{name}-about"),
        )
        for name in list(game.presets)[: limits.OPTIONS - 1]
    ]
    if now == CUSTOM:
        about = summary(game, table.options, speech)
        lines.append(MenuLine(CUSTOM, speech.key("lobby-custom"), chosen=True, about=about))
    return menu(CustomId(table.id, 0, "preset"), speech.key("lobby-preset-question"), lines)


def option_menus(table: Table, speech: Words, won: Collection[int] = ()) -> Iterator[ui.ActionRow[Any]]:
    """Yield all switches in one menu, and a menu for every other option; the chapters that are `won` are ticked."""
    game = table.game
    if switches := list(_switches(game))[: limits.OPTIONS]:
        lines = [
            MenuLine(
                name,
                _title(game, name, speech),
                bool(getattr(table.options, name)),
                _about(game, name, speech),
            )
            for name in switches
        ]
        custom_id = CustomId(table.id, 0, "switch")
        yield menu(custom_id, speech.key("lobby-switches-question"), lines, many=True)
    others = {
        name: field
        for name, field in game.Options.model_fields.items()
        if name not in switches and game.telling.option_matters(table.options, name)
    }
    menus = (
        each for name, field in others.items() for each in _menus(table, name, choices_of(field), speech, won)
    )
    yield from islice(menus, MOST_MENUS)


def _menus(
    table: Table, name: str, values: Sequence[Value | bool], speech: Words, won: Collection[int]
) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menu for an option; where it has more values than a menu holds, several, each called by its first value and its last."""
    title, pages = _title(table.game, name, speech), _pages(values)
    for page, chunk in enumerate(pages):
        ends = {"first": _spelled(chunk[0]), "last": _spelled(chunk[-1])}
        yield menu(
            CustomId(table.id, 0, "set", name, page),
            speech.key("option-range", option=title, **ends) if len(pages) > 1 else title,
            [_line(table, name, value, speech, won) for value in chunk],
        )


def _pages(values: Sequence[Value | bool]) -> list[Sequence[Value | bool]]:
    """Return the values in as few pages as hold them, all about as long."""
    pages = -(-len(values) // limits.OPTIONS)
    size = -(-len(values) // max(1, pages))
    return [values[start : start + size] for start in range(0, len(values), max(1, size))]


def _switches(game: Game[Any, Any]) -> Iterator[str]:
    for name, field in game.Options.model_fields.items():
        if choices_of(field) == (False, True):
            yield name


def _line(table: Table, name: str, value: Value | bool, speech: Words, won: Collection[int]) -> MenuLine:
    """Return the line of a value, with what it would mean beside the other options; a chapter that is won has a tick."""
    now = _plain(getattr(table.options, name))
    words = f"{_title(table.game, name, speech)}: {_worded(table.game, name, value, speech)}"
    is_now = value == now and type(value) is type(now)
    campaign = table.game.campaign
    if campaign is not None and name == campaign.chapter and value in won:
        words = speech.key("option-won", line=words)
    meant = table.game.telling.option_about(table.options, name, value)
    about = speech.say(meant) if meant is not None else _about(table.game, name, speech)
    return MenuLine(_spelled(value), words, is_now, about)


def _title(game: Game[Any, Any], option: str, speech: Words) -> str:
    return speech.key(_key(game, option))


def _about(game: Game[Any, Any], option: str, speech: Words) -> str:
    return speech.key(f"{_key(game, option)}-about")


def _key(game: Game[Any, Any], option: str) -> str:
    return f"{game.id}-option-{option.replace('_', '-')}"


def _worded(game: Game[Any, Any], option: str, value: Value | bool, speech: Words) -> str:
    key = f"{_key(game, option)}-{str(value).lower()}"
    if speech.has(key):
        return speech.key(key)
    if value is None:
        return speech.key("option-none")
    if isinstance(value, bool):
        return speech.key("option-yes" if value else "option-no")
    return str(value)


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _spelled(value: object) -> str:
    return NONE if value is None else str(value)


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
    """Return the numbers within the limits; none where a limit is missing, because the menu would have no end."""

    def bound(kind: str) -> int | None:
        return next((limit for each in limits if (limit := getattr(each, kind, None)) is not None), None)

    low, above, high, below = bound("ge"), bound("gt"), bound("le"), bound("lt")
    low = above + 1 if above is not None else low
    high = below - 1 if below is not None else high
    return range(0) if low is None or high is None else range(low, high + 1)
