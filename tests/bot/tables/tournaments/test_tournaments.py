"""Tournaments at real tables: opened, joined, paired, played and ranked; interrupted anywhere, and gone on with."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.store.competitions.tournaments import CANCELLED, OPEN, OVER, RUNNING, PairingRecord
from bot.store.errors import Moved
from bot.tables import Change, Person, Status, Table, Venue
from bot.tables.log.mapping import to_record
from bot.tables.model.errors import NoComputer, NoStandIn, NoSubstitute, TooSlow
from bot.tables.model.table import ANYBODY
from bot.tables.orders import parser
from bot.tables.pairing.model import WIN
from bot.tables.pairing.rounds import groups
from bot.tables.tournaments.model import (
    MOST_AROUND,
    AlreadyEntered,
    HasBegun,
    NoContest,
    NotBegun,
    NotEntered,
    NoTournament,
    OnlyOrganizer,
    TooFewEntrants,
    TooManyEntrants,
    Tournament,
    TournamentHere,
)
from bot.tables.tournaments.runner import RETRY, places_of
from engine.registry import find
from engine.text import say
from tests.bot.tables.deadlines.test_scheduler import Channel, Town
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, EVERYBODY, Calendar, House, file_at, house

SQUARE = Venue(500, 10)
ALL = (ADA, BRUNO, CELINA, DOROTA)
FRIDA, GUSTAW, HELENA = Person(5, "Frida"), Person(6, "Gustaw"), Person(7, "Helena")


class Died(BaseException):
    """The end of the process."""


@dataclass
class Square:
    """The place in which a tournament is shown: its threads, tables and messages; after a set number of calls the process dies."""

    dies_after: int | None = None
    threads: dict[tuple[int, int], int] = field(default_factory=dict)
    shown: list[Change] = field(default_factory=list)
    told: list[tuple[str, int]] = field(default_factory=list)
    _free: Any = field(default_factory=lambda: count(600))

    async def thread(self, tournament: Tournament, pairing: PairingRecord) -> int | None:
        known = self.threads.setdefault((pairing.round, pairing.place), next(self._free))
        self._live_on()
        return known

    async def show(self, change: Change) -> None:
        self._live_on()
        self.shown.append(change)

    async def announce(self, tournament: Tournament) -> None:
        self._live_on()
        told = (tournament.record.status, tournament.record.round)
        if told not in self.told:
            self.told.append(told)
        self._live_on()

    def _live_on(self) -> None:
        if self.dies_after is not None:
            self.dies_after -= 1
            if self.dies_after < 0:
                raise Died


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def home(tmp_path: Path, calendar: Calendar) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), now=calendar) as found:
        yield found


async def opened(home: House, game: str = "pebbles", heap: int = 1, **chosen: object) -> Tournament:
    """Open a tournament that all four have joined, of pebbles with so large a `heap` where no other game is named."""
    made = await home.tables.tournaments.open(
        SQUARE, ADA, game, {"heap": heap} if game == "pebbles" else {}, "en", home.next
    )
    for person in ALL:
        await home.tables.tournaments.join(made.id, person)
    return await home.tables.tournaments.configure(made.id, ADA, **({"pace": "none"} | chosen))


async def begun(
    home: House, square: Square, game: str = "pebbles", heap: int = 1, **chosen: object
) -> Tournament:
    made = await opened(home, game, heap, **chosen)
    await home.tables.tournaments.begin(made.id, ADA)
    await home.tables.runner.run_due(square)
    return await home.tables.tournaments.get(made.id)


async def tables_of(home: House, tournament: Tournament) -> list[Table]:
    """Return the tables of the newest round."""
    newest = await home.tables.tournaments.get(tournament.id)
    return [await home.tables.table(each.game or 0) for each in newest.current]


async def play(home: House, tournament: Tournament) -> None:
    """Play everybody's game of this round to the end."""
    for table in await tables_of(home, tournament):
        await home.to_the_end(table)


