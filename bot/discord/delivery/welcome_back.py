"""What a computer player did for somebody who is back."""

from __future__ import annotations

from bot.discord.cards.table_card import sentences, spoken
from bot.discord.delivery.request import Caller
from bot.tables import Change, Table, Tables

MOST = 12
"""Moves that are told; /catchup and /history have the rest."""


async def lines(tables: Tables, caller: Caller, before: Table, change: Change) -> list[str]:
    """Line by line; none where nobody has stood in for the caller until this change."""
    seat = before.seat_of(caller.person.id)
    if seat is None or not before.chairs[seat].computer or change.table.chairs[seat].computer:
        return []
    told = await tables.seats.stood_in(change.table, seat)
    people = spoken(before)
    said = [" ".join(sentences(each, caller.words, people, seat)) for each in told]
    moves = [f"- {line}" for line in said if line]
    return [caller.words.key("back-welcome", count=len(moves)), *moves[-MOST:]]
