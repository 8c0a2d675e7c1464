"""The state of one game in the forest. It knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeAlias

from pydantic import PlainSerializer

from engine.copied import Copied
from engine.games.spirits_of_the_forest.model.facts import base_tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, SPIRITS, Face, Module, Spirit, Stage
from engine.games.spirits_of_the_forest.model.layout import Layout, layout
from engine.text import Seat

Cells: TypeAlias = Annotated[frozenset[int], PlainSerializer(sorted, return_type=list[int])]
"""Cells in no order. They are saved in reading order, so that equal tables give equal texts."""


@dataclass(frozen=True, slots=True)
class Favour:
    """A favour token before a player, examined by its owner. A spent '+' lies face up (SF-FAVOUR-12).

    `known`: everybody has seen it, though it is not spent (SF-EVENT-06).
    """

    face: Face
    spent: bool = False
    known: bool = False


@dataclass(frozen=True, slots=True)
class PickedTile:
    """A tile taken from a cell, with the payment for it and the number of favours that lay on it."""

    cell: int
    tile: int
    paid: str | None
    favours: int


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """The turn that a seat took; cells by index."""

    seat: Seat
    picks: tuple[PickedTile, ...] = ()
    gem_to: int | None = None
    gem_from: int | None = None
    passed: bool = False


@dataclass(slots=True)
class Player(Copied):
    """The possessions of one player: tiles in the order taken, favours in the order received, gems in the supply and out of the game.

    `rewards` are spirit symbols beside those on tiles and favours.
    """

    supply: int
    removed: int = 0
    tiles: list[int] = field(default_factory=list)
    favours: list[Favour] = field(default_factory=list)
    rewards: tuple[Spirit, ...] = ()


class HeldCells(NamedTuple):
    """The cells that hold tiles, and those of them that no tile touches along one long side; both in reading order."""

    held: tuple[int, ...]
    bare: tuple[int, ...]


@dataclass(slots=True)
class Table(Copied):
    """The table of a whole game. Cells and tiles are indices into the layout and into `components.tiles`.

    `stacks` holds the tiles of every cell, the top one last; `favours` and `gems` only the cells that have any. `box` are the tokens
    nobody sees. `turn` counts from 1. `pending` are the seats that have still to decide on their '+' after the last tile.

    `modules` are those in play, in the order of the registry, `parts` what they keep: see `ForestModule.of`. `down` are the cells whose
    tile lies face down; `remain` the number of tiles that must stay in each row; `won` the tokens collected in this turn and not yet
    examined; `fresh` whether a tile turned up while the collecting went on.
    """

    layout_id: str
    first: Seat
    active: Seat
    turn: int
    stage: Stage
    stacks: list[tuple[int, ...]]
    favours: dict[int, tuple[Face, ...]]
    gems: dict[int, Seat]
    box: list[Face]
    players: list[Player]
    pending: list[Seat]
    last: TurnTaken | None = None
    modules: tuple[Module, ...] = ()
    down: Cells = frozenset()
    remain: tuple[int, ...] = ()
    won: tuple[Favour, ...] = ()
    fresh: bool = False
    parts: dict[Module, Any] = field(default_factory=dict)
    ground: HeldCells | None = field(default=None, compare=False, repr=False)
    """Cells that hold tiles and those within reach, as `stacks` has them; None until asked for: see `pieces.forest.ground_of`, and `lift`,
    which keeps them true. Never saved.
    """

    @property
    def layout(self) -> Layout:
        """Layout of the cells."""
        return layout(self.layout_id)

    @property
    def spirits(self) -> tuple[Spirit, ...]:
        """Spirits of this game."""
        return _spirits(self.layout_id)


@cache
def _spirits(layout_id: str) -> tuple[Spirit, ...]:
    """Return the spirits of a layout; the Air Spirit is there where there are places for its tiles (ML-TILES-03)."""
    return (*SPIRITS, AIR) if layout(layout_id).tiles > base_tiles() else SPIRITS
