"""The bot's coming to a server and leaving it, and outages of Discord that cut a server off."""

from __future__ import annotations

from standin.protocol.permissions import INVITED, Role
from standin.world.state import Guild, World, WorldEvent
from standin.world.wire import guild_create_json


def invite(world: World, guild: Guild) -> None:
    """Make the bot a member with the permissions that the README asks for, unless it is one."""
    if not world.has_bot(guild.id):
        add_bot(world, guild)
        _publish_create(world, guild)


def add_bot(world: World, guild: Guild) -> None:
    role = Role(world.snowflake(), world.bot["username"], INVITED, bot_id=world.bot["id"])
    guild.roles[role.id] = role
    guild.members[world.bot["id"]] = [role.id]


def kick(world: World, guild: Guild) -> None:
    """Remove the bot, its role and what channels granted to that role; what it has posted stays."""
    for identity in guild.members.pop(world.bot["id"], []):
        del guild.roles[identity]
        for channel in world.channels.values():
            channel.overwrites.pop(identity, None)
    for thread in world.channels.values():
        if thread.guild_id == guild.id:
            thread.members.pop(world.bot["id"], None)
    world.publish(WorldEvent("GUILD_DELETE", {"id": guild.id}, guild.id))


def set_available(world: World, guild: Guild, *, available: bool) -> None:
    """Begin or end an outage, in which nobody reaches the server. The bot is told so."""
    guild.available = available
    if available:
        _publish_create(world, guild)
    else:
        world.publish(WorldEvent("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id))


def _publish_create(world: World, guild: Guild) -> None:
    world.publish(WorldEvent("GUILD_CREATE", guild_create_json(world, guild), guild.id))
