"""A child process that does long work, one job after the other, so that the bot goes on answering.

The process runs `python -m bot.jobs`. It is started when it is first needed, and again when it has died. It ends when its input does, so
it never outlives the bot, and whoever stops waiting for a job ends it, lest the answer be taken for that to the next one.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

from bot.jobs import stop_signal
from bot.jobs.messages import AWAITED, DONE, FAILED, SIZE
from bot.jobs.packing import packed

GRACE = 2.0
"""Seconds that closing waits for whoever is leaving."""
BUFFER = 1_000_000
"""Bytes of an answer that are taken in before the process has to wait: more than a picture has, which so comes in one go."""

R_co = TypeVar("R_co", covariant=True)
R = TypeVar("R")


class Job(Protocol[R_co]):
    """Work to do. It is pickled to the process, and its result is pickled back."""

    def run(self, progress: Callable[..., None], /) -> R_co:
        """Do the job and return its result, and tell now and then how far it has come."""


class JobFailed(Exception):
    """The job raised something; the message is its traceback."""


class ProcessLost(Exception):
    """The process died over the job, or took too long."""


class WorkerClosed(Exception):
    """The worker was closed, and does no more work."""


async def _pass_over(*_: Any) -> None:
    """Do nothing, for those who do not ask how far a job has come."""


class Worker:
    """A child process for jobs. `patience` is how many seconds a job may take; with `lasting` it waits for the next job, else it ends.

    With `is_awaited` somebody waits for every job, which so stands back behind nothing else; see `python -m bot.jobs`.
    """

    def __init__(self, patience: float, *, lasting: bool, is_awaited: bool = False) -> None:
        self._patience = patience
        self._lasting = lasting
        self._options = (AWAITED,) if is_awaited else ()
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._closed = False
        self._job: Job[Any] | None = None

    @property
    def process(self) -> int | None:
        """Id of the process; None where there is none."""
        return self._process.pid if self._process else None

    @property
    def held_bytes(self) -> int:
        """Memory that the process holds now; 0 where there is none, and where the system does not tell."""
        if self._process is None:
            return 0
        with suppress(OSError, ValueError, IndexError):
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        return 0

    async def rest(self) -> None:
        """End the process between two jobs; the next one starts another."""
        async with self._turn:
            await self._end()

    async def do(self, job: Job[R], progress: Callable[..., Awaitable[None]] = _pass_over) -> R:
        """Do the job after those before it, and return its result. Raises JobFailed, ProcessLost; WorkerClosed once this is closed."""
        async with self._turn:
            if self._closed:
                raise WorkerClosed
            try:
                async with asyncio.timeout(self._patience):
                    kind, answer = await self._answer(job, progress)
            except (OSError, EOFError, TimeoutError) as error:
                raise self._lost(error) from error
        if kind == FAILED:
            raise JobFailed(answer)
        result: R = answer
        return result

    def drop(self, job: Job[Any]) -> None:
        """Tell the process that nobody waits for this job any more, where it is the one being done: it may answer at once."""
        if self._job is job and self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(stop_signal.SIGNAL)

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        await self._end()
        with suppress(TimeoutError):
            # Whoever is just leaving a job may be waiting for the end of its process.
            async with asyncio.timeout(GRACE), self._turn:
                pass

    async def _answer(self, job: Job[Any], progress: Callable[..., Awaitable[None]]) -> tuple[str, Any]:
        is_done = False
        try:
            process = self._process = self._process or await _start(self._options)
            if self._closed:
                raise EOFError  # Since the start was begun: the process is ended below.
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(packed(job))
            await process.stdin.drain()
            self._job = job
            while True:
                size = int.from_bytes(await process.stdout.readexactly(SIZE))
                kind, told = pickle.loads(await process.stdout.readexactly(size))  # noqa: S301 - from our own process
                if kind in (DONE, FAILED):
                    is_done = True
                    return kind, told
                await progress(*told)
        finally:
            self._job = None
            if not (is_done and self._lasting):
                await self._end()

    def _lost(self, error: Exception) -> Exception:
        """Return the error that says why a job was lost: the worker was closed meanwhile, or its process failed."""
        return WorkerClosed() if self._closed else ProcessLost(repr(error))

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _start(options: Iterable[str]) -> Process:
    """Start a process out of reach of the keyboard, which would interrupt it before the bot."""
    command = sys.executable, "-m", "bot.jobs", *options
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, limit=BUFFER, start_new_session=True
    )
