"""Games at random: legal mixes of all options, every number of seats, every legal action."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, islice, product
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Interval, Le, Lt
from pydantic import ValidationError

from engine.chance import Chance
from engine.game import Game, TableOptions
from engine.match import Match
from engine.text import Seat
from engine.undo import Entry

MOST_ACTIONS = 2000
"""Maximum number of actions of a game: more than any takes that ends."""

CLOSELY = 8
"""Number of moments at the beginning of a game that are all looked at, unless it costs much to look."""

LONG_NAMES = (
    "Wielkomiłościwa Bożydara Ż.",
    "王小明と森の仲間たちと動物たち",
    "🦔🦔 hedgehog of the hills",
    "x" * 32,
)
"""Players' names as long as Discord allows."""


@dataclass(frozen=True)
class Start:
    """The beginning of a game."""

    game: Game[Any, Any]
    options: TableOptions
    seats: int
    seed: bytes

    def match(self) -> Match[Any]:
        return Match.new(self.game, self.options, self.seats, self.seed)

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, {self.options!r}, seed {self.seed.hex()}"


MOST_MIXES = 200
"""Number of mixes above which a game is played in those that let any two choices meet."""
CANDIDATES, PATIENCE_FOR_PAIRS = 30, 20
"""Number of mixes that are drawn to choose the next one from, and number of draws in vain before none is looked for any more."""


def viewers(seats: int) -> list[Seat | None]:
    """Return everybody who can look: all seats, and None for an onlooker."""
    return [None, *map(Seat, range(seats))]


def starts(game: Game[Any, Any], count: int, name: str, first: int = 0) -> Iterator[Start]:
    """Yield `count` beginnings, over all numbers of seats in turn, and for each over every mix of options in an order of its own.

    Those from `first` on are made without the ones before them.
    """
    for number in range(first, first + count):
        turn, place = divmod(number, len(game.seats))
        seats = game.seats[place]
        order = _order(game, seats, name)
        options = with_numbers(game, order[turn % len(order)], seats, Chance(f"{name} {number}".encode()))
        yield Start(game, options, seats, f"{name} {number}".encode())


@cache
def _order(game: Game[Any, Any], seats: int, name: str) -> Sequence[TableOptions]:
    return Chance(f"{name} {seats}".encode(), name=game.id).shuffled(mixes(game, seats))


def moments(game: Game[Any, Any], count: int) -> Iterator[tuple[Match[Any], Entry[Any] | None]]:
    """Yield the moments worth a look in `count` beginnings, the same for every test, as `glimpses` gives them."""
    for start in starts(game, count, "moments"):
        yield from glimpses(start)


