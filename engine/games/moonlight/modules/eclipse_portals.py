"""Eclipse tokens as doors: a creature that moves onto a face-down tile comes out on a tile with such a token (ML-S16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from engine.games.moonlight.forest.availability import is_covered
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import Creature, Mark, other
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import creature_text, tell
from engine.script import Script
from engine.script.asks import AskOption, option

ECLIPSE: Mark = "eclipse"
DOORS = 2


class EclipsePortals(MoonlightModule):
    """Two doors that wander: each time one is used it goes to another face-down tile (ML-S16-02 to ML-S16-12)."""

    id: ClassVar[str] = "eclipse_portals"
    replaces = ("ML-MOVE-06",)
    rules = ("ML-S16", "ML-S04")

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        doors = [spot for spot in ground.spots if spot.mark == ECLIPSE]
        if len(doors) != DOORS or not all(spot.down and spot.holds_tile for spot in doors):
            yield "must have two Eclipse tokens, each on a face-down tile"

    def landings(self, table: Table, creature: Creature, spot: int) -> Iterable[int] | None:
        """Return where the creature comes out; without a door that can be used it stays (ML-S16-10)."""
        return (doors_for(table, creature) or [spot]) if spot in table.down else None

    def enter(self, play: MoonlightPlay, creature: Creature, came_from: int) -> Script[None]:
        """Move the creature through a door of the player's choice, once; to stay on a door is to use it (ML-S16-03 to -09)."""
        if play.table.creatures[creature] not in play.table.down:
            return
        door = yield from play.decide(
            "door", lambda: _places(play, doors_for(play.table, creature)), creature=creature_text(creature)
        )
        if door is None:
            return
        play.table.creatures[creature] = door
        play.event("through-eclipse", creature=creature_text(creature), place=play.name(door))
        yield from _wander(play, door)

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Drop the token onto the tile beneath, or take it out of the game (ML-S16-12)."""
        yield from ()
        if play.table.marks.get(taken.spot) != ECLIPSE:
            return
        del play.table.marks[taken.spot]
        beneath = play.beneath(taken.spot)
        if beneath is None:
            play.event("eclipse-leaves")
        else:
            play.table.marks[beneath] = ECLIPSE


def doors_for(table: Table, creature: Creature) -> list[int]:
    """Return the tiles with an Eclipse token, face up or down, on which the other creature does not stand (ML-S16-04, ML-S16-11)."""
    rival = table.creatures.get(other(creature))
    return [spot for spot, mark in sorted(table.marks.items()) if mark == ECLIPSE and spot != rival]


def _wander(play: MoonlightPlay, door: int) -> Script[None]:
    """Move the token to another face-down tile that can be seen, or else take it out of the game (ML-S16-05, ML-S16-06)."""
    del play.table.marks[door]
    place = yield from play.decide("eclipse", partial(_places_of_tokens, play), place=play.name(door))
    if place is None:
        play.event("eclipse-leaves")
    else:
        play.table.marks[place] = ECLIPSE
        play.event("eclipse-wanders", place=play.name(place))


def _places_of_tokens(play: MoonlightPlay) -> Iterator[AskOption[int]]:
    """Yield the face-down tiles without creature or token; the door that was used is none, for who came out stands there."""
    table = play.table
    free = [
        spot
        for spot in sorted(table.down)
        if not is_covered(table, spot) and table.standing_on(spot) is None and spot not in table.marks
    ]
    yield from _places(play, free)


def _places(play: MoonlightPlay, spots: Iterable[int]) -> Iterator[AskOption[int]]:
    for spot in spots:
        yield option(spot, tell("place", place=play.name(spot)), word=play.name(spot))
