"""The contents of the box: boards, spirits, power cards, fear, blight and invaders, read from `data/games/spirit-island/`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Literal, TypeAlias

from pydantic import Field

from engine.facts import GAMES, Facts, facts
from engine.games.spirit_island.model.kinds import ID, Deck, Element, Kind, Speed, Terrain
from engine.games.spirit_island.model.land import board_of, number_of

Where: TypeAlias = Literal[
    "jungle",
    "mountain",
    "sands",
    "wetland",
    "coastal",
    "ocean",
    "dahan",
    "invaders",
    "blight",
    "no-blight",
    "no-invaders",
]
"""A demand on a land, by terrain or by what it holds; of several, one is enough."""

Space: TypeAlias = int | Element | Literal["any", "reclaim-one"]
"""A space of a presence track: a number, an element, an element of the player's choice, or reclaiming one card."""

SIDE = 13
"""Length of each side of a board, in the units of `lands.toml`."""


class Threshold(Facts):
    """Elements that add to a power. `instead` says whether it replaces what stands above it, always or if wanted (SI-POWER-19).

    `range` is added to the range and `fast` makes the power fast, both before targeting (SI-POWER-20); `targeting` marks a
    threshold that does nothing else.
    """

    elements: dict[Element, int]
    instead: Literal["always", "may"] | None = None
    range: int = 0
    fast: bool = False
    targeting: bool = False


class Target(Facts):
    """The target bar: a spirit, or a land within a range of presence or of a sacred site in an `origin` terrain."""

    spirit: Literal["any", "another"] | None = None
    source: Literal["presence", "sacred-site"] = Field("presence", alias="from")
    range: int = 0
    origin: Terrain | None = None
    land: tuple[Where, ...] = ()


class Power(Facts):
    """A power card or an innate power, as far as the engine checks it; its effect is a function of the same name."""

    id: str
    cost: int = 0
    speed: Speed
    elements: tuple[Element, ...] = ()
    target: Target
    thresholds: tuple[Threshold, ...] = ()
    rules: tuple[str, ...] = ()
    """Ids of the rules that its effects are about, the first effect first, and fear last."""


class PowerCards(Facts):
    """A deck of power cards."""

    cards: tuple[Power, ...]

    def wrong(self) -> Iterator[str]:
        yield from doubles(card.id for card in self.cards)


class GrowthAction(Facts):
    """One action of a growth option. `land` limits where presence may go; `range` None is at any distance."""

    do: Literal[
        "reclaim", "reclaim-one", "gain", "energy", "plays", "presence", "gather-presence", "push-presence"
    ]
    amount: int = 0
    range: int | None = None
    land: tuple[Where, ...] = ()
    ocean: str | None = None
    """The ocean that a step of gathering or pushing presence is about; set when the growth option is chosen."""


class StartingPresence(Facts):
    """The land where presence starts: that of a number, the highest of a terrain, that with the most Dahan, or one chosen."""

    count: int
    number: int | None = None
    terrain: Terrain | None = None
    without_dahan: bool = False
    most_dahan: int | None = None
    choose: Where | None = None


class SpiritPanel(Facts):
    """A spirit's panel and its four unique cards. `always` is grown beside the option that is chosen."""

    id: str
    complexity: Literal["low", "moderate", "high"]
    place: tuple[StartingPresence, ...]
    energy: tuple[Space, ...]
    plays: tuple[Space, ...]
    always: tuple[GrowthAction, ...] = ()
    growth: tuple[tuple[GrowthAction, ...], ...]
    progression: tuple[str, ...] = ()
    innates: tuple[Power, ...]
    cards: tuple[Power, ...]

    def wrong(self) -> Iterator[str]:
        yield from doubles(power.id for power in (*self.cards, *self.innates))


class FearFacts(Facts):
    """Markers of the pool for each spirit, the parts of the deck, and the cards."""

    markers: int
    deck: tuple[int, ...]
    cards: tuple[str, ...]


class BlightCard(Facts):
    """A blight card and how much blight its other side gets for each spirit."""

    id: str
    blight: int


class BlightFacts(Facts):
    """Facts of blight: the number on the card for each spirit, without a card too, and the blight cards."""

    healthy: int
    plus: int
    without_card: int
    cards: tuple[BlightCard, ...]


class PieceFacts(Facts):
    """Health of a piece, the damage it deals, and the fear of its destruction."""

    health: int
    damage: int
    fear: int = 0


class InvaderCard(Facts):
    """A card of the invader deck."""

    id: str
    stage: int
    lands: tuple[Literal["jungle", "mountain", "sands", "wetland", "coastal"], ...]
    escalation: bool = False


class InvaderFacts(Facts):
    """The invaders, the Dahan, and the invader deck: `use` is how many cards of a stage a game is played with."""

    pieces: dict[Kind, PieceFacts]
    use: dict[int, int]
    cards: tuple[InvaderCard, ...]


