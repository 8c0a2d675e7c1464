"""python -m bot.jobs: a process that does the jobs that come in on standard input, one after the other, until the input ends.

Where nobody waits for them, as for what a computer player thinks, it stands back behind other processes.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from itertools import count
from typing import IO, Any

from bot import garbage
from bot.jobs import stop_signal
from bot.jobs.messages import AWAITED, DONE, FAILED, PROGRESS, SIZE

POLITENESS = 5
"""Niceness added to the process, so that it stands back where others want the processor, the bot among them."""


def main() -> None:
    """Work until there is nobody left to work for."""
    stop_signal.listen()
    garbage.look_seldom()
    is_awaited = AWAITED in sys.argv[1:]
    look = garbage.look_after_drawing if is_awaited else garbage.look_after_work
    if is_awaited:
        garbage.keep_heap()
    else:
        os.nice(POLITENESS)
    # Whatever a job prints must not get between the messages.
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    for jobs in count(1):
        try:
            job = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the bot that started us, and nobody else
        except (EOFError, pickle.UnpicklingError):
            return
        stop_signal.begin()
        try:
            _do(job, out)
        except BrokenPipeError:
            _forget(out)
            return
        look(jobs)


def _do(job: Any, out: IO[bytes]) -> None:
    """Do a job and tell what came of it. Raises BrokenPipeError where the bot has died."""
    try:
        _tell(out, DONE, job.run(lambda *told: _tell(out, PROGRESS, told)))
    except Exception:
        _tell(out, FAILED, traceback.format_exc())


def _forget(out: IO[bytes]) -> None:
    """Let what could not be told go nowhere, so that Python does not try again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, out.fileno())
    os.close(nowhere)


def _tell(out: IO[bytes], kind: str, told: Any) -> None:
    message = pickle.dumps((kind, told))
    out.write(len(message).to_bytes(SIZE) + message)
    out.flush()


if __name__ == "__main__":
    main()
