"""A process of its own that plays a log again and writes the digests: for `test_other_processes`.

Reads a JSON object from stdin (game, options, seats, seed in hex, entries as [seat, text]) and prints a digest a line.
"""

from __future__ import annotations

import json
import sys

from engine.match import Entry, replay
from engine.text import Seat
from tests.engine.contract.playing import EVERY


def main() -> None:
    story = json.load(sys.stdin)
    game = EVERY[story["game"]]
    entries = [Entry(Seat(seat), game.grammar.read(line)) for seat, line in story["entries"]]
    options = game.Options.model_validate(story["options"])
    for match, _ in replay(game, options, story["seats"], bytes.fromhex(story["seed"]), entries):
        print(match.digest)


if __name__ == "__main__":
    main()
