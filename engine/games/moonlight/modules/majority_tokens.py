"""Tokens on face-down tiles that a majority sets free (ML-S27)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import Creature, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import refuse, tell
from engine.games.spirits_of_the_forest.model.facts import components, tiles
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.guard import Objection
from engine.script import Script
from engine.script.asks import AskOption, option
from engine.text import Seat, Who

PAIRS = 4


class NoEnterFaceDown(MoonlightModule):
    """Creatures keep off face-down tiles (ML-S27-06)."""

    id: ClassVar[str] = "no_enter_face_down"
    replaces = ("ML-MOVE-06",)

    def may_enter(self, table: Table, creature: Creature, spot: int) -> bool:
        return spot not in table.down


class MajorityTokens(MoonlightModule):
    """Pairs of face-down tiles with tokens, closed until the team has most of a spirit shown there (ML-S27-05 to ML-S27-12)."""

    id: ClassVar[str] = "majority_tokens"

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        closed = [number for number, spot in enumerate(ground.spots) if spot.tokens]
        alone = [number for number in closed if len([*_beside(ground, number, closed)]) != 1]
        if len(closed) != 2 * PAIRS or alone or not all(ground.spots[number].down for number in closed):
            yield f"must have its tokens on {PAIRS} pairs of face-down tiles side by side"

    def may_take(self, table: Table, spot: int) -> bool:
        return spot not in table.tokens

    def why_kept(self, place: str) -> Objection:
        return refuse("ML-S27-07", "is-closed", place=place)

    def may_turn(self, table: Table, spot: int) -> bool:
        return spot not in table.tokens

    def after_assigning(self, play: MoonlightPlay, side: Side, tile: int) -> Script[None]:
        """Set tokens free pair by pair, until no majority sets another one free (ML-S27-08 to -12)."""
        while (spot := _freed(play.table)) is not None:
            pair = sorted([spot, *_beside(play.table.ground, spot, list(play.table.tokens))])
            tokens = [token for each in pair for token in play.table.tokens.pop(each)]
            play.turn_up([each for each in pair if each in play.table.down])
            play.open_tokens(tokens)
            yield from play.share(tokens, 1)
            seat = yield from play.decide("gem-back", partial(_spenders, play.table))
            if seat is not None:
                play.return_gem(seat)


def _beside(ground: ScenarioGround, spot: int, others: list[int]) -> Iterator[int]:
    return (each for each in others if each in ground.sides[spot])


def _freed(table: Table) -> int | None:
    """Return the first place with a token of a spirit of which the team has more than half of all symbols; None where there is none."""
    for spot in sorted(table.tokens):
        if any(has_most(table, token.face) for token in table.tokens[spot]):
            return spot
    return None


def has_most(table: Table, face: Face) -> bool:
    """Return whether the team has more than half of all symbols printed on a spirit's tiles, its tokens counted (ML-S27-08)."""
    own = table.sides["light"]
    on_tiles = sum(tiles()[tile].symbols for tile in own.tiles if tiles()[tile].spirit == face)
    printed = next(each.printed for each in components().spirits if each.id == face)
    return 2 * (on_tiles + own.tokens.count(face)) > printed


def _spenders(table: Table) -> Iterator[AskOption[Seat]]:
    """Yield each seat that has spent a gem (ML-S27-10)."""
    for seat, player in enumerate(table.players):
        if player.spent:
            yield option(Seat(seat), tell("choice-seat", who=Who(Seat(seat))), word=str(seat + 1))
