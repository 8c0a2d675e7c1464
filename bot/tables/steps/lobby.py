"""The requests of the lobby: each function returns the step that a request makes, or raises the refusal of one that cannot be made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from pydantic import ValidationError

from bot.tables.log import rows
from bot.tables.log.replay import told_of_setup
from bot.tables.model.errors import (
    AlreadySeated,
    NoComputer,
    NotEnough,
    TableFull,
    TooFewChairs,
    TooSlow,
)
from bot.tables.model.paces import AT_DEADLINE, BOUNDS, PACES, PaceName, at_least
from bot.tables.model.step import Step
from bot.tables.model.table import Chair, Person, Status, Table, Venue
from bot.tables.steps.guards import require_chair, require_lobby, require_lobby_host
from engine.errors import Malformed
from engine.game import Game, TableOptions
from engine.match import Match
from engine.text import Seat, say
from words.catalogue import language_of, words

T = TypeVar("T", bound=str)


def options_of(game: Game[Any, Any], chosen: Mapping[str, object]) -> TableOptions:
    """Return the options a host has chosen. Raises Malformed for a mix the game forbids; a Refused of the game's own passes."""
    try:
        return game.Options.model_validate(dict(chosen))
    except ValidationError as error:
        why = "; ".join(found["msg"] for found in error.errors())
        raise Malformed(say("malformed-options", why=why)) from error


def chairs_for(game: Game[Any, Any], seats: int | None) -> int:
    """Return the number of chairs of a lobby: the one asked for, or where None the most the game can have. Raises Malformed for one it
    cannot.
    """
    if seats is None:
        return max(game.seats)
    if seats not in game.seats:
        raise Malformed(say("malformed-seats", seats=_numbers(game), given=seats))
    return seats


