"""Bundles: several moves of one seat that people decide as one, such as the cards of a turn, or the pieces that one effect takes.

They are found by playing on from the table, dealt anew for its seat, as the legal actions allow; nothing else says what may follow what.
Whatever hangs on luck or ends the game is left to be decided move by move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from engine.action import field_names, to_text, verb_of
from engine.ask import Ask
from engine.chance import Chance, Dream
from engine.game import Game
from engine.text import Seat, Text
from engine.view import View

MOST: Final = 10
"""Maximum number of bundles that stand for all ways to answer; where there would be more, only those that share a field are offered."""
MOST_CLOSED: Final = 25
"""Maximum number of bundles that are closed; where there would be more, only those after which nothing more goes together count."""
FEWEST: Final = 3
"""Minimum number of moves of a bundle that is closed, with the one that closes it, unless nothing more could go together with it."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most that a search for bundles may take."""

    played: int
    """Maximum number of moves that are played to find them."""
    deep: int
    """Maximum number of moves of a bundle, without the move that closes it."""


ANSWERS: Final = Bounds(played=60, deep=4)
"""Bounds for all ways to answer a question."""
REPEATED: Final = Bounds(played=60, deep=8)
"""Bounds for answers that are the same move again, or that each give all there is."""
CLOSED: Final = Bounds(played=300, deep=6)
"""Bounds for bundles that are closed: each of their moves stands alone, and is quickly played."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Moves to be made one after the other, with their words."""

    actions: tuple[Any, ...]
    labels: tuple[Text, ...]
    adds: Text | None
    """Text of what they do together beside what each of them does."""
    stands_for_all: bool
    """Whether each way to answer with these verbs is in one of the bundles, so that they can be offered in place of the single moves."""
    is_whole: bool
    """Whether nothing more could go together with these moves."""


class _TooMany(Exception):
    """The end of a search that would find more than anybody would look at."""