async def test_a_tournament_goes_through_its_rounds_and_ends_with_standings(home: House) -> None:
    square = Square()
    made = await begun(home, square, form="robin")
    assert [(each.status, each.place.guild) for each in await tables_of(home, made)] == [
        (Status.PLAYING, 10)
    ] * 2
    for _ in range(3):
        await play(home, made)
        await home.tables.runner.run_due(square)
    over = await home.tables.tournaments.get(made.id)
    assert over.record.status == OVER
    assert square.told == [(RUNNING, 1), (RUNNING, 2), (RUNNING, 3), (OVER, 3)]
    assert sorted(line.place for line in over.standings) == [1, 2, 3, 4]
    assert sum(line.points for line in over.standings) == 6 * WIN
    meetings = Counter(frozenset(each.players) for each in over.pairings)
    assert set(meetings.values()) == {1}
    await home.tables.runner.run_due(square)
    assert len(square.told) == 4


@pytest.mark.parametrize("form", ["swiss", "groups"])
async def test_every_form_ends_with_one_winner(home: House, form: str) -> None:
    """Of four, two rounds make a winner: two of a Swiss tournament, or two groups and their final."""
    square = Square()
    made = await begun(home, square, form=form)
    for _ in range(2):
        await play(home, made)
        await home.tables.runner.run_due(square)
    over = await home.tables.tournaments.get(made.id)
    assert square.told[-1] == (OVER, 2)
    first, second, *_ = over.standings
    assert (first.points + first.final, second.points + second.final) == (2 * WIN, WIN)


async def test_for_everybody_to_meet_everybody_at_large_tables_there_may_be_too_many(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find=find) as home:
        tournaments = home.tables.tournaments
        made = await tournaments.open(SQUARE, ADA, "living-forest", {}, "en", 1)
        await tournaments.configure(made.id, ADA, form="robin", seats=4)
        for number in range(MOST_AROUND + 1):
            await tournaments.join(made.id, Person(100 + number, f"P{number}"))
        with pytest.raises(TooManyEntrants):
            await tournaments.begin(made.id, ADA)


@pytest.mark.parametrize("calls", range(12))
async def test_a_process_that_dies_anywhere_leaves_nothing_twice_and_nothing_undone(
    home: House, calls: int
) -> None:
    square = Square(dies_after=calls)
    made = await opened(home, form="robin")
    await home.tables.tournaments.begin(made.id, ADA)
    for _ in range(20):
        try:
            await home.tables.runner.run_due(square)
        except Died:
            square.dies_after = None
            continue
        if (await home.tables.tournaments.get(made.id)).record.status == OVER:
            break
        await play(home, made)
    over = await home.tables.tournaments.get(made.id)
    assert over.record.status == OVER
    assert len({each.game for each in over.pairings}) == 6
    assert len({each.channel for each in over.pairings}) == 6
    assert [round_ for _, round_ in square.told] == [1, 2, 3, 3]
    assert len(await home.store.played()) == 6


async def test_two_runners_at_once_open_every_table_once(home: House) -> None:
    made = await opened(home)
    await home.tables.tournaments.begin(made.id, ADA)
    square = Square()
    await asyncio.gather(*(home.tables.runner.run_due(square) for _ in range(3)))
    assert len(await home.store.played()) == 2
    assert len({table.place for table in await tables_of(home, made)}) == 2


async def test_a_pairing_has_one_table_and_a_round_comes_once(home: House) -> None:
    square = Square()
    before = await begun(home, square, form="robin")
    [first, *_] = await tables_of(home, before)
    another = to_record(replace(first, place=Venue(999, 10)))
    seats_game = home.tables.tournaments.store.seats_game(before.id, before.current[0])
    with pytest.raises(Moved):
        await home.store.start(another, also=seats_game)
    assert len(await home.store.played()) == 2
    await play(home, before)
    await home.tables.runner.run_due(square)
    assert not await home.tables.tournaments.advance(before)
    assert (await home.tables.tournaments.get(before.id)).record.round == 2


