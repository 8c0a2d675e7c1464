"""The plain table: everything that changes in a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from engine.copied import Copied
from engine.games.spirit_island.model.facts import GrowthAction, SpiritPanel, spirits
from engine.games.spirit_island.model.island import Island, island
from engine.games.spirit_island.model.kinds import KINDS, Deck, Element, Kind, Phase, Result, Track
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.text import Seat


@dataclass(slots=True, eq=False)
class Piece(Copied):
    """An invader or a Dahan with the damage it has taken this turn (SI-DAMAGE-05). Pieces that look alike are still two.

    `dream` is the part of the damage that is undone after the power in progress, `dreamt` whether that power has already
    destroyed it in a dream, `restless` whether it is still to be pushed for that.
    """

    kind: Kind
    damage: int = 0
    dream: int = 0
    dreamt: bool = False
    restless: bool = False
    moved: bool | Literal["strikes"] = False
    """Whether the unit in progress has moved the piece (SI-SPIRIT-11), and whether it strikes for that (SI-SCENARIO-10)."""

    @property
    def name(self) -> str:
        """The piece as actions name it: pieces with the same name in a land are interchangeable.

        One that dreams of its end is named by the damage that stays. One that strikes because it was moved is not like one that
        was not.
        """
        damage = self.damage - self.dream if self.dreamt else self.damage
        mark = "-dreamt" if self.dreamt else "-moved" if self.moved == "strikes" else ""
        return self.kind + (f"-{damage}" if damage else "") + mark


@dataclass(slots=True)
class Land(Copied):
    """A land or an ocean with all that stands in it, but for presence, which belongs to the players."""

    pieces: list[Piece] = field(default_factory=list)
    blight: int = 0

    def of(self, kinds: tuple[Kind, ...]) -> list[Piece]:
        """Return the pieces of the kinds given."""
        return [piece for piece in self.pieces if piece.kind in kinds]

    def count(self, *kinds: Kind) -> int:
        """Return the number of pieces of the kinds given."""
        found = 0
        for piece in self.pieces:
            if piece.kind in kinds:
                found += 1
        return found

    def add(self, piece: Piece) -> None:
        """Put a piece here; pieces stand in a fixed order, so that equal lands are equal."""
        self.pieces.append(piece)
        self.pieces.sort(key=lambda each: (KINDS.index(each.kind), each.damage, each.dream, each.dreamt))

    def find(self, name: str) -> Piece:
        """Return a piece of that name. Raises LookupError where there is none."""
        try:
            return next(piece for piece in self.pieces if piece.name == name)
        except StopIteration:
            raise LookupError(f"there is no {name}") from None


@dataclass(slots=True)
class Used(Copied):
    """A power that was used this turn, in which phase, how often it was repeated, and whether it was a slow one used as fast.

    `paid`: whether a repeat of it has been paid for.
    """

    power: str
    phase: Phase
    repeats: int = 0
    swift: bool = False
    paid: bool = False


@dataclass(slots=True)
class Player(Copied):
    """A spirit and everything that is its own."""

    board: str
    spirit: str | None = None
    energy: int = 0
    shown: dict[Track, int] = field(default_factory=lambda: {"energy": 1, "plays": 1})
    """Number of spaces uncovered on each track (SI-TRACK-01)."""
    presence: dict[str, int] = field(default_factory=dict)
    destroyed: int = 0
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    used: list[Used] = field(default_factory=list)
    progression: list[str] = field(default_factory=list)
    elements: dict[Element, int] = field(default_factory=dict)
    """Elements that this turn's effects and choices gave, beside those of cards and tracks."""
    any_chosen: int = 0
    drawn: list[str] = field(default_factory=list)
    """Cards that lie drawn until one is kept."""
    forgets: int = 0
    """Number of cards the player has to forget before anything else."""
    draws: int = 0
    """Number of draws of this turn's growth that are done."""
    grown: int | None = None
    todo: list[GrowthAction] = field(default_factory=list)
    """Actions left of the growth option chosen."""
    has_income: bool = False
    extra_plays: int = 0
    has_reclaimed: bool = False
    is_ready: bool = False
    has_passed: bool = False
    pool: int = 0
    """Health of drowned invaders not yet turned into energy (SI-SPIRIT-12)."""
    before: Player | None = None
    """The player as it was when the Spirit Phase began, with whatever was drawn since: the state that starting over goes back to."""

    @property
    def facts(self) -> SpiritPanel:
        """The panel of the player's spirit."""
        assert self.spirit is not None, "no spirit has been chosen yet"
        return spirits()[self.spirit]

    @property
    def on_island(self) -> int:
        """Number of the player's presence on the island."""
        return sum(self.presence.values())

    def on_track(self, track: Track) -> int:
        """Return the number of presence that still covers a track."""
        spaces = self.facts.energy if track == "energy" else self.facts.plays
        return len(spaces) - self.shown[track]


