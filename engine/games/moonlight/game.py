"""Moonlight as a game: the contract, answered by the rooms of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, wraps
from types import MappingProxyType
from typing import Any

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance
from engine.errors import Malformed
from engine.facts import Facts
from engine.game import Campaign
from engine.games.moonlight.evaluation.thinking import MoonlightThinking
from engine.games.moonlight.messages.telling import MoonlightTelling
from engine.games.moonlight.model.actions import VERBS, MoonlightAction
from engine.games.moonlight.model.facts import MoonlightBox
from engine.games.moonlight.model.kinds import ID, SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenarios import file_of
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import refuse
from engine.games.moonlight.model.view import MoonlightView
from engine.games.moonlight.modules.registry import MODULES
from engine.games.moonlight.rules import allowed_options, guards, turn, winner
from engine.games.moonlight.rules.checks import PlayableScenario
from engine.games.moonlight.rules.setup import deal
from engine.games.moonlight.views.secrets import deal_anew
from engine.games.moonlight.views.table_view import show
from engine.guard import Guard, Objection
from engine.outcome import Outcome
from engine.script import Choose, Script, ScriptedGame, Stage
from engine.text import Seat, Text

FACTS: dict[str, type[Facts]] = {
    "box": MoonlightBox,
    **{file_of(number): PlayableScenario for number in SCENARIOS},
}


def _at_rest(guard: Guard[Table, MoonlightAction]) -> Guard[Stage[MoonlightPlay], MoonlightAction]:
    """Return a guard of what is done between two steps; while a step asks something, only its answers are legal."""

    @wraps(guard)
    def at_rest(stage: Stage[MoonlightPlay], seat: Seat, action: MoonlightAction) -> Objection | None:
        return None if stage.running else guard(stage.play.table, seat, action)

    return at_rest


def is_offered(stage: Stage[MoonlightPlay], seat: Seat, action: MoonlightAction) -> Objection | None:
    """Object to whatever a step in the middle does not offer."""
    asks = [stage.running.asks] if stage.running else []
    if not asks or any(seat not in each or action in each[seat].legal for each in asks):
        return None
    return refuse(None, "answer-first")


_GUARDS = (is_offered, *map(_at_rest, guards.GUARDS))


class Moonlight(ScriptedGame[Table, MoonlightAction, MoonlightPlay, MoonlightView, MoonlightOptions]):
    """The game of Moonlight: the 28 scenarios, for one alone, two together, or two to four against each other."""

    id = ID
    voice = MoonlightPlay
    plain_type = Table
    version = 5
    seats = (1, 2, 3, 4)
    Options = MoonlightOptions
    facts = MappingProxyType(FACTS)
    actions = (*VERBS, *(verb for module in MODULES for verb in module.verbs), Choose)
    final_verbs = frozenset({"end"})
    ending_verbs = frozenset({"move", "hurry", "swap", "relocate", "end", "choose"})
    campaign = Campaign("scenario", SCENARIOS, "difficulty")
    challenges = tuple({"scenario": number} for number in SCENARIOS)

    telling = MoonlightTelling(ID)

    @cached_property
    def thinking(self) -> MoonlightThinking:
        return MoonlightThinking(self)

    def refusal(self, options: MoonlightOptions, seats: int | None = None) -> Text | None:
        return allowed_options.refusal(options, seats)

    def sides(self, options: MoonlightOptions, seats: int) -> Sequence[Sequence[Seat]]:
        everybody = [Seat(seat) for seat in range(seats)]
        return [[seat] for seat in everybody] if options.mode(seats) == "versus" else [everybody]

    def lay_out(self, options: MoonlightOptions, seats: int, chance: Chance) -> Table:
        if (reason := allowed_options.refusal(options, seats)) is not None:
            raise Malformed(reason)
        return deal(options, seats, chance)

    def menu(self, play: MoonlightPlay) -> Mapping[Seat, Ask[Any]]:
        return turn.menu(play.table)

    def act(self, play: MoonlightPlay, seat: Seat, action: MoonlightAction) -> Script[None] | None:
        return turn.act(play, seat, action)

    def advance(self, play: MoonlightPlay) -> Script[None] | None:
        return turn.advance(play)

    def is_over(self, table: Table) -> bool:
        return table.phase == "over"

    def see(self, table: Table, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> MoonlightView:
        return show(table, seat, asks)

    def stand(self, table: Table) -> Outcome:
        return winner.outcome(table)

    def deal_anew(self, table: Table, seat: Seat | None, chance: Chance) -> None:
        deal_anew(table, seat, chance)

    @property
    def guards(self) -> Sequence[Guard[Stage[MoonlightPlay], MoonlightAction]]:
        return _GUARDS

    def pieces(self, table: Stage[MoonlightPlay], verb: str, field: str) -> Sequence[Value]:
        kind = self.grammar.verbs[verb]
        for module in MODULES:
            if kind in module.verbs:
                return module.pieces(table.play.table, verb, field)
        if field != "option":
            return guards.pieces(table.play.table, verb, field)
        offered = (action for ask in self.awaits(table).values() for action in ask.legal)
        return tuple(dict.fromkeys(action.option for action in offered if isinstance(action, Choose)))
