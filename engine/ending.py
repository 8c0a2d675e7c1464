"""Endings: finds the actions that end the game at once, and how, for all that the seat which acts can know.

An action is played on tables dealt anew for its seat; nothing else says when a game ends. It is said to end the game where it does on
all of them and nothing was drawn at random, so that what is said does not hang on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.chance import Chance, Dream
from engine.game import Game
from engine.text import Seat, Text

WORLDS = 16
"""Number of tables on which an action that ends the game is played; most end it on none, and are played on one.

On four, one ending in twenty was the same on all of them and yet another one on the table itself.
"""


MOST_COMPARED = 48
"""Maximum number of actions that are tried to find one after which the game goes on."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of the game by an action, as its seat can know it before."""

    has_won: bool | None
    """Whether the seat is among the winners; None where that depends on what it cannot know."""
    headline: Text | None
    """The headline of the end; None where it depends on what the seat cannot know."""
    why: tuple[Text, ...] = ()
    """Events that say why the game ends and how, as far as they do not depend on what the seat cannot know."""


class Endings:
    """The endings that the legal actions of one seat bring on one table, which is left as it is."""

    def __init__(self, game: Game[Any, Any], table: Any, seat: Seat) -> None:
        self._game, self._table, self._seat = game, table, seat
        self._found: dict[Any, Ending | None] = {}
        self._dealt: list[Any] = []

    def _worlds(self) -> Iterator[Any]:
        """Yield the tables dealt anew, each made when it is first wanted."""
        for number in range(WORLDS):
            if number == len(self._dealt):
                chance = Chance(b"what would end %d" % number)
                self._dealt.append(self._game.redeal(self._table, self._seat, chance))
            yield self._dealt[number]

    def of(self, action: Any) -> Ending | None:
        """Return how a legal action ends the game; None where it goes on, or may."""
        if action not in self._found:
            self._found[action] = self._ending(action)
        return self._found[action]

    def is_bad(self, action: Any, legal: Iterable[Any]) -> bool:
        """Return whether an action ends the game, not won for sure, while another one of those legal would not, taking back aside."""
        found = self.of(action)
        if found is None or found.has_won:
            return False
        onward = (each for each in legal if each.verb not in self._game.reverting_verbs)
        return any(self.of(each) is None for each in islice(onward, MOST_COMPARED))

    def _ending(self, action: Any) -> Ending | None:
        game, seat = self._game, self._seat
        won, headlines, whys = set[bool](), set[Text](), list[tuple[Text, ...]]()
        for world in self._worlds():
            after, luck = game.keeping.copy(world), Dream()
            whys.append(self._why(event.text for event in game.play(after, seat, action, luck)))
            if luck.drew or game.awaits(after):
                return None
            if len(won) < 2:
                won.add(seat in game.outcome(after).winners)
            if len(headlines) < 2:
                headlines.add(game.view(after, seat).headline)
        alike = tuple(text for text in whys[0] if all(text in why for why in whys))
        return Ending(
            won.pop() if len(won) == 1 else None, headlines.pop() if len(headlines) == 1 else None, alike
        )

    def _why(self, told: Iterable[Text]) -> tuple[Text, ...]:
        telling = self._game.telling
        return tuple(
            text for text in told if text.key.removeprefix(f"{telling.id}-event-") in telling.ending_events
        )
