"""The question before something that cannot be taken back, with the button that closes it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.ui.components import Page, PersistentItem, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from words.catalogue import Words


def confirm(
    words: Words,
    answers: Sequence[PersistentItem],
    *question: str,
    table: int = 0,
    way_out: str = "button-close",
) -> Page:
    """Return the question, part by part, above its answers and the way out of it. `table` is named where the question is about one.

    `way_out` is the key of what stands on the button that leaves everything as it is.
    """
    return Page(*map(text, question), *rows([*answers, close_button(words, table, way_out)]))


def close_button(words: Words, table: int = 0, label: str = "button-close") -> PersistentItem:
    """Return the button that replaces a private answer by a line that says it is closed; nothing else happens."""
    return button_to(CustomId(table, 0, "close"), words.key(label))
