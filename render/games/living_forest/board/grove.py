"""The trees on offer and the piles of Kodama, to be planted and called."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.kinds import GOAL_OF, Pile
from engine.games.living_forest.model.texts import card_name, tree_name
from engine.games.living_forest.model.view import LivingForestView
from render.games.living_forest.art.animals import draw_animal
from render.games.living_forest.art.gifts import draw_gifts, of_card, of_tree, room
from render.games.living_forest.art.icons import GAP, SIDE, WIDTH, draw_sign
from render.games.living_forest.board.cards import draw_cost, draw_line
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.palette import CREAM, FIELD, MUTED, WOOD, tones
from render.kit.sprites import Brush, Sprite, cached, plate, stamp
from words.catalogue import words

PILE_H: Final = 112
_PILE_W: Final = (WIDTH - 2 * SIDE - 2 * GAP) // 3
_COPIES: Final = 54
"""Pixels of a tree's field taken by its number of copies."""


def lay_trees(
    canvas: Canvas, view: LivingForestView, x: int, y: int, wide: int, high: int, language: str
) -> None:
    """Lay all trees by cost, in two columns `wide` and `high` pixels together."""
    rows = -(-len(view.trees) // 2)
    across, down = (wide - GAP) // 2, high // rows
    for column in range(2):
        canvas.lay(plate(across, rows * down, 14, FIELD, FIELD, 0, WOOD), x + column * (across + GAP), y)
    by_cost = sorted(view.trees, key=lambda tree: (trees()[tree].cost, tree))
    for number, tree in enumerate(by_cost):
        column, row = divmod(number, rows)
        sprite = offered_tree(tree, view.trees[tree], across, down, language)
        canvas.lay(sprite, x + column * (across + GAP), y + row * down)


@cached(256)
def offered_tree(tree_id: str, copies: int, wide: int, high: int, language: str) -> Sprite:
    """Return the field of a tree: its cost on a tree, its name, its gifts, its copies; dim where none is left. One line where it is low."""
    low = high < 70
    brush = Brush(wide, high)
    side, size = min(high - 6, 76), 34 if low else 36
    draw_tree(brush, tree_id, 5 + side / 2, high / 2, side - 4)
    gifts = of_tree(trees()[tree_id])
    left, free = side + 10, wide - side - 14 - _COPIES
    name = printable(words(language).say(tree_name(tree_id)))
    lower = high / 2 if low else high * 0.71
    if low:
        free -= round(room(gifts, size)) + 8
        draw_gifts(brush, gifts, wide - _COPIES - room(gifts, size), lower, size)
        draw_line(brush, name, left, lower, (30, 28, 26, 24, 22, 20, 18), free)
    else:
        draw_line(brush, name, left, high * 0.29, (31, 29, 27), free + _COPIES - 8)
        draw_gifts(brush, gifts, left, lower, size)
    brush.text(f"×{copies}", wide - _COPIES / 2 - 4, lower, "heavy", 29, MUTED)
    if not copies:
        brush.fade(0.4)
    return stamp(brush.done(), FIELD)


def draw_tree(brush: Brush, tree_id: str, x: float, y: float, size: float) -> None:
    """Draw a tree with its cost; the trees of Kodama are firs."""
    tree = trees()[tree_id]
    brush.icon("mdi:pine_tree" if tree.kodama else "mdi:tree", x, y, size, tones("leaf").body)
    brush.text(str(tree.cost), x, y + size * (0.06 if tree.kodama else -0.1), "heavy", size * 0.44, CREAM)


def lay_piles(canvas: Canvas, view: LivingForestView, y: int, language: str) -> None:
    """Lay the piles of Kodama side by side."""
    for number, pile in enumerate(view.piles):
        card = pile.cards[0] if pile.cards else None
        canvas.lay(
            pile_sprite(pile.pile, card, len(pile.cards), language), SIDE + number * (_PILE_W + GAP), y
        )


@cached(128)
def pile_sprite(name: Pile, card_id: str | None, count: int, language: str) -> Sprite:
    """Return the card that can be called, how many there are, and the goal that an empty pile raises."""
    brush = Brush(_PILE_W, PILE_H)
    brush.box((0, 0, _PILE_W, PILE_H), 6, tones("slate").rim)
    brush.box((3, 3, _PILE_W - 3, PILE_H - 3), 3, FIELD)
    goal = GOAL_OF[name]
    counts = board().kodama
    if card_id is None:
        draw_sign(brush, f"goal-{goal}", _PILE_W / 2 - 50, PILE_H / 2, 64)
        brush.text(str(counts.goal_of_empty_pile), _PILE_W / 2 + 30, PILE_H / 2, "heavy", 54, CREAM)
        return stamp(brush.done(), WOOD)
    card = cards()[card_id]
    draw_animal(brush, card_id, 48, PILE_H / 2, 82, CREAM, FIELD)
    draw_line(
        brush,
        printable(words(language).say(card_name(card_id))),
        106,
        30,
        (30, 28, 26, 24, 22),
        _PILE_W - 106 - 60,
    )
    draw_cost(brush, "flower", card.cost, _PILE_W - 32, 31, 46)
    draw_gifts(brush, of_card(card), 106, 80, 38)
    draw_sign(brush, f"goal-{goal}", 76, 86, 40)
    brush.text(f"×{count}", _PILE_W - 46, 80, "heavy", 34, CREAM)
    return stamp(brush.done(), WOOD)
