"""Observation of one seat: the models that pictures and messages are made from.

Nearly all of it is public (SI-ASYNC-04): hidden are only the order of the decks, face-down fear cards and the other side of the
blight card.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.games.spirit_island.model.facts import Space, powers
from engine.games.spirit_island.model.kinds import Element, InvaderAction, Kind, Phase, Result, Speed
from engine.kit import ViewPart
from engine.text import Seat, Text
from engine.view import View

Mark: TypeAlias = Literal[
    "no-ravage",
    "no-build",
    "no-city",
    "no-explore",
    "no-blight",
    "dahan-health",
    "dahan-safe",
    "dahan-hidden",
    "dahan-at-once",
    "fear-defends",
    "vengeance",
    "heart",
]
"""A lasting rule that holds in a land until the end of the turn; `model/lasting_rule.py` says what each does. Defend is a number.

`heart` is a land in which a scenario allows no buildings (SI-SCENARIO-07).
"""


class PieceView(ViewPart):
    """Pieces of one kind with the same damage that stand in a land."""

    kind: Kind
    damage: int
    health: int
    """Health of the piece, modifiers included."""
    count: int


class ForecastView(ViewPart):
    """The ravage that comes next in a land as it will be if nobody acts before it."""

    attack: int
    """Damage of the invaders before Defend."""
    damage: int
    """Damage left after Defend, for the land and for the Dahan each."""
    blight: int
    """Number of blight that would come to the land."""
    cascade: bool
    """Whether blight would go on to another land."""
    dahan_lost: int
    counterattack: int
    """Damage of the Dahan that survive."""
    presence_lost: tuple[int, ...] = ()
    """Number of presence in the land that its blight would destroy, by seat; () where it would destroy none."""


class LandView(ViewPart):
    """A land, or an ocean (number 0), with all that stands in it."""

    id: str
    """The name of the land, `A5`; an ocean is `A0`."""
    board: str
    number: int
    terrain: str
    coastal: bool
    in_play: bool
    """Whether the land is in play: all are but oceans that do not count as lands now."""
    pieces: tuple[PieceView, ...]
    """Pieces in the order explorers, towns, cities, Dahan; () where there is none."""
    blight: int
    presence: tuple[int, ...]
    """Number of presence in the land, by seat."""
    sacred: tuple[Seat, ...]
    """The seats that have a sacred site in the land."""
    defend: int
    marks: tuple[Mark, ...]
    next: tuple[InvaderAction, ...]
    """Actions of the invaders here in the Invader Phase that comes next, ravage and build; where they explore nobody knows before."""
    will_build: tuple[Literal["town", "city"], ...]
    """The buildings that the invaders add here in the Invader Phase that comes next, in their order: several where an adversary builds
    more than once. () where the invaders do not build.
    """
    builds_alone: bool
    """Whether they build although there are no invaders, as an adversary's rules have it."""
    forecast: ForecastView | None
    """Forecast of the ravage in this land; None where the invaders do not ravage."""


class InvaderCardView(ViewPart):
    """A face-up invader card: `2-coastal`."""

    id: str
    stage: int
    lands: tuple[str, ...]
    """Lands the card is about: one or two terrains, or `coastal`."""
    escalation: bool


class InvadersView(ViewPart):
    """The invader track. `deck` is the stages of the cards still face down, top first."""

    ravage: InvaderCardView | None
    build: InvaderCardView | None
    extra: InvaderCardView | None
    """The card that an adversary builds with before Ravage; None where there is none."""
    explored: InvaderCardView | None
    """The card that was revealed and is about to be explored with; None at any other time (SI-ESCALATE-02)."""
    discard: tuple[InvaderCardView, ...]
    deck: tuple[int, ...]


class FearView(ViewPart):
    """Fear and terror. The lists of cards hold an id where the card is face up, else None."""

    level: int
    pool: int
    generated: int
    markers: int
    """Number of markers of the pool and of generated fear together."""
    parts: tuple[int, ...]
    """Number of cards of the deck left before each divider and at the end; one for each level still to come."""
    deck: tuple[str | None, ...]
    earned: tuple[str | None, ...]
    resolving: str | None
    discard: tuple[str, ...]
    end: str
    """The effect of the last card that is earned: `win`, `nothing` or `insurrection`."""


class BlightView(ViewPart):
    """The blight card: `card` is None while it is healthy or where none is used."""

    has_card: bool
    card: str | None
    is_blighted: bool
    left: int


class SpaceView(ViewPart):
    """A space of a presence track, and whether it is uncovered."""

    space: Space
    shown: bool


class ThresholdView(ViewPart):
    """A threshold of a power and whether its spirit has the elements now."""

    elements: dict[Element, int]
    met: bool


