"""Job of making the film of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, groupby, islice
from typing import Any

from engine.record import Diverged, RecordedMove, play_again
from engine.registry import find
from engine.text import Seat
from render.sheets.film import MOST, Film, Scene, film
from words.catalogue import words


@dataclass(frozen=True, slots=True)
class FilmJob:
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

    def run(self, progress: Callable[[int, int], None]) -> Film | None:
        """Return the film; None where it cannot be made so small. Tell how many frames are drawn, and of how many."""
        scenes = list(self.scenes())
        progress(0, len(scenes))
        return film(
            self.game,
            scenes,
            self.people,
            self.language,
            self.most,
            lambda done: progress(done, len(scenes)),
        )

    def scenes(self) -> Iterator[Scene]:
        """Yield the setup and the table after each turn (of somebody alone, each move), as far as the present rules come to the same."""
        game, speech = find(self.game), words(self.language)
        options = game.Options.model_validate(self.options)
        recorded = (RecordedMove(seat, line, digest) for _, seat, line, digest in self.moves)
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
