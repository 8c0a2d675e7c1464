"""The analyses of finished games."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from bot.store.database.retry import retry
from bot.store.schema import analyses
from bot.store.store import Store


class AnalysisStore:
    """The analyses in the database. Raises Failed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: int) -> str | None:
        """Return the analysis kept of a game; None where there is none."""
        async with self._store.reading() as connection:
            found: str | None = await connection.scalar(
                select(analyses.c.analysis).where(analyses.c.game == game)
            )
            return found

    @retry
    async def keep(self, game: int, analysis: str) -> None:
        """Keep the analysis of a game, instead of an earlier one."""
        async with self._store.writing() as connection:
            await connection.execute(delete(analyses).where(analyses.c.game == game))
            await connection.execute(insert(analyses).values(game=game, analysis=analysis))
