"""Tables that copy themselves quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Self, Union, get_args, get_origin, get_type_hints


class Copied:
    """A dataclass with a `copy()` made from the types of its fields: what can change is copied, all else is shared.

    Lists, dicts and dataclasses that are not frozen can change; such a dataclass must be a `Copied` as well, and so must whatever a
    field of type `Any` holds.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """Return an equal one that can be changed without changing this one."""
        kind: Any = type(self)
        hints = get_type_hints(kind)
        kind.copy = _maker(kind, [_copied(f"self.{each.name}", hints[each.name]) for each in fields(kind)])
        twin: Self = kind.copy(self)
        return twin

    def likeness(self) -> Self:
        """Return one that shares all it has with this one: to be looked at with another value in a field, not to be played on."""
        kind: Any = type(self)
        kind.likeness = _maker(kind, [f"self.{each.name}" for each in fields(kind)])
        twin: Self = kind.likeness(self)
        return twin


def _maker(kind: Any, parts: Sequence[str]) -> Callable[[Any], Any]:
    """Write a method that makes another of its kind as one expression, which is as fast as one written by hand."""
    known: dict[str, Any] = {"kind": kind}
    source = f"def made(self):\n return kind({', '.join(parts)})"
    exec(source, known)  # noqa: S102 - made of nothing but the names of fields
    made: Callable[[Any], Any] = known["made"]
    return made


def _copied(what: str, hint: Any) -> str:
    """Return the expression that copies a value of this type."""
    origin, inner = get_origin(hint), get_args(hint)
    name = f"each{what.count('each')}"
    if origin is list:
        item = _copied(name, inner[0])
        return f"{what}.copy()" if item == name else f"([{item} for {name} in {what}] if {what} else [])"
    if origin is dict:
        item = _copied(name, inner[1])
        return f"{what}.copy()" if item == name else f"{{key: {item} for key, {name} in {what}.items()}}"
    changing = [each for each in inner if _copied(what, each) != what] if _is_union(origin) else []
    if changing:
        return f"({what} and {_copied(what, changing[0])})"
    if hint is Any or (is_dataclass(hint) and not hint.__dataclass_params__.frozen):  # type: ignore[union-attr]
        return f"{what}.copy()"
    return what


def _is_union(origin: Any) -> bool:
    return origin is Union or getattr(origin, "__name__", "") == "UnionType"
