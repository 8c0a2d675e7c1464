"""The forest as it lies: tiles and what lies on them, levels, bridges, and what lies at its edges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.moonlight.model.view import MoonlightView, SpotView, TokenPileView, TokenView
from render.games.moonlight.art import icons
from render.games.moonlight.board.grid import ForestGrid, grid
from render.games.spirits_of_the_forest.art import tokens
from render.games.spirits_of_the_forest.art.picture_size import MARGIN, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.tiles import CellLook, cell
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, legible
from render.kit.palette import GOLD, INK, MUTED, NIGHT, WOOD

LEFT: Final = 62
TOP: Final = 164
RISE: Final = 9
"""Pixels by which a tile lies higher on the picture for each level."""
SIGN: Final = 40
CREATURE: Final = 76
"""Size of a creature where there is nothing under it, in pixels."""
ON_TILE: Final = 54
"""Size of a creature on the upper edge of a tile, of which it hides next to nothing, in pixels."""
TOKEN: Final = 22
STEP: Final = 50
"""Pixels from the middle of a token to that of the next: they lie side by side, none upon another."""
COLUMN, ISLAND = "column-", "island-"


def size(view: MoonlightView) -> tuple[int, int]:
    """Return the width of the forest with its margins, and the lower edge of the ground, in pixels."""
    at_columns = any(pile.name.startswith(COLUMN) for pile in view.piles)
    wide, high = grid(view).size
    return 2 * LEFT + wide, TOP + high + (74 if at_columns else 20)


def lay(canvas: Canvas, view: MoonlightView, left: int) -> None:
    """Lay the whole ground; `left` is the left edge of the forest's margin."""
    lie = grid(view)
    _lay_names(canvas, view, lie, left)
    places = {(spot.level, spot.row, spot.x): spot for spot in view.spots if spot.tile is not None}
    for spot in uppermost(view):
        _lay_spot(canvas, spot, _middle(lie, spot, left), _beneath(places, spot))
    for spot in view.spots:
        _lay_signs(canvas, spot, _middle(lie, spot, left), bit_place(places, spot))
    for pile in view.piles:
        _lay_pile(canvas, view, pile, lie, left)
    _lay_quotas(canvas, view, lie, left)


def uppermost(view: MoonlightView) -> Sequence[SpotView]:
    """Return the places that can be seen, from the bottom up: not those under another tile, nor those under two halves."""
    tiles = {(spot.level, spot.row, spot.x) for spot in view.spots if spot.tile is not None}

    def is_hidden(spot: SpotView) -> bool:
        straight, left, right = ((spot.level + 1, spot.row, spot.x + half) in tiles for half in (0, -1, 1))
        return spot.tile is not None and (straight or (left and right))

    seen = (spot for spot in view.spots if not is_hidden(spot))
    return sorted(seen, key=lambda spot: (spot.level, spot.row, spot.x))


def middle(view: MoonlightView, spot: SpotView, left: int) -> tuple[int, int]:
    """Return the middle of a place."""
    return _middle(grid(view), spot, left)


def _middle(lie: ForestGrid, spot: SpotView, left: int) -> tuple[int, int]:
    x, y = lie.tile(spot.x, spot.row)
    return left + LEFT + x, TOP + y - RISE * spot.level


def _beneath(places: Mapping[tuple[int, int, int], SpotView], spot: SpotView) -> int:
    """Return the number of tiles that lie wholly under that of a place."""
    return sum((level, spot.row, spot.x) in places for level in range(spot.level))


def _lay_names(canvas: Canvas, view: MoonlightView, lie: ForestGrid, left: int) -> None:
    """Lay the letters of rows and the numbers of columns."""
    for row in range(view.rows):
        canvas.text(
            chr(ord("A") + row),
            left + LEFT // 2,
            TOP + lie.row(row),
            "heavy",
            legible(canvas.width, CAPITAL),
            MUTED,
            WOOD,
            "middle",
        )
    for column in range(view.columns):
        canvas.text(
            str(column + 1),
            left + LEFT + lie.column(column),
            TOP - 48,
            "heavy",
            legible(canvas.width),
            MUTED,
            WOOD,
            "middle",
        )


