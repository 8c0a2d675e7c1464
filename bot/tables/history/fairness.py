"""The proof that a game was fair: that its draws followed from a number fixed before the first move, and its end from its log.

While a game goes on its seed is a secret, and so is what its log holds of hidden choices. All that can be told then is the hash of the
seed and the length and fingerprint of the log: keyed with the seed, the fingerprint tells nothing, yet nobody can change the log behind it.
Once the game is over the seed is shown, all moves are played again from it, and any earlier fingerprint can be had again.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from bot.store import Store
from bot.store.rows import Row
from bot.tables.history.replay_check import Difference, difference
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find, to_table
from bot.tables.model.errors import NoTable
from bot.tables.model.table import Table

FINGERPRINT = 32
"""Number of hexadecimal digits of a fingerprint."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof of a table, as far as it can be told now."""

    table: Table
    rows: int
    """Number of rows of the log that the fingerprint covers."""
    fingerprint: str
    moves: int
    """Number of moves in the whole log that hold; those that were taken back do not."""
    difference: Difference | None
    """The difference between the log and its replay; None where there is none, or the game is not over and nothing was replayed."""


async def prove(store: Store, find: Find, table_id: int, rows: int | None = None) -> Proof:
    """Return the proof of a table, its fingerprint of the first `rows` rows; of the whole log where None. Raises NoTable, Failed."""
    found = await store.game(table_id)
    written = await store.rows(table_id)
    if found is None:
        raise NoTable
    written = log.until(written, found[0].moment)
    table = to_table(*found, find)
    length = len(written) if rows is None else min(rows, len(written))
    return Proof(
        table,
        length,
        fingerprint(table.secret, written[:length]),
        len(log.moves(written)),
        None if table.live else await asyncio.to_thread(difference, *found, written, find),
    )


def fingerprint(secret: bytes, rows: Sequence[Row]) -> str:
    """Return an HMAC-SHA-256 of the rows as lines of number, seat, action and digest, keyed with the seed."""
    lines = "".join(f"{row.seq} {row.seat} {row.action} {row.digest}\n" for row in rows)
    return hmac.new(secret, lines.encode(), sha256).hexdigest()[:FINGERPRINT]
