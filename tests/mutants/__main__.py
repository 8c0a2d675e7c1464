"""Defects put into a room one at a time, to say which of them no test notices.

    make mutants ROOM=engine/games/living_forest
    make mutants ROOM=bot/store ARGS="--sample 200 --seed monday --tests tests/bot"
    make mutants ROOM=bot/discord ARGS="--slow"    # by the tests too that make test leaves out

Tests run in this process' children; what a test starts as a process of its own has the defect too.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from random import Random

from tests.mutants.defects import Defect, in_rooms
from tests.mutants.importing import preload
from tests.mutants.shares import Share, keep
from tests.mutants.trial import COUNTED, UNNOTICED, all_tried
from tests.mutants.unnoticeable import noticeable
from tests.mutants.witnesses import QUICK, known

SAMPLE, SECONDS = 100, 40.0
ALL = " (make test-all)"
"""Addition to the name of a room whose defects were tried on slow tests too."""


def near_tests(room: Path) -> list[Path]:
    """Return the folder of tests that mirrors the room, or the nearest above it, and what is about all of its kind."""
    mirror = Path("tests") / room.with_suffix("")
    alone = mirror.with_name(f"test_{mirror.name}.py")
    while not mirror.is_dir() and not (room.suffix and alone.exists()):
        mirror = mirror.parent
    found = [mirror] if mirror.is_dir() else [alone]
    over_all = Path("tests") / room.parts[0]
    common = [*(over_all / name for name in ("contract", "recorded")), *sorted(over_all.glob("test_*.py"))]
    return [*found, *(each for each in common if each.exists() and not each.is_relative_to(mirror))]


def main() -> int:
    """Read the command line, try the sample, and print what survived, file by file."""
    given = _arguments()
    room: Path = given.room
    knowledge = known(room, given.tests or near_tests(room), given.seconds if given.slow else QUICK)
    every = [defect for defect in noticeable(in_rooms([room])) if given.file.search(str(defect.path))]
    sample = Random(given.seed).sample(every, min(given.sample, len(every)))
    preload(knowledge.modules)
    print(
        f"{len(sample)} of {len(every)} defects, {len(knowledge.tests)} tests, seed {given.seed}", flush=True
    )
    began, results = time.monotonic(), {}
    for number, (defect, told) in enumerate(all_tried(sample, knowledge, given.seconds), 1):
        results[defect] = told
        if sys.stderr.isatty():
            print(f"\r{number} of {len(sample)}", end="", file=sys.stderr, flush=True)
    _print_survivors(results)
    _print_shares(results, time.monotonic() - began)
    if given.keep:
        told = f"{_share(list(results.values())):.0%}"
        name = (given.file.pattern or str(room)) + (ALL if given.slow else "")
        keep(Share(name, len(sample), len(every), given.seed, told, told))
    return 0


def _print_survivors(results: Mapping[Defect, str]) -> None:
    survivors = [defect for defect, told in results.items() if told not in COUNTED]
    survivors.sort(key=lambda defect: (defect.path, defect.line, defect.number))
    for path, some in groupby(survivors, key=lambda defect: defect.path):
        print(f"\n{path}")
        for defect in some:
            why = "" if results[defect] == UNNOTICED else f"  ({results[defect].lower()})"
            print(f"  {path}:{defect.line}: {defect.code}")
            print(f"      {defect.before}  ->  {defect.after}{why}")


def _print_shares(results: Mapping[Defect, str], seconds: float) -> None:
    print(f"\n{'noticed':>9} {'of':>5}  file")
    per_file: dict[Path, list[str]] = {}
    for defect, told in results.items():
        per_file.setdefault(defect.path, []).append(told)
    for path, tolds in sorted(per_file.items(), key=lambda item: (_share(item[1]), str(item[0]))):
        print(f"{_share(tolds):>9.0%} {len(tolds):>5}  {path}")
    counted = Counter(results.values())
    every = list(results.values())
    print(f"\n{_share(every):.1%} of {len(every)} noticed in {seconds:.0f} s: {dict(counted)}")


def _share(results: Sequence[str]) -> float:
    return sum(told in COUNTED for told in results) / max(1, len(results))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("room", type=Path, help="a folder or a file of the program")
    parser.add_argument(
        "--sample", type=int, default=SAMPLE, help="how many defects are tried, drawn at random"
    )
    parser.add_argument("--seed", default="0", help="the same seed draws the same defects")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of tests that one defect may take")
    parser.add_argument(
        "--tests", type=Path, nargs="+", help="files or folders, instead of those of the room"
    )
    parser.add_argument(
        "--file", type=re.compile, default="", help="only files in whose path this pattern is found"
    )
    parser.add_argument("--slow", action="store_true", help="tests too that make test leaves out")
    parser.add_argument("--keep", action="store_true", help="write the share to tests/mutants/SHARES.md")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
