"""The message that a channel shows of a game played in a thread: where it is, whose turn it is, and how it ended.

It is the message of the lobby, on which the thread was started: so the two have the same id. The players are named in the
name of the thread.
"""

from __future__ import annotations

from bot.discord.cards.table_card import called_off, escaped_names, ranking
from bot.discord.ui.components import Page, box, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from words.catalogue import words
from words.names import escaped


def front_text(table: Table) -> str:
    """Return the words of the message, which change only with whose turn it is."""
    speech, people = words(table.language), escaped_names(table)
    where = f"<#{table.place.channel}>"
    lines = [f"### {speech.key(table.game.id)}"]
    lines.append(speech.key("thread-plays", where=where))
    outcome = table.match.outcome if table.match else None
    if table.status is Status.OVER and outcome is not None:
        lines += [f"**{speech.key('thread-over')}**", ranking(table, outcome, speech, people)]
    elif table.status is Status.ABANDONED:
        lines.append(called_off(table, speech, people))
    elif table.status is Status.PAUSED:
        lines.append(speech.key("thread-paused"))
    elif table.awaiting:
        waiting = [escaped(chair.name) for chair in table.awaiting]
        lines.append(speech.key("thread-turn", who=speech.listed(waiting)))
    return "\n".join(lines)


def front_page(table: Table) -> Page:
    """Return the message. Its button says which table it belongs to, as those of a card do."""
    scores = button_to(CustomId(table.id, 0, "scores"), words(table.language).key("button-scores"))
    return Page(box(text(front_text(table)), *rows([scores])))


def lost_page(table: Table) -> Page:
    """Return the message for a game whose thread is gone."""
    speech = words(table.language)
    return Page(text(speech.key("thread-lost", game=speech.key(table.game.id))))
