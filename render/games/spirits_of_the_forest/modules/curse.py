"""Curse cards: the count of each, and its cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.kinds import ID
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.curse import CURSE, PENALTY, curses
from render.games.spirits_of_the_forest.art.cards import CardFace
from render.games.spirits_of_the_forest.modules.decks import DeckPictures
from render.games.spirits_of_the_forest.modules.module import RowKind
from render.kit.palette import CORAL, Ink

_CURSED = "line-cursed"
_ROW = RowKind("curse", "fa:skull", CORAL)


class CursePictures(DeckPictures):
    """The pictures of the curses, which cost points where their player has the fewest of something."""

    legend: ClassVar[Mapping[str, tuple[str, Ink]]] = {"curse": ("fa:skull", CORAL)}
    module = CURSE
    caption = "picture-fewest"
    rows: ClassVar[Mapping[str, RowKind]] = {_CURSED: _ROW, "line-spared": _ROW}

    def face(self, card: str | None) -> CardFace:
        """Return the face of a curse; one without symbols counts favours."""
        goal = (curses()[card].icons or ("favours",)) if card else ()
        return CardFace("fa:skull", CORAL, goal, penalty=PENALTY if card else 0)

    def is_struck(self, view: ForestView, player: PlayerView) -> bool:
        """Return whether the curse costs points, as far as the viewer may know."""
        lines = view.outcome.standings[player.seat].lines
        return any(line.label.key == f"{ID}-{_CURSED}" for line in lines)

    def is_idle(self, view: ForestView, player: PlayerView) -> bool:
        """Return whether the curse has cost nothing, and the game is over."""
        return view.stage == "over" and not self.is_struck(view, player)
