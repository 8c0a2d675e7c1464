"""New databases for tests: migrated once, then copied; to migrate takes longer than most tests of tables do."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine, make_url

from bot.store.migrate import upgrade


def prepared(url: str) -> str:
    """The URL of a file, which is now there as if a store had made it."""
    file = Path(make_url(url).database or "")
    if not file.exists():
        file.write_bytes(_new())
    return url


@cache
def _new() -> bytes:
    """A database of today's schema with nothing in it."""
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/new.db")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "new.db").read_bytes()
