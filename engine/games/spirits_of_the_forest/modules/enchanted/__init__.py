"""Enchanted mode: cards are claimed with tiles, and without one nobody scores."""

from engine.games.spirits_of_the_forest.modules.enchanted.rules import ENCHANTED, EnchantedOptions

__all__ = ["ENCHANTED", "EnchantedOptions"]
