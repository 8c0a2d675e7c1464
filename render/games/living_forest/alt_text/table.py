"""The middle of the table in words: the fires, the circle and the supply."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.living_forest.messages.labels import card_gives, tree_gives
from engine.games.living_forest.model.facts import cards, trees
from engine.games.living_forest.model.texts import card_name, names, tell, tree_name
from engine.games.living_forest.model.view import LivingForestView
from engine.text import Text


def centre(view: LivingForestView) -> Iterator[Text]:
    """Yield the fires, the strength of the coming attack, and the rock of Onibi."""
    if view.fires:
        fires = tuple(str(fire) for fire in view.fires)
        yield tell("told-fires", fires=fires, count=len(fires), strength=view.strength)
    else:
        yield tell("told-no-fires")
    if view.onibi is not None:
        yield tell("told-onibi", rock=view.onibi + 1)


def rocks(view: LivingForestView) -> Iterator[Text]:
    """Yield each rock of the circle with its gift."""
    yield tell("told-rocks", rocks=tuple(tell(f"deed-{deed}") for deed in view.rocks))


def reserve(view: LivingForestView, bare: bool = False) -> Iterator[Text]:
    """Yield the levels of the reserve; `bare`: the names alone."""
    for level in view.reserve:
        shown = names(level.cards) if bare else tuple(map(_animal, level.cards))
        if shown:
            yield tell("told-level", level=level.level, cards=shown, deck=level.deck)


def _animal(card: str) -> Text:
    gives = card_gives(card)
    if not gives:
        return tell("told-bare-card", card=card_name(card), cost=cards()[card].cost)
    return tell("told-card", card=card_name(card), cost=cards()[card].cost, gives=gives)


def piles(view: LivingForestView) -> Iterator[Text]:
    """Yield the Kodama that can be called."""
    for pile in view.piles:
        if pile.cards:
            yield tell("told-pile", card=_animal(pile.cards[0]), count=len(pile.cards))
        else:
            yield tell("told-pile-empty", pile=tell(f"pile-{pile.pile}"))


def trees_on_offer(view: LivingForestView) -> Iterator[Text]:
    """Yield the trees that are left, by cost."""
    left = sorted((trees()[tree].cost, tree, copies) for tree, copies in view.trees.items() if copies)
    if left:
        yield tell("told-trees", trees=tuple(_tree(tree, copies) for _, tree, copies in left))


def _tree(tree: str, copies: int) -> Text:
    return tell(
        "told-tree",
        tree=tree_name(tree),
        cost=trees()[tree].cost,
        gives=tree_gives(trees()[tree]),
        copies=copies,
    )


def supply(view: LivingForestView) -> Iterator[Text]:
    """Yield the numbers of fragments, Varans and element tiles that are left."""
    yield tell("told-supply", fragments=view.fragments, varans=view.varans)
    if view.kodama:
        yield tell("told-supply-tiles", count=view.element_tiles)
