"""Hex: two players link opposite sides of a board of hexagons; a classic that cannot end in a draw."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.game import Game, TableOptions
from engine.guard import Objection
from engine.kit import Action, GameTexts, verb
from engine.legal import Legal
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat, Who
from engine.thinking import Thinking
from engine.view import View

SIZE: Final = 11
COLUMNS: Final = "abcdefghijk"
ROWS: Final = range(1, SIZE + 1)
EMPTY: Final = -1
FIRST: Final = Seat(0)
BESIDE: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))

words = GameTexts("hex")


class HexAction(Action):
    """Any action of a seat."""

    __slots__ = ()


@verb("place")
class Place(HexAction):
    """Place a stone on an empty space."""

    column: str
    row: int


@verb("swap")
class Swap(HexAction):
    """Take over the first stone, mirrored."""


@dataclass(slots=True)
class Board(Copied):
    """The spaces, row by row: the seat whose stone lies there, or `EMPTY`."""

    cells: list[int] = field(default_factory=lambda: [EMPTY] * SIZE * SIZE)
    active: Seat = FIRST
    stones: int = 0
    last: int = EMPTY
    winner: int = EMPTY


class HexView(View):
    """All lies open: everybody sees the whole board."""

    cells: tuple[int, ...]
    active: Seat
    last: int


def is_free(board: Board, seat: Seat, action: HexAction) -> Objection | None:
    """HEX-PLACE-01: a stone is placed on an empty space of the board."""
    if isinstance(action, Place):
        if action.column not in COLUMNS or action.row not in ROWS:
            return words.refuse("HEX-PLACE-01", "outside")
        if board.cells[space(action)] != EMPTY:
            return words.refuse("HEX-PLACE-01", "taken")
    return None


def may_swap(board: Board, seat: Seat, action: HexAction) -> Objection | None:
    """HEX-SWAP-01: only the second player, and only on the first turn."""
    if isinstance(action, Swap) and board.stones != 1:
        return words.refuse("HEX-SWAP-01", "swap")
    return None


GUARDS = (is_free, may_swap)


def space(action: Place) -> int:
    return (action.row - 1) * SIZE + COLUMNS.index(action.column)


def name(cell: int) -> str:
    return f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}"


def missing(cells: Sequence[int], seat: Seat) -> int:
    """Return the stones that a seat needs at least to link its sides: 0 where they are linked."""
    best = [SIZE * SIZE] * len(cells)
    begins = [each if seat == 0 else each * SIZE for each in range(SIZE)]
    queue = deque(cell for cell in begins if cells[cell] in (EMPTY, seat))
    for cell in queue:
        best[cell] = int(cells[cell] == EMPTY)
    while queue:
        cell = queue.popleft()
        for across, down in BESIDE:
            x, y = cell % SIZE + across, cell // SIZE + down
            if 0 <= x < SIZE and 0 <= y < SIZE and cells[y * SIZE + x] in (EMPTY, seat):
                need = best[cell] + (cells[y * SIZE + x] == EMPTY)
                if need < best[y * SIZE + x]:
                    best[y * SIZE + x] = need
                    queue.append(y * SIZE + x)
    return min(best[-SIZE:] if seat == 0 else best[SIZE - 1 :: SIZE])


class HexThinking(Thinking[Board, HexAction]):
    """Worth of a board: whoever needs fewer stones stands better."""

    def value(self, table: Board) -> Sequence[float]:
        """Return by seat the chance to win; to be on turn is half a stone."""
        if table.winner != EMPTY:
            return [float(seat == table.winner) for seat in (0, 1)]
        lead = missing(table.cells, Seat(1)) - missing(table.cells, Seat(0)) + (0.5, -0.5)[table.active]
        first = min(0.98, max(0.02, 0.5 + lead / SIZE))
        return [first, 1 - first]


class Hex(Game[Board, HexAction, HexView, TableOptions]):
    """Hex on 11 by 11 hexagons, with the swap rule."""

    id = "hex"
    version = 1
    seats = (2,)
    actions = (Place, Swap)
    table_type = Board
    guards = GUARDS

    def __init__(self) -> None:
        super().__init__()
        self.thinking = HexThinking(self)

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Board:
        return Board()

    def awaits(self, table: Board) -> Mapping[Seat, Ask[HexAction]]:
        if table.winner != EMPTY:
            return {}
        return {table.active: Ask(words.tell("ask"), Legal(lambda: _legal(table)))}

    def play(self, table: Board, seat: Seat, action: HexAction, chance: Chance) -> Iterator[Event]:
        match action:
            case Place():
                table.last = space(action)
                yield words.event("place", who=Who(seat), at=name(table.last))
            case Swap():
                table.cells[table.last] = EMPTY
                table.last = table.last % SIZE * SIZE + table.last // SIZE
                yield words.event("swap", who=Who(seat), at=name(table.last))
        table.cells[table.last] = seat
        table.stones += 1
        table.active = Seat(1 - seat)
        if not missing(table.cells, seat):
            table.winner = seat

    def view(self, table: Board, seat: Seat | None) -> HexView:
        outcome = self.outcome(table)
        key, who = ("won", table.winner) if outcome.final else ("turn", table.active)
        about = {
            "seat": seat,
            "seats": 2,
            "headline": words.tell(key, who=Who(Seat(who))),
            "outcome": outcome,
        }
        return HexView(**about, cells=tuple(table.cells), active=table.active, last=table.last)

    def outcome(self, table: Board) -> Outcome:
        over, scores = table.winner != EMPTY, [int(seat == table.winner) for seat in (0, 1)]
        ranks = [2 - score if over else 1 for score in scores]
        lines = [(ScoreLine(words.tell("line"), score),) for score in scores]
        found = (Standing(Seat(s), ranks[s], scores[s], lines[s]) for s in (0, 1))
        return Outcome(tuple(found), over)

    def redeal(self, table: Board, seat: Seat | None, chance: Chance) -> Board:
        return table.copy()

    def pieces(self, table: Board, verb: str, field: str) -> Sequence[Value]:
        return tuple(COLUMNS) if field == "column" else ROWS


def _legal(board: Board) -> list[HexAction]:
    free = [cell for cell, owner in enumerate(board.cells) if owner == EMPTY]
    places = [Place(COLUMNS[cell % SIZE], cell // SIZE + 1) for cell in free]
    return [*places, Swap()] if may_swap(board, board.active, Swap()) is None else [*places]


GAME = Hex()
