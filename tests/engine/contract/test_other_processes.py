"""The same actions lead to the same state in every process: nothing hangs on the order of a set or on a hash."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.action import to_text
from engine.game import Game
from tests.engine.contract.playing import every_game, played, starts

ROOT = Path(__file__).parents[3]


@every_game
@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_a_log_leads_to_the_same_digests_in_another_process(game: Game[Any, Any], hash_seed: str) -> None:
    start = list(starts(game, len(game.seats), f"process {hash_seed}"))[-1]
    entries, digests = [], []
    for match, entry in played(start):
        digests.append(match.digest)
        if entry:
            entries.append((entry.seat, to_text(entry.action)))
    story = {
        "game": game.id,
        "options": start.options.model_dump(mode="json"),
        "seats": start.seats,
        "seed": start.seed.hex(),
        "entries": entries,
    }
    told = subprocess.run(
        [sys.executable, "-m", "tests.engine.contract.retell"],
        input=json.dumps(story),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert told.stdout.split() == digests
