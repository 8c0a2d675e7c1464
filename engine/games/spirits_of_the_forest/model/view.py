"""What one seat may know of the forest: the models that pictures and messages are made from."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from engine.game import View
from engine.games.spirits_of_the_forest.model.kinds import Face, Module, Power, Spirit
from engine.text import Seat

Stage: TypeAlias = Literal[
    "choose",
    "collect",
    "second",
    "moonlight",
    "gem",
    "claim",
    "bonus-gem",
    "bonus-token",
    "last-chance",
    "offer",
    "reward",
    "over",
]
"""What is waited for.

choose        everybody keeps one card of each kind       bonus-gem     gems are moved for a card claimed
collect       tiles                                       bonus-token   one of two tokens drawn is kept
second        a second tile, others having turned up      last-chance   a decision on '+' after the last tile
moonlight     a Moonlight tile, up or down                offer         what becomes of the solo player's token
gem           a gem                                       reward        a token for a wish come true
claim         a card of the display, or none              over          nothing more
"""


class Shown(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True)


class TileView(Shown):
    """A spirit tile; without a spirit it lies face down."""

    spirit: Spirit | None
    symbols: int
    power: Power | None


class FavourView(Shown):
    """A favour token; without a face it lies face down for this viewer. A spent '+' lies face up.

    `known`: everybody has seen it, or sees it lying.
    """

    face: Face | None
    spent: bool
    known: bool = False


class CellView(Shown):
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


class PlayerView(Shown):
    """What lies before one player; tiles in the order they were taken, counts of symbols on tiles alone."""

    seat: Seat
    tiles: tuple[TileView, ...]
    spirits: dict[Spirit, int]
    powers: dict[Power, int]
    favours: tuple[FavourView, ...]
    gems_supply: int
    gems_forest: int
    gems_removed: int
    tile_count: int
    wish: str | None = None
    """The wish card that lies open, by its goal; for its own player also while it is only chosen."""
    curse: str | None = None
    """As `wish`, by its id."""
    dealt: tuple[str, ...] = ()
    """The cards this viewer may choose from at the start: `wish:…` and `curse:…`; () for everybody else's."""
    rewards: tuple[Spirit, ...] = ()
    """Symbols that a wish come true has brought."""
    stars: tuple[int, ...] = ()
    """The rows whose star cards this player has won."""
    claimed: tuple[str, ...] = ()
    """The enchantment cards claimed, by their ids."""


class SeasonView(Shown):
    """The card beside a row, from 0: how many tiles must remain, or "star"; None where there is none."""

    row: int
    card: str | None
    remain: int
    closed: bool
    owner: Seat | None
    """Who has won the star."""


class MoonlightView(Shown):
    """A Moonlight tile on the centre of four cells. Without a spirit it is unknown to this viewer.

    `state`: it lies among the spirit tiles ("lying"), its taker looks at it ("looking"), or it was left "up" or "down".
    """

    name: str
    cells: tuple[str, ...]
    spirit: Spirit | None
    state: Literal["lying", "looking", "up", "down"]
    seer: Seat | None


class EnchantmentView(Shown):
    """A card of the display; `claimable` with the tiles this viewer has now."""

    card: str
    claimable: bool


class OpponentView(Shown):
    """The virtual opponent of a solo game; `unseen` tokens lie still face down."""

    tiles: tuple[TileView, ...]
    spirits: dict[Spirit, int]
    favours: tuple[FavourView, ...]
    unseen: int


class Collected(Shown):
    """A tile taken in a turn, with so many favours on it. `paid` is "supply", "plus" or a gem's cell."""

    cell: str
    tile: TileView
    paid: str | None
    favours: int


class LastTurn(Shown):
    """The turn that was begun last, also while it goes on."""

    seat: Seat
    collected: tuple[Collected, ...]
    gem_to: str | None
    gem_from: str | None
    passed: bool


class Part(Shown):
    """One seat's part in a category; `most`: its count is the highest, `missing`: it has no tile of it."""

    on_tiles: int
    on_favours: int
    total: int
    most: bool
    missing: bool
    points: int


class Category(Shown):
    """A spirit or power and every seat's part in it, as far as the viewer may know; `factor` 2 where it counts twice.

    In a solo game the opponent's part comes after the player's.
    """

    name: Spirit | Power
    parts: tuple[Part, ...]
    factor: int = 1


class ForestView(View):
    """The forest as one seat (None: an onlooker) may know it."""

    stage: Stage
    turn: int
    """The number of the turn, from 1."""
    active: Seat | None
    """Whose turn it is; None after the last tile."""
    first: Seat
    """Who took the first turn."""
    tiles_left: int
    rows: int
    columns: int
    """The size of the forest, in rows and whole columns."""
    cells: tuple[CellView, ...]
    """All cells of the layout, in reading order."""
    players: tuple[PlayerView, ...]
    """Every seat's player, in seat order."""
    last: LastTurn | None
    categories: tuple[Category, ...]
    """The spirits, then sun, moon and fire; complete when the game is over."""
    modules: tuple[Module, ...] = ()
    """What is played beside the base game, or instead of it."""
    spirits: tuple[Spirit, ...] = ()
    """The spirits of this game."""
    seasons: tuple[SeasonView, ...] = ()
    """By row; () without the Four Seasons."""
    moonlight: tuple[MoonlightView, ...] = ()
    """By block, in reading order; () without Moonlight tiles."""
    display: tuple[EnchantmentView, ...] = ()
    """The enchantment cards that can be claimed; () outside the Enchanted mode."""
    deck: int = 0
    """How many enchantment cards are still to come."""
    drawn: tuple[Face, ...] = ()
    """The tokens this viewer has drawn and may keep one of."""
    box: tuple[Face, ...] = ()
    """The tokens set aside, while one of them is chosen as a reward."""
    opponent: OpponentView | None = None
    """In a solo game."""
    solo_rule: str | None = None
    """In a solo game the edition whose ruling on missing spirits is played."""
