"""Requests that come a second time, by way of another process: what was done is answered again, and told to nobody else again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import discord

from bot.discord.commands.competitions import challenge
from bot.discord.commands.desk import Desk
from bot.discord.commands.results import history
from bot.discord.commands.table import lobby, seats, stop
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Person as Somebody
from bot.tables.model.table import ANYBODY
from tests.bot.discord.commands.test_strange_presses import by
from tests.bot.discord.grove import FOREST, Grove, grove, house_of, player, venue
from tests.bot.tables.house import House
from tests.standin.people import Person

BRUNO = Somebody(8, "Bruno")
Way = Callable[[Desk, Request], Awaitable[None]]


class File:
    """A file that comes with a command, as far as it is read."""

    def __init__(self, data: bytes) -> None:
        self.data, self.size = data, len(data)

    async def read(self) -> bytes:
        return self.data


async def start(running: Grove, home: House, ada: Person) -> Way:
    table = await home.lobby(player(ada), game=FOREST, place=venue(running, "grove"))
    return lambda desk, request: lobby.start_alone(desk, request, CustomId(table.id, 0, "alone"))


async def back(running: Grove, home: House, ada: Person) -> Way:
    table = await home.playing(player(ada), BRUNO, game=FOREST, place=venue(running, "grove"))
    await running.tables.seats.stand_in(table.id, player(ada), "random", home.next)
    return lambda desk, request: seats.come_back(desk, request, CustomId(table.id, 0, "back"))


async def take(running: Grove, home: House, _: Person) -> Way:
    table = await home.playing(BRUNO, Somebody(9, "Celina"), game=FOREST, place=venue(running, "grove"))
    await running.tables.seats.offer(table.id, BRUNO, ANYBODY, home.next)
    return lambda desk, request: seats.take_seat(desk, request, CustomId(table.id, 0, "taken", "0"))


async def bring_in(running: Grove, home: House, ada: Person) -> Way:
    table = await home.playing(player(ada), game=FOREST, place=venue(running, "meadow"))
    while table.live:
        table = (await home.act(table, player(ada), table.legal(int(ada.id)).actions[-1])).table
    record = (await running.tables.timeline(table.id)).record(running.now())
    assert record is not None
    file = cast(discord.Attachment, File(record.encode()))
    return lambda desk, request: history.import_game(desk, request, file)


async def daily(running: Grove, home: House, _: Person) -> Way:
    day = running.tables.challenges.today("UTC").toordinal()
    press = CustomId(0, day, "dailyplay", challenge.HERE)
    return lambda desk, request: challenge.play(desk, request, press)


async def test_what_comes_again_is_answered_and_told_to_nobody_else(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home = house_of(running)
        for number, prepare in enumerate((start, back, take, bring_in, daily), 11):
            way = await prepare(running, home, ada)
            for is_first in (True, False):
                asks = by(running, ada)
                asks.id, asks.permissions = number, discord.Permissions.all()
                await way(running.bot.desk, asks.request())
                await running.tidied()
                cards = [each for each in asks.sent if each.startswith("follow up")]
                assert len(cards) == is_first, (prepare.__name__, asks.sent)
                assert asks.is_done
                assert ada.messages() == []
            if (table := await running.tables.at(int(ada.channel))) and table.live:
                await running.tables.guilds.stop(table.id, home.next)


async def test_a_game_that_is_ended_by_two_presses_at_once_is_told_of_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        table = await house_of(running).playing(BRUNO, game=FOREST, place=venue(running, "grove"))
        both = [by(running, ada) for _ in range(2)]
        for asks in both:
            asks.permissions = discord.Permissions.all()
        desk, press = running.bot.desk, CustomId(table.id, 0, "stopped")
        await asyncio.gather(*(stop.stop(desk, asks.request(), press) for asks in both))
        await running.tidied()
        assert all(asks.is_done for asks in both)
        assert sum(each.startswith("follow up") for asks in both for each in asks.sent) == 1


async def test_a_press_that_ended_a_game_is_answered_the_same_when_it_comes_again(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        table = await house_of(running).playing(BRUNO, game=FOREST, place=venue(running, "grove"))
        asks = by(running, ada)
        asks.permissions = discord.Permissions.all()
        for _ in range(2):
            await stop.stop(running.bot.desk, asks.request(), CustomId(table.id, 0, "stopped"))
        await running.tidied()
        told = [each for each in asks.sent if not each.startswith("follow up")]
        assert [each.endswith("The game was ended.") for each in told] == [True, True]
