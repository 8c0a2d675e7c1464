"""Keeping of a game's tables: copies, and the text they are saved as."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from engine.copied import Copied

T = TypeVar("T")


class Keeping(Generic[T]):
    """The part of a game that copies its tables and turns them to text and back.

    The defaults suit every table that is a dataclass with typed fields; one that is `Copied` is copied quickest. A game whose tables
    need more names a subclass of its own, `keeping = ForestKeeping(Table)`.
    """

    dumps_in_mid_effect: bool = False
    """Whether `dump` says everything even of a table that is not `at_rest`."""

    def __init__(self, table_type: type[T]) -> None:
        self.table_type = table_type

    @cached_property
    def tables(self) -> TypeAdapter[T]:
        """Validates tables and turns them to JSON values. Raises pydantic's PydanticUserError where the type cannot be."""
        return TypeAdapter(self.table_type)

    def copy(self, table: T) -> T:
        """Return an equal table that can be changed without changing this one.

        after = game.keeping.copy(table)
        """
        return table.copy() if isinstance(table, Copied) else deepcopy(table)

    def at_rest(self, table: T) -> bool:  # noqa: ARG002 - for games that ask in mid-effect
        """Return whether no effect is half done, so that the table alone says everything.

        Only such a table survives a change of the rules. Always true by default.
        """
        return True

    def dump(self, table: T) -> str:
        """Return the table as JSON text; equal tables give equal texts, in every process.

        game.keeping.dump(table)  # '{"active":0,"left":12}'
        """
        return canonical(self.tables.dump_python(table, mode="json"))

    def load(self, text: str) -> T:
        """Return the table that was dumped as this text. Raises pydantic's ValidationError, a ValueError, for any other text."""
        return self.tables.validate_json(text)


def canonical(values: Any) -> str:
    """Return JSON values as text. Equal values give equal texts, in every process."""
    return json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
