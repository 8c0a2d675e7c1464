"""The state of one game in the forest. It knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.games.spirits_of_the_forest.kinds import Face
from engine.games.spirits_of_the_forest.layout import Layout, layout
from engine.games.spirits_of_the_forest.view import Stage
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Favour:
    """A favour token before a player, examined by its owner. A spent '+' lies face up (SF-FAVOUR-12)."""

    face: Face
    spent: bool = False


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
    """What lies before one player: tiles in the order taken, favours in the order received, gems in the supply and out of the game."""

    supply: int
    removed: int = 0
    tiles: list[int] = field(default_factory=list)
    favours: list[Favour] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    """A whole game. Cells and tiles are indices into the layout and into `components.tiles`.

    `stacks` holds the tiles of every cell, the top one last; `favours` and `gems` only the cells that have any. `box` are the tokens
    nobody sees. `turn` counts from 1. `pending` are the seats that have still to decide on their '+' after the last tile.
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

    @property
    def layout(self) -> Layout:
        """Where the cells lie."""
        return layout(self.layout_id)

    def copy(self) -> Table:
        """Another table that shares no part that changes. Field by field: playouts copy tables all the time."""
        players = [Player(p.supply, p.removed, p.tiles.copy(), p.favours.copy()) for p in self.players]
        return Table(
            self.layout_id,
            self.first,
            self.active,
            self.turn,
            self.stage,
            self.stacks.copy(),
            self.favours.copy(),
            self.gems.copy(),
            self.box.copy(),
            players,
            self.pending.copy(),
            self.last,
        )
