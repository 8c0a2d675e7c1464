"""Disclosure: finds what an action brought to light. It is derived from the contract, and never left to a game's author to remember.

An action drew at random when it moved a counter of chance. It told a viewer something hidden when, over tables that looked the same to
that viewer before, the action would have left a different view or told different events, or could not have been made. That is asked of
a number of redealt tables; one that never differs in `SAMPLES` of them is taken to have told nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, TypeAlias

from pydantic import BaseModel

from engine.action import verb_of
from engine.chance import Chance, Counters, Dream
from engine.event import Event
from engine.game import Game
from engine.text import Arg, Seat, Text, Who, say
from engine.view import View

Path: TypeAlias = tuple[Any, ...]

SAMPLES = 24
"""Number of redealt tables asked for each viewer. A secret that two redeals in three leave as it was is missed only once in 17,000."""


@dataclass(frozen=True, slots=True)
class Disclosure:
    """The disclosure of an action: what it brought to light, or that it is `final` by the rules.

    All false or empty: it can be taken back.
    """

    final: bool = False
    draw: bool = False
    everybody: bool = False
    seats: frozenset[Seat] = frozenset()
    what: Text | None = None
    """The kind of thing that viewers have seen, where the game says so; else None."""

    def __bool__(self) -> bool:
        return self.final or self.draw or self.everybody or bool(self.seats)

    @property
    def reason(self) -> Text:
        """The reason why what brought this to light cannot be taken back."""
        how, told = self._extent()
        return say(f"sealed-{how}", **told)

    @property
    def warning(self) -> Text:
        """The reason why what would bring this to light could not be taken back, for before it is done."""
        if self.final:
            return self.reason
        how, told = self._extent()
        return say(f"warned-{how}", **told)

    def _extent(self) -> tuple[str, Mapping[str, Arg]]:
        """Return how far this goes, as the keys of sentences have it, and what these tell of it."""
        if self.final:
            return "final", {}
        if self.draw:
            return "draw", {}
        what: Mapping[str, Arg] = {"what": self.what} if self.what else {}
        seen = "-what" if what else ""
        if self.everybody or not self.seats:
            return f"all{seen}", what
        return f"some{seen}", {"who": tuple(Who(seat) for seat in sorted(self.seats)), **what}


class Inquiry:
    """An inquiry: follows a table through actions and says of each what it brought to light.

    For each viewer that has to be asked it deals worlds: tables as they could be for all that viewer knows. Those of the seat that acts
    are dealt once in a run of its actions: as long as nothing comes to light each action is played in them too, and they are still what
    could be. For others they are dealt for each action anew, for what the seat chose in secret may have been something else.
    """

    def __init__(
        self, game: Game[Any, Any], table: Any, counters: Counters, seed: bytes, seats: int, seq: int = 0
    ) -> None:
        self.seq = seq
        """Number of actions that lead to where the inquiry stands."""
        self._game, self._seed, self._seats = game, seed, seats
        self._now = _Moment(game, table)
        self._counters = dict(counters)
        self._seat: Seat | None = None
        """The seat that made the actions so far; None before the first."""
        self._worlds: list[Any] = []
        """The worlds of that seat; empty where they have yet to be dealt."""

    def play(self, seat: Seat, action: Any) -> Disclosure:
        """Return what this legal action brings to light. The next one is played on what it leaves; nobody else's table is changed."""
        game, before, counters = self._game, self._now, dict(self._counters)
        table = game.keeping.copy(before.table)
        events = tuple(game.play(table, seat, action, Chance(self._seed, self._counters)))
        self._now = _Moment(game, table)
        self.seq += 1
        if verb_of(action) in game.final_verbs:
            disclosure = Disclosure(final=True)
        elif self._counters != counters:
            disclosure = Disclosure(draw=True)
        else:
            worlds = self._worlds if seat == self._seat else []
            trial = _Trial(game, before, self._now, events, seat, action, worlds)
            told = trial.told(self._seats)
            read = [event for event in events if event.readers is None] if told.everybody else events
            disclosure = replace(told, what=game.telling.sight(event.text for event in read))
            self._seat, self._worlds = seat, trial.led_to
        if disclosure:
            self._worlds = []
        return disclosure


def disclosed_by(
    game: Game[Any, Any], table: Any, counters: Counters, seed: bytes, seat: Seat, action: Any, seats: int
) -> Disclosure:
    """Return what the action would bring to light on this table, which is left as it is."""
    return Inquiry(game, table, counters, seed, seats).play(seat, action)


class _Moment:
    """A table, and what viewers see and know of it as far as that was asked."""

    def __init__(self, game: Game[Any, Any], table: Any) -> None:
        self.table = table
        self._game = game
        self._known: dict[Seat | None, Any] = {}
        self._views: dict[Seat | None, View] = {}

    def known(self, viewer: Seat | None) -> Any:
        if viewer not in self._known:
            self._known[viewer] = self._game.known(self.table, viewer)
        return self._known[viewer]

    def offers(self, viewer: Seat | None) -> Sequence[Any]:
        return () if viewer is None else self._game.offers(self.table, viewer)

    def view(self, viewer: Seat | None) -> View:
        if viewer not in self._views:
            self._views[viewer] = self._game.view(self.table, viewer)
        return self._views[viewer]


