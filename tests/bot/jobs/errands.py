"""Jobs for a working process, each with something the matter. Little is imported here, so that the process has read them at once."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakSet

from bot.jobs.stop_signal import is_dropped


@dataclass(frozen=True)
class Count:
    """A job that counts to a number and tells each on the way, and prints them where the messages go."""

    to: int

    def run(self, progress: Callable[..., None]) -> tuple[int, int]:
        for number in range(self.to):
            print(number)
            progress(number, self.to)
        return self.to, os.getpid()


@dataclass(frozen=True)
class Wait:
    """A job that waits until somebody opens the gate, a named pipe."""

    gate: Path

    def run(self, progress: Callable[..., None]) -> str:
        with self.gate.open("rb") as gate:
            gate.readline()
        return "let through"


@dataclass(frozen=True)
class Persist:
    """A job that goes on until nobody waits for it any more, and says through the gate that it has begun."""

    gate: Path

    def run(self, progress: Callable[..., None]) -> str:
        with self.gate.open("rb"):
            while not is_dropped():
                time.sleep(0.001)
        return "dropped"


class IsDropped:
    """A job that says whether anybody waits for it."""

    def run(self, progress: Callable[..., None]) -> bool:
        return is_dropped()


class Last:
    """A job after which its process hears nothing more, and so ends: it can only be answered at once."""

    def run(self, progress: Callable[..., None]) -> str:
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        return "the last"


class Fail:
    """A job with a bug."""

    def run(self, progress: Callable[..., None]) -> None:
        raise RuntimeError("no idea")


class Die:
    """A job that takes its process with it."""

    def run(self, progress: Callable[..., None]) -> None:
        os._exit(1)


@dataclass(frozen=True)
class Find:
    """A job that looks for a game, and returns the packages of games that are imported by then."""

    game: str

    def run(self, _progress: Callable[..., None]) -> list[str]:
        from engine.registry import find  # Here, so that the processes of the other jobs are there sooner.

        find(self.game)
        parts = [name.split(".") for name in sys.modules]
        return [name for *home, name in parts if home == ["engine", "games"]]


@dataclass(frozen=True)
class Grow:
    """A job that keeps so many objects, as a tree in which a player searches. It returns how often all of them were looked at."""

    objects: int

    def run(self, _progress: Callable[..., None]) -> int:
        before = int(gc.get_stats()[2]["collections"])
        tree = [[number] for number in range(self.objects)]
        assert len(tree) == self.objects
        return int(gc.get_stats()[2]["collections"]) - before


class Knot:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@dataclass(frozen=True)
class Tangle:
    """A job that throws away so many knots, one after the other. It returns the largest number there was of them at once."""

    knots: int

    def run(self, _progress: Callable[..., None]) -> int:
        there: WeakSet[Knot] = WeakSet()
        most = 0
        for _ in range(self.knots):
            there.add(Knot())
            most = max(most, len(there))
        return most


class Look:
    """A job that counts the knots that are there: those that an earlier one has left."""

    def run(self, _progress: Callable[..., None]) -> int:
        return sum(isinstance(each, Knot) for each in gc.get_objects())


def die_unless(died: Path) -> str:
    """Take the process with it, but only once: afterwards the file is there."""
    if not died.exists():
        died.touch()
        os._exit(1)
    return "lives"


def raise_in_vain() -> None:
    raise RuntimeError("in vain")


def wait_at(gate: Path) -> None:
    """Wait until somebody opens the gate."""
    Wait(gate).run(print)
