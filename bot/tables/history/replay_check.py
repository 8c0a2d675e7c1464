"""Whether the present rules still come to what the logs say: to be asked before new rules go live."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.store import Store
from bot.store.rows import GameRecord, Row
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find
from engine.errors import Refused
from engine.game import find
from engine.match import Match, Saved
from engine.text import Seat, Text, say

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Difference:
    """A table whose log the present rules do not follow to the end.

    `moment` is the row they leave it at (0: before the first), `why` a Text of `tables.ftl`. A live one will go on from its snapshot.
    """

    table_id: int
    game: str
    version: int
    live: bool
    moment: int
    why: Text


async def replayed(store: Store, find: Find = find, tables: Sequence[int] | None = None) -> list[Difference]:
    """Every table that was ever started, live or finished, or those that are named, played again from its seed; those that differ, by id.

    Of one that cannot be read at all the game is "".
    """
    differences = []
    for table_id in await store.played() if tables is None else tables:
        try:
            differing = await _replayed(store, table_id, find)
        except Exception:
            logger.exception("table %s cannot be read", table_id)
            differing = Difference(table_id, "", 0, False, 0, say("replay-unreadable"))
        if differing is not None:
            differences.append(differing)
    return differences


async def _replayed(store: Store, table_id: int, find: Find) -> Difference | None:
    found = await store.game(table_id)
    if found is None:
        return None
    rows = await store.rows(table_id)
    # A row may have been added between the two reads; what belongs to the record is compared.
    return await asyncio.to_thread(difference, *found, rows[: found[0].moment], find)


def difference(game: GameRecord, snapshot: str | None, rows: Sequence[Row], find: Find) -> Difference | None:
    """Where the present rules leave the log of one table, if they do."""
    try:
        for moment, why in _divergences(game, snapshot, rows, find):
            return Difference(game.id, game.kind, game.version, game.ended is None, moment, why)
    except (Refused, ValidationError) as error:
        why = error.text if isinstance(error, Refused) else say("replay-unreadable")
        return Difference(game.id, game.kind, game.version, game.ended is None, 0, why)
    return None


def _divergences(
    game: GameRecord, snapshot: str | None, rows: Sequence[Row], find: Find
) -> Iterator[tuple[int, Text]]:
    rules = find(game.kind)
    options = rules.Options.model_validate(game.options)
    match: Match[Any] = Match.new(rules, options, game.seats, bytes.fromhex(game.seed))
    for row in rows:
        if row.action == log.START and row.digest != match.digest:
            yield row.seq, say("replay-setup")
    for row in log.holding(rows):
        if not log.is_move(row):
            continue
        try:
            match.play(Seat(row.seat or 0), rules.grammar.read(row.action))
        except Refused as refused:
            yield row.seq, say("replay-refused", action=row.action, why=refused.text)
        if match.digest != row.digest:
            yield row.seq, say("replay-elsewhere", action=row.action)
    if rows and match.digest != rows[-1].digest:
        yield rows[-1].seq, say("replay-elsewhere", action=rows[-1].action)
    if snapshot is None or Saved.model_validate_json(snapshot).digest != match.digest:
        yield game.moment, say("replay-snapshot")
