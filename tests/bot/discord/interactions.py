"""Interactions of the library's own and our requests of them, made without a connection: for tests of what depends on a request alone.

What a person sees is tested through the whole bot: `tests.bot.discord.grove`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import discord

from bot.discord.delivery.request import Request
from bot.tables import Person

HERE, GUILD, APPLICATION = 9, 70, 5
EPHEMERAL = 1 << 6
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
SUBCOMMAND = 1
THREAD = 11
SERVER, OWN, OTHERS = range(3)
TYPES = {SERVER: 0, OWN: 1, OTHERS: 3}
"""Type of the channel by the context of what is done there."""


@cache
def unconnected() -> discord.Client:
    """Return a client of the library that nobody has connected."""
    return discord.Client(intents=discord.Intents(guilds=True))


def interaction(
    person: Person,
    *,
    number: int = 1,
    channel: int | None = HERE,
    guild: int | None = GUILD,
    granted: discord.Permissions | None = None,
    above: int | None = None,
    is_added: bool = True,
    is_own: bool = True,
    message: int | None = None,
    is_private: bool = False,
    command: str = "help",
    is_typing: bool = False,
    client: discord.Client | None = None,
) -> discord.Interaction[Any]:
    """Return what Discord sends where this person does something in a channel (None: in none), in which the bot has been `granted` this.

    With a channel `above` it is a thread. The server has added the bot, or not; without a server it is the bot's own conversation with
    them, or one of other people. They have pressed a part of a message, which may be a private one, or used a command, or are still
    typing it.
    """
    user: dict[str, Any] = {"id": str(person.id), "username": person.name.lower(), "global_name": person.name}
    user |= {"discriminator": "0", "avatar": None}
    permissions = discord.Permissions.all() if granted is None else granted
    data: dict[str, Any] = {
        "id": str(number),
        "type": AUTOCOMPLETE if is_typing else COMMAND if message is None else COMPONENT,
        "data": _command(*command.split()),
        "application_id": str(APPLICATION),
        "token": "a token",
        "version": 1,
        "locale": person.locale,
        "app_permissions": str(permissions.value),
        "attachment_size_limit": 1,
        "authorizing_integration_owners": {"0": str(guild or 0)} if is_added else {"1": str(person.id)},
        "context": SERVER if guild is not None else OWN if is_own else OTHERS,
    }
    if channel is not None:
        data["channel"] = {"id": str(channel), "type": TYPES[data["context"]], "name": "here", "position": 0}
        data["channel"] |= {"recipients": [user], "icon": None}
        if above is not None:
            shut = {
                "archived": False,
                "auto_archive_duration": 60,
                "archive_timestamp": "2026-04-01T00:00:00+00:00",
            }
            data["channel"] |= {
                "type": THREAD,
                "parent_id": str(above),
                "owner_id": "1",
                "message_count": 0,
                "member_count": 1,
                "thread_metadata": shut,
            }
    if message is not None:
        data["message"] = {
            "id": str(message),
            "channel_id": str(channel),
            "author": user,
            "type": 0,
            "content": "",
            "flags": EPHEMERAL if is_private else 0,
            "edited_timestamp": None,
            "pinned": False,
            "mention_everyone": False,
            "tts": False,
            **dict.fromkeys(("attachments", "embeds", "components", "mentions", "mention_roles"), ()),
        }
    if guild is None:
        data["user"] = user
    else:
        member: dict[str, Any] = {
            "roles": [],
            "joined_at": None,
            "flags": 0,
            "deaf": False,
            "mute": False,
            "permissions": "0",
        }
        data |= {"guild_id": str(guild), "member": {"user": user, **member}}
    state = (client or unconnected())._connection
    if state.user is None:
        me = {"id": str(APPLICATION), "username": "bot", "discriminator": "0", "avatar": None}
        state.user = discord.ClientUser(state=state, data=me)  # type: ignore[arg-type]
    return discord.Interaction(data=data, state=state)  # type: ignore[arg-type]


def _command(name: str, *below: str) -> dict[str, Any]:
    return {
        "id": "1",
        "type": 1,
        "name": name,
        "options": [{"type": SUBCOMMAND, "name": each} for each in below],
    }


def request(person: Person, **given: Any) -> Request:
    """Return the request of an interaction that is made of the same."""
    return Request(interaction(person, **given))
