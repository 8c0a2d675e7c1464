"""Random playouts through the contract, against the same game written for boardgame.io, turn and turn about in one run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median

from engine.chance import Chance
from engine.registry import find

GAME = "spirits-of-the-forest"
RIVAL = Path(__file__).parent / "boardgame_io"
ROUNDS, GAMES = 5, 100
BUDGET = 12
"""Playouts aimed at, as a multiple of boardgame.io's."""
COMPILED = 50
"""Playouts of the compiled rules aimed at, as a multiple of those through the contract."""


def playouts(count: int, seed: int) -> float:
    """Random two-player games through the contract, in games a second."""
    game, dice = find(GAME), Random(seed)
    options = game.Options()
    start = time.perf_counter()
    for number in range(count):
        chance = Chance(number.to_bytes(8, "big"))
        table = game.setup(options, 2, chance)
        while asks := game.awaits(table):
            seat, ask = next((seat, ask) for seat, ask in asks.items() if ask.must)
            legal = ask.legal.actions
            for _ in game.play(table, seat, legal[int(dice.random() * len(legal))], chance):
                pass
    return count / (time.perf_counter() - start)


def compiled_playouts(count: int, seed: int) -> float | None:
    """Return the same on the compiled rules of the base game, played by themselves; None where there is no compiler."""
    if find_spec("numba") is None:
        return None
    from benchmarks.compiled_playouts import played

    played(1, seed)
    start = time.perf_counter()
    played(count, seed)
    return count / (time.perf_counter() - start)


def rival_playouts(count: int) -> float | None:
    """Return the same on boardgame.io, in games a second; None where there is no Node.js or it cannot be installed."""
    if not (shutil.which("node") and shutil.which("npm")):
        return None
    if not (RIVAL / "node_modules").exists():
        install = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(install, cwd=RIVAL, capture_output=True).returncode:
            return None
    done = subprocess.run(
        ["node", "forest.js", str(count)],
        cwd=RIVAL,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    played = json.loads(done.stdout)
    return float(played["games"] / played["seconds"])


def measure() -> list[tuple[str, str, str]]:
    """Return the rows of the table: the median ratio of five pairs, and that of the compiled rules, measured after them."""
    what = "random playouts of the 2-player forest"
    pairs = [(playouts(GAMES, number), rival_playouts(GAMES)) for number in range(ROUNDS)]
    ours = median(own for own, _ in pairs)
    ratios = [own / rival for own, rival in pairs if rival]
    said = (
        f"{median(ratios):.1f} x ({ours:.0f}/s)" if ratios else f"{ours:.0f}/s (no Node.js to compare with)"
    )
    rows = [(f"{what}, through the contract", f">= {BUDGET} x boardgame.io", said)]
    if compiled := compiled_playouts(GAMES * COMPILED, 0):
        rows.append(
            (
                f"{what}, compiled",
                f">= {COMPILED} x the contract",
                f"{compiled / ours:.0f} x ({compiled:.0f}/s)",
            )
        )
    return rows