class LandFacts(Facts):
    """A land of a board and what stands in it at the start."""

    number: int
    terrain: Terrain
    coastal: bool = False
    adjacent: tuple[int, ...]
    setup: dict[Kind | Literal["blight"], int] = Field(default_factory=dict)


class Corners(Facts):
    """The lands at the two ends of the inland side."""

    obtuse: int
    acute: int


class BoardFacts(Facts):
    """A board: its lands, and along each of its three sides the lands that touch it, as (land, from, to)."""

    corners: Corners
    sides: tuple[tuple[tuple[int, int, int], ...], ...]
    lands: tuple[LandFacts, ...]

    def wrong(self) -> Iterator[str]:
        neighbours = {land.number: land.adjacent for land in self.lands}
        for number, adjacent in neighbours.items():
            for other in adjacent:
                if number not in neighbours[other] or number == other:
                    yield f"land {number} touches {other}, but not the other way round"
        for number, side in enumerate(self.sides):
            ends = [end for _, _, end in side]
            if [start for _, start, _ in side] != [0, *ends[:-1]] or ends[-1] != SIDE:
                yield f"side {number} has a gap"


class Join(Facts):
    """Two sides that lie against each other, each as (seat, side)."""

    sides: tuple[tuple[int, int], tuple[int, int]]


class SeatPlace(Facts):
    """Place of a seat's board: an offset in board lengths along two axes, and sixths of a turn."""

    at: tuple[int, int]
    turned: int


class BoardLayout(Facts):
    """Layout of the boards for a number of seats; `corners` are pairs of lands that meet in a point alone (SI-BOARD-04)."""

    seats: tuple[SeatPlace, ...]
    joins: tuple[Join, ...]
    corners: tuple[
        tuple[tuple[int, Literal["obtuse", "acute"]], tuple[int, Literal["obtuse", "acute"]]], ...
    ] = ()


class LandsFacts(Facts):
    """The boards and the layouts for 1 to 4 of them."""

    boards: dict[str, BoardFacts]
    layouts: tuple[BoardLayout, ...]


def doubles(ids: Iterable[str]) -> Iterator[str]:
    """Yield a sentence on each id that occurs more than once."""
    for each, count in Counter(ids).items():
        if count > 1:
            yield f"{each} is there {count} times"


@cache
def deck(name: Deck) -> tuple[str, ...]:
    """Return the cards of a deck by id, in the order of the file."""
    return tuple(card.id for card in facts(ID, name, PowerCards).cards)


@cache
def spirits() -> Mapping[str, SpiritPanel]:
    """Return all spirits by id, in alphabetical order: one file each."""
    names = sorted(path.stem for path in (GAMES / ID / "spirits").glob("*.toml"))
    return {name: facts(ID, f"spirits/{name}", SpiritPanel) for name in names}


@cache
def powers() -> Mapping[str, Power]:
    """Return every power card and innate power by id."""
    decks = [card for name in ("minor", "major") for card in facts(ID, name, PowerCards).cards]
    own = [power for spirit in spirits().values() for power in (*spirit.cards, *spirit.innates)]
    return {power.id: power for power in (*decks, *own)}


@cache
def deck_of(card: str) -> Deck | None:
    """Return the deck a card belongs to; None for a unique power."""
    names: tuple[Deck, ...] = ("minor", "major")
    return next((name for name in names if card in deck(name)), None)


@cache
def owner_of(power: str) -> str | None:
    """Return the spirit that has a power as unique or innate power; None for the cards of the decks."""
    return next(
        (each.id for each in spirits().values() if power in {p.id for p in (*each.cards, *each.innates)}),
        None,
    )


@cache
def fear() -> FearFacts:
    """Return the fear cards, read once."""
    return facts(ID, "fear", FearFacts)


@cache
def blight() -> BlightFacts:
    """Return the blight cards, read once."""
    return facts(ID, "blight", BlightFacts)


@cache
def invaders() -> InvaderFacts:
    """Return the invaders, read once."""
    return facts(ID, "invaders", InvaderFacts)


@cache
def invader_cards() -> Mapping[str, InvaderCard]:
    """Return the cards of the invader deck by id."""
    return {card.id: card for card in invaders().cards}


def piece_facts(kind: Kind) -> PieceFacts:
    """Return the health, damage and fear of a kind of piece (SI-INVADER-01, SI-DAHAN-01)."""
    return invaders().pieces[kind]


@cache
def lands() -> LandsFacts:
    """Return the boards, read once."""
    return facts(ID, "lands", LandsFacts)


@cache
def land_facts(land: str) -> LandFacts | None:
    """Return a land as it is printed; None for an ocean."""
    number = number_of(land)
    return next((each for each in lands().boards[board_of(land)].lands if each.number == number), None)
