"""The view of one seat on a moonlit forest: the models that pictures and messages are made from."""

from __future__ import annotations

from engine.games.moonlight.model.kinds import Creature, Difficulty, Gem, Kind, Mark, Mode, Phase, Side
from engine.games.spirits_of_the_forest.model.kinds import Face, Power, Spirit
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.kit import ViewPart
from engine.outcome import ScoreLine
from engine.script import ScriptView
from engine.text import Seat, Text


class TokenView(ViewPart):
    """A favour token; without a face it lies face down."""

    face: Face | None


class SpotView(ViewPart):
    """A place: `x` in half-columns, `level` tiles beneath it. Without a tile it is empty, or it never had one (see `kind`).

    `covered`: a tile lies on it, wholly or in part. `available`: its tile could be picked if a creature were beside it; `picks` are the
    creatures that are beside it now. `light` is the spirit of a Moonlight tile that lies there. `bit`, `tokens` and `mark` lie on it,
    and `creature` stands there.
    """

    name: str
    row: int
    x: int
    level: int
    kind: Kind
    tile: TileView | None
    covered: bool
    available: bool
    picks: tuple[Creature, ...]
    bit: bool
    tokens: tuple[TokenView, ...]
    mark: Mark | None
    light: Spirit | None
    creature: Creature | None
    start: str | None
    """The letter of a start spot, as long as creatures are placed: L, S, or A to F."""
    region: str


class TokenPileView(ViewPart):
    """Favour tokens beside the forest, under the name a module has for them: `column-2`, `island-A`, `row`.

    `x` and `row` say beside which column or row of the forest it lies; both are None where it lies elsewhere.
    """

    name: str
    tokens: tuple[TokenView, ...]
    mark: Mark | None = None
    x: int | None = None
    row: int | None = None


class StackView(ViewPart):
    """Tiles or numbers beside the forest, by the name a module has for them: how many, and what they are where they lie face up."""

    name: str
    count: int
    tiles: tuple[TileView, ...] = ()
    numbers: tuple[int, ...] = ()


class PickedView(ViewPart):
    """A tile picked in this turn, with the creature it was picked for; without a spirit it is still face down."""

    place: str
    tile: TileView
    creature: Creature | None
    tokens: tuple[TokenView, ...]
    lights: tuple[Spirit, ...] = ()
    """The Moonlight tiles that come with it."""


class PartView(ViewPart):
    """A side's part in a spirit or power: symbols on tiles and on tokens, whether it has the strict majority, and its points."""

    on_tiles: int
    on_tokens: int
    leads: bool
    points: int
    missing: bool

    @property
    def total(self) -> int:
        """Number of the side's symbols, on tiles and on tokens."""
        return self.on_tiles + self.on_tokens


class CategoryView(ViewPart):
    """A spirit or power and both sides' part in it; `demanded`: how often the Moonlight card demands it."""

    name: Spirit | Power
    light: PartView
    shadow: PartView
    demanded: int
    in_all: int = 0
    """The symbols on all tiles of this game."""
    to_come: int = 0
    """The symbols that neither side has and that have not left the game."""

    def of(self, side: Side) -> PartView:
        """Return the part of a side."""
        return self.light if side == "light" else self.shadow


class SideView(ViewPart):
    """The belongings of a side, and the lines of its score as if the game ended with them."""

    side: Side
    tiles: tuple[TileView, ...]
    tokens: tuple[Face, ...]
    bits: int
    lights: tuple[Spirit, ...]
    fireflies: int
    lines: tuple[ScoreLine, ...]
    score: int


class MissionView(ViewPart):
    """A mission of an Objective card, and whether it is done as things stand."""

    side: Side
    spirit: Spirit
    least: int
    done: bool


class PlayerView(ViewPart):
    """The belongings of one player. Of the Objective card others know nothing until the end: its `side` is None."""

    seat: Seat
    gem: Gem
    gems: int
    spent: int
    bits: int
    side: Side | None = None
    missions: tuple[MissionView, ...] = ()


class MoonlightView(ScriptView):
    """The forest as one seat (None: an onlooker) may know it."""

    scenario: int
    mode: Mode
    difficulty: Difficulty
    modules: tuple[str, ...]
    """The modules of rules that are played."""
    phase: Phase
    turn: int
    """The number of the turn, from 1; 0 before the first."""
    active: Seat | None
    first: Seat
    rows: int
    columns: int
    """Width of the map in whole columns; `rows` is its height."""
    spots: tuple[SpotView, ...]
    """All places, in reading order, from the bottom of each stack up."""
    tiles_left: int
    piles: tuple[TokenPileView, ...]
    stacks: tuple[StackView, ...]
    picked: tuple[PickedView, ...]
    sides: tuple[SideView, ...]
    """The side of Light, then Shadow's."""
    categories: tuple[CategoryView, ...]
    """The spirits, then sun, moon and fire."""
    spirits: tuple[Spirit, ...]
    lacking: tuple[Spirit, ...]
    """The spirits of which the team has no tile yet; at the end those for whose lack it has lost."""
    scored: int | None
    """Number of spirits the team may score at most, by its bits; None where bits do not matter."""
    card: tuple[Spirit, ...]
    players: tuple[PlayerView, ...]
    plus: int
    talking: bool
    """Whether two who play together may talk of the game now."""
    beside_bits: int
    """The Moonlight bits that lie beside the forest."""
    common_gems: bool = False
    """Whether two who play together share the gems, which lie before the first seat."""
    notices: tuple[Text, ...] = ()
    """The notices of modules: what there is to say of the moment."""
