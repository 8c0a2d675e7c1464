"""The messages that show tables, as far as it has to be known after a crash which they are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Store
from bot.store.cards import CardStore
from bot.tables.model.errors import as_refusal


class Cards:
    """Raises NotSaved."""

    def __init__(self, store: Store) -> None:
        self._store = CardStore(store)

    async def posted(self, table_id: int, moment: int, channel: int, message: int) -> int | None:
        """Record the card of a moment; gives the message whose buttons are to be taken away, if any.

        That is the card before, or this very one where a newer moment has been posted already. It is stale until `mark_clean`.
        """
        with as_refusal():
            return await self._store.posted(table_id, moment, channel, message)

    async def hide(self, table_id: int) -> None:
        """The card is about to be posted anew: until `posted` records it, the table counts as not shown."""
        with as_refusal():
            await self._store.hide(table_id)

    async def card(self, table_id: int) -> int | None:
        """The message of the last card that `posted` recorded, if any."""
        with as_refusal():
            return await self._store.card(table_id)

    async def behind(self) -> list[int]:
        """The tables that have gone on since a card of theirs was last recorded."""
        with as_refusal():
            return await self._store.behind()

    async def since(self, message: int) -> list[int]:
        """The tables whose card is this message or one that has come after it, in whatever channel."""
        with as_refusal():
            return await self._store.since(message)

    async def stale_messages(self) -> list[tuple[int, int]]:
        """The cards whose buttons are still to be taken away: channel and message."""
        with as_refusal():
            return await self._store.stale_messages()

    async def mark_stale(self, channel: int, messages: Sequence[int]) -> None:
        """Take these for such cards as well."""
        if messages:
            with as_refusal():
                await self._store.mark_stale(channel, messages)

    async def mark_clean(self, message: int) -> None:
        """Its buttons are gone, or will never go."""
        with as_refusal():
            await self._store.mark_clean(message)
