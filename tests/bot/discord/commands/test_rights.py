"""Rights, asked for by the press itself: a page may be there still when its person has lost them, or the server has changed its mind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.discord.commands.competitions import challenge, tournament
from bot.discord.commands.results import history
from bot.discord.commands.settings import guild_settings
from bot.discord.commands.table import lobby, stop, votes
from bot.discord.ui.custom_id import CustomId
from bot.tables import Person as Somebody
from bot.tables import Status
from bot.tables.requests.guild_settings import MayNotStart, MayNotStop, NotHere
from engine.errors import Refused
from engine.text import say
from tests.bot.discord.commands.test_strange_presses import by
from tests.bot.discord.grove import FOREST, Grove, grove, house_of, venue

FRIDA = Somebody(8, "Frida")
GAME, CUP = 1, 1
"""Ids of a game of others and of a tournament."""
DAY = date(2026, 5, 9).toordinal()
Ask = Callable[[Any, Any], Awaitable[None]]


def _picks(set_: Callable[..., Awaitable[None]], desk: Any, request: Any) -> Awaitable[None]:
    return set_(desk, request, CustomId(0, 0, "server"), ["1"])


OPENINGS: dict[str, Ask] = {
    "/play": lambda desk, request: lobby.open_table(desk, request, FOREST),
    "which game": lambda desk, request: lobby.open_named(desk, request, CustomId(0, 0, "open", FOREST)),
    "the same again": lambda desk, request: lobby.open_again(desk, request, CustomId(GAME, 0, "again")),
    "rematch": lambda desk, request: lobby.rematch(desk, request, CustomId(GAME, 0, "rematch")),
    "/import": lambda desk, request: history.import_game(desk, request, cast(discord.Attachment, None)),
    "/daily": lambda desk, request: challenge.play(
        desk, request, CustomId(0, DAY, "dailyplay", challenge.HERE)
    ),
    "/tournament": lambda desk, request: tournament.open_or_show(desk, request, FOREST),
    "next season": lambda desk, request: tournament.follow(desk, request, CustomId(0, CUP, "tournext")),
    "gone on with elsewhere": lambda desk, request: votes.resume(desk, request, CustomId(GAME, 0, "resume")),
}
STOPS: dict[str, Ask] = {
    "stop": lambda desk, request: stop.stop(desk, request, CustomId(GAME, 0, "stopped")),
    "more time": lambda desk, request: stop.extend(desk, request, CustomId(GAME, 0, "extend", "1")),
    "a computer": lambda desk, request: stop.take_out(desk, request, CustomId(GAME, 0, "takeout", "1")),
}
SETTINGS: dict[str, Ask] = {
    "/settings": guild_settings.show_settings,
    "zone": lambda desk, request: guild_settings.show_settings(desk, request, "Europe/Warsaw"),
    **{name: partial(_picks, set_) for name, set_ in vars(guild_settings).items() if name.startswith("set_")},
}


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Grove]:
    """Yield a bot on a server with a game of others, which is paused, and whose channel is gone."""
    async with grove(tmp_path, "Bruno") as (running, _):
        home = house_of(running)
        table = await home.playing(FRIDA, Somebody(9, "Gert"), game=FOREST, place=venue(running, "meadow"))
        assert table.id == GAME
        yield running


async def refusal_of(ask: Ask, running: Grove) -> Refused:
    """Return the refusal of what Bruno asks for, who has no role and does not manage the server."""
    asks = by(running, running.people[0])
    with pytest.raises(Refused) as refused:
        await ask(running.bot.desk, asks.request())
    assert asks.pages == [], "it was done"
    return refused.value


async def test_nothing_is_opened_where_and_by_whom_the_server_does_not_want_it(running: Grove) -> None:
    here, cups, home = venue(running, "grove"), running.tables.tournaments, house_of(running)
    cup = await cups.open(venue(running, "riverbank"), FRIDA, FOREST, {}, "en", home.next)
    assert cup.id == CUP
    await running.tables.places.lose_channel(venue(running, "meadow").channel)
    elsewhere = (venue(running, "meadow").channel,)
    for settled, refusal in (({"starters": "managers"}, MayNotStart), ({"channels": elsewhere}, NotHere)):
        await running.tables.guilds.set(here.guild or 0, starters="everyone", channels=())
        await running.tables.guilds.set(here.guild or 0, **settled)
        for name, way in OPENINGS.items():
            assert isinstance(await refusal_of(way, running), refusal), name
    assert await running.tables.at(here.channel) is None


async def test_nothing_happens_over_the_heads_of_players_for_who_may_not_stop_their_game(
    running: Grove,
) -> None:
    for name, way in STOPS.items():
        assert isinstance(await refusal_of(way, running), MayNotStop), name
    assert (await running.tables.table(GAME)).status is Status.PLAYING


async def test_nothing_is_set_for_who_does_not_manage_the_server(running: Grove) -> None:
    guild = venue(running, "grove").guild or 0
    await running.tables.guilds.set(guild, starters="role", role=8)
    before = await running.tables.guilds.get(guild)
    for name, way in SETTINGS.items():
        assert (await refusal_of(way, running)).text == say("server-only-managers"), name
    assert await running.tables.guilds.get(guild) == before
