"""The own forest, large: trees with what they give, what corners bring, what full lines give."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.facts import board, trees
from engine.games.living_forest.model.table import START_TREE
from engine.games.living_forest.model.texts import tree_name
from engine.games.living_forest.model.view import PlayerView
from engine.games.living_forest.rules.ground import cells, free_spaces, index
from render.games.living_forest.art.gifts import draw_gifts, of_corner, of_elements, of_tree, room
from render.games.living_forest.art.icons import FIRST, FULL, ROOM
from render.games.living_forest.art.picture_size import GAP, SIDE
from render.games.living_forest.board.cards import CARD_W
from render.games.living_forest.board.grove import draw_tree
from render.kit.canvas import Canvas
from render.kit.fonts import cut, lines, printable
from render.kit.palette import CREAM, FAINT, FIELD, GOLD, MUTED, PANEL, PANEL_EDGE, WOOD, tones
from render.kit.sprites import Brush, Sprite, cached, stamp
from words.catalogue import words

_LETTERS: Final = 44
_NAME: Final = 35
"""Size of the name of a tree, in pixels."""
BONUS: Final = 104
"""Width of the field of a full row, at the right, in pixels."""
FOOT: Final = 66
"""Height of the fields of full columns, in pixels."""
SPACE_W: Final = (4 * (CARD_W + GAP) - GAP - _LETTERS - BONUS) // 5
_SPACE_H: Final = 146
HEIGHT: Final = _LETTERS + 3 * _SPACE_H + FOOT + 4


def lay(canvas: Canvas, player: PlayerView, y: int, language: str) -> None:
    """Lay the spaces, named by column and row, and the lines with their gifts once they are full."""
    left, top = SIDE + _LETTERS, y + _LETTERS
    open_spaces = free_spaces(player.forest)
    for place, (name, tree) in enumerate(zip(cells(), player.forest, strict=True)):
        row, column = divmod(place, board().forest.columns)
        canvas.lay(
            space(name, tree, place in open_spaces, language), left + column * SPACE_W, top + row * _SPACE_H
        )
        if row == 0:
            canvas.text(
                name[0], left + column * SPACE_W + SPACE_W // 2, y + 20, "heavy", 38, CREAM, WOOD, "middle"
            )
        if column == 0:
            canvas.text(
                name[1:], SIDE + 18, top + row * _SPACE_H + _SPACE_H // 2, "heavy", 38, CREAM, WOOD, "middle"
            )
    for number, line in enumerate(board().forest.lines):
        full = all(player.forest[index()[cell]] is not None for cell in line.cells)
        row, column = divmod(index()[line.cells[-1]], board().forest.columns)
        if len(line.cells) > board().forest.rows:
            canvas.lay(
                line_bonus(number, full, BONUS - 8, 84), left + 5 * SPACE_W + 4, top + row * _SPACE_H + 28
            )
        else:
            canvas.lay(
                line_bonus(number, full, SPACE_W - GAP, FOOT - 8),
                left + column * SPACE_W + 2,
                top + 3 * _SPACE_H + 2,
            )


@cached(16)
def line_bonus(number: int, full: bool, wide: int, high: int) -> Sprite:
    """Return the gift of a line; golden and checked once the line is full."""
    brush = Brush(wide, high)
    brush.box((0, 0, wide, high), 14, GOLD if full else PANEL_EDGE)
    thick = 4 if full else 2
    brush.box((thick, thick, wide - thick, high - thick), 11, PANEL)
    gifts = of_elements(board().forest.lines[number].elements)
    if full:
        brush.icon(FULL, 24, 24, 28, GOLD)
    draw_gifts(brush, gifts, (wide - room(gifts, 38)) / 2 + (8 if full else 0), high / 2, 38)
    if not full:
        brush.fade(0.75)
    return stamp(brush.done(), WOOD)


@cached(256)
def space(name: str, tree_id: str | None, reachable: bool, language: str) -> Sprite:
    """Return a tree with its name and gifts; a bare space, brighter where a tree can be planted next, with what its corner brings."""
    wide, high = SPACE_W - 4, _SPACE_H - 4
    brush = Brush(wide, high)
    edge = tones("leaf").rim if tree_id else MUTED if reachable else PANEL_EDGE
    brush.box((0, 0, wide, high), 14, edge)
    brush.box((3, 3, wide - 3, high - 3), 11, FIELD if tree_id else PANEL)
    if tree_id is not None:
        _draw_planted(brush, tree_id, wide, high, language)
    elif name in board().forest.corners:
        gifts = of_corner(board().forest.corners[name])
        draw_gifts(brush, gifts, (wide - room(gifts, 40)) / 2, high / 2, 40)
    elif reachable:
        brush.icon(ROOM, wide / 2, high / 2, 44, FAINT)
    return stamp(brush.done(), WOOD)


def _draw_planted(brush: Brush, tree_id: str, wide: int, high: int, language: str) -> None:
    text = printable(words(language).say(tree_name(tree_id)))
    if tree_id == START_TREE:
        brush.icon(FIRST, wide / 2, 36, 62, tones("leaf").rim)
        for number, line in enumerate(lines(text, "sans", _NAME, wide, 2)):
            brush.text(line, wide / 2, high - 58 + 38 * number, "sans", _NAME, CREAM)
        return
    brush.text(cut(text, "sans", _NAME, wide), wide / 2, high - 24, "sans", _NAME, CREAM)
    gifts = of_tree(trees()[tree_id])
    draw_tree(brush, tree_id, 52, 54, 84)
    draw_gifts(brush, gifts, 96 + (wide - 102 - room(gifts, 42)) / 2, 56, 42)
