"""Computer players who take their time, each with something the matter. They are pickled into the process that thinks."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from io import BufferedWriter
from pathlib import Path
from typing import Any

from engine.chance import Chance
from engine.match import Match
from engine.players import Late, never
from engine.text import Seat


def gate_at(folder: Path) -> Path:
    """A gate that is shut."""
    path = folder / "gate"
    os.mkfifo(path)
    return path


async def reached(gate: Path) -> BufferedWriter:
    """Waits until a player stands before the gate; it goes on when what this gives is closed."""
    return await asyncio.to_thread(gate.open, "wb")


@dataclass(frozen=True)
class First:
    """Takes the first action there is."""

    slow = True

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        return match.legal(seat).actions[0]


@dataclass(frozen=True)
class Gated(First):
    """Cannot pick before somebody has opened and closed the gate, a named pipe, for writing."""

    gate: Path

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        self.gate.read_bytes()
        return super().pick(match, seat, chance, late)


class Puzzled(First):
    """Has a bug."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        raise RuntimeError("no idea")


class Mortal(First):
    """Takes its process with it."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        os._exit(1)
