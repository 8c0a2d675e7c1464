"""Computer players who take their time, each with something the matter. They are pickled into the process that thinks."""

from __future__ import annotations

import asyncio
import os
import select
from dataclasses import dataclass
from io import BufferedWriter
from math import inf
from pathlib import Path
from typing import Any

from engine.chance import Chance
from engine.games.spirit_island.model.actions import Ready, Wait
from engine.match import Match
from engine.players import Late, never
from engine.text import Seat


def gate_at(folder: Path) -> Path:
    """Return a gate that is shut."""
    path = folder / "gate"
    os.mkfifo(path)
    return path


async def reached(gate: Path) -> BufferedWriter:
    """Wait until a player stands before the gate."""
    return await asyncio.to_thread(gate.open, "wb")


async def left(opened: BufferedWriter) -> None:
    """Wait until the player has gone on, or has died, and shut the gate."""
    with opened:
        leaving = select.poll()
        leaving.register(opened, 0)
        await asyncio.to_thread(leaving.poll)


async def let_through(opened: BufferedWriter) -> None:
    """Let the player go on who stands before the gate, and nobody else."""
    opened.write(b"\n")
    opened.flush()
    await left(opened)


@dataclass(frozen=True)
class First:
    """A player who takes the first action there is."""

    slow = True

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        return match.legal(seat).actions[0]


@dataclass(frozen=True)
class Gated(First):
    """A player who cannot pick before somebody opens the gate, a named pipe, for it."""

    gate: Path

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        with self.gate.open("rb") as gate:
            gate.readline()
        return super().pick(match, seat, chance, late)


class Endless(Gated):
    """A player who thinks for as long as anybody waits for it."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        with self.gate.open("rb"):
            while late() < inf:
                continue
        return match.legal(seat).actions[0]


class Puzzled(First):
    """A player with a bug."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        raise RuntimeError("no idea")


class Mortal(First):
    """A player who takes its process with it."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        os._exit(1)


READY, WAIT = Ready(), Wait()


@dataclass(frozen=True)
class Follower:
    """A player of the island who grows by the second option where the first seat has grown by the third, and else by the first."""

    slow = True

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        grown = match.imagine(seat, chance).play.table.players[0].grown
        legal = match.legal(seat).actions
        return READY if READY in legal else legal[grown == 3]


@dataclass(frozen=True)
class Mistaken(Follower):
    """A player of the island who, once the first seat is ready, picks what is not legal."""

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        return super().pick(match, seat, chance, late) if 0 in match.awaiting else WAIT
