"""Thinking about Moonlight: what computer players know of it beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.chance import Chance
from engine.games.moonlight.evaluation import foresight
from engine.games.moonlight.evaluation.priors import priors
from engine.games.moonlight.evaluation.value import value
from engine.games.moonlight.model.actions import MoonlightAction
from engine.games.moonlight.model.play import MoonlightPlay
from engine.script import Stage
from engine.text import Seat
from engine.thinking import Thinking, Way


class MoonlightThinking(Thinking[Stage[MoonlightPlay], MoonlightAction]):
    """The thinking of Moonlight: goes by what may still be picked before the game ends."""

    def value(self, table: Stage[MoonlightPlay]) -> Sequence[float]:
        plain = table.play.table
        return self.rules.outcome(table).value if plain.phase == "over" else value(plain)

    def priors(
        self, table: Stage[MoonlightPlay], seat: Seat, actions: Sequence[MoonlightAction]
    ) -> Sequence[float]:
        return priors(actions)

    def ways(self, table: Stage[MoonlightPlay], seat: Seat, chance: Chance) -> Sequence[Way[MoonlightAction]]:
        if table.play.table.is_versus or seat not in self.rules.awaits(table):
            return ()
        return foresight.ways(self.rules, table, seat)

    def foresee(
        self,
        table: Stage[MoonlightPlay],
        seat: Seat,
        ways: Sequence[Sequence[MoonlightAction]],
        chance: Chance,
    ) -> Iterator[Sequence[float]]:
        if table.play.table.is_versus:
            yield from super().foresee(table, seat, ways, chance)
            return
        for found in foresight.foreseen(self.rules, table, seat, ways):
            yield [found] * table.play.table.seats
