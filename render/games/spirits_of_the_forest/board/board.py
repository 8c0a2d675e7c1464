"""The table in one picture: headline, board, what lies beside it, players."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.games.spirits_of_the_forest.model.view import CellView, ForestView, TileView
from render.games.spirits_of_the_forest.art import tokens
from render.games.spirits_of_the_forest.art.picture_size import MARGIN, PITCH_Y, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.site import LABELS, Site, site
from render.games.spirits_of_the_forest.art.tiles import CellLook, cell
from render.games.spirits_of_the_forest.board import panels, supply
from render.games.spirits_of_the_forest.modules.registry import in_play
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, legible, printable
from render.kit.palette import CREAM, GOLD, MOONLIT, SKY, WOOD, Ink, mix
from render.kit.panel import MIDDLE, lay_headline
from render.kit.sprites import Brush, Sprite, cached, silhouette, stamp
from words.catalogue import Words

LABEL: Ink = mix(WOOD, CREAM, 0.72)


def draw(view: ForestView, names: Sequence[str], words: Words) -> Canvas:
    """Return the whole picture. `names` are printable, by column."""
    modules, place = in_play(view), places(view)
    high = panels_top(view) + panels.height(view, place.wide) + panels.SIDE
    canvas = Canvas(forest(place.wide, high, place.floor - 16))
    _lay_header(canvas, view, names, words)
    lay_forest(canvas, view, place, [each.name for each in view.cells if each.available])
    if view.stage == "over" and not view.tiles_left:
        _lay_crown(canvas, view, (place.top + place.floor - LABELS) // 2)
    top = place.floor + 8
    for module in modules:
        module.lay_strip(canvas, view, top)
        top += module.strip_height(view)
    supply.lay(canvas, view, top)
    panels.lay_panels(canvas, view, names, panels_top(view))
    return canvas


def lay_forest(canvas: Canvas, view: ForestView, place: Site, lit: Collection[str]) -> None:
    """Lay the cells with their names and all that lies on and between them; those that are `lit` are bright until the game is over."""
    modules = in_play(view)
    _lay_labels(canvas, view, place)
    for module in modules:
        module.lay_under(canvas, view, place)
    _lay_cells(canvas, view, place, lit)
    for module in modules:
        module.lay_over(canvas, view, place)


def panels_top(view: ForestView) -> int:
    """Return the upper edge of the players' panels: below the forest, the things beside it, and the strip of the supply."""
    strips = sum(module.strip_height(view) for module in in_play(view))
    return places(view).floor + 8 + strips + supply.height(view)


def places(view: ForestView) -> Site:
    """Return the place of everything, with the room that the modules need."""
    modules = in_play(view)
    beside = max((module.beside for module in modules), default=0)
    return site(view, beside, max((module.seam for module in modules), default=0))


def _lay_header(canvas: Canvas, view: ForestView, names: Sequence[str], words: Words) -> None:
    middle = MIDDLE
    right = canvas.width - 30
    right -= (
        canvas.text(str(view.tiles_left), right, middle, "heavy", legible(canvas.width), CREAM, SKY, "right")
        + 26
    )
    canvas.centre(_tiles_left(), right, middle)
    turn = words.key("picture-turn", turn=view.turn)
    right -= 52
    right -= canvas.text(turn, right, middle, "sans", legible(canvas.width), LABEL, SKY, "right") + 40
    headline = printable(words.say(view.headline, names))
    lay_headline(canvas, headline, 28, right - 28, (56, 52, 48, 44, 40), (40, 28), names)


@cached(1)
def _tiles_left() -> Sprite:
    """Return a little pile of tiles."""
    brush = Brush(44, 46)
    brush.box((14, 2, 42, 36), 7, LABEL)
    brush.box((5, 7, 37, 45), 8, SKY)
    brush.box((8, 10, 34, 44), 6, CREAM)
    brush.icon("fa:leaf", 21, 27, 18, SKY)
    return stamp(brush.done(), SKY)