def _lay_spot(canvas: Canvas, spot: SpotView, middle: tuple[int, int], beneath: int) -> None:
    x, y = middle
    if spot.tile is None:
        if spot.light is not None:
            canvas.centre(tokens.medallion(spot.light, 84, True, WOOD), x, y)
        return
    if spot.kind == "bridge":
        canvas.centre(icons.bridge(), x, y)
        return
    place = CellLook(
        spirit=spot.tile.spirit,
        symbols=spot.tile.symbols,
        power=spot.tile.power,
        depth=min(1 + beneath, 3),
        lit=bool(spot.picks),
        favours=tuple(token.face for token in spot.tokens),
    )
    canvas.lay(cell(place), x - TILE_W // 2 - MARGIN, y - TILE_H // 2 - MARGIN)
    if spot.picks:
        canvas.centre(icons.pick_ring(spot.picks, TILE_W + 12, TILE_H + 12), x, y)
    if spot.level:
        canvas.centre(icons.number(str(spot.level + 1), disc(canvas)), x - 46, y - 4)


def creature_place(spot: SpotView) -> tuple[int, int, int]:
    """Return how far a creature stands right of and below the middle of its place, and its size: over the upper edge of a tile."""
    if spot.tile is None and spot.light is None:
        return 0, 0, CREATURE
    return 0, -TILE_H // 2 - 2, ON_TILE


def disc(canvas: Canvas) -> int:
    """Return the size of a disc with a number or a letter that can be read on a phone, in pixels."""
    return round(legible(canvas.width, CAPITAL) / icons.NUMBER) + 1


def bit_place(places: Mapping[tuple[int, int, int], SpotView], spot: SpotView) -> tuple[int, int]:
    """Return the offset of a bit from the middle of its tile: on the half that can be seen, beside tokens and powers."""
    if (spot.level + 1, spot.row, spot.x - 1) not in places:
        return -30, 42
    if not spot.tokens:
        return 30, -44
    return 30, 42 if spot.tile is None or spot.tile.power is None else -2


def _lay_signs(canvas: Canvas, spot: SpotView, middle: tuple[int, int], bit: tuple[int, int]) -> None:
    """Lay bits and marks at the lower corners, a creature between them, a start spot where it may begin."""
    x, y = middle
    if spot.bit:
        canvas.centre(icons.bit(SIGN), x + bit[0], y + bit[1])
    if spot.mark is not None and spot.tile is None:
        canvas.centre(icons.mark(spot.mark, 64), x, y)
    elif spot.mark is not None:
        canvas.centre(icons.mark(spot.mark, SIGN), x - 30, y - 44)
    if spot.creature is not None:
        dx, dy, size = creature_place(spot)
        canvas.centre(icons.creature(spot.creature, size), x + dx, y + dy)
    elif spot.start in ("L", "S"):
        canvas.centre(icons.creature("light" if spot.start == "L" else "shadow", 44), x, y - 44)
    elif spot.start is not None:
        canvas.centre(icons.number(spot.start, disc(canvas), GOLD, INK), x, y - 44)


def _lay_pile(canvas: Canvas, view: MoonlightView, pile: TokenPileView, lie: ForestGrid, left: int) -> None:
    """Lay tokens below the column, or beside the island, that they belong to."""
    if pile.name.startswith(COLUMN) and pile.x is not None:
        x, _ = lie.tile(pile.x, 0)
        _lay_tokens(canvas, pile.tokens, left + LEFT + x, TOP + lie.size[1] + 30)
    elif pile.name.startswith(ISLAND):
        letter = pile.name.removeprefix(ISLAND)
        own = [spot for spot in view.spots if spot.region == letter]
        if own:
            x, y = lie.tile(min(spot.x for spot in own), min(spot.row for spot in own))
            corner = left + LEFT + x, TOP + y
            canvas.centre(icons.number(letter, disc(canvas), NIGHT, GOLD), corner[0], corner[1] - 62)
            _lay_tokens(canvas, pile.tokens, *corner)


def _lay_tokens(canvas: Canvas, lying: tuple[TokenView, ...], x: int, y: int) -> None:
    first = x - (len(lying) - 1) * STEP // 2
    for place, token in enumerate(lying):
        canvas.centre(tokens.favour(token.face, TOKEN, WOOD), first + STEP * place, y)


def _lay_quotas(canvas: Canvas, view: MoonlightView, lie: ForestGrid, left: int) -> None:
    """Lay the number of tiles that each row must keep, right of the row."""
    for stack in view.stacks:
        for row, quota in enumerate(stack.numbers):
            x = left + LEFT + lie.size[0] + LEFT // 2
            canvas.centre(icons.number(str(quota), disc(canvas), NIGHT, GOLD), x, TOP + lie.row(row))
