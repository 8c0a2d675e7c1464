"""Living Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.chance import Chance
from engine.game import Ask, Event, Game, Outcome, TableOptions, View
from engine.games.living_forest.messages import labels, referee
from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Decline,
    Draw,
    End,
    Enough,
    Extinguish,
    Fragment,
    LivingAction,
    Plant,
    Rush,
    Spend,
    Steal,
    Stop,
    Use,
)
from engine.games.living_forest.model.components import Board, CardsFacts, TreesFacts
from engine.games.living_forest.model.kinds import ID
from engine.games.living_forest.model.options import LivingForestOptions
from engine.games.living_forest.model.table import Table
from engine.games.living_forest.model.view import LivingForestView
from engine.games.living_forest.rules import ending, turn
from engine.games.living_forest.rules.setup import deal
from engine.games.living_forest.views.secrets import redeal
from engine.games.living_forest.views.showing import show
from engine.text import Seat, Text


class LivingForest(Game[Table, LivingAction]):
    """The game for two to four, with Kodama or without."""

    id = ID
    version = 1
    seats = (2, 3, 4)
    Options = LivingForestOptions
    presets = MappingProxyType({"base": {}, "kodama": {"kodama": True}})
    facts = MappingProxyType({"board": Board, "cards": CardsFacts, "trees": TreesFacts})
    actions = (
        Draw,
        Rush,
        Use,
        Stop,
        Attract,
        Extinguish,
        Advance,
        Plant,
        Fragment,
        Call,
        Steal,
        Spend,
        Enough,
        Decline,
        End,
    )

    final_verbs = frozenset({"stop", "use"})

    @cached_property
    def tables(self) -> TypeAdapter[Table]:
        return TypeAdapter(Table)

    def in_play(self, options: TableOptions, seats: int, rule_id: str) -> bool:
        assert isinstance(options, LivingForestOptions)
        return options.kodama or not rule_id.startswith("LF-KODAMA")

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        assert isinstance(options, LivingForestOptions)
        return deal(options, seats, chance)

    def awaits(self, table: Table) -> Mapping[Seat, Ask[LivingAction]]:
        return turn.awaits(table)

    def play(self, table: Table, seat: Seat, action: LivingAction, chance: Chance) -> Iterator[Event]:
        return turn.play(table, seat, action, chance)

    def view(self, table: Table, seat: Seat | None) -> LivingForestView:
        return show(table, seat)

    def outcome(self, table: Table) -> Outcome:
        return ending.outcome(table)

    def redeal(self, table: Table, seat: Seat | None, chance: Chance) -> Table:
        return redeal(table, seat, chance)

    def label(self, view: View, action: LivingAction) -> Text:
        assert isinstance(view, LivingForestView)
        return labels.label(view, action)

    def choice(self, view: View, action: LivingAction, field: str) -> Text:
        assert isinstance(view, LivingForestView)
        return labels.choice(view, action, field)

    def referee(self, view: View, action: LivingAction) -> tuple[Text, str | None]:
        assert isinstance(view, LivingForestView)
        return referee.judge(view, action)

    def copy(self, table: Table) -> Table:
        return table.copy()
