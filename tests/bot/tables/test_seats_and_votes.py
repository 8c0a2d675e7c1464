"""Seats, votes and pauses through whole lives of tables: whatever anybody asks for, the table is as its log says."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.tables import Person, Status, Table, find_differences
from bot.tables.model.table import ANYBODY
from engine.errors import Refused
from engine.game import Game, TableOptions
from engine.text import Seat
from tests.bot.account import Account
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, House, file_at, house
from tests.engine.toys import toy
from tests.engine.toys.magpies import Magpies

FRIDA, GUSTAW = Person(5, "Frida"), Person(6, "Gustaw")
PEOPLE = (ADA, BRUNO, CELINA, DOROTA, FRIDA, GUSTAW)
EVERYBODY = {person.id: person for person in PEOPLE}
REQUESTS = 150
Ask = Callable[[], Coroutine[Any, Any, Any]]


class Flock(Magpies):
    """The magpies of one flock: they play together, and so may ask computers to wait."""

    id = "flock"

    def sides(self, options: TableOptions, seats: int) -> Sequence[Sequence[Seat]]:
        return [[Seat(seat) for seat in range(seats)]]


FLOCK = Flock()


def find(game: str) -> Game[Any, Any]:
    return FLOCK if game == FLOCK.id else toy(game)


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(file_at(tmp_path), find, alone=True) as found:
        yield found


class Crowd:
    """People who sit at one table or stand around it, and ask for everything."""

    def __init__(self, home: House, dice: Random) -> None:
        self.home = home
        self.dice = dice
        self.done = 0

    async def sit_down(self) -> Table:
        people = self.dice.sample(PEOPLE, self.dice.choice((2, 3, 4)))
        return await self.home.playing(*people, game=self.dice.choice(("magpies", FLOCK.id)))

    async def ask(self, table: Table, account: Account) -> None:
        """Ask for something. Raises Refused where somebody is not heard who has a say."""
        dice, is_answer = self.dice, table.vote is not None and self.dice.random() < 0.5
        if is_answer:
            seated = [each for each in PEOPLE if table.seat_of(each.id) is not None]
            agrees, person = dice.random() < 0.6, dice.choice([*seated, *seated, *PEOPLE])
            is_asked = account.is_asked(table.seat_of(person.id), agrees=agrees)
            ask = self._answer(table, person, agrees=agrees)
        else:
            is_asked, ask = False, self._something(table)
        try:
            await ask()
        except Refused:
            if is_asked:
                raise
        else:
            self.done += 1

    def _answer(self, table: Table, person: Person, *, agrees: bool) -> Ask:
        moment = table.vote.moment if table.vote is not None else 0
        votes, number = self.home.tables.votes, table.id
        if agrees:
            return lambda: votes.grant(number, person, moment, self.home.next)
        return lambda: votes.refuse(number, person, moment, self.home.next)

    def _something(self, table: Table) -> Ask:
        home, dice, number, waiting = self.home, self.dice, table.id, table.awaiting
        person, other, seat = dice.choice(PEOPLE), dice.choice(PEOPLE), dice.choice(table.chairs).seat
        tables, votes, own = home.tables, home.tables.votes, home.tables.seats
        away = [EVERYBODY[chair.person] for chair in table.chairs if chair.person and chair.computer]
        back = dice.choice([*away, *away, *PEOPLE])
        free = [chair.seat for chair in table.chairs if chair.offered is not None]
        ways: list[tuple[float, Ask]] = [
            (0.5, lambda: tables.resign(number, person, home.next)),
            (2, lambda: votes.pause(number, person, home.next)),
            (8 if table.status is Status.PAUSED else 1, lambda: votes.resume(number, back, home.next)),
            (2, lambda: votes.abandon(number, person, home.next)),
            (2, lambda: votes.ask_undo(number, person, home.next)),
            (4, lambda: votes.ask_to_wait(number, person, home.next)),
            (4, lambda: own.stand_in(number, person, "random", home.next)),
            (4, lambda: own.come_back(number, back, home.next)),
            (4, lambda: own.offer(number, person, dice.choice((ANYBODY, other.id)), home.next)),
            (1, lambda: own.keep(number, person, home.next)),
            (1, lambda: own.make_host(number, person, seat, home.next)),
        ]
        if free:
            ways.append((8, lambda: own.take(number, person, dice.choice(free), home.next)))
        if waiting:
            chair = dice.choice(waiting)
            mover = EVERYBODY.get(chair.mover or 0)
            ways.append((6, lambda: votes.left_server(number, chair.seat)))
            if mover is not None:
                action = dice.choice(table.legal(mover.id).actions)
                ways.append((4, lambda: home.act(table, mover, action)))
        return dice.choices([ask for _, ask in ways], [weight for weight, _ in ways])[0]


@pytest.mark.parametrize("seed", range(6))
async def test_seats_and_votes_are_as_an_account_of_the_log_has_them(home: House, seed: int) -> None:
    crowd = Crowd(home, Random(seed))
    table = await crowd.sit_down()
    account = Account(table)
    for _ in range(REQUESTS):
        if not table.live:
            table = await crowd.sit_down()
            account = Account(table)
        await crowd.ask(table, account)
        table = await home.tables.table(table.id)
        rows = await home.store.rows(table.id)
        assert account.go_on(rows, table) == [], [row.action for row in rows]
    assert crowd.done > REQUESTS / 5
    assert await find_differences(home.store, find) == []
