"""Reading the map of a scenario: `data/games/moonlight/README.md` explains the signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.moonlight.model.kinds import Kind, Mark

SIGN: Final = re.compile(r"(?P<top>[.UDHhM])(?P<under>[.12abcd])(?P<tokens>[.tTsSE])(?P<mark>[.bfygLSA-F])")
UNDER: Final = {".": "", "1": "D", "2": "DD", "a": "U", "b": "DU", "c": "UD", "d": "UU"}
"""The tiles under a top tile by their sign, from the bottom up: D face down, U face up."""
TOKENS: Final[dict[str, tuple[bool, ...]]] = {
    ".": (),
    "E": (),
    "t": (False,),
    "T": (True,),
    "s": (False, False),
    "S": (False, True),
}
"""The favour tokens of a spot by their sign, from the bottom up: whether each lies face up."""
_MARKS: Final[dict[str, Mark]] = {"f": "firefly", "y": "yellow", "g": "green"}
_KINDS: Final[dict[str, Kind]] = {".": "gap", "H": "bridge", "h": "bridge", "M": "moonlight"}


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for one tile: `level` tiles lie beneath it, `x` counts half-columns.

    `tokens`, `bit` and `mark` are what lies on its tile at first, `start` the letter of a start spot: L, S, or A to F.
    """

    level: int
    row: int
    x: int
    kind: Kind = "tile"
    down: bool = False
    tokens: tuple[bool, ...] = ()
    bit: bool = False
    mark: Mark | None = None
    start: str | None = None

    @property
    def name(self) -> str:
        """The name people call the spot by: spots above each other share one, for only the top tile can be spoken of."""
        return f"{chr(ord('A') + self.row)}{self.x // 2 + 1}{'b' if self.x % 2 else ''}"

    @property
    def holds_tile(self) -> bool:
        """Whether a spirit tile lies on the spot at first."""
        return self.kind in ("tile", "bridge")


def read_map(drawing: str, level: int = 0, row: int = 0, x: float = 0.0) -> Iterator[Spot]:
    """Yield the spots of a map in reading order, from the bottom of each stack up. Raises ValueError for any other sign."""
    for y, line in enumerate(drawing.strip("\n").splitlines()):
        for column, word in enumerate(line.split()):
            sign = SIGN.fullmatch(word)
            if sign is None:
                raise ValueError(f"row {y + 1} of the map holds a sign that means nothing: {word!r}")
            yield from _stack(sign, level, row + y, round(2 * (column + x)))


def _stack(sign: re.Match[str], level: int, row: int, x: int) -> Iterator[Spot]:
    top, mark = sign["top"], sign["mark"]
    if top == "." and sign["tokens"] != "E":
        if sign[0] != "....":
            raise ValueError(f"something lies on the empty space {sign[0]!r}")
        return
    under = UNDER[sign["under"]]
    for height, face in enumerate(under):
        yield Spot(level + height, row, x, down=face == "D")
    yield Spot(
        level + len(under),
        row,
        x,
        _KINDS.get(top, "tile"),
        top in "Dh",
        TOKENS[sign["tokens"]],
        mark == "b",
        "eclipse" if sign["tokens"] == "E" else _MARKS.get(mark),
        mark if mark in "LSABCDEF" and mark != "." else None,
    )
