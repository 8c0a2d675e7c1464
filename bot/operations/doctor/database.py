"""The database: whether it is there, whole, of the present schema and free to be written to, and whether it has room to grow."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from bot.operations.backup import database_file, fault_in, opened
from bot.operations.doctor.finding import Finding, Verdict, fine, note, wrong
from bot.operations.errors import why
from bot.store import Store
from bot.store.engine import connect
from bot.store.errors import Failed
from bot.store.migrate import version_of, versions
from bot.store.schema import HEAD

LEAST = 100
"""Megabytes that should be free: a thousand games take about ten."""


async def findings(url: str) -> AsyncIterator[Finding]:
    """What is found of the database at this URL. One that is not there is not made."""
    file = database_file(url) if make_url(url).get_backend_name() == "sqlite" else None
    if file is not None:
        if not file.is_file():
            yield _folder(file)
            return
        yield _room(file)
    store = Store(connect(url))
    try:
        async with store.reading() as connection:
            version = await connection.run_sync(version_of)
        yield _schema(version)
        if file is not None:
            yield await asyncio.to_thread(_whole, file)
        async with store.writing():
            yield fine("doctor-writable")
    except Failed as failed:
        yield Finding(Verdict.WRONG, why(failed))
    finally:
        await store.close()


def _folder(file: Path) -> Finding:
    folder = file.absolute().parent
    if not os.access(folder, os.W_OK):
        return wrong("doctor-folder", folder=str(folder))
    return note("doctor-new", file=str(file))


def _room(file: Path) -> Finding:
    free = shutil.disk_usage(file.absolute().parent).free // 1_000_000
    return fine("doctor-room", free=free) if free >= LEAST else wrong("doctor-no-room", free=free)


def _schema(version: str | None) -> Finding:
    if version == HEAD:
        return fine("doctor-schema", version=HEAD)
    if version is None:
        return note("doctor-empty")
    if version in versions():
        return note("doctor-older", version=version, head=HEAD)
    return wrong("database-newer", version=version)


def _whole(file: Path) -> Finding:
    with closing(opened(file)) as database:
        fault = fault_in(database)
    return wrong("database-damaged") if fault else fine("doctor-whole")
