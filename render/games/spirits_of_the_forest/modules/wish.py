"""Wish cards: what each of them counts and pays, and the tokens one of them lets a player choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.wish import WISH, wishes
from engine.text import Text
from render.games.spirits_of_the_forest.art.cards import CardFace
from render.games.spirits_of_the_forest.art.tokens import favour
from render.games.spirits_of_the_forest.modules.decks import DeckPictures
from render.kit.canvas import Canvas
from render.kit.card_rows import spacing
from render.kit.palette import GOLD, GROUND, Ink

_STRIP = 92


class WishPictures(DeckPictures):
    """The pictures of the wishes, which pay symbols to whoever has the most of something, or a token set aside."""

    legend: ClassVar[Mapping[str, tuple[str, Ink]]] = {"wish": ("fa:wand_magic_sparkles", GOLD)}
    module = WISH
    caption = "picture-most"
    sum_key = "picture-key-sum-wish"

    def face(self, card: str | None) -> CardFace:
        """Return the face of a wish: it names its goal; one that pays no symbols pays a token of one's choice."""
        goal = (card,) if card else ()
        reward = (wishes()[card].reward or ("choice",)) if card else ()
        return CardFace("fa:wand_magic_sparkles", GOLD, goal, reward)

    def is_struck(self, view: ForestView, player: PlayerView) -> bool:
        """Return whether the wish has come true."""
        return bool(player.rewards)

    def is_idle(self, view: ForestView, player: PlayerView) -> bool:
        """Return whether the wish has not come true, and the game is over; a token that was chosen is not among the rewards."""
        return view.stage == "over" and self.kept(view, player) not in (None, "gems") and not player.rewards

    def strip_height(self, view: ForestView) -> int:
        """Return the height of the tokens set aside, while one of them is chosen, in pixels."""
        return _STRIP if WISH.seen(view).offered else 0

    def lay_strip(self, canvas: Canvas, view: ForestView, top: int) -> None:
        """Lay the tokens set aside, face up."""
        step = spacing(len(WISH.seen(view).offered), canvas.width - 120, 96)
        left = (canvas.width - step * (len(WISH.seen(view).offered) - 1)) // 2
        for number, face in enumerate(WISH.seen(view).offered):
            canvas.centre(favour(face, 36, GROUND), left + number * step, top + _STRIP // 2 - 6)

    def in_words(self, view: ForestView, cards: bool) -> Iterator[Text]:
        """Yield the tokens set aside."""
        if WISH.seen(view).offered:
            yield tell("told-box", names=tuple(map(named, WISH.seen(view).offered)))

    def player_in_words(self, view: ForestView, player: PlayerView, cards: bool) -> Iterator[Text]:
        """Yield the rewards of a wish come true, and the wish."""
        if player.rewards:
            yield tell("told-rewards", names=tuple(map(named, player.rewards)))
        yield from super().player_in_words(view, player, cards)
