"""`python -m benchmarks`: every measurement in one run, beside the budget it has to hold.

Each module here with a `measure()` gives rows of (what, budget, measured).

`python -m benchmarks chaos` is a run of its own, of many minutes, and `python -m benchmarks cluster` one of a minute.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys

import benchmarks


def main(only: list[str]) -> None:
    """Print the table; `only` names the modules to run, all where it is empty."""
    print("| what | budget | measured |\n|---|---|---|")
    for found in pkgutil.iter_modules(benchmarks.__path__):
        module = importlib.import_module(f"benchmarks.{found.name}")
        if hasattr(module, "measure") and (not only or found.name in only):
            for what, budget, measured in module.measure():
                print(f"| {what} | {budget} | {measured} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["chaos"]:
        from benchmarks.chaos.run import main as chaos

        sys.exit(chaos(sys.argv[2:]))
    if sys.argv[1:2] == ["cluster"]:
        from benchmarks.cluster import main as cluster

        sys.exit(cluster(sys.argv[2:]))
    main(sys.argv[1:])
