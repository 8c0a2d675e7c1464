"""The check that the present rules still lead to what the logs say. A host runs it before new rules go live."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from bot.store import Store
from bot.store.rows import GameRecord, Row
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find
from bot.tables.log.replay import recorded, setup_of
from engine.errors import Refused
from engine.record import Diverged, play_again
from engine.registry import find
from engine.saved_match import Saved
from engine.text import Text, say

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Difference:
    """A table whose log the present rules do not follow to the end.

    `moment` is the row at which they leave it (0: before the first), `why` a Text of `tables.ftl`. A live one will go on from its snapshot.
    """

    table_id: int
    game: str
    version: int
    live: bool
    moment: int
    why: Text


async def find_differences(
    store: Store, find: Find = find, tables: Sequence[int] | None = None
) -> list[Difference]:
    """Return the differences of all tables ever started, live or finished, or of those named, each played again from its seed, by id.

    Of a table that cannot be read at all the game is "".
    """
    differences = []
    for table_id in await store.played() if tables is None else tables:
        try:
            differing = await _difference(store, table_id, find)
        except Exception as error:
            # Not what it says, which may hold what stood there.
            logger.error("table %s cannot be read: %s", table_id, type(error).__name__)
            differing = Difference(table_id, "", 0, False, 0, say("replay-unreadable"))
        if differing is not None:
            differences.append(differing)
    return differences


async def _difference(store: Store, table_id: int, find: Find) -> Difference | None:
    found = await store.game(table_id)
    if found is None:
        return None
    rows = await store.rows(table_id)
    # A row may have been added between the two reads; what belongs to the record is compared.
    return await asyncio.to_thread(difference, *found, log.until(rows, found[0].moment), find)


def difference(game: GameRecord, snapshot: str | None, rows: Sequence[Row], find: Find) -> Difference | None:
    """Return the difference at which the present rules leave the log of one table; None where they do not."""
    try:
        found = _divergence(game, snapshot, rows, find)
    except (Refused, ValidationError) as error:
        found = 0, error.text if isinstance(error, Refused) else say("replay-unreadable")
    if found is None:
        return None
    return Difference(game.id, game.kind, game.version, game.ended is None, *found)


def _divergence(
    game: GameRecord, snapshot: str | None, rows: Sequence[Row], find: Find
) -> tuple[int, Text] | None:
    rules = find(game.kind)
    options, seed = rules.Options.model_validate(game.options), bytes.fromhex(game.seed)
    moves, digest = log.moves(rows), ""
    try:
        for match, _ in play_again(rules, options, game.seats, seed, map(recorded, moves), setup_of(rows)):
            digest = match.digest
    except Diverged as left:
        return _why(left, rows, moves)
    if rows and digest != rows[-1].digest:
        return rows[-1].seq, say("replay-elsewhere", action=rows[-1].action)
    if snapshot is None or Saved.model_validate_json(snapshot).digest != digest:
        return game.moment, say("replay-snapshot")
    return None


def _why(left: Diverged, rows: Sequence[Row], moves: Sequence[Row]) -> tuple[int, Text]:
    if left.number == 0:
        return next((row.seq for row in rows if row.action == log.START), 0), say("replay-setup")
    row = moves[left.number - 1]
    if left.refused is None:
        return row.seq, say("replay-elsewhere", action=row.action)
    return row.seq, say("replay-refused", action=row.action, why=left.refused.text)
