"""One sentence of advice for whoever is asked something for the first time, and never again."""

from __future__ import annotations

import logging

from bot.discord.delivery.request import Request
from bot.store.errors import Failed
from bot.tables import Table, Tables
from engine.lesson import tip_key

log = logging.getLogger(__name__)


async def tip(tables: Tables, request: Request, table: Table) -> str:
    """Return the advice on what the person is asked now, which is remembered; "" where they know it, or there is none.

    Where the database does not answer there is none: a move that is made is told all the same.
    """
    seat = table.seat_of(request.person.id)
    ask = table.match.asks.get(seat) if table.match and seat is not None else None
    key = tip_key(ask.prompt) if ask else None
    if key is None or not request.words.has(key):
        return ""
    try:
        settings = await tables.preferences.get(request.person.id)
        if key in settings.tips:
            return ""
        await tables.preferences.set(request.person.id, tips=settings.tips | {key})
    except Failed as error:
        log.warning("a tip could not be remembered: %s", error)
        return ""
    return f"💡 {request.words.key(key)}"
