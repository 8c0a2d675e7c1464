"""Has films made one after the other, each by a process of its own, so that no other picture or move waits for one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.jobs.film import Job
from bot.jobs.worker import JobFailed, ProcessLost, Worker, WorkerClosed
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
        # A film takes a lot of memory, which is free again when its process has ended.
        self._worker = Worker(PATIENCE, lasting=False)

    async def make(self, job: Job, progress: Progress) -> Film | None:
        """The film; None where it cannot be made so small. Raises FilmFailed; Closing once this is closed."""
        try:
            return await self._worker.do(job, progress)
        except WorkerClosed as error:
            raise Closing from error
        except (JobFailed, ProcessLost) as error:
            raise FilmFailed(str(error)) from error

    async def close(self) -> None:
        """Ends the process, whatever it is doing."""
        await self._worker.close()
