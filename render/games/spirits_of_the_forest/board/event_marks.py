"""The places of a game's events on the picture of the table, and the counts before each player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.games.spirits_of_the_forest.model.kinds import ID
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView
from engine.text import Seat, Text
from render.games.spirits_of_the_forest.art.picture_size import TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.signs import GEM_OF
from render.games.spirits_of_the_forest.art.site import Site
from render.games.spirits_of_the_forest.board import board, panels
from render.games.spirits_of_the_forest.modules.registry import in_play, rivals
from render.kit.marks import Box, Mark, Point

_GEM = (-24, 36, 29)
"""Place of a gem on a tile, from its middle, and its radius, in pixels."""
_CORNER = 21
"""Distance of a number from the corner of an empty cell, in pixels."""
_SEAM = (-5, 7)
"""Way from the lower left corner of a tile to where four tiles meet and nothing is drawn, in pixels."""

_TIP = 6
"""Pixels that an arrow reaches into a panel, above its name."""
_OVER = 8
"""Pixels that a favour reaches over the edges of its tile."""
_GAP = 10
"""Pixels of an arrow that are to be seen above a panel."""


def marks(event: Text, view: ForestView) -> Iterator[Mark]:
    """Yield an arrow from a tile to whoever has it now, an outline around a gem where it lies and around what was turned up."""
    show = _SHOWN.get(event.key.removeprefix(f"{ID}-event-"))
    if show is not None:
        yield from show(view, board.places(view), dict(event.args))


def tally(view: ForestView) -> Iterable[tuple[Seat, Mapping[str, int]]]:
    """Yield each seat's symbols on tiles, favours, and gems that are not out of the game."""
    for player in view.players:
        gems = player.gems_supply + player.gems_forest
        held = dict[str, int]([*player.spirits.items(), *player.powers.items()])
        yield player.seat, {**held, "favour": len(player.favours), "gem": gems}


def _take(view: ForestView, site: Site, args: Mapping[str, Any]) -> Iterator[Mark]:
    yield _gone(view, site, args["cell"], args["who"].seat)


def _take_alone(view: ForestView, site: Site, args: Mapping[str, Any]) -> Iterator[Mark]:
    """Yield the marks of tiles taken by an opponent that no seat plays."""
    for rival in rivals(view):
        yield _gone(view, site, args["cell"], rival.player.seat)


def _gem_laid(view: ForestView, site: Site, args: Mapping[str, Any]) -> Iterator[Mark]:
    """Yield the mark of a gem that was laid, as long as it lies where it came to."""
    place = _cell(view, args["cell"])
    if place.stack and place.gem == args["who"].seat:
        yield Mark(_gem(site, place), _number(view, site, place))


def _turn_up(view: ForestView, site: Site, args: Mapping[str, Any]) -> Iterator[Mark]:
    place = _cell(view, args["cell"])
    if place.stack:
        yield Mark(_box(site, place), _number(view, site, place))


_SHOWN: Mapping[str, Callable[[ForestView, Site, Mapping[str, Any]], Iterator[Mark]]] = {
    "take": _take,
    "opponent": _take_alone,
    "place": _gem_laid,
    "move": _gem_laid,
    "turn-up": _turn_up,
}


def _gone(view: ForestView, site: Site, name: str, seat: Seat) -> Mark:
    """Return an arrow to the lower edge of the forest, and down to the panel from there."""
    place = _cell(view, name)
    x, y = panels.head(view, seat, site.wide, board.panels_top(view))
    is_said = bool(place.stack) or name in _taken_last(view)
    return Mark(
        _box(site, place),
        _number(view, site, place),
        (x, y + _TIP),
        (x, site.floor),
        "" if is_said else f"{GEM_OF}{seat}",
    )


def _taken_last(view: ForestView) -> set[str]:
    """Return the places whose tiles went in the last turn, which the picture tells of by itself."""
    return set() if view.last is None else {step.cell for step in view.last.collected}


def kept_clear(view: ForestView) -> Iterator[Box]:
    """Yield all that is to be read above the panels: tiles, labels, what modules lay, and the strips between the forest and the panels."""
    site, taken = board.places(view), _taken_last(view)
    for place in view.cells:
        if place.stack or place.name in taken:
            left, top, right, bottom = _box(site, place)
            yield left, top, right, bottom
            if place.favours:
                yield left, top - _OVER, right + _OVER, top + TILE_H // 2
    yield from board.labels(view)
    for module in in_play(view):
        yield from module.boxes(view, site)
    top = board.panels_top(view)
    if top > site.floor + 8:
        yield 0, site.floor + 8, site.wide, top - _GAP


def _cell(view: ForestView, name: str) -> CellView:
    return next(each for each in view.cells if each.name == name)


def _box(site: Site, place: CellView) -> Box:
    x, y = site.middle(place)
    return x - TILE_W // 2, y - TILE_H // 2, x + TILE_W // 2, y + TILE_H // 2


def _number(view: ForestView, site: Site, place: CellView) -> Point:
    """Return the point of a number in an empty cell, or between tiles, where no module has laid anything."""
    left, top, right, bottom = _box(site, place)
    if not place.stack:
        return left + _CORNER, top + _CORNER
    across, down = _SEAM
    laid = (box for module in in_play(view) for box in module.boxes(view, site))
    if any(box[0] <= left + across <= box[2] and box[1] <= bottom + down <= box[3] for box in laid):
        return right - across, bottom + down
    return left + across, bottom + down


def _gem(site: Site, place: CellView) -> Box:
    x, y = site.middle(place)
    across, down, reach = _GEM
    return x + across - reach, y + down - reach, x + across + reach, y + down + reach
