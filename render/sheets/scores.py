"""The score sheet of any game: a column for each seat, a row for each kind of line, the sums, and what the marks mean; upright for a phone.

A game whose outcome has lines needs nothing more than a ground and an emblem for each seat; it overrides what it shows otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from PIL import Image

from engine.outcome import Outcome, Standing
from engine.view import View
from render.kit.canvas import Canvas
from render.kit.fonts import cut, fit, printable, width
from render.kit.palette import (
    CORAL,
    CREAM,
    FAINT,
    FIELD,
    GOLD,
    GROUND,
    INK,
    MUTED,
    PANEL,
    PANEL_EDGE,
    SKY,
    Ink,
)
from render.kit.sprites import Sprite, plate, silhouette
from render.sheets.picture_size import SIDE, WIDTH
from words.catalogue import Words, signed

V = TypeVar("V", bound=View)

TITLE: Final = 104
POINTS: Final = 42
"""Size of the points of a line, in pixels."""
LINE: Final = 50
"""Height of a line of the key, in pixels."""
_SUM: Final = 118
_STEP: Final = 68
"""Pixels between signs at the head of a column."""
_BARE: Final = 92
"""Width of the first column where it has signs alone, in pixels."""

Cell: TypeAlias = Callable[[Canvas, int, int, Ink], None]
"""Drawer of the cell of a column (its number) around a middle (y) over an ink."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the sheet; `sign` is made for the ink it lies on."""

    name: str
    cell: Cell
    sign: Callable[[Ink], Sprite] | None = None
    badge: str = ""
    """Letters on the sign, in gold."""
    opens: bool = False
    """Whether a new part of the sheet begins at this row."""


@dataclass(frozen=True, slots=True)
class Party:
    """The owner of a column: a seat, or all who have one score together; without a standing the owner of what is nobody's."""

    name: str
    emblems: Sequence[Sprite]
    standing: Standing | None
    is_placed: bool = False
    """Whether there are others to compare the party with."""


