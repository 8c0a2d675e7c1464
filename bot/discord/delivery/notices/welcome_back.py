"""Account, for somebody who moves again, of what a computer player did in their place."""

from __future__ import annotations

from bot.discord.cards.table_card import escaped_names, sentences
from bot.discord.delivery.request import Request
from bot.tables import Change, Table, Tables

MOST = 12
"""Maximum number of moves told; /catchup and /history show the rest."""


async def lines(tables: Tables, request: Request, before: Table, change: Change) -> list[str]:
    """Return the account line by line; no line unless this change ends that a computer player stood in for the person."""
    seat = before.seat_of(request.person.id)
    if seat is None or not before.chairs[seat].computer or change.table.chairs[seat].computer:
        return []
    told = await tables.seats.stood_in(change.table, seat)
    people = escaped_names(before)
    said = [" ".join(sentences(each, request.words, people, seat)) for each in told]
    moves = [f"- {line}" for line in said if line]
    return [request.words.key("back-welcome", count=len(moves)), *moves[-MOST:]]
