"""Tables as the rest of the program knows them: readings that are never changed, only replaced by newer ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Literal, TypeAlias

from bot.store.rows import LIVE as LIVE
from bot.store.rows import NOWHERE as NOWHERE
from bot.store.rows import AtDeadline, PaceName, Unrated
from bot.store.rows import Status as Status
from bot.tables.model.errors import HasNotStarted
from bot.tables.model.preferences import Preferences
from engine.chance import commitment
from engine.event import Event
from engine.game import Game, TableOptions
from engine.legal import Legal
from engine.match import Match
from engine.text import Seat, Text
from engine.view import View
from words.names import readable


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who acts. The name is kept with the chair, to be shown; the locale is the person's own and is not kept."""

    id: int
    name: str
    locale: str = "en-US"


@dataclass(frozen=True, slots=True)
class Venue:
    """A channel, a thread or a direct message; a place has at most one live table."""

    channel: int
    guild: int | None = None
    parent: int | None = field(default=None, compare=False)
    """The channel above, of a thread; None of any other place, and where it is not known."""

    @property
    def is_gone(self) -> bool:
        """Whether the channel that a table had is there no more."""
        return self.channel == NOWHERE


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of one seat. Times are in UTC."""

    since: datetime | None = None
    """The time since which the others wait for the seat, or of its last move where they still do after it; None while nobody waits."""
    bank: timedelta | None = None
    """Time that the seat had left at `since`; None where nobody counts it."""
    deadline: datetime | None = None
    reminder: datetime | None = None
    """The time at which the person is to be reminded that the deadline is near; None where there is no reminder left."""
    waking: datetime | None = None
    """The time at which a person who slept as the wait began is to be told of it; None where they were told at once."""


ANYBODY = 0
"""The id to which a seat is offered that anybody may take. No person has it."""


@dataclass(frozen=True, slots=True)
class Chair:
    """The player at a seat: a person, or a computer player of a level (a key of `engine.players.LEVELS`).

    Both, where a computer player stands in for a person who may take the chair back at any time. Where a person has resigned, a computer
    player has the chair, the name stays, and `resigned` is the id of that person; where somebody else has taken the seat it is the id of
    the person who had it before. It is `NOBODY` where that person is forgotten.
    """

    seat: Seat
    name: str
    person: int | None = None
    computer: str | None = None
    resigned: int | None = None
    clock: Clock = Clock()
    gone: bool = False
    """Whether the person has left the server, as far as that is known."""
    offered: int | None = None
    """The id of the person who may take the seat, or `ANYBODY`; None while nobody may."""

    @property
    def mover(self) -> int | None:
        """The id of the person who moves here; None where a computer player does."""
        return None if self.computer else self.person


VoteKind: TypeAlias = Literal["undo", "replace", "pause", "abandon", "wait"]
"""The subjects a vote may have; `bot.tables.steps.votes` says who decides on each."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A request that one player makes to the others, who grant or refuse it. A table has at most one at a time."""

    kind: VoteKind
    """The subject of the vote."""
    by: Seat | None
    """The seat that asks; None where the clock does."""
    about: int
    """The object of the vote: of an undo the number of moves, of a replacement the seat, else 0."""
    moment: int = 0
    """The moment of the table after the vote was asked for."""
    agreed: tuple[Seat, ...] = ()
    """The seats that have granted it so far."""
    refused: tuple[Seat, ...] = ()
    until: datetime | None = None
    """The time at which the vote lapses; None where it does not, or that is not settled yet."""


