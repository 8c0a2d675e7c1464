"""A forked process that runs tests with a defect in the program, and what became of it.

What uses more of the processor than its tests can need loops for ever. What uses none of it for long waits for something that never
comes: whoever runs the suite would sit there, so it is not taken for noticed.
"""

from __future__ import annotations

import os
import resource
import signal
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.swap import CannotSwap

PASSED, FAILED, LOOPS, WAITS, CANNOT = (
    "passed",
    "failed",
    "loops for ever",
    "waits for ever",
    "cannot be put in",
)
IDLE = 130
"""Seconds without any work after which a process waits for what never comes: more than a test waits that fails by itself in the end."""
MEMORY = 6 * 1024**3
"""Bytes of addresses that a process may have: a list that grows for ever is to end before the machine does."""
UNSWAPPED, BROKEN = 77, 78
"""Exit codes of a process whose defect cannot be put into what is imported, and of one in which not a test but the trial has failed."""
PAUSE, LOOK = 0.01, 1.0
"""Seconds between two looks at whether a process has ended, and at whether it works."""


@dataclass(frozen=True)
class Outcome:
    """One run: what became of it, and the test that failed first where one is known."""

    told: str
    test: str = ""


def run_forked(act: Callable[[], str | None], seconds: float) -> Outcome:
    """Do something in a forked process that gets so many seconds of the processor; it returns the first test that failed, if any did."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _be_the_child(act, writer, seconds)
    os.close(writer)
    status = _status_of(child)
    _kill_group(child)
    with os.fdopen(reader, encoding="utf-8") as lines:
        test = lines.read()
    if status is None:
        return Outcome(WAITS)
    if (code := os.waitstatus_to_exitcode(status)) == BROKEN:
        raise RuntimeError(f"a trial failed by itself: {test}")
    told = {0: PASSED, UNSWAPPED: CANNOT, -signal.SIGXCPU: LOOPS}.get(code, FAILED)
    return Outcome(told, test)


def _status_of(child: int) -> int | None:
    """Wait until a process has ended and return its status; None where it does nothing any more."""
    worked, seen = -1, time.monotonic()
    looked = seen
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        if (now := time.monotonic()) - looked > LOOK:
            looked = now
            if (ticks := _ticks_of_group(child)) != worked:
                worked, seen = ticks, now
            elif now - seen > IDLE:
                _kill_group(child)
                os.waitpid(child, 0)
                return None
        time.sleep(PAUSE)


def _ticks_of_group(group: int) -> int:
    """Return how much a group of processes has worked, in ticks of the clock; 0 where the system does not say."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks


def _kill_group(group: int) -> None:
    """End what a trial has started and left behind."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def _be_the_child(act: Callable[[], str | None], writer: int, seconds: float) -> None:
    code = 1
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        be_silent()
        failed = act()
        if failed is None:
            code = 0
        else:
            os.write(writer, failed.encode())
    except CannotSwap:
        code = UNSWAPPED
    except Exception:
        code = BROKEN
        os.write(writer, traceback.format_exc().encode())
    finally:
        os._exit(code)


def be_silent() -> None:
    """Read nothing, and print nothing, from now on."""
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
