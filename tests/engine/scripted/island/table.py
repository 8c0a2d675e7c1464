"""The plain table of the island."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.text import Seat
from tests.engine.scripted.island.lasting_rules import Lasting

TERRAIN = dict(zip([f"A{number}" for number in range(1, 9)], "MWJSWMSJ", strict=True))
"""M mountain, W wetland, J jungle, S sands."""
ADJACENT = {
    "A1": ("A2", "A4", "A5", "A6"),
    "A2": ("A1", "A3", "A4"),
    "A3": ("A2", "A4"),
    "A4": ("A1", "A2", "A3", "A5"),
    "A5": ("A1", "A4", "A6", "A7", "A8"),
    "A6": ("A1", "A5", "A8"),
    "A7": ("A5", "A8"),
    "A8": ("A5", "A6", "A7"),
}
STRENGTH = {"explorer": 1, "town": 2, "city": 3}
INVADERS = tuple(STRENGTH)
ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


@dataclass(frozen=True, slots=True)
class Piece:
    """An invader or dahan with the damage it has taken."""

    kind: str
    hurt: int = 0

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.hurt}" if self.hurt else self.kind

    @property
    def health(self) -> int:
        return STRENGTH.get(self.kind, 2) - self.hurt


@dataclass(slots=True)
class Land:
    pieces: list[Piece] = field(default_factory=list)
    blight: int = 0
    presence: list[int] = field(default_factory=list)

    def of(self, *kinds: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind in kinds]


@dataclass(slots=True)
class Island:
    """`drawn` holds what a seat has drawn and not yet decided on; hands, deck and what is drawn are secret."""

    lands: dict[str, Land]
    hands: list[list[str]]
    deck: list[str]
    energy: list[int]
    elements: list[dict[str, int]]
    drawn: list[list[str]]
    played: list[list[str]]
    planned: list[bool]
    grown: list[bool]
    done: list[bool]
    discard: list[str] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    destroyed: dict[str, int] = field(default_factory=dict)
    """Towns, cities and dahan destroyed by the effect that is going on, by land."""
    fear: int = 0
    pool: int = 16
    """Blight left on the card; the island is lost with the last."""
    phase: str = "plan"
    round: int = 1

    @property
    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(len(self.hands))]

    def copy(self) -> Island:
        lands = {
            name: Land(land.pieces[:], land.blight, land.presence[:]) for name, land in self.lands.items()
        }
        return Island(
            lands,
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.energy[:],
            [dict(elements) for elements in self.elements],
            [cards[:] for cards in self.drawn],
            [cards[:] for cards in self.played],
            self.planned[:],
            self.grown[:],
            self.done[:],
            self.discard[:],
            self.lasting[:],
            dict(self.destroyed),
            self.fear,
            self.pool,
            self.phase,
            self.round,
        )
