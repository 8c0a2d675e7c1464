"""Shares of noticed defects by room, kept in `tests/mutants/SHARES.md` for whoever wonders where tests are thin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

TABLE = Path(__file__).with_name("SHARES.md")
HEAD = """# Shares of noticed defects

Written by `make mutants ROOM=... ARGS="--keep"`: of the defects drawn from a room with a seed, the share that a test noticed when they were
first tried, and the share now, after tests for those that had survived. What nobody could notice (`unnoticeable.toml`) is not counted.
The first share is what the tests were worth; a new seed says what they are worth now.

| room | tried | of | seed | noticed at first | noticed now |
|---|--:|--:|---|--:|--:|
"""


@dataclass(frozen=True)
class Share:
    """A line of the table: of one room's defects, how many were tried, drawn with a seed, and how many of these were noticed."""

    room: str
    tried: int
    every: int
    seed: str
    first: str
    now: str

    @classmethod
    def read(cls, line: str) -> Share:
        """Return what a line of the table says."""
        room, tried, every, seed, first, now = (cell.strip(" `") for cell in line.strip(" |\n").split("|"))
        return cls(room, int(tried), int(every), seed, first, now)

    def __str__(self) -> str:
        return f"| `{self.room}` | {self.tried} | {self.every} | {self.seed} | {self.first} | {self.now} |\n"


def keep(share: Share, table: Path = TABLE) -> None:
    """Write the share of a room; where the same seed was tried before, what was noticed at first stays."""
    kept = {(each.room, each.seed): each for each in _kept(table)}
    before = kept.get((share.room, share.seed), share)
    kept[share.room, share.seed] = replace(share, first=before.first)
    table.write_text(HEAD + "".join(str(kept[key]) for key in sorted(kept)), encoding="utf-8")


def _kept(table: Path) -> list[Share]:
    if not table.exists():
        return []
    lines = table.read_text(encoding="utf-8").splitlines()
    return [Share.read(line) for line in lines if line.startswith("| `")]
