"""What the forest shows: each picture together with its words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.living_forest.model.view import LivingForestView
from render.games.living_forest import hand, scores
from render.games.living_forest.alt_text import texts
from render.games.living_forest.board import board
from render.kit.fonts import printable
from render.pictures import Picture
from render.words import Words, words


class LivingForestPainter:
    """Draws views of Living Forest; keeps nothing."""

    def table(self, view: LivingForestView, people: Sequence[str], language: str) -> Picture:
        """The circle, what can be had, and what lies before each player."""
        spoken = words(language)
        data, width, height = board.draw(view, names(view, people, spoken), spoken)
        return Picture(data, texts.table(view, people, spoken), width, height)

    def hand(self, view: LivingForestView, people: Sequence[str], language: str) -> Picture | None:  # noqa: ARG002 - all pictures are asked for alike
        """The own forest and cards in large; None for an onlooker."""
        if view.seat is None:
            return None
        player, spoken = view.players[view.seat], words(language)
        data, width, height = hand.draw(view, player, spoken)
        return Picture(data, texts.hand(view, player, spoken), width, height)

    def scores(self, view: LivingForestView, people: Sequence[str], language: str) -> Picture:
        """The three totals of each player and their sum."""
        spoken = words(language)
        data, width, height = scores.draw(view, names(view, people, spoken), spoken)
        return Picture(data, texts.scores(view, people, spoken), width, height)

    def describe(self, view: LivingForestView, people: Sequence[str], language: str) -> str:
        """The whole table in words."""
        return texts.everything(view, people, words(language))


def names(view: LivingForestView, people: Sequence[str], spoken: Words) -> list[str]:
    """What each seat is called in a picture: letters the fonts have, and never nothing."""
    given = [*people, *[""] * view.seats][: view.seats]
    return [printable(name) or spoken.key("seat", number=seat + 1) for seat, name in enumerate(given)]
