"""The bot as a process that is killed and starts again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from benchmarks.chaos.hurry import PAIR
from benchmarks.process import ROOT


class Lives:
    """One life after the other, on whatever database `url` names at its beginning."""

    def __init__(self, at: str, url: str, log: Path, *options: str, is_pair: bool = False) -> None:
        self.url = url
        self.log = log
        self._at = at
        self._options = options
        self._is_pair = is_pair
        self._mother: asyncio.subprocess.Process | None = None
        self._bound = ""
        self._pid = 0
        self._end: asyncio.Task[int] | None = None

    @property
    def is_over(self) -> bool:
        """Whether no bot lives."""
        return self._end is None or self._end.done()

    async def begin(self) -> asyncio.Task[int]:
        """Start the bot; give its exit code when it is over."""
        if self._mother is None or self._bound != self.url:
            await self.close()
            self._mother = await self._born()
        mother = self._mother
        assert mother.stdin is not None
        mother.stdin.write(b"\n")
        self._pid = await _number(mother)
        self._end = asyncio.create_task(_number(mother))
        return self._end

    async def kill(self) -> None:
        """End it at once, where it lives."""
        if self._end is None:
            return
        if not self._end.done():
            with suppress(ProcessLookupError):
                os.killpg(self._pid, signal.SIGKILL)
        await self._end
        self._end = None

    async def close(self) -> None:
        """Let no more of them begin."""
        await self.kill()
        if self._mother is not None and self._mother.stdin is not None:
            self._mother.stdin.close()
            await self._mother.wait()

    async def _born(self) -> asyncio.subprocess.Process:
        self._bound = self.url
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "benchmarks.chaos.hurry", "--at", self._at, *self._options),
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={
                    **os.environ,
                    "GROVEKEEPER_DATABASE_URL": self.url,
                    **({PAIR: "1"} if self._is_pair else {}),
                },
            )


async def _number(mother: asyncio.subprocess.Process) -> int:
    assert mother.stdout is not None
    return int(await mother.stdout.readline())
