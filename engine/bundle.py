"""Bundles: several moves of one seat that people decide as one, such as the cards of a turn, or the pieces that one effect takes.

They are found by playing on from the table, dealt anew for its seat, as the legal actions allow; nothing else says what may follow what.
Whatever hangs on luck or ends the game is left to be decided move by move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from engine.action import to_text, verb_of
from engine.ask import Ask
from engine.chance import Chance, Dream
from engine.game import Game
from engine.text import Seat, Text
from engine.view import View

MOST: Final = 10
"""Maximum number of bundles that stand for all ways to answer; where there would be more, none is offered."""
MOST_CLOSED: Final = 25
"""Maximum number of bundles that are closed; where there would be more, only those after which nothing more goes together count."""
MOST_PLAYED: Final = 60
"""Maximum number of moves that are played to find them."""
FEWEST: Final = 3
"""Minimum number of moves of a bundle that is closed, with the one that closes it: one move alone and the end are two short steps."""
DEEPEST: Final = 4
"""Maximum number of moves of a bundle, without the one that closes it."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Moves to be made one after the other, with their words."""

    actions: tuple[Any, ...]
    labels: tuple[Text, ...]
    stands_for_all: bool
    """Whether each way to answer is in one of the bundles, so that they can be offered in place of the single moves."""


class _TooMany(Exception):
    """The end of a search that would find more than anybody would look at."""


class Bundles:
    """The bundles of one seat at one table, which is left as it is."""

    def __init__(self, game: Game[Any, Any], table: Any, seat: Seat, view: View) -> None:
        """Look at a table, and what the seat sees of it."""
        self._game, self._seat, self._view = game, seat, view
        self._table = game.redeal(table, seat, Chance(b"what goes together"))
        self._played = 0
        self._met: set[tuple[str, ...]] = set()
        self._whole: list[tuple[Any, ...]] = []
        """The ways found after which nothing more goes together."""

    def find(self) -> list[Bundle]:
        """Return the bundles with which the seat could go on; none where there are too many, or nothing goes together."""
        firsts = self._bundled(self._first)
        closings = {self._game.bundled_verbs[verb_of(action)] for action in firsts}
        if len(closings) != 1 or len(firsts) > MOST:
            return []
        (closing,) = closings
        if closing is None and len(firsts) < len(self._forward(self._first)):
            return []
        try:
            found = list(self._paths(self._table, self._first, (), closing))
        except _TooMany:
            return []
        if closing is not None:
            several = [path for path in found if verb_of(path[-1]) == closing and len(path) >= FEWEST]
            found = (
                several if len(several) <= MOST_CLOSED else [path for path in several if path in self._whole]
            )
        if len(found) > (MOST if closing is None else MOST_CLOSED) or all(len(path) == 1 for path in found):
            return []
        return [self._bundle(path, closing) for path in found]

    @cached_property
    def _first(self) -> Ask[Any] | None:
        """The question that is open now."""
        return self._ask(self._table)

    def _ask(self, table: Any) -> Ask[Any] | None:
        return self._game.awaits(table).get(self._seat)

    def _forward(self, ask: Ask[Any] | None) -> Sequence[Any]:
        """Return the actions of a question that take nothing back."""
        reverting = self._game.reverting_verbs
        return [action for action in ask.legal if verb_of(action) not in reverting] if ask else []

    def _bundled(self, ask: Ask[Any] | None) -> list[Any]:
        """Return the actions that can be among others, where the question is still the one that was open first."""
        if ask is None or self._first is None or ask.prompt.key != self._first.prompt.key:
            return []
        return [action for action in ask.legal if verb_of(action) in self._game.bundled_verbs]

    def _paths(
        self, table: Any, ask: Ask[Any] | None, path: tuple[Any, ...], closing: str | None
    ) -> Iterator[tuple[Any, ...]]:
        """Yield the ways to go on to where nothing more goes together, and all that can be closed, each set of moves in one order."""
        options = self._bundled(ask)
        closed = (*path, *self._close(ask, closing))
        if not options:
            self._whole.append(closed)
            yield closed
            return
        if len(closed) > len(path):
            yield closed
        if len(path) == DEEPEST:
            raise _TooMany
        for action in options:
            told = tuple(sorted(map(to_text, (*path, action))))
            if told not in self._met:
                self._met.add(told)
                after, is_drawn = self._after(table, action)
                more = (*path, action)
                if is_drawn:
                    yield more
                else:
                    yield from self._paths(after, self._ask(after), more, closing)

    def _after(self, table: Any, action: Any) -> tuple[Any, bool]:
        """Return the table after an action, and whether luck had a part in it. Raises _TooMany, also where the game is over then."""
        self._played += 1
        after, luck = self._game.keeping.copy(table), Dream()
        tuple(self._game.play(after, self._seat, action, luck))
        if self._played > MOST_PLAYED or not self._game.awaits(after):
            raise _TooMany
        return after, luck.drew

    def _close(self, ask: Ask[Any] | None, closing: str | None) -> Iterator[Any]:
        """Yield the move that closes a bundle, where that can be made."""
        yield from (action for action in (ask.legal if ask and closing else ()) if verb_of(action) == closing)

    def _bundle(self, path: Sequence[Any], closing: str | None) -> Bundle:
        """Return the moves with their words; what goes without saying is left out."""
        telling = self._game.telling
        said = [label for action in path if (label := telling.bundled(self._view, action)) is not None]
        labels = said or [telling.label(self._view, action) for action in path]
        return Bundle(tuple(path), tuple(labels), stands_for_all=closing is None)
