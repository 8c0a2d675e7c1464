"""The kinds of things in the game, by the names they have in data, saves and catalogues."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Element: TypeAlias = Literal["sun", "water", "plant", "wind", "flower"]
"""One of the elements that cards and trees give (LF-ACTION-11)."""
Spirit: TypeAlias = Literal["winter", "spring", "summer", "autumn"]
"""One of the spirits of nature, each with a forest of its own (LF-SETUP-02)."""
Coin: TypeAlias = Literal["solitary", "gregarious"]
"""The coin that a card shows beside its elements, if any (LF-DRAW-07)."""
Deed: TypeAlias = Literal["attract", "extinguish", "move", "plant", "fragment", "call"]
"""The action types; calling a Kodama only with Kodama (LF-ACTION-03, LF-KODAMA-21)."""
Goal: TypeAlias = Literal["tree", "fire", "flower"]
"""One of the goals that victory counts and that Victory tiles show (LF-WIN-01 to -03)."""
Pile: TypeAlias = Literal["flower", "tree", "water"]
"""The piles of Kodama cards (LF-KODAMA-04)."""

ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
SPIRITS: Final[tuple[Spirit, ...]] = get_args(Spirit)
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
LEVELS: Final = (1, 2, 3)

GOAL_OF: Final[dict[Pile, Goal]] = {"flower": "flower", "tree": "tree", "water": "fire"}
"""The goal that an empty pile raises (LF-KODAMA-29)."""

ELEMENT_OF: Final[dict[Deed, Element]] = {
    "attract": "sun",
    "extinguish": "water",
    "move": "wind",
    "plant": "plant",
    "call": "flower",
}
"""The element that an action is paid with; a Fragment costs nothing."""

VARAN: Final = "varan"
ID: Final = "living-forest"
"""The name of the game in data and catalogues."""
