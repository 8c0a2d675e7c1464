"""Rules that ask in the middle of an effect, written as plain generator functions.

A script yields asks and is sent the answers; between two *rests* it may ask as often as it likes, of one seat or of several at once.
A running generator cannot be saved, so what is saved is the last table at rest and the actions since; loading plays those again.

    def call_to_tend(play):
        if (yield from play.choose(seat, prompt, lambda: ("heal", "push"))) == "heal":
            play.table.blight -= 1
        else:
            yield from push(play, seat, up_to=3)

What a script owes, so that playing it again leads to the same place:

* it reaches the table only through `play.table`, and looks things up again after each yield instead of holding them across it;
* it draws only from `play.chance` (a seat that acts at the same time as others from `play.chance_of(seat)`);
* it changes nothing and draws nothing before its first ask: what happens by itself belongs to the end of the turn before;
* what it offers is made when looked at (a callable), never a list made earlier;
* it never iterates a set;
* scripts that run together touch only what belongs to their own seat.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import TypeAdapter

from engine.chance import Chance
from engine.game import Ask, Event, Game, Outcome, TableOptions, View, canonical
from engine.legal import Legal
from engine.text import Seat, Text

T = TypeVar("T")
A = TypeVar("A")
R = TypeVar("R")

Script: TypeAlias = Generator[Mapping[Seat, Ask[Any]], tuple[Seat, Any], R]
"""Yields who is asked what, is sent (seat, action), returns R."""

DONE = "done"
"""What ends choosing where fewer may be chosen than offered."""


@dataclass(frozen=True, slots=True)
class Choose:
    """The action that answers `Play.choose`: one of the options offered."""

    option: str
    verb: Literal["choose"] = "choose"


class Play(Generic[T]):
    """What a script holds: the table, chance, and its voice."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.chance: Chance = NoChance()
        self.told: list[Event] = []

    def tell(self, text: Text, readers: Iterable[Seat] | None = None) -> None:
        """Tell what happened, to everybody or to some seats only."""
        self.told.append(Event(text, None if readers is None else frozenset(readers)))

    def chance_of(self, seat: Seat) -> Chance:
        """The seat's own stream of chance, which does not depend on when other seats act."""
        return self.chance.stream(f"seat-{seat}")

    def ask(
        self, seat: Seat, prompt: Text, actions: Callable[[], Iterable[A]], must: bool = True
    ) -> Script[A]:
        """Ask a seat for one of these actions and return its answer."""
        _, action = yield {seat: Ask(prompt, Legal(actions), must)}
        answer: A = action
        return answer

    def choose(self, seat: Seat, prompt: Text, options: Callable[[], Sequence[str]]) -> Script[str]:
        """Ask a seat for one of the options; one that is alone is taken without asking."""
        if len(only := options()) == 1:
            return only[0]
        answer = yield from self.ask(seat, prompt, lambda: [Choose(option) for option in options()])
        return answer.option

    def choose_up_to(
        self, most: int, seat: Seat, prompt: Text, options: Callable[[], Sequence[str]]
    ) -> Script[tuple[str, ...]]:
        """Ask a seat for up to `most` different options, one after the other, until it is `DONE`."""
        chosen: tuple[str, ...] = ()

        def left() -> Sequence[str]:
            return [*(option for option in options() if option not in chosen), DONE]

        while len(chosen) < most and (option := (yield from self.choose(seat, prompt, left))) != DONE:
            chosen = (*chosen, option)
        return chosen

    def together(self, scripts: Mapping[Seat, Script[R]]) -> Script[dict[Seat, R]]:
        """Run scripts at the same time, each at its own pace, and return what each returned.

        Each script asks only the seat it is named by; an answer goes on with that seat's script alone.
        """
        results: dict[Seat, R] = {}
        asks: dict[Seat, Mapping[Seat, Ask[Any]]] = {}

        def go_on(seat: Seat, answer: tuple[Seat, Any] | None) -> None:
            try:
                asks[seat] = next(scripts[seat]) if answer is None else scripts[seat].send(answer)
            except StopIteration as end:
                asks.pop(seat, None)
                results[seat] = end.value

        for seat in sorted(scripts):
            go_on(seat, None)
        while asks:
            answer = yield {seat: asks[seat][seat] for seat in sorted(asks)}
            go_on(answer[0], answer)
        return {seat: results[seat] for seat in sorted(results)}


class NoChance(Chance):
    """Chance where there must be none: drawing before the first ask of a turn is a bug of the script."""

    def __init__(self) -> None:
        super().__init__(b"")

    def stream(self, name: str) -> Chance:  # noqa: ARG002 - no stream has any chance either
        return self

    def _draw(self) -> int:
        raise RuntimeError(
            "a script drew at random before its first ask; do it at the end of the turn before"
        )


class _Recorded(Chance):
    """Chance that writes down what it draws."""

    def __init__(self, source: Chance, drawn: list[int]) -> None:
        self._source, self._drawn = source, drawn

    def stream(self, name: str) -> Chance:
        return _Recorded(self._source.stream(name), self._drawn)

    def _draw(self) -> int:
        self._drawn.append(self._source._draw())
        return self._drawn[-1]


