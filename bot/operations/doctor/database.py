"""The database: whether it is there, whole, of the present schema and free to be written to, and whether it has room to grow."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import make_url

from bot.operations.backup import database_file, is_empty
from bot.operations.doctor.finding import Finding, Verdict, fine, note, wrong
from bot.operations.errors import Trouble, why
from bot.operations.integrity import fault_in_file, fault_in_files
from bot.operations.log_beside import settle
from bot.store import Store
from bot.store.database.engine import connect
from bot.store.database.migrate import version_of, versions
from bot.store.database.sqlite_file import refuse_foreign
from bot.store.errors import Failed
from bot.store.schema import HEAD
from engine.text import Text, say

LEAST = 100
"""Minimum of free megabytes: a thousand games take about ten."""


async def findings(url: str) -> AsyncIterator[Finding]:
    """Yield the findings about the database at this URL. One that is not there is not made."""
    try:
        file = database_file(url) if make_url(url).get_backend_name() == "sqlite" else None
    except Trouble as trouble:
        yield Finding(Verdict.WRONG, trouble.text)
        return
    if file is not None:
        if not file.is_file():
            yield _folder(file)
            return
        if is_empty(file):
            yield wrong("database-empty", file=str(file))
            return
        yield _room(file)
        if file.stat().st_mode & 0o077:
            yield note("doctor-others", file=str(file))
        if (fault := await asyncio.to_thread(_fault_before, file)) is not None:
            yield Finding(Verdict.WRONG, fault)
            return
    try:
        store = Store(connect(url))
    except Failed as failed:
        yield Finding(Verdict.WRONG, why(failed))
        return
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
        if file is not None:
            await asyncio.to_thread(settle, file)


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


def _fault_before(file: Path) -> Text | None:
    """Return the fault that can only be seen while nothing has opened the file; None where there is none."""
    try:
        if fault := fault_in_files(file):
            return say("database-fault", why=fault)
        refuse_foreign(file)
    except Failed as failed:
        return why(failed)
    except OSError as error:
        return say("database-failed", why=error.strerror or str(error))
    return None


def _whole(file: Path) -> Finding:
    fault = fault_in_file(file)
    return wrong("database-fault", why=fault) if fault else fine("doctor-whole")
