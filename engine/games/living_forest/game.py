"""Living Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, wraps
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.action import Value
from engine.chance import Chance
from engine.game import Ask, TableOptions, View
from engine.games.living_forest.messages import labels
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
from engine.games.living_forest.outlook import attention, promise
from engine.games.living_forest.rules import ending, guards, turn
from engine.games.living_forest.rules.play import LivingPlay
from engine.games.living_forest.rules.setup import deal
from engine.games.living_forest.views.secrets import deal_anew
from engine.games.living_forest.views.showing import show
from engine.guard import Guard, Objection
from engine.outcome import Outcome
from engine.script import Script, ScriptedGame, Stage
from engine.text import Seat, Text


def _on_stage(guard: Guard[Table, LivingAction]) -> Guard[Stage[LivingPlay], LivingAction]:
    @wraps(guard)
    def on_stage(stage: Stage[LivingPlay], seat: Seat, action: LivingAction) -> Objection | None:
        return guard(stage.play.table, seat, action)

    return on_stage


_GUARDS = tuple(map(_on_stage, guards.GUARDS))


class LivingForest(ScriptedGame[Table, LivingAction, LivingPlay]):
    """The game for two to four, with Kodama or without."""

    id = ID
    voice = LivingPlay
    version = 2
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
    quick_verbs = frozenset({"draw", "rush"})

    @cached_property
    def plain_tables(self) -> TypeAdapter[Table]:
        return TypeAdapter(Table)

    sights = MappingProxyType(
        {"draw": "card", "draw-coin": "card", "attract": "animals", "refill": "reserve", "fires": "reserve"}
    )

    def in_play(self, options: TableOptions, seats: int, rule_id: str) -> bool:
        assert isinstance(options, LivingForestOptions)
        return options.kodama or not rule_id.startswith("LF-KODAMA")

    def lay_out(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        assert isinstance(options, LivingForestOptions)
        return deal(options, seats, chance)

    def menu(self, play: LivingPlay) -> Mapping[Seat, Ask[LivingAction]]:
        return turn.menu(play)

    def act(self, play: LivingPlay, seat: Seat, action: LivingAction) -> Script[None] | None:
        return turn.act(play, seat, action)

    def advance(self, play: LivingPlay) -> None:
        turn.advance(play)

    def is_over(self, table: Table) -> bool:
        return table.phase == "over"

    def view(self, table: Stage[LivingPlay], seat: Seat | None) -> LivingForestView:
        return self.see(table.play.table, seat, {})

    def see(
        self, table: Table, seat: Seat | None, asks: Mapping[Seat, Ask[LivingAction]]
    ) -> LivingForestView:
        return show(table, seat)

    def stand(self, table: Table, over: bool) -> Outcome:
        return ending.outcome(table)

    def prospects(self, table: Stage[LivingPlay]) -> Sequence[float]:
        plain = table.play.table
        return ending.outcome(plain).prospects if self.is_over(plain) else promise.prospects(plain)

    def priors(
        self, table: Stage[LivingPlay], seat: Seat, actions: Sequence[LivingAction]
    ) -> Sequence[float]:
        return attention.priors(table.play.table, seat, actions)

    def deal_anew(self, table: Table, seat: Seat | None, chance: Chance) -> None:
        deal_anew(table, seat, chance)

    def clone(self, table: Table) -> Table:
        return table.copy()

    def label(self, view: View, action: LivingAction) -> Text:
        assert isinstance(view, LivingForestView)
        return labels.label(view, action)

    def choice(self, view: View, action: LivingAction, field: str) -> Text:
        assert isinstance(view, LivingForestView)
        return labels.choice(view, action, field)

    @property
    def guards(self) -> Sequence[Guard[Stage[LivingPlay], LivingAction]]:
        return _GUARDS

    def pieces(self, table: Stage[LivingPlay], verb: str, field: str) -> Sequence[Value]:
        return guards.pieces(table.play.table, field)
