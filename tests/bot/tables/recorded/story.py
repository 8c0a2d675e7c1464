"""A story of four people at tables: requests of all kinds, at a clock that goes on only where a step says so, and what came of each.

A step is the name of a request and numbers from which its arguments are found: which table, which person, which of the moves.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import date, time, timedelta
from inspect import signature
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias
from zlib import crc32

from bot.store.games.notices import Notice, Waiting
from bot.tables import Change, Person, Status, Table, Venue
from bot.tables.orders import parser
from bot.tables.requests.guild_settings import Member
from bot.tables.steps.votes import pending_voters
from bot.tables.tournaments.model import Tournament
from engine import registry
from engine.action import to_text
from engine.advice import Advice
from engine.errors import Refused
from engine.game import Game
from engine.players import LEVELS, RandomPlayer
from engine.text import Seat
from tests.bot.tables.house import EVERYBODY, Calendar, House, file_at, house
from tests.bot.tables.recorded.plain import plain
from tests.engine.toys import TOYS
from tests.engine.toys.pebbles import Pebbles

Step: TypeAlias = tuple[str, list[int]]
PEOPLE = {**EVERYBODY, 5: Person(5, "Ewa", "pl"), 6: Person(6, "Finn"), 7: Person(7, "Gosia", "pl")}
"""Everybody, and those who only play in tournaments."""
PLACES = (Venue(100, 10), Venue(101, 10), Venue(102, 20), Venue(103, 10, parent=100))
PACES = ("none", "relaxed", "daily", "quick")
HOURS = (1, 5, 13, 30, 80)
ORDERS = (
    *("pick pebble", "pick turn", "pick pebble; pick turn", "take", "pick pebble unless", "sleep"),
    *("{move}", "{verb} …", "{move}; {verb} …; {verb} …", "{move} unless anybody: {verb}"),
    "{verb} … unless {who}: {verb} …, else skip this step; {verb} …",
    "{move} while leading, else move at random; {move} anyway; {verb} …",
    "{move} while in the top 1, else {verb} …, else stop; {move}",
    "{move} before move 7, else let the computer move; {verb} … unless player 2: {move}",
)
"""Texts of standing orders; what stands in them is found from the moves that somebody may make."""
SETTINGS: Sequence[Mapping[str, Any]] = (
    *({"pace": pace} for pace in PACES),
    *({"at_deadline": each} for each in ("nothing", "computer", "vote")),
    *({"seats": seats} for seats in (1, 2, 3, 9)),
    *({"language": each} for each in ("pl", "en")),
    *({"options": each} for each in ({"heap": 2}, {"heap": 4}, {"nonsense": True})),
    *({"bound": days} for days in (2, 7, 99)),
)
OF_PEOPLE: Sequence[Mapping[str, Any]] = (
    *({"zone": zone} for zone in ("Europe/Warsaw", "Asia/Tokyo")),
    *({"pings": each} for each in ("each", "digest", "none")),
    *({"wakes": time(7), "sleeps": time(each)} for each in (22, 1, 12)),
    *({"days_off": frozenset(each)} for each in ((5, 6), (0,), range(6))),
    {"wakes": time(0), "sleeps": time(0), "zone": "America/New_York"},
    *({name: each} for name in ("reminders", "quiet", "hints", "confirms") for each in (True, False)),
    {"speaks": "pl"},
)
OF_SERVERS: Sequence[Mapping[str, Any]] = (
    *(
        {"language": "pl"},
        {"threads": True},
        {"starters": "role"},
        {"role": 7},
        {"call": 8},
        {"channels": (100,)},
    ),
    *({"least_pace": pace} for pace in ("daily", "none")),
    *({"starters": each} for each in ("managers", "everyone")),
)
MEMBERS = (Member((), manages=True), Member((7,), manages=False), Member((8,), manages=False))
OF_TOURNAMENTS: Sequence[Mapping[str, Any]] = (
    *({"form": form} for form in ("swiss", "robin", "groups", "league", "nonsense")),
    *(
        {"rounds": 2},
        {"seats": 3},
        {"pace": "quick"},
        {"late": "forfeit"},
        {"lenience": 2},
        {"stand_in": False},
    ),
)


class Together(Pebbles):
    """Pebbles that all pick together against the heap."""

    id = "together"
    seats = (1, 2, 3)  # type: ignore[assignment]

    def sides(self, options: Any, seats: int) -> Sequence[Sequence[Seat]]:
        return [[*map(Seat, range(seats))]]


GAMES: Mapping[str, Game[Any, Any]] = {**TOYS, "together": Together()}
NAMES = tuple(GAMES)


@dataclass
class Story:
    """The house, its tables in the order in which they were opened, and all that messengers were told since the last step."""

    house: House
    clock: Calendar
    games: list[int] = field(default_factory=list)
    cups: list[int] = field(default_factory=list)
    told: list[Any] = field(default_factory=list)
    refused: str = ""
    """Name of the refusal that came of the last step, if one did."""
    before: tuple[Step, int] | None = None
    """The last request that was not made again, and the first interaction that it could use."""

    async def do(self, step: Step) -> list[Any]:
        """Do a step; return what came of it, what was told meanwhile, and the table it was about."""
        name, numbers = step
        self.told, self.refused = [], ""
        if name != "again":
            self.before = step, self.house.next + 1
        try:
            found = await REQUESTS[name](self, *numbers)
        except (Refused, LookupError) as error:
            self.refused = type(error).__name__
            found = [type(error).__name__, plain(getattr(error, "text", None))]
        if isinstance(found, Change) and found.table.id not in self.games:
            self.games.append(found.table.id)
        if isinstance(found, Tournament) and found.record.id not in self.cups:
            self.cups.append(found.record.id)
        table = await self.table(numbers[0]) if numbers and self.games else None
        # Tables are seen to side by side, and nothing hangs on which of them comes first.
        told = sorted(self.told, key=repr) if name == "wait" else self.told
        return [plain(found), told, plain(table), await self._owed()]

    async def _owed(self) -> Any:
        tables = self.house.tables
        return plain([await tables.letters.owed(), await tables.orders.waiting(), await tables.ids_behind()])

    async def table(self, number: int) -> Table:
        """Return a table, most often the newest."""
        if not self.games:
            raise LookupError("no table")
        return await self.house.tables.table(self.games[-1 - max(0, number % 6 - 3) % len(self.games)])

    async def at(self, number: int, who: int) -> tuple[Table, Person]:
        """Return a table, and one of those who are waited for there, or anybody."""
        table = await self.table(number)
        waiting = [PEOPLE[chair.mover] for chair in table.awaiting if chair.mover is not None]
        sitting = [PEOPLE[chair.person] for chair in table.chairs if chair.person is not None]
        people = (
            waiting
            if who % 4 < 2 and waiting
            else sitting
            if who % 4 < 3 and sitting
            else [*EVERYBODY.values()]
        )
        return table, people[who // 4 % len(people)]

    async def cup(self, number: int) -> int:
        """Return the number of a tournament."""
        if not self.cups:
            raise LookupError("no tournament")
        return self.cups[-1 - number // 3 % len(self.cups)]

    # What the clock tells.

    async def remind(
        self, table: Table, notices: Sequence[Notice], key: str, silent: Collection[Seat] = ()
    ) -> int | None:
        self.told.append(["remind", table.id, plain(notices), key, plain(sorted(silent))])
        return crc32(key.encode())

    async def has_left(self, table: Table, seat: Seat) -> bool:
        self.told.append(["has left?", table.id, seat])
        return False

    async def find(self, channel: int, key: str) -> int | None:
        self.told.append(["find", channel, key])
        return None

    async def retract(self, channel: int, message: int) -> None:
        self.told.append(["retract", channel, message])

    async def digest(
        self, person: int, language: str, waiting: Sequence[Waiting], key: str, *, again: bool
    ) -> bool:
        self.told.append(["digest", person, language, plain(waiting), again])
        return True

    async def tell(self, before: Table, change: Change) -> None:
        self.told.append(["tell", before.moment, plain(change)])

    async def thread(self, tournament: Tournament, pairing: Any) -> int | None:
        self.told.append(["thread", plain(pairing)])
        return 1000 + tournament.record.id * 100 + int(pairing.round) * 10 + int(pairing.place)

    async def show(self, change: Change) -> None:
        self.told.append(["show", plain(change)])
        if change.table.id not in self.games:
            self.games.append(change.table.id)

    async def announce(self, tournament: Tournament) -> None:
        self.told.append(["announce", plain(tournament)])


def _of(numbers: Sequence[Any], number: int) -> Any:
    if not numbers:
        raise LookupError("nothing to choose from")
    return numbers[number % len(numbers)]


async def _open(story: Story, place: int, host: int, game: int, seats: int) -> Any:
    people = [*EVERYBODY.values()]
    chairs = (None, 2, 3, 1)[seats % 4]
    return await story.house.tables.open(
        _of(PLACES, place), _of(people, host), _of(NAMES, game), {}, chairs, "en", story.house.next
    )


def _asking(part: str, method: str, *more: Callable[[Table, int], Any], **given: Any) -> Callable[..., Any]:
    """Return a request of a person at a table, with further arguments found from the table and a number each."""

    async def ask(story: Story, number: int, who: int, *numbers: int) -> Any:
        table, person = await story.at(number, who)
        asked = story.house.tables if not part else getattr(story.house.tables, part)
        args = [find(table, each) for find, each in zip(more, numbers, strict=False)]
        return await getattr(asked, method)(table.id, person, *args, story.house.next, **given)

    return ask


def _seat(table: Table, number: int) -> Seat:
    return Seat(number % (len(table.chairs) + 1))


def _other(table: Table, number: int) -> int:
    return [0, *EVERYBODY][number % (len(EVERYBODY) + 1)]


def _vote(table: Table, number: int) -> int:
    return table.moment if table.vote is None or number % 5 == 0 else table.vote.moment


def _level(table: Table, number: int) -> str:
    return str(_of([*LEVELS, "nonsense"], number))


def _move(table: Table, person: Person, number: int) -> str:
    legal = table.legal(person.id).actions
    return to_text(_of(legal, number)) if legal else "pick pebble"


async def _act(story: Story, number: int, who: int, move: int, moment: int = 1) -> Any:
    table, person = await story.at(number, who)
    action = _move(table, person, move)
    seen = {0: None, 5: table.moment - 1}.get(moment % 6, table.moment)
    return await story.house.tables.act(table.id, person, action, story.house.next, seen)


async def _again(story: Story) -> Any:
    """Make the last request again, as Discord may."""
    if story.before is None:
        raise LookupError("nothing was asked for")
    ((name, numbers), first), later = story.before, story.house.next
    story.house.interactions = count(first)
    try:
        return await REQUESTS[name](story, *numbers)
    finally:
        story.house.interactions = count(later)


async def _restart(story: Story) -> Any:
    """End the process and begin another one."""
    await story.house.restart()
    _let_advise_quickly(story.house)
    return await story.house.tables.thinking()


def _let_advise_quickly(house: House) -> None:
    """Let the tables that are now open advise as `_advise` does."""
    house.tables.hints._computers.advise = _advise  # type: ignore[method-assign]


async def _advise(table: Table, seat: Seat) -> Advice:
    """Advise the first move and then the last, which needs no process."""
    assert table.match is not None
    first, *_, last = [*table.match.legal(seat).actions] * 2
    label = table.game.telling.label(table.match.view(seat), last)
    return Advice(table.match.asks[seat].prompt, first, (), ((last, label),))


async def _together(story: Story, number: int, who: int, move: int) -> Any:
    table, person = await story.at(number, who)
    some = [lambda now: _move(now, person, move)] * 2
    return await story.house.tables.act_together(table.id, person, some, story.house.next, table.moment)


async def _configure(story: Story, number: int, who: int, setting: int) -> Any:
    table, person = await story.at(number, who)
    return await story.house.tables.configure(table.id, person, story.house.next, **_of(SETTINGS, setting))


async def _forward(story: Story, _: int, hours: int) -> Any:
    """Let time go by, and what is due be done at its time."""
    tables, end = story.house.tables, story.clock.now + timedelta(hours=_of(HOURS, hours))
    while True:
        await tables.runner.run_due(story)
        due = await tables.scheduler.run_due(story)
        if due is None or due > end:
            break
        story.clock.now = max(due, story.clock.now)
    story.clock.now = end
    return [
        await tables.runner.run_due(story),
        await tables.scheduler.run_due(story),
        await tables.thinking(),
    ]


async def _order_text(story: Story, table: Table, person: Person, words: int) -> str:
    """Return the text of an order for what a person may do, or will be asked once it is their turn."""
    move, seat = _move(table, person, words // len(ORDERS)), table.seat_of(person.id)
    if table.match is not None and seat is not None and not table.legal(person.id).actions and table.live:
        ahead = (await story.house.tables.orders.ahead(table, seat)).legal(seat).actions
        move = to_text(_of(ahead, words // len(ORDERS))) if ahead else move
    return str(_of(ORDERS, words)).format(move=move, verb=move.split()[0], who=_of(table.people, words))


async def _order(story: Story, number: int, who: int, words: int) -> Any:
    table, person = await story.at(number, who)
    text = await _order_text(story, table, person, words)
    return await story.house.tables.orders.order(table.id, person, text)


async def _add_order(story: Story, number: int, who: int, words: int) -> Any:
    table, person = await story.at(number, who)
    plan = parser.read(await _order_text(story, table, person, words), table.game, table.people, "en")
    return await story.house.tables.orders.add(table.id, person, plan)


async def _hear(story: Story, number: int, who: int) -> Any:
    """Let somebody hear of their orders."""
    _, person = await story.at(number, who)
    orders = story.house.tables.orders
    for order in await orders.of(person.id):
        await orders.mark_heard(order)
    return await orders.of(person.id)


async def _hint(story: Story, number: int, who: int) -> Any:
    table, person = await story.at(number, who)
    return await story.house.tables.hints.give(table.id, person.id)


async def _card(story: Story, number: int, message: int) -> Any:
    """Show the card of a table."""
    table, cards = await story.table(number), story.house.tables.cards
    before = await cards.record(table.id, table.moment - message % 2, table.place.channel, message)
    return [before, await cards.card(table.id), await cards.stale_messages()]


async def _mute(story: Story, number: int, who: int) -> Any:
    table, person = await story.at(number, who)
    own = await story.house.tables.preferences.get(person.id)
    muted = own.with_muted(table.id, is_muted=table.id not in own.muted)
    return await story.house.tables.scheduler.set(person.id, muted=muted)


async def _bring_in(story: Story, number: int, who: int, place: int, flaw: int) -> Any:
    """Take in the last finished game once more, as a file in which a line may be missing."""
    tables, (_, person) = story.house.tables, await story.at(number, who)
    for game in reversed(story.games):
        if (await tables.table(game)).status is Status.OVER and (
            record := (await tables.timeline(game)).record(tables.now())
        ):
            lines = record.splitlines()
            if flaw % 2:
                del lines[flaw // 2 % len(lines)]
            data = "\n".join(lines).encode()
            return await tables.bring_in(_of(PLACES, place), person, data, "pl", story.house.next)
    raise LookupError("no finished game")


async def _cancel_order(story: Story, number: int, who: int) -> Any:
    _, person = await story.at(number, who)
    own = await story.house.tables.orders.of(person.id)
    return await story.house.tables.orders.cancel(person.id, own[0].id if own else 99)


def _trial(method: str, *, plays: bool = False) -> Callable[..., Any]:
    async def ask(story: Story, number: int, who: int, move: int = 0) -> Any:
        table, person = await story.at(number, who)
        whatif = story.house.tables.whatif
        if method in ("begin", "resume", "withdraw"):
            return await getattr(whatif, method)(table.id, person.id)
        trial = await whatif.resume(table.id, person.id)
        stamp = trial.stamp - (move % 7 == 0)
        more = [_move(trial.as_table, person, move)] if plays else []
        return await getattr(whatif, method)(table.id, person.id, stamp, *more)

    return ask


def _cup(method: str) -> Callable[..., Any]:
    async def ask(story: Story, number: int, who: int, setting: int = 0) -> Any:
        person = _of([*PEOPLE.values()], who)
        tournaments, cup = story.house.tables.tournaments, await story.cup(number)
        if method == "configure":
            return await tournaments.configure(cup, person, **_of(OF_TOURNAMENTS, setting))
        more = [story.house.next] if method == "follow" else []
        return await getattr(tournaments, method)(cup, person, *more)

    return ask


async def _open_cup(story: Story, place: int, host: int, game: int) -> Any:
    tournaments, people = story.house.tables.tournaments, [*EVERYBODY.values()]
    return await tournaments.open(
        _of(PLACES, place),
        _of(people, host),
        _of(NAMES, game),
        {"heap": 2} if _of(NAMES, game) in ("pebbles", "together") else {},
        "en",
        story.house.next,
    )


async def _prefer(story: Story, _: int, who: int, setting: int) -> Any:
    person, tables = _of([*EVERYBODY], who), story.house.tables
    return [
        await tables.scheduler.set(person, **_of(OF_PEOPLE, setting)),
        await tables.preferences.get(person),
    ]


async def _away(story: Story, _: int, who: int, days: int) -> Any:
    until = story.clock.now + timedelta(days=days % 12) if days % 12 else None
    return await story.house.tables.scheduler.set(_of([*EVERYBODY], who), away_until=until)


async def _settle(story: Story, number: int, setting: int) -> Any:
    settled = await story.house.tables.guilds.set(10 + 10 * (number % 2), **_of(OF_SERVERS, setting))
    may = [(settled.may_start(member), settled.may_stop(member)) for member in MEMBERS]
    return [settled, may, [settled.allows(channels) for channels in ((100,), (103, 100), (101,))]]


def _in_charge(method: str) -> Callable[..., Any]:
    async def ask(story: Story, number: int, seat: int) -> Any:
        table = await story.table(number)
        more = [] if method == "stop" else [_seat(table, seat)]
        return await getattr(story.house.tables.guilds, method)(table.id, *more, story.house.next)

    return ask


async def _look(story: Story, number: int, who: int) -> Any:
    """Look at everything there is to see for a person at a table."""
    (table, person), tables = await story.at(number, who), story.house.tables
    place = table.place
    return [
        await tables.history(table.id),
        *await _look_back(story, table, person),
        await tables.votes.late(table),
        await tables.votes.at_stake(table),
        await tables.seats.levels(table.id),
        await tables.lists.lobbies(10),
        await tables.lists.of_person(person.id),
        await tables.leaderboards.board(place, table.game.id, 3),
        await tables.leaderboards.board(place, table.game.id, 1, story.clock.now - timedelta(days=2)),
        await tables.leaderboards.careers(place, person.id),
        await tables.leaderboards.games_played(place),
        await tables.preferences.reachable([*EVERYBODY], table.id),
        await tables.preferences.spoken_by(person.id),
        pending_voters(table),
        await tables.places.adrift(person.id),
        await tables.votes.paused(place.channel),
        await tables.privacy.kept(person.id),
        await tables.privacy.export(person.id),
        await tables.whatif.plans(table.id),
        await tables.preferences.absences([*EVERYBODY]),
        await tables.scheduler.to_notify(table, [*EVERYBODY]),
        await tables.at(place.channel),
        await tables.tournaments.at(place.channel),
        await tables.tournaments.allows_stand_in(table.id),
        await tables.hints.rest(table, person.id),
        await tables.places.below(place.channel),
        [await tables.seats.stood_in(table, chair.seat) for chair in table.chairs],
        [_undoable(story, table, chair.person) for chair in table.chairs if chair.person],
    ]


def _undoable(story: Story, table: Table, person: int) -> Any:
    try:
        return story.house.tables.undoable(table, person)
    except Refused as refused:
        return refused.text


async def _look_back(story: Story, table: Table, person: Person) -> list[Any]:
    """Look at what has been at a table."""
    past = await story.house.tables.timeline(table.id)
    return [
        await story.house.tables.prelude(table.id),
        past.moves,
        past.record(story.house.tables.now()),
        [past.at(person.id, number) for number in (0, 1, len(past.steps) - 1, len(past.steps))],
        past.missed(person.id),
        past.missed(None),
        await story.house.tables.prove(table.id),
        await story.house.tables.intentions(table),
    ]


async def _revocable(story: Story, number: int, who: int) -> Any:
    table, person = await story.at(number, who)
    return await story.house.tables.votes.revocable(table, person.id)


async def _rematch(story: Story, number: int, who: int, place: int) -> Any:
    table, person = await story.at(number, who)
    where = _of((None, *PLACES), place)
    return await story.house.tables.rematch(table, person, story.house.next, where)


async def _resume(story: Story, number: int, who: int, place: int) -> Any:
    table, person = await story.at(number, who)
    return await story.house.tables.votes.resume(
        table.id, person, story.house.next, _of((None, *PLACES), place)
    )


async def _lose(story: Story, number: int, what: int) -> Any:
    place = (await story.table(number)).place
    places = story.house.tables.places
    return await (
        places.lose_guild(place.guild or 0) if what % 4 == 0 else places.lose_channel(place.channel)
    )


async def _left(story: Story, number: int, seat: int) -> Any:
    table = await story.table(number)
    return await story.house.tables.votes.left_server(table.id, _seat(table, seat))


async def _think(story: Story, number: int) -> Any:
    return await story.house.tables.think((await story.table(number)).id)


async def _rest(story: Story, number: int) -> Any:
    return await story.house.tables.places.rest((await story.table(number)).id)


async def _call(story: Story, number: int, who: int) -> Any:
    return await story.house.tables.lists.call(*await story.at(number, who))


async def _forget(story: Story, _: int, who: int) -> Any:
    return await story.house.tables.privacy.forget(_of([*EVERYBODY.values()], who))


async def _daily(story: Story, day: int, who: int) -> Any:
    challenges, person = story.house.tables.challenges, _of([*EVERYBODY.values()], who)
    today: date = challenges.today("UTC") - timedelta(days=day % 5 == 0)
    await challenges.enter(10, person.id)
    begun = await challenges.begin(today, "UTC", PLACES[1], person, "en", story.house.next)
    return [begun, await challenges.attempt(person.id, today), await challenges.board(10, today)]


REQUESTS: Mapping[str, Callable[..., Any]] = {
    "open": _open,
    "join": _asking("", "join"),
    "leave": _asking("", "leave"),
    "cancel": _asking("", "cancel"),
    "configure": _configure,
    "add computer": _asking("", "add_computer", _level),
    "remove computer": _asking("", "remove_computer"),
    "start": _asking("", "start"),
    "act": _act,
    "act together": _together,
    "undo": _asking("", "undo"),
    "resign": _asking("", "resign"),
    "rematch": _rematch,
    "stand in": _asking("seats", "stand_in", _level),
    "come back": _asking("seats", "come_back"),
    "offer": _asking("seats", "offer", _other),
    "keep": _asking("seats", "keep"),
    "take": _asking("seats", "take", _seat),
    "make host": _asking("seats", "make_host", _seat),
    "ask undo": _asking("votes", "ask_undo"),
    "ask replace": _asking("votes", "ask_replace", _seat),
    "claim": _asking("votes", "claim", _seat),
    "end late": _asking("votes", "end_late", _seat),
    "pause": _asking("votes", "pause"),
    "resume": _resume,
    "abandon": _asking("votes", "abandon"),
    "ask to wait": _asking("votes", "ask_to_wait"),
    "grant": _asking("votes", "grant", _vote),
    "refuse": _asking("votes", "refuse", _vote),
    "revocable": _revocable,
    "left server": _left,
    "wait": _forward,
    "think": _think,
    "order": _order,
    "cancel order": _cancel_order,
    "add order": _add_order,
    "hear": _hear,
    "hint": _hint,
    "card": _card,
    "mute": _mute,
    "bring in": _bring_in,
    "again": _again,
    "restart": _restart,
    "try": _trial("begin"),
    "try on": _trial("resume"),
    "try a move": _trial("play", plays=True),
    "try others": _trial("let_others"),
    "try back": _trial("take_back"),
    "try to show": _trial("show"),
    "withdraw": _trial("withdraw"),
    "open cup": _open_cup,
    **{
        f"{method} cup": _cup(method)
        for method in ("join", "leave", "configure", "begin", "cancel", "follow")
    },
    "prefer": _prefer,
    "away": _away,
    "settle": _settle,
    "stop": _in_charge("stop"),
    "extend": _in_charge("extend"),
    "take out": _in_charge("take_out"),
    "lose": _lose,
    "rest": _rest,
    "call": _call,
    "look": _look,
    "daily": _daily,
    "forget": _forget,
}


def needed(name: str) -> int:
    """Return how many numbers a request needs."""
    own = list(signature(REQUESTS[name]).parameters)[1:]
    return len(own)


def find(game: str) -> Game[Any, Any]:
    """Return a game of the stories, or of the challenge, by its id."""
    return GAMES.get(game) or registry.find(game)


@asynccontextmanager
async def story(folder: Path) -> AsyncIterator[Story]:
    """Yield a story that is about to begin."""
    clock = Calendar()
    players = dict.fromkeys(LEVELS, RandomPlayer())
    async with house(file_at(folder), find=find, players=players, now=clock, alone=True) as home:
        _let_advise_quickly(home)
        yield Story(home, clock)
