"""Pictures of a table: a View in, a PNG and its description out.

Games are found as the engine finds them: the pictures of `some-game` are the `PAINTER` of the package `render.games.some_game`.
Everything here may be called from several threads; what was drawn last is kept, by what is to be seen on it.
"""

from __future__ import annotations

import importlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Any, Protocol, TypeVar

from engine.game import View

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, its alternative text (at most 1,024 characters) and its size in pixels."""

    data: bytes
    alt: str
    width: int
    height: int


class Painter(Protocol):
    """The pictures of one game. Each is made from nothing but the view, the names by seat and the language."""

    def table(self, view: Any, people: Sequence[str], language: str) -> Picture:
        """The board and what lies before each player."""

    def hand(self, view: Any, people: Sequence[str], language: str) -> Picture | None:
        """What only `view.seat` may see; None when that is nothing."""

    def scores(self, view: Any, people: Sequence[str], language: str) -> Picture:
        """The standing, with every step of the sum."""

    def describe(self, view: Any, people: Sequence[str], language: str) -> str:
        """The whole table in words: markdown of at most 3,800 characters."""


def table(game_id: str, view: View, people: Sequence[str], language: str) -> Picture:
    """The board as this view may see it."""
    return _KEPT.get(("table", game_id, view, people, language), painter(game_id).table)


def hand(game_id: str, view: View, people: Sequence[str], language: str) -> Picture | None:
    """What only `view.seat` may see; None when that is nothing, as for an onlooker."""
    return _KEPT.get(("hand", game_id, view, people, language), painter(game_id).hand)


def scores(game_id: str, view: View, people: Sequence[str], language: str) -> Picture:
    """The standing now, or the final scores, with every step of the sum."""
    return _KEPT.get(("scores", game_id, view, people, language), painter(game_id).scores)


def describe(game_id: str, view: View, people: Sequence[str], language: str) -> str:
    """The whole table in words: markdown of at most 3,800 characters."""
    return painter(game_id).describe(view, people, language)


@cache
def painter(game_id: str) -> Painter:
    """The pictures of a game. Raises ModuleNotFoundError where there are none."""
    module = importlib.import_module(f"render.games.{game_id.replace('-', '_')}")
    found: Painter = module.PAINTER
    return found


class _Kept:
    """The pictures drawn last, by a digest of what they show: a view holds secrets, so the view itself is not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pictures: OrderedDict[bytes, Any] = OrderedDict()
        self._lock = Lock()

    def get(
        self,
        what: tuple[str, str, View, Sequence[str], str],
        draw: Callable[[Any, Sequence[str], str], R],
    ) -> R:
        kind, game_id, view, people, language = what
        key = _digest(kind, game_id, view, people, language)
        with self._lock:
            if key in self._pictures:
                self._pictures.move_to_end(key)
                found: R = self._pictures[key]
                return found
        drawn = draw(view, people, language)
        with self._lock:
            self._pictures[key] = drawn
            while len(self._pictures) > self._most:
                self._pictures.popitem(last=False)
        return drawn


def _digest(kind: str, game_id: str, view: View, people: Sequence[str], language: str) -> bytes:
    names = "\0".join(people)
    head = f"{kind}\0{game_id}\0{language}\0{len(people)}\0{names}\0"
    return blake2b(
        head.encode() + view.model_dump_json(serialize_as_any=True).encode(), digest_size=16
    ).digest()


_KEPT = _Kept(64)
