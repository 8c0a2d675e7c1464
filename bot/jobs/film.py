"""python -m bot.jobs.film: a process that makes one film and ends, so that nobody's picture or move waits meanwhile.

It takes a job from standard input and answers with lines of JSON, how far it has come, and at the end with the film itself.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import traceback
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import chain, groupby, islice
from typing import Any

from engine.game import find
from engine.record import Diverged, Recorded, play_again
from engine.text import Seat
from render.sheets.film import MOST, Film, Scene, film
from render.words import words

POLITENESS = 5
"""How far the process stands back where the processor is wanted by others, the bot among them."""


@dataclass(frozen=True, slots=True)
class Job:
    """A film to make: of which game, as which seat (None: an onlooker) saw it, for whom, and within how many bytes."""

    game: str
    options: Mapping[str, Any]
    seed: bytes
    moves: tuple[tuple[int, Seat, str, str], ...]
    """Number in the history, seat, move in text form, and digest of the state after it."""
    seat: Seat | None
    people: tuple[str, ...]
    language: str
    most: int

    def film(self) -> Film | None:
        """The film; None where it cannot be made so small. Tells how far it has come."""
        scenes = list(self.scenes())
        tell(done=0, of=len(scenes))
        return film(
            self.game,
            scenes,
            self.people,
            self.language,
            self.most,
            lambda done: tell(done=done, of=len(scenes)),
        )

    def scenes(self) -> Iterator[Scene]:
        """The setup and the table after each turn (of somebody alone, each move), as far as the present rules come to the same."""
        game, speech = find(self.game), words(self.language)
        options = game.Options.model_validate(self.options)
        recorded = (Recorded(seat, line, digest) for _, seat, line, digest in self.moves)
        positions = play_again(game, options, len(self.people), self.seed, recorded)
        match, _ = next(positions)
        yield Scene(match.view(self.seat), speech.key(self.game))
        alone = len(self.people) == 1
        turns = [list(turn) for _, turn in groupby(self.moves, lambda move: move[0 if alone else 1])]
        each = max(1, -(-len(turns) // MOST))
        for start in range(0, len(turns), each):
            moves = [*chain(*turns[start : start + each])]
            try:
                told = [events for _, events in islice(positions, len(moves))]
            except Diverged:
                return
            said = (speech.say(event.text, self.people) for event in chain(*told) if event.read_by(self.seat))
            yield Scene(match.view(self.seat), f"{moves[-1][0]}. {' '.join(said)}")


def tell(**what: Any) -> None:
    """One line of the answer."""
    print(json.dumps(what), flush=True)


def main() -> None:
    """Make the film that is asked for."""
    os.nice(POLITENESS)
    job: Job = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the bot that started us, and nobody else
    try:
        made = job.film()
    except Exception:
        tell(error=traceback.format_exc())
        return
    if made is None:
        tell(size=0)
        return
    about = {name: value for name, value in asdict(made).items() if name != "data"}
    tell(size=len(made.data), **about)
    sys.stdout.buffer.write(made.data)


if __name__ == "__main__":
    main()
