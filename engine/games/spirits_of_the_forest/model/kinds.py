"""The kinds of things in the forest, by the names they have in data, saves and catalogues."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Spirit: TypeAlias = Literal[
    "branches", "dewdrops", "mushrooms", "fruits", "leaves", "mosses", "flowers", "webs", "vines", "air"
]
"""A spirit, which is also the colour of its tiles (SF-SETUP-02). The Air Spirit comes with Moonlight only."""
Power: TypeAlias = Literal["sun", "moon", "fire"]
"""A power source that a single tile may show beside its symbol (SF-SETUP-03)."""
Face: TypeAlias = Spirit | Power | Literal["plus", "nature"]
"""What a favour token may show (SF-SETUP-06); a point of nature only with Four Seasons (SF-SEASON-02)."""
Module: TypeAlias = Literal[
    "solo", "wish", "curse", "seasons", "events", "gem-bonus", "moonlight", "air", "enchanted"
]
"""What can be added to the base game, or played instead of it, by the names it has in options, saves and catalogues."""

AIR: Final = "air"
SPIRITS: Final[tuple[Spirit, ...]] = get_args(Spirit)[:-1]
"""The nine spirits of the base game."""
POWERS: Final[tuple[Power, ...]] = get_args(Power)

ID: Final = "spirits-of-the-forest"
"""The name of the game in data and catalogues."""