class _Again(Chance):
    """Chance that draws what was written down."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._left = iter(drawn)

    def stream(self, name: str) -> Chance:  # noqa: ARG002 - draws were written down in one order over all streams
        return self

    def _draw(self) -> int:
        return next(self._left)


@dataclass(frozen=True, slots=True)
class _Acted:
    """A step since the last rest: an action, and what was drawn for it."""

    seat: Seat
    action: Any
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Redealt(Generic[T]):
    """A step since the last rest: the table was replaced by one that was dealt anew."""

    table: T


@dataclass(slots=True)
class Stage(Generic[T]):
    """A table of type T with the script that is running on it: what the kernel holds as the table of a scripted game."""

    play: Play[T]
    script: Script[None] | None
    asks: Mapping[Seat, Ask[Any]]
    rest: T | None = None
    """The table at the last rest, while a script is between two rests."""
    steps: list[_Acted | _Redealt[T]] = field(default_factory=list)


class ScriptedGame(Game[Stage[T], A]):
    """A game whose rules are scripts. Its author writes the rules over plain tables of type T; this turns them into the contract."""

    @property
    @abstractmethod
    def plain_tables(self) -> TypeAdapter[T]:
        """Turns plain tables to and from JSON."""

    @abstractmethod
    def lay_out(self, options: TableOptions, seats: int, chance: Chance) -> T:
        """A plain table ready for the first turn."""

    @abstractmethod
    def turn(self, play: Play[T]) -> Script[None]:
        """From one rest to the next. Reach rest often: what lies between two rests is played again at every load."""

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Whether the game has ended. Asked at rest."""

    @abstractmethod
    def see(self, table: T, seat: Seat | None, asks: Mapping[Seat, Ask[A]]) -> View:
        """All that this seat may know. Of `asks` only what that seat may know must show: the musts, and its own."""

    @abstractmethod
    def stand(self, table: T, over: bool) -> Outcome:
        """The standing if the game ended now, hidden parts counted."""

    @abstractmethod
    def deal_anew(self, table: T, seat: Seat | None, chance: Chance) -> None:
        """Deal everything anew that this seat cannot know, in place."""

    @property
    def tables(self) -> TypeAdapter[Stage[T]]:
        raise TypeError("a stage holds a running script: use dump and load, which know how")

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Stage[T]:
        return self._begin(self.lay_out(options, seats, chance))

    def awaits(self, table: Stage[T]) -> Mapping[Seat, Ask[A]]:
        return table.asks

    def play(self, table: Stage[T], seat: Seat, action: A, chance: Chance) -> Iterator[Event]:
        if not table.steps:
            table.rest = self.clone(table.play.table)
        drawn: list[int] = []
        table.play.told = []
        table.steps.append(_Acted(seat, action, ()))
        self._advance(table, seat, action, _Recorded(chance, drawn))
        if table.steps:
            table.steps[-1] = _Acted(seat, action, tuple(drawn))
        yield from table.play.told

    def view(self, table: Stage[T], seat: Seat | None) -> View:
        return self.see(table.play.table, seat, table.asks)

    def outcome(self, table: Stage[T]) -> Outcome:
        return self.stand(table.play.table, over=not table.asks)

    def redeal(self, table: Stage[T], seat: Seat | None, chance: Chance) -> Stage[T]:
        if self.at_rest(table):
            plain = self.clone(table.play.table)
            self.deal_anew(plain, seat, chance)
            return self._begin(plain)
        twin = self.copy(table)
        self.deal_anew(twin.play.table, seat, chance)
        twin.steps.append(_Redealt(self.clone(twin.play.table)))
        return twin

    def copy(self, table: Stage[T]) -> Stage[T]:
        if table.rest is None or not table.steps:
            return self._begin(self.clone(table.play.table))
        twin = self._begin(self.clone(table.rest))
        twin.rest = table.rest
        for step in table.steps:
            twin.steps.append(step)
            if isinstance(step, _Redealt):
                twin.play.table = self.clone(step.table)
            else:
                self._advance(twin, step.seat, step.action, _Again(step.drawn))
        return twin

    def at_rest(self, table: Stage[T]) -> bool:
        return not table.steps

    def dump(self, table: Stage[T]) -> str:
        """The plain table as JSON text; only at rest does it say everything."""
        return canonical(self.plain_tables.dump_python(table.play.table, mode="json"))

    def load(self, text: str) -> Stage[T]:
        """A stage at rest. Raises pydantic's ValidationError."""
        return self._begin(self.plain_tables.validate_json(text))

    def _begin(self, table: T) -> Stage[T]:
        play = Play(table)
        if self.is_over(table):
            return Stage(play, None, {})
        script = self.turn(play)
        return Stage(play, script, next(script))

    def _advance(self, stage: Stage[T], seat: Seat, action: A, chance: Chance) -> None:
        """Send an answer to the script; where that ends the turn, come to rest and begin the next."""
        if stage.script is None:
            raise RuntimeError("the game is over: no script waits for an answer")
        stage.play.chance = chance
        try:
            stage.asks = stage.script.send((seat, action))
        except StopIteration:
            rested = self._begin(stage.play.table)
            told = stage.play.told
            stage.play, stage.script, stage.asks = rested.play, rested.script, rested.asks
            stage.play.told = told
            stage.rest = None
            stage.steps.clear()
        else:
            stage.play.chance = NoChance()

    def clone(self, table: T) -> T:
        """A plain table of its own. Override it where a copy by hand is quicker."""
        return self.plain_tables.validate_json(self.plain_tables.dump_json(table))
