"""Tables that copy themselves quickly."""

from __future__ import annotations

from collections.abc import Callable, Hashable
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
        parts = [_copied(f"self.{each.name}", hints[each.name]) for each in fields(kind)]
        kind.copy = _method(kind, f"kind({', '.join(parts)})")
        twin: Self = kind.copy(self)
        return twin

    def likeness(self) -> Self:
        """Return one that shares all it has with this one: to be looked at with another value in a field, not to be played on."""
        kind: Any = type(self)
        parts = [f"self.{each.name}" for each in fields(kind)]
        kind.likeness = _method(kind, f"kind({', '.join(parts)})")
        twin: Self = kind.likeness(self)
        return twin

    def value(self) -> Hashable:
        """Return a value to keep things by: those of two are equal only where they are alike all through, the order of dicts included."""
        kind: Any = type(self)
        hints = get_type_hints(kind)
        parts = [_valued(f"self.{each.name}", hints[each.name]) for each in fields(kind)]
        kind.value = _method(kind, f"(kind, {', '.join(parts)})")
        found: Hashable = kind.value(self)
        return found


def _method(kind: Any, result: str) -> Callable[[Any], Any]:
    """Write a method that returns the result of one expression, which is as fast as one written by hand."""
    known: dict[str, Any] = {"kind": kind}
    source = f"def made(self):\n return {result}"
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
    if changing := _changing(hint):
        return f"({what} and {_copied(what, changing[0])})"
    return f"{what}.copy()" if _can_change(hint) else what


def _valued(what: str, hint: Any) -> str:
    """Return the expression that makes a value of what has this type."""
    origin, inner = get_origin(hint), get_args(hint)
    name = f"each{what.count('each')}"
    if origin is list:
        item = _valued(name, inner[0])
        return f"tuple({what})" if item == name else f"tuple([{item} for {name} in {what}])"
    if origin is dict:
        item = _valued(name, inner[1])
        return f"tuple([(key, {item}) for key, {name} in {what}.items()])"
    if changing := _changing(hint):
        return f"(None if {what} is None else {_valued(what, changing[0])})"
    return f"{what}.value()" if _can_change(hint) else what


def _changing(hint: Any) -> list[Any]:
    """Return what can change among the types of a union; [] where the type is none."""
    return [each for each in get_args(hint) if _copied("", each)] if _is_union(get_origin(hint)) else []


def _can_change(hint: Any) -> bool:
    return hint is Any or (is_dataclass(hint) and not hint.__dataclass_params__.frozen)  # type: ignore[union-attr]


def _is_union(origin: Any) -> bool:
    return origin is Union or getattr(origin, "__name__", "") == "UnionType"
