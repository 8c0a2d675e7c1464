"""Actions and choices in words. They stay short: the longest must fit a button of 80 characters."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Extinguish,
    LivingAction,
    Plant,
    Spend,
    Steal,
    Use,
)
from engine.games.living_forest.model.facts import TreeFacts, board, cards, trees
from engine.games.living_forest.model.kinds import ELEMENTS, VARAN, Element
from engine.games.living_forest.model.texts import card_name, tell, tree_name
from engine.games.living_forest.model.view import LivingForestView
from engine.games.living_forest.rules.circle import Path, path
from engine.text import Seat, Text


def label(view: LivingForestView, action: LivingAction) -> Text:
    """Return the whole action: `Attract Hedgehog (3)`."""
    match action:
        case Attract(card):
            return tell("label-attract", card=card_name(card), cost=_cost(card))
        case Extinguish(fire):
            return tell("label-extinguish", fire=fire)
        case Advance(steps):
            return tell("label-move", steps=steps, rock=_rock(view, steps))
        case Plant(tree, at):
            return tell("label-plant", tree=tree_name(tree), at=at)
        case Call():
            return tell("label-call", card=_called(view, action))
        case Steal(tile):
            return tell("label-steal", tile=tile_text(tile))
        case Spend(element):
            return tell("label-spend", gain=_gain(element))
        case Use():
            return _used(view)
        case _:
            return tell(f"label-{action.verb}")


def _used(view: LivingForestView) -> Text:
    """Return what a fragment does to the card that the reader drew last (LF-FRAGMENT-03, LF-FRAGMENT-04)."""
    line = () if view.seat is None else view.players[view.seat].line
    if not line:
        return tell("label-use")
    return tell("label-use-varan") if line[-1] == VARAN else tell("label-use-card", card=card_name(line[-1]))


def choice(view: LivingForestView, action: LivingAction, field: str) -> Text:
    """Return one value of an action, as a choice for that field."""
    match action:
        case Attract(card):
            return tell("choice-card", card=card_name(card), cost=_cost(card), gives=card_gives(card))
        case Extinguish(fire):
            return tell("choice-fire", fire=fire)
        case Advance(steps):
            return tell("choice-steps", steps=steps, rock=_rock(view, steps))
        case Plant(tree, at):
            if field == "at":
                return tell("choice-space-bonus" if at in board().forest.corners else "choice-space", at=at)
            known = trees().get(tree)
            gives = tree_gives(known) if known else ()
            return tell("choice-tree", tree=tree_name(tree), cost=known.cost if known else 0, gives=gives)
        case Call():
            return _called(view, action)
        case Steal(tile):
            return tile_text(tile)
        case Spend(element):
            return _gain(element)
        case _:
            return tell(f"label-{action.verb}")


def card_gives(card: str) -> tuple[Text, ...]:
    """Return what a card shows, element by element, with its coin and its Kodama symbols."""
    known = cards().get(card)
    if known is None:
        return ()
    found = [*amounts(known.elements)]
    found += [tell(known.coin)] if known.coin else []
    found += [tell("gives-symbol")] if known.symbols else []
    found += [tell(f"gives-repeat-{known.repeats}")] if known.repeats else []
    found += [tell(f"gives-bonus-{known.bonus}")] if known.bonus else []
    return tuple(found)


def tree_gives(tree: TreeFacts) -> tuple[Text, ...]:
    """Return what a tree gives for good."""
    found = [*amounts(tree.elements)]
    found += [tell("gives-per-symbol", element=tell(tree.per_symbol))] if tree.per_symbol else []
    found += [tell("gives-symbol")] if tree.symbols else []
    found += [tell("gives-repeat")] if tree.repeats else []
    return tuple(found)


def amounts(elements: Mapping[Element, int]) -> tuple[Text, ...]:
    """Return a Text for the amount of each element, in their order."""
    return tuple(_amount(element, elements[element]) for element in ELEMENTS if element in elements)


def _amount(element: Element, amount: int) -> Text:
    return tell("gives", element=tell(element), amount=amount)


def _gain(element: Element) -> Text:
    return _amount(element, board().kodama.tile_elements.get(element, 0))


def _cost(card: str) -> int:
    known = cards().get(card)
    return known.cost if known else 0


def _called(view: LivingForestView, action: Call) -> Text:
    pile = next((each.cards for each in view.piles if each.pile == action.pile), ())
    if not pile:
        return tell(f"pile-{action.pile}")
    card = cards()[pile[0]]
    return tell("choice-card", card=card_name(card.id), cost=card.cost, gives=card_gives(card.id))


def tile_text(name: str) -> Text:
    """Return a Victory tile in words, by the name that people type."""
    goal, _, spirit = name.partition("-")
    return tell("tile", goal=tell(f"goal-{goal}"), spirit=tell(spirit))


def way(view: LivingForestView, seat: Seat, steps: int) -> Path:
    """Return where a spirit's move by `steps` rocks leads, as everybody can see it."""
    taken = {player.rock for player in view.players if player.seat != seat} | {view.onibi}
    return path(len(view.rocks), view.players[seat].rock, steps, taken)


def _rock(view: LivingForestView, steps: int) -> Text:
    """Return the rock that a move ends on: what it gives, and whom the move jumps."""
    if view.seat is None:
        return tell("rock-some")
    path = way(view, view.seat, min(steps, len(view.rocks) * 4))
    gives = tell(f"deed-{view.rocks[path.end]}")
    jumped = sum(rock != view.onibi for rock in path.jumped)
    if jumped:
        return tell("rock-jumping", number=path.end + 1, gives=gives, count=jumped)
    return tell("rock", number=path.end + 1, gives=gives)
