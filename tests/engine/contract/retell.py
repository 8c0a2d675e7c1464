"""A process of its own that plays logs again and writes the digests: for `test_other_processes`.

Reads a JSON object a line from stdin (game, options, seats, seed in hex, entries as [seat, text]) and prints a game and a digest a line.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from engine.record import RecordedMove, play_again
from engine.text import Seat
from tests.engine.contract.random_games import EVERY


def main() -> None:
    for line in sys.stdin:
        retell(json.loads(line))


def retell(story: dict[str, Any]) -> None:
    game = EVERY[story["game"]]
    moves = [RecordedMove(Seat(seat), line) for seat, line in story["entries"]]
    options = game.Options.model_validate(story["options"])
    for match, _ in play_again(game, options, story["seats"], bytes.fromhex(story["seed"]), moves):
        print(game.id, match.digest)


if __name__ == "__main__":
    main()
