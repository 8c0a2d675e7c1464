"""The play that a script holds: the table, chance, its voice, and the ways to ask."""

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
    """The play that a script holds: the table, chance, and the ways to tell and to ask. A game adds its own verbs in a subclass.

        class IslandPlay(Play[Table]):
            def push(self, seat: Seat, here: str, most: int) -> Script[None]:
                for _ in range(most):
                    land = yield from self.choose(seat, PUSH_TO, lambda: lands_beside(self.table, here))
                    if land is None:
                        return
                    move(self.table, here, land)

    A verb that asks is a generator, so a script says `yield from` to it, and looks the table up again afterwards.
    """

    def __init__(self, table: T) -> None:
        self.table = table
        """The plain table. It may be another object after each ask: a redeal lays a new one."""
        self.chance: Chance = NO_CHANCE
        """The match's chance while an action is played; drawing at any other moment raises RuntimeError."""
        self.told: list[Event] = []
        """The events since the last action began."""
        self.fresh: bool
        """Whether the running script would offer now just what it offered last: nobody else has touched the table since."""

    def tell(self, text: Text, readers: Iterable[Seat] | None = None) -> None:
        """Tell what happened, to everybody (None) or to some seats only.

        play.tell(say("island-event-fear", count=2))
        """
        self.told.append(Event(text, None if readers is None else frozenset(readers)))

    def ask(
        self,
        seat: Seat,
        prompt: Text,
        actions: Callable[[], Iterable[A]],
    ) -> Script[A]:
        """Ask a seat for one of these actions and return its answer. Raises NothingOffered where there is none.

            action = yield from play.ask(seat, KEEP, lambda: [Keep(card) for card in play.table.drawn])

        The actions are made anew whenever they are looked at; a single one is asked for all the same.
        """
        _, action = yield {seat: Ask(prompt, Legal(actions))}
        answer: A = action
        return answer

    def ask_any(self, asks: Mapping[Seat, Ask[A]]) -> Script[tuple[Seat, A]]:
        """Ask several seats; the first to act goes on and the others are asked no more. Return who acted, and how.

        seat, action = yield from play.ask_any({seat: Ask(WHO_GIVES, Legal(gifts(seat))) for seat in able})
        """
        return (yield asks)

    def choose(self, seat: Seat, prompt: Text, options: Options[V]) -> Script[V | None]:
        """Ask a seat for one of the options and return its value; None where there is none. One that is alone is taken without asking.

            land = yield from play.choose(seat, WHERE, lambda: [option(each, land_name(each)) for each in coasts(play.table)])

        Raises ValueError where two options with different values have the same word.
        """
        offered = Offered(options)
        if len(offered.options) < 2:
            return offered.options[0].value if offered.options else None
        _, answer = yield {seat: Ask(prompt, offered)}
        return offered.value(answer.option, self.fresh)
