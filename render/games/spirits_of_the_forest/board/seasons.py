"""The season cards beside the rows."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.model.view import ForestView, SeasonView
from engine.games.spirits_of_the_forest.modules.seasons import SEASONS, STAR
from render.games.spirits_of_the_forest.art.look import RADIUS, TILE_H, TILE_W, draw_gem
from render.games.spirits_of_the_forest.board.site import SEASON_ROOM, Site
from render.kit.canvas import Canvas
from render.kit.palette import CORAL, CREAM, GOLD, MIST, NIGHT, PANEL_EDGE, WOOD, Ink, mix, tones
from render.kit.sprites import Brush, Sprite, kept, plate, stamp

LOOKS = {
    "spring": ("leaf", "mdi:sprout"),
    "summer": ("moss", "mdi:butterfly"),
    "autumn": ("rust", "fa:leaf"),
    "winter": ("azure", "fa:snowflake"),
}
"""Hue and silhouette of each season."""


def lay_cards(canvas: Canvas, view: ForestView, place: Site) -> None:
    """A card at the right of each row; a row that is closed is fenced in."""
    for season in view.seasons:
        y = place.row(season.row)
        if season.closed:
            fence = plate(place.right - place.left, place.pitch - 4, RADIUS + 4, NIGHT, CORAL, 3, WOOD)
            canvas.lay(fence, place.left, y - place.pitch // 2 + 2)
        if season.card is not None:
            canvas.centre(_card(season), place.right + SEASON_ROOM // 2, y)


@kept(64)
def _card(season: SeasonView) -> Sprite:
    hue, sign = LOOKS[SEASONS[season.row]]
    brush = Brush(TILE_W, TILE_H)
    if season.owner is not None:
        brush.frame((2, 2, TILE_W - 2, TILE_H - 2), RADIUS, 2, MIST)
        _star(brush, mix(WOOD, MIST, 0.7))
        draw_gem(brush, season.owner, TILE_W / 2, 80, 24, NIGHT)
        return stamp(brush.done(), WOOD)
    tone = tones(hue, lit=not season.closed)
    brush.box((0, 0, TILE_W, TILE_H), RADIUS, CORAL if season.closed else CREAM)
    brush.box((3, 3, TILE_W - 3, TILE_H - 3), RADIUS - 3, tone.body)
    brush.icon(sign, TILE_W / 2, 28, 40, tone.rim if season.closed else tone.glyph)
    if season.card == STAR:
        _star(brush, GOLD)
    else:
        _remain(brush, season, tone.edge, tone.glyph)
    return stamp(brush.done(), WOOD)


def _star(brush: Brush, ink: Ink) -> None:
    brush.icon("fa:star", TILE_W / 2, 86, 64, ink)


def _remain(brush: Brush, season: SeasonView, ground: Ink, ink: Ink) -> None:
    """How many tiles must stay, on as many tiles; with a padlock once no more are left."""
    brush.box((9, 52, TILE_W - 9, TILE_H - 10), 12, ground)
    if season.closed:
        brush.icon("fa:lock", 32, 87, 34, CORAL)
    else:
        brush.box((19, 68, 45, 105), 6, ink)
        brush.icon("fa:leaf", 32, 86, 18, ground)
    brush.text(str(season.remain), 67, 87, "heavy", 52, ink)


@kept(8)
def star(size: int, over: Ink) -> Sprite:
    """A star card that was won, beside its player's name."""
    brush = Brush(size, size)
    brush.box((0, 0, size, size), 10, PANEL_EDGE)
    brush.icon("fa:star", size / 2, size / 2, size * 0.8, GOLD)
    return stamp(brush.done(), over)
