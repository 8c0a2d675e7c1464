"""Asks of a script: options with their words and labels, and the action that answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from engine.ask import Ask
from engine.legal import Legal
from engine.text import Seat, Text

A = TypeVar("A")
R = TypeVar("R")
V = TypeVar("V", covariant=True)
W = TypeVar("W")

Script: TypeAlias = Generator[Mapping[Seat, Ask[Any]], tuple[Seat, Any], R]
"""A script: a generator that yields who is asked what, is sent (seat, action), and returns R."""


@dataclass(frozen=True, slots=True)
class Choose:
    """The action that answers an ask for an option: the word of the one chosen."""

    option: str
    verb: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a View holds it: its word, and what stands on its button."""

    word: str
    label: Text


@dataclass(frozen=True, slots=True)
class AskOption(Generic[V]):
    """An option to be chosen: the value that the script gets back, and how it is offered."""

    value: V
    offer: Offer


class NothingOffered(Exception):
    """A script waits for a seat and offers it nothing: the game would never go on. A bug of the script."""

    def __init__(self, prompt: Text) -> None:
        super().__init__(
            f"“{prompt.key}” offers nothing to a seat that must answer; look whether there is something first"
        )


def option(value: W, label: Text, word: str | None = None) -> AskOption[W]:
    """Return an option whose word is made from its value unless given. Raises ValueError where that makes no word."""
    return AskOption(value, Offer(_word(value if word is None else word), label))


def _word(value: object) -> str:
    """Return a value as one word: itself, the value of an Enum, or the `id` of anything else."""
    plain = value.value if isinstance(value, Enum) else value
    word = str(plain if isinstance(plain, str | int) else getattr(plain, "id", ""))
    if not word or word == "-" or word.split() != [word]:
        raise ValueError(f"{value!r} makes no word: an option needs a string, a number, an Enum or an id")
    return word


Options: TypeAlias = "Callable[[], Iterable[AskOption[V]]] | Sequence[AskOption[V]]"
"""The options offered: looked up anew each time; a plain sequence only where it is always the same."""


class Offered(Legal[Any], Generic[V]):
    """Legal actions that are options."""

    def __init__(self, options: Options[V]) -> None:
        super().__init__(lambda: [Choose(option.offer.word) for option in self.options])
        self._options = options

    @cached_property
    def options(self) -> tuple[AskOption[V], ...]:
        """The options in their order; equal ones, such as two pieces that are alike, once.

        Raises ValueError where one word stands for different values.
        """
        found: dict[str, AskOption[V]] = {}
        for option in self._options() if callable(self._options) else self._options:
            if found.setdefault(option.offer.word, option).value != option.value:
                raise ValueError(f"“{option.offer.word}” stands for different values")
        return tuple(found.values())

    def again(self) -> Offered[V]:
        return Offered(self._options)

    def through(self, legal: Callable[[], Legal[Any]]) -> Offered[V]:
        def options() -> tuple[AskOption[V], ...]:
            found = legal()
            assert isinstance(found, Offered)
            return found.options

        return Offered(options)

    def value(self, word: str, fresh: bool = False) -> V:
        """Return the value of the option of this word now; `fresh`: as it was offered. Raises LookupError where it is not offered."""
        for option in self.options if fresh else self.again().options:
            if option.offer.word == word:
                return option.value
        raise LookupError(f"“{word}” is not offered")


def again(ask: Ask[A]) -> Ask[A]:
    """Return the same ask, whose legal actions are made anew when they are looked at."""
    return Ask(ask.prompt, ask.legal.again(), ask.must)


def offered(asks: Mapping[Seat, Ask[Any]], seat: Seat | None) -> tuple[Offer, ...]:
    """Return what is offered to this seat, for its View; () to an onlooker."""
    ask = None if seat is None else asks.get(seat)
    if ask is None or not isinstance(ask.legal, Offered):
        return ()
    return tuple(option.offer for option in ask.legal.options)
