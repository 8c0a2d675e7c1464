"""Permissions that the settings of a server give people in it, and the language and least pace that new tables have there.

Each interaction says which roles and permissions its member has, so no list of members is kept or asked for.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.commands.desk import Desk
from bot.discord.delivery.request import Request
from bot.tables.model.paces import PaceName
from bot.tables.requests.guild_settings import GuildSettings, MayNotStart, Member, NotHere
from engine.text import say


def member_of(request: Request) -> Member:
    """Return the person's roles and permissions, as the interaction brings them."""
    user = request.interaction.user
    roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    return Member(roles, request.interaction.permissions.manage_guild)


async def check_opening(desk: Desk, request: Request) -> None:
    """Raise NotHere or MayNotStart where the server does not let this person open a table in this channel."""
    place = request.place
    settled = await desk.tables.guilds.get(place.guild)
    if not settled.allows({place.channel, place.parent}):
        raise NotHere(channels=tuple(f"<#{channel}>" for channel in settled.channels))
    if not settled.may_start(member_of(request)):
        raise MayNotStart(who=_in_charge(settled))


async def language_here(desk: Desk, request: Request) -> str:
    """Return the language of a new table: that of the server's settings, else the person's own."""
    settled = await desk.tables.guilds.get(request.place.guild)
    return settled.language or request.language


async def least_pace_here(desk: Desk, request: Request) -> PaceName:
    """Return the slowest pace that new games of several people may have here."""
    return (await desk.tables.guilds.get(request.place.guild)).least_pace


async def may_stop(desk: Desk, request: Request) -> bool:
    """Return whether the person may end games of others here."""
    settled = await desk.tables.guilds.get(request.place.guild)
    return request.place.guild is not None and settled.may_stop(member_of(request))


def _in_charge(settled: GuildSettings) -> Any:
    if settled.starters == "role" and settled.role is not None:
        return f"<@&{settled.role}>"
    return say("server-managers")
