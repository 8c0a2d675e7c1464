"""The private page on which each person picks a move: where a newer one opens, the older is put aside, so that no two are open at once."""

from __future__ import annotations

import logging

from cachetools import LRUCache

from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import DISCORD_ERRORS

log = logging.getLogger(__name__)

MOST = 512
"""Maximum number of pages remembered."""


class OpenPages:
    """The pages that can still be changed, each as the request that showed it last."""

    def __init__(self) -> None:
        self._last: LRUCache[tuple[int, int], Request] = LRUCache(MOST)

    def turn(self, request: Request, table_id: int, *, is_open: bool = True) -> Request | None:
        """Take note that a request of a person will be answered with a page about a table, which `is_open` if it has moves to pick.

        Return the request that showed an older page, to be `put_aside` once this one is answered; None where there is nothing to put aside.
        Only a press on a card does that. A move that is typed costs no such request: a press on the page before it is answered with what
        can be done then.
        """
        key = request.person.id, table_id
        older = self._last.pop(key, None)
        if is_open:
            self._last[key] = request
        return older if request.pressed_card is not None else None


async def put_aside(older: Request | None) -> None:
    """Turn the page that a request has shown into one line, if there is one and Discord still lets the bot change it."""
    if older is None or not older.is_alive:
        return
    try:
        await older.replace_answer(Page(text(older.words.key("chooser-elsewhere"))))
    except DISCORD_ERRORS as error:
        log.info("an older page could not be put aside: %s", error)
