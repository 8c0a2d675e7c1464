"""What the pictures of a game must offer: a View in, PNGs and their descriptions out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engine.action import Value
from engine.text import Seat, Text
from engine.view import View
from render.kit.alt_text import Paragraph, alt_text, table_in_words
from render.kit.canvas import Canvas
from render.kit.fonts import printable
from render.kit.marks import Mark, lay_outline
from render.kit.palette import Ink
from render.kit.sprites import Sprite
from words.catalogue import Words, words

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, its alternative text (at most 1,024 characters) and its size in pixels."""

    data: bytes
    alt: str
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Badge:
    """A choice in short: the sign of what it is about, and in place of its words a few letters that stand on the picture, if any."""

    sign: str
    text: str = ""


class Painter(ABC, Generic[V]):
    """The pictures of one game, each together with its words, made from nothing but the view, the names by seat and the language.

    It keeps nothing. A game says what is drawn and which Texts describe it; joining, cutting and encoding is done here.
    """

    upright: ClassVar[bool] = False
    """Whether most things in these pictures are upright, as `render.kit.encode.png` wants to know."""
    dense: ClassVar[bool] = False
    """Whether so much lies in them that they are packed harder, as it does."""
    badge_signs: ClassVar[Sequence[str]] = ()
    """The signs that its badges bear."""

    def table(
        self, view: V, people: Sequence[str], language: str, lately: Sequence[Sequence[Text]] = ()
    ) -> Picture:
        """Return the board and what lies before each player, with outlines around what has changed `lately`, turn by turn."""
        spoken = words(language)
        canvas = self.draw_table(view, self.names(view, people, spoken), spoken)
        for turn in lately:
            for at in {mark.at: None for event in turn for mark in self.event_marks(event, view)}:
                lay_outline(canvas, at, turn is lately[-1])
        return self._picture(canvas, alt_text(self.table_texts(view), people, spoken))

    def hand(self, view: V, people: Sequence[str], language: str) -> Picture | None:
        """What only `view.seat` may see; None when that is nothing, as for an onlooker."""
        spoken = words(language)
        canvas = None if view.seat is None else self.draw_hand(view, spoken)
        if canvas is None:
            return None
        return self._picture(canvas, alt_text([self.hand_texts(view)], people, spoken))

    def scores(self, view: V, people: Sequence[str], language: str) -> Picture:
        """Return the standing, with every step of the sum."""
        spoken = words(language)
        canvas = self.draw_scores(view, self.names(view, people, spoken), spoken)
        return self._picture(canvas, alt_text([self.scores_texts(view)], people, spoken))

    def choice(
        self, view: V, field: str, values: Sequence[Value], people: Sequence[str], language: str
    ) -> Picture | None:
        """Return the values that a field may hold, lit on a picture; None where words say enough, as they do in most games."""
        if not self.is_shown(view, field, values):
            return None
        spoken = words(language)
        canvas = self.draw_choice(view, field, values, spoken)
        return self._picture(canvas, alt_text([self.choice_texts(view, field, values)], people, spoken))

    def remarks(self, view: V, people: Sequence[str], language: str) -> tuple[str, ...]:
        """Lines to stand below the picture of the table, for what has to be read and not only seen; none in most games."""
        return tuple(words(language).say(text, people) for text in self.remark_texts(view))

    def standing(self, view: V, people: Sequence[str], language: str) -> tuple[str, ...]:
        """How the game stands, where that is more than a ranking; none in most games."""
        return tuple(words(language).say(text, people) for text in self.standing_texts(view))

    def describe(self, view: V, people: Sequence[str], language: str) -> str:
        """Return the whole table in words: markdown of at most 3,800 characters."""
        return table_in_words(view.headline, self.paragraphs(view), people, words(language))

    def names(self, view: V, people: Sequence[str], words: Words) -> list[str]:
        """What each seat is called in a picture: letters the fonts have, and never nothing."""
        given = [*people, *[""] * view.seats][: view.seats]
        return [printable(name) or words.key("seat", number=seat + 1) for seat, name in enumerate(given)]

    @abstractmethod
    def draw_table(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """Return the table; `names` are printable, by seat."""

    @abstractmethod
    def draw_hand(self, view: V, words: Words) -> Canvas | None:
        """What only `view.seat`, which is not None, may see; None when that is nothing."""

    @abstractmethod
    def draw_scores(self, view: V, names: Sequence[str], words: Words) -> Canvas:
        """Return the score sheet; `names` are printable, by seat."""

    def is_on_map(self, view: V, field: str, values: Sequence[Value]) -> bool:  # noqa: ARG002 - for games with a map
        """Return whether the values of a field have a place on a picture, on which they are chosen."""
        return False

    def is_shown(self, view: V, field: str, values: Sequence[Value]) -> bool:
        """Return whether `draw_choice` and `choice_texts` show what a field may hold: on a map, or because names do not say enough."""
        return self.is_on_map(view, field, values)

    def draw_choice(self, view: V, field: str, values: Sequence[Value], words: Words) -> Canvas:
        """Return the values that a field may hold, lit or as they are."""
        raise NotImplementedError(f"{type(self).__name__} has no picture of {field}")

    def choice_texts(self, view: V, field: str, values: Sequence[Value]) -> Iterable[Text]:
        """What is lit."""
        raise NotImplementedError(f"{type(self).__name__} has no picture of {field}")

    def badge(self, view: V, action: Any, fields: Collection[str]) -> Badge | None:  # noqa: ARG002 - as above
        """What these fields of an action say, in short; None where only words say it."""
        return None

    def standing_texts(self, view: V) -> Iterable[Text]:  # noqa: ARG002 - as above
        """How the game stands, instead of a ranking."""
        return ()

    def remark_texts(self, view: V) -> Iterable[Text]:  # noqa: ARG002 - for games that have some
        """Return the lines below the picture of the table."""
        return ()

    @abstractmethod
    def table_texts(self, view: V) -> Iterable[Iterable[Text]]:
        """Return the table in short: versions of which the first that fits is taken, the longest first."""

    @abstractmethod
    def hand_texts(self, view: V) -> Iterable[Text]:
        """Return the hand, where there is one."""

    @abstractmethod
    def scores_texts(self, view: V) -> Iterable[Text]:
        """Return the standing."""

    @abstractmethod
    def paragraphs(self, view: V) -> Iterable[Paragraph]:
        """Return all there is to know of the table, below its headline."""

    def event_marks(self, event: Text, view: V) -> Iterable[Mark]:  # noqa: ARG002 - for games that show their events
        """Say where an event is to be seen on the picture of this view, which may be a later one; nothing where it is not."""
        return ()

    def tally(self, view: V) -> Iterable[tuple[Seat | Text, Mapping[str, int]]]:
        """What is counted before each player, or for several of them, by the names of its signs; "" is a plain number, as points are."""
        return ((standing.seat, {"": standing.score}) for standing in view.outcome.standings)

    def sign(self, name: str, size: int, over: Ink) -> Sprite:  # noqa: ARG002
        """Return a sign of the game's lesson, so many pixels wide and high, to lie on an ink. Raises KeyError for one it does not know."""
        raise KeyError(name)

    def _picture(self, canvas: Canvas, alt: str) -> Picture:
        return Picture(canvas.png(self.upright, self.dense), alt, canvas.width, canvas.height)
