"""The facts that Moonlight adds to the box: Moonlight cards, Objective cards, gems by difficulty, what bits are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Literal

from engine.facts import Facts, facts
from engine.games.moonlight.model.kinds import BITS, DIFFICULTIES, ID, Difficulty, Side
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Spirit

CARDS = 8


class Mission(Facts):
    """A mission: more symbols of a spirit on one side than on the other, or at least `least` of them (ML-VERSUS-18, ML-VERSUS-19)."""

    side: Side
    kind: Literal["majority", "minimum"]
    spirit: Spirit
    least: int = 0

    def wrong(self) -> Iterator[str]:
        """Yield a fault where a minimum is no number."""
        if (self.kind == "minimum") != (self.least > 0):
            yield f"the mission of {self.spirit} must name a number exactly if it is a minimum"


class Objective(Facts):
    """An Objective card: the side whose score counts, and four missions (ML-VERSUS-18)."""

    side: Side
    missions: tuple[Mission, ...]


class MoonlightBox(Facts):
    """The contents of the box. `reconstructed` names what nobody knows of the printed pieces, so that it is an own list."""

    reconstructed: tuple[str, ...]
    cards: tuple[tuple[Spirit, ...], ...]
    lights: tuple[Spirit, ...]
    objectives: tuple[Objective, ...]
    eclipses: tuple[int, ...]
    fireflies: int
    bit_points: tuple[int, ...]
    gems_together: dict[Difficulty, int]
    gems_alone: dict[Difficulty, int]

    def wrong(self) -> Iterator[str]:
        """Yield what is known to be wrong of the pieces, whatever they show."""
        for what, found in (("Moonlight", self.cards), ("Objective", self.objectives)):
            if len(found) != CARDS:
                yield f"there must be {CARDS} {what} cards, not {len(found)}"
        if any(len(set(card) & set(SPIRITS)) != 4 or len(card) != 4 for card in self.cards):
            yield "each Moonlight card must show four of the nine spirits"
        if len(set(self.lights) & set(SPIRITS)) != 6 or len(self.lights) != 6:
            yield "the Moonlight tiles must show six of the nine spirits"
        if any(len(card.missions) != 4 for card in self.objectives):
            yield "each Objective card must have four missions"
        if len(self.eclipses) != 4 or self.fireflies != 5:
            yield "there must be four Eclipse tokens and five fireflies"
        if len(self.bit_points) != BITS + 1 or list(self.bit_points) != sorted(self.bit_points):
            yield f"the points must be given for 0 to {BITS} bits, and never fall"
        if any(tuple(gems) != DIFFICULTIES for gems in (self.gems_together, self.gems_alone)):
            yield f"the gems must be given for {', '.join(DIFFICULTIES)}, in this order"
        if Counter(card.side for card in self.objectives) != {"light": CARDS // 2, "shadow": CARDS // 2}:
            yield "as many Objective cards must be of Light as of Shadow"


@cache
def box() -> MoonlightBox:
    """Return the box, read once."""
    return facts(ID, "box", MoonlightBox)
