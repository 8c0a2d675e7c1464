"""Answers on the table card: where everybody may know them and they are few, who is asked presses one without opening a page first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.cards.choice import SHORT
from bot.discord.ui import limits
from bot.discord.ui.components import PersistentItem, button_to
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import Trail, endings, next_field, whole_action, write_trail
from bot.tables import Table
from engine.legal import Legal
from words.catalogue import Words, capitalized


def answers(table: Table, verb: str, speech: Words) -> list[PersistentItem]:
    """Return a button for each answer to what is asked of one person with this verb; none where a page says more than they do.

    Only where all hands are open: elsewhere a choice could tell what nobody else may know. And only where none of them would be asked
    again because it is doubted or does nothing: that would open a private page beside the one on which the same is asked.
    """
    game = table.game
    if table.match is None or len(table.awaiting) != 1 or not game.open_hands:
        return []
    is_aside = verb in (*game.reverting_verbs, *game.telling.side_verbs)
    if is_aside or game.bundled_verbs.get(verb) is not None:
        return []
    legal = table.match.legal(table.awaiting[0].seat)
    ends = endings(legal, Trail(verb))
    if not ends or len(ends) > limits.ROW:
        return []
    open_ = _open_places(ends)
    named = [(end, _name(table, legal, end, open_, speech)) for end in ends]
    fit = all(name and len(name) <= SHORT for _, name in named)
    if not fit or _is_any_doubted(table, legal, ends):
        return []
    return [_button(table, legal, end, name) for end, name in named]


def _is_any_doubted(table: Table, legal: Legal[Any], ends: Sequence[Trail]) -> bool:
    assert table.match is not None
    seat = table.awaiting[0].seat
    view, idle = table.match.view(seat), table.match.idle(seat)
    actions = [whole_action(legal, end) for end in ends]
    return any(table.game.telling.doubt(view, each) is not None or each in idle for each in actions)


def question(table: Table, verb: str, speech: Words) -> str:
    """Return what the answers with this verb decide, as a question; "" where that is several things, or the game has asked it already."""
    assert table.match is not None
    seat = table.awaiting[0].seat
    ends = endings(table.match.legal(seat), Trail(verb))
    open_ = _open_places(ends)
    if len(open_) != 1 or speech.say(table.match.asks[seat].prompt, table.people).endswith("?"):
        return ""
    field = next_field(table.match.legal(seat), Trail(verb, ends[0].chosen[: open_[0]]))
    return speech.say(table.game.telling.question(verb, field), table.people)


def _open_places(ends: Sequence[Trail]) -> list[int]:
    """Return the places among the fields at which these moves differ."""
    return [place for place in range(len(ends[0].chosen)) if len({end.chosen[place] for end in ends}) > 1]


def _name(table: Table, legal: Legal[Any], end: Trail, open_: Sequence[int], speech: Words) -> str:
    """Return in words what an answer decides in the places that are open; "" where that has to be explained."""
    assert table.match is not None
    view, telling = table.match.view(table.awaiting[0].seat), table.game.telling
    action = whole_action(legal, end)
    fields = [next_field(legal, Trail(end.verb, end.chosen[:place])) for place in open_]
    if any(telling.explain(view, action, field) is not None for field in fields):
        return ""
    return ", ".join(speech.say(telling.choice(view, action, field), table.people) for field in fields)


def _button(table: Table, legal: Legal[Any], end: Trail, name: str) -> PersistentItem:
    return button_to(CustomId(table.id, table.moment, "step", write_trail(legal, end)), capitalized(name))
