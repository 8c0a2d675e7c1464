"""Permissions that the settings of a server give people in it, as an interaction brings them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.settings import permissions
from bot.discord.delivery.request import Request
from bot.tables.requests.guild_settings import GuildSettings, MayNotStart, NotHere
from engine.text import say

GUILD, HERE, ABOVE, ROLE = 70, 5, 6, 8


class Citizen(discord.Member):
    """A member of a server with these roles."""

    def __init__(self, *roles: int) -> None:
        self.found = [SimpleNamespace(id=role) for role in roles]

    @property
    def roles(self) -> list[Any]:
        return self.found


class Branch(discord.Thread):
    """A thread below a channel."""

    def __init__(self, parent: int) -> None:
        self.parent_id = parent


def asks(
    user: object = None, *, manages: bool = False, guild: int | None = GUILD, channel: object = None
) -> Request:
    return cast(
        Request,
        SimpleNamespace(
            language="pl",
            place=SimpleNamespace(guild=guild, channel=HERE),
            interaction=SimpleNamespace(
                user=user, channel=channel, permissions=discord.Permissions(manage_guild=manages)
            ),
        ),
    )


def desk(**settled: Any) -> Desk:
    async def get(guild: int | None) -> GuildSettings:
        assert guild in (GUILD, None)
        return GuildSettings(**settled)

    return cast(Desk, SimpleNamespace(tables=SimpleNamespace(guilds=SimpleNamespace(get=get))))


def test_a_member_has_roles_and_anybody_else_none() -> None:
    found = permissions.member_of(asks(Citizen(7, ROLE), manages=True))
    assert (found.roles, found.manages) == ({7, ROLE}, True)
    found = permissions.member_of(asks(SimpleNamespace()))
    assert (found.roles, found.manages) == (set(), False)


@pytest.mark.parametrize(
    ("channels", "channel", "may"),
    [
        ((), None, True),
        ((HERE,), None, True),
        ((ABOVE,), None, False),
        ((ABOVE,), Branch(ABOVE), True),
        ((7,), Branch(ABOVE), False),
        ((HERE,), Branch(0), True),
    ],
)
async def test_a_table_is_opened_in_the_channels_for_games_and_their_threads(
    channels: tuple[int, ...], channel: object, may: bool
) -> None:
    request = asks(Citizen(), channel=channel)
    settled = desk(channels=channels)
    if may:
        await permissions.check_opening(settled, request)
        return
    with pytest.raises(NotHere) as refused:
        await permissions.check_opening(settled, request)
    assert refused.value.text == NotHere(channels=tuple(f"<#{each}>" for each in channels)).text
    await permissions.check_opening(settled, asks(guild=None))


@pytest.mark.parametrize(
    ("settled", "user", "manages", "refused"),
    [
        ({}, Citizen(), False, None),
        ({"starters": "managers"}, Citizen(ROLE), False, say("server-managers")),
        ({"starters": "managers"}, Citizen(), True, None),
        ({"starters": "role", "role": ROLE}, Citizen(7), False, f"<@&{ROLE}>"),
        ({"starters": "role", "role": ROLE}, Citizen(7, ROLE), False, None),
        ({"starters": "role"}, Citizen(ROLE), False, say("server-managers")),
        ({"starters": "managers", "role": ROLE}, Citizen(ROLE), False, say("server-managers")),
    ],
)
async def test_who_may_not_start_hears_who_may(
    settled: dict[str, Any], user: Citizen, manages: bool, refused: Any
) -> None:
    request = asks(user, manages=manages)
    if refused is None:
        await permissions.check_opening(desk(**settled), request)
        return
    with pytest.raises(MayNotStart) as found:
        await permissions.check_opening(desk(**settled), request)
    assert found.value.text == MayNotStart(who=refused).text


@pytest.mark.parametrize(("language", "spoken"), [(None, "pl"), ("en", "en")])
async def test_a_table_speaks_as_its_server_and_else_as_its_host(language: str | None, spoken: str) -> None:
    assert await permissions.language_here(desk(language=language), asks()) == spoken


async def test_the_slowest_pace_is_that_of_the_server() -> None:
    assert await permissions.least_pace_here(desk(least_pace="quick"), asks()) == "quick"


@pytest.mark.parametrize(
    ("guild", "manages", "may"), [(GUILD, True, True), (GUILD, False, False), (None, True, False)]
)
async def test_games_of_others_are_ended_on_servers_by_who_manages_them(
    guild: int | None, manages: bool, may: bool
) -> None:
    assert await permissions.may_stop(desk(), asks(Citizen(), manages=manages, guild=guild)) is may
