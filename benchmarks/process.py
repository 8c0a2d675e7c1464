"""The bot as a process of its own, as it would be in earnest."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 120.0
"""Seconds after which whatever is waited for is given up, and the benchmark with it."""


@dataclass
class Bot:
    """The bot as `python -m bot --at URL`, with further options, and what it says on its way."""

    url: str
    database: str
    log: Path
    options: tuple[str, ...] = ()
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "--at", self.url, *self.options),
                cwd=ROOT,
                stdout=log,
                stderr=log,
                env={**os.environ, "GROVEKEEPER_DATABASE_URL": self.database},
            )

    async def end(self) -> None:
        """End it as somebody who stops it would. AssertionError where it has died before, or logged an error."""
        assert self.process is not None
        died = self.process.returncode
        if died is None:
            self.process.send_signal(signal.SIGTERM)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), PATIENCE)
            await self.kill()
        said, code = self.log.read_text(), self.process.returncode
        ended_well = died is None and code == 0 and " ERROR " not in said
        told = said[max(0, said.find(" ERROR ") - 100) :][:4000] if " ERROR " in said else said[-4000:]
        assert ended_well, f"exit code {code}:\n{told}"

    async def kill(self) -> None:
        """End it at once, where it runs."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    @property
    def cpu(self) -> float:
        """Seconds of processor time it has taken so far; 0 where /proc does not tell."""
        assert self.process is not None
        return _cpu(self.process.pid)

    @property
    def painters_cpu(self) -> float:
        """Seconds of processor time that its child processes have taken so far, those that have ended left out."""
        return sum(map(_cpu, self.children))

    @property
    def children(self) -> list[int]:
        """Ids of its child processes."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(each) for each in found.read_text().split()] if found.exists() else []


def _cpu(process: int) -> float:
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
