"""Long jobs, such as films: they run one after the other, each in a process of its own, so that no picture or move waits for one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.jobs.worker import Job, JobFailed, ProcessLost, Worker, WorkerClosed
from bot.tables.model.errors import Closing

PATIENCE = 600.0
"""Maximum seconds that a job may take; an interaction can be answered for fifteen minutes."""

R = TypeVar("R")
Progress = Callable[[int, int], Awaitable[None]]
"""A function that is told how much of a job is done, and of how much."""


class BackgroundFailed(Exception):
    """The job was not done: its process died, or an error of ours was raised in it."""


class BackgroundWorker:
    """The worker for long jobs; close it at the end."""

    def __init__(self) -> None:
        # A film takes a lot of memory, which is free again when its process has ended.
        self._worker = Worker(PATIENCE, lasting=False)

    async def do(self, job: Job[R], progress: Progress) -> R:
        """Do the job and return its result. Raises BackgroundFailed; Closing once the worker is closed."""
        try:
            return await self._worker.do(job, progress)
        except WorkerClosed as error:
            raise Closing from error
        except (JobFailed, ProcessLost) as error:
            raise BackgroundFailed(str(error)) from error

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._worker.close()
