"""More people ask in one moment than can be answered: they are in the order in which they came, and Discord hears of all in time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.discord.delivery.interactions.admission import (
    AT_ONCE,
    CROWD,
    PATIENCE,
    TOO_LATE,
    TURNS,
    AdmissionQueue,
    Slot,
)
from standin.faults.model import Aborted, Late
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    card_of,
    first_moves,
    grove,
    labels,
    playing,
    pressed,
    turn,
)
from tests.bot.discord.test_fairness import busy
from tests.bot.discord.trouble import ROUNDS
from tests.clock import Clock
from tests.standin.people import Person
from tests.standin.sight import Message

FOREVER = 1e6
"""Seconds that no test takes."""
STEPS = 5
"""Steps of the event loop, after which whatever can go on without waiting for time or sockets has gone on."""


class Crowd:
    """People who ask one after the other, and what became of them."""

    def __init__(self, admission: AdmissionQueue) -> None:
        self.admission = admission
        self.told: list[int] = []
        self.let_in: list[int] = []
        self.asked: list[asyncio.Task[None]] = []
        self.knows = asyncio.Event()
        self.knows.set()
        """Event that is set while Discord acknowledges what it is told."""

    async def come(self, number: int) -> list[asyncio.Event]:
        """Let `number` more people come; return one event for each, who leaves when it is set."""
        leaving = [asyncio.Event() for _ in range(number)]
        self.asked += [
            asyncio.create_task(self._ask(len(self.asked) + index, go)) for index, go in enumerate(leaving)
        ]
        await rest()
        return leaving

    async def _ask(self, who: int, go: asyncio.Event) -> None:
        async def tell() -> None:
            self.told.append(who)
            await self.knows.wait()

        async with self.admission.admit(self.admission.place(), tell):
            self.let_in.append(who)
            await go.wait()


async def rest() -> None:
    for _ in range(STEPS):
        await asyncio.sleep(0)


async def pass_time(clock: Clock, seconds: float) -> None:
    clock.forward(seconds)
    await asyncio.sleep(0)
    await rest()


async def test_some_are_let_in_at_once_and_the_others_in_the_order_in_which_they_came(clock: Clock) -> None:
    crowd = Crowd(AdmissionQueue())
    first = await crowd.come(AT_ONCE)
    then = await crowd.come(3)
    assert crowd.let_in == [*range(AT_ONCE)]
    for number in range(3):
        first[number].set()
        await rest()
        assert crowd.let_in == [*range(AT_ONCE + 1 + number)]
    assert crowd.told == []
    for go in (*first, *then):
        go.set()
    await asyncio.gather(*crowd.asked)


async def test_discord_is_told_of_those_who_wait_and_of_a_crowd_at_once(clock: Clock) -> None:
    crowd = Crowd(AdmissionQueue())
    everybody = await crowd.come(AT_ONCE + CROWD + 1)
    last = AT_ONCE + CROWD
    assert crowd.told == [last]
    await pass_time(clock, PATIENCE + 0.01)
    assert sorted(crowd.told) == [*range(last + 1)]
    assert crowd.let_in == [*range(AT_ONCE)]
    for go in everybody:
        go.set()
    await asyncio.gather(*crowd.asked)
    assert crowd.let_in == [*range(last + 1)]


async def test_while_discord_is_told_nobody_is_let_in_unless_it_is_too_late(clock: Clock) -> None:
    crowd = Crowd(AdmissionQueue())
    crowd.knows.clear()
    everybody = await crowd.come(AT_ONCE + 1)
    await pass_time(clock, PATIENCE + 0.01)
    everybody[0].set()
    await rest()
    assert crowd.let_in == [*range(AT_ONCE)]
    crowd.knows.set()
    await rest()
    assert crowd.let_in == [*range(AT_ONCE + 1)]

    crowd.knows.clear()
    everybody += await crowd.come(1)
    await pass_time(clock, PATIENCE + 0.01)
    everybody[1].set()
    await rest()
    assert crowd.let_in[-1] == AT_ONCE
    await pass_time(clock, TOO_LATE)
    assert crowd.let_in[-1] == AT_ONCE + 1
    crowd.knows.set()
    for go in everybody:
        go.set()
    await asyncio.gather(*crowd.asked)


async def test_whoever_hangs_keeps_a_place_for_a_while_only(clock: Clock) -> None:
    crowd = Crowd(AdmissionQueue())
    hanging = await crowd.come(AT_ONCE)
    others = await crowd.come(AT_ONCE + 1)
    await pass_time(clock, TOO_LATE + 0.01)
    assert crowd.let_in == [*range(2 * AT_ONCE)]
    for go in hanging:
        go.set()
    await rest()
    assert len(crowd.let_in) == 2 * AT_ONCE, "a place that was left is not left again"
    others[0].set()
    await rest()
    assert len(crowd.let_in) == 2 * AT_ONCE + 1
    for go in others:
        go.set()
    await asyncio.gather(*crowd.asked)


@pytest.mark.parametrize("steps", range(STEPS))
async def test_who_is_cancelled_leaves_no_place_empty_and_takes_none(clock: Clock, steps: int) -> None:
    """Also at the very moment at which they are let in."""
    crowd = Crowd(AdmissionQueue())
    everybody = await crowd.come(AT_ONCE + 2)
    everybody[0].set()
    for _ in range(steps):
        await asyncio.sleep(0)
    crowd.asked[AT_ONCE].cancel()
    await rest()
    assert crowd.let_in[-1] == AT_ONCE + 1
    for each in crowd.asked:
        each.cancel()
    await asyncio.gather(*crowd.asked, return_exceptions=True)
    more = await crowd.come(AT_ONCE + 1)
    assert crowd.let_in[-AT_ONCE:] == [*range(AT_ONCE + 2, 2 * AT_ONCE + 2)]
    for go in more:
        go.set()
    await asyncio.gather(*crowd.asked[AT_ONCE + 2 :])


class Crowded(AdmissionQueue):
    """A crowd in which Discord is told of everybody that the answer takes time before they are let in."""

    @asynccontextmanager
    async def admit(self, place: Slot, tell: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        await tell()
        async with super().admit(place, tell):
            yield


async def test_what_is_asked_in_a_crowd_is_answered_where_it_always_is(tmp_path: Path) -> None:
    """Commands in private and for everybody, presses on a card that change it and that do not, and on a private page."""
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.bot.requests.admission = Crowded()
        told = await ada.command(f"/play game:{FOREST} seats:2")
        assert told.message.is_ephemeral
        lobby = await ada.sees("(host)")
        await first_moves(ada, lobby)
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await ada.until(lambda: "Bruno" in lobby.text, "Bruno in the lobby")
        assert [message.id for message in ada.messages() if "(host)" in message.text] == [lobby.id]
        await pressed(ada, lobby, "Start")
        card = await card_of(ada, "🔒")
        page = await pressed(ada, card, "Take tiles")
        assert page.is_ephemeral
        assert "🔒" in card.text, "the card that was pressed stays"
        await pressed(ada, page, next(each for each in labels(page) if each.startswith("A1")))
        await card_of(ada, "Ada takes")
        assert not any(message.is_thinking for person in (ada, bruno) for message in person.messages())
        cup = await ada.command(f"/tournament game:{FOREST}")
        assert cup.message.is_ephemeral
        await ada.sees("Tournament")


async def choosing(running: Grove, ada: Person, bruno: Person) -> tuple[Message, str]:
    """Return Ada's private page, and a button of it that plays a move once it is known whether that is final.

    From here on Discord is told at once of whatever has no answer.
    """
    page = await pressed(ada, await playing(ada, bruno), "Take tiles")
    running.bot.requests.admission = AdmissionQueue(patience=0)
    return page, next(each for each in labels(page) if each.startswith("A1"))


async def test_what_takes_long_is_acknowledged_before_it_is_answered(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        page, tile = await choosing(running, ada, bruno)
        async with busy(running.bot.pool):
            answer = await ada.press(page, tile)
            assert answer.kind == "deferred", answer.sentence
        assert (await ada.final(answer)).message.id == page.id


async def test_an_answer_that_meets_the_acknowledgement_on_its_way_follows_it(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        page, tile = await choosing(running, ada, bruno)
        acknowledged = running.local.faults.add(Late(route="answer", seconds=60))
        before = (await running.table(ada)).moment
        async with busy(running.bot.pool):
            answer = await ada.press(page, tile)
            await acknowledged.over.wait()
        while (await running.table(ada)).moment == before:
            await running.local.gateway.settle()
        for _ in range(ROUNDS):
            await running.local.gateway.settle()
        clock.forward(60)
        assert (await ada.final(answer)).message.id == page.id


async def test_an_answer_is_seen_also_where_nobody_knows_whether_it_was_acknowledged(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        page, tile = await choosing(running, ada, bruno)
        lost = running.local.faults.add(Aborted(route="answer", applied=True, times=2))
        async with busy(running.bot.pool):
            answer = await ada.press(page, tile)
            await lost.over.wait()
        assert (await ada.final(answer)).message.id == page.id


async def test_discord_is_told_the_sooner_the_longer_a_turn_of_the_loop_takes(clock: Clock) -> None:
    crowd = Crowd(AdmissionQueue())
    loop = asyncio.get_running_loop()

    async def come_while_work_takes(seconds: float) -> asyncio.Event:
        # The work is done after the request has come, and before anything else is.
        asking = crowd.come(1)
        loop.call_soon(loop.call_soon, clock.forward, seconds)
        (go,) = await asking
        return go

    leaving = [await come_while_work_takes(0.0), await come_while_work_takes(PATIENCE / TURNS)]
    await rest()
    assert crowd.told == [1]
    await pass_time(clock, PATIENCE)
    await rest()
    assert crowd.told == [1, 0]
    for go in leaving:
        go.set()
    await asyncio.gather(*crowd.asked)


async def test_no_acknowledgement_queues_behind_work(tmp_path: Path) -> None:
    """Where nothing that is worked at comes to its end, Discord is told of whoever comes in a crowd all the same, and all are answered."""
    more = 5
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        running.bot.requests.admission = stuck = AdmissionQueue(patience=FOREVER)
        stuck._places = 0
        asking = [asyncio.create_task(ada.command("/help")) for _ in range(CROWD + more)]
        told = "Discord has been told of those who came last"
        await ada.until(lambda: sum(each.is_thinking for each in ada.messages()) == more, told)
        assert len(stuck._waiting) == CROWD + more
        stuck._places = AT_ONCE
        stuck._let_in()
        answers = await asyncio.gather(*asking)
        assert len({answer.message.text for answer in answers}) == 1


async def test_a_game_begins_where_discord_is_told_of_every_request_before_it_is_worked_at(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (here, people):
        here.bot.requests.admission = AdmissionQueue(0.0)
        card = await playing(*people)
        await turn(people[0], "C1")
        assert card.pictures


async def test_at_the_end_nobody_is_being_told_of_any_more(clock: Clock) -> None:
    crowd = Crowd(AdmissionQueue())
    crowd.knows.clear()
    everybody = await crowd.come(1)
    await pass_time(clock, PATIENCE + 0.01)
    assert len(crowd.admission._telling) > 0
    await crowd.admission.close()
    assert len(crowd.admission._telling) == 0
    for go in everybody:
        go.set()
    await asyncio.gather(*crowd.asked)