@dataclass(slots=True)
class _Trial:
    """An action, the moments before and after it, and what it told; `worlds` are those of the seat before it, if there are any."""

    game: Game[Any, Any]
    before: _Moment
    after: _Moment
    events: tuple[Event, ...]
    seat: Seat
    action: Any
    worlds: list[Any]
    led_to: list[Any] = field(default_factory=list)
    """The worlds of the seat after the action."""

    def told(self, seats: int) -> Disclosure:
        """Return what the action told. A seat that knows no more than an onlooker, and learns nothing, answers for the onlookers too."""
        own = None if self._has_secrets else self._tells(self.seat)
        if own is not False and self._tells(None):
            return Disclosure(everybody=True)
        learns = self._tells(self.seat) if own is None else own
        others = (viewer for viewer in map(Seat, range(seats)) if viewer != self.seat and self._tells(viewer))
        return Disclosure(seats=frozenset([*others, self.seat] if learns else others))

    @property
    def _has_secrets(self) -> bool:
        """Whether the seat knows something that an onlooker does not."""
        return bool(self.before.known(None) != self.before.known(self.seat))

    def _tells(self, viewer: Seat | None) -> bool:
        """Return whether the viewer could tell, after the action, tables apart that it could not tell apart before."""
        if viewer != self.seat and self._nothing_new(viewer):
            return False
        own = viewer == self.seat
        led_to = []
        for world in (own and self.worlds) or _dealt(self.game, self.before.table, viewer):
            if (after := self._played(world, viewer)) is None:
                return True
            led_to.append(after)
        if own:
            self.led_to = led_to
        return False

    def _played(self, world: Any, viewer: Seat | None) -> Any | None:
        """Return this world after the action, or None where the viewer could not see there what it sees.

        The seat itself knows what it did, and can do it wherever all looks the same to it; to the others it may have been any action
        with this verb.
        """
        if viewer == self.seat:
            return world if self._leads_to_the_same(world, self.action, viewer) else None
        ask = self.game.awaits(world).get(self.seat)
        legal = ask.legal.under(verb_of(self.action)) if ask else ()
        for action in sorted(legal, key=lambda action: action != self.action):
            trial = self.game.keeping.copy(world)
            if self._leads_to_the_same(trial, action, viewer):
                return trial
        return None

    def _leads_to_the_same(self, world: Any, action: Any, viewer: Seat | None) -> bool:
        """Play an action in a world and return whether the viewer knows and is told the same then as it is in truth."""
        events = tuple(self.game.play(world, self.seat, action, Dream()))
        then = _Moment(self.game, world)
        return (
            _read_by(viewer, events) == _read_by(viewer, self.events)
            and then.known(viewer) == self.after.known(viewer)
            and then.offers(viewer) == self.after.offers(viewer)
        )

    def _nothing_new(self, viewer: Seat | None) -> bool:
        """Return whether the viewer sees what it saw before, but for what an onlooker sees too: that is asked of the onlooker first."""
        before, after, read = self.before, self.after, _read_by(viewer, self.events)
        if viewer is None:
            return not read and before.known(None) == after.known(None)
        if read != _read_by(None, self.events):
            return False
        if all(
            moment.known(viewer) == moment.known(None) and not moment.offers(viewer)
            for moment in (before, after)
        ):
            return True
        return _private(before.view(viewer), before.view(None)) == _private(
            after.view(viewer), after.view(None)
        )


def _dealt(game: Game[Any, Any], table: Any, viewer: Seat | None) -> Iterator[Any]:
    """Yield tables as they could be for all this viewer knows; a single one where nothing is hidden from it."""
    dealer = Dream()
    for _ in range(SAMPLES):
        yield game.redeal(table, viewer, dealer)
        if not dealer.drew:
            return


def _read_by(viewer: Seat | None, events: Iterable[Event]) -> tuple[Text, ...]:
    return tuple(event.text for event in events if event.read_by(viewer))


def _private(view: View, public: View) -> dict[Path, Any]:
    """Return what a view says otherwise than the onlooker's, by the place where it says so."""
    return {path: value for path, value in _otherwise(view, public, ()) if path != ("seat",)}


def _otherwise(own: Any, public: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if own == public:
        return
    mine, others = _parts(own), _parts(public)
    if type(own) is not type(public) or not mine or mine.keys() != others.keys():
        yield path, own
        return
    for name, value in mine.items():
        yield from _otherwise(value, others[name], (*path, name))


def _parts(value: Any) -> Mapping[Any, Any]:
    """Return the parts of a part of a view, by name or place; empty where it is one whole."""
    if isinstance(value, BaseModel):
        return {name: getattr(value, name) for name in type(value).model_fields}
    if is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    if isinstance(value, tuple):
        return dict(enumerate(value))
    return value if isinstance(value, dict) else {}
