"""Knowledge of computer players about the island beside its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.chance import Chance
from engine.games.spirit_island.evaluation import foresight
from engine.games.spirit_island.evaluation.answers import best
from engine.games.spirit_island.evaluation.priors import priors
from engine.games.spirit_island.evaluation.simulation import asked
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.value import win_chance
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.script import Stage
from engine.text import Seat
from engine.thinking import Rules, Thinking, Way


class IslandThinking(Thinking[Stage[IslandPlay], IslandAction]):
    """Thinking that compares ways through a whole phase by what they lead to when everybody goes on by judgement."""

    def __init__(
        self, rules: Rules[Stage[IslandPlay], IslandAction], memory: UseMemory | None = None
    ) -> None:
        """Judge by these rules; without a `memory` each question is thought about anew."""
        super().__init__(rules)
        self._memory = memory

    def remembering(self) -> IslandThinking:
        return IslandThinking(self.rules, UseMemory())

    def value(self, table: Stage[IslandPlay]) -> Sequence[float]:
        return [win_chance(table.play.table)] * len(table.play.table.players)

    def answer(self, table: Stage[IslandPlay], seat: Seat) -> IslandAction | None:
        asks = {} if table.rest is None else self.rules.awaits(table)
        return best(table.play.table, asks[seat]) if seat in asks else None

    def priors(
        self, table: Stage[IslandPlay], seat: Seat, actions: Sequence[IslandAction]
    ) -> Sequence[float]:
        before = super().priors(table, seat, actions)
        return [prior * own for prior, own in zip(before, priors(actions), strict=True)]

    def ways(self, table: Stage[IslandPlay], seat: Seat, chance: Chance) -> Sequence[Way[IslandAction]]:
        asks = self.rules.awaits(table)
        if table.rest is None or seat not in asks:
            return foresight.ways(table.play.table, seat, chance, self._memory or UseMemory())
        return foresight.answers(
            asks[seat],
            table.play.table,
            lambda answer: self._after_effect(table, seat, answer, chance.twin()),
        )

    def foresee(
        self,
        table: Stage[IslandPlay],
        seat: Seat,
        ways: Sequence[Sequence[IslandAction]],
        chance: Chance,
    ) -> Iterator[Sequence[float]]:
        seats, turn = len(table.play.table.players), table.play.table.turn + 1
        memory = self._memory or UseMemory()
        if table.rest is None:
            found = foresight.followed(table.play.table, seat, ways, chance, memory)
        else:
            found = (self._after_effect(table, seat, way[0], chance.twin()) for way in ways)
        for plain in found:
            foresight.play_on(plain, chance.twin(), turn, memory)
            yield [win_chance(plain)] * seats

    def played_on(
        self, table: Stage[IslandPlay], seat: Seat, way: Sequence[IslandAction], chance: Chance
    ) -> Stage[IslandPlay] | None:
        if table.rest is not None or table.play.table.phase not in ("spirit", "fast"):
            return None
        after, memory = self.rules.keeping.copy(table), self._memory or UseMemory()
        (plain,) = foresight.followed(table.play.table, seat, [way], chance.twin(), memory)
        foresight.act_before_invaders(plain, chance.twin(), memory)
        after.play.table = plain
        return after

    def _after_effect(
        self, table: Stage[IslandPlay], seat: Seat, action: IslandAction, chance: Chance
    ) -> Table:
        """Return the plain table once an effect that a seat's action goes on with has run out; the rest is answered by judgement."""
        stage = self.rules.keeping.copy(table)
        tuple(self.rules.play(stage, seat, action, chance))
        while stage.rest is not None and stage.play.table.result is None:
            other, ask = asked(self.rules.awaits(stage))
            tuple(self.rules.play(stage, other, best(stage.play.table, ask), chance))
        return stage.play.table.copy()
