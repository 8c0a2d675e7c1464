"""The table of the magpies, and the part of it that one seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.copied import Copied
from engine.game import TableOptions
from engine.text import Seat
from engine.view import View

Charm: TypeAlias = Literal["owl", "fox", "wink"]
Stage: TypeAlias = Literal["keep", "take", "act", "over"]

CARDS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6] * 3
CHARMS: list[Charm] = ["owl", "fox", "wink", "owl", "fox", "wink"]


class MagpieOptions(TableOptions):
    """A bonus is for a charm turned up; it needs that charms can be peeked at."""

    rounds: int = Field(default=2, ge=1, le=3)
    peeking: bool = True
    pace: Literal["calm", "hasty"] = "calm"
    bonus: int | None = Field(default=None, ge=1, le=4)

    @model_validator(mode="after")
    def _bonus_needs_peeking(self) -> MagpieOptions:
        if self.bonus and not self.peeking:
            raise ValueError("a bonus needs peeking")
        return self


@dataclass(slots=True)
class Nest(Copied):
    """One magpie's things: a hidden hand, a charm that is secret until shown, a row face up."""

    hand: list[int]
    charm: Charm
    shown: bool = False
    chosen: bool = False
    row: list[int] = field(default_factory=list)
    peeked: list[int] = field(default_factory=list)
    """Seats whose charms this magpie has seen."""


@dataclass(slots=True)
class Meadow(Copied):
    """The table. `deck` and `spare` are hidden from all; their order means nothing."""

    options: MagpieOptions
    nests: list[Nest]
    display: dict[str, int]
    deck: list[int]
    spare: list[Charm]
    turn: int = 0
    stage: Stage = "keep"

    @property
    def active(self) -> Seat:
        return Seat(self.turn % len(self.nests))

    def knows_charm(self, seat: Seat | None, owner: int) -> bool:
        """Return whether this seat has seen that charm."""
        nest = self.nests[owner]
        mine = seat is not None and (owner == seat or owner in self.nests[seat].peeked)
        return nest.shown or mine or self.stage == "over"


class NestView(BaseModel):
    """A nest as one seat may know it: None is what lies face down."""

    model_config = ConfigDict(frozen=True)

    hand: tuple[int | None, ...]
    charm: Charm | None
    shown: bool
    chosen: bool
    row: tuple[int, ...]


class MeadowView(View):
    stage: Stage
    active: Seat
    display: dict[str, int]
    nests: tuple[NestView, ...]
    deck: int
