"""The changes on a table: its newest picture, with a mark for each event that its game can show, and everybody's gains.

It knows no game. A painter says where an event is to be seen and what is counted; what looks otherwise by chance is no news.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.text import Seat, Text
from engine.view import View
from render.kit.fonts import printable
from render.kit.marks import Gains, Mark, Numbered, lay_marks, with_gains
from render.painter import Painter, Picture
from render.pictures import painter
from words.catalogue import Words, words

MOST = 16
"""Greatest number of turns that are looked at one by one."""


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """The news that a reader had of one turn, under a number from 1 to 9, which several turns may share."""

    number: int
    seat: Seat | None
    events: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class LastLook:
    """One reader's last look at a table, how it looks now, and the turns between."""

    before: View
    now: View
    turns: tuple[SeenTurn, ...]


def changes(game_id: str, seen: LastLook, people: Sequence[str], language: str, alt: str) -> Picture:
    """Return the newest view with the marks of what happened; `alt` tells the same in words, under the same numbers."""
    hand, spoken = painter(game_id), words(language)
    names = hand.names(seen.now, people, spoken)
    canvas = hand.draw_table(seen.now, names, spoken)
    lay_marks(canvas, list(_notes(hand, seen)), hand.sign, hand.kept_clear(seen.now))
    canvas = with_gains(canvas, list(_gains(hand, seen, names, spoken)), hand.sign)
    return Picture(canvas.png(hand.upright, hand.dense), alt, canvas.width, canvas.height)


def _notes(hand: Painter[Any], seen: LastLook) -> Iterator[Numbered]:
    """Yield every mark once, with the number of whoever made it last."""
    found: dict[Mark, Numbered] = {}
    for turn in seen.turns:
        for event in turn.events:
            for mark in hand.event_marks(event, seen.now):
                found.pop(mark, None)
                found[mark] = Numbered(turn.number, mark, turn is seen.turns[-1])
    yield from found.values()


def _gains(hand: Painter[Any], seen: LastLook, names: Sequence[str], spoken: Words) -> Iterator[Gains]:
    """Yield the counts that have changed, by the player or players they belong to."""
    numbers = {turn.seat: turn.number for turn in seen.turns if turn.seat is not None}
    before = dict(hand.tally(seen.before))
    for holder, counts in hand.tally(seen.now):
        earlier = before.get(holder, {})
        changed = {sign: count - earlier.get(sign, 0) for sign, count in counts.items()}
        told = {sign: change for sign, change in changed.items() if change}
        name = printable(spoken.say(holder)) if isinstance(holder, Text) else names[holder]
        yield Gains(name, 0 if isinstance(holder, Text) else numbers.get(holder, 0), told)