async def test_who_may_do_what_before_it_begins(home: House) -> None:
    tournaments = home.tables.tournaments
    made = await tournaments.open(SQUARE, ADA, "pebbles", {}, "en", 77)
    assert (await tournaments.open(SQUARE, ADA, "pebbles", {}, "en", 77)).id == made.id
    with pytest.raises(TournamentHere):
        await tournaments.open(SQUARE, BRUNO, "pebbles", {}, "en", home.next)
    with pytest.raises(OnlyOrganizer):
        await tournaments.configure(made.id, BRUNO, form="robin")
    with pytest.raises(LookupError):
        await tournaments.configure(made.id, ADA, seats=3)
    await tournaments.join(made.id, ADA)
    with pytest.raises(AlreadyEntered):
        await tournaments.join(made.id, ADA)
    with pytest.raises(NotEntered):
        await tournaments.leave(made.id, BRUNO)
    with pytest.raises(TooFewEntrants):
        await tournaments.begin(made.id, ADA)
    with pytest.raises(NoTournament):
        await tournaments.get(made.id + 1)
    assert (await tournaments.cancel(made.id, ADA)).record.status == CANCELLED
    assert await tournaments.at(SQUARE.channel) is None
    with pytest.raises(NotBegun):
        await tournaments.cancel(made.id, ADA)
    assert (await tournaments.open(SQUARE, BRUNO, "pebbles", {}, "en", home.next)).record.status == OPEN


@pytest.mark.parametrize(("form", "fewest"), [("swiss", 3), ("robin", 3), ("groups", 4), ("league", 4)])
async def test_a_tournament_begins_with_three_or_with_two_tables_of_groups(
    home: House, form: str, fewest: int
) -> None:
    tournaments = home.tables.tournaments
    made = await tournaments.open(SQUARE, ADA, "pebbles", {"heap": 1}, "en", home.next)
    assert made.place == SQUARE
    await tournaments.configure(made.id, ADA, form=form)
    for person in ALL[: fewest - 1]:
        await tournaments.join(made.id, person)
    with pytest.raises(TooFewEntrants) as refused:
        await tournaments.begin(made.id, ADA)
    assert refused.value.text == say("tournament-too-few", least=fewest)
    await tournaments.join(made.id, ALL[fewest - 1])
    with pytest.raises(OnlyOrganizer):
        await tournaments.begin(made.id, BRUNO)
    with pytest.raises(OnlyOrganizer):
        await tournaments.cancel(made.id, BRUNO)
    assert (await tournaments.begin(made.id, ADA)).record.status == RUNNING
    with pytest.raises(HasBegun):
        await tournaments.begin(made.id, ADA)
    assert (await tournaments.cancel(made.id, BRUNO, in_charge=True)).record.status == CANCELLED


@pytest.mark.parametrize(
    ("name", "first", "last", "beyond"),
    [
        ("rounds", 0, 9, 10),
        ("lenience", 1, 5, 4),
        ("form", "swiss", "league", "knockout"),
    ],
)
async def test_what_may_be_agreed_has_bounds(
    home: House, name: str, first: object, last: object, beyond: object
) -> None:
    made = await opened(home)
    for value in (first, last):
        after = await home.tables.tournaments.configure(made.id, ADA, **{name: value})
        assert getattr(after.record, name) == value
    with pytest.raises(LookupError):
        await home.tables.tournaments.configure(made.id, ADA, **{name: beyond})
    assert getattr((await home.tables.tournaments.get(made.id)).record, name) == last


async def test_once_it_has_begun_nobody_joins_and_nothing_is_agreed_anew(home: House) -> None:
    made = await begun(home, Square())
    tournaments = home.tables.tournaments
    for request in (
        tournaments.begin(made.id, ADA),
        tournaments.join(made.id, ADA),
        tournaments.configure(made.id, ADA, form="robin"),
    ):
        with pytest.raises(HasBegun):
            await request


