"""Pictures of a table of any game.

Games are found as the engine finds them: the pictures of `some-game` are the `PAINTER` of the package `render.games.some_game`, those
of a game of others the `PAINTER` in its own package.
Everything here may be called from several threads; what was drawn last is cached, by what is to be seen on it.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Any, TypeVar

from cachetools import LRUCache

from engine.action import Value
from engine.home import home
from engine.text import Text
from engine.view import View
from render.kit.emblem import SIDE, emblem
from render.kit.palette import PANEL
from render.painter import Badge, MapPart, Painter, Picture

log = logging.getLogger(__name__)

R = TypeVar("R")


def table(
    game_id: str, view: View, people: Sequence[str], language: str, lately: Sequence[Sequence[Text]] = ()
) -> Picture:
    """Return the board as this view may see it, with outlines around what has changed `lately`, turn by turn; that of the last one is
    strong.
    """

    def draw(view: View, people: Sequence[str], language: str) -> Picture:
        return painter(game_id).table(view, people, language, lately)

    return _draw_once(f"table {lately}", game_id, view, people, language, draw)


def hand(game_id: str, view: View, people: Sequence[str], language: str) -> Picture | None:
    """Return the picture for `view.seat` alone; None when there is nothing only it may see, as for an onlooker."""
    return _draw_once("hand", game_id, view, people, language, painter(game_id).hand)


def scores(game_id: str, view: View, people: Sequence[str], language: str) -> Picture:
    """Return the standing now, or the final scores, with every step of the sum."""
    return _draw_once("scores", game_id, view, people, language, painter(game_id).scores)


def choice(
    game_id: str, view: View, field: str, values: Sequence[Value], people: Sequence[str], language: str
) -> Picture | None:
    """Return the values that a field may hold, lit on a picture; None where words say enough."""

    def draw(view: View, people: Sequence[str], language: str) -> Picture | None:
        return painter(game_id).choice(view, field, values, people, language)

    return _draw_once(f"choice {field} {values}", game_id, view, people, language, draw)


def is_shown(game_id: str, view: View, field: str, values: Sequence[Value]) -> bool:
    """Return whether there is a picture of the values that a field may hold."""
    return painter(game_id).is_shown(view, field, values)


def is_on_map(game_id: str, view: View, field: str, values: Sequence[Value]) -> bool:
    """Return whether the values of a field have a place on a picture."""
    return painter(game_id).is_on_map(view, field, values)


def map_parts(game_id: str, view: View, field: str, values: Sequence[Value]) -> Sequence[MapPart]:
    """Return the parts of the map on which the values of a field lie."""
    return painter(game_id).map_parts(view, field, values)


def badge(game_id: str, view: View, action: Any, fields: Collection[str]) -> Badge | None:
    """Return the badge of these fields of an action, in short; None where only words say it."""
    return painter(game_id).badge(view, action, fields)


@cache
def emblems(game_id: str) -> Mapping[str, bytes]:
    """Return the signs that the badges of a game bear, each as a PNG of its own."""
    found = painter(game_id)
    return {name: emblem(found.sign(name, SIDE, PANEL)) for name in found.badge_signs}


def all_emblems(game_ids: Iterable[str]) -> Mapping[str, Mapping[str, bytes]]:
    """Return the signs of each of these games."""
    return {each: emblems(each) for each in game_ids}


def load(game_ids: Iterable[str]) -> None:
    """Import what draws these games, so that the first picture of each is as quick as the others; one that cannot be drawn is logged."""
    for each in game_ids:
        try:
            painter(each)
        except Exception:
            log.exception("%s cannot be drawn", each)


def remarks(game_id: str, view: View, people: Sequence[str], language: str) -> tuple[str, ...]:
    """Return the lines to stand below the picture of the table."""
    return painter(game_id).remarks(view, people, language)


def standing(game_id: str, view: View, people: Sequence[str], language: str) -> tuple[str, ...]:
    """Return the standing of the game in words, where that is more than a ranking."""
    return painter(game_id).standing(view, people, language)


def describe(game_id: str, view: View, people: Sequence[str], language: str) -> str:
    """Return the whole table in words: markdown of at most 3,800 characters."""
    return painter(game_id).describe(view, people, language)


@cache
def painter(game_id: str) -> Painter[Any]:
    """Return the pictures of a game. Raises ModuleNotFoundError where there are none."""
    module = importlib.import_module(home(game_id).painter)
    found: Painter[Any] = module.PAINTER
    return found


_CACHE: LRUCache[bytes, Any] = LRUCache(64)
"""The pictures drawn last, by a digest of what they show: a view holds secrets, so the view itself is not kept."""
_LOCK = Lock()


def _draw_once(
    kind: str,
    game_id: str,
    view: View,
    people: Sequence[str],
    language: str,
    draw: Callable[[View, Sequence[str], str], R],
) -> R:
    key = _digest(kind, game_id, view, people, language)
    with _LOCK:
        if key in _CACHE:
            found: R = _CACHE[key]
            return found
    drawn = draw(view, people, language)
    with _LOCK:
        _CACHE[key] = drawn
    return drawn


def _digest(kind: str, game_id: str, view: View, people: Sequence[str], language: str) -> bytes:
    names = "\0".join(people)
    head = f"{kind}\0{game_id}\0{language}\0{len(people)}\0{names}\0"
    return blake2b(
        head.encode() + view.model_dump_json(serialize_as_any=True).encode(), digest_size=16
    ).digest()
