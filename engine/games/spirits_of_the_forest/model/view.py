"""The forest as one seat may know it: the models that pictures and messages are made from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pydantic import SerializeAsAny

from engine.games.spirits_of_the_forest.model.kinds import Face, Module, Power, Spirit, Stage
from engine.kit import ViewPart
from engine.text import Seat
from engine.view import View


class TileView(ViewPart):
    """A spirit tile; without a spirit it lies face down."""

    spirit: Spirit | None
    symbols: int
    power: Power | None


class FavourView(ViewPart):
    """A favour token; without a face it lies face down for this viewer. A spent '+' lies face up.

    `known`: everybody has seen it, or sees it lying.
    """

    face: Face | None
    spent: bool
    known: bool = False


class CellView(ViewPart):
    """A place, `x` in half-columns and `y` in rows. The top tile of `stack` is last; () means collected.

    `available` speaks of the tile's place alone: whether the gem on it can be paid for is another question.
    """

    name: str
    x: int
    y: int
    stack: tuple[TileView, ...]
    favours: tuple[FavourView, ...]
    gem: Seat | None
    available: bool


class PlayerView(ViewPart):
    """The possessions of one player; tiles in the order they were taken, counts of symbols on tiles alone."""

    seat: Seat
    tiles: tuple[TileView, ...]
    spirits: dict[Spirit, int]
    powers: dict[Power, int]
    favours: tuple[FavourView, ...]
    gems_supply: int
    gems_forest: int
    gems_removed: int
    tile_count: int
    rewards: tuple[Spirit, ...] = ()
    """Symbols beside those on tiles and favours."""


class Collected(ViewPart):
    """A tile taken in a turn, with the number of favours on it. `paid` is "supply", "plus" or a gem's cell; None where nothing was paid."""

    cell: str
    tile: TileView
    paid: str | None
    favours: int


class LastTurn(ViewPart):
    """The turn that was begun last, also while it goes on."""

    seat: Seat
    collected: tuple[Collected, ...]
    gem_to: str | None
    gem_from: str | None
    passed: bool


class CategoryPart(ViewPart):
    """One seat's part in a category; `most`: its count is the highest, `missing`: it has no tile of it."""

    on_tiles: int
    on_favours: int
    total: int
    most: bool
    missing: bool
    points: int


class Category(ViewPart):
    """A spirit or power and every seat's part in it, as far as the viewer may know; `factor` 2 where it counts twice.

    The part of an opponent that no seat plays comes after those of the seats.
    """

    name: Spirit | Power
    parts: tuple[CategoryPart, ...]
    factor: int = 1


class ForestView(View):
    """The forest as one seat (None: an onlooker) may know it."""

    stage: Stage
    turn: int
    """Number of the turn, from 1."""
    active: Seat | None
    """Seat whose turn it is; None after the last tile."""
    first: Seat
    """Seat that took the first turn."""
    tiles_left: int
    rows: int
    columns: int
    """Width of the forest in whole columns; `rows` is its height."""
    cells: tuple[CellView, ...]
    """Cells of the layout, all in reading order."""
    players: tuple[PlayerView, ...]
    """Players of all seats, in seat order."""
    last: LastTurn | None
    categories: tuple[Category, ...]
    """Categories: the spirits, then sun, moon and fire; complete when the game is over."""
    modules: tuple[Module, ...] = ()
    """Modules played beside the base game, or instead of it."""
    spirits: tuple[Spirit, ...] = ()
    """Spirits of this game."""
    in_all: Mapping[Spirit | Power, int] = MappingProxyType({})
    """Number of symbols of each spirit and power on all tiles of this game."""
    to_come: Mapping[Spirit | Power, int] = MappingProxyType({})
    """Number of symbols of each spirit and power still in the forest."""
    parts: Mapping[Module, SerializeAsAny[ViewPart]] = MappingProxyType({})
    """Parts of the view that the modules in play show, each its own: see `ForestModule.seen`."""
