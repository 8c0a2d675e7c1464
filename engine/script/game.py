"""The contract of a game, kept by scripts on a stage."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, wraps
from typing import Any, Generic

from typing_extensions import TypeVar

from engine.ask import Ask
from engine.chance import Chance, Still
from engine.event import Event
from engine.game import Game, TableOptions
from engine.guard import Guard, Objection
from engine.outcome import Outcome
from engine.script.asks import Choose, Offer, offered
from engine.script.keeping import ScriptKeeping
from engine.script.play import Play
from engine.script.rules import ScriptRules
from engine.script.runner import ScriptRunner
from engine.script.stage import Stage
from engine.text import Seat
from engine.view import View

T = TypeVar("T")
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any])
V = TypeVar("V", bound=View, default=Any)
OptionsT = TypeVar("OptionsT", bound=TableOptions, default=Any)


class ScriptView(View):
    """A View with what its reader is offered to choose from."""

    options: tuple[Offer, ...] = ()

    def offer(self, action: object) -> Offer | None:
        """Return the option that this action chooses, where it is among them."""
        if not isinstance(action, Choose):
            return None
        return next((offer for offer in self.options if offer.word == action.option), None)


def on_stage(guard: Guard[T, A]) -> Guard[Stage[Any], A]:
    """Return a guard of plain tables as a guard of stages."""

    @wraps(guard)
    def ask(stage: Stage[Any], seat: Seat, action: A) -> Objection | None:
        return guard(stage.play.table, seat, action)

    return ask


class ScriptedGame(
    ScriptRules[T, A, P, OptionsT], Game[Stage[P], A, V, OptionsT], Generic[T, A, P, V, OptionsT]
):
    """A game whose rules are scripts over plain tables of type T. Its author writes what is abstract here and in ScriptRules."""

    answer_verbs = frozenset({"choose"})

    @abstractmethod
    def see(self, table: T, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> View:
        """Return all that this seat may know. Of `asks` only what that seat may know must show: the musts, and its own."""

    @abstractmethod
    def stand(self, table: T) -> Outcome:
        """Return the standing if the game ended now, hidden parts counted."""

    @abstractmethod
    def deal_anew(self, table: T, seat: Seat | None, chance: Chance) -> None:
        """Deal everything anew that this seat cannot know, in place."""

    @cached_property
    def _runner(self) -> ScriptRunner[T, A, P]:
        return ScriptRunner(self)

    @cached_property
    def keeping(self) -> ScriptKeeping[T, A, P]:
        return ScriptKeeping(self._runner, self.plain_tables, self.grammar)

    def setup(self, options: OptionsT, seats: int, chance: Chance) -> Stage[P]:
        stage = self._runner.stage(self.lay_out(options, seats, chance))
        self._runner.go_on(stage, chance)
        return stage

    def prelude(self, table: Stage[P]) -> Iterable[Event]:
        return tuple(table.play.told)

    def awaits(self, table: Stage[P]) -> Mapping[Seat, Ask[A]]:
        return self._runner.awaits(table)

    def play(self, table: Stage[P], seat: Seat, action: A, chance: Chance) -> Iterator[Event]:
        self._runner.take(table, seat, action, chance)
        yield from table.play.told

    def view(self, table: Stage[P], seat: Seat | None) -> View:
        return self.see(table.play.table, seat, self.awaits(table))

    def outcome(self, table: Stage[P]) -> Outcome:
        return self.stand(table.play.table)

    def redeal(self, table: Stage[P], seat: Seat | None, chance: Chance) -> Stage[P]:
        twin = self._runner.apart(table)
        self.deal_anew(twin.play.table, seat, chance)
        self._runner.redealt(twin)
        return twin

    def known(self, table: Stage[P], seat: Seat | None) -> Any:
        """Return the plain table as far as this seat knows it, and who is waited for."""
        plain, still = self.clone(table.play.table), Still()
        self.deal_anew(plain, seat, still)
        prompts = {each: ask.prompt for each, ask in self.awaits(table).items() if ask.must}
        return self.plain_tables.dump_python(plain), still.asked, prompts

    def offers(self, table: Stage[P], seat: Seat) -> tuple[Offer, ...]:
        return offered(self.awaits(table), seat)
