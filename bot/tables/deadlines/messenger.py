"""The interface of the messenger that tells people what the clock has done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.store.games.notices import Notice, Waiting
from bot.tables.model.table import Change, Table
from engine.text import Seat


class Messenger(Protocol):
    """A messenger that delivers messages. A method raises where that fails for now, and returns None where it will never be possible."""

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        """Post one reminder for these notices in the table's channel, under this key.

        Return its message id, or None where it cannot be posted. The people of `silent` seats are named and not notified.
        """

    async def has_left(self, table: Table, seat: Seat) -> bool:
        """Return whether the person of a seat has left the server, which is then told at the table."""

    async def find(self, channel: int, key: str) -> int | None:
        """Return the id of the message that was posted under this key; None where it no longer stands."""

    async def retract(self, channel: int, message: int) -> None:
        """Delete a reminder."""

    async def digest(
        self, person: int, language: str, waiting: Sequence[Waiting], key: str, *, again: bool
    ) -> bool:
        """Send a list of what waits for somebody; `again` where it may have been sent before. Return False where they accept none."""

    async def tell(self, before: Table, change: Change) -> None:
        """Show everybody what the clock has done."""