def moved_on(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of those who played to the end, for another game: each moves on by one seat, and the last of them comes first."""
    there = stayed(table)
    return tuple(
        Chair(Seat(number), chair.name, chair.person, None if chair.person else chair.computer)
        for number, chair in enumerate((*there[-1:], *there[:-1]))
    )


def stayed(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of the people who play at the table in the end, and of the computer players who have come with them.

    Whoever has taken a seat over is one of them; a computer player who moves for somebody who has left is not.
    """
    return tuple(
        chair for chair in table.chairs if chair.person or (chair.computer and chair.resigned is None)
    )


def paced(table: Table, least: PaceName, before: Table | None = None) -> Table:
    """Return the table with at least the pace that the server wants of games of several people.

    Where it was for several `before` and is for one person now, that pace is taken off again, unless the host has settled more of it.
    """
    if table.is_for_several:
        return replace(table, pace=at_least(table.pace, least))
    is_as_wanted = table.pace == least and table.at_deadline == "nothing" and table.bound is None
    is_freed = before is not None and before.is_for_several and is_as_wanted
    return replace(table, pace="none") if is_freed else table


def sit_down(table: Table, person: Person) -> Step:
    """Seat a person in the lobby. Raises AlreadySeated, TableFull, HasStarted, IsOver."""
    require_lobby(table)
    if table.seat_of(person.id) is not None:
        raise AlreadySeated
    seat = _free_seat(table)
    return Step(replace(table, chairs=(*table.chairs, Chair(seat, person.name, person.id))), rows.JOIN, seat)


def stand_up(table: Table, person: Person) -> Step:
    """Leave the lobby; the next person becomes host, and with the last one it ends. Raises NotSeated, HasStarted, IsOver."""
    require_lobby(table)
    seat = require_chair(table, person.id)
    without = _without(table, seat)
    people = [chair.person for chair in without.chairs if chair.person is not None]
    if not people:
        return Step(replace(without, status=Status.ABANDONED), rows.LEAVE, seat)
    return Step(replace(without, host=table.host if person.id != table.host else people[0]), rows.LEAVE, seat)


def add_computer(
    table: Table, person: Person, least: PaceName, level: str, levels: Mapping[str, object]
) -> Step:
    """Seat a computer player of one of these levels. Raises OnlyHost, NoComputer, TableFull, HasStarted, IsOver."""
    require_lobby_host(table, person)
    if level not in levels:
        raise NoComputer
    seat = _free_seat(table)
    chair = Chair(seat, _name(table), computer=level)
    after = replace(table, chairs=(*table.chairs, chair))
    return Step(paced(after, least, table), rows.COMPUTER, seat)


def dismiss(table: Table, person: Person, least: PaceName, seat: Seat | None = None) -> Step:
    """Send away the computer player of that seat, or the one who came last. Raises OnlyHost, NoComputer, HasStarted, IsOver."""
    require_lobby_host(table, person)
    found = [chair.seat for chair in table.chairs if chair.computer and seat in (None, chair.seat)]
    if not found:
        raise NoComputer
    return Step(paced(_without(table, found[-1]), least, table), rows.DISMISS, found[-1])


def configure(
    table: Table,
    person: Person,
    least: PaceName,
    *,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    language: str | None = None,
    pace: str | None = None,
    at_deadline: str | None = None,
    bound: int | None = None,
) -> Step:
    """Change the settings that are given and leave the rest, options that are not named too.

    `least` is the least pace that the server wants. Raises OnlyHost, Malformed, TooFewChairs, TooSlow, HasStarted, IsOver; LookupError
    for an unknown pace, step at its end or bound.
    """
    require_lobby_host(table, person)
    chosen = options_of(table.game, {**table.options.model_dump(mode="json"), **(options or {})})
    if (why := table.game.refusal(chosen)) is not None:
        raise Malformed(why)
    chairs = table.seats if seats is None else chairs_for(table.game, seats)
    if chairs < len(table.chairs):
        raise TooFewChairs(given=chairs, taken=len(table.chairs))
    after = replace(
        table,
        options=chosen,
        seats=chairs,
        language=language_of(language or table.language),
        pace=_among(PACES, pace or table.pace),
        at_deadline=_among(AT_DEADLINE, at_deadline or table.at_deadline),
        bound=table.bound if bound is None else _bound(bound),
    )
    after = paced(after, least, table)
    if after.is_for_several and pace not in (None, after.pace):
        raise TooSlow(least)
    return Step(after, rows.CONFIGURE)


def require_enough(table: Table, person: Person) -> None:
    """Raise NotEnough where the game cannot be played by the number of people here; also OnlyHost, HasStarted, IsOver."""
    require_lobby_host(table, person)
    if len(table.chairs) not in table.game.seats:
        raise NotEnough(seats=_numbers(table.game), given=len(table.chairs))


def start(table: Table, person: Person, least: PaceName, here: Venue | None = None) -> Step:
    """Begin the game with whoever sits there, at no slower pace than `least`; `here`, where it is played in another place than the lobby.

    Raises as `require_enough`.
    """
    require_enough(table, person)
    seats = len(table.chairs)
    match: Match[Any] = Match.new(table.game, table.options, seats, table.secret)
    after = replace(table, seats=seats, status=Status.PLAYING, match=match, place=here or table.place)
    return Step(paced(after, least, table), rows.START, told=told_of_setup(match.prelude))


def cancel(table: Table, person: Person, *, in_charge: bool = False) -> Step:
    """End the lobby, also that of another where the person is in charge. Raises OnlyHost, HasStarted, IsOver."""
    if in_charge:
        require_lobby(table)
    else:
        require_lobby_host(table, person)
    return Step(replace(table, status=Status.ABANDONED), rows.CANCEL)


def _among(known: Iterable[T], chosen: str) -> T:
    """Return the known value of this name. Raises LookupError."""
    for each in known:
        if each == chosen:
            return each
    raise LookupError(chosen)


def _bound(chosen: int) -> int | None:
    """Return the bound of a host's choice; None for 0. Raises LookupError."""
    if chosen not in BOUNDS:
        raise LookupError(chosen)
    return chosen or None


def _free_seat(table: Table) -> Seat:
    if len(table.chairs) >= table.seats:
        raise TableFull
    return Seat(len(table.chairs))


def _without(table: Table, seat: Seat) -> Table:
    """Return the table without the chair of a seat; the chairs after it move up."""
    left = [chair for chair in table.chairs if chair.seat != seat]
    return replace(table, chairs=tuple(replace(chair, seat=Seat(i)) for i, chair in enumerate(left)))


def _name(table: Table) -> str:
    """Return the first name for a computer player that nobody here has yet, in the language of the table."""
    spoken = words(table.language)
    numbers = range(1, len(table.chairs) + 2)
    names = (spoken.key("computer-name", number=number) for number in numbers)
    return next(name for name in names if name not in table.people)


def _numbers(game: Game[Any, Any]) -> tuple[str, ...]:
    return tuple(str(number) for number in game.seats)
