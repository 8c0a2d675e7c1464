"""The kit that games are written with, beside the contract: verbs, words, secrets, parts of a view, ranks.

@verb("place")
class Place(Action):                an action class: frozen, slotted, with its verb as the last field
    to: str

words = Words("living-forest")      the Texts, events and refusals of one game
deck: Annotated[list[str], Secret("deck")]
                                    a field of things that lie face down: a view shows how many, a redeal shuffles them
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict
from typing_extensions import dataclass_transform

from engine.action import field_names
from engine.chance import Chance
from engine.event import Event
from engine.guard import Objection
from engine.text import Arg, Seat, Text, say

C = TypeVar("C")
P = TypeVar("P", bound=BaseModel)


class Action:
    """The base of the action classes of a game."""

    __slots__ = ()
    verb: str


@dataclass_transform(frozen_default=True)
def verb(name: str) -> Callable[[type[C]], type[C]]:
    """Make a class the action class of this verb, as `engine.action` wants it."""

    def make(kind: type[C]) -> type[C]:
        kind.__annotations__["verb"] = Literal[name]
        kind.verb = name  # type: ignore[attr-defined]
        return dataclass(frozen=True, slots=True)(kind)

    return make


def verbs_of(base: type[C]) -> tuple[type[C], ...]:
    """Return the action classes under `base` that are defined in its module, in their order there."""
    defined = vars(sys.modules[base.__module__]).values()
    return tuple(
        kind for kind in defined if isinstance(kind, type) and issubclass(kind, base) and "verb" in vars(kind)
    )


class GameTexts:
    """The maker of Texts, events and refusals of one game. All its catalogue keys begin with its id."""

    def __init__(self, game_id: str) -> None:
        self._id = game_id

    def tell(self, key: str, /, **args: Arg) -> Text:
        """Return the Text of this game's key."""
        return say(f"{self._id}-{key}", **args)

    def event(self, key: str, /, only: Iterable[Seat] | None = None, **args: Arg) -> Event:
        """Return an Event that says `event-<key>`, to everybody or to the seats of `only`."""
        return Event(self.tell(f"event-{key}", **args), None if only is None else frozenset(only))

    def refuse(self, rule: str | None, key: str, /, **args: Arg) -> Objection:
        """Return an Objection that says `refused-<key>` and names the rule."""
        return Objection(self.tell(f"refused-{key}", **args), rule)

    def label(self, action: Any, piece: Callable[[str, Any], Text]) -> Text:
        """Return a default label: `label-<verb>`, with each field of the action as the Text that `piece` gives for it."""
        named = {name: piece(name, getattr(action, name)) for name in field_names(action)}
        return self.tell(f"label-{action.verb}", **named)


Known = Callable[[Any, Any, Seat | None, int], bool]
"""A function that says whether a viewer knows an item.

It is given the table, the part of it that has the field, the viewer, and the item's number.
"""


@dataclass(frozen=True)
class Secret:
    """The mark of a secret field, in its annotation: its items lie face down, except those that are `known`.

    All items of one pool could lie in each other's place, whichever part of the table they lie in.
    """

    pool: str
    known: Known | None = None


@cache
def _secrets(kind: Any) -> Mapping[str, Secret]:
    hints = get_type_hints(kind, include_extras=True)
    found = ((name, each) for name, hint in hints.items() for each in getattr(hint, "__metadata__", ()))
    return {name: each for name, each in found if isinstance(each, Secret)}


def is_known(table: Any, part: Any, name: str, viewer: Seat | None) -> list[bool]:
    """Return for each item of a secret field whether the viewer knows it."""
    known = _secrets(part.__class__)[name].known
    items = range(len(getattr(part, name)))
    return [known is not None and known(table, part, viewer, item) for item in items]


class Redeal:
    """A redeal of what one seat cannot know: it is gathered pool by pool, sorted, shuffled, and dealt back to where it lay."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self._pools: dict[str, list[tuple[list[Any], Callable[[list[Any]], None]]]] = {}
        self._afterwards: list[Callable[[Chance], None]] = []

    def pile(self, pool: str, items: Iterable[Any], put: Callable[[list[Any]], None]) -> None:
        """Gather items the seat cannot know; `put` is given as many to lay in their place.

        The order of the calls must not depend on anything hidden.
        """
        if hidden := list(items):
            self._pools.setdefault(pool, []).append((hidden, put))

    def part(self, table: Any, part: Any) -> None:
        """Gather the secret fields of a part of the table."""
        for name, secret in _secrets(part.__class__).items():
            self._field(secret.pool, part, name, is_known(table, part, name, self.viewer))

    def _field(self, pool: str, part: Any, name: str, known: Sequence[bool]) -> None:
        def put(dealt: list[Any]) -> None:
            now = getattr(part, name)
            anew = iter(dealt)
            items = (item if open_ else next(anew) for item, open_ in zip(now, known, strict=True))
            setattr(part, name, type(now)(items))

        hidden = [item for item, open_ in zip(getattr(part, name), known, strict=True) if not open_]
        self.pile(pool, hidden, put)

    def afterwards(self, do: Callable[[Chance], None]) -> None:
        """Call `do` once everything has been dealt, for what is then decided by chance."""
        self._afterwards.append(do)

    def deal(self, chance: Chance) -> None:
        """Deal every pool anew, in the order of their names."""
        for _, piles in sorted(self._pools.items()):
            items = chance.shuffled(sorted(item for pile, _ in piles for item in pile))
            for pile, put in piles:
                put([items.pop() for _ in pile])
        for do in self._afterwards:
            do(chance)


class ViewPart(BaseModel):
    """A part of a view. `shown` fills each field that has the name of one on the table."""

    model_config = ConfigDict(frozen=True, defer_build=True)


def shown(kind: type[P], table: Any, part: Any, viewer: Seat | None, **more: Any) -> P:
    """Return the view, or part of one, that shows a part of a table: fields of the same name, and `more`.

    Of a secret field a number shows how many items there are, and a tuple the items that the viewer knows, None for all others.
    """
    secrets, found = _secrets(part.__class__), dict(more)
    for name, about in kind.model_fields.items():
        if name in more or not hasattr(part, name):
            continue
        value = getattr(part, name)
        if name in secrets:
            known = is_known(table, part, name, viewer)
            items = tuple(item if open_ else None for item, open_ in zip(value, known, strict=True))
            found[name] = len(items) if about.annotation is int else items
        else:
            found[name] = value
    return kind(**found)


def ranked(orders: Sequence[Any]) -> list[int]:
    """Return the rank of each seat, by its place in `orders`: the smallest is first, and equal ones share a rank."""
    return [1 + sum(other < own for other in orders) for own in orders]
