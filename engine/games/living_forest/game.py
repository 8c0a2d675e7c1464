"""Living Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from engine.action import Value
from engine.ask import Ask
from engine.games.living_forest.evaluation.thinking import LivingThinking
from engine.games.living_forest.messages.telling import LivingTelling
from engine.games.living_forest.model.actions import VERBS, LivingAction
from engine.games.living_forest.model.facts import BoardCounts, CardsFacts, TreesFacts
from engine.games.living_forest.model.kinds import ID
from engine.games.living_forest.model.options import LivingForestOptions
from engine.games.living_forest.model.play import LivingPlay
from engine.games.living_forest.model.table import Table
from engine.games.living_forest.model.view import LivingForestView
from engine.games.living_forest.rules import turn, winner
from engine.games.living_forest.rules.guards import GUARDS, pieces
from engine.games.living_forest.rules.setup import deal
from engine.games.living_forest.views.secrets import deal_anew
from engine.games.living_forest.views.table_view import show
from engine.outcome import Outcome
from engine.script import ScriptedGame, Stage, on_stage
from engine.text import Seat


class LivingForest(ScriptedGame[Table, LivingAction, LivingPlay, LivingForestView, LivingForestOptions]):
    """The game of Living Forest: for two to four, with Kodama or without."""

    id = ID
    voice = LivingPlay
    plain_type = Table
    version = 2
    seats = (2, 3, 4)
    Options = LivingForestOptions
    presets = MappingProxyType({"base": {}, "kodama": {"kodama": True}})
    facts = MappingProxyType({"board": BoardCounts, "cards": CardsFacts, "trees": TreesFacts})
    actions = VERBS
    final_verbs = frozenset({"stop", "use"})

    lay_out = staticmethod(deal)
    menu = staticmethod(turn.menu)
    act = staticmethod(turn.act)
    advance = staticmethod(turn.advance)
    deal_anew = staticmethod(deal_anew)
    guards = tuple(map(on_stage, GUARDS))

    telling = LivingTelling(ID)

    @cached_property
    def thinking(self) -> LivingThinking:
        return LivingThinking(self)

    def is_over(self, table: Table) -> bool:
        return table.phase == "over"

    def view(self, table: Stage[LivingPlay], seat: Seat | None) -> LivingForestView:
        return show(table.play.table, seat)

    def see(
        self, table: Table, seat: Seat | None, asks: Mapping[Seat, Ask[LivingAction]]
    ) -> LivingForestView:
        return show(table, seat)

    def stand(self, table: Table) -> Outcome:
        return winner.outcome(table)

    def pieces(self, table: Stage[LivingPlay], verb: str, field: str) -> Sequence[Value]:
        return pieces(table.play.table, field)
