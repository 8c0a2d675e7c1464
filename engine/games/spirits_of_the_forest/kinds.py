"""The kinds of things in the forest, by the names they have in data, saves and catalogues."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Spirit: TypeAlias = Literal[
    "branches", "dewdrops", "mushrooms", "fruits", "leaves", "mosses", "flowers", "webs", "vines"
]
"""A spirit, which is also the colour of its tiles (SF-SETUP-02)."""
Power: TypeAlias = Literal["sun", "moon", "fire"]
"""A power source that a single tile may show beside its symbol (SF-SETUP-03)."""
Face: TypeAlias = Spirit | Power | Literal["plus"]
"""What a favour token may show (SF-SETUP-06)."""

SPIRITS: Final[tuple[Spirit, ...]] = get_args(Spirit)
POWERS: Final[tuple[Power, ...]] = get_args(Power)

ID: Final = "spirits-of-the-forest"
"""The name of the game in data and catalogues."""
