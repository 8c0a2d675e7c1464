"""Tokens on face-down tiles, found by picking the tile at a long side (ML-S09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightModule, laws
from engine.games.moonlight.model.ground import NOWHERE, ScenarioGround
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import FavourToken, Table, TakenTile
from engine.games.moonlight.model.texts import face_text
from engine.script import Script
from engine.script.asks import option

LEAST = 6


class TokenTouch(MoonlightModule):
    """A token that one pick touches is the opponent's; those that both touch are shared (ML-S09-01 to -10)."""

    id: ClassVar[str] = "token_touch"
    replaces = ("ML-ASSIGN-05",)
    rules = ("ML-S09",)
    claims_tokens = True

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        tiles = {number for number, spot in enumerate(ground.spots) if spot.tokens}
        if len(tiles) < LEAST or not all(ground.spots[number].down for number in tiles):
            yield f"must have at least {LEAST} face-down tiles with a favour token, and no other with one"
        if any(side in tiles for number in tiles for side in ground.sides[number][:2]):
            yield "must not have two tiles with tokens side by side"

    def may_turn(self, table: Table, spot: int) -> bool:
        """Return whether the tile carries no token: those that do are turned up in no other way (ML-S09-09)."""
        return spot not in table.tokens

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        found = [touched(play.table, taken.spot) for taken in picked]
        spots = sorted({spot for each in found for spot in each})
        if not spots:
            return
        tokens = [token for spot in spots for token in play.table.tokens.pop(spot)]
        play.turn_up(spots)
        play.open_tokens(tokens)
        if laws(play.table).taker_decides:
            yield from give_each(play, tokens)
        elif not all(found):
            yield from play.share(tokens, 0)
        else:
            yield from play.share(tokens, max(1, len(tokens) // 2))


def touched(table: Table, picked: int) -> list[int]:
    """Return the tiles with a token directly left and right of a picked one, on its level (ML-S09-02)."""
    beside = table.ground.sides[picked][:2]
    return [spot for spot in beside if spot != NOWHERE and spot in table.down and spot in table.tokens]


def give_each(play: MoonlightPlay, tokens: list[FavourToken]) -> Script[None]:
    """Give each token to the side that the active player names (ML-S09-10)."""
    for token in tokens:
        side = yield from play.decide(
            "token-side",
            lambda: [option(each, play.side(each)) for each in SIDES],
            token=face_text(token.face),
        )
        assert side is not None
        play.give_token(token.face, side)
