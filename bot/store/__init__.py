"""Storage of everything that outlives the process: one SQLite file by default, any async SQLAlchemy URL in principle."""

from bot.store.store import Store

__all__ = ["Store"]
