"""All modules, in the order in which they speak. A new one is a class in a file beside this, and a line here."""

from __future__ import annotations

from typing import Final

from engine.games.moonlight.forest.module import EVERY, MoonlightModule
from engine.games.moonlight.modules.air_from_eclipse import AirBeside, AirFromEclipse
from engine.games.moonlight.modules.air_spirits import AirFireflies, AirSpirits
from engine.games.moonlight.modules.bit_push import BitPush
from engine.games.moonlight.modules.bits_taken_otherwise import BitByAdjacency, BitOnRevealAdjacent
from engine.games.moonlight.modules.bridges import Bridges
from engine.games.moonlight.modules.doubles_in_ring import DoublesInRing
from engine.games.moonlight.modules.eclipse_portals import EclipsePortals
from engine.games.moonlight.modules.face_down import AnySideAvailable, NoReveal, TakeFaceDown
from engine.games.moonlight.modules.firefly_tokens import FireflyTokens
from engine.games.moonlight.modules.fixed_moonlight_card import FixedMoonlightCard
from engine.games.moonlight.modules.gem_columns import GemColumns
from engine.games.moonlight.modules.gem_supply import OneGemEach
from engine.games.moonlight.modules.hide_and_seek import BitOnRevealOutside, BitsBeside, TokenOnVisibleSingles
from engine.games.moonlight.modules.islands import IslandJumps, ScoreRemainingTypes
from engine.games.moonlight.modules.left_out import NoBits, NoMoonlightCard
from engine.games.moonlight.modules.levels import BitSlideOutermost, StepLevels
from engine.games.moonlight.modules.majority_tokens import MajorityTokens, NoEnterFaceDown
from engine.games.moonlight.modules.moonlight_tiles import MoonlightTilesInForest
from engine.games.moonlight.modules.rain import CardTakesTokens, RainChoice
from engine.games.moonlight.modules.reflection_choice import ReflectionChoice
from engine.games.moonlight.modules.row_quota import RowQuota
from engine.games.moonlight.modules.side_tiles import AlchemyThirdTile, GemTiles
from engine.games.moonlight.modules.start_bits_team import StartBitsTeam
from engine.games.moonlight.modules.three_kind_token import ThreeKindToken
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
    OneGemEach(),
    NoBits(),
    NoMoonlightCard(),
    GemTiles(),
    AlchemyThirdTile(),
    EclipsePortals(),
    RainChoice(),
    CardTakesTokens(),
    IslandJumps(),
    ScoreRemainingTypes(),
    ThreeKindToken(),
    BitOnRevealAdjacent(),
    BitByAdjacency(),
    AirBeside(),
    AirFromEclipse(),
    MoonlightTilesInForest(),
    Bridges(),
    ReflectionChoice(),
    DoublesInRing(),
    NoEnterFaceDown(),
    MajorityTokens(),
    RowQuota(),
)

EVERY.update({module.id: module for module in MODULES})
