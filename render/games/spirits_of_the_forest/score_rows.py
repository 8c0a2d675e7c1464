"""The rows of a score sheet: the categories, and what the modules add, a row for each kind of line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.game import Line, Standing
from engine.games.spirits_of_the_forest.model.kinds import ID
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.text import Text
from render.kit.palette import CORAL, CREAM, GOLD, Ink, tones

_KINDS: Final[Mapping[str, str]] = {
    "line-cursed": "curse",
    "line-spared": "curse",
    "line-stars": "stars",
    "line-nature": "nature",
    "line-gems": "gems",
    "line-claimed": "claimed",
    "line-offer-keep": "offer",
    "line-offer-discard": "offer",
    "line-offer-give": "offer",
    "line-no-card": "gate",
    "line-no-majority": "gate",
    "line-solo-lost": "lost",
}
_SIGNS: Final[Mapping[str, tuple[str, Ink]]] = {
    "curse": ("fa:skull", CORAL),
    "stars": ("fa:star", GOLD),
    "nature": ("fa:seedling", tones("leaf").rim),
    "gems": ("fa:gem", CREAM),
    "claimed": ("fa:hat_wizard", tones("violet").rim),
    "offer": ("fa:hand_holding_heart", CREAM),
    "gate": ("fa:ban", CORAL),
    "lost": ("fa:ban", CORAL),
}
"""By kind, in the order of the sheet: silhouette and ink."""


@dataclass(frozen=True, slots=True)
class ExtraRow:
    """One kind of line: its sign, its name and by seat its points; None for a seat without such a line."""

    kind: str
    points: tuple[int | None, ...]

    @property
    def sign(self) -> tuple[str, Ink]:
        """Silhouette and ink."""
        return _SIGNS[self.kind]

    @property
    def name(self) -> Text:
        """In a word or two."""
        return tell(f"picture-row-{self.kind}")


def extra_rows(view: ForestView) -> list[ExtraRow]:
    """Whatever is in the scores beside the categories."""
    points = [_by_kind(standing.lines[len(view.categories) :]) for standing in view.outcome.standings]
    kinds = [kind for kind in _SIGNS if any(kind in each for each in points)]
    return [ExtraRow(kind, tuple(each.get(kind) for each in points)) for kind in kinds]


def _by_kind(lines: tuple[Line, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        kind = _KINDS[_key(line)]
        found[kind] = found.get(kind, 0) + line.points
    return found


def is_cursed(standing: Standing) -> bool:
    """Whether the curse costs this seat its points, as far as the viewer may know."""
    return any(_key(line) == "line-cursed" for line in standing.lines)


def _key(line: Line) -> str:
    return line.label.key.removeprefix(f"{ID}-")


def has_hidden(view: ForestView) -> bool:
    """Whether some favour that will count cannot be seen by this viewer yet."""
    return any(each.face is None for player in view.players for each in player.favours)
