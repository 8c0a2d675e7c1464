"""The same actions lead to the same state in every process: nothing hangs on the order of a set or on a hash."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from engine.action import to_text
from tests.engine.contract.random_games import EVERY, played, starts

ROOT = Path(__file__).parents[3]


def test_a_log_leads_to_the_same_digests_in_another_process() -> None:
    stories, digests = [], []
    for game in EVERY.values():
        start = list(starts(game, len(game.seats), "process"))[-1]
        entries = []
        for match, entry in played(start):
            digests.append(f"{game.id} {match.digest}")
            if entry:
                entries.append((entry.seat, to_text(entry.action)))
        stories.append(
            {
                "game": game.id,
                "options": start.options.model_dump(mode="json"),
                "seats": start.seats,
                "seed": start.seed.hex(),
                "entries": entries,
            }
        )
    told = subprocess.run(
        [sys.executable, "-m", "tests.engine.contract.retell"],
        input="\n".join(map(json.dumps, stories)),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    )
    assert told.stdout.splitlines() == digests