@dataclass(frozen=True, eq=False)
class Table:
    """A reading of a table at one moment. Whatever happens at the table makes a new reading; this one stays as it is."""

    id: int
    place: Venue
    host: int
    """The id of the person who may change the lobby, pause the game and ask to call it off: the opener, or the host who came after."""
    language: str
    """The language of all that is said in public here: one of `words.catalogue.LANGUAGES`."""
    status: Status
    game: Game[Any, Any]
    options: TableOptions
    seats: int
    """Number of chairs: in the lobby those there are to take, from the start on those of the players."""
    chairs: tuple[Chair, ...]
    """The chairs in seat order, which is the order of joining."""
    moment: int
    """Number of rows of the log so far, those of the lobby too; it only ever grows, also through undo."""
    created: datetime
    started: datetime | None = None
    ended: datetime | None = None
    match: Match[Any] | None = field(default=None, repr=False)
    """The game in progress, to be read only; None in the lobby."""
    notice: Text | None = None
    """The sentence for everybody after the rules have changed, about steps that fit no more, say; usually None."""
    secret: bytes = field(default=b"", repr=False)
    """The seed. Never shown while the game goes on: show `commitment`, and `seed` when it is not None."""
    version: int = 0
    """The version of the rules that the table was last saved under."""
    pace: PaceName = "none"
    """The pace: the time that a move may take."""
    at_deadline: AtDeadline = "nothing"
    """The step taken when that time is over."""
    vote: Vote | None = None
    ask_moments: tuple[int, ...] = ()
    """By seat, the moment since which it is asked the same, whatever others do meanwhile; () where that is not known."""
    preferences: Mapping[int, Preferences] = field(default_factory=dict, repr=False)
    """By person, the preferences as far as they have been looked up; a change afterwards makes a new reading."""
    sealed: datetime | None = None
    """The time until which the seed is a secret even where the game is over, because others play the same deal; None where they do not."""
    claimed: Seat | None = None
    """The seat that has won a game that was called off: it has claimed the win, for the other one let its time pass, or in a tournament
    nobody is left to play against.
    """
    unrated: Unrated | None = None
    """The reason why the game, now over, counts in no ratings; None where it may."""
    bound: int | None = None
    """The most days by the calendar that a move may take, absences not counted; None where waking time alone counts."""
    lost: int = 0
    """Number of steps that the present rules have made impossible without the log saying yet that they are gone."""

    @property
    def live(self) -> bool:
        """Whether the game has not come to its end: its seed is a secret as long as it has not."""
        return self.status in LIVE

    @property
    def commitment(self) -> str:
        """The hash of the seed, known from the lobby on."""
        return commitment(self.secret)

    @property
    def seed(self) -> str | None:
        """The seed in hex once the table is over or abandoned; None while it is live, and where it is `sealed`: see `seed_at`."""
        return None if self.live or self.sealed is not None else self.secret.hex()

    def is_sealed(self, now: datetime) -> bool:
        """Return whether others still play the same deal."""
        return self.sealed is not None and self.sealed > now

    def seed_at(self, now: datetime) -> str | None:
        """Return the seed in hex once the table is over, and the seal, if any, has ended by `now`; else None."""
        return None if self.live or self.is_sealed(now) else self.secret.hex()

    @property
    def is_for_several(self) -> bool:
        """Whether more than one person plays here, or could still sit down."""
        return (
            self.seats - sum(chair.person is None and chair.computer is not None for chair in self.chairs) > 1
        )

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the players by seat, as `Words.say` wants them."""
        return tuple(readable(chair.name) for chair in self.chairs)

    @property
    def awaiting(self) -> tuple[Chair, ...]:
        """The chairs that are waited for; empty where the table is not being played."""
        if self.match is None or self.status is not Status.PLAYING:
            return ()
        return tuple(self.chairs[seat] for seat in self.match.awaiting)

    def is_current(self, moment: int, person_id: int | None) -> bool:
        """Return whether this person is asked now what they were asked at that moment; what they can do may have changed."""
        seat = self.seat_of(person_id)
        return moment == self.moment or (
            seat is not None
            and seat < len(self.ask_moments)
            and self.ask_moments[seat] <= moment < self.moment
        )

    def imagined(self, match: Match[Any]) -> Table:
        """Return the table as if this were its match, for a look at what could be: without the seed, and without what anybody was asked."""
        return replace(self, match=match, secret=b"", ask_moments=())

    def seat_of(self, person_id: int | None) -> Seat | None:
        """Return the seat of a person; None for an onlooker, and for one who has resigned."""
        if person_id is None:
            return None
        return next((chair.seat for chair in self.chairs if chair.person == person_id), None)

    def view(self, person_id: int | None) -> View:
        """Return everything that this person may know; None is an onlooker. Raises HasNotStarted in the lobby."""
        if self.match is None:
            raise HasNotStarted
        return self.match.view(self.seat_of(person_id))

    def legal(self, person_id: int | None) -> Legal[Any]:
        """Return the person's legal actions now; empty for onlookers and where nothing can be done."""
        seat = self.seat_of(person_id)
        if self.match is None or seat is None or self.status is not Status.PLAYING:
            return Legal[Any](tuple)
        return self.match.legal(seat)


@dataclass(frozen=True, slots=True)
class Told:
    """One action of one seat in text form, and what it told.

    `action` is the text form of a move, or a log event such as `@resign`; `events` are filtered by `Event.read_by`.
    """

    seat: Seat
    action: str
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """The outcome of a request: the table after it, and what was told, computer players' moves included."""

    table: Table
    told: tuple[Told, ...] = ()
    taken_back: tuple[Told, ...] = ()
    """The actions an undo took back, oldest first, without events."""
    repeated: bool = False
    """The interaction had been applied before; nothing was applied now, and the answer is the same again."""
