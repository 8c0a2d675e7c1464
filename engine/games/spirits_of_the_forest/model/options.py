"""What a host may choose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from pydantic import Field

from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.mixing import MODULES, PLAYERS


class ForestOptions(TableOptions):
    """What a host may choose.

    first_player   the place of the player who begins, from 1; None for a random one (SF-SETUP-13)
    events         the layout of Forest Events, or a random one of the three; None without them
    moonlight      the Moonlight tiles of the base game, or with the Air Spirit; None without them
    solo_rule      in a solo game, the edition whose ruling on missing spirits is played (SF-SOLO-19)
    """

    first_player: int | None = Field(default=None, ge=1, le=max(PLAYERS))
    wish: bool = False
    curse: bool = False
    seasons: bool = False
    events: Literal["random", "forgotten-grove", "fairytale-copse", "forgotten-forest"] | None = None
    gem_bonus: bool = False
    moonlight: Literal["base", "air"] | None = None
    enchanted: bool = False
    solo_rule: Literal["english", "polish"] = "english"

    @property
    def modules(self) -> tuple[Module, ...]:
        """The modules chosen, in the order of `kinds.Module`."""
        chosen: dict[Module, bool] = {
            "wish": self.wish,
            "curse": self.curse,
            "seasons": self.seasons,
            "events": self.events is not None,
            "gem-bonus": self.gem_bonus,
            "moonlight": self.moonlight is not None,
            "air": self.moonlight == "air",
            "enchanted": self.enchanted,
        }
        return tuple(module for module in MODULES if chosen[module])


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
