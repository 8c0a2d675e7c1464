"""The legal list as a tree that a person walks down: first the verb, then field by field.

A `Trail` says how far somebody has come. Its path stands in a `CustomId`. A trail may tell of moves that are legal in secret, so such a
custom_id is only put on a private answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

from anyascii import anyascii

from bot.discord.ui import limits
from bot.discord.ui.custom_id import PATH
from engine.action import NONE, Value, field_names, to_text, values, verb_of
from engine.legal import Legal


@dataclass(frozen=True, slots=True)
class Trail:
    """A verb and the values of its first fields."""

    verb: str
    chosen: tuple[Value, ...] = ()

    def then(self, value: Value) -> Trail:
        return Trail(self.verb, (*self.chosen, value))


def spelled(value: Value) -> str:
    """Return a value as it is written in menus and paths; `-` for None."""
    return NONE if value is None else str(value)


def next_values(legal: Legal[Any], trail: Trail) -> tuple[Value, ...]:
    """Return the values that the next field can have; () where every field is decided."""
    return legal.next_values(trail.verb, trail.chosen)


def skip_forced(legal: Legal[Any], trail: Trail) -> Trail:
    """Return the trail, continued through every field that can have only one value."""
    while len(options := next_values(legal, trail)) == 1:
        trail = trail.then(options[0])
    return trail


def whole_action(legal: Legal[Any], trail: Trail) -> Any | None:
    """Return the action that a trail leads to; None while a field is undecided."""
    return next((action for action in legal.under(*_of(trail)) if values(action) == trail.chosen), None)


def before_last_choice(legal: Legal[Any], trail: Trail) -> Trail | None:
    """Return the trail before the last thing the person decided; None where that was the verb."""
    for depth in reversed(range(len(trail.chosen))):
        earlier = Trail(trail.verb, trail.chosen[:depth])
        if len(next_values(legal, earlier)) > 1:
            return earlier
    return None


def endings(legal: Legal[Any], trail: Trail) -> tuple[Trail, ...]:
    """Return the whole trails that a trail can end as."""
    return tuple(Trail(trail.verb, values(action)) for action in legal.under(*_of(trail)))


def without_exchanged(
    ends: Sequence[Trail], fields: Sequence[str], exchanged: Mapping[str, str]
) -> list[Trail]:
    """Return whole trails without those that are an earlier one with its `exchanged` fields in each other's place.

    See `engine.game.Game.exchanged_fields`.
    """
    both = {**exchanged, **{second: first for first, second in exchanged.items()}}
    places = [fields.index(both.get(field, field)) for field in fields]
    found: dict[tuple[Value, ...], Trail] = {}
    for end in ends:
        if tuple(end.chosen[place] for place in places) not in found:
            found[end.chosen] = end
    return [*found.values()]


def example_action(legal: Legal[Any], trail: Trail, value: Value) -> Any:
    """Return some action whose next field has this value; `Game.choice` needs one."""
    return legal.under(*_of(trail.then(value)))[0]


def next_field(legal: Legal[Any], trail: Trail) -> str:
    """Return the name of the field that is decided next."""
    return field_names(legal.under(*_of(trail))[0])[len(trail.chosen)]


def write_trail(legal: Legal[Any], trail: Trail) -> str:
    """Return the trail as a path. One too long for a custom_id becomes the mark of an action, and how many fields of it are chosen."""
    path = " ".join([trail.verb, *map(spelled, trail.chosen)])
    if len(path) <= PATH:
        return path
    first = legal.under(*_of(trail))[0]
    return f"@{_mark(first)} {len(trail.chosen)}"


def read_trail(legal: Legal[Any], path: str, picked: Iterable[str] = ()) -> Trail | None:
    """Return the trail of a path, continued by what was picked, which may be several values at once; None where the list has no such
    action.
    """
    verb, *words = path.split(" ")
    more = [word for each in picked for word in each.split(" ")]
    if verb.startswith("@"):
        return _on(legal, _by_mark(legal, verb[1:], int(words[0])), more)
    trail = _on(legal, Trail(verb), [*words, *more])
    return trail if trail and legal.under(*_of(trail)) else None


def pick(legal: Legal[Any], trail: Trail, word: str) -> Trail | None:
    """Return the trail with the value that is spelled so; None where the next field cannot have it."""
    fitting = [value for value in next_values(legal, trail) if spelled(value) == word]
    return trail.then(fitting[0]) if fitting else None


def _on(legal: Legal[Any], trail: Trail | None, words: Iterable[str]) -> Trail | None:
    for word in words:
        trail = pick(legal, trail, word) if trail else None
    return trail


def _by_mark(legal: Legal[Any], mark: str, depth: int) -> Trail | None:
    found = next((action for action in legal.actions if _mark(action) == mark), None)
    return Trail(verb_of(found), values(found)[:depth]) if found is not None else None


def _mark(action: Any) -> str:
    """Return a few letters that tell an action from all others of a list; they stay the same where the list changes."""
    return sha256(to_text(action).encode()).hexdigest()[:12]


def mark_of(action: Any) -> str:
    """Return the mark of one of several moves: of those a custom_id has no room for longer ones."""
    return _mark(action)[:8]


def marked(legal: Legal[Any], mark: str) -> Any | None:
    """Return the action of a list with this mark; None where there is none."""
    return next((action for action in legal.actions if mark_of(action) == mark), None)


def _of(trail: Trail) -> tuple[str, tuple[Value, ...]]:
    return trail.verb, trail.chosen


Name: TypeAlias = Callable[[Trail, Value], str]
"""A function that returns the words for a value as the next step of a trail."""


def follow_typed(legal: Legal[Any], verb: str, given: Mapping[str, str], name: Name) -> tuple[Trail, bool]:
    """Return the trail that typed fields lead to, and whether every one of them could be read.

    A field left out is None where that is possible, and decided where only one value is possible; else the trail stops there.
    """
    trail = Trail(verb)
    while options := next_values(legal, trail):
        typed = given.get(next_field(legal, trail), "")
        if typed:
            fitting = _matching_typed(trail, typed, options, name)
            if not fitting:
                return trail, False
            trail = trail.then(fitting[0])
        elif len(options) == 1 or None in options:
            trail = trail.then(None if None in options else options[0])
        else:
            break
    return trail, bool(legal.under(*_of(trail)))


def _matching_typed(trail: Trail, typed: str, options: Sequence[Value], name: Name) -> list[Value]:
    """Return the options that somebody may have meant. Names cost time, so they are made only where no value is spelled exactly so."""
    exact = [value for value in options if typed == spelled(value)]
    return exact or [value for value in options if is_meant(typed, value, name(trail, value))]


def is_meant(typed: str, value: Value, name: str) -> bool:
    """Return whether the text is the value or its name, as `plain` compares them."""
    return plain(typed) in (plain(spelled(value)), plain(name))


def plain(text: str) -> str:
    """Return the text without accents, capitals and extra spaces, for comparing it with what people type."""
    return " ".join(anyascii(text).casefold().split())


def matching(
    typed: str, options: Iterable[tuple[Value, str]], most: int = limits.CHOICES
) -> tuple[tuple[Value, str], ...]:
    """Return the options whose value or name contains every word that was typed; those whose value begins with the text come first."""
    words = plain(typed).split()
    fitting = [
        (value, name)
        for value, name in options
        if all(word in f"{plain(spelled(value))} {plain(name)}" for word in words)
    ]
    begin = plain(typed)
    fitting.sort(key=lambda option: not plain(spelled(option[0])).startswith(begin))
    return tuple(fitting[:most])


def page_of(options: Sequence[Value], page: int, most: int) -> tuple[Sequence[Value], int, int]:
    """Return the options of a page of `most`, the number of that page (the nearest one there is), and the number of pages."""
    pages = max(1, -(-len(options) // most))
    page = min(max(page, 0), pages - 1)
    return options[page * most : (page + 1) * most], page, pages
