"""A forest and its mirage: Shadow does in one what Light does in the other (ML-S02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from engine.games.moonlight.forest.deeds import move, pick
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.actions import MoonlightVerb
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import Creature, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.signs import Spot
from engine.games.moonlight.model.supply import gems_to_spend
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.model.view import MoonlightView
from engine.kit import verb
from engine.script import Script
from engine.script.asks import AskOption, option
from engine.text import Seat, Text

LETTERS: Final = "ABCDEF"


def twin(ground: ScenarioGround, spot: int) -> int:
    """Return the place at the same position of the other forest (ML-S02-08)."""
    here = ground.spots[spot]
    first = min(each.row for each in ground.spots)
    apart = lower_row(ground) - first
    row = here.row + apart if here.row < lower_row(ground) else here.row - apart
    return ground.index[here.level, row, here.x]


def lower_row(ground: ScenarioGround) -> int:
    """Return the first row of the lower forest: the one below the row without tiles."""
    rows = sorted({spot.row for spot in ground.spots})
    return next(row for row, before in zip(rows[1:], rows, strict=False) if row > before + 1)


class TwinForests(MoonlightModule):
    """Only Light is directed; Shadow does the same in the other forest (ML-S02-02 to -08)."""

    id: ClassVar[str] = "twin_forests"
    replaces = (
        "ML-SETUP-16",
        "ML-COLLECT-02",
        "ML-COLLECT-08",
        "ML-COLLECT-09",
        "ML-COLLECT-10",
        "ML-COLLECT-11",
        "ML-ASSIGN-01",
        "ML-ASSIGN-02",
        "ML-MOVE-01",
        "ML-END-01",
    )
    directed: ClassVar[tuple[Creature, ...]] = ("light",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        rows = {spot.row for spot in ground.spots}
        if len(rows) == max(rows) - min(rows) + 1:
            yield "must have two forests with an empty row between them"
            return
        upper = {_shape(spot) for spot in ground.spots if spot.row < lower_row(ground)}
        lower = {_shape(spot, lower_row(ground)) for spot in ground.spots if spot.row >= lower_row(ground)}
        if upper != lower:
            yield "must have two forests of the same shape, with the same letters"
        if any(
            spot.bit and ground.spots[twin(ground, number)].bit for number, spot in enumerate(ground.spots)
        ):
            yield "must not have bits at the same position of both forests"

    def starts(self, table: Table, creature: Creature) -> Sequence[int]:
        """Return the start spots: any letter for Light in the upper forest, the same one for Shadow (ML-S02-03)."""
        if creature == "shadow":
            return [twin(table.ground, table.creatures["light"])]
        lettered = (spot for letter in LETTERS for spot in table.ground.starting(letter))
        return sorted(spot for spot in lettered if table.ground.spots[spot].row < lower_row(table.ground))

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Pick the tile of the twin place for Shadow (ML-S02-05)."""
        if taken.creature == "light":
            yield from pick(play, twin(play.table.ground, taken.spot), "shadow")

    def is_assigned(self, table: Table) -> dict[int, Side]:
        """Return the side of the creature that each tile was picked for, by the tile's number (ML-S02-06)."""
        return {number: taken.creature for number, taken in enumerate(table.picked) if taken.creature}

    def enter(self, play: MoonlightPlay, creature: Creature, came_from: int) -> Script[None]:
        """Move Shadow to the twin place (ML-S02-07)."""
        if creature == "light":
            yield from move(play, "shadow", twin(play.table.ground, play.table.creatures["light"]))


def _shape(spot: Spot, first: int = 0) -> tuple[int, int, int, str | None]:
    return spot.level, spot.row - first, spot.x, spot.start


@verb("swap")
class SwapCreatures(MoonlightVerb):
    """Spend a gem: the creatures change places (ML-S02-09)."""


class GemSwap(MoonlightModule):
    """A gem lets the creatures change places, and has no other use (ML-S02-09 to -11)."""

    id: ClassVar[str] = "gem_swap"
    replaces = (
        "ML-GEM-02",
        "ML-GEM-03",
        "ML-GEM-04",
        "ML-GEM-05",
        "ML-GEM-08",
        "ML-END-02",
    )
    gem_uses: ClassVar[frozenset[str]] = frozenset()
    verbs: ClassVar[Sequence[type[MoonlightVerb]]] = (SwapCreatures,)

    def choices(self, table: Table, seat: Seat) -> Sequence[SwapCreatures]:
        return (SwapCreatures(),) if gems_to_spend(table) else ()

    def brings(self, table: Table) -> int:
        """Return the number of bits taken: only where a movement takes one does it matter whether they swap before or after it."""
        return sum(pile.bits for pile in table.sides.values())

    def further(self, table: Table) -> Iterable[AskOption[MoonlightVerb]]:
        return [
            option(swap, tell("label-swap"), word=swap.verb) for swap in self.choices(table, table.active)
        ]

    def act(self, play: MoonlightPlay, seat: Seat, action: Any) -> Script[None]:
        """Let the creatures change places, which is no movement (ML-S02-10)."""
        yield from ()
        play.spend_gem()
        table = play.table
        table.creatures = {"light": table.creatures["shadow"], "shadow": table.creatures["light"]}
        play.event("swap")

    def label(self, view: MoonlightView, action: Any) -> Text:
        return tell("label-swap")
