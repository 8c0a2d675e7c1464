"""The trees on offer and the piles of Kodama, to be planted and called."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.kinds import GOAL_OF, Pile
from engine.games.living_forest.model.texts import card_name, tree_name
from engine.games.living_forest.model.view import LivingForestView
from render.games.living_forest.art.animals import draw_animal
from render.games.living_forest.art.gifts import draw_gifts, of_card, of_tree
from render.games.living_forest.art.icons import draw_sign
from render.games.living_forest.art.picture_size import GAP
from render.games.living_forest.board.cards import LETTERS, draw_cost, draw_line
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.palette import CREAM, FIELD, MUTED, WOOD, tones
from render.kit.sprites import Brush, Sprite, cached, plate, stamp
from words.catalogue import words

PILE_H: Final = 108
PILE_PITCH: Final = PILE_H + GAP
_COPIES: Final = 62
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
    """Return the field of a tree: its name, below it its cost on a tree, its gifts and its copies; dim where none is left."""
    brush = Brush(wide, high)
    side, lower = 70, high * 0.7
    name = printable(words(language).say(tree_name(tree_id)))
    draw_line(brush, name, 14, high * 0.26, (LETTERS,), wide - 20)
    draw_tree(brush, tree_id, 8 + side / 2, lower, side)
    draw_gifts(brush, of_tree(trees()[tree_id]), side + 16, lower, 40)
    brush.text(f"×{copies}", wide - _COPIES / 2 - 4, lower, "heavy", 40, MUTED)
    if not copies:
        brush.fade(0.4)
    return stamp(brush.done(), FIELD)


def draw_tree(brush: Brush, tree_id: str, x: float, y: float, size: float) -> None:
    """Draw a tree with its cost; the trees of Kodama are firs."""
    tree = trees()[tree_id]
    brush.icon("mdi:pine_tree" if tree.kodama else "mdi:tree", x, y, size, tones("leaf").body)
    brush.text(str(tree.cost), x, y + size * (0.06 if tree.kodama else -0.1), "heavy", size * 0.52, CREAM)


def lay_piles(canvas: Canvas, view: LivingForestView, x: int, y: int, wide: int, language: str) -> None:
    """Lay the piles of Kodama one under the other."""
    for number, pile in enumerate(view.piles):
        card = pile.cards[0] if pile.cards else None
        sprite = pile_sprite(pile.pile, card, len(pile.cards), wide, language)
        canvas.lay(sprite, x, y + number * PILE_PITCH)


@cached(128)
def pile_sprite(name: Pile, card_id: str | None, count: int, wide: int, language: str) -> Sprite:
    """Return the card that can be called, how many there are, and the goal that an empty pile raises."""
    brush = Brush(wide, PILE_H)
    brush.box((0, 0, wide, PILE_H), 6, tones("slate").rim)
    brush.box((3, 3, wide - 3, PILE_H - 3), 3, FIELD)
    goal = GOAL_OF[name]
    counts = board().kodama
    if card_id is None:
        draw_sign(brush, f"goal-{goal}", wide / 2 - 50, PILE_H / 2, 64)
        brush.text(str(counts.goal_of_empty_pile), wide / 2 + 30, PILE_H / 2, "heavy", 54, CREAM)
        return stamp(brush.done(), WOOD)
    card = cards()[card_id]
    draw_animal(brush, card_id, 48, PILE_H / 2, 82, CREAM, FIELD)
    draw_line(
        brush,
        printable(words(language).say(card_name(card_id))),
        106,
        30,
        (40, LETTERS),
        wide - 106 - 76,
    )
    draw_cost(brush, "flower", card.cost, wide - 38, 36, 58)
    draw_gifts(brush, of_card(card), 106, 80, 42)
    draw_sign(brush, f"goal-{goal}", 76, 84, 40)
    brush.text(f"×{count}", wide - 42, 84, "heavy", 40, CREAM)
    return stamp(brush.done(), WOOD)
