"""The uses of tiles that lie face down, and the free sides that count (ML-S03-03 to -05, ML-S05-04, ML-S05-05)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.moonlight.forest.module import MoonlightModule


class NoReveal(MoonlightModule):
    """The reveal phase turns nothing up (ML-S03-03, ML-S03-05)."""

    id: ClassVar[str] = "no_reveal"
    replaces = ("ML-SETUP-19", *(f"ML-REVEAL-0{number}" for number in range(1, 7)))
    reveals = False


class TakeFaceDown(MoonlightModule):
    """Available face-down tiles may be picked (ML-S03-04)."""

    id: ClassVar[str] = "take_face_down"
    replaces = ("ML-COLLECT-07",)
    takes_down = True


class AnySideAvailable(MoonlightModule):
    """One of four free sides makes a tile available (ML-S05-04, ML-S05-05)."""

    id: ClassVar[str] = "any_side_available"
    replaces = (
        "ML-COLLECT-04",
        "ML-REVEAL-01",
        "ML-REVEAL-02",
    )
    all_sides = True
