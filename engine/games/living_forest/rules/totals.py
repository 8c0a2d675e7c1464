"""The totals of a player's cards and trees.

The sums are pure functions of a Help Line and of a forest, and are kept: whoever looks ahead asks for the same ones again and again.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.kinds import ELEMENT_OF, GOAL_OF, PILES, Deed, Element, Goal, Pile
from engine.games.living_forest.model.table import START_TREE, Player, Table
from engine.games.living_forest.rules.ground import index

_Line: TypeAlias = tuple[str, ...]
_Forest: TypeAlias = tuple[str | None, ...]

_KEPT: Final = 1 << 14
_PILE_OF: Final[dict[Goal, Pile]] = {GOAL_OF[pile]: pile for pile in PILES}


def excess(player: Player) -> int:
    """Return the number of solitary coins less gregarious ones in the Help Line (LF-DRAW-07, LF-DRAW-09)."""
    return _excess(tuple(player.line))


@lru_cache(_KEPT)
def _excess(line: _Line) -> int:
    coins = [cards()[card].coin for card in line]
    return coins.count("solitary") - coins.count("gregarious")


def symbols(player: Player) -> int:
    """Return the number of Kodama symbols in the Help Line and in the forest (LF-KODAMA-08)."""
    return _symbols(tuple(player.line), tuple(player.forest))


@lru_cache(_KEPT)
def _symbols(line: _Line, forest: _Forest) -> int:
    planted = sum(trees()[tree].symbols for tree in forest if tree not in (None, START_TREE))
    return sum(cards()[card].symbols for card in line) + planted


def total(player: Player, element: Element) -> int:
    """Return how much of an element the Help Line, the trees, the full lines and spent element tiles give; it may be negative.

    LF-ACTION-11.
    """
    spent = player.extra.count(element) * board().kodama.tile_elements[element] if player.extra else 0
    return _total(tuple(player.line), tuple(player.forest), element) + spent


def planted(player: Player, element: Element) -> int:
    """Return how much of an element the forest alone gives, whatever lies in the Help Line."""
    return _total((), tuple(player.forest), element)


def means(player: Player, deed: Deed, plus: int = 0) -> int:
    """Return what a player has for an action. A corner's extra is added before it is raised to 0.

    LF-ACTION-13, LF-FOREST-12, LF-KODAMA-21.
    """
    if deed not in ELEMENT_OF:
        return 0
    own = reached(player, "flower") if deed == "call" else total(player, ELEMENT_OF[deed])
    return max(own + plus, 0)


@lru_cache(_KEPT)
def _total(line: _Line, forest: _Forest, element: Element) -> int:
    shown = sum(cards()[card].elements.get(element, 0) for card in line)
    planted = [trees()[tree] for tree in forest if tree is not None and tree != START_TREE]
    plain = sum(tree.elements.get(element, 0) for tree in planted)
    per_symbol = sum(tree.per_symbol == element for tree in planted)  # LF-KODAMA-16
    return shown + plain + per_symbol * _symbols(line, forest) + _of_lines(forest, element)


@cache
def _lines() -> tuple[tuple[tuple[int, ...], dict[Element, int]], ...]:
    return tuple(
        (tuple(index()[cell] for cell in line.cells), line.elements) for line in board().forest.lines
    )


def _of_lines(forest: _Forest, element: Element) -> int:
    """Return how much of an element the completed columns and rows of a forest give (LF-FOREST-02 to LF-FOREST-06)."""
    return sum(
        elements.get(element, 0)
        for places, elements in _lines()
        if all(forest[place] is not None for place in places)
    )


def reached(player: Player, goal: Goal) -> int:
    """Return how far a player has come towards a goal (LF-WIN-01 to LF-WIN-03)."""
    if goal == "tree":
        own = _kinds(tuple(player.forest))
    elif goal == "fire":
        own = len(player.fires)
    else:
        own = total(player, "flower")
    return own + [tile.goal for tile in player.tiles].count(goal)


@lru_cache(_KEPT)
def _kinds(forest: _Forest) -> int:
    return len({tree for tree in forest if tree is not None})


def needed(table: Table, goal: Goal) -> int:
    """Return how much of a goal is enough (LF-WIN-05, LF-KODAMA-28, LF-KODAMA-29)."""
    if not table.kodama:
        return board().goal
    counts = board().kodama
    return counts.goal if table.piles[_PILE_OF[goal]] else counts.goal_of_empty_pile
