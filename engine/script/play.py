"""What a script holds: the table, chance, its voice, and the ways to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from engine.chance import Chance
from engine.game import Ask, Event
from engine.legal import Legal
from engine.script.asks import Choose, NothingOffered, Offered, Options, Pick, Script, again, option
from engine.text import Seat, Text, say

T = TypeVar("T")
A = TypeVar("A")
R = TypeVar("R")
V = TypeVar("V")

DONE = "done"
"""The word of the option that ends choosing where fewer may be chosen than offered."""


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

    enough: ClassVar[Text] = say("enough")
    """What stands on the button that ends `choose_up_to`: a key of the game's own catalogue."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.chance: Chance = NO_CHANCE
        self.told: list[Event] = []
        self.fresh = False
        """Whether what the running script offered last is what it would offer now: nobody else has touched the table since."""

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

    def ask_any(self, asks: Mapping[Seat, Ask[A]]) -> Script[tuple[Seat, A]]:
        """Ask several seats; the first to act goes on and the others are asked no more. Returns who acted, and how."""
        return (yield asks)

    def choose(self, seat: Seat, prompt: Text, options: Options[V], secret: bool = False) -> Script[V | None]:
        """Ask a seat for one of the options; None where there is none. See `either` for one that is alone."""
        offered = Offered(options, Pick if secret else Choose)
        return (yield from self._one_of(offered, seat, prompt, secret)) if offered.options else None

    def either(self, seat: Seat, prompt: Text, options: Options[V], secret: bool = False) -> Script[V]:
        """The same where there is always an option. Raises NothingOffered where there is none.

        One that is alone is taken without asking, but a secret one is asked for: that nobody was asked would tell the others that
        there was no choice.
        """
        offered = Offered(options, Pick if secret else Choose)
        if not offered.options:
            raise NothingOffered(prompt)
        return (yield from self._one_of(offered, seat, prompt, secret))

    def _one_of(self, offered: Offered[V], seat: Seat, prompt: Text, secret: bool) -> Script[V]:
        if len(offered.options) == 1 and not secret:
            return offered.options[0].value
        _, answer = yield {seat: Ask(prompt, offered)}
        return offered.value(answer.option, self.fresh)

    def choose_up_to(
        self, most: int, seat: Seat, prompt: Text, options: Options[V], secret: bool = False
    ) -> Script[tuple[V, ...]]:
        """Ask a seat for up to `most` options of different words, one after the other, until it has `enough`.

        In secret it is asked until then even where nothing else is left.
        """
        chosen: dict[str, V] = {}
        done = option(DONE, self.enough)
        source = Offered(options, Choose)

        def left() -> list[Any]:
            return [*(each for each in source.again().options if each.offer.word not in chosen), done]

        while len(chosen) < most:
            offered = Offered(left, Pick if secret else Choose)
            if len(offered.options) == 1 and not secret:
                break
            _, answer = yield {seat: Ask(prompt, offered)}
            if answer.option == DONE:
                break
            chosen[answer.option] = offered.value(answer.option, self.fresh)
        return tuple(chosen.values())

    def together(self, scripts: Mapping[Seat, Script[R]]) -> Script[dict[Seat, R]]:
        """Run scripts at the same time, each at its own pace, and return what each returned.

        Each script asks only the seat it is named by; an answer goes on with that seat's script alone. Nothing of it is at rest until
        all have ended: for a phase in which everybody acts at once see `ScriptedGame.at_once`.
        """
        results: dict[Seat, R] = {}
        asks: dict[Seat, Ask[Any]] = {}

        def go_on(seat: Seat, answer: tuple[Seat, Any] | None) -> None:
            self.fresh = False
            try:
                asks[seat] = (next(scripts[seat]) if answer is None else scripts[seat].send(answer))[seat]
            except StopIteration as end:
                asks.pop(seat, None)
                results[seat] = end.value

        for seat in sorted(scripts):
            go_on(seat, None)
        while asks:
            answer = yield {seat: again(asks[seat]) for seat in sorted(asks)}
            go_on(answer[0], answer)
        return {seat: results[seat] for seat in sorted(results)}
