"""Whether the present rules still come to what every log says, to be asked before they go live."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import make_url

from bot.operations.backup import back_up, database_file
from bot.store import Store
from bot.tables import Difference, find_differences
from engine.text import Text, say


async def differences(url: str) -> list[Text]:
    """A sentence for each table in the database that comes to something else. Raises Trouble, Failed."""
    async with _store(url) as store:
        return [_sentence(found) for found in await find_differences(store)]


@asynccontextmanager
async def _store(url: str) -> AsyncIterator[Store]:
    """The tables as they are now. Of a file a copy, for to open it brings it to the present schema, and the bot that runs may be older."""
    with TemporaryDirectory(prefix="grovekeeper-") as folder:
        if make_url(url).get_backend_name() == "sqlite":
            copy = Path(folder) / "copy.db"
            back_up(database_file(url), copy)
            url = f"sqlite+aiosqlite:///{copy}"
        store = await Store.open(url)
        try:
            yield store
        finally:
            await store.close()


def _sentence(found: Difference) -> Text:
    key = "replay-live" if found.live else "replay-finished"
    return say(key, table=str(found.table_id), game=say(found.game), row=found.moment, why=found.why)
