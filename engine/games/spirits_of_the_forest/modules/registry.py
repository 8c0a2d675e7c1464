"""Which modules are in play at a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.modules.curse import CurseCards
from engine.games.spirits_of_the_forest.modules.enchanted import Enchanted
from engine.games.spirits_of_the_forest.modules.events import ForestEvents
from engine.games.spirits_of_the_forest.modules.gem_bonus import GemBonus
from engine.games.spirits_of_the_forest.modules.module import ForestModule
from engine.games.spirits_of_the_forest.modules.moonlight import AirSpirit, MoonlightModule
from engine.games.spirits_of_the_forest.modules.seasons import FourSeasons
from engine.games.spirits_of_the_forest.modules.solo import SoloGame
from engine.games.spirits_of_the_forest.modules.wish import WishCards

EVERY: Final[Mapping[Module, ForestModule]] = {
    module.id: module
    for module in (
        SoloGame(),
        WishCards(),
        CurseCards(),
        FourSeasons(),
        ForestEvents(),
        GemBonus(),
        MoonlightModule(),
        AirSpirit(),
        Enchanted(),
    )
}


@cache
def in_play(modules: tuple[Module, ...]) -> tuple[ForestModule, ...]:
    """The modules of these names, in the order of `kinds.Module`, which is the order they speak in."""
    return tuple(EVERY[module] for module in modules)
