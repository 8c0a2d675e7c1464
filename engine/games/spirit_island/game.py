"""Spirit Island as a game: the contract, answered by the rooms of this package."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance, Dream
from engine.event import Event
from engine.facts import Facts
from engine.games.spirit_island.course import power_phase, turn
from engine.games.spirit_island.evaluation.thinking import IslandThinking
from engine.games.spirit_island.evaluation.values import Values
from engine.games.spirit_island.messages.story import gathered
from engine.games.spirit_island.messages.telling import IslandTelling
from engine.games.spirit_island.model import challenge_facts, facts
from engine.games.spirit_island.model.actions import VERBS, IslandAction, Use
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.shapes import BoardShapes
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.rules import end_of_game, setup, vocabulary
from engine.games.spirit_island.rules.guards import GUARDS
from engine.games.spirit_island.views import secrets
from engine.games.spirit_island.views.table_view import show
from engine.guard import Guard
from engine.outcome import Outcome
from engine.script import Choose, Script, ScriptedGame, Stage
from engine.text import Seat

FACTS: dict[str, type[Facts]] = {
    "boards": BoardShapes,
    "lands": facts.LandsFacts,
    "minor": facts.PowerCards,
    "major": facts.PowerCards,
    "fear": facts.FearFacts,
    "blight": facts.BlightFacts,
    "invaders": facts.InvaderFacts,
    "values": Values,
    **{f"spirits/{spirit}": facts.SpiritPanel for spirit in facts.spirits()},
    **{f"adversaries/{name}": challenge_facts.AdversaryFacts for name in challenge_facts.ids("adversaries")},
    **{f"scenarios/{name}": challenge_facts.IslandScenarioFacts for name in challenge_facts.ids("scenarios")},
}


class SpiritIsland(ScriptedGame[Table, IslandAction, IslandPlay, SpiritIslandView, SpiritIslandOptions]):
    """The base game for one to four, all together against the invaders."""

    id = ID
    version = 7
    seats = (1, 2, 3, 4)
    Options = SpiritIslandOptions
    presets = MappingProxyType(
        {"base": {}, "first-game": {"spirits": "easy", "progressions": True}, "random": {"spirits": "random"}}
    )
    facts = MappingProxyType(FACTS)
    actions = (*VERBS, Choose)
    voice = IslandPlay
    plain_type = Table
    open_hands = True
    _shown: tuple[Table, Mapping[Seat, Ask[Any]], SpiritIslandView] | None = None
    """The table that was looked at last, what was asked then, and what everybody sees of it."""
    ending_verbs = frozenset({"ready", "use", "choose", "pick", "take", "hit", "push", "enough"})
    reverting_verbs = frozenset({"unplay", "wait", "restart"})
    bundled_verbs = MappingProxyType(
        {
            "play": "ready",
            "grow": None,
            "hit": None,
            "take": None,
            "push": None,
            "gather": None,
            "enough": None,
        }
    )
    shared_fields = MappingProxyType({"push": "land", "gather": "origin", "take": "land"})
    repeated_verbs = frozenset({"hit"})
    fullest_fields = MappingProxyType({"hit": "points"})
    following_verbs = MappingProxyType({"grow": "gain"})
    evident_verbs = frozenset({"place", "drift", "gain", "reclaim", "forget"})

    telling = IslandTelling(ID)

    @cached_property
    def thinking(self) -> IslandThinking:
        return IslandThinking(self)

    def sides(self, options: SpiritIslandOptions, seats: int) -> list[list[Seat]]:
        return [[Seat(seat) for seat in range(seats)]]

    def prelude(self, table: Stage[IslandPlay]) -> Iterable[Event]:
        return tuple(gathered(super().prelude(table)))

    def play(
        self, table: Stage[IslandPlay], seat: Seat, action: IslandAction, chance: Chance
    ) -> Iterator[Event]:
        return gathered(super().play(table, seat, action, chance))

    def is_idle(self, table: Stage[IslandPlay], seat: Seat, action: IslandAction) -> bool:
        if isinstance(action, Choose):
            idle = dict(self.awaits(table)[seat].prompt.args).get("idle", ())
            return isinstance(idle, tuple) and action.option in idle
        if not isinstance(action, Use):
            return False
        play = IslandPlay(self.clone(table.play.table))
        play.chance = Dream()
        return power_phase.does_nothing(play, seat, action)

    def lay_out(self, options: SpiritIslandOptions, seats: int, chance: Chance) -> Table:
        return setup.deal(options, seats, chance)

    def menu(self, play: IslandPlay) -> Mapping[Seat, Ask[Any]]:
        return turn.menu(play.table)

    def act(self, play: IslandPlay, seat: Seat, action: IslandAction) -> Script[None] | None:
        return turn.act(play, seat, action)

    def advance(self, play: IslandPlay) -> Script[None] | None:
        return turn.advance(play)

    def is_over(self, table: Table) -> bool:
        return table.result is not None

    def see(self, table: Table, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> SpiritIslandView:
        """Return what everybody sees, as seen by this seat: it is made once for each moment, which has asks of its own."""
        shown = self._shown
        if shown is None or shown[0] is not table or shown[1] is not asks:
            shown = self._shown = table, asks, show(table, None, asks)
        return shown[2].model_copy(update={"seat": seat})

    def stand(self, table: Table) -> Outcome:
        return end_of_game.outcome(table)

    def deal_anew(self, table: Table, seat: Seat | None, chance: Chance) -> None:
        secrets.deal_anew(table, chance)

    @property
    def guards(self) -> Sequence[Guard[Stage[IslandPlay], IslandAction]]:
        return GUARDS

    def pieces(self, table: Stage[IslandPlay], verb: str, field: str) -> Sequence[Value]:
        if field != "option":
            return vocabulary.names(table.play.table, field)
        offered = (action for ask in self.awaits(table).values() for action in ask.legal)
        return tuple(dict.fromkeys(action.option for action in offered if isinstance(action, Choose)))
