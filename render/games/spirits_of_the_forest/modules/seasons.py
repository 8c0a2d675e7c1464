"""The Four Seasons: cards beside the rows, stars before players, points on the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS, SEASONS, STAR, SeasonView
from engine.text import Text, Who
from render.games.spirits_of_the_forest.art.icons import draw_gem
from render.games.spirits_of_the_forest.art.picture_size import RADIUS, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.site import Site
from render.games.spirits_of_the_forest.modules.module import ModulePictures, RowKind
from render.kit.canvas import Canvas
from render.kit.palette import CORAL, CREAM, GOLD, MIST, NIGHT, PANEL, PANEL_EDGE, WOOD, Ink, mix, tones
from render.kit.sprites import Brush, Sprite, cached, plate, stamp

LOOKS = {
    "spring": ("leaf", "mdi:sprout"),
    "summer": ("moss", "mdi:butterfly"),
    "autumn": ("rust", "fa:leaf"),
    "winter": ("azure", "fa:snowflake"),
}
"""Hue and silhouette of each season."""


class SeasonPictures(ModulePictures):
    """The pictures of the Four Seasons: a card beside each row, which is fenced in once the row is closed."""

    legend: ClassVar[Mapping[str, tuple[str, Ink]]] = {
        **{season: (icon, tones(hue).rim) for season, (hue, icon) in LOOKS.items()},
        "locked": ("fa:lock", CORAL),
    }
    beside = 112
    rows: ClassVar[Mapping[str, RowKind]] = {
        "line-stars": RowKind("stars", "fa:star", GOLD),
        "line-nature": RowKind("nature", "fa:seedling", tones("leaf").rim),
    }

    def lay_under(self, canvas: Canvas, view: ForestView, place: Site) -> None:
        """Lay a card at the right of each row; fence in a row that is closed."""
        for season in FOUR_SEASONS.seen(view).rows:
            y = place.row(season.row)
            if season.closed:
                fence = plate(place.right - place.left, place.pitch - 4, RADIUS + 4, NIGHT, CORAL, 3, WOOD)
                canvas.lay(fence, place.left, y - place.pitch // 2 + 2)
            if season.card is not None:
                canvas.centre(season_card(season), place.right + self.beside // 2, y)

    def closed_rows(self, view: ForestView) -> frozenset[int]:
        """Return the rows with no more tiles than must remain."""
        return frozenset(season.row for season in FOUR_SEASONS.seen(view).rows if season.closed)

    def trophies(self, view: ForestView, player: PlayerView) -> Iterator[Sprite]:
        """Yield the stars of a player."""
        return (star(52, PANEL) for _ in FOUR_SEASONS.seen(view).stars(player.seat))

    def in_words(self, view: ForestView, cards: bool) -> Iterator[Text]:
        """Yield the cards beside the rows."""
        if seasons := tuple(
            _in_words(view, season) for season in FOUR_SEASONS.seen(view).rows if season.card is not None
        ):
            yield tell("told-seasons", cards=seasons)

    def player_in_words(self, view: ForestView, player: PlayerView, cards: bool) -> Iterator[Text]:
        """Yield the stars."""
        if stars := FOUR_SEASONS.seen(view).stars(player.seat):
            yield tell("told-stars", count=len(stars))


def _in_words(view: ForestView, season: SeasonView) -> Text:
    row = next(place.name[:1] for place in view.cells if place.y == season.row)
    name = tell(f"season-{SEASONS[season.row]}")
    if season.owner is not None:
        return tell("told-season-won", row=row, season=name, who=Who(season.owner))
    if season.card == STAR:
        return tell("told-season-star", row=row, season=name)
    key = "told-season-closed" if season.closed else "told-season-remain"
    return tell(key, row=row, season=name, count=season.remain)


@cached(64)
def season_card(season: SeasonView) -> Sprite:
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
    """Draw the number of tiles that must stay, on as many tiles; with a padlock once no more are left."""
    brush.box((9, 52, TILE_W - 9, TILE_H - 10), 12, ground)
    if season.closed:
        brush.icon("fa:lock", 32, 87, 34, CORAL)
    else:
        brush.box((19, 68, 45, 105), 6, ink)
        brush.icon("fa:leaf", 32, 86, 18, ground)
    brush.text(str(season.remain), 67, 87, "heavy", 52, ink)


@cached(8)
def star(size: int, over: Ink) -> Sprite:
    """Return a star card that was won, beside its player's name."""
    brush = Brush(size, size)
    brush.box((0, 0, size, size), 10, PANEL_EDGE)
    brush.icon("fa:star", size / 2, size / 2, size * 0.8, GOLD)
    return stamp(brush.done(), over)
