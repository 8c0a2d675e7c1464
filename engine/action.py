"""Actions as people write them, as JSON, and as values.

An action is a frozen slots dataclass whose last field is `verb: Literal["…"] = "…"`; the other fields stand in the order in which a
person decides them and hold a string, a whole number or None ("not chosen"). Its text form is the verb and the values, with `-` for
None and trailing Nones left out: `take C1 C12`. Strings must not contain white space nor be `-`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache, cached_property
from types import MappingProxyType
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar, Union, get_args, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError

from engine.errors import Malformed
from engine.text import say

A = TypeVar("A")

Value: TypeAlias = "str | int | None"

NONE = "-"


def field_names(action: object) -> tuple[str, ...]:
    """Return the names of the fields of an action (or action class), in the order they are decided; without the verb."""
    kind: Any = action if isinstance(action, type) else type(action)
    return _names(kind)


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.name != "verb")


def values(action: object) -> tuple[Value, ...]:
    """Return the values of an action's fields, in the order they are decided."""
    kind: Any = type(action)
    return tuple([getattr(action, name) for name in _names(kind)])


def verb_of(action: object) -> str:
    """Return the verb of an action."""
    verb: str = action.verb  # type: ignore[attr-defined]
    return verb


def to_text(action: object) -> str:
    """Return the text form: `take C1 C12`."""
    return path_text(verb_of(action), values(action))


def path_text(verb: str, chosen: Iterable[Value]) -> str:
    """Return the text form of a verb and its first values, whole or not."""
    words = [NONE if value is None else str(value) for value in chosen]
    while words and words[-1] == NONE:
        words.pop()
    return " ".join([verb, *words])


class Grammar(Generic[A]):
    """The grammar of one game: reads and writes its actions. `verbs` maps each verb to its class, in the game's order."""

    def __init__(self, actions: Iterable[type[A]]) -> None:
        self.verbs: Mapping[str, type[A]] = MappingProxyType({_verb_of_class(kind): kind for kind in actions})

    @cached_property
    def adapter(self) -> TypeAdapter[A]:
        """The reader and writer of actions, made for the first of them: a start needs the verbs of every game, and no action."""
        kinds = tuple(self.verbs.values())
        union: Any = Union[kinds]  # noqa: UP007 - the members are only known at run time
        shape: Any = Annotated[union, Field(discriminator="verb")] if len(kinds) > 1 else union
        return TypeAdapter(shape)

    def read(self, line: str) -> A:
        """Return the action a text form stands for. Raises Malformed, saying which verb or field was expected."""
        verb, *words = line.split() or [""]
        given = [None if word == NONE else word for word in words]
        names = field_names(self._kind(verb))
        if len(given) > len(names):
            raise Malformed(say("malformed-too-many", verb=verb, fields=", ".join(names) or NONE))
        return self.build(verb, dict(zip(names, given, strict=False)))

    def build(self, verb: str, chosen: Mapping[str, Value]) -> A:
        """Return the action with these field values; absent ones are None. Raises Malformed."""
        kind = self._kind(verb)
        whole = {name: chosen.get(name) for name in field_names(kind)}
        try:
            return self.adapter.validate_python({**whole, "verb": verb})
        except ValidationError as error:
            place = error.errors()[0]["loc"]
            field = next((name for name in whole if name in place), NONE)
            raise Malformed(say("malformed-field", verb=verb, field=field)) from error

    def dump(self, action: A) -> dict[str, Value]:
        """Return the action as JSON."""
        dumped: dict[str, Value] = self.adapter.dump_python(action, mode="json")
        return dumped

    def load(self, data: object) -> A:
        """Return the action from JSON. Raises Malformed."""
        try:
            return self.adapter.validate_python(data)
        except ValidationError as error:
            raise Malformed(say("malformed-data")) from error

    def _kind(self, verb: str) -> type[A]:
        if verb not in self.verbs:
            raise Malformed(say("malformed-verb", verb=verb or NONE, verbs=", ".join(self.verbs)))
        return self.verbs[verb]


def _verb_of_class(kind: type) -> str:
    annotation = get_type_hints(kind)["verb"]
    if getattr(annotation, "__origin__", None) is not Literal:
        raise TypeError(f"{kind.__name__}.verb must be a Literal")
    verb: str = get_args(annotation)[0]
    return verb
