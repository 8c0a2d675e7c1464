"""The alternative texts of all pictures of a view, without drawing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.view import View
from render.kit.alt_text import alt_text
from render.pictures import painter
from words.catalogue import words


def alt_texts(game_id: str, view: View, people: Sequence[str], language: str) -> Iterator[str]:
    """Return the texts of the table, the scores, and the hand where there is one."""
    drawer, speech = painter(game_id), words(language)
    yield alt_text(drawer.table_texts(view), people, speech)
    yield alt_text([drawer.scores_texts(view)], people, speech)
    if view.seat is not None and (said := alt_text([drawer.hand_texts(view)], people, speech)):
        yield said
