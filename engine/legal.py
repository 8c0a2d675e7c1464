"""The legal actions of one ask: the one list from which buttons, menus, autocomplete and checks are made.

Buttons, selects, slash options, autocomplete, opponents, fuzzing and validation all read this list and nothing else. It is lazy: the
actions are made when first looked at, in a stable order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from engine.action import Value, values, verb_of

A = TypeVar("A")


class Legal(Generic[A]):
    """A container of legal actions of one verb or several: iterate it, count it, test membership, narrow it field by field.

    It is given a function, which is called once, when the list is first looked at:

        legal = Legal(lambda: [Lay(4), Lay(6), Swap(4)])
        len(legal), Lay(6) in legal  # (3, True)
        legal.verbs  # ("lay", "swap")
        legal.next_values("lay")  # (4, 6)
        legal.under("lay", [4])  # (Lay(4),)
    """

    __slots__ = ("_actions", "_by_verb", "_make", "_parts")

    def __init__(self, make: Callable[[], Iterable[A]]) -> None:
        self._make = make
        self._actions: tuple[A, ...] | None = None
        self._by_verb: Mapping[str, tuple[A, ...]] | None = None
        self._parts: dict[tuple[str, tuple[Value, ...]], Mapping[Value, tuple[A, ...]]] | None = None
        """The actions that go on from a verb and its first values, by the next value: long lists are asked for all their values."""

    @property
    def actions(self) -> tuple[A, ...]:
        """The actions as a tuple, in a stable order; empty where nothing is legal. Raises what the function given to the list raises."""
        if self._actions is None:
            self._actions = tuple(self._make())
        return self._actions

    def again(self) -> Legal[A]:
        """Return the same list, made anew when it is looked at: for a table that has changed since."""
        return Legal(self._make)

    def through(self, legal: Callable[[], Legal[A]]) -> Legal[A]:
        """Return a list of this class whose actions are those of the list that `legal` returns, which is called when it is looked at."""
        return Legal(lambda: legal().actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs that can be played, each once, in the order of the list."""
        return tuple(self._grouped())

    def under(self, verb: str, chosen: Sequence[Value] = ()) -> tuple[A, ...]:
        """Return the actions with this verb whose first fields have these values; empty where there are none.

        legal.under("take", ["C1"])  # (Take("C1", None), Take("C1", "C2"))
        """
        if not chosen:
            return self._grouped().get(verb, ())
        return self._split(verb, tuple(chosen[:-1])).get(chosen[-1], ())

    def _grouped(self) -> Mapping[str, tuple[A, ...]]:
        """Return the actions of each verb, verbs and actions in the order of the list."""
        if self._by_verb is None:
            groups: dict[str, list[A]] = {}
            for action in self.actions:
                groups.setdefault(verb_of(action), []).append(action)
            self._by_verb = {verb: tuple(group) for verb, group in groups.items()}
        return self._by_verb

    def next_values(self, verb: str, chosen: Sequence[Value] = ()) -> tuple[Value, ...]:
        """Return the values that the field after `chosen` may hold, each once, in the order of the list.

        Empty where every field is chosen, and where no action of this verb begins so.
        """
        return tuple(self._split(verb, tuple(chosen)))

    def _split(self, verb: str, chosen: tuple[Value, ...]) -> Mapping[Value, tuple[A, ...]]:
        """Return the actions with this verb and these first values, by what their next field holds, in the order of the list."""
        if self._parts is None:
            self._parts = {}
        parts = self._parts.get((verb, chosen))
        if parts is None:
            depth = len(chosen)
            groups: dict[Value, list[A]] = {}
            for action in self.under(verb, chosen):
                if len(row := values(action)) > depth:
                    groups.setdefault(row[depth], []).append(action)
            parts = {value: tuple(group) for value, group in groups.items()}
            self._parts[verb, chosen] = parts
        return parts

    def nearest(self, action: object, most: int = 5) -> tuple[A, ...]:
        """Return at most `most` legal actions that are most like one that is not: of its verb first, then with the most equal fields.

        legal.nearest(Lay(5), most=2)  # (Lay(4), Lay(6))
        """

        def unlikeness(other: A) -> tuple[bool, int]:
            same = sum(a == b for a, b in zip(values(action), values(other), strict=False))
            return verb_of(other) != verb_of(action), -same

        return tuple(sorted(self.actions, key=unlikeness)[:most])
