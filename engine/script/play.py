"""What a script holds: the table, chance, its voice, and the ways to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.legal import Legal
from engine.script.asks import Offered, Options, Script
from engine.text import Seat, Text

T = TypeVar("T")
A = TypeVar("A")
V = TypeVar("V")


class NoChance(Chance):
    """Chance where there must be none: what a menu offers never depends on luck."""

    def __init__(self) -> None:
        super().__init__(b"")

    def stream(self, name: str) -> Chance:  # noqa: ARG002 - no stream has any chance either
        return self

    def _draw(self) -> int:
        raise RuntimeError("a menu drew at random; only act, advance and their scripts may")


NO_CHANCE = NoChance()


class Play(Generic[T]):
    """What a script holds. A game adds its own verbs as methods of a subclass."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.chance: Chance = NO_CHANCE
        self.told: list[Event] = []
        self.fresh = False
        """Whether what the running script offered last is what it would offer now: nobody else has touched the table since."""

    def tell(self, text: Text, readers: Iterable[Seat] | None = None) -> None:
        """Tell what happened, to everybody or to some seats only."""
        self.told.append(Event(text, None if readers is None else frozenset(readers)))

    def ask(
        self, seat: Seat, prompt: Text, actions: Callable[[], Iterable[A]], must: bool = True
    ) -> Script[A]:
        """Ask a seat for one of these actions and return its answer."""
        _, action = yield {seat: Ask(prompt, Legal(actions), must)}
        answer: A = action
        return answer

    def ask_any(self, asks: Mapping[Seat, Ask[A]]) -> Script[tuple[Seat, A]]:
        """Ask several seats; the first to act goes on and the others are asked no more. Returns who acted, and how."""
        return (yield asks)

    def choose(self, seat: Seat, prompt: Text, options: Options[V]) -> Script[V | None]:
        """Ask a seat for one of the options; None where there is none. One that is alone is taken without asking."""
        offered = Offered(options)
        if len(offered.options) < 2:
            return offered.options[0].value if offered.options else None
        _, answer = yield {seat: Ask(prompt, offered)}
        return offered.value(answer.option, self.fresh)