async def test_a_game_that_all_play_together_is_no_contest(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find=find) as home:
        with pytest.raises(NoContest):
            await home.tables.tournaments.open(SQUARE, ADA, "spirit-island", {}, "en", 1)
        versus = await home.tables.tournaments.open(SQUARE, ADA, "moonlight", {"scenario": 1}, "en", 2)
        assert versus.rules.sizes == {3, 4}


async def test_who_lets_the_time_pass_gives_the_game_up_where_that_is_agreed(
    home: House, calendar: Calendar
) -> None:
    square = Square()
    made = await begun(home, square, form="robin", pace="quick", late="forfeit")
    first = (await tables_of(home, made))[0]
    late = first.awaiting[0]
    assert late.clock.deadline is not None
    calendar.now = late.clock.deadline - timedelta(seconds=1)
    assert await home.tables.runner.run_due(square) == late.clock.deadline
    calendar.now += timedelta(seconds=1)
    await home.tables.runner.run_due(square)
    after = await home.tables.tournaments.get(made.id)
    lost = after.number_of(late.person or 0)
    assert lost is not None
    [pairing] = [each for each in after.pairings if each.game == first.id]
    assert pairing.places is not None
    assert pairing.places[pairing.players.index(lost)] == 2
    assert not (await home.tables.table(first.id)).live


async def test_where_that_is_agreed_a_computer_moves_for_who_is_late(home: House) -> None:
    made = await begun(home, Square(), pace="quick", late="computer")
    assert {table.at_deadline for table in await tables_of(home, made)} == {"computer"}


async def test_who_withdraws_plays_no_further_round_and_the_other_has_won(home: House) -> None:
    square = Square()
    made = await begun(home, square, form="robin")
    await home.tables.tournaments.leave(made.id, DOROTA)
    with pytest.raises(NotEntered):
        await home.tables.tournaments.leave(made.id, DOROTA)
    await play(home, made)
    await home.tables.runner.run_due(square)
    after = await home.tables.tournaments.get(made.id)
    [rest] = [each for each in after.pairings if each.points is not None]
    assert (rest.round, rest.points) == (2, WIN)
    assert len(after.current) == 1


async def test_at_larger_tables_the_smaller_ones_come_last(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find=find) as home:
        tournaments = home.tables.tournaments
        made = await tournaments.open(SQUARE, ADA, "living-forest", {}, "en", 1)
        await tournaments.configure(made.id, ADA, seats=4, pace="none")
        for person in (*ALL, FRIDA, GUSTAW, HELENA):
            await tournaments.join(made.id, person)
        await tournaments.begin(made.id, ADA)
        await home.tables.runner.run_due(Square())
        assert [len(table.chairs) for table in await tables_of(home, made)] == [4, 3]


