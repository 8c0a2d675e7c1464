"""Presses that come twice in one instant, for a click soon becomes two: the second is answered as the first was."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from cachetools import LRUCache
from discord import ui

from bot.discord.delivery.request import Request
from bot.discord.ui.components import Download, PictureFile

Shown: TypeAlias = tuple[ui.LayoutView, Sequence[PictureFile | Download]]

MOST = 512
"""Maximum number of presses remembered."""


class DoublePresses:
    """The presses that have made a move lately, each with what it was answered. A press is known by its person and all that it says."""

    def __init__(self) -> None:
        self._first: LRUCache[Hashable, asyncio.Future[Shown | None]] = LRUCache(MOST)

    async def shown(self, press: Hashable) -> Shown | None:
        """Return what the same press was answered with when it made its move, once that is known; None where it has made none."""
        first = self._first.get(press)
        return None if first is None else await asyncio.shield(first)

    @contextmanager
    def making(self, press: Hashable, request: Request) -> Iterator[None]:
        """Remember a press while the block makes its move and answers the request; where the block raises, it has made none."""
        if press in self._first:
            # The one before it makes the move, and this one is going to be refused.
            yield
            return
        first = self._first[press] = asyncio.get_running_loop().create_future()

        def note(page: ui.LayoutView, pictures: Sequence[PictureFile | Download]) -> None:
            if not first.done():
                first.set_result((page, pictures))

        request.on_shown = note
        try:
            yield
        except BaseException:
            if not first.done():
                self._first.pop(press, None)
            raise
        finally:
            if not first.done():
                first.set_result(None)
