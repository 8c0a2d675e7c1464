"""The pictures of Spirit Island, each together with its words, made from nothing but the view, the names by seat and the language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from engine.action import Value
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Seat, Text
from render.games.spirit_island import badges, hand, legend, standing_sheet
from render.games.spirit_island.alt_text import lands, pictures, players
from render.games.spirit_island.alt_text.remarks import remarks
from render.games.spirit_island.alt_text.standing import standing
from render.games.spirit_island.art.spirits import SPIRITS
from render.games.spirit_island.board import board, event_marks, shaded_lands
from render.games.spirit_island.score_sheet import SpiritIslandScores
from render.kit.alt_text import Paragraph, table_in_words
from render.kit.canvas import Canvas
from render.kit.fonts import ELLIPSIS
from render.kit.marks import Mark
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from render.painter import Badge, MapPart, Painter
from words.catalogue import Words, words


class SpiritIslandPainter(Painter[SpiritIslandView]):
    """The painter of Spirit Island: small things on lands of many shapes."""

    dense = True
    badge_signs = badges.SIGNS
    shown_signs = legend.SIGNS
    ornaments = frozenset(icon for _, icon in SPIRITS.values())

    def describe(self, view: SpiritIslandView, people: Sequence[str], language: str) -> str:
        """Return the whole table in words; where it is too long, with less of what the spirits' own pictures tell."""
        spoken = words(language)
        told = ""
        for brief, places in ((False, True), (True, True), (True, False)):
            told = table_in_words(view.headline, pictures.paragraphs(view, brief, places), people, spoken)
            if not told.endswith(ELLIPSIS):
                break
        return told

    def draw_table(self, view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
        """Return the island, the invader track, fear and blight, and what lies before each player."""
        return board.draw(view, names, words)

    def draw_hand(self, view: SpiritIslandView, words: Words) -> Canvas | None:
        """Return the own cards, tracks and innate powers; None before a spirit is chosen."""
        assert view.seat is not None
        spirit = view.spirits[view.seat]
        return None if spirit.spirit is None else hand.draw(spirit, words)

    def draw_scores(self, view: SpiritIslandView, names: Sequence[str], words: Words) -> Canvas:
        """Return the score, line by line; before the end what is needed to win, for nobody is ahead of anybody."""
        if view.phase not in ("setup", "over"):
            return standing_sheet.draw(view, names, words)
        return SpiritIslandScores(view, names, words).draw()

    def standing_texts(self, view: SpiritIslandView) -> Iterator[Text]:
        """Yield the terms of victory, and the game's distance from defeat."""
        return (text for _, text in standing(view))

    def is_on_map(self, view: SpiritIslandView, field: str, values: Sequence[Value]) -> bool:
        """Return whether the values are places of the map, as lands are; spirits and pieces are named."""
        return bool(lands_among(view, field, values))

    def map_parts(self, view: SpiritIslandView, field: str, values: Sequence[Value]) -> list[MapPart]:
        """Return the boards of an island of so many that one alone is larger, that of the viewer first."""
        boards = {land.id: land.board for land in view.lands}
        lit = lands_among(view, field, values) if len(view.boards) >= board.MANY else []
        own = board.own_board(view)
        return [
            MapPart(tell("map-board", board=each), tuple(found), is_alone=True)
            for each in sorted(view.boards, key=lambda each: each != own)
            if (found := [land for land in lit if boards[land] == each])
        ]

    def is_shown(self, view: SpiritIslandView, field: str, values: Sequence[Value]) -> bool:
        """Return whether the values are shown in a picture, as lands are, and powers: their effects are more than their names say."""
        return self.is_on_map(view, field, values) or bool(hand.powers_among(view, field, values))

    def draw_choice(
        self, view: SpiritIslandView, field: str, values: Sequence[Value], words: Words
    ) -> Canvas:
        """Return the lands that may be chosen, lit on the island; or the powers, one below the other."""
        found = hand.powers_among(view, field, values)
        return (
            hand.draw_powers(found, words)
            if found
            else shaded_lands.draw(view, lands_among(view, field, values))
        )

    def choice_texts(self, view: SpiritIslandView, field: str, values: Sequence[Value]) -> Iterator[Text]:
        """Yield the lands that are lit, with the things in them; or the effects of the powers."""
        found = hand.powers_among(view, field, values)
        return players.cards(found) if found else lands.lit(view, lands_among(view, field, values))

    def brief_choice_texts(
        self, view: SpiritIslandView, field: str, values: Sequence[Value]
    ) -> Iterator[Text]:
        """Yield the same, without the effects of the powers."""
        found = hand.powers_among(view, field, values)
        return (
            players.cards(found, True) if found else lands.lit(view, lands_among(view, field, values), True)
        )

    def remark_texts(self, view: SpiritIslandView) -> Iterator[Text]:
        """Yield the coming actions of the invaders, as a good player would read them from the board, and the players who can still act."""
        return remarks(view)

    def event_marks(self, event: Text, view: SpiritIslandView) -> Iterator[Mark]:
        """Return the lands in which something has happened."""
        return event_marks.marks(event, view)

    def tally(self, view: SpiritIslandView) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
        """Yield the counts of pieces on the island, and those of each spirit."""
        return event_marks.tally(view)

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        """Return a piece, an element, a mark or what a spirit has."""
        return legend.legend_sign(name, size, over)

    def badge(
        self,
        view: SpiritIslandView,
        action: IslandAction,
        fields: Collection[str],
    ) -> Badge | None:
        """Return a piece or an element."""
        return badges.badge(action, fields)

    def table_texts(self, view: SpiritIslandView) -> Iterable[Iterable[Text]]:
        """Return the table in short, with its lands where these are few."""
        whole = chain(pictures.table(view), pictures.filled_lands(view))
        return [whole, pictures.table(view), pictures.table(view, brief=True)]

    def hand_texts(self, view: SpiritIslandView) -> Iterator[Text]:
        """Return the own cards, tracks and innate powers."""
        assert view.seat is not None
        return pictures.hand(view.spirits[view.seat])

    def brief_hand_texts(self, view: SpiritIslandView) -> Iterable[Iterable[Text]]:
        """Return the same without the effects of cards, without those of innate powers, and with the names and costs of cards alone."""
        assert view.seat is not None
        own = view.spirits[view.seat]
        return [
            pictures.hand(own, brief="innates"),
            pictures.hand(own, brief="bare"),
            pictures.hand(own, brief="names"),
        ]

    def scores_texts(self, view: SpiritIslandView) -> Iterator[Text]:
        """Return the score; before the end how it stands."""
        return pictures.scores(view)

    def paragraphs(self, view: SpiritIslandView) -> Iterator[Paragraph]:
        """Return the whole table."""
        return pictures.paragraphs(view)


_ON_THE_MAP: Final = ("land", "origin", "target")
"""Fields that may hold a land."""


def lands_among(view: SpiritIslandView, field: str, values: Sequence[Value]) -> list[str]:
    """Return the lands among the values of a field; none where it names something else, such as a seat."""
    known = {land.id for land in view.lands}
    return [str(value) for value in values if field in _ON_THE_MAP and value in known]
