"""The rows that modules add to a score sheet, one for each kind of line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.spirits_of_the_forest.model.kinds import ID
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.outcome import ScoreLine
from engine.text import Text
from render.games.spirits_of_the_forest.modules.module import RowKind
from render.games.spirits_of_the_forest.modules.registry import in_play


@dataclass(frozen=True, slots=True)
class ExtraRow:
    """A row for one kind of line: its sign, its name and its points by seat; None for a seat without a line of the kind."""

    kind: RowKind
    points: tuple[int | None, ...]

    @property
    def name(self) -> Text:
        """Name of the line, in a word or two."""
        return tell(f"picture-row-{self.kind.name}")


def extra_rows(view: ForestView) -> list[ExtraRow]:
    """Return the rows of scores beside the categories, in the order of the modules."""
    kinds = {key: kind for module in in_play(view) for key, kind in module.rows.items()}
    points = [_by_kind(standing.lines[len(view.categories) :], kinds) for standing in view.outcome.standings]
    found = [kind for kind in dict.fromkeys(kinds.values()) if any(kind in each for each in points)]
    return [ExtraRow(kind, tuple(each.get(kind) for each in points)) for kind in found]


def _by_kind(lines: tuple[ScoreLine, ...], kinds: Mapping[str, RowKind]) -> dict[RowKind, int]:
    found: dict[RowKind, int] = {}
    for line in lines:
        kind = kinds[line.label.key.removeprefix(f"{ID}-")]
        found[kind] = found.get(kind, 0) + line.points
    return found


def has_hidden(view: ForestView) -> bool:
    """Return whether some favour that will count cannot be seen by this viewer yet."""
    return any(each.face is None for player in view.players for each in player.favours)