class PowerView(ViewPart):
    """A card or innate power of a spirit. `used` in this turn; `usable` in this phase, now."""

    id: str
    cost: int
    """Energy that it takes; below 0 it gives some."""
    speed: Speed
    elements: tuple[Element, ...]
    thresholds: tuple[ThresholdView, ...]
    used: bool
    usable: bool
    as_fast: bool
    """Whether the power is a slow one that may be used as a fast one now."""
    price: int = 0
    """Energy that its use takes now wherever it is aimed, as a repeat may; below 0 it gives some."""
    far: tuple[str, ...] = ()
    """Lands that take `far_cost` more, for the power does not reach them."""
    far_without_range: tuple[str, ...] = ()
    """Lands that do where it is used without the thresholds that add range."""
    far_cost: int = 0


class StepView(ViewPart):
    """A growth action that is still to be done."""

    number: int
    text: Text


class SpiritView(ViewPart):
    """A seat and its spirit. Before spirits are chosen, `spirit` is None and all else is empty."""

    seat: Seat
    board: str
    spirit: str | None
    energy: int
    income: int
    plays: int
    """Number of cards the spirit may play this turn in all."""
    extra_plays: int
    """Number of these that it may play in this turn alone."""
    plays_left: int
    energy_track: tuple[SpaceView, ...]
    plays_track: tuple[SpaceView, ...]
    destroyed: int
    on_island: int
    elements: dict[Element, int]
    """Elements the spirit has this turn: of cards in play, of tracks, of effects; only those above 0."""
    any_left: int
    """Number of spaces of any element that nothing was chosen for yet this turn."""
    hand: tuple[PowerView, ...]
    played: tuple[PowerView, ...]
    discard: tuple[str, ...]
    drawn: tuple[str, ...]
    forgets: int
    progression: tuple[str, ...]
    innates: tuple[PowerView, ...]
    grown: int | None
    """The growth option chosen this turn, from 1."""
    todo: tuple[StepView, ...]
    reclaims: int
    """Number of cards the spirit may reclaim one by one now."""
    is_ready: bool
    is_active: bool
    """Whether the spirit can still use a power in this phase and has not said that it is done."""
    pool: int
    """Health of drowned invaders; only one spirit collects it."""
    permissions: tuple[Text, ...]
    """Permissions that effects give the spirit until the end of the turn, in words."""
    saved_on_fast: int = 0
    """Energy by which fast powers are cheaper at this table than they are printed."""
    regrowth_cost: int = 0
    """Energy for growing one of the destroyed presence, where the spirit can."""

    def price(self, card: str) -> int:
        """Return the energy that a power card costs the spirit here, wherever it lies; below 0 it gives energy (SI-SCENARIO-03)."""
        known = powers()[card]
        return known.cost - (self.saved_on_fast if known.speed == "fast" else 0)


class AskView(ViewPart):
    """A decision that an effect waits for; until it is made nobody can do anything else (SI-ASYNC-05)."""

    seat: Seat
    prompt: Text


class SpiritIslandView(View):
    """The table as one seat (None: an onlooker) may know it."""

    phase: Phase
    step: Text | None
    """The step that goes on now, in the Invader Phase; None otherwise."""
    asked: tuple[AskView, ...]
    """Decisions an effect waits for; () between effects."""
    turn: int
    """Number of the turn, from 1; 0 during setup."""
    result: Result | None
    why: tuple[Text, ...]
    """Reasons why the game is over: of a sacrifice victory both, of any other end one."""
    boards: tuple[str, ...]
    """The boards by seat, laid out as `lands.toml` says for their number."""
    corners: bool
    adversary: str | None
    adversary_level: int
    scenario: str | None
    ways: tuple[Text, ...]
    """Ways to win and to lose that are the adversary's or the scenario's own, each with how far it has come."""
    goal: Text | None
    """Goal of a scenario in place of the condition of the terror level; None where that stands."""
    threat: tuple[Text, ...]
    """Reasons for which the game will be lost in this turn's Invader Phase if nobody acts; () where it will not, as far as is known."""
    near: tuple[Text, ...]
    """Ways to lose that have come near: some of `ways`."""
    escalation_threat: tuple[Text, ...]
    """Reasons for which the game will be lost if the next card brings an escalation; () where it will not."""
    turns_blight: bool
    """Whether so much blight comes then that the blight card is turned."""
    lands: tuple[LandView, ...]
    """All lands by seat and number, each board's ocean before its lands."""
    invaders: InvadersView
    fear: FearView
    blight: BlightView
    spirits: tuple[SpiritView, ...]
    decks: dict[str, int]
    """Number of cards left of `minor` and `major`."""
    discards: dict[str, tuple[str, ...]]
    first: tuple[str, ...]
    """Lands that ravage and build before the others this turn."""
    free: tuple[str, ...]
    """Spirits that can still be chosen, during setup."""
    victory_score: int
    """The score that a victory would have now."""