class Bundles:
    """The bundles of one seat at one table, which is left as it is."""

    def __init__(self, game: Game[Any, Any], table: Any, seat: Seat, view: View) -> None:
        """Look at a table, and what the seat sees of it."""
        self._game, self._seat, self._view = game, seat, view
        self._table = game.redeal(table, seat, Chance(b"what goes together"))
        self._played = 0
        self._bounds = ANSWERS
        self._met: set[tuple[str, ...]] = set()
        self._whole: list[tuple[Any, ...]] = []
        """The ways found after which nothing more goes together."""
        self._ends: list[View] = []
        """The views that answers have led to."""
        self._is_full = False
        """Whether only moves count that give all there is: see `Game.fullest_fields`."""

    def find(self) -> list[Bundle]:
        """Return the bundles with which the seat could go on; none where there are too many, or nothing goes together."""
        firsts = self._bundled(self._first)
        closings = {self._game.bundled_verbs[verb_of(action)] for action in firsts}
        if len(closings) != 1:
            return []
        (closing,) = closings
        return self._answers(firsts) if closing is None else self._closed(firsts, closing)

    def _answers(self, firsts: Sequence[Any]) -> list[Bundle]:
        """Return all ways to answer the open question; where they are many, those that give all there is, or else share a field."""
        is_whole = len(firsts) <= MOST and (
            len(firsts) == len(self._forward(self._first)) or self._are_followed(firsts)
        )
        try:
            found = list(self._paths(self._table, self._first, (), None)) if is_whole else []
        except _TooMany:
            found = []
        if not found or len(found) > MOST:
            several = self._full(firsts) or self._shared(firsts)
            return [self._bundle(path, stands_for_all=False) for path in several]
        is_several = any(len(path) > 1 for path in found)
        return [self._bundle(path, stands_for_all=True) for path in found] if is_several else []

    def _are_followed(self, firsts: Sequence[Any]) -> bool:
        """Return whether each of these actions is of a verb with which another is decided: then nothing else that is open meddles."""
        return all(verb_of(action) in self._game.following_verbs for action in firsts)

    def _closed(self, firsts: Sequence[Any], closing: str) -> list[Bundle]:
        """Return the sets of moves that can be ended by a move of that verb, each with this move."""
        self._bounds = CLOSED
        try:
            paths = list(self._paths(self._table, self._first, (), closing)) if len(firsts) <= MOST else []
        except _TooMany:
            return []
        several = [path for path in paths if verb_of(path[-1]) == closing and self._is_worth_it(path)]
        if len(several) > MOST_CLOSED:
            several = [path for path in several if path in self._whole]
        return [self._bundle(path, stands_for_all=False) for path in several if len(several) <= MOST_CLOSED]

    def _is_worth_it(self, path: Sequence[Any]) -> bool:
        """Return whether closed moves are more than one, or one after which nothing is left but to close."""
        return len(path) >= FEWEST or tuple(path) in self._whole

    @cached_property
    def _first(self) -> Ask[Any] | None:
        """The question that is open now."""
        return self._ask(self._table)

    def _ask(self, table: Any) -> Ask[Any] | None:
        return self._game.awaits(table).get(self._seat)

    def _forward(self, ask: Ask[Any] | None) -> Sequence[Any]:
        """Return the actions of a question that take nothing back, and answer it."""
        aside = {*self._game.reverting_verbs, *self._game.telling.side_verbs}
        return [action for action in ask.legal if verb_of(action) not in aside] if ask else []

    def _bundled(self, ask: Ask[Any] | None, before: Any = None) -> list[Any]:
        """Return the actions that can be among others after the one `before`.

        The question is still the one that was open first, or they are decided together with that action.
        """
        if ask is None or self._first is None:
            return []
        following = None if before is None else self._game.following_verbs.get(verb_of(before))
        if following is not None:
            found = [action for action in ask.legal if verb_of(action) == following]
            return found if len(found) > 1 else []
        if ask.prompt.key != self._first.prompt.key:
            return []
        return [action for action in ask.legal if verb_of(action) in self._game.bundled_verbs]

    def _paths(
        self, table: Any, ask: Ask[Any] | None, path: tuple[Any, ...], closing: str | None
    ) -> Iterator[tuple[Any, ...]]:
        """Yield the ways to go on to where nothing more goes together, and all that can be closed, each set of moves in one order."""
        options = self._bundled(ask, path[-1] if path else None)
        options = self._fullest(options) if self._is_full else options
        closed = (*path, *self._close(ask, closing))
        if not options:
            if closing is None and self._is_reached(table):
                return
            self._whole.append(closed)
            yield closed
            return
        if len(closed) > len(path):
            yield closed
        if len(path) == self._bounds.deep:
            raise _TooMany
        for action in options:
            if self._is_met((*path, action)):
                continue
            after, is_drawn = self._after(table, action)
            more = (*path, action)
            if is_drawn:
                yield more
            else:
                yield from self._paths(after, self._ask(after), more, closing)

    def _full(self, firsts: Sequence[Any]) -> Sequence[tuple[Any, ...]]:
        """Return the sets of moves that each give all there is, and that the game says as one; none where they are too many."""
        if not all(verb_of(action) in self._game.fullest_fields for action in firsts):
            return ()
        self._begin_anew()
        self._is_full, self._bounds = True, REPEATED
        try:
            ways = list(self._paths(self._table, self._first, (), None))
        except _TooMany:
            ways = []
        self._is_full, self._bounds = False, ANSWERS
        found = [path for path in ways if len(path) > 1 and self._is_said_as_one(path)]
        return found if len(found) <= MOST else ()

    def _begin_anew(self) -> None:
        """Forget what was played and found."""
        self._met.clear()
        self._whole.clear()
        self._ends.clear()
        self._played = 0

    def _fullest(self, actions: Sequence[Any]) -> list[Any]:
        """Return, of actions that differ only in how much they give, the one that gives most."""
        found: dict[object, Any] = {}
        for action in actions:
            field = self._game.fullest_fields[verb_of(action)]
            rest = tuple((name, getattr(action, name)) for name in field_names(action) if name != field)
            best = found.setdefault((verb_of(action), rest), action)
            if getattr(action, field) > getattr(best, field):
                found[verb_of(action), rest] = action
        return [*found.values()]

    def _shared(self, firsts: Sequence[Any]) -> Sequence[tuple[Any, ...]]:
        """Return sets of moves that share a field, as many of them as can be made; none where there are too many."""
        self._begin_anew()
        try:
            ways = [path for action in firsts for path in self._more_like(self._table, action, ())]
        except _TooMany:
            return ()
        found = [path for path in ways if len(path) > 1 and self._is_one(path)]
        return found if len(found) <= MOST else ()

    def _is_one(self, path: Sequence[Any]) -> bool:
        """Return whether moves share a field, or are the same move again and the game says them as one."""
        is_repeated = verb_of(path[0]) in self._game.repeated_verbs
        return not is_repeated or self._is_said_as_one(path)

    def _is_said_as_one(self, path: Sequence[Any]) -> bool:
        return len(self._game.telling.together(self._view, path)) == 1

    def _more_like(self, table: Any, action: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """Yield the sets of moves that begin with these and share a field with the last, or all of them, until no more do."""
        field = self._game.shared_fields.get(verb_of(action))
        is_repeated = verb_of(action) in self._game.repeated_verbs
        if (field is None and not is_repeated) or self._is_met((*path, action)):
            return
        after, is_drawn = self._after(table, action)
        more = (*path, action)
        deepest = (REPEATED if is_repeated else ANSWERS).deep
        alike = [
            each
            for each in ([] if is_drawn or len(more) == deepest else self._bundled(self._ask(after)))
            if each == action
            or (
                field is not None
                and verb_of(each) == verb_of(action)
                and getattr(each, field) == getattr(action, field)
            )
        ]
        if not alike:
            yield more
        for each in alike:
            yield from self._more_like(after, each, more)

    def _is_met(self, path: Sequence[Any]) -> bool:
        """Return whether these moves were met before, in any order; from now on they were."""
        told = tuple(sorted(map(to_text, path)))
        is_met = told in self._met
        self._met.add(told)
        return is_met

    def _is_reached(self, table: Any) -> bool:
        """Return whether another way has led to what the seat sees of this table; from now on one has."""
        view = self._game.view(table, self._seat)
        is_reached = view in self._ends
        self._ends.append(view)
        return is_reached

    def _after(self, table: Any, action: Any) -> tuple[Any, bool]:
        """Return the table after an action, and whether luck had a part in it. Raises _TooMany, also where the game is over then."""
        self._played += 1
        after, luck = self._game.keeping.copy(table), Dream()
        tuple(self._game.play(after, self._seat, action, luck))
        if self._played > self._bounds.played or not self._game.awaits(after):
            raise _TooMany
        return after, luck.drew

    def _close(self, ask: Ask[Any] | None, closing: str | None) -> Iterator[Any]:
        """Yield the move that closes a bundle, where that can be made."""
        yield from (action for action in (ask.legal if ask and closing else ()) if verb_of(action) == closing)

    def _bundle(self, path: Sequence[Any], *, stands_for_all: bool) -> Bundle:
        """Return the moves with their words; what goes without saying is left out."""
        telling = self._game.telling
        labels = telling.together(self._view, path) or [telling.label(self._view, action) for action in path]
        is_whole = tuple(path) in self._whole
        return Bundle(tuple(path), tuple(labels), telling.adds(self._view, path), stands_for_all, is_whole)
