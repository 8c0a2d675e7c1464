"""Rows that must keep some of their tiles, as many as their Eclipse token says (ML-S28)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Stack, Table
from engine.games.moonlight.model.texts import refuse, tell
from engine.guard import Objection
from engine.script import Script
from engine.script.asks import AskOption, option

ECLIPSE = "eclipse"
KEPT = "kept-"
"""Beginning of the note that the tile of a place stays with nobody; the place follows."""


class RowQuota(MoonlightModule):
    """An Eclipse token beside each row, face up (ML-S28-02 to ML-S28-09)."""

    id: ClassVar[str] = "row_quota"
    replaces = ("ML-END-04",)
    rules = ("ML-S28", "ML-S08")

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if ground.rows != len(box().eclipses):
            yield f"must have {len(box().eclipses)} rows, one for each Eclipse token"

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay an Eclipse token beside each row (ML-S28-02, ML-S28-09)."""
        table.stacks[ECLIPSE] = Stack(chance.shuffled(box().eclipses), up=True)

    def may_take(self, table: Table, spot: int) -> bool:
        """Return whether the tile is not among the last that its row must keep (ML-S28-03, ML-S28-04)."""
        row = table.ground.spots[spot].row
        return len(in_row(table, row)) > quota(table, row)

    def why_kept(self, place: str) -> Objection:
        return refuse("ML-S28-03", "row-keeps", place=place)

    def withheld(self, table: Table) -> Iterator[tuple[Sequence[int], int]]:
        """Yield for each row the places already chosen to stay, with their number, then the others, with how many of them must stay.

        See ML-S28-06.
        """
        kept = {*self.keeps(table)}
        for row in range(table.ground.rows):
            lying = in_row(table, row)
            chosen = [spot for spot in lying if spot in kept]
            yield chosen, len(chosen)
            yield [spot for spot in lying if spot not in kept], quota(table, row) - len(chosen)

    def settle(self, play: MoonlightPlay) -> Script[None]:
        """Let the team choose what stays in each row, where not all does (ML-S28-06)."""
        for row in range(play.table.ground.rows):
            lying, number = in_row(play.table, row), quota(play.table, row)
            for staying in lying if len(lying) <= number else ():
                _keep(play, staying)
            for _ in range(number if len(lying) > number else 0):
                spot = yield from play.decide("keep", partial(_to_keep, play, row), row=chr(ord("A") + row))
                assert spot is not None
                _keep(play, spot)

    def keeps(self, table: Table) -> Iterable[int]:
        return [spot for spot in range(len(table.tiles)) if f"{KEPT}{spot}" in table.notes]


def quota(table: Table, row: int) -> int:
    """Return the number of tiles a row must keep."""
    return table.stacks[ECLIPSE].items[row]


def in_row(table: Table, row: int) -> list[int]:
    """Return the places of a row that have a tile, on every level."""
    return [spot for spot in table.ground.in_rows[row] if table.has_tile(spot)]


def _keep(play: MoonlightPlay, spot: int) -> None:
    play.table.notes[f"{KEPT}{spot}"] = 1
    play.event("stays", place=play.name(spot))


def _to_keep(play: MoonlightPlay, row: int) -> Iterator[AskOption[int]]:
    kept = play.table.notes
    for spot in in_row(play.table, row):
        if f"{KEPT}{spot}" not in kept:
            yield option(spot, tell("place", place=play.name(spot)), word=play.name(spot))
