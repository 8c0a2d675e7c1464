"""Tables made of games that were finished elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.store.rows import Row
from bot.tables.history import export
from bot.tables.history.export import Record
from bot.tables.log import rows as log
from bot.tables.log.mapping import stamp
from bot.tables.model.table import Chair, Person, Status, Table, Venue
from engine.text import Seat


def table_from(
    told: Record, place: Venue, person: Person, language: str, now: datetime, interaction: int
) -> tuple[Table, Sequence[Row]]:
    """Return the table of a record, played to its end, and its log; its chairs are empty. Raises Malformed as `export.positions`."""
    rows = [Row(1, None, log.OPEN, interaction, "", stamp(now))]
    match = None
    for match, seat, line in export.positions(told):
        rows.append(Row(len(rows) + 1, seat, line or log.START, None, match.digest, stamp(now)))
    table = Table(
        id=0,
        place=place,
        host=person.id,
        language=language,
        status=Status.OVER,
        game=told.game,
        options=told.options,
        seats=len(told.names),
        chairs=tuple(Chair(Seat(seat), name) for seat, name in enumerate(told.names)),
        moment=len(rows),
        created=now,
        started=now,
        ended=now,
        match=match,
        secret=told.seed,
        version=told.game.version,
    )
    return table, rows
