"""Games at random: every legal mix of options, every number of seats, every legal action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from annotated_types import Ge, Gt, Interval, Le, Lt
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from engine.chance import Chance
from engine.errors import Refused
from engine.game import Game, TableOptions, games
from engine.match import Entry, Match
from engine.text import Seat
from render.words import Words
from tests.engine.toys import CATALOGUES, TOYS

EVERY: Mapping[str, Game[Any, Any]] = {**TOYS, **games()}
"""Every game found, and the toys."""

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY.keys())

MOST_ACTIONS = 2000
"""More than any game takes that ends."""

LONG_NAMES = (
    "Wielkomiłościwa Bożydara Ż.",
    "王小明と森の仲間たちと動物たち",
    "🦔🦔 hedgehog of the hills",
    "x" * 32,
)
"""Players' names as long as Discord allows."""


@dataclass(frozen=True)
class Start:
    """How a game begins."""

    game: Game[Any, Any]
    options: TableOptions
    seats: int
    seed: bytes

    def match(self) -> Match[Any]:
        return Match.new(self.game, self.options, self.seats, self.seed)

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, {self.options!r}, seed {self.seed.hex()}"


def viewers(seats: int) -> list[Seat | None]:
    """Everybody who can look: all seats and an onlooker."""
    return [None, *map(Seat, range(seats))]


def starts(game: Game[Any, Any], count: int, name: str) -> Iterator[Start]:
    """As many beginnings, over all numbers of seats in turn, with options at random."""
    chance = Chance(name.encode(), name=game.id)
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        seed = f"{name} {number}".encode()
        yield Start(game, some_options(game, seats, chance), seats, seed)


def some_options(game: Game[Any, Any], seats: int, chance: Chance) -> TableOptions:
    """Options at random which the game accepts for so many seats."""
    for _ in range(200):
        drawn = {name: _some_value(field, chance) for name, field in game.Options.model_fields.items()}
        try:
            options = game.Options(**{name: value for name, value in drawn.items() if value is not _DEFAULT})
            game.setup(options, seats, Chance(b"may this be?"))
        except (ValidationError, Refused):
            continue
        return options
    raise AssertionError(f"no options found that {game.id} accepts for {seats} seats")


_DEFAULT = object()


def _some_value(field: FieldInfo, chance: Chance) -> Any:
    return _some(field.annotation, list(field.metadata), chance)


def _some(kind: Any, metadata: Sequence[Any], chance: Chance) -> Any:
    """A value of this type; `_DEFAULT` where the type does not say what there is to choose from."""
    if get_origin(kind) in (Union, UnionType):
        return _some(chance.choice(get_args(kind)), metadata, chance)
    if get_origin(kind) is Literal:
        return chance.choice(get_args(kind))
    if hasattr(kind, "__metadata__"):
        return _some(kind.__origin__, [*metadata, *kind.__metadata__], chance)
    if kind is NoneType:
        return None
    if kind is bool:
        return chance.below(2) == 1
    if kind is int and (bounds := _bounds(metadata)):
        return bounds[0] + chance.below(bounds[1] - bounds[0] + 1)
    return _DEFAULT


def _bounds(metadata: Iterable[Any]) -> tuple[int, int] | None:
    low: Any = None
    high: Any = None
    for bound in metadata:
        match bound:
            case Interval():
                low, high = bound.ge, bound.le
            case Ge(value):
                low = value
            case Gt(value):
                low = value + 1  # type: ignore[operator]
            case Le(value):
                high = value
            case Lt(value):
                high = value - 1  # type: ignore[operator]
    return None if low is None or high is None else (low, high)


def some_action(match: Match[Any], chance: Chance) -> Entry[Any]:
    """Any legal action of any seat that may act; a seat that need not act does so one time in four."""
    seats = [seat for seat, ask in match.asks.items() if ask.must or chance.below(4) == 0] or match.awaiting
    seat = chance.choice(seats)
    legal = match.legal(seat)
    verb = chance.choice(legal.verbs)
    return Entry(seat, chance.choice(legal.under(verb)))


def played(start: Start) -> Iterator[tuple[Match[Any], Entry[Any] | None]]:
    """One match, further on each time, with the action that is played next (None at the end)."""
    match, chance = start.match(), Chance(start.seed, name="players")
    for _ in range(MOST_ACTIONS):
        if match.over:
            yield match, None
            return
        entry = some_action(match, chance)
        yield match, entry
        match.play(entry.seat, entry.action)
    raise AssertionError(f"does not end: {start}")


@cache
def tongue(language: str) -> Words:
    """The words of a language, those of the toys included."""
    return Words(language, CATALOGUES)


def is_found(game: Game[Any, Any]) -> bool:
    """Whether it is a game that people can play, not a toy."""
    return game.id in games()
