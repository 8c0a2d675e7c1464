"""All modules, in the order in which they speak. A new one is a class in a file beside this, and a line here."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.forest.module import EVERY, MoonlightModule
from engine.games.moonlight.modules.start_bits_team import StartBitsTeam
from engine.games.moonlight.modules.tokens_dealt import TokensDealt
from engine.games.moonlight.modules.tokens_used import FifteenthToken, SpiritTokensOnly

MODULES: Final[tuple[MoonlightModule, ...]] = (
    FifteenthToken(),
    SpiritTokensOnly(),
    StartBitsTeam(),
    TokensDealt(),
)

EVERY.update({module.id: module for module in MODULES})
