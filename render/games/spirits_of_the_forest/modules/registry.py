"""The pictures of each module: the only place where pictures name a module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.view import Category, ForestView
from render.games.spirits_of_the_forest.modules.curse import CursePictures
from render.games.spirits_of_the_forest.modules.enchanted import EnchantedPictures
from render.games.spirits_of_the_forest.modules.gem_bonus import GemBonusPictures
from render.games.spirits_of_the_forest.modules.module import ModulePictures, Rival
from render.games.spirits_of_the_forest.modules.moonlight import MoonlightPictures
from render.games.spirits_of_the_forest.modules.seasons import SeasonPictures
from render.games.spirits_of_the_forest.modules.solo import SoloPictures
from render.games.spirits_of_the_forest.modules.wish import WishPictures
from render.kit.palette import GOLD, Ink

EVERY: Final[Mapping[Module, ModulePictures]] = {
    "solo": SoloPictures(),
    "wish": WishPictures(),
    "curse": CursePictures(),
    "seasons": SeasonPictures(),
    "events": ModulePictures(),  # its stacks and tokens face up are drawn as any cell is
    "gem-bonus": GemBonusPictures(),
    "moonlight": MoonlightPictures(),
    "air": ModulePictures(),  # one more spirit, drawn as all spirits are
    "enchanted": EnchantedPictures(),
}

LEGEND: Final[Mapping[str, tuple[str, Ink]]] = {
    name: look for module in EVERY.values() for name, look in module.legend.items()
}
"""Silhouettes that modules bring, and their inks, by the names of their signs."""


def in_play(view: ForestView) -> tuple[ModulePictures, ...]:
    """Return the pictures of what is played, in the order of the registry of rules, which is the order they are laid and told in."""
    return tuple(EVERY[module] for module in view.modules)


def rivals(view: ForestView) -> list[Rival]:
    """Return the others shown beside the players."""
    return [rival for module in in_play(view) for rival in module.rivals(view)]


def winners(view: ForestView) -> set[int]:
    """Return the columns of those who have won, players and others."""
    return set(view.outcome.winners).union(*(module.winners(view) for module in in_play(view)))


def standing_out(view: ForestView, category: Category, column: int) -> Ink | None:
    """Return the ink under a count: gold for the most of something, unless a module says otherwise."""
    ground = GOLD if category.parts[column].most else None
    for module in in_play(view):
        ground = module.ground(view, category, column, ground)
    return ground
