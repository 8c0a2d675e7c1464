"""Every module by its name. Outside this room and its own file no module is named."""

from __future__ import annotations

from typing import Any, Final

from engine.games.spirits_of_the_forest.model.actions import ForestAction
from engine.games.spirits_of_the_forest.model.layout import LAYOUTS
from engine.games.spirits_of_the_forest.modules.curse import CURSE
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.events import FOREST_EVENTS
from engine.games.spirits_of_the_forest.modules.gem_bonus import GEM_BONUS
from engine.games.spirits_of_the_forest.modules.module import EVERY, ForestModule
from engine.games.spirits_of_the_forest.modules.moonlight import AIR_SPIRIT, MOONLIGHT
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS
from engine.games.spirits_of_the_forest.modules.solo import SOLO
from engine.games.spirits_of_the_forest.modules.wish import WISH

MODULES: Final[tuple[ForestModule[Any, Any], ...]] = (
    SOLO,
    WISH,
    CURSE,
    FOUR_SEASONS,
    FOREST_EVENTS,
    GEM_BONUS,
    MOONLIGHT,
    AIR_SPIRIT,
    ENCHANTED,
)
"""Modules in the order they speak in."""
ALONE: Final = (SOLO.id,)
"""Modules that one player plays alone."""

EVERY.update({module.id: module for module in MODULES})
LAYOUTS.update({name: known for module in MODULES for name, known in module.layouts.items()})

_OF_VERB: Final = {verb: module for module in MODULES for verb in module.verbs}


def module_of(action: ForestAction) -> ForestModule[Any, Any] | None:
    """Return the module whose verb this is; None for those of the base game."""
    return module_of_verb(type(action))


def module_of_verb(kind: type[ForestAction]) -> ForestModule[Any, Any] | None:
    """Return the module with this verb."""
    return _OF_VERB.get(kind)
