"""The pictures of the forest, each together with its words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.action import Value
from engine.games.spirits_of_the_forest.model.actions import ForestAction
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.text import Seat, Text, say
from render.games.spirits_of_the_forest import badges, hand
from render.games.spirits_of_the_forest.alt_text import forest, pictures
from render.games.spirits_of_the_forest.art import signs
from render.games.spirits_of_the_forest.art.icons import OTHERS, POWERS, SPIRITS
from render.games.spirits_of_the_forest.board import board, event_marks, open_places
from render.games.spirits_of_the_forest.modules.registry import LEGEND, rivals
from render.games.spirits_of_the_forest.score_sheet import ForestScores
from render.kit.alt_text import Paragraph
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.marks import Box, Mark
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from render.painter import Badge, MapPart, Painter
from words.catalogue import Words


class ForestPainter(Painter[ForestView]):
    """The painter of the forest: trunks stand upright behind everything. One shown without a seat has a name after those of the seats."""

    upright = True
    badge_signs = badges.SIGNS
    shown_signs = (
        *SPIRITS,
        *POWERS,
        *OTHERS,
        *signs.SILHOUETTES,
        *LEGEND,
        *signs.GEMS,
        signs.CHOICE,
        "favour",
        "tiles",
    )
    ornaments = frozenset(
        {
            "fa:right_long",  # between a goal and what it pays
            "fa:ban",  # beside their words on the sheet of scores, as the next two
            "fa:hand_holding_heart",
            "mdi:arrow_up_bold",
            "mdi:check_bold",  # on the card that is kept, below the words that say so
        }
    )

    def names(self, view: ForestView, people: Sequence[str], words: Words) -> list[str]:
        """Return the names of the players, then of all that are shown without a seat."""
        others = [printable(words.say(rival.name)) for rival in rivals(view)]
        return [*super().names(view, people, words), *others]

    def draw_table(self, view: ForestView, names: Sequence[str], words: Words) -> Canvas:
        """Return the board and what lies before each player."""
        return board.draw(view, names, words)

    def draw_hand(self, view: ForestView, words: Words) -> Canvas | None:
        """Draw the things that the viewer alone may see: favours, and the additions of the modules; None where there are none."""
        shown = hand.sections(view)
        return hand.draw(shown, words) if shown else None

    def draw_scores(self, view: ForestView, names: Sequence[str], words: Words) -> Canvas:
        """Return every category and what it is worth to each player."""
        return ForestScores(view, names, words).draw()

    def event_marks(self, event: Text, view: ForestView) -> Iterator[Mark]:
        """Yield arrows from tiles to whoever has taken them, and the marks of gems that were laid."""
        return event_marks.marks(event, view)

    def kept_clear(self, view: ForestView) -> Iterator[Box]:
        """Yield all that is to be read above the panels."""
        return event_marks.kept_clear(view)

    def tally(self, view: ForestView) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
        """Yield symbols, favours and gems of the players."""
        return event_marks.tally(view)

    def sign(self, name: str, size: int, over: Ink) -> Sprite:
        """Return a spirit, power, favour, gem, star or tile."""
        return signs.silhouetted(LEGEND[name], size, over) if name in LEGEND else signs.sign(name, size, over)

    def badge(self, view: ForestView, action: ForestAction, fields: Collection[str]) -> Badge | None:
        """Return the tiles that an action names."""
        return badges.badge(view, action, fields)

    def is_on_map(self, view: ForestView, field: str, values: Sequence[Value]) -> bool:
        """Return whether the values are places to which a gem may go."""
        return bool(open_places.places_among(view, field, values, open_places.TO))

    def map_parts(self, view: ForestView, field: str, values: Sequence[Value]) -> list[MapPart]:
        """Return the rows of the forest."""
        rows: dict[str, list[Value]] = {}
        for place in open_places.places_among(view, field, values, open_places.TO):
            rows.setdefault(place[0], []).append(place)
        return [
            MapPart(say("spirits-of-the-forest-map-row", row=row), tuple(found))
            for row, found in sorted(rows.items())
        ]

    def is_shown(self, view: ForestView, field: str, values: Sequence[Value]) -> bool:
        """Return whether the values are places to which a gem may go, or from which one may be taken."""
        return bool(open_places.places_among(view, field, values))

    def draw_choice(self, view: ForestView, field: str, values: Sequence[Value], words: Words) -> Canvas:
        """Return the forest, in which the places that may be chosen are bright."""
        return open_places.draw(view, open_places.places_among(view, field, values))

    def choice_texts(self, view: ForestView, field: str, values: Sequence[Value]) -> Iterator[Text]:
        """Yield the places that may be chosen, with all that lies there."""
        return forest.lit(view, open_places.places_among(view, field, values))

    def brief_choice_texts(self, view: ForestView, field: str, values: Sequence[Value]) -> Iterator[Text]:
        """Yield these places by their names alone."""
        return forest.lit(view, open_places.places_among(view, field, values), bare=True)

    def table_texts(self, view: ForestView) -> Iterator[Iterable[Text]]:
        """Return the table in short."""
        return pictures.table(view)

    def hand_texts(self, view: ForestView) -> list[Text]:
        """Return the words of each section."""
        return [text for section in hand.sections(view) for text in section.words]

    def scores_texts(self, view: ForestView) -> Iterator[Text]:
        """Return the standing."""
        return pictures.scores(view)

    def paragraphs(self, view: ForestView) -> Iterator[Paragraph]:
        """Return the whole table."""
        return pictures.paragraphs(view)
