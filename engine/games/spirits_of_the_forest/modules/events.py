"""Forest Events: another forest, part of it face down."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Chance
from engine.game import Event
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.layout import EVENTS
from engine.games.spirits_of_the_forest.model.options import ForestOptions
from engine.games.spirits_of_the_forest.model.table import Pick, Table
from engine.games.spirits_of_the_forest.modules.module import ForestModule, Plan
from engine.games.spirits_of_the_forest.pieces.forest import turn_up
from engine.text import Seat


class ForestEvents(ForestModule):
    """The page of the Forest Events."""

    id: Module = "events"

    def plan(self, plan: Plan, options: ForestOptions, seats: int, chance: Chance) -> None:
        """SF-EVENT-01: one of three layouts takes the place of the base forest."""
        assert options.events is not None
        plan.layout_id = chance.choice(EVENTS) if options.events == "random" else options.events

    def after_tile(self, table: Table, seat: Seat, pick: Pick) -> Iterator[Event]:
        """SF-EVENT-03: what has a free long side now is turned up at once."""
        yield from turn_up(table)
