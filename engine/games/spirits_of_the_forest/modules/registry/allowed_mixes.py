"""The mixes that may be played, and the numbers of players for each."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Final

from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.module import EVERY
from engine.games.spirits_of_the_forest.modules.registry.modules import ALONE, MODULES
from engine.text import Text

ADDED: Final[tuple[Module, ...]] = tuple(module.id for module in MODULES if module.id not in ALONE)
"""Modules that a host may add to the base game."""

PLAYERS: Final = (2, 3, 4)
"""Numbers of players of the multiplayer game (SF-SETUP-01)."""

FORBIDDEN: Final[tuple[tuple[Module, Module, str], ...]] = (
    ("seasons", "events", "SF-SETUP-14"),
    ("seasons", "moonlight", "ML-TILES-10"),
    ("events", "moonlight", "ML-TILES-02"),
    ("wish", "enchanted", "ML-ENCHANT-19"),
    ("curse", "enchanted", "ML-ENCHANT-19"),
    ("seasons", "enchanted", "ML-ENCHANT-19"),
    ("events", "enchanted", "ML-ENCHANT-19"),
)
"""Pairs of modules that do not go together, with the rule that says so. Everything else does."""


def refusal(players: int, modules: Collection[Module]) -> Text | None:
    """Return the reason why a game with `players` players and these modules cannot be played; None where it can."""
    if players == 1:
        return tell("refused-solo", modules=_named(modules)) if modules else None
    if players not in PLAYERS:
        return tell("refused-players", given=players)
    if "air" in modules and "moonlight" not in modules:
        return tell("refused-air")
    for one, other, rule in FORBIDDEN:
        if one in modules and other in modules:
            return tell("refused-mix", one=_name(one), other=_name(other), rule=rule)
    return None


def is_in_play(rule_id: str, modules: Collection[Module]) -> bool:
    """Return whether the rule belongs to the game itself or to one of these modules."""
    group = rule_id.rpartition("-")[0]
    return all(module.id in modules for module in MODULES if module.rules == group)


def mixes() -> Iterator[tuple[Module, ...]]:
    """Yield every set of modules that can be played by two to four, the base game first."""
    for size in range(len(ADDED) + 1):
        for modules in combinations(ADDED, size):
            if refusal(PLAYERS[0], modules) is None:
                yield modules


def _name(module: Module) -> Text:
    return EVERY[module].name


def _named(modules: Collection[Module]) -> tuple[Text, ...]:
    return tuple(_name(each) for each in ADDED if each in modules)
