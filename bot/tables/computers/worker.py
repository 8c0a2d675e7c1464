"""The process in which computer players think, as the bot sees it."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process

from bot import metrics
from bot.jobs.think import Job
from bot.tables.model.errors import Closing

logger = logging.getLogger(__name__)

TRIES = 2
"""How often a move is asked for when the process dies over it."""
PATIENCE = 20.0
"""Seconds that a move may take in all; a player who is told to be late answers long before."""


class Lost(Exception):
    """The move was not found: its player has a bug, or the process dies whenever it looks for it."""


class Thinker:
    """One process, which is started when it is first needed and again when it has died; jobs are done in the order they come."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    @property
    def process(self) -> int | None:
        """The id of the process, where there is one."""
        return self._process.pid if self._process else None

    async def pick(self, job: Job) -> str:
        """The move in text form. Raises Lost; Closing once this is closed."""
        async with self._turn:
            for _ in range(TRIES):
                if self._closed:
                    raise Closing
                try:
                    async with asyncio.timeout(PATIENCE):
                        with metrics.THINKING.time():
                            return _read(await self._answer(job))
                except (OSError, EOFError, TimeoutError) as error:
                    if not self._closed:
                        logger.warning("the thinking process was lost: %r", error)
        raise Closing if self._closed else Lost("the process dies")

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        await self._end()

    async def _answer(self, job: Job) -> bytes:
        """Its line in answer to the job. A process that did not answer is ended, lest its answer be taken for that to another job."""
        try:
            process = self._process = self._process or await _start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(pickle.dumps(job))
            await process.stdin.drain()
            line = await process.stdout.readline()
            if not line:
                raise EOFError
        except BaseException:
            await self._end()
            raise
        return line

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _start() -> Process:
    """A process out of reach of the keyboard, which would interrupt it before the bot."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.jobs.think"), stdin=PIPE, stdout=PIPE, start_new_session=True
    )


def _read(line: bytes) -> str:
    answer: dict[str, str] = json.loads(line)
    if "error" in answer:
        raise Lost(answer["error"])
    return answer["move"]
