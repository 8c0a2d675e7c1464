"""Has films made one after the other, each by a process of its own, so that no other picture or move waits for one."""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bot.jobs.film import Job
from bot.tables.model.errors import Closing
from render.sheets.film import Film

PATIENCE = 600.0
"""Seconds that a film may take; an interaction can be answered for fifteen minutes."""

Progress = Callable[[int, int], Awaitable[None]]
"""Is told how many frames are drawn, and of how many."""


class FilmFailed(Exception):
    """The film was not made: its process died, or an error of ours was raised in it."""


class FilmWorker:
    """Close it at the end."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._closed = False

    async def make(self, job: Job, progress: Progress) -> Film | None:
        """The film; None where it cannot be made so small. Raises Torn; Closing once this is closed."""
        async with self._turn:
            if self._closed:
                raise Closing
            process = self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.jobs.film"), stdin=PIPE, stdout=PIPE, start_new_session=True
            )
            try:
                async with asyncio.timeout(PATIENCE):
                    return await _follow(process, job, progress)
            except (OSError, EOFError, TimeoutError) as error:
                raise self._why() from error
            finally:
                await self._end()

    async def close(self) -> None:
        """Ends the process, whatever it is doing."""
        self._closed = True
        await self._end()

    def _why(self) -> Exception:
        return Closing() if self._closed else FilmFailed("the process dies")

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _follow(process: Process, job: Job, progress: Progress) -> Film | None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(pickle.dumps(job))
    process.stdin.close()
    while line := await process.stdout.readline():
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise FilmFailed(told["error"])
        if "done" in told:
            await progress(told["done"], told["of"])
        elif size := told.pop("size"):
            return Film(await process.stdout.readexactly(size), **told)
        else:
            return None
    raise EOFError