@cache
def glimpses(start: Start, closely: int = CLOSELY) -> tuple[tuple[Match[Any], Entry[Any] | None], ...]:
    """Return one match as `played` gives it, but of its later moments only some, so that a long game is not looked at longer than a
    short one.

    The first `closely` moments are looked at, after as many more every second one, and so on; and the last. It is played
    once for all tests: what is given here is looked at, or copied, and never played on itself.
    """
    chance = Chance(start.seed, name="glimpses")
    return tuple(
        (match.copy(), entry)
        for number, (match, entry) in enumerate(played(start))
        if entry is None or chance.below(1 + number // closely) == 0
    )


def every_pair(game: Game[Any, Any]) -> Iterator[Start]:
    """Yield beginnings in which any two choices that go together meet, the number of seats being one: far fewer than there are mixes."""
    chance = Chance(b"every pair", name=game.id)
    meeting = {
        (seats, mix): set(combinations_with_replacement((("seats", seats), *mix), 2))
        for seats in game.seats
        for mix in mixes(game, seats)
    }
    while any(meeting.values()):
        seats, mix = most = max(meeting, key=lambda each: len(meeting[each]))
        met = meeting.pop(most)
        yield Start(game, with_numbers(game, mix, seats, chance), seats, f"{len(meeting)} more".encode())
        for pairs in meeting.values():
            pairs -= met


@cache
def mixes(game: Game[Any, Any], seats: int) -> tuple[TableOptions, ...]:
    """Return every mix of switches and listed choices that `seats` players may play; whatever else there is to choose is left as it is.

    Where there are more than `MOST_MIXES`, they are mixes in which any two choices that go together meet.
    """
    listed = {
        name: values
        for name, field in game.Options.model_fields.items()
        if (values := _listed(field.annotation))
    }
    every = (dict(zip(listed, values, strict=True)) for values in product(*listed.values()))
    found = (mix for values in every if (mix := accepted(game, values, seats)) is not None)
    mixed = tuple(islice(found, MOST_MIXES + 1))
    if len(mixed) > MOST_MIXES:
        mixed = tuple(_pairing_mixes(game, seats, listed))
    assert mixed, f"{game.id} accepts no options for {seats} seats"
    return mixed


def _pairing_mixes(
    game: Game[Any, Any], seats: int, listed: Mapping[str, Sequence[Any]]
) -> Iterator[TableOptions]:
    """Yield mixes that each hold two choices which have not met before, until no such mixes are found any more."""
    chance = Chance(b"pairing mixes", name=f"{game.id} {seats}")
    met: set[tuple[tuple[str, Any], tuple[str, Any]]] = set()
    misses = 0
    while misses < PATIENCE_FOR_PAIRS:
        drawn = [{name: chance.choice(values) for name, values in listed.items()} for _ in range(CANDIDATES)]
        best = max(drawn, key=lambda values: len(set(combinations(values.items(), 2)) - met))
        fresh = set(combinations(best.items(), 2)) - met
        mix = accepted(game, best, seats) if fresh else None
        misses = 0 if mix else misses + 1
        if mix is not None:
            met |= fresh
            yield mix


def any_options(game: Game[Any, Any], count: int) -> Iterator[TableOptions]:
    """Yield options at random, `count` at most: those their model accepts; the game may still refuse them."""
    chance = Chance(b"any options", name=game.id)
    for _ in range(count):
        drawn: dict[str, Any] = {}
        for name, field in game.Options.model_fields.items():
            if values := _listed(field.annotation):
                drawn[name] = chance.choice(values)
            elif (limits := _limits(field.annotation, field.metadata)) is not None:
                drawn[name] = limits[0] + chance.below(limits[1] - limits[0] + 1)
        with suppress(ValidationError):
            yield game.Options(**drawn)


def with_numbers(game: Game[Any, Any], mix: TableOptions, seats: int, chance: Chance) -> TableOptions:
    """Return the mix with numbers at random, within the limits of the model, where the game accepts them."""
    drawn = {}
    for name, field in game.Options.model_fields.items():
        if (limits := _limits(field.annotation, field.metadata)) is not None:
            low, high = limits
            drawn[name] = low + chance.below(high - low + 1)
    return accepted(game, {**mix.model_dump(), **drawn}, seats) or mix


def accepted(game: Game[Any, Any], values: Mapping[str, Any], seats: int) -> TableOptions | None:
    """Return the options with these values, where the game does not refuse them. That it can be set up with them then is seen by
    playing.
    """
    try:
        options = game.Options(**values)
    except ValidationError:
        return None
    return options if game.refusal(options, seats) is None else None


def _listed(kind: Any) -> tuple[Any, ...]:
    """Return the values of a type that lists them, None included; () where it does not."""
    if get_origin(kind) in (Union, UnionType):
        parts = [_listed(part) for part in get_args(kind)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    if get_origin(kind) is Literal:
        return get_args(kind)
    if kind is bool:
        return (False, True)
    return (None,) if kind is NoneType else ()


def _limits(kind: Any, metadata: Sequence[Any]) -> tuple[int, int] | None:
    """Return the smallest and the greatest number of a type that has both."""
    if get_origin(kind) in (Union, UnionType):
        return next(filter(None, (_limits(part, metadata) for part in get_args(kind))), None)
    if hasattr(kind, "__metadata__"):
        return _limits(kind.__origin__, [*metadata, *kind.__metadata__])
    return _bounds(metadata) if kind is int else None


def _bounds(metadata: Iterable[Any]) -> tuple[int, int] | None:
    low: Any = None
    high: Any = None
    for bound in metadata:
        match bound:
            case Interval():
                low, high = bound.ge, bound.le
            case Ge(value):
                low = value
            case Gt(value):
                low = value + 1  # type: ignore[operator]
            case Le(value):
                high = value
            case Lt(value):
                high = value - 1  # type: ignore[operator]
    return None if low is None or high is None else (low, high)


def some_action(match: Match[Any], chance: Chance) -> Entry[Any]:
    """Return any legal action of any seat that may act; a seat that need not act does so one time in four."""
    seats = [seat for seat, ask in match.asks.items() if ask.must or chance.below(4) == 0] or match.awaiting
    seat = chance.choice(seats)
    legal = match.legal(seat)
    verb = chance.choice(legal.verbs)
    return Entry(seat, chance.choice(legal.under(verb)))


@dataclass
class Patience:
    """The patience with a random game that has come to an early end: it goes back some steps and tries others.

    Steps at random soon end a game in which one can fail, and nobody would ever see its middle. One game in four is left as it ends.
    """

    chance: Chance
    left: int = 0

    @classmethod
    def of(cls, start: Start) -> Patience:
        chance = Chance(start.seed, name="patience")
        return cls(chance, TRIES if chance.below(4) else 0)

    def goes_back(self, actions: int, held: int) -> int:
        """Return the number of the last `held` steps to be taken back after `actions` actions; 0 where the end stands."""
        if actions >= EARLY or not self.left or not held:
            return 0
        self.left -= 1
        return 1 + self.chance.below(held)


EARLY: Final = 60
"""Number of actions before which a game has ended early."""
TRIES: Final = 12
BACK: Final = 16
"""Number of times a game that has ended early goes back, and of steps at most."""


def played(start: Start, *, is_patient: bool = True) -> Iterator[tuple[Match[Any], Entry[Any] | None]]:
    """Yield one match, further on each time, with the action that is played next (None at the end).

    Not `is_patient`, it ends where steps at random have brought it first.
    """
    match, chance = start.match(), Chance(start.seed, name="players")
    patience = Patience.of(start) if is_patient else Patience(chance)
    held: list[tuple[Match[Any], Entry[Any]]] = []
    for _ in range(MOST_ACTIONS):
        if match.over:
            if back := patience.goes_back(match.seq, len(held)):
                match, held = held[-back][0], held[:-back]
                continue
            yield from held
            yield match, None
            return
        entry = some_action(match, chance)
        held.append((match.copy(), entry))
        if len(held) > BACK:
            yield held.pop(0)
        match.play(entry.seat, entry.action)
    raise AssertionError(f"does not end: {start}")