def _lay_labels(canvas: Canvas, view: ForestView, place: Site) -> None:
    """Lay column numbers above and below, row letters on both sides, or at the left alone where cards lie at the right."""
    for number, x in place.numbers.items():
        for y in (place.top - 24, place.floor - LABELS + 20):
            canvas.text(number, x, y, "heavy", legible(canvas.width), LABEL, WOOD, "middle")
    sides = (place.left - 24, place.right + 22)[: 1 if place.beside else 2]
    for letter, row in {each.name[:1]: each.y for each in view.cells}.items():
        for x in sides:
            canvas.text(
                letter, x, place.row(row), "heavy", legible(canvas.width, CAPITAL), LABEL, WOOD, "middle"
            )


def labels(view: ForestView) -> Iterator[tuple[int, int, int, int]]:
    """Yield the boxes of what names the places: numbers and letters around them, or numbers under the tiles."""
    place = places(view)
    for x in place.numbers.values():
        y = place.floor - LABELS + 20
        yield x - 30, y - 24, x + 30, y + 24
    for x in (place.left - 24, place.right + 22):
        yield x - 20, place.top, x + 20, place.floor
    for cell_ in view.cells:
        if not place.numbers and cell_.stack:
            x, y = place.middle(cell_)
            yield x - 30, y + PITCH_Y // 2 - 8, x + 30, y + PITCH_Y // 2 + 36


def _lay_cells(canvas: Canvas, view: ForestView, places: Site, lit: Collection[str]) -> None:
    emptied = view.stage == "over" and not view.tiles_left
    taken = {} if view.last is None or emptied else {step.cell: step.tile for step in view.last.collected}
    shut = frozenset[int]().union(*(module.closed_rows(view) for module in in_play(view)))
    for place in view.cells:
        x, y = places.middle(place)
        canvas.lay(
            cell(_looks(view, place, taken.get(place.name), place.name in lit, place.y in shut)),
            x - TILE_W // 2 - MARGIN,
            y - TILE_H // 2 - MARGIN,
        )
        if not places.numbers and (place.stack or place.name in taken):
            size = legible(canvas.width)
            canvas.text(place.name[1:], x, y + PITCH_Y // 2 + 14, "heavy", size, LABEL, WOOD, "middle")


def _looks(view: ForestView, place: CellView, taken: TileView | None, lit: bool, shut: bool) -> CellLook:
    last = view.last
    by = last.seat if last is not None and taken is not None else None
    if not place.stack:
        return CellLook(spirit=taken.spirit if taken else None, taken_by=by)
    tile = place.stack[-1]
    left = last is not None and last.gem_from == place.name and place.gem is None
    return CellLook(
        spirit=tile.spirit,
        symbols=tile.symbols if tile.spirit else 0,
        power=tile.power,
        depth=len(place.stack),
        lit=lit and view.stage != "over",
        favours=tuple(favour.face for favour in place.favours),
        gem=place.gem,
        placed=last is not None and last.gem_to == place.name and place.gem == last.seat,
        moved=last.seat if last is not None and left else None,
        taken_by=by,
        shut=shut,
    )


def _lay_crown(canvas: Canvas, view: ForestView, middle: int) -> None:
    """Lay a crown over the winners' gems in the forest's place; the forest itself where nobody won."""
    winners = view.outcome.winners
    if not winners:
        canvas.centre(silhouette("mdi:forest", 260, MOONLIT, WOOD), canvas.width // 2, middle)
        return
    canvas.centre(silhouette("mdi:crown", 190, GOLD, WOOD), canvas.width // 2, middle - 70)
    for number, seat in enumerate(winners):
        x = canvas.width // 2 + (2 * number - len(winners) + 1) * 80
        canvas.centre(tokens.emblem(seat, 58, WOOD), x, middle + 92)
