"""How far a long job has come, shown in the answer to whoever has asked for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import DISCORD_ERRORS

OFTEN = 1.0
"""Seconds between two changes."""
LENGTH = 20
"""Characters."""


class ProgressBar:
    """One answer with a sentence around a bar: the words of `key`, which takes `bar` and `percent`."""

    def __init__(self, request: Request, key: str) -> None:
        self._request, self._key = request, key
        self._clock = asyncio.get_running_loop().time
        self._last = self._clock()

    async def begin(self) -> None:
        """Answers with an empty bar."""
        await self._request.answer(self._page(0, 1))

    async def show(self, done: int, of: int) -> None:
        """Changes the answer, not too often. Where that fails, the next change will do."""
        if self._clock() - self._last >= OFTEN:
            with suppress(*DISCORD_ERRORS):
                await self._request.answer(self._page(done, of))
            self._last = self._clock()

    def _page(self, done: int, of: int) -> Page:
        full = LENGTH * done // of
        bar = "▰" * full + "▱" * (LENGTH - full)
        return Page(text(self._request.words.key(self._key, bar=bar, percent=100 * done // of)))
