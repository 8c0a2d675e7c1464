"""Previews of moves: what is asked before a move is made, and the button that answers it in the words of the question."""

from __future__ import annotations

from typing import Any

from bot.discord.cards.move_choices import MoveChoices
from bot.discord.cards.move_foresight import MoveForesight
from bot.discord.cards.move_words import MoveWords, under
from bot.discord.cards.table_card import escaped_names
from bot.discord.ui import limits
from bot.discord.ui.components import PersistentItem, Style, button_to
from bot.discord.ui.trail import Trail, next_values
from words.names import escaped


class MovePreviews:
    """The previews of the moves of one person."""

    def __init__(self, said: MoveWords, foresight: MoveForesight, choices: MoveChoices) -> None:
        self._said, self._foresight, self._choices = said, foresight, choices
        self._game, self._words = said.game, said.words

    def sentence(self, action: Any) -> str:
        """Return a move that is shown before it is made, why it is, and one question: whether it is meant, or else to be played."""
        move = self._said.label(action, markdown=True)
        if self._foresight.is_previewed(action):
            details = (self._words.say(each) for each in self._game.telling.details(self._said.view, action))
            return under(self._words.key("chooser-chosen", move=move), *(f"- {each}" for each in details))
        doubt, is_bad = self._foresight.doubts(action), self._foresight.is_bad_end(action)
        leaves = not doubt and self._foresight.leaves(action)
        if leaves:
            move = escaped(self._said.leading(action.verb))
        whys = [self._foresight.ends_told([action])] if is_bad else []
        if self._foresight.disclosed is not None:
            warning = self._foresight.disclosed.warning
            whys.append(self._words.say(warning, escaped_names(self._said.table)))
        elif not whys and not doubt and self._said.legal.actions == (action,):
            whys.append(self._words.key("chooser-only"))
        asks = self._words.key("chooser-all-the-same" if is_bad or leaves else "chooser-play")
        answered = self._said.asked() if action.verb in self._game.answer_verbs else ""
        return under(answered, f"**{move}**", *whys, doubt or asks)

    def confirm(self, trail: Trail, action: Any) -> PersistentItem:
        """Return the button that makes the move."""
        style = Style.danger if self._foresight.is_bad_end(action) else Style.success
        return button_to(self._choices.custom_id("do", trail), self._answer(action), style)

    def _answer(self, action: Any) -> str:
        """Return the answer to what is asked before a move is made: it repeats the words of the question."""
        is_bad = self._foresight.is_bad_end(action)
        is_shown = self._foresight.is_previewed(action)
        doubt = "" if is_shown else self._foresight.doubts(action)
        if doubt and not is_bad and not self._foresight.is_idle([action]):
            said = self._words.key("button-yes", move=self._said.label(action))
            if len(said) <= limits.LABEL:
                return said
        is_odd = bool(doubt) or self._foresight.leaves(action)
        return self._words.key("button-all-the-same" if is_bad or is_odd else "button-confirm")

    def beside(self, trail: Trail, action: Any) -> list[PersistentItem]:
        """Return the buttons to the choice before and after one that is looked at; none of any other move."""
        if not self._foresight.is_previewed(action):
            return []
        before = Trail(trail.verb, trail.chosen[:-1])
        among = next_values(self._said.legal, before)
        at = among.index(trail.chosen[-1])
        return [
            button_to(self._choices.custom_id("step", before.then(among[place])), sign)
            for place, sign in ((at - 1, "◀"), (at + 1, "▶"))
            if 0 <= place < len(among)
        ]
