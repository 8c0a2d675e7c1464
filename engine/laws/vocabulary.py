"""Every action that can be written over the pieces of a table, legal or not: what guards are tested with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from math import prod
from types import NoneType
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from engine.action import Grammar, Value, field_names
from engine.game import Game

A = TypeVar("A")

UNHEARD: Final = "unheard-of"
"""Word in a vocabulary that no game has a piece for. A person may type anything."""
BELOW: Final = -1
"""Number in a vocabulary that is too small everywhere."""


def vocabulary(game: Game[Any, A], table: Any) -> Mapping[str, Vocabulary[A]]:
    """Return by verb every action that can be written over the pieces of this table, legal or not."""
    return {
        verb: Vocabulary(
            game.grammar,
            verb,
            tuple(written(kind, name, partial(game.pieces, table, verb)) for name in field_names(kind)),
        )
        for verb, kind in game.grammar.verbs.items()
    }


@dataclass(frozen=True)
class Vocabulary(Generic[A]):
    """Every action of one verb over the pieces of one table. `choices` are the values of each field; there are `len` actions.

    It is a sequence that makes each action when it is asked for, because a long action has many.
    """

    grammar: Grammar[A]
    verb: str
    choices: tuple[tuple[Value, ...], ...]

    def __len__(self) -> int:
        return prod(map(len, self.choices))

    def __iter__(self) -> Iterator[A]:
        return (self._build(chosen) for chosen in product(*self.choices))

    def __contains__(self, action: object) -> bool:
        """Return whether an action of this verb can be written over these pieces."""
        own = (getattr(action, name) for name in self._names)
        return all(value in values for value, values in zip(own, self.choices, strict=True))

    def __getitem__(self, number: int) -> A:
        """Return the action of that number, from 0."""
        chosen: list[Value] = []
        for values in self.choices:
            number, place = divmod(number, len(values))
            chosen.append(values[place])
        return self._build(chosen)

    def beside(self, action: A) -> Iterator[A]:
        """Yield the actions that differ from one of this verb in one field."""
        own: list[Value] = [getattr(action, name) for name in self._names]
        for place, values in enumerate(self.choices):
            for value in values:
                if value != own[place]:
                    yield self._build([*own[:place], value, *own[place + 1 :]])

    def _build(self, chosen: Sequence[Value]) -> A:
        return self.grammar.build(self.verb, dict(zip(self._names, chosen, strict=True)))

    @property
    def _names(self) -> tuple[str, ...]:
        return field_names(self.grammar.verbs[self.verb])


def written(kind: Any, field: str, pieces: Callable[[str], Sequence[Value]]) -> tuple[Value, ...]:
    """Return the values for a field of an action: those its type lists, or the names of pieces and one that no piece has."""
    named: Any = kind
    hint = _hints(named)[field]
    kinds = get_args(hint) if get_origin(hint) not in (None, Literal) else (hint,)
    found: list[Value] = [None] if NoneType in kinds else []
    for each in kinds:
        if get_origin(each) is Literal:
            found += get_args(each)
        elif each in (str, int):
            found += [*pieces(field), UNHEARD if each is str else BELOW]
    return tuple(dict.fromkeys(found))


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)
