"""The table in one picture: headline, board, players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.spirits_of_the_forest.view import CellView, ForestView, TileView
from render.canvas import Canvas
from render.fonts import fit, lines, printable
from render.games.spirits_of_the_forest import panels
from render.games.spirits_of_the_forest.look import MARGIN, PITCH_X, PITCH_Y, TILE_H, TILE_W
from render.games.spirits_of_the_forest.scene import forest
from render.games.spirits_of_the_forest.tiles import Place, cell
from render.palette import CREAM, GOLD, SKY, WOOD, Ink, mix
from render.sprites import Brush, Sprite, kept, silhouette, stamp
from render.words import Words

_SIDE = 46
_HEADER = 96
_LABELS = 40
_NUMBER = 28
_WIDTH = 1400
_LABEL: Ink = mix(WOOD, CREAM, 0.72)


def draw(view: ForestView, names: list[str], words: Words) -> tuple[bytes, int, int]:
    """The picture as PNG, with its width and height. `names` are printable."""
    site = _site(view)
    canvas = Canvas(
        forest(site.wide, site.floor + 8 + panels.height(view.seats) + panels.SIDE, site.floor - 16)
    )
    _lay_header(canvas, view, names, words)
    _lay_labels(canvas, view, site)
    _lay_cells(canvas, view, site)
    if view.stage == "over" and not view.tiles_left:
        _lay_crown(canvas, view, (site.top + site.floor - _LABELS) // 2)
    panels.lay_panels(canvas, view, names, site.floor + 8)
    return canvas.png(), canvas.width, canvas.height


@dataclass(frozen=True, slots=True)
class _Site:
    """Where the cells of a layout lie in the picture, in pixels."""

    wide: int
    left: int
    top: int
    pitch: int
    """From row to row."""
    floor: int
    """Where the board ends and the panels may begin."""
    numbers: Mapping[str, int]
    """The middle of each column by its number; empty where rows stand apart by half columns, so that each tile is numbered."""

    def middle(self, place: CellView) -> tuple[int, int]:
        """The middle of a cell."""
        return self.left + (place.x + 1) * PITCH_X // 2, self.top + place.y * self.pitch + PITCH_Y // 2


def _site(view: ForestView) -> _Site:
    columns = max((place.x for place in view.cells), default=22) / 2 + 1
    rows = max((place.y for place in view.cells), default=3) + 1
    wide = max(_WIDTH, round(columns * PITCH_X) + 2 * _SIDE)
    left = (wide - round(columns * PITCH_X)) // 2
    numbers = {place.name[1:]: left + (place.x + 1) * PITCH_X // 2 for place in view.cells}
    aligned = all(numbers[place.name[1:]] == left + (place.x + 1) * PITCH_X // 2 for place in view.cells)
    pitch = PITCH_Y if aligned else PITCH_Y + _NUMBER
    top = _HEADER + (_LABELS if aligned else 8)
    floor = top + rows * pitch + (_LABELS if aligned else 12)
    return _Site(wide, left, top, pitch, floor, numbers if aligned else {})


def _lay_header(canvas: Canvas, view: ForestView, names: list[str], words: Words) -> None:
    middle = 46
    right = canvas.width - 30
    right -= canvas.text(str(view.tiles_left), right, middle, "heavy", 44, CREAM, SKY, "right") + 26
    canvas.centre(_tiles_left(), right, middle)
    turn = words.key("picture-turn", turn=view.turn)
    right -= 52
    right -= canvas.text(turn, right, middle, "sans", 40, _LABEL, SKY, "right") + 40
    headline = printable(words.say(view.headline, names))
    text, size = fit(headline, "serif", (56, 52, 48, 44, 40), right - 28)
    if text == headline:
        canvas.text(text, 28, middle, "serif", size, CREAM, SKY)
        return
    for number, line in enumerate(lines(headline, "serif", 40, right - 28, 2)):
        canvas.text(line, 28, 28 + 44 * number, "serif", 40, CREAM, SKY)


@kept(1)
def _tiles_left() -> Sprite:
    """A little pile of tiles."""
    brush = Brush(44, 46)
    brush.box((14, 2, 42, 36), 7, _LABEL)
    brush.box((5, 7, 37, 45), 8, SKY)
    brush.box((8, 10, 34, 44), 6, CREAM)
    brush.icon("fa:leaf", 21, 27, 18, SKY)
    return stamp(brush.done(), SKY)


def _lay_labels(canvas: Canvas, view: ForestView, site: _Site) -> None:
    """Row letters and column numbers on both sides."""
    for number, x in site.numbers.items():
        for y in (site.top - 16, site.floor - _LABELS + 14):
            canvas.text(number, x, y, "heavy", 34, _LABEL, WOOD, "middle")
    for letter, y in {place.name[:1]: site.middle(place)[1] for place in view.cells}.items():
        for x in (site.left - 24, canvas.width - site.left + 22):
            canvas.text(letter, x, y, "heavy", 38, _LABEL, WOOD, "middle")


def _lay_cells(canvas: Canvas, view: ForestView, site: _Site) -> None:
    emptied = view.stage == "over" and not view.tiles_left
    taken = {} if view.last is None or emptied else {step.cell: step.tile for step in view.last.collected}
    for place in view.cells:
        x, y = site.middle(place)
        canvas.lay(
            cell(_looks(view, place, taken.get(place.name))),
            x - TILE_W // 2 - MARGIN,
            y - TILE_H // 2 - MARGIN,
        )
        if not site.numbers and (place.stack or place.name in taken):
            canvas.text(place.name[1:], x, y + PITCH_Y // 2 + 10, "heavy", 30, _LABEL, WOOD, "middle")


def _looks(view: ForestView, place: CellView, taken: TileView | None) -> Place:
    last = view.last
    by = last.seat if last is not None and taken is not None else None
    if not place.stack:
        return Place(spirit=taken.spirit if taken else None, taken_by=by)
    tile = place.stack[-1]
    left = last is not None and last.gem_from == place.name and place.gem is None
    return Place(
        spirit=tile.spirit,
        symbols=tile.symbols if tile.spirit else 0,
        power=tile.power,
        depth=len(place.stack),
        lit=place.available and view.stage != "over",
        favours=tuple(favour.face for favour in place.favours),
        gem=place.gem,
        placed=last is not None and last.gem_to == place.name and place.gem == last.seat,
        moved=last.seat if last is not None and left else None,
        taken_by=by,
    )


def _lay_crown(canvas: Canvas, view: ForestView, middle: int) -> None:
    """Where the forest was: a crown over the gems of those who won."""
    canvas.centre(silhouette("mdi:crown", 190, GOLD, WOOD), canvas.width // 2, middle - 70)
    winners = view.outcome.winners
    for number, seat in enumerate(winners):
        x = canvas.width // 2 + (2 * number - len(winners) + 1) * 80
        canvas.centre(panels.emblem(seat, 58, WOOD), x, middle + 92)
