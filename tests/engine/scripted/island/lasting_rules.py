"""Rules that last: plain data on the table, asked at named moments by what a registry holds for their id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

H = TypeVar("H", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Lasting:
    """A rule that lasts: its id, its arguments, and the name of the moment that ends it."""

    rule: str
    args: tuple[str | int, ...] = ()
    until: str = "turn"


class Rules:
    """What every lasting rule of a game says, by its id and the moment it is asked at."""

    def __init__(self) -> None:
        self._handlers: dict[str, dict[str, Callable[..., Any]]] = {}

    def at(self, moment: str, rule: str) -> Callable[[H], H]:
        """Register what the rule says at the moment: a function of the play, the moment's arguments, then the rule's own.

        Raises ValueError where something is registered already.
        """

        def register(handler: H) -> H:
            if self._handlers.setdefault(rule, {}).setdefault(moment, handler) is not handler:
                raise ValueError(f"“{rule}” says something at “{moment}” already")
            return handler

        return register

    def handler(self, rule: str, moment: str) -> Callable[..., Any] | None:
        """What the rule says at the moment, if anything. Raises LookupError for a rule that was never registered."""
        try:
            return self._handlers[rule].get(moment)
        except KeyError:
            raise LookupError(
                f"no lasting rule “{rule}” is registered: {', '.join(sorted(self._handlers))}"
            ) from None
