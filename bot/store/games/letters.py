"""Letters that are owed: direct messages about a change of a table, written down with the change itself and deleted once they are sent.

A letter is claimed before it is sent, so whoever finds one that is claimed only knows that it may have been sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast

from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.retry import retry
from bot.store.games.notices import key_of
from bot.store.schema import letters
from bot.store.store import Also, Store

LetterKind: TypeAlias = Literal["replaced", "claimed", "ended", "lost", "forfeited"]
"""Subject of a letter, the fate of a game: a computer player moves there, the other one has won or ended it, its channel is gone, or by
the rules of a tournament it is lost.
"""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter to whoever has a seat, about the change that is row `seq` of the log; `claimed` where somebody has begun to send it."""

    game: int
    seq: int
    seat: int
    kind: LetterKind
    claimed: bool = False

    @property
    def key(self) -> str:
        """Name of the letter, in 24 letters and digits, the same at each try."""
        return key_of("letter", self.game, self.seq, self.seat)


class LetterStore:
    """The letters in the database that are not known to be sent. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def owed(self) -> list[Letter]:
        """Return the letters about the tables that this process looks after, the oldest first of each table."""
        query = select(letters).where(*self._store.mine.have(letters.c.game))
        ordered = query.order_by(letters.c.game, letters.c.seq, letters.c.seat)
        return [
            Letter(row.game, row.seq, row.seat, cast("LetterKind", row.kind), row.claimed)
            for row in await self._store.find(ordered)
        ]

    @retry
    async def claim(self, letter: Letter) -> bool:
        """Decide to send a letter, or to look whether it was sent; return False where somebody else has decided otherwise meanwhile."""
        same = _is(letter) & letters.c.claimed.is_(letter.claimed)
        async with self._store.writing() as connection:
            return (await connection.execute(update(letters).where(same).values(claimed=True))).rowcount == 1

    @retry
    async def end(self, letter: Letter) -> None:
        """Record that nothing more is to be done about a letter."""
        async with self._store.writing() as connection:
            await connection.execute(delete(letters).where(_is(letter)))


def owing(owed: Sequence[Letter], also: Also | None) -> Also | None:
    """Return the function that writes these letters beside what is `also` written with a change."""
    if not owed:
        return also
    rows: list[dict[str, Any]] = [
        {"game": each.game, "seq": each.seq, "seat": each.seat, "kind": each.kind, "claimed": False}
        for each in owed
    ]

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(insert(letters), rows)
        if also is not None:
            await also(connection)

    return write


def _is(letter: Letter) -> ColumnElement[bool]:
    return and_(letters.c.game == letter.game, letters.c.seq == letter.seq, letters.c.seat == letter.seat)
