"""Reasons of an advice: what brings most is told first, and a chance is a percentage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.advice import _Inquiry
from engine.match import Match
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat, say
from engine.thinking import Thinking
from engine.view import View
from tests.engine.stories import ALA, begun, looks
from tests.engine.test_search import Nim
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pick


def scoring(view: View, **points: int) -> View:
    """Return the view of a table on which Ala has these lines, and nobody else has any."""
    lines = tuple(ScoreLine(say(name), each) for name, each in points.items())
    others = (Standing(Seat(seat), 1, 0, ()) for seat in (1, 2))
    standings = (Standing(ALA, 1, sum(points.values()), lines), *others)
    return view.model_copy(update={"outcome": Outcome(standings, final=False)})


def test_what_brings_most_is_told_first() -> None:
    match = begun()
    before, after = scoring(looks(match), webs=0, vines=0), scoring(looks(match), webs=1, vines=5)
    told = [dict(text.args)["points"] for text in _Inquiry(match, ALA)._scored(before, after)]
    assert told == [5, 1]


class Even(Thinking[Heap, Pick]):
    """Whoever plays has three chances in four."""

    def value(self, table: Heap) -> Sequence[float]:
        return [0.75, 0.25]


class EvenNim(Nim):
    @cached_property
    def thinking(self) -> Even:
        return Even(self)


def test_a_chance_is_told_as_a_percentage() -> None:
    match = Match.new(EvenNim(), PebbleOptions(heap=30), 2, b"percent")
    assert _Inquiry(match, Seat(0))._win_percent([match.fork(Seat(0), b"a future")]) == 75
