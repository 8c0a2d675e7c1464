"""The sign beside the words on a button: the gift of an animal, a tree, a rock or a corner, or the goal of a tile or pile."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.games.living_forest.messages.labels import way
from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Extinguish,
    LivingAction,
    Plant,
    Spend,
    Steal,
)
from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.kinds import DEEDS, ELEMENTS, GOAL_OF, GOALS, Element
from engine.games.living_forest.model.view import LivingForestView
from render.painter import Badge

SIGNS: Final = (
    *ELEMENTS,
    *(f"deed-{deed}" for deed in DEEDS),
    *(f"goal-{goal}" for goal in GOALS),
    "fragment",
    "symbol",
    "repeat",
)


def badge(view: LivingForestView, action: LivingAction, fields: Collection[str]) -> Badge | None:
    """Return the badge of what these fields of an action name; None where they name nothing that has a sign. The words stay beside it."""
    sign = _sign(view, action) if fields else None
    if isinstance(action, Plant):
        sign = _tree(action.tree) if "tree" in fields else _corner(action.at)
    return Badge(sign) if sign else None


def _sign(view: LivingForestView, action: LivingAction) -> str | None:
    match action:
        case Attract(card) if card in cards():
            known = cards()[card]
            return _most(known.elements) or ("symbol" if known.symbols else None)
        case Extinguish():
            return "goal-fire"
        case Advance(steps) if view.seat is not None:
            return f"deed-{view.rocks[way(view, view.seat, min(steps, len(view.rocks) * 4)).end]}"
        case Call(pile):
            return f"goal-{GOAL_OF[pile]}"
        case Steal(tile):
            return f"goal-{tile.partition('-')[0]}"
        case Spend(element):
            return element
        case _:
            return None


def _tree(name: str) -> str | None:
    known = trees().get(name)
    if known is None:
        return None
    first = _most(known.elements) or known.per_symbol
    return first or ("symbol" if known.symbols else "repeat" if known.repeats else None)


def _corner(space: str) -> str | None:
    """Return the sign of the gift that a tree on this space brings at once; None where it brings none."""
    corner = board().forest.corners.get(space)
    if corner is None:
        return None
    return f"deed-{corner.action}" if corner.action else corner.element or "fragment"


def _most(elements: Mapping[Element, int]) -> Element | None:
    """Return the element of which there is most, the first of them where several have as much; None where there is none."""
    shown = [element for element in ELEMENTS if elements.get(element, 0) > 0]
    return max(shown, key=lambda element: elements[element], default=None)
