"""The pictures of Moonlight, each together with its words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.games.moonlight.model.actions import MoonlightAction
from engine.games.moonlight.model.view import MoonlightView
from engine.text import Seat, Text
from render.games.moonlight import badges, hand
from render.games.moonlight.alt_text import pictures
from render.games.moonlight.art import signs
from render.games.moonlight.art.icons import CREATURES, MARKS
from render.games.moonlight.board import board, event_marks
from render.games.moonlight.score_sheet import MoonlightScores
from render.games.spirits_of_the_forest.art.icons import OTHERS, POWERS, SPIRITS
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas
from render.kit.marks import Mark
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from render.painter import Badge, Painter
from words.catalogue import Words


class MoonlightPainter(Painter[MoonlightView]):
    """The painter of Moonlight: tiles are upright."""

    upright = True
    badge_signs = badges.SIGNS
    shown_signs = (*CREATURES, *MARKS, *SPIRITS, *POWERS, *OTHERS, *signs.OTHERS)

    def draw_table(self, view: MoonlightView, names: Sequence[str], words: Words) -> Canvas:
        """Return the forest, what the sides have, and the players."""
        return board.draw(view, names, words)

    def draw_hand(self, view: MoonlightView, words: Words) -> Canvas | None:
        """Return the own Objective card, where there is one."""
        assert view.seat is not None
        own = view.players[view.seat]
        return hand.draw(own, words) if own.missions else None

    def draw_scores(self, view: MoonlightView, names: Sequence[str], words: Words) -> Canvas:
        """Return the lines of every seat, or of the team and the opponent."""
        return MoonlightScores(view, names, words).draw()

    def event_marks(self, event: Text, view: MoonlightView) -> Iterator[Mark]:
        """Yield the marks of tiles that were picked or turned up, and of creatures that have moved."""
        return event_marks.marks(event, view)

    def tally(self, view: MoonlightView) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
        """Yield symbols, bits and gems of the sides and players."""
        return event_marks.tally(view)

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        """Return a creature, bit, mark, token, spirit, power, gem or tile."""
        return signs.sign(name, size, over)

    def badge(self, view: MoonlightView, action: MoonlightAction, fields: Collection[str]) -> Badge | None:
        """Return the tile that a creature picks."""
        return badges.badge(view, action) if "tile" in fields else None

    def table_texts(self, view: MoonlightView) -> Iterable[Iterable[Text]]:
        """Return the table in short."""
        return [pictures.table(view)]

    def hand_texts(self, view: MoonlightView) -> Iterator[Text]:
        """Return the own Objective card."""
        assert view.seat is not None
        return pictures.missions(view.players[view.seat])

    def scores_texts(self, view: MoonlightView) -> Iterator[Text]:
        """Return the standing."""
        return pictures.scores(view)

    def standing_texts(self, view: MoonlightView) -> Iterator[Text]:
        """Yield both sides with every term of their sums, and against each other what is known of the players' points, before the end."""
        return pictures.sums(view)

    def paragraphs(self, view: MoonlightView) -> Iterator[Paragraph]:
        """Return the whole table."""
        return pictures.paragraphs(view)
