"""Words of a hand, as they stand at its picture: for people of whom many hold something at every moment of a long story.

The picture itself is drawn where somebody asks for it; drawn at every moment it would take a third of such a story's time.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import View
from render.kit.alt_text import alt_text
from render.pictures import painter
from words.catalogue import words


def hand_in_words(game_id: str, view: View, people: Sequence[str], language: str) -> str:
    """Return the alternative text of the picture of a hand; "" where there is none."""
    drawer = painter(game_id)
    versions = [list(drawer.hand_texts(view)), *map(list, drawer.brief_hand_texts(view))]
    return alt_text(versions, people, words(language)) if versions[0] else ""
