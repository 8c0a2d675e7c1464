"""The places of a game's events on the picture of the table, and the counts before each side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.games.moonlight.model.kinds import ID
from engine.games.moonlight.model.texts import side_text
from engine.games.moonlight.model.view import MoonlightView, SpotView
from engine.text import Seat, Text
from render.games.moonlight.board import board, ground
from render.games.spirits_of_the_forest.art.picture_size import TILE_H, TILE_W
from render.kit.marks import Box, Mark

_TILES = ("picks", "picks-tile", "turned-up", "reflects", "light-comes")
"""Events of a tile, which may be gone, at `place`."""
_CREATURES = ("moves", "relocates", "crosses", "through-eclipse")
"""Events that bring a creature to `place`."""


def marks(event: Text, view: MoonlightView) -> Iterator[Mark]:
    """Yield an outline around where a tile was picked or turned up, and around a creature that has come."""
    name, args = event.key.removeprefix(f"{ID}-event-"), dict(event.args)
    if name not in (*_TILES, *_CREATURES):
        return
    spot = _uppermost(view, str(args["place"]))
    if spot is None:
        return
    if name in _TILES:
        box = _tile(view, spot)
        yield Mark(box, (box[0] + 14, box[1] + 14) if spot.tile is None else (box[0], box[1]))
    elif spot.creature is not None:
        box = _creature(view, spot)
        yield Mark(box, (box[0] + 2, box[3] - 4))


def tally(view: MoonlightView) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
    """Yield symbols and bits of both sides, and the gems of the players."""
    for side in view.sides:
        symbols: dict[str, int] = {
            category.name: category.of(side.side).total for category in view.categories
        }
        yield side_text(side.side, view.mode), {**symbols, "bit": side.bits}
    for player in view.players:
        yield player.seat, {"gem": player.gems}


def _uppermost(view: MoonlightView, name: str) -> SpotView | None:
    """Return the visible spot of a place; None where it is under another one now."""
    seen = [spot for spot in ground.uppermost(view) if spot.name == name]
    return seen[-1] if seen else None


def _tile(view: MoonlightView, spot: SpotView) -> Box:
    x, y = ground.middle(view, spot, board.left_of_ground(view))
    return x - TILE_W // 2, y - TILE_H // 2, x + TILE_W // 2, y + TILE_H // 2


def _creature(view: MoonlightView, spot: SpotView) -> Box:
    x, y = ground.middle(view, spot, board.left_of_ground(view))
    dx, dy, size = ground.creature_place(spot)
    half = size // 2 + 4
    return x + dx - half, y + dy - half, x + dx + half, y + dy + half
