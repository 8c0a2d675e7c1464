"""Text: what is to be said, without saying it in any language.

A Text is a catalogue key with arguments. The engine makes Texts; sentences are made at the edge, in the reader's
language, from `data/text/<language>/*.ftl`. Arguments may be numbers, words that need no translation (coordinates),
seats (whose names only the table knows), other Texts, and lists of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NewType

from typing_extensions import TypeAliasType

Seat = NewType("Seat", int)
"""A player's place at the table, from 0."""


@dataclass(frozen=True, slots=True)
class Who:
    """A seat as an argument of a Text: said as the name of whoever sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule id as an argument of a Text: said as the sentence of the ledger."""

    id: str


Arg = TypeAliasType("Arg", "int | str | Who | Rule | Text | tuple[Arg, ...]")


@dataclass(frozen=True, slots=True)
class Text:
    """A catalogue key and its arguments, in alphabetical order so that equal Texts are equal."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    def inner(self) -> Iterator[Text]:
        """Yield this Text and every Text among its arguments, outermost first."""
        yield self
        for _, arg in self.args:
            yield from _texts_in(arg)


def say(key: str, /, **args: Arg) -> Text:
    """Return the Text `key` with its arguments by name; underscores in names become dashes, as catalogues write them."""
    named = [(name.replace("_", "-"), arg) for name, arg in args.items()]
    if len(named) > 1:
        named.sort()
    return Text(key, tuple(named))


def _texts_in(arg: Arg) -> Iterator[Text]:
    if isinstance(arg, Text):
        yield from arg.inner()
    elif isinstance(arg, tuple):
        for part in arg:
            yield from _texts_in(part)
