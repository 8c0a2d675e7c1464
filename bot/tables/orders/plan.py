"""The plan of a standing order: steps that are made one after the other, each when its seat is next asked for something.

    OrderPlan   steps
    OrderStep   moves wanted, the first that can be made is; and what to do where none can
    WantedMove  a move, whole or by its first fields, with the conditions under which it is still wanted

Moves stand here in their text form, so that a plan can speak of what is not legal yet.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.text import Seat

MOST_STEPS = 20
"""Maximum number of steps of one plan."""


class _Said(BaseModel):
    model_config = ConfigDict(frozen=True)


class Unless(_Said):
    """The condition that this seat (None: any other) has played no move that begins with the path since the order was given."""

    kind: Literal["unless"] = "unless"
    seat: Seat | None
    path: str


class While(_Said):
    """The condition that the seat stands at this rank or better, as far as it knows."""

    kind: Literal["while"] = "while"
    rank: int


class Before(_Said):
    """The condition that the move made comes before the move of this number in the game."""

    kind: Literal["before"] = "before"
    move: int


Condition = Annotated[Unless | While | Before, Field(discriminator="kind")]


class WantedMove(_Said):
    """A move that an order wants. `is_open`: it begins so and may go on as it likes, where that leaves one move only.

    `same`: only while it reads as it did when the order was given, so that what it speaks of is still there.
    """

    path: str
    is_open: bool = False
    same: bool = True
    conditions: tuple[Condition, ...] = ()


class Otherwise(StrEnum):
    """The fallback where no move of a step can be made: stop and tell; pass over the step; or let a computer player of a level move."""

    STOP = "stop"
    SKIP = "skip"
    RANDOM = "random"
    GREEDY = "greedy"


BY_COMPUTER = frozenset({Otherwise.RANDOM, Otherwise.GREEDY})
"""Fallbacks by which a computer player moves."""


class OrderStep(_Said):
    wanted: Annotated[tuple[WantedMove, ...], Field(min_length=1)]
    otherwise: Otherwise = Otherwise.STOP


class OrderPlan(_Said):
    steps: Annotated[tuple[OrderStep, ...], Field(min_length=1, max_length=MOST_STEPS)]


def begins(line: str, path: str) -> bool:
    """Return whether the text form of a move begins with this path, word by word."""
    words = path.split()
    return line.split()[: len(words)] == words
