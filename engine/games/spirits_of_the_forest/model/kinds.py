"""The kinds of things in the forest, by the names they have in data, saves and catalogues."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Spirit: TypeAlias = Literal[
    "branches", "dewdrops", "mushrooms", "fruits", "leaves", "mosses", "flowers", "webs", "vines", "air"
]
"""A spirit, which is also the colour of its tiles (SF-SETUP-02). The Air Spirit is not in the base box (ML-TILES-03)."""
Power: TypeAlias = Literal["sun", "moon", "fire"]
"""A power source that a single tile may show beside its symbol (SF-SETUP-03)."""
Face: TypeAlias = Spirit | Power | Literal["plus", "nature"]
"""Face of a favour token (SF-SETUP-06); a point of nature is not in the base game (SF-SEASON-02)."""
Module: TypeAlias = str
"""Module: an addition to the base game, or a game in its place, by its name in options, saves and catalogues: see `modules.registry`."""
Stage: TypeAlias = str
"""Stage of a game: that of the step of the course (`rules.step_order`) for which everybody waits, or `OVER`."""

OVER: Final[Stage] = "over"
AIR: Final = "air"
SPIRITS: Final[tuple[Spirit, ...]] = get_args(Spirit)[:-1]
"""Nine spirits of the base game."""
POWERS: Final[tuple[Power, ...]] = get_args(Power)

ID: Final = "spirits-of-the-forest"
"""Name of the game in data and catalogues."""

FACES: Final[tuple[Face, ...]] = (*get_args(Spirit), *POWERS, "plus", "nature")
