"""All modules, in the order in which they speak. A new one is a class in a file beside this, and a line here."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.forest.module import EVERY, MoonlightModule
from engine.games.moonlight.modules.air_spirits import AirFireflies, AirSpirits
from engine.games.moonlight.modules.bit_push import BitPush
from engine.games.moonlight.modules.face_down import AnySideAvailable, NoReveal, TakeFaceDown
from engine.games.moonlight.modules.firefly_tokens import FireflyTokens
from engine.games.moonlight.modules.fixed_moonlight_card import FixedMoonlightCard
from engine.games.moonlight.modules.gem_columns import GemColumns
from engine.games.moonlight.modules.hide_and_seek import BitOnRevealOutside, BitsBeside, TokenOnVisibleSingles
from engine.games.moonlight.modules.levels import BitSlideOutermost, StepLevels
from engine.games.moonlight.modules.start_bits_team import StartBitsTeam
from engine.games.moonlight.modules.token_columns import TokenColumns
from engine.games.moonlight.modules.token_owners import (
    FollowCreatureTokens,
    TokensBetweenCreatures,
    TokenWithTile,
    VersusTakerDecides,
)
from engine.games.moonlight.modules.token_touch import TokenTouch
from engine.games.moonlight.modules.tokens_dealt import TokensDealt
from engine.games.moonlight.modules.tokens_used import FifteenthToken, SpiritTokensOnly
from engine.games.moonlight.modules.twin_forests import GemSwap, TwinForests

MODULES: Final[tuple[MoonlightModule, ...]] = (
    AirSpirits(),
    AirFireflies(),
    FifteenthToken(),
    SpiritTokensOnly(),
    FixedMoonlightCard(),
    StartBitsTeam(),
    TokensDealt(),
    TwinForests(),
    GemSwap(),
    NoReveal(),
    TakeFaceDown(),
    AnySideAvailable(),
    FollowCreatureTokens(),
    TokenWithTile(),
    TokensBetweenCreatures(),
    VersusTakerDecides(),
    BitsBeside(),
    TokenOnVisibleSingles(),
    BitOnRevealOutside(),
    FireflyTokens(),
    StepLevels(),
    BitSlideOutermost(),
    TokenColumns(),
    TokenTouch(),
    GemColumns(),
    BitPush(),
)

EVERY.update({module.id: module for module in MODULES})
