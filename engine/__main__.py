"""python -m engine: reads every file of facts, and says in a sentence each what is wrong in them."""

from __future__ import annotations

import sys

from engine.fact_checks import faults_in
from engine.facts import GAMES


def main() -> int:
    faults = list(faults_in(GAMES))
    print("\n".join(faults) or "All facts are in order.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
