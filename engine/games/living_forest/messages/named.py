"""Things of Living Forest that people ask about by name: animals, Kodama and trees."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.living_forest.messages.labels import card_gives, tree_gives
from engine.games.living_forest.model.facts import cards, trees
from engine.games.living_forest.model.texts import card_name, tell, tree_name
from engine.telling import NamedThing


def named() -> Iterator[NamedThing]:
    """Yield every card and every kind of tree in the box, with its cost and what it gives."""
    for card in cards().values():
        told = tell("choice-card", card=card_name(card.id), cost=card.cost, gives=card_gives(card.id))
        yield NamedThing(card_name(card.id), (told,))
    for name, tree in trees().items():
        told = tell("choice-tree", tree=tree_name(name), cost=tree.cost, gives=tree_gives(tree))
        yield NamedThing(tree_name(name), (told,))
