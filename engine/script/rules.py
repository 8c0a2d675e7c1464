"""The rules of a scripted game: what its author writes about the course of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic

from pydantic import TypeAdapter
from typing_extensions import TypeVar

from engine.ask import Ask
from engine.chance import Chance
from engine.copied import Copied
from engine.game import TableOptions
from engine.script.asks import Script
from engine.script.play import Play
from engine.text import Seat

T = TypeVar("T")
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any])
OptionsT = TypeVar("OptionsT", bound=TableOptions, default=Any)


class ScriptRules(ABC, Generic[T, A, P, OptionsT]):
    """Rules as scripts over plain tables of type T, with the game's own Play."""

    voice: type[P]
    """The Play of this game."""
    plain_type: type[T]
    """The class of the game's plain tables."""

    @cached_property
    def plain_tables(self) -> TypeAdapter[T]:
        """Turns plain tables to and from JSON."""
        return TypeAdapter(self.plain_type)

    @abstractmethod
    def lay_out(self, options: OptionsT, seats: int, chance: Chance) -> T:
        """Return a plain table ready for the first menu or the first `advance`."""

    @abstractmethod
    def menu(self, play: P) -> Mapping[Seat, Ask[Any]]:
        """Return who may do what at rest. It changes nothing; where it waits for nobody the game goes on by itself."""

    @abstractmethod
    def act(self, play: P, seat: Seat, action: A) -> Script[None] | None:
        """Do what the seat took from the menu: all of it at once (None), or by a script that has not begun."""

    def advance(self, play: P) -> Script[None] | None:
        """Do the next thing that happens by itself, at once or by a script. Called while the menu waits for nobody."""
        raise NotImplementedError("the menu waits for nobody, and nothing happens by itself")

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Return whether the game has ended. Asked at rest and before every ask; a script that runs then is dropped."""

    def clone(self, table: T) -> T:
        """Return a plain table of its own. A table that is `Copied` is quicker to copy than any other."""
        if isinstance(table, Copied):
            return table.copy()
        return self.plain_tables.validate_json(self.plain_tables.dump_json(table))
