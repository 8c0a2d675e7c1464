"""The values of all that a table is judged by, read from `data/games/spirit-island/values.toml`, which a command fits to games played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from pydantic import model_validator

from engine.facts import Facts, facts
from engine.games.spirit_island.model.facts import deck, spirits
from engine.games.spirit_island.model.kinds import ID


class LandFeatures(NamedTuple):
    """Facts of one land that matter, what the invaders are about to do there included; or the weight of each."""

    explorer: float = 0
    town: float = 0
    city: float = 0
    dahan: float = 0
    occupied: float = 0
    """Whether there are invaders: sooner or later they build."""
    threat: float = 0
    """Whether the invaders are enough for their ravage to blight it."""
    sore: float = 0
    """Whether that blight would go on to another land, because one lies there already."""
    source: float = 0
    """Number of neighbours to which explorers may come from a building."""
    wound: float = 0
    """Damage of the invaders, until it heals."""
    crowd: float = 0
    """Square of the number of buildings by which it is too near to the number that loses the game."""
    settlers: float = 0
    """Towns that are about to be built where there are no invaders."""
    blight: float = 0
    """Number of blight that the coming ravage brings."""
    scarce: float = 0
    """The same, by how few blight the island still bears."""
    cascade: float = 0
    """Number of blight that go on to another land."""
    lost: float = 0
    """Number of presence that the coming ravage destroys."""
    built_town: float = 0
    built_city: float = 0
    next_blight: float = 0
    """Number of blight that the ravage of the turn after it brings."""
    next_scarce: float = 0
    """The same, by how few blight the island still bears."""
    next_lost: float = 0
    """Number of presence that the ravage of the turn after it destroys."""
    fear: float = 0
    """Fear for buildings that the Dahan are about to destroy."""


class SpiritFeatures(NamedTuple):
    """Facts of one spirit that matter; or the weight of each."""

    power: float = 0
    """Strength of the cards that the spirit can play and pay in the turns to come, the best first."""
    now: float = 0
    """Strength of the cards in hand that it can play and pay in this turn."""
    useful: float = 0
    """Cards in the turns to come that are there, can be played and can be paid."""
    plays: float = 0
    """Cards in the turns to come that can be played."""
    income: float = 0
    """Energy in the turns to come."""
    energy: float = 0
    """Energy saved, as far as it can soon be spent."""
    hand: float = 0
    discard: float = 0
    elements: float = 0
    """Elements on uncovered spaces."""
    destroyed: float = 0
    """Presence that was destroyed."""
    weak: float = 0
    """Number of presence below which a spirit is in danger."""
    sacred: float = 0
    """Number of sacred sites."""
    reached: float = 0
    """Number of lands at most one step from presence."""
    covered: float = 0
    """Number of lands at which the powers can be aimed, those with few of them in part."""


class IslandFeatures(NamedTuple):
    """Facts of the whole island that matter; or the weight of each."""

    bearable: float = 0
    """Number of blight the island still bears."""
    scarce: float = 0
    """The same, each the more the fewer there are."""
    healthy: float = 0
    """Whether the blight card has not been turned."""
    fear: float = 0
    """Points of fear made so far."""
    terror_2: float = 0
    """Whether the terror level is 2."""
    terror_3: float = 0
    """Whether the terror level is 3."""
    work: float = 0
    """Least work until victory."""
    hurry: float = 0
    """The same, by how few invader cards are left."""


class Habits(NamedTuple):
    """Values of a player's habits: how what is announced, and what powers bring, is counted at a glance."""

    next: float = 0
    """Share of what a ravage in the next turn does to pieces: much can still be done against it."""
    stopped: float = 0
    """Damage beyond what blights nothing that spirits can hardly stop in a turn; less of it they stop now and then."""
    fright: float = 0
    """Work of a point of fear, where that of removing a city is 1.4."""
    turns: float = 0
    """Number of turns a game lasts, by and large; growth later than that is of little use."""
    cycle: float = 0
    """Number of turns in which a spirit plays its cards before it reclaims them."""
    missed: float = 0
    """Share of a land's coverage that is still missing with each power that reaches it."""
    margin: float = 0
    """Minimum worth that a use of a power must add."""
    again: float = 0
    """Share of what a power brings that still counts in a land that another one has helped already."""
    played: float = 0
    """Cost of playing a card, which will be missing until it is reclaimed."""
    today: float = 0
    """Share of what a new card brings at once that counts beside what it brings later."""
    fits: float = 0
    """Worth of each element of a new card that an innate power wants."""
    fresh: float = 0
    """Weight of a threat in drawing presence to where the spirit does not reach yet."""
    near: float = 0
    """Weight of a threat in drawing presence to where the spirit is near already."""
    here: float = 0
    """Factor on a threat in the land of the presence itself, compared with one next to it."""
    site: float = 0
    """Worth of a new sacred site when presence is placed."""
    blighted: float = 0
    """Cost of a land with blight as a place for presence."""
    doomed: float = 0
    """Cost of a land that is about to be blighted as a place for presence."""


class Values(Facts):
    """All values; a table of worth `even` could go either way, and `slope` more makes victory about three in four likely.

    For each invader card fewer than there is time for, a table worth `late` less could go either way. `cards` tells what each card brings
    by itself, by and large, when it is played.
    """

    even: float
    slope: float
    late: float
    land: LandFeatures
    spirit: SpiritFeatures
    island: IslandFeatures
    habits: Habits
    cards: dict[str, float]

    @model_validator(mode="before")
    @classmethod
    def _by_name(cls, found: Any) -> Any:
        """Take the values of a part in any order, all of them and no others."""
        for name, kind in PARTS.items():
            if wrong := sorted({*found[name]} ^ {*kind._fields}):
                raise ValueError(f"these are no values of {name}, or are missing: {', '.join(wrong)}")
        return {**found, **{name: kind(**found[name]) for name, kind in PARTS.items()}}

    def wrong(self) -> Iterator[str]:
        cards = {card for panel in spirits().values() for card in (each.id for each in panel.cards)}
        for name in sorted({*self.cards} ^ {*cards, *deck("minor"), *deck("major")}):
            yield f"{name} is no card, or is missing"


PARTS: Final[dict[str, Any]] = {
    "land": LandFeatures,
    "spirit": SpiritFeatures,
    "island": IslandFeatures,
    "habits": Habits,
}
"""The parts of the values that are numbers by name."""


class Judgement:
    """The values that tables are judged by now, and how often they were exchanged for others."""

    def __init__(self) -> None:
        self.changes = -1
        self.by(facts(ID, "values", Values))

    def by(self, values: Values) -> None:
        """Judge by these values from now on."""
        self.values = values
        self.land, self.spirit, self.island = values.land, values.spirit, values.island
        self.habits, self.cards = values.habits, values.cards
        self.changes += 1


NOW: Final = Judgement()
"""The judgement of this process."""


def weighed(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    """Return the worth of some features, by the weight of each."""
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)], 0.0)
