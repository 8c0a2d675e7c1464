"""`python -m benchmarks`: every measurement in one run, beside the budget it has to hold.

Each module here with a `measure()` gives rows of (what, budget, measured). Each runs in a process of its own and for `LIMITS` seconds at
most; the last column says how long it took. What fails or takes longer is named as not measured, and the others go on.

`python -m benchmarks chaos` is a run of its own, of many minutes, and `python -m benchmarks cluster` one of a minute.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import benchmarks

LIMIT = 180
"""Seconds that a benchmark may take."""
LIMITS: Mapping[str, int] = {
    "archive": 600,
    "endurance": 900,
    "islands": 1800,
    "looking_back": 900,
    "strength": 3600,
}
"""Seconds for the benchmarks that take longer: a great database, many looks, and whole games of computer players who think."""


def main(only: Sequence[str]) -> int:
    """Print the table; `only` names the modules to run, all where it is empty. Return 1 where something was not measured.

    Prints what there is, and returns 2, where a name is none of them.
    """
    names = found([])
    if unknown := sorted({*only} - {*names}):
        print(
            f"There is no benchmark {', '.join(unknown)}: name some of {', '.join(names)}; or chaos, or cluster."
        )
        return 2
    print("| what | budget | measured |\n|---|---|---|", flush=True)
    missed = [name for name in found(only) if not measured(name, LIMITS.get(name, LIMIT))]
    if missed:
        print(f"\nnot measured: {', '.join(missed)}")
    return int(bool(missed))


def found(only: Sequence[str]) -> list[str]:
    """Return the names of the modules that measure something, of those in `only` where it names any."""
    names = [module.name for module in pkgutil.iter_modules(benchmarks.__path__)]
    return [
        name
        for name in names
        if (name in only or not only)
        and name != "__main__"
        and hasattr(importlib.import_module(f"benchmarks.{name}"), "measure")
    ]


def measured(name: str, limit: float) -> bool:
    """Run one benchmark, which prints its rows, and say how long it took; False where it failed or was ended after `limit` seconds."""
    began = time.monotonic()
    running = subprocess.Popen([sys.executable, "-m", "benchmarks", "--rows", name], start_new_session=True)
    try:
        code = running.wait(limit)
    except subprocess.TimeoutExpired:
        code = None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    took = f"{time.monotonic() - began:.0f} s of at most {limit:.0f} s"
    why = "it took too long" if code is None else f"exit code {code}"
    print(f"| {name} | | {took if code == 0 else f'not measured: {why} ({took})'} |", flush=True)
    return code == 0


def print_rows(name: str) -> None:
    """Print what one benchmark measures."""
    for what, budget, found in importlib.import_module(f"benchmarks.{name}").measure():
        print(f"| {what} | {budget} | {found} |", flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["chaos", *given]:
            from benchmarks.chaos.run import main as chaos

            sys.exit(chaos(given))
        case ["cluster", *given]:
            from benchmarks.cluster import main as cluster

            sys.exit(cluster(given))
        case ["--rows", name]:
            print_rows(name)
        case given:
            sys.exit(main(given))
