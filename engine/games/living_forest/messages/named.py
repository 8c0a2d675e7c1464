"""Things of Living Forest that people ask about by name: animals, Kodama and trees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.living_forest.messages.labels import card_gives, tree_gives
from engine.games.living_forest.model.facts import LivingCard, TreeFacts, cards, trees
from engine.games.living_forest.model.texts import card_name, tell, tree_name
from engine.telling import NamedThing


def named() -> Iterator[NamedThing]:
    """Yield every card and every kind of tree in the box, with its cost and what it gives."""
    for card in cards().values():
        told = tell("choice-card", card=card_name(card.id), cost=card.cost, gives=card_gives(card.id))
        yield NamedThing(card_name(card.id), (told,), [*_of_card(card)])
    for name, tree in trees().items():
        told = tell("choice-tree", tree=tree_name(name), cost=tree.cost, gives=tree_gives(tree))
        yield NamedThing(tree_name(name), (told,), [*_of_tree(tree)])


def _of_card(card: LivingCard) -> Iterator[str]:
    """Yield the rules of what a card can do beside its elements, and of how one comes by it."""
    if card.repeats is not None:
        yield "LF-KODAMA-14"
    if card.bonus is not None:
        yield "LF-KODAMA-15"
    if card.deck == "varan":
        yield "LF-ONIBI-04"
    elif card.deck == "season":
        yield from ("LF-KODAMA-03", "LF-KODAMA-08")
    elif card.deck == "start":
        yield "LF-SETUP-03"
    else:
        yield "LF-KODAMA-21" if card.cost and card.symbols else "LF-ATTRACT-01"
    if card.coin is not None:
        yield "LF-DRAW-07"


def _of_tree(tree: TreeFacts) -> Iterator[str]:
    """Yield the rules of what a kind of tree gives, and of planting one."""
    if tree.repeats:
        yield "LF-ACTION-05"
    if tree.per_symbol is not None or tree.symbols:
        yield "LF-KODAMA-06"
    yield from ("LF-PLANT-01", "LF-PLANT-05")
