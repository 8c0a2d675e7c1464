"""What a player's cards and trees add up to."""

from __future__ import annotations

from functools import cache

from engine.games.living_forest.components import board, cards, trees
from engine.games.living_forest.ground import index
from engine.games.living_forest.kinds import GOAL_OF, Element, Goal
from engine.games.living_forest.table import START_TREE, Player, Table


def excess(player: Player) -> int:
    """LF-DRAW-07, LF-DRAW-09: solitary coins less gregarious ones in the Help Line."""
    box = cards()
    coins = [box[card].coin for card in player.line]
    return coins.count("solitary") - coins.count("gregarious")


def symbols(player: Player) -> int:
    """LF-KODAMA-08: the Kodama symbols in the Help Line and in the forest."""
    box = cards()
    planted = sum(trees()[tree].symbols for tree in player.forest if tree not in (None, START_TREE))
    return sum(box[card].symbols for card in player.line) + planted


def total(player: Player, element: Element) -> int:
    """LF-ACTION-11: the Help Line, the trees, the full lines and spent element tiles; it may be negative."""
    box = cards()
    return (
        sum(box[card].elements.get(element, 0) for card in player.line)
        + _of_trees(player, element)
        + _of_lines(player, element)
        + player.extra.count(element) * board().kodama.tile_elements[element]
    )


def _of_trees(player: Player, element: Element) -> int:
    every = trees()
    found = [every[tree] for tree in player.forest if tree is not None and tree != START_TREE]
    plain = sum(tree.elements.get(element, 0) for tree in found)
    per_symbol = sum(tree.per_symbol == element for tree in found)
    return plain + (per_symbol * symbols(player) if per_symbol else 0)


@cache
def _lines() -> tuple[tuple[tuple[int, ...], dict[Element, int]], ...]:
    return tuple(
        (tuple(index()[cell] for cell in line.cells), line.elements) for line in board().forest.lines
    )


def _of_lines(player: Player, element: Element) -> int:
    return sum(
        elements.get(element, 0)
        for places, elements in _lines()
        if element in elements and all(player.forest[place] is not None for place in places)
    )


def flowers_for_calling(player: Player) -> int:
    """LF-KODAMA-21: here flower Victory tiles count too."""
    return total(player, "flower") + _tiles(player, "flower")


def reached(player: Player, goal: Goal) -> int:
    """LF-WIN-01 to LF-WIN-03: how far a player has come towards a goal."""
    if goal == "tree":
        own = len({tree for tree in player.forest if tree is not None})
    elif goal == "fire":
        own = len(player.fires)
    else:
        own = total(player, "flower")
    return own + _tiles(player, goal)


def _tiles(player: Player, goal: Goal) -> int:
    return sum(tile.goal == goal for tile in player.tiles)


def needed(table: Table, goal: Goal) -> int:
    """LF-WIN-05, LF-KODAMA-28, LF-KODAMA-29: how much of a goal is enough."""
    if not table.kodama:
        return board().goal
    raised = any(not cards_left and GOAL_OF[pile] == goal for pile, cards_left in table.piles.items())
    return board().kodama.goal_of_empty_pile if raised else board().kodama.goal
