"""Installations of the application: in a server that has the bot, or to the account of a person who carries it along."""

from __future__ import annotations

from enum import IntEnum

from standin.protocol.errors import Json
from standin.protocol.permissions import (
    ADMINISTRATOR,
    ANSWERING,
    ATTACH_FILES,
    EMBED_LINKS,
    IN_PRIVATE,
    USE_APPLICATION_COMMANDS,
    USE_EXTERNAL_APPS,
    USE_EXTERNAL_EMOJIS,
)
from standin.world.state import DM, Account, Channel, World

FOR_GUILD, FOR_PERSON = "0", "1"


class Context(IntEnum):
    GUILD = 0
    BOT_DM = 1
    PRIVATE = 2


def context_of(channel: Channel) -> Context:
    if channel.guild_id:
        return Context.GUILD
    return Context.BOT_DM if channel.type == DM else Context.PRIVATE


def owners_of(world: World, command: Json | None, person: Account, channel: Channel) -> Json:
    """Return the `authorizing_integration_owners`: the installations by which this person may use the command here.

    Without a command: those of a message the bot posted by itself, which it does only where it is.
    """
    types = [int(FOR_GUILD)] if command is None else command["integration_types"]
    owners: Json = {}
    if int(FOR_GUILD) in types and world.has_bot(channel.guild_id):
        owners[FOR_GUILD] = channel.guild_id
    elif int(FOR_GUILD) in types and channel.type == DM:
        owners[FOR_GUILD] = "0"
    if int(FOR_PERSON) in types and person.has_app:
        owners[FOR_PERSON] = person.id
    return owners


def why_not(world: World, command: Json, person: Account, channel: Channel) -> str | None:
    """Return the reason for which Discord does not let this person use the command here; None where it does."""
    allowed = command.get("contexts")
    if allowed is not None and context_of(channel) not in allowed:
        return "This command cannot be used here."
    if not owners_of(world, command, person, channel):
        return "The application is installed neither here nor to your account."
    if channel.guild_id is None:
        return None
    granted = world.permissions(person.id, channel)
    needed = int(command["default_member_permissions"] or 0) | USE_APPLICATION_COMMANDS
    for_nobody = command["default_member_permissions"] == "0"
    if needed & ~granted or (for_nobody and not _leads(world, person, channel)):
        return "You lack the permission to use this command."
    return None


def _leads(world: World, person: Account, channel: Channel) -> bool:
    """Return whether the person has every permission, as the owner and administrators do."""
    return bool(world.permissions(person.id, channel) & ADMINISTRATOR)


def offered(world: World, person: Account, channel: Channel) -> list[Json]:
    """Return the commands a person is shown in a channel; none in an archived thread."""
    if channel.archived:
        return []
    every = world.all_commands(channel.guild_id)
    return [command for command in every if why_not(world, command, person, channel) is None]


def app_permissions(world: World, channel: Channel) -> int:
    """Return the permissions of the application in the channel; where it has no bot, only those that count in an answer."""
    if channel.guild_id is None:
        return IN_PRIVATE | (USE_EXTERNAL_EMOJIS if channel.type == DM else 0)
    if world.has_bot(channel.guild_id):
        return world.permissions(world.bot["id"], channel)
    everyones = world.guilds[channel.guild_id].roles[channel.guild_id].permissions
    return everyones & ANSWERING | ATTACH_FILES | EMBED_LINKS


def is_guest(world: World, channel: Channel) -> bool:
    """Return whether the application is here only because a person has brought it along."""
    return channel.type != DM and not world.has_bot(channel.guild_id)


def is_kept_private(world: World, person: Account, channel: Channel) -> bool:
    """Return whether all answers become ephemeral: an application brought along by one who may not show it to others."""
    if channel.guild_id is None or not is_guest(world, channel):
        return False
    return not world.permissions(person.id, channel) & USE_EXTERNAL_APPS
