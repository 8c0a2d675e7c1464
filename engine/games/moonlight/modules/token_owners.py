"""The owners of the favour tokens of picked tiles (ML-S02-06, ML-S04, ML-S05-10, ML-S12-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightModule, laws
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import CREATURES
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import TakenTile
from engine.script import Script

PAIR = 2


class TokenWithTile(MoonlightModule):
    """The side that gets a tile gets its token (ML-S05-10), which is the rule where no module has another one (ML-ASSIGN-05)."""

    id: ClassVar[str] = "token_with_tile"


class FollowCreatureTokens(MoonlightModule):
    """The side of the creature that a tile was picked for gets its tokens (ML-S02-06, ML-S12-04)."""

    id: ClassVar[str] = "follow_creature_tokens"
    replaces = ("ML-ASSIGN-05",)
    claims_tokens = True

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        yield from ()
        for taken in picked:
            if taken.creature is not None:
                for token in taken.tokens:
                    play.give_token(token.face, taken.creature)


class TokensBetweenCreatures(MoonlightModule):
    """Tokens go one to each side if both creatures were around the tile, otherwise both to the opponent (ML-S04-02 to -06)."""

    id: ClassVar[str] = "tokens_between_creatures"
    replaces = ("ML-ASSIGN-05",)
    rules = ("ML-S04",)
    claims_tokens = True

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        pairs = [spot for spot in ground.spots if spot.tokens]
        if not pairs or any(len(spot.tokens) != PAIR for spot in pairs):
            yield "must have tiles with two favour tokens, and none with another number"

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        for taken in picked:
            if taken.tokens:
                is_shared = {*taken.near} == {*CREATURES} or laws(play.table).taker_decides
                yield from play.share(taken.tokens, 1 if is_shared else 0)


class VersusTakerDecides(MoonlightModule):
    """The player who takes tokens says who gets them, where all play against each other (ML-S04-06, ML-S08-08, ML-S09-10)."""

    id: ClassVar[str] = "versus_taker_decides"
    taker_decides = True
