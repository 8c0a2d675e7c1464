"""Air tiles beside the forest, and the Eclipse tokens that bring them (ML-S21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.games.moonlight.forest.deeds import give_tile
from engine.games.moonlight.forest.module import MoonlightDeal, MoonlightModule
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import WIDTH, ScenarioGround
from engine.games.moonlight.model.kinds import Mark, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Stack, Table, TakenTile
from engine.games.spirits_of_the_forest.model.facts import base_tiles, tiles
from engine.script import Script

AIR = "air"
ECLIPSES = "eclipses"
"""The values of the Eclipse tokens that still lie face down, in reading order of their places."""
ECLIPSE: Mark = "eclipse"
BROUGHT = "brought-"
"""Beginning of the note that says what an Eclipse token turned up in this turn showed; its place follows."""


class AirBeside(MoonlightModule):
    """The eight Air tiles lie face down beside the forest (ML-S21-02, ML-S21-08, ML-S21-09)."""

    id: ClassVar[str] = "air_beside"
    rules = ("ML-S21",)

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        plan.air = True

    def lay(self, table: Table, chance: Chance) -> None:
        table.stacks[AIR] = Stack(chance.shuffled(range(base_tiles(), len(tiles()))))

    def to_come(self, table: Table) -> Iterable[int]:
        return table.stacks[AIR].items


class AirFromEclipse(MoonlightModule):
    """A pick beside an Eclipse token turns it up, and as many Air tiles come as it shows (ML-S21-01, ML-S21-03 to ML-S21-07, ML-S21-11)."""

    id: ClassVar[str] = "air_from_eclipse"

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        tokens = [spot for spot in ground.spots if spot.mark == ECLIPSE]
        if len(tokens) != len(box().eclipses) or any(spot.holds_tile for spot in tokens):
            yield "must have four Eclipse tokens in gaps of the forest"

    def lay(self, table: Table, chance: Chance) -> None:
        table.stacks[ECLIPSES] = Stack(chance.shuffled(box().eclipses))

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Turn the token up at once; whose its tiles are is known only after both picks (ML-S21-03)."""
        yield from ()
        for spot in _beside(play.table, taken, sorted(play.table.marks)):
            number = play.table.stacks[ECLIPSES].items.pop(sorted(play.table.marks).index(spot))
            del play.table.marks[spot]
            play.table.notes[f"{BROUGHT}{spot}"] = number
            play.event("eclipse-shows", place=play.name(spot), number=number)

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        """Give the Air tiles in the order of the picks; a token beside both picks brings its tiles to the opponent (ML-S21-04 to -06)."""
        spots = [int(note.removeprefix(BROUGHT)) for note in play.table.notes if note.startswith(BROUGHT)]
        for taken in picked:
            for spot in _beside(play.table, taken, sorted(spots)):
                spots.remove(spot)
                number = play.table.notes.pop(f"{BROUGHT}{spot}")
                others = [each for each in picked if each != taken and _beside(play.table, each, [spot])]
                side: Side = "shadow" if others or taken.creature is None else taken.creature
                for _ in range(min(number, len(play.table.stacks[AIR].items))):
                    yield from give_tile(play, play.table.stacks[AIR].items.pop(), side)


def _beside(table: Table, taken: TakenTile, spots: Sequence[int]) -> list[int]:
    """Return those of `spots` that are left, right, above or below of the place of a pick."""
    ground = table.ground
    here = ground.spots[taken.spot]
    return [
        spot
        for spot in spots
        if (abs(ground.spots[spot].row - here.row), abs(ground.spots[spot].x - here.x))
        in ((0, WIDTH), (1, 0))
    ]
