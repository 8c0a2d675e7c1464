"""Fireflies claim the tokens beside the forest for the team (ML-S06-02 to -11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import FavourToken, Table, TakenTile
from engine.games.moonlight.model.texts import face_text
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.script import Script
from engine.script.asks import AskOption, option

ROW: Final = "row"
LIT: Final = "lit"
"""Name of the pile of tokens with a firefly."""


class FireflyTokens(MoonlightModule):
    """The firefly of a tile picked by Light goes to a token; that of a tile picked by Shadow leaves the game."""

    id: ClassVar[str] = "firefly_tokens"

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        lying = sum(spot.mark == "firefly" for spot in ground.spots)
        if (lying, scenario.outside.fireflies) != (4, 1):
            yield f"must have four fireflies in the forest and one beside it, not {lying} and {scenario.outside.fireflies}"

    def prepare(self, play: MoonlightPlay) -> Script[None]:
        yield from light_up(play)

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Bring the firefly to a token, or take it out of the game: the creature decides, not the side (ML-S06-07 to -09)."""
        if play.table.marks.pop(taken.spot, None) is None:
            return
        if taken.creature == "light":
            yield from light_up(play)
        else:
            play.event("firefly-leaves")

    def settle(self, play: MoonlightPlay) -> Script[None]:
        """Give the team the tokens with fireflies; the opponent gets the rest with all that is left (ML-S06-10)."""
        yield from ()
        for token in play.table.piles.pop(LIT, ()):
            play.give_token(token.face, "light")


def light_up(play: MoonlightPlay) -> Script[None]:
    """Put a firefly on a token without one (ML-S06-05, ML-S06-07)."""
    face = yield from play.decide("firefly", lambda: list(_dark(play.table)))
    assert face is not None, "there are more tokens than fireflies"
    table = play.table
    table.piles[ROW] = tuple(token for token in table.piles[ROW] if token.face != face)
    table.piles[LIT] = (*table.piles.get(LIT, ()), FavourToken(face, up=True))
    table.pile_marks[LIT] = "firefly"
    play.event("firefly-lights", token=face_text(face))


def _dark(table: Table) -> Iterator[AskOption[Face]]:
    return (option(token.face, face_text(token.face)) for token in table.piles[ROW])
