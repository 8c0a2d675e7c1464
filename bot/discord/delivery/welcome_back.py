"""What a computer player did for somebody who is back."""

from __future__ import annotations

from bot.discord.cards.table_card import escaped_names, sentences
from bot.discord.delivery.request import Request
from bot.tables import Change, Table, Tables

MOST = 12
"""Moves that are told; /catchup and /history have the rest."""


async def lines(tables: Tables, request: Request, before: Table, change: Change) -> list[str]:
    """Line by line; none where nobody has stood in for the caller until this change."""
    seat = before.seat_of(request.person.id)
    if seat is None or not before.chairs[seat].computer or change.table.chairs[seat].computer:
        return []
    told = await tables.council.stood_in(change.table, seat)
    people = escaped_names(before)
    said = [" ".join(sentences(each, request.words, people, seat)) for each in told]
    moves = [f"- {line}" for line in said if line]
    return [request.words.key("back-welcome", count=len(moves)), *moves[-MOST:]]
