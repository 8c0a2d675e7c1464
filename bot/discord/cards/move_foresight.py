"""The foresight of the pages on which a move is picked: how it would end the game, and what it would bring to light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.cards.move_words import MoveWords, under
from bot.discord.cards.table_card import escaped_names
from bot.discord.ui.trail import (
    Trail,
    skip_forced,
    whole_action,
)
from engine.action import field_names
from engine.disclosure import Disclosure
from engine.ending import Ending
from engine.legal import Legal
from engine.view import View

MOST_FORESEEN = 48
"""Maximum number of actions of a page that are played ahead to see whether they end the game; of more only the one that is chosen."""


class MoveForesight:
    """The foresight of the legal moves of one person, as far as the person can know what comes of them."""

    def __init__(self, said: MoveWords) -> None:
        self.said, self.table, self.game, self.words = said, said.table, said.game, said.words
        self.view, self.seat = said.view, said.seat
        seat = said.seat
        self._endings = said.match.endings(seat) if seat is not None else None
        self._idle = said.match.idle(seat) if seat is not None else ()
        self._found_idle: set[Any] = set()
        """The actions that do nothing, as far as the page that is shown has looked for them."""
        self.disclosed: Disclosure | None = None
        """The reason why the move that is looked at could not be taken back, as far as that was asked."""
        self._ends: dict[Any, Ending] = {}
        """The endings of actions as far as the page that is shown has looked for them."""

    @property
    def legal(self) -> Legal[Any]:
        """The legal moves of the person."""
        return self.said.legal

    @property
    def found(self) -> tuple[int, int]:
        """The number of endings and of idle actions found so far; it grows with whatever else is found."""
        return len(self._ends), len(self._found_idle)

    def is_asked_again(self, action: Any) -> bool:
        """Return whether a move that is chosen is shown before it is made.

        It ends the game badly, it does nothing, the game has a doubt whether it is meant, or it is final.
        """
        if self.is_previewed(action):
            return True
        if action in self._idle:
            self._found_idle.add(action)
        return self.ends_badly(action) or self.is_doubted(action) or self.is_final(action)

    def leaves(self, action: Any) -> bool:
        """Return whether a move without fields leaves anything undone, which no button on a card for several people says."""
        if self.seat is None or self.table.seats == 1 or field_names(action):
            return False
        return self.game.telling.leaves(self.view, action, self.seat) is not None

    def is_doubted(self, action: Any) -> bool:
        """Return whether an action is seldom meant: the game doubts it, or it is known to do nothing."""
        return action in self._found_idle or self.game.telling.doubt(self.view, action) is not None

    def is_idle(self, actions: Sequence[Any]) -> bool:
        """Return whether each of these actions is known to do nothing."""
        return bool(actions) and self._found_idle.issuperset(actions)

    def doubts(self, action: Any) -> str:
        """Return the question whether an action is meant; "" where that is not doubted."""
        if action in self._found_idle:
            return self.words.key("chooser-idle")
        doubt = self.game.telling.doubt(self.view, action)
        return self.words.say(doubt, escaped_names(self.table)) if doubt is not None else ""

    def is_previewed(self, action: Any) -> bool:
        """Return whether a move is looked at with all there is to know of it before it is made."""
        return action.verb in self.game.telling.previewed_verbs

    def view_after(self, trail: Trail) -> View | None:
        """Return what the seat would see after a move that is looked at first, on a table dealt anew; None for any other trail."""
        action = whole_action(self.legal, skip_forced(self.legal, trail))
        if action is None or not self.is_previewed(action) or self.seat is None:
            return None
        fork = self.said.match.fork(self.seat, b"what would be held")
        fork.play(self.seat, action)
        return fork.view(self.seat)

    def is_final(self, action: Any) -> bool:
        """Return whether a move should be looked at again before it is made, because it could not be taken back and no choice has said so.

        Of a quick verb only the rules can say so: it has many moves in a turn, and its player knows that it draws. Things a move would
        bring to light are found out on a table dealt anew for the seat, so the question tells nothing that the seat does not know.
        """
        if action.verb in self.game.final_verbs:
            self.disclosed = Disclosure(final=True)
            return True
        if action.verb in self.game.telling.quick_verbs or self.seat is None:
            return False
        if self.game.telling.warned(self.view, action):
            return False
        fork = self.said.match.fork(self.seat, b"what would come to light")
        shown = fork.disclosed_by(self.seat, action)
        self.disclosed = shown if shown else None
        return bool(shown)

    def look_ahead(self, trail: Trail | None) -> None:
        """Find which actions that the page of a trail (None: the root page) leads to end the game, or do nothing, so that it says so.

        It takes time, and pages without it say nothing. Only actions with `ending_verbs` are played to the end, and only a few of them.
        """
        endings = self._endings
        if endings is None:
            return
        actions = self.legal.actions if trail is None else self.legal.under(trail.verb, trail.chosen)
        wanted = [action for action in actions if action.verb in self.game.ending_verbs]
        if len(wanted) <= MOST_FORESEEN:
            self._ends |= {action: found for action in wanted if (found := endings.of(action))}
        self._found_idle.update(action for action in actions if action in self._idle)

    def ends_badly(self, action: Any) -> bool:
        """Return whether an action ends the game, not won for sure, while another one would not; then it is shown before it is made."""
        endings = self._endings
        if endings is None:
            return False
        if (found := endings.of(action)) is not None and not found.has_won:
            self._ends[action] = found
        return endings.is_bad(action, self.legal)

    def is_end(self, actions: Sequence[Any]) -> bool:
        """Return whether each of these actions ends the game."""
        return bool(actions) and all(action in self._ends for action in actions)

    def marked(self, label: str, actions: Sequence[Any]) -> str:
        """Return the label of a choice that leads to these actions with a sign where all of them end the game, or do nothing."""
        if self.found == (0, 0):
            return label
        if self.is_end(actions):
            return self.words.key("choice-ends", choice=label)
        return self.words.key("choice-idle", choice=label) if self.is_idle(actions) else label

    def ends_told(self, actions: Sequence[Any]) -> str:
        """Return how the game ends by those of these actions that end it, and why it does by each of them; "" where none does."""
        ends = [self._ends[action] for action in actions if action in self._ends]
        found = dict.fromkeys(map(self._how, ends))
        whys = [why for why in ends[0].why if all(why in end.why for end in ends)] if ends else []
        others = [action for action in self.legal if action.verb not in self.game.reverting_verbs]
        key = "chooser-all-end" if self.is_end(others) else "chooser-ends"
        names = escaped_names(self.table)
        return under(
            *(self.words.key(key, how=how) for how in found),
            *(f"- {self.words.say(why, names)}" for why in whys),
        )

    def _how(self, ending: Ending) -> str:
        """Return how a game ends, as its headline has it, else whether it is won."""
        if ending.headline is not None:
            return self.words.say(ending.headline, escaped_names(self.table))
        return self.words.key({True: "ends-won", False: "ends-lost", None: "ends-open"}[ending.has_won])

    def is_bad_end(self, action: Any) -> bool:
        """Return whether an action is known to end the game, and not to win it."""
        return action in self._ends and not self._ends[action].has_won
