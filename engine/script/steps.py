"""The steps that led from a table at rest into the middle of an effect, and the chance they are taken with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.chance import Chance
from engine.text import Seat


class Unfit(ValueError):
    """A table saved in mid-effect does not fit the scripts of today."""


class RecordedChance(Chance):
    """Chance that writes down what it draws."""

    __slots__ = ("_drawn", "_source")

    def __init__(self, source: Chance, drawn: list[int]) -> None:
        self._source, self._drawn = source, drawn

    def stream(self, name: str) -> Chance:
        return RecordedChance(self._source.stream(name), self._drawn)

    def _draw(self) -> int:
        self._drawn.append(self._source._draw())
        return self._drawn[-1]


class Again(Chance):
    """Chance that draws what was written down. Raises Unfit where more is drawn than that."""

    __slots__ = ("_left",)

    def __init__(self, drawn: Sequence[int]) -> None:
        self._left = iter(drawn)

    def stream(self, name: str) -> Chance:  # noqa: ARG002 - draws were written down in one order over all streams
        return self

    def _draw(self) -> int:
        for drawn in self._left:
            return drawn
        raise Unfit("a script draws more than it did before")


@dataclass(frozen=True, slots=True)
class Acted:
    """A step since the rest: an action, and what was drawn for it."""

    seat: Seat
    action: Any
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Advanced:
    """A step since the rest: the game went on by itself."""

    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Redealt:
    """A step since the rest: the table was replaced by one that was dealt anew."""

    table: Any


Step: TypeAlias = Acted | Advanced | Redealt
