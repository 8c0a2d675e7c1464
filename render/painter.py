"""The interface of a game's pictures: a View in, PNGs and their descriptions out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

from engine.action import Value
from engine.text import Seat, Text
from engine.view import View
from render.kit.alt_text import Paragraph, alt_text, in_lines, table_in_words
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.marks import Box, Mark, lay_outline
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from words.catalogue import Words, words

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, its alternative text (at most 1,024 characters), its size in pixels, and all it says in words, as far as a message holds that.

    picture = painter("cairn").table(view, ["Ada", "Bruno"], "en")
    picture.width, picture.alt  # (1200, "Ada lays a stone. There is no cairn yet. ...")
    """

    data: bytes
    alt: str
    width: int
    height: int
    told: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """A choice in short: the sign of what it is about, and in place of its words a few letters that stand on the picture, if any."""

    sign: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class MapPart:
    """A part of a map: its name, the values that lie there, and whether a picture of these shows it alone, and large."""

    name: Text
    values: tuple[Value, ...]
    is_alone: bool = False


class Painter(ABC, Generic[V]):
    """The pictures of one game, each together with its words, made from nothing but the view, the names by seat and the language.

    It keeps nothing. A game says what is drawn and which Texts describe it; joining, cutting and encoding is done here:

        class CairnPainter(Painter[CairnView]):
            def draw_table(self, view, names, words):
                canvas = Canvas(ground(1200, 800))
                lay_headline(canvas, words.say(view.headline, names), 24, 1152, (48, 40), (30, 30))
                return canvas

            def table_texts(self, view):
                return [[view.headline, cairn_text(view)], [view.headline]]  # the second where the first is too long

    `view` is that of whoever looks, `people` are names by seat (fewer where nobody sits yet), `language` is a folder of `data/text/`.
    The same arguments give the same bytes. Everything below `draw_scores` has a default but the Texts.
    """

    upright: ClassVar[bool] = False
    """Whether most things in these pictures are upright, as `render.kit.encode.png` wants to know."""
    dense: ClassVar[bool] = False
    """Whether the pictures hold enough to be packed harder, as `render.kit.encode.png` does."""
    badge_signs: ClassVar[Sequence[str]] = ()
    """Signs that the badges of the game bear."""
    shown_signs: ClassVar[Sequence[str]] = ()
    """Signs that stand in its pictures without words; the lesson of the game says what each of them means."""
    ornaments: ClassVar[Collection[str]] = ()
    """Silhouettes in its pictures that mean nothing by themselves, as the animal on a card that has a name: no sign has to explain them.

    Any other silhouette belongs to a sign of the lesson.
    """

    def table(
        self, view: V, people: Sequence[str], language: str, lately: Sequence[Sequence[Text]] = ()
    ) -> Picture:
        """Return the board and what lies before each player.

        `lately` holds the Texts of events, turn by turn: outlines lie around what they have changed, brighter for the last turn.
        """
        spoken = words(language)
        canvas = self.draw_table(view, self.names(view, people, spoken), spoken)
        for turn in lately:
            for at in {mark.at: None for event in turn for mark in self.event_marks(event, view)}:
                lay_outline(canvas, at, turn is lately[-1])
        return self._picture(canvas, alt_text(self.table_texts(view), people, spoken))

    def frame(self, view: V, people: Sequence[str], language: str) -> Canvas:
        """Return the board alone, for a picture that is made of many."""
        spoken = words(language)
        return self.draw_table(view, self.names(view, people, spoken), spoken)

    def hand(self, view: V, people: Sequence[str], language: str) -> Picture | None:
        """Return the picture of what only `view.seat` may see; None when that is nothing, as for an onlooker."""
        spoken = words(language)
        canvas = None if view.seat is None else self.draw_hand(view, spoken)
        if canvas is None:
            return None
        versions = [list(self.hand_texts(view)), *map(list, self.brief_hand_texts(view))]
        picture = self._picture(canvas, alt_text(versions, people, spoken))
        return replace(picture, told=in_lines(versions[0], people, spoken))

    def scores(self, view: V, people: Sequence[str], language: str) -> Picture:
        """Return the score sheet: the standing so far, with every step of each sum."""
        spoken = words(language)
        canvas = self.draw_scores(view, self.names(view, people, spoken), spoken)
        return self._picture(canvas, alt_text([self.scores_texts(view)], people, spoken))

    def choice(
        self, view: V, field: str, values: Sequence[Value], people: Sequence[str], language: str
    ) -> Picture | None:
        """Return the values that a field of an action may hold, lit on a picture; None where words say enough, as they do in most games.

        painter("spirit-island").choice(view, "land", ["A5", "A7"], people, "en")
        """
        if not self.is_shown(view, field, values):
            return None
        spoken = words(language)
        canvas = self.draw_choice(view, field, values, spoken)
        versions = self.choice_texts(view, field, values), self.brief_choice_texts(view, field, values)
        return self._picture(canvas, alt_text(versions, people, spoken))

    def remarks(self, view: V, people: Sequence[str], language: str) -> tuple[str, ...]:
        """Return the lines below the picture of the table, for what has to be read and not only seen; none in most games."""
        return tuple(words(language).say(text, people) for text in self.remark_texts(view))

    def standing(self, view: V, people: Sequence[str], language: str) -> tuple[str, ...]:
        """Return the lines on the standing of the game, where that is more than a ranking; none in most games."""
        return tuple(words(language).say(text, people) for text in self.standing_texts(view))

    def describe(self, view: V, people: Sequence[str], language: str) -> str:
        """Return the whole table in words: markdown of at most 3,800 characters."""
        return table_in_words(view.headline, self.paragraphs(view), people, words(language))

    def names(self, view: V, people: Sequence[str], words: Words) -> list[str]:
        """Return the name of each seat in a picture: letters the fonts have, and never nothing."""
        given = [*people, *[""] * view.seats][: view.seats]
        return [printable(name) or words.key("seat", number=seat + 1) for seat, name in enumerate(given)]

    @abstractmethod
    def draw_table(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """Return the table as a canvas; `names` are printable, one for each seat."""

    @abstractmethod
    def draw_hand(self, view: V, words: Words) -> Canvas | None:
        """Return the picture of what only `view.seat`, which is not None, may see; None when that is nothing."""

    @abstractmethod
    def draw_scores(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """Return the score sheet as a canvas; `names` are printable, one for each seat. `ScoreSheet` draws one for any outcome."""

    def is_on_map(self, view: V, field: str, values: Sequence[Value]) -> bool:  # noqa: ARG002 - for games with a map
        """Return whether the values of a field have a place on a picture, on which they are chosen."""
        return False

    def map_parts(self, view: V, field: str, values: Sequence[Value]) -> Sequence[MapPart]:  # noqa: ARG002 - as above
        """Return the parts of the map on which these values lie, the one first that is meant most often; none where it has no parts."""
        return ()

    def is_shown(self, view: V, field: str, values: Sequence[Value]) -> bool:
        """Return whether `draw_choice` and `choice_texts` show what a field may hold: on a map, or because names do not say enough."""
        return self.is_on_map(view, field, values)

    def draw_choice(self, view: V, field: str, values: Sequence[Value], words: Words) -> Canvas:
        """Return the values that a field may hold, lit or as they are. Raises NotImplementedError unless `is_shown` can be true."""
        raise NotImplementedError(f"{type(self).__name__} has no picture of {field}")

    def choice_texts(self, view: V, field: str, values: Sequence[Value]) -> Iterable[Text]:
        """Return the picture of `draw_choice` in words. Raises NotImplementedError unless `is_shown` can be true."""
        raise NotImplementedError(f"{type(self).__name__} has no picture of {field}")

    def brief_choice_texts(self, view: V, field: str, values: Sequence[Value]) -> Iterable[Text]:
        """Return the same in fewer words, for where `choice_texts` are too long for an alternative text."""
        return self.choice_texts(view, field, values)

    def badge(self, view: V, action: Any, fields: Collection[str]) -> Badge | None:  # noqa: ARG002 - as above
        """Return the badge of these fields of an action, in short; None where only words say it.

        painter.badge(view, Lay(4), {"stone"})  # Badge("stone", "4")
        """
        return None

    def standing_texts(self, view: V) -> Iterable[Text]:  # noqa: ARG002 - as above
        """Return the lines on the standing of the game, instead of a ranking; empty where the ranking says it."""
        return ()

    def remark_texts(self, view: V) -> Iterable[Text]:  # noqa: ARG002 - for games that have some
        """Return the lines below the picture of the table."""
        return ()

    @abstractmethod
    def table_texts(self, view: V) -> Iterable[Iterable[Text]]:
        """Return the alternative text of the table: versions, the longest first, of which the first within 1,024 characters is taken."""

    @abstractmethod
    def hand_texts(self, view: V) -> Iterable[Text]:
        """Return the alternative text of the hand; asked only where `draw_hand` draws one."""

    def brief_hand_texts(self, view: V) -> Iterable[Iterable[Text]]:  # noqa: ARG002 - for games that need some
        """Return versions of the hand in fewer and fewer words, for where `hand_texts` are too long for an alternative text."""
        return ()

    @abstractmethod
    def scores_texts(self, view: V) -> Iterable[Text]:
        """Return the alternative text of the score sheet."""

    @abstractmethod
    def paragraphs(self, view: V) -> Iterable[Paragraph]:
        """Return all there is to know of the table, below its headline, for `describe`."""

    def event_marks(self, event: Text, view: V) -> Iterable[Mark]:  # noqa: ARG002 - for games that show their events
        """Return the marks of an event on the picture of this view, which may be a later one; empty where it is not to be seen."""
        return ()

    def kept_clear(self, view: V) -> Iterable[Box]:  # noqa: ARG002 - for games whose marks have long arrows
        """Return the boxes of the picture that stay to be read where arrows of marks pass."""
        return ()

    def tally(self, view: V) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
        """Return the counts of each player, or of several, by the names of their signs; "" is a plain number, as points are.

        [(Seat(0), {"": 12, "stone": 3}), (Seat(1), {"": 9, "stone": 2})]
        """
        return ((standing.seat, {"": standing.score}) for standing in view.outcome.standings)

    def sign(self, name: str, size: int, over: Ink) -> Sprite:  # noqa: ARG002
        """Return a sign of the game's lesson, `size` pixels wide and high, to lie on an ink. Raises KeyError for one it does not know."""
        raise KeyError(name)

    def _picture(self, canvas: Canvas, alt: str) -> Picture:
        return Picture(canvas.png(self.upright, self.dense), alt, canvas.width, canvas.height)