@dataclass(slots=True)
class Fear(Copied):
    """Fear and terror. The deck's first card is its top; `parts` is how many cards are left before each divider."""

    deck: list[str]
    parts: list[int]
    box: list[str]
    markers: int
    generated: int = 0
    earned: list[str] = field(default_factory=list)
    resolving: str | None = None
    discard: list[str] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)
    """Cards of the deck or earned that everybody has seen."""
    level: int = 1
    resolved: int = 0
    """Number of cards resolved in this Invader Phase (SI-ADVERSARY-12)."""


@dataclass(slots=True)
class Blight(Copied):
    """The blight card and what lies on it; `card` None is the variant without one (SI-BLIGHT-12)."""

    card: str | None
    left: int
    is_blighted: bool = False


@dataclass(slots=True)
class InvaderTrack(Copied):
    """The invader track: the deck (its first card is the top), what lies in each space, and what is out."""

    deck: list[str]
    box: list[str]
    ravage: str | None = None
    build: str | None = None
    explored: str | None = None
    discard: list[str] = field(default_factory=list)
    extra: str | None = None
    """The card in the extra Build space of an adversary; None where none lies there (SI-ADVERSARY-10)."""
    extra_is_gone: bool = False
    """Whether the extra Build space was removed."""


@dataclass(slots=True)
class Table(Copied):
    """The table. `won` and `lost` say why, as soon as it is so; `result` once the unit in progress is done (SI-WIN-06)."""

    boards: tuple[str, ...]
    corners: bool
    own_presence: bool
    """Whether fear cards that speak of presence mean the acting player's (SI-FEAR-11)."""
    progressions: bool
    players: list[Player]
    lands: dict[str, Land]
    fear: Fear
    blight: Blight
    invaders: InvaderTrack
    decks: dict[Deck, list[str]]
    discards: dict[Deck, list[str]]
    turn: int = 0
    difficulty: int = 0
    """The difficulties of adversary and scenario added up; 0 without both (SI-SCORE-04)."""
    adversary: str | None = None
    adversary_level: int = 0
    scenario: str | None = None
    phase: Phase = "setup"
    agenda: list[str] = field(default_factory=list)
    """Steps and units still to come in the Invader Phase and in Time Passes, in order."""
    lasting: list[Lasting] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    """Lands that the host lets ravage and build before the others this turn (SI-ASYNC-12)."""
    unit: list[tuple[str, Kind]] = field(default_factory=list)
    """Pieces that the unit in progress has destroyed so far, by kind, each with its land."""
    acting: str | None = None
    """The land whose invaders are acting, while they are."""
    alone: list[str] = field(default_factory=list)
    """Lands that build in this step though no invaders are there (SI-ADVERSARY-08)."""
    has_risen: bool = False
    """Whether the last fear card was earned in this unit, which calls the Dahan to arms (SI-SCENARIO-12)."""
    has_refused: bool = False
    """Whether a ritual was refused in this phase (SI-SCENARIO-09)."""
    won: str | None = None
    lost: str | None = None
    result: Result | None = None

    @property
    def seats(self) -> list[Seat]:
        """All seats, in order."""
        return [Seat(seat) for seat in range(len(self.players))]

    @property
    def island(self) -> Island:
        """The boards as they are joined."""
        return island(self.boards, self.corners)

    def everywhere(self) -> Iterator[tuple[str, Land]]:
        """Yield the lands with their names, by seat and number; no oceans."""
        for name in self.island.lands:
            yield name, self.lands[name]