class ScoreSheet(Generic[V]):
    """One score sheet. The columns are those of `names`, which are printable, unless some have one together; those beyond the last
    seat are nobody's.
    """

    heads: ClassVar[int] = 134
    """Height of the names, in pixels."""
    row: ClassVar[int] = 76
    indent: ClassVar[int] = 96
    """Left edge of the names of rows, in pixels: beside the signs, where there are some."""
    foot: ClassVar[int] = 0
    """Height of the room under the sums, for `lay_foot`, in pixels."""
    first: ClassVar[Sequence[str]] = ()
    """Keys of lines that come before all others, whoever has them."""

    def __init__(self, view: V, names: Sequence[str], words: Words) -> None:
        self.view, self.names, self.words = view, names, words

    def draw(self) -> Canvas:
        """Return the whole sheet."""
        rows = self.rows()
        body = self.heads + self.row * len(rows) + _SUM + self.foot
        canvas = Canvas(self.ground(WIDTH, TITLE + body + self.key_height))
        self._lay_title(canvas)
        canvas.lay(plate(WIDTH - 2 * SIDE, body, 22, PANEL, PANEL_EDGE, 2, GROUND), SIDE, TITLE)
        for number, row in enumerate(rows):
            self._lay_row(canvas, number, row)
        for column in range(len(self.parties)):
            left = self.middle(column) - self.column // 2 - 2
            canvas.bar(left, TITLE + 26, 2, body - 52, PANEL_EDGE)
        sums = TITLE + self.heads + self.row * len(rows)
        for y in (*(self._top(number) for number, row in enumerate(rows) if row.opens), sums):
            canvas.bar(SIDE + 14, y - 1, WIDTH - 2 * SIDE - 28, 3, MUTED)
        for column, party in enumerate(self.parties):
            self._lay_head(canvas, column, party)
        self._lay_sums(canvas, sums)
        self.lay_key(canvas, canvas.height - self.key_height)
        return canvas

    def ground(self, width: int, height: int) -> Image.Image:
        """Return the ground of the sheet, in indices of the palette."""
        raise NotImplementedError

    def emblem(self, column: int) -> Sprite:
        """Return the emblem of a seat, on a panel."""
        raise NotImplementedError

    @cached_property
    def parties(self) -> Sequence[Party]:
        """Owners of the columns, by column: by default each seat has one."""
        standings = self.view.outcome.standings
        return [
            Party(
                name,
                (self.emblem(column),),
                standings[column] if column < len(standings) else None,
                is_placed=len(standings) > 1,
            )
            for column, name in enumerate(self.names)
        ]

    def team(self) -> Party:
        """Return all seats as one party, where they win or lose together."""
        standings = self.view.outcome.standings
        members = self.words.listed(list(self.names[: len(standings)]))
        return Party(members, [self.emblem(each.seat) for each in standings], standings[0])

    def note(self) -> tuple[str, Ink]:
        """Return the note beside the title, and its ink."""
        return "", MUTED

    def winners(self) -> Collection[int]:
        """Return the columns that are crowned once the game is over."""
        standings = enumerate(party.standing for party in self.parties)
        return [column for column, standing in standings if standing and standing.rank == 1]

    def is_best(self, standing: Standing) -> bool:
        """Return whether a sum is golden."""
        return standing.rank == 1

    def rows(self) -> Sequence[ScoreRow]:
        """Return a row for each kind of line, in the order they come in, named as the first of them."""
        standings = [party.standing for party in self.parties if party.standing]
        lines = [line for standing in standings for line in standing.lines]
        named = {line.label.key: line for line in reversed(lines)}
        keys = dict.fromkeys([*self.first, *(line.label.key for line in lines)])
        return [
            ScoreRow(
                printable(self.words.say(named[key].label, self.names)),
                partial(self.lay_points, points_by(standings, key)),
            )
            for key in keys
            if key in named
        ]

    def lay_foot(self, canvas: Canvas, column: int, y: int) -> None:
        """Lay the foot under a sum."""

    @property
    def key_height(self) -> int:
        """Height of all that is explained below the sheet, in pixels."""
        return SIDE

    def lay_key(self, canvas: Canvas, top: int) -> None:
        """Lay the meanings of the marks."""

    @property
    def signs(self) -> int:
        """Width of the first column, in pixels."""
        return 264

    @property
    def sum_name(self) -> str:
        """Name before the sums."""
        return ""

    @cached_property
    def column(self) -> int:
        """Width of a column, in pixels."""
        return (WIDTH - 2 * SIDE - self.signs - 8) // len(self.parties)

    def middle(self, column: int) -> int:
        """Return the middle of a column."""
        return SIDE + self.signs + self.column * column + self.column // 2

    def right(self, column: int) -> int:
        """Return the right edge of a column's numbers: the widest of them has its middle over the sum."""
        return self.middle(column) + self._widest // 2

    @cached_property
    def _widest(self) -> int:
        """Greatest width of the points of a row, in pixels."""
        standings = [party.standing for party in self.parties if party.standing]
        keys = {line.label.key for standing in standings for line in standing.lines}
        found = (points for key in keys for points in points_by(standings, key))
        return max(
            (width(gain(points), "heavy", POINTS) for points in found if points is not None), default=0
        )

    def lay_points(
        self, points: Sequence[int | None], canvas: Canvas, column: int, y: int, over: Ink
    ) -> None:
        """Lay points with their sign; points that a seat has not, or that are worth nothing, are faint. Nobody's column stays empty."""
        if column >= len(points):
            return
        worth = points[column] or 0
        ink = FAINT if not worth else CORAL if worth < 0 else CREAM
        canvas.text(gain(worth), self.right(column), y, "heavy", POINTS, ink, over, "right")

    def lay_name(self, canvas: Canvas, name: str, y: int, over: Ink) -> None:
        """Lay the name of a row, where there is room for names."""
        if self.signs > _BARE:
            text, size = fit(name, "sans", (32, 29, 26, 23), self.signs - self.indent - 2)
            canvas.text(text, SIDE + self.indent, y, "sans", size, CREAM, over)

    def lay_mark(self, canvas: Canvas, y: int, mark: str, ground: Ink, key: str) -> None:
        """Lay a line of the key: letters or a silhouette on a small plate, and their meaning."""
        letters = ":" not in mark
        wide = 64 if letters else 50
        canvas.lay(plate(wide, 44, 14, ground, ground, 0, GROUND), SIDE + 42 - wide // 2, y - 22)
        if letters:
            canvas.text(mark, SIDE + 42, y, "heavy", 32, INK, ground, "middle")
        else:
            canvas.centre(silhouette(mark, 32, INK, ground), SIDE + 42, y)
        lay_words(canvas, key, SIDE + 90, y, WIDTH - SIDE)

    def _top(self, number: int) -> int:
        return TITLE + self.heads + self.row * number

    def _lay_title(self, canvas: Canvas) -> None:
        title = printable(self.words.key("picture-final" if self.view.outcome.final else "picture-standing"))
        taken = canvas.text(title, SIDE + 8, 50, "serif", 60, CREAM, SKY)
        note, ink = self.note()
        text, size = fit(printable(note), "sans", (38, 34, 30), WIDTH - 2 * SIDE - taken - 44)
        canvas.text(text, WIDTH - SIDE - 8, 52, "sans", size, ink, SKY, "right")

    def _lay_row(self, canvas: Canvas, number: int, row: ScoreRow) -> None:
        """Lay a row; every other one lies on a lighter band."""
        top, over = self._top(number), PANEL if number % 2 else FIELD
        y = top + self.row // 2
        if over == FIELD:
            canvas.bar(SIDE + 2, top, WIDTH - 2 * SIDE - 4, self.row, FIELD)
        if row.sign is not None:
            canvas.centre(row.sign(over), SIDE + 50, y)
        if row.badge:
            canvas.lay(plate(46, 34, 10, GOLD, GOLD, 0, over), SIDE + 46, y + 3)
            canvas.text(row.badge, SIDE + 69, y + 20, "heavy", 32, INK, GOLD, "middle")
        self.lay_name(canvas, row.name, y, over)
        for column in range(len(self.parties)):
            row.cell(canvas, column, y, over)

    def _lay_head(self, canvas: Canvas, column: int, party: Party) -> None:
        """Lay a crown for a winner, else the place; emblems and names."""
        x, y = self.middle(column), TITLE + 44
        is_crowned = self.view.outcome.final and column in self.winners()
        is_placed = party.is_placed and party.standing is not None
        signs = len(party.emblems) + (is_crowned or is_placed)
        left = x - 2 - _STEP * (signs - 1) // 2
        if is_crowned:
            canvas.centre(silhouette("mdi:crown", 58, GOLD, PANEL), left, y)
        elif is_placed and party.standing:
            canvas.text(f"{party.standing.rank}.", left, y + 2, "heavy", 44, MUTED, PANEL, "middle")
        for place, emblem in enumerate(party.emblems, signs - len(party.emblems)):
            canvas.centre(emblem, left + _STEP * place, y)
        shown = cut(party.name, "heavy", 34, self.column - 14)
        canvas.text(shown, x, TITLE + 102, "heavy", 34, CREAM, PANEL, "middle")

    def _lay_sums(self, canvas: Canvas, top: int) -> None:
        self.lay_name(canvas, self.sum_name, top + 63, PANEL)
        for column, standing in enumerate(party.standing for party in self.parties):
            if standing is None:
                continue
            x, text = self.middle(column), signed(standing.score)
            ink, over = (INK, GOLD) if self.is_best(standing) else (CREAM, PANEL)
            if over == GOLD:
                room = width(text, "heavy", 66) + 48
                canvas.lay(plate(room, 86, 22, GOLD, GOLD, 0, PANEL), x - room // 2, top + 20)
            canvas.text(text, x, top + 63, "heavy", 66, ink, over, "middle")
        for column in range(len(self.parties)):
            self.lay_foot(canvas, column, top + _SUM + self.foot // 2 - 6)


def lay_words(canvas: Canvas, text: str, x: int, y: int, right: int) -> int:
    """Lay words of the key, in one line. Return their width, in pixels."""
    shown, size = fit(printable(text), "sans", (32, 28, 25), right - x)
    return canvas.text(shown, x, y, "sans", size, CREAM, GROUND)


def gain(points: int) -> str:
    """Return points with their sign."""
    return signed(points) if points <= 0 else f"+{points}"


def points_by(standings: Iterable[Standing], *keys: str) -> list[int | None]:
    """Return the points of all lines with these keys, by standing; None where there is none."""
    found = ([line.points for line in each.lines if line.label.key in keys] for each in standings)
    return [sum(points) if points else None for points in found]


def best_first(outcome: Outcome) -> list[Standing]:
    """Return the standings by rank, then by seat."""
    return sorted(outcome.standings, key=lambda each: (each.rank, each.seat))
