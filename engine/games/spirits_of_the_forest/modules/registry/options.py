"""The options of a host."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pydantic import Field

from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.modules.curse import CurseOptions
from engine.games.spirits_of_the_forest.modules.enchanted import EnchantedOptions
from engine.games.spirits_of_the_forest.modules.events import EventsOptions
from engine.games.spirits_of_the_forest.modules.gem_bonus import GemBonusOptions
from engine.games.spirits_of_the_forest.modules.moonlight import MoonlightExpansionOptions
from engine.games.spirits_of_the_forest.modules.registry.allowed_mixes import PLAYERS
from engine.games.spirits_of_the_forest.modules.registry.modules import MODULES
from engine.games.spirits_of_the_forest.modules.seasons import SeasonsOptions
from engine.games.spirits_of_the_forest.modules.solo import SoloOptions
from engine.games.spirits_of_the_forest.modules.wish import WishOptions


class BaseOptions(TableOptions):
    """The place of the player who begins, from 1; None for a random one (SF-SETUP-13)."""

    first_player: int | None = Field(default=None, ge=1, le=max(PLAYERS))


class ForestOptions(
    SoloOptions,
    EnchantedOptions,
    MoonlightExpansionOptions,
    GemBonusOptions,
    EventsOptions,
    SeasonsOptions,
    CurseOptions,
    WishOptions,
    BaseOptions,
):
    """The options of every module, shown from the last to the first."""

    @property
    def modules(self) -> tuple[Module, ...]:
        """Modules chosen, in the order of the registry."""
        return tuple(module.id for module in MODULES if module.is_chosen(self))


OF_SEVERAL_KINDS: Final = ("events", "moonlight")
"""The options of modules that are played in several kinds, each of which has a line of its own."""

PRESETS: Final[Mapping[str, Mapping[str, object]]] = MappingProxyType(
    {
        "base": {},
        "polish-deluxe": {"wish": True, "curse": True, "gem_bonus": True},
        "seasons": {"seasons": True},
        "seasons-deluxe": {"seasons": True, "wish": True, "curse": True, "gem_bonus": True},
        "forgotten-grove": {"events": "forgotten-grove"},
        "fairytale-copse": {"events": "fairytale-copse"},
        "forgotten-forest": {"events": "forgotten-forest"},
        "moonlight": {"moonlight": "base"},
        "moonlight-air": {"moonlight": "air"},
        "enchanted": {"enchanted": True},
        "enchanted-moonlight": {"enchanted": True, "moonlight": "base"},
    }
)
"""Ways to play the forest, by name."""
