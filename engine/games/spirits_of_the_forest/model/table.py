"""The state of one game in the forest. It knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, TypeAlias

from pydantic import PlainSerializer

from engine.games.spirits_of_the_forest.model.kinds import AIR, SPIRITS, Face, Module, Spirit
from engine.games.spirits_of_the_forest.model.layout import Layout, layout
from engine.games.spirits_of_the_forest.model.module_states import Choice, Display, MoonlightTiles, Seasons
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.text import Seat

Cells: TypeAlias = Annotated[frozenset[int], PlainSerializer(sorted, return_type=list[int])]
"""Cells in no order. They are saved in theirs, so that equal tables give equal texts."""


@dataclass(frozen=True, slots=True)
class Favour:
    """A favour token before a player, examined by its owner. A spent '+' lies face up (SF-FAVOUR-12).

    `known`: everybody has seen it, though it is not spent (SF-EVENT-06).
    """

    face: Face
    spent: bool = False
    known: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A tile taken from a cell, with what was paid for it and the number of favours that lay on it."""

    cell: int
    tile: int
    paid: str | None
    favours: int


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in a turn; cells by index."""

    seat: Seat
    picks: tuple[Pick, ...] = ()
    gem_to: int | None = None
    gem_from: int | None = None
    passed: bool = False


@dataclass(slots=True)
class Player:
    """What lies before one player: tiles in the order taken, favours in the order received, gems in the supply and out of the game.

    `rewards` are the spirit symbols that a wish has brought (SF-WISH-08).
    """

    supply: int
    removed: int = 0
    tiles: list[int] = field(default_factory=list)
    favours: list[Favour] = field(default_factory=list)
    rewards: tuple[Spirit, ...] = ()

    def copy(self) -> Player:
        """Another player that shares nothing that changes."""
        return Player(self.supply, self.removed, self.tiles.copy(), self.favours.copy(), self.rewards)


@dataclass(slots=True)
class Solo:
    """The virtual opponent of a solo game, whose tokens lie face down until a row is emptied (SF-SOLO-10).

    `unseen` are the tokens still to be turned up, in their order; `rule` is the edition whose ruling on missing spirits is played
    (SF-SOLO-19); `offered` is what became of the own token (SF-SOLO-22).
    """

    opponent: Player
    unseen: list[Face]
    rule: str
    offered: str | None = None

    @staticmethod
    def rows_left(table: Table) -> int:
        """How many rows still hold tiles."""
        cells = zip(table.layout.cells, table.stacks, strict=True)
        return len({cell.y for cell, stack in cells if stack})

    def copy(self) -> Solo:
        """Another one that shares nothing that changes."""
        return replace(self, opponent=self.opponent.copy(), unseen=self.unseen.copy())


@dataclass(slots=True)
class Table:
    """A whole game. Cells and tiles are indices into the layout and into `components.tiles`.

    `stacks` holds the tiles of every cell, the top one last; `favours` and `gems` only the cells that have any. `box` are the tokens
    nobody sees. `turn` counts from 1. `pending` are the seats that have still to decide on their '+' after the last tile.

    `modules` are those in play, in the order of `kinds.Module`; what they keep is None where they are not. `down` are the cells whose
    tile lies face down; `remain` how many tiles must stay in each row; `won` the tokens collected in this turn and not yet examined;
    `fresh` whether a tile turned up while the collecting went on.
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
    last: Turn | None = None
    modules: tuple[Module, ...] = ()
    down: Cells = frozenset()
    remain: tuple[int, ...] = ()
    won: tuple[Favour, ...] = ()
    fresh: bool = False
    wish: Choice | None = None
    curse: Choice | None = None
    seasons: Seasons | None = None
    moonlight: MoonlightTiles | None = None
    enchanted: Display | None = None
    solo: Solo | None = None

    @property
    def layout(self) -> Layout:
        """Where the cells lie."""
        return layout(self.layout_id)

    @property
    def spirits(self) -> tuple[Spirit, ...]:
        """The spirits of this game."""
        return (*SPIRITS, AIR) if "air" in self.modules else SPIRITS

    @property
    def revealed(self) -> bool:
        """SF-END-03: whether all favour tokens lie open, the forest being done with."""
        return self.stage in ("reward", "offer", "over")

    def copy(self) -> Table:
        """Another table that shares no part that changes. Field by field: playouts copy tables all the time."""
        other = Table(
            self.layout_id,
            self.first,
            self.active,
            self.turn,
            self.stage,
            self.stacks.copy(),
            self.favours.copy(),
            self.gems.copy(),
            self.box.copy(),
            [player.copy() for player in self.players],
            self.pending.copy(),
            self.last,
            self.modules,
            self.down,
            self.remain,
            self.won,
            self.fresh,
        )
        if self.modules:
            other.wish = self.wish and self.wish.copy()
            other.curse = self.curse and self.curse.copy()
            other.seasons = self.seasons
            other.moonlight = self.moonlight and self.moonlight.copy()
            other.enchanted = self.enchanted and self.enchanted.copy()
            other.solo = self.solo and self.solo.copy()
        return other
