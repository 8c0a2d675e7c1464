"""The end of the game (LF-WIN-06)."""

from __future__ import annotations

from engine.games.living_forest.model.table import Table
from engine.games.living_forest.rules.score import enough_of, points_of, qualifies


def is_won(table: Table) -> bool:
    """Return whether anybody qualifies (LF-WIN-06)."""
    enough = enough_of(table)
    return any(qualifies(points_of(player), enough) for player in table.players)