async def test_a_game_that_was_stopped_is_level_among_those_who_stayed(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    assert places_of(table, [ADA.id, BRUNO.id]) is None
    assert places_of(table, [ADA.id, None]) == (1, 2)
    stopped = (await home.tables.guilds.stop(table.id, home.next)).table
    assert places_of(stopped, [ADA.id, BRUNO.id]) == (1, 1)
    assert places_of(stopped, [ADA.id, CELINA.id]) == (1, 2)


async def test_tables_of_four_in_groups_with_a_final_and_who_is_late_forfeits(
    tmp_path: Path, calendar: Calendar
) -> None:
    """Sixteen people play Living Forest by fours; one never moves, as all have agreed gives each game up, and has no place in the final."""
    people = [Person(number, f"P{number}") for number in range(1, 17)]
    square = Square()
    async with house(file_at(tmp_path), now=calendar, find=find) as home:
        tournaments, run = home.tables.tournaments, home.tables.runner.run_due
        made = await tournaments.open(SQUARE, people[0], "living-forest", {}, "en", 1)
        await tournaments.configure(made.id, people[0], form="groups", seats=4, pace="quick", late="forfeit")
        for person in people:
            await tournaments.join(made.id, person)
        await tournaments.begin(made.id, people[0])
        await run(square)
        rounds = 0
        while (now := await tournaments.get(made.id)).record.status == RUNNING:
            rounds += 1
            assert rounds < 20
            tables = await tables_of(home, now)
            assert {len(table.chairs) for table in tables} == {4}
            with_late = [table for table in tables if LATE.id in {chair.person for chair in table.chairs}]
            for table in [*(each for each in tables if each not in with_late), *with_late]:
                if table not in with_late:
                    await home.tables.guilds.stop(table.id, home.next)
                    continue
                await only_late_is_waited_for(home, table)
                [late_chair] = (await home.tables.table(table.id)).awaiting
                assert late_chair.clock.deadline is not None
                calendar.now = max(calendar.now, late_chair.clock.deadline)
                await run(square)
                assert (await home.tables.table(table.id)).chairs[late_chair.seat].resigned is not None
                await home.tables.guilds.stop(table.id, home.next)
            await run(square)
        assert sorted(len(group) for group in now.groups) == [8, 8]
        finalists = [line.player for line in now.standings if line.is_finalist]
        assert len(finalists) == 4
        assert {group[0].player for group in now.groups} <= {*finalists}
        late = now.number_of(LATE.id) or 0
        assert late not in finalists
        own = [each for each in now.pairings if late in each.players and each.points is None]
        assert own
        assert {each.places[each.players.index(late)] for each in own if each.places} == {4}


LATE = Person(3, "P3")


async def only_late_is_waited_for(home: House, table: Table) -> None:
    """Let all but one draw a card and stop."""
    for chair in table.awaiting:
        if chair.person != LATE.id:
            for line in ("draw", "stop"):
                await home.tables.act(table.id, Person(chair.person or 0, chair.name), line, home.next)


async def test_the_alarm_wakes_for_a_deadline_that_comes_earlier_than_the_one_it_was_set_for(
    home: House, calendar: Calendar
) -> None:
    square = Square()
    made = await begun(home, square, form="robin", pace="daily", late="forfeit")
    alarm, rung = home.tables.tournaments.alarm, []
    table = (await tables_of(home, made))[0]
    deadline = table.awaiting[0].clock.deadline
    assert deadline is not None
    for until, is_due in ((deadline + timedelta(days=9), True), (calendar.now, False)):
        alarm.reset()
        alarm._at = until
        home.tables.runner._lookout.hear(table, table)
        rung.append(alarm._rung.is_set() == is_due)
    assert rung == [True, True]


async def test_after_as_many_moves_of_a_computer_as_the_host_says_the_game_is_lost_by_default(
    home: House, calendar: Calendar
) -> None:
    square = Square()
    made = await begun(home, square, "magpies", form="robin", pace="quick", late="computer", lenience=1)
    first = (await tables_of(home, made))[0]
    late, *others = first.awaiting
    assert late.clock.deadline is not None
    for other in others:
        await home.act(first, EVERYBODY[other.person or 0], first.legal(other.person).actions[0])
    calendar.now = late.clock.deadline
    await home.tables.scheduler.run_due(Channel(Town("")))
    await home.tables.runner.run_due(square)
    after = await home.tables.tournaments.get(made.id)
    [pairing] = [each for each in after.pairings if each.game == first.id]
    assert pairing.defaults == [after.number_of(late.person or 0)]
    assert pairing.places is not None


async def test_who_never_moves_wins_no_point_by_the_usual_rules(home: House, calendar: Calendar) -> None:
    square, tournaments, dice = Square(), home.tables.tournaments, random.Random(1)
    made = await tournaments.open(SQUARE, ADA, "magpies", {"rounds": 3}, "en", home.next)
    await tournaments.configure(made.id, ADA, form="robin")
    for person in (ADA, BRUNO, CELINA):
        await tournaments.join(made.id, person)
    cup = await tournaments.begin(made.id, ADA)
    for _ in range(20):
        if cup.record.status == OVER:
            break
        await home.tables.scheduler.run_due(Channel(Town("")))
        await home.tables.runner.run_due(square)
        for table in await tables_of(home, made):
            while others := {chair.mover for chair in table.awaiting} - {None, ADA.id}:
                person = EVERYBODY[others.pop() or 0]
                table = (await home.act(table, person, dice.choice(table.legal(person.id).actions))).table
        calendar.now += timedelta(days=1)
        cup = await tournaments.get(made.id)
    ada = cup.number_of(ADA.id)
    assert cup.record.status == OVER
    assert [line.points for line in cup.standings if line.player == ada] == [0]
    assert [each.defaults for each in cup.pairings if len(each.players) > 1 and ada in each.players] == [
        [ada]
    ] * 2


async def test_at_its_tables_one_modest_computer_stands_in_or_none(home: House) -> None:
    seats = home.tables.seats
    for stand_in in (True, False):
        square = Square()
        square._free = count(900 if stand_in else 950)
        made = await begun(home, square, stand_in=stand_in)
        table = (await tables_of(home, made))[0]
        person = Person(table.chairs[0].person or 0, "")
        refusal = NoComputer if stand_in else NoStandIn
        with pytest.raises(refusal):
            await seats.stand_in(table.id, person, "deep", home.next)
        with pytest.raises(NoSubstitute):
            await seats.offer(table.id, person, ANYBODY, home.next)
        waiting, orders = Person(table.chairs[1].person or 0, ""), home.tables.orders
        await orders.order(table.id, waiting, "pick pebble")
        helped = parser.read("pick pebble, else greedy", table.game, table.people, "en")
        for ask in (orders.add, orders.give):
            with nullcontext() if stand_in else pytest.raises(NoStandIn):
                await ask(table.id, waiting, helped)
        await home.tables.tournaments.cancel(made.id, ADA)
    own = await home.playing(ADA, BRUNO, place=Venue(4000, 10))
    assert (await seats.stand_in(own.id, ADA, "random", home.next)).table.chairs[0].computer == "random"


async def test_the_next_season_of_groups_begins_with_who_rose_and_fell(home: House) -> None:
    square = Square()
    made = await begun(home, square, form="groups")
    for _ in range(2):
        await play(home, made)
        await home.tables.runner.run_due(square)
    over = await home.tables.tournaments.get(made.id)
    upper, lower = ([line.player for line in group] for group in over.groups)
    with pytest.raises(OnlyOrganizer):
        await home.tables.tournaments.follow(made.id, BRUNO, home.next)
    season = await home.tables.tournaments.follow(made.id, ADA, home.next)
    season = await home.tables.tournaments.begin(season.id, ADA)
    people = [
        {season.entrant(number).person for number in group}
        for group in groups(season.draw, season.record.seats)
    ]
    assert people == [
        {over.entrant(number).person for number in (upper[0], lower[0])},
        {over.entrant(number).person for number in (upper[-1], lower[-1])},
    ]
    seed, created = season.record.seed, season.record.created
    assert (len(bytes.fromhex(seed)), seed == over.record.seed) == (32, False)
    first = replace(season.record, status=over.record.status, round=over.record.round, told=over.record.told)
    same = replace(
        over.record, id=season.id, form="league", seed=seed, created=created, follows=made.id, moving=1
    )
    assert first == replace(same, interaction=first.interaction)
    assert (season.record.status, season.record.round) == (RUNNING, 1)


async def test_no_season_follows_where_another_tournament_is_open_in_the_channel(home: House) -> None:
    square = Square()
    made = await begun(home, square, form="league", seats=2)
    while (await home.tables.tournaments.get(made.id)).record.status == RUNNING:
        await play(home, made)
        await home.tables.runner.run_due(square)
    await home.tables.tournaments.open(SQUARE, ADA, "pebbles", {}, "en", home.next)
    with pytest.raises(TournamentHere):
        await home.tables.tournaments.follow(made.id, ADA, home.next)


async def test_a_round_is_tried_again_where_threads_cannot_be_made_or_something_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Calendar()
    async with house(file_at(tmp_path), now=clock) as home:
        made = await opened(home)
        await home.tables.tournaments.begin(made.id, ADA)
        square = Square()
        for answer in (None, ConnectionError()):

            async def thread(*_: object, given: object = answer) -> int | None:
                if isinstance(given, Exception):
                    raise given
                return None

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(square, "thread", thread)
                assert await home.tables.runner.run_due(square) == clock.now + RETRY
            assert square.shown == []
        assert f"tournament {made.id}" in caplog.text
        await home.tables.runner.run_due(square)
        assert len(square.shown) == 2


@pytest.mark.parametrize(("form", "finals"), [("league", 0), ("groups", 1)])
async def test_a_season_that_follows_has_no_final_unless_the_host_asks_for_one(
    home: House, form: str, finals: int
) -> None:
    square = Square()
    made = await begun(home, square, form="league")
    while (over := await home.tables.tournaments.get(made.id)).record.status == RUNNING:
        await play(home, made)
        await home.tables.runner.run_due(square)
    assert not any(each.is_final for each in over.pairings)
    assert sorted(over.winners) == sorted(group[0].player for group in over.groups)
    season = await home.tables.tournaments.follow(made.id, ADA, home.next)
    assert season.record.form == "league"
    await home.tables.tournaments.configure(season.id, ADA, form=form)
    await home.tables.tournaments.begin(season.id, ADA)
    square = Square(_free=count(700))
    await home.tables.runner.run_due(square)
    while (over := await home.tables.tournaments.get(season.id)).record.status == RUNNING:
        await play(home, season)
        await home.tables.runner.run_due(square)
    assert sum(each.is_final for each in over.pairings) == finals


async def test_a_tournament_has_the_pace_that_is_in_force_when_its_beginning_is_saved(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournaments, paces = home.tables.tournaments, ["quick", "relaxed"]
    made = await tournaments.open(SQUARE, ADA, "pebbles", {"heap": 1}, "en", home.next)
    for person in ALL:
        await tournaments.join(made.id, person)
    advance = tournaments.store.advance

    async def advance_late(*args: Any) -> bool:
        if paces:
            await home.tables.guilds.set(10, least_pace=paces.pop())
        return await advance(*args)

    monkeypatch.setattr(tournaments.store, "advance", advance_late)
    record = (await tournaments.begin(made.id, ADA)).record
    assert (record.status, record.round, record.pace) == (RUNNING, 1, "quick")


async def test_a_tournament_is_as_quick_as_its_server_wants_until_it_has_begun(home: House) -> None:
    tournaments, servers = home.tables.tournaments, home.tables.guilds
    await servers.set(10, least_pace="quick")
    made = await tournaments.open(SQUARE, ADA, "pebbles", {"heap": 1}, "en", home.next)
    assert made.record.pace == "quick"
    with pytest.raises(TooSlow):
        await tournaments.configure(made.id, ADA, pace="daily")
    await servers.set(10, least_pace="none")
    await tournaments.configure(made.id, ADA, pace="none", form="groups", seats=2)
    for person in ALL:
        await tournaments.join(made.id, person)
    await servers.set(10, least_pace="relaxed")
    assert (await tournaments.begin(made.id, ADA)).record.pace == "relaxed"
    await servers.set(10, least_pace="daily")
    await home.tables.runner.run_due(Square())
    assert {table.pace for table in await tables_of(home, made)} == {"relaxed"}, "as all have agreed"
    while (await tournaments.get(made.id)).record.status != OVER:
        await play(home, made)
        await home.tables.runner.run_due(Square())
    assert (await tournaments.follow(made.id, ADA, home.next)).record.pace == "daily"
