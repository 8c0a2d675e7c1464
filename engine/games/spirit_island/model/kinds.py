"""The words of the rulebook that are values: terrains, elements, pieces, phases."""

from __future__ import annotations

from typing import Literal, TypeAlias

ID = "spirit-island"

Terrain: TypeAlias = Literal["jungle", "mountain", "sands", "wetland"]
Element: TypeAlias = Literal["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
Kind: TypeAlias = Literal["explorer", "town", "city", "dahan"]
"""The pieces that stand in lands and can be moved, damaged and destroyed."""
Speed: TypeAlias = Literal["fast", "slow"]
Deck: TypeAlias = Literal["minor", "major"]
Track: TypeAlias = Literal["energy", "plays"]
Phase: TypeAlias = Literal["setup", "spirit", "fast", "invaders", "slow", "over"]
InvaderAction: TypeAlias = Literal["ravage", "build", "explore"]
Result: TypeAlias = Literal["won", "lost", "sacrifice"]

ELEMENTS: tuple[Element, ...] = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
TERRAINS: tuple[Terrain, ...] = ("jungle", "mountain", "sands", "wetland")

EXPLORER: tuple[Kind, ...] = ("explorer",)
TOWN: tuple[Kind, ...] = ("town",)
CITY: tuple[Kind, ...] = ("city",)
DAHAN: tuple[Kind, ...] = ("dahan",)
SMALL: tuple[Kind, ...] = ("explorer", "town")
"""Explorers and towns: the pieces that most powers can push."""
BUILDINGS: tuple[Kind, ...] = ("town", "city")
INVADERS: tuple[Kind, ...] = ("explorer", "town", "city")
KINDS: tuple[Kind, ...] = (*INVADERS, "dahan")

PRESENCE = 13
"""Number of presence of each spirit, on the island, on its tracks and destroyed together (SI-SETUP-12)."""
