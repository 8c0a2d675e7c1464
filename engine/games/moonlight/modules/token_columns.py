"""Pairs of tokens beside columns, for whoever picks a column's last tile (ML-S08)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.ground import WIDTH, ScenarioGround
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table, TakenTile
from engine.script import Script

PILE: Final = "column-"


class TokenColumns(MoonlightModule):
    """The pair of tokens of an emptied column goes one to each side, chosen after both are seen (ML-S08-01 to -08)."""

    id: ClassVar[str] = "token_columns"
    rules = ("ML-S08",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        if not 3 <= len(scenario.column_tokens) <= 5 or any(
            pile.tokens != "s" for pile in scenario.column_tokens
        ):
            yield "must have pairs of face-down tokens beside three to five columns"

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        for name in sorted(name for name in play.table.piles if name.startswith(PILE)):
            if is_empty(play.table, int(name.removeprefix(PILE))):
                tokens = play.table.piles.pop(name)
                play.open_tokens(tokens)
                yield from play.share(tokens, 1)


def is_empty(table: Table, column: int) -> bool:
    """Return whether no upright tile is left in a column of the map, on whatever level (ML-S08-04, ML-S08-05)."""
    spots = enumerate(table.ground.spots)
    return not any(
        table.has_tile(number) and spot.x == WIDTH * column and spot.kind == "tile" for number, spot in spots
    )
