"""A category in a seat's score, in words."""

from __future__ import annotations

from functools import lru_cache

from engine.games.spirits_of_the_forest.model.kinds import Power, Spirit
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Category
from engine.outcome import ScoreLine

_KEYS = {
    (True, False): "line-most",
    (False, False): "line-fewer",
    (False, True): "line-missing",
    (True, True): "line-most-missing",
}


def category_line(counted: Category, seat: int) -> ScoreLine:
    """Return the line of a category for this seat: its points, and the reason for them."""
    part = counted.parts[seat]
    return _line(counted.name, part.most, part.missing, part.total, part.points, counted.factor)


@lru_cache(maxsize=4096)
def _line(name: Spirit | Power, most: bool, missing: bool, total: int, points: int, factor: int) -> ScoreLine:
    key = _KEYS[most, missing]
    if most and factor > 1:
        key = "line-doubled-missing" if missing else "line-doubled"
    return ScoreLine(tell(key, name=named(name), total=total), points, subject=name)
