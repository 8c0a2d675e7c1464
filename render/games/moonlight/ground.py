"""The forest as it lies: tiles and what lies on them, levels, bridges, and what lies at its edges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.moonlight.model.view import MoonlightView, PileView, SpotView, TokenView
from render.games.moonlight import art
from render.games.spirits_of_the_forest.art import tokens
from render.games.spirits_of_the_forest.art.look import MARGIN, PITCH_X, PITCH_Y, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.tiles import Place, cell
from render.kit.canvas import Canvas
from render.kit.palette import GOLD, INK, MUTED, NIGHT, WOOD

LEFT: Final = 62
TOP: Final = 142
RISE: Final = 9
"""By how many pixels a tile lies higher on the picture for each level."""
SIGN: Final = 40
CREATURE: Final = 76
TOKEN: Final = 22
STEP: Final = 50
"""From the middle of a token to that of the next: they lie side by side, none upon another."""
COLUMN, ISLAND = "column-", "island-"


def size(view: MoonlightView) -> tuple[int, int]:
    """How wide the forest with its margins is, and where the ground ends."""
    at_columns = any(pile.name.startswith(COLUMN) for pile in view.piles)
    return 2 * LEFT + view.columns * PITCH_X, TOP + view.rows * PITCH_Y + (74 if at_columns else 20)


def lay(canvas: Canvas, view: MoonlightView, left: int) -> None:
    """All of it; `left` is where the margin of the forest begins."""
    _lay_names(canvas, view, left)
    places = {(spot.level, spot.row, spot.x): spot for spot in view.spots if spot.tile is not None}
    for spot in uppermost(view):
        _lay_spot(canvas, spot, left, _beneath(places, spot))
    for spot in view.spots:
        _lay_signs(canvas, spot, left)
    for pile in view.piles:
        _lay_pile(canvas, view, pile, left)
    _lay_quotas(canvas, view, left)


def uppermost(view: MoonlightView) -> Sequence[SpotView]:
    """The places that can be seen, from the bottom up: not those under another tile, nor those under two halves."""
    tiles = {(spot.level, spot.row, spot.x) for spot in view.spots if spot.tile is not None}

    def is_hidden(spot: SpotView) -> bool:
        straight, left, right = ((spot.level + 1, spot.row, spot.x + half) in tiles for half in (0, -1, 1))
        return spot.tile is not None and (straight or (left and right))

    seen = (spot for spot in view.spots if not is_hidden(spot))
    return sorted(seen, key=lambda spot: (spot.level, spot.row, spot.x))


def middle(spot: SpotView, left: int) -> tuple[int, int]:
    """The middle of a place."""
    x = left + LEFT + spot.x * PITCH_X // 2 + PITCH_X // 2
    return x, TOP + spot.row * PITCH_Y + PITCH_Y // 2 - RISE * spot.level


def _beneath(places: Mapping[tuple[int, int, int], SpotView], spot: SpotView) -> int:
    """How many tiles lie wholly under that of a place."""
    return sum((level, spot.row, spot.x) in places for level in range(spot.level))


def _lay_names(canvas: Canvas, view: MoonlightView, left: int) -> None:
    """The letters of rows and the numbers of columns."""
    for row in range(view.rows):
        y = TOP + row * PITCH_Y + PITCH_Y // 2
        canvas.text(chr(ord("A") + row), left + LEFT // 2, y, "heavy", 32, MUTED, WOOD, "middle")
    for column in range(view.columns):
        x = left + LEFT + column * PITCH_X + PITCH_X // 2
        canvas.text(str(column + 1), x, TOP - 24, "heavy", 30, MUTED, WOOD, "middle")


def _lay_spot(canvas: Canvas, spot: SpotView, left: int, beneath: int) -> None:
    x, y = middle(spot, left)
    if spot.tile is None:
        if spot.light is not None:
            canvas.centre(tokens.medallion(spot.light, 84, True, WOOD), x, y)
        return
    if spot.kind == "bridge":
        canvas.centre(art.bridge(), x, y)
        return
    place = Place(
        spirit=spot.tile.spirit,
        symbols=spot.tile.symbols,
        power=spot.tile.power,
        depth=min(1 + beneath, 3),
        lit=spot.available,
        favours=tuple(token.face for token in spot.tokens),
    )
    canvas.lay(cell(place), x - TILE_W // 2 - MARGIN, y - TILE_H // 2 - MARGIN)
    if spot.level:
        canvas.centre(art.number(str(spot.level + 1), 30), x - 42, y - 8)


def _lay_signs(canvas: Canvas, spot: SpotView, left: int) -> None:
    """Bits and marks at the lower corners, a creature between them, a start spot where it may begin."""
    x, y = middle(spot, left)
    if spot.bit:
        canvas.centre(art.bit(SIGN), x - 30, y + 42)
    if spot.mark is not None and spot.tile is None:
        canvas.centre(art.mark(spot.mark, 64), x, y)
    elif spot.mark is not None:
        canvas.centre(art.mark(spot.mark, SIGN), x - 30, y - 44)
    if spot.creature is not None:
        canvas.centre(art.creature(spot.creature, CREATURE), x, y + 26)
    elif spot.start in ("L", "S"):
        canvas.centre(art.creature("light" if spot.start == "L" else "shadow", 44), x, y - 44)
    elif spot.start is not None:
        canvas.centre(art.number(spot.start, 44, GOLD, INK), x, y - 44)


def _lay_pile(canvas: Canvas, view: MoonlightView, pile: PileView, left: int) -> None:
    """Tokens below the column, or beside the island, that they belong to."""
    if pile.name.startswith(COLUMN) and pile.x is not None:
        x = left + LEFT + pile.x * PITCH_X // 2 + PITCH_X // 2
        _lay_tokens(canvas, pile.tokens, x, TOP + view.rows * PITCH_Y + 30)
    elif pile.name.startswith(ISLAND):
        letter = pile.name.removeprefix(ISLAND)
        own = [spot for spot in view.spots if spot.region == letter]
        if own:
            row, x = min(spot.row for spot in own), min(spot.x for spot in own)
            corner = left + LEFT + x * PITCH_X // 2 + PITCH_X // 2, TOP + row * PITCH_Y + PITCH_Y // 2
            canvas.centre(art.number(letter, 42, NIGHT, GOLD), corner[0], corner[1] - 46)
            _lay_tokens(canvas, pile.tokens, *corner)


def _lay_tokens(canvas: Canvas, lying: tuple[TokenView, ...], x: int, y: int) -> None:
    first = x - (len(lying) - 1) * STEP // 2
    for place, token in enumerate(lying):
        canvas.centre(tokens.favour(token.face, TOKEN, WOOD), first + STEP * place, y)


def _lay_quotas(canvas: Canvas, view: MoonlightView, left: int) -> None:
    """How many tiles each row must keep, right of it."""
    for stack in view.stacks:
        for row, quota in enumerate(stack.numbers):
            x = left + LEFT + view.columns * PITCH_X + LEFT // 2
            y = TOP + row * PITCH_Y + PITCH_Y // 2
            canvas.centre(art.number(str(quota), 48, NIGHT, GOLD), x, y)
