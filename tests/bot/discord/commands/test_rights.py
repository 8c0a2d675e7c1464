"""Rights, asked for by the press itself: a page may be there still when its person has lost them, or the server has changed its mind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.commands.competitions import challenge, tournament
from bot.discord.commands.results import history
from bot.discord.commands.settings import guild_settings
from bot.discord.commands.table import lobby, stop, votes
from bot.discord.delivery.long_jobs.personal_queues import PersonalQueues
from bot.discord.ui.custom_id import CustomId
from bot.tables.model.table import NOWHERE, Venue
from bot.tables.requests.guild_settings import GuildSettings, MayNotStart, MayNotStop, NotHere
from engine.errors import Refused
from engine.text import say
from tests.bot.discord.commands.settings.test_permissions import GUILD, HERE, Citizen

Ask = Callable[[Any, Any], Awaitable[None]]


def _picks(set_: Callable[..., Awaitable[None]], desk: Any, request: Any) -> Awaitable[None]:
    return set_(desk, request, CustomId(0, 0, "server"), ["1"])


OPENINGS: dict[str, Ask] = {
    "/play": lambda desk, request: lobby.open_table(desk, request, "pebbles"),
    "which game": lambda desk, request: lobby.open_named(desk, request, CustomId(0, 0, "open", "pebbles")),
    "the same again": lambda desk, request: lobby.open_again(desk, request, CustomId(3, 0, "again")),
    "rematch": lambda desk, request: lobby.rematch(desk, request, CustomId(3, 0, "rematch")),
    "/import": lambda desk, request: history.import_game(desk, request, SimpleNamespace(size=1)),  # type: ignore[arg-type]
    "/daily": lambda desk, request: challenge.play(
        desk, request, CustomId(0, 1, "dailyplay", challenge.HERE)
    ),
    "/tournament": lambda desk, request: tournament.open_or_show(desk, request, "pebbles"),
    "next season": lambda desk, request: tournament.follow(desk, request, CustomId(0, 4, "tournext")),
    "gone on with elsewhere": lambda desk, request: votes.resume(desk, request, CustomId(3, 0, "resume")),
}
STOPS: dict[str, Ask] = {
    "stop": lambda desk, request: stop.stop(desk, request, CustomId(3, 0, "stopped")),
    "more time": lambda desk, request: stop.extend(desk, request, CustomId(3, 0, "extend", "1")),
    "a computer": lambda desk, request: stop.take_out(desk, request, CustomId(3, 0, "takeout", "1")),
}
SETTINGS: dict[str, Ask] = {
    "/settings": guild_settings.show_settings,
    "zone": lambda desk, request: guild_settings.show_settings(desk, request, "Europe/Warsaw"),
    **{name: partial(_picks, set_) for name, set_ in vars(guild_settings).items() if name.startswith("set_")},
}


def desk(settled: GuildSettings) -> Any:
    """Return a desk of a server with these settings, at which nothing can be opened, ended or set."""

    async def get(guild: int | None) -> GuildSettings:
        assert guild == GUILD
        return settled

    async def table(_: int) -> object:
        return SimpleNamespace(id=3, live=True, place=Venue(NOWHERE, GUILD))

    async def attempt(*_: object) -> object:
        return SimpleNamespace(table=None)

    async def nothing(_: int) -> None: ...

    return SimpleNamespace(
        looks=PersonalQueues(),
        tables=SimpleNamespace(
            table=table,
            guilds=SimpleNamespace(get=get),
            challenges=SimpleNamespace(attempt=attempt),
            tournaments=SimpleNamespace(at=nothing),
        ),
    )


def request() -> Any:
    """Return a request of somebody without a role who does not manage the server."""

    async def defer() -> None: ...

    async def answer(*_: object) -> None:
        raise AssertionError("it was done")

    return SimpleNamespace(
        answer=answer,
        id=11,
        person=SimpleNamespace(id=1),
        place=Venue(HERE, GUILD),
        defer=defer,
        interaction=SimpleNamespace(user=Citizen(), channel=None, permissions=discord.Permissions()),
    )


@pytest.mark.parametrize(
    ("settled", "refusal"),
    [(GuildSettings(starters="managers"), MayNotStart), (GuildSettings(channels=(HERE + 1,)), NotHere)],
    ids=["not by them", "not here"],
)
@pytest.mark.parametrize("way", OPENINGS)
async def test_nothing_is_opened_where_and_by_whom_the_server_does_not_want_it(
    way: str, settled: GuildSettings, refusal: type[Refused]
) -> None:
    with pytest.raises(refusal):
        await OPENINGS[way](desk(settled), request())


@pytest.mark.parametrize("way", STOPS)
async def test_nothing_happens_over_the_heads_of_players_for_who_may_not_stop_their_game(way: str) -> None:
    with pytest.raises(MayNotStop):
        await STOPS[way](desk(GuildSettings()), request())


@pytest.mark.parametrize("way", SETTINGS)
async def test_nothing_is_set_for_who_does_not_manage_the_server(way: str) -> None:
    with pytest.raises(Refused) as refused:
        await SETTINGS[way](desk(GuildSettings(starters="role", role=8)), request())
    assert refused.value.text == say("server-only-managers")
