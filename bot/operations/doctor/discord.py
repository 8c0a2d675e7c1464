"""The application on Discord: token, set-up, servers and commands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
from discord.http import Route
from pydantic import SecretStr

from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.discord.tree import without_command
from bot.discord.ui.transport import CONNECTION_ERRORS
from bot.operations.doctor.finding import Finding, fine, note, wrong
from bot.store import Store
from bot.store.database.engine import connect
from bot.tables import Tables
from engine.registry import games
from engine.text import say
from standin.protocol.command_limits import COMMAND_TEXT, COMMANDS, check_commands, command_size
from standin.protocol.errors import InvalidError

Json = dict[str, Any]

NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
"""Permissions in a server, as the invitation asks for them."""
PRIVILEGED = sum(1 << bit for bit in (12, 13, 14, 15, 18, 19))
"""Flags of an application that has the presence, member or message content intent, in full or in few servers."""


async def findings(token: SecretStr | None, url: str | None) -> AsyncIterator[Finding]:
    """Yield the findings at Discord, or at the local channel at `url`."""
    store = Store(connect("sqlite+aiosqlite://"))
    client = Grovekeeper(Tables(store))
    own = [*await client.tree.described()]
    yield _commands(own)
    for game_id, why in without_command(games().values()).items():
        yield wrong("doctor-game-command", game=game_id, why=why)
    if url:
        endpoint.use(url)
    elif token is None:
        yield note("doctor-no-token")
        return
    try:
        me = await client.http.static_login("local" if url or token is None else token.get_secret_value())
        yield fine("doctor-token", name=str(me["username"]))
        async for finding in _joined(client, own):
            yield finding
    except discord.LoginFailure:
        yield wrong("doctor-token-refused")
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        yield wrong("doctor-unreachable", why=str(error) or type(error).__name__)
    finally:
        await client.http.close()


def _commands(own: list[Json]) -> Finding:
    try:
        check_commands(own)
    except InvalidError as error:
        return wrong("doctor-commands-refused", why=str(error.errors))
    longest = max(own, key=command_size)
    return fine(
        "doctor-commands",
        count=len(own),
        most=COMMANDS,
        name=str(longest["name"]),
        size=command_size(longest),
        room=COMMAND_TEXT,
    )


async def _joined(client: Grovekeeper, own: list[Json]) -> AsyncIterator[Finding]:
    application: Json = await client.http.request(Route("GET", "/applications/@me"))
    for finding in _set_up(application):
        yield finding
    servers: list[Json] = await client.http.request(Route("GET", "/users/@me/guilds"))
    if not servers:
        yield note("doctor-no-server")
    for server in servers:
        yield _server(server)
    known = await client.http.get_global_commands(int(application["id"]))
    missing = {str(command["name"]) for command in own} - {str(command["name"]) for command in known}
    names = ", ".join(sorted(missing))
    yield note("doctor-unregistered", names=names) if missing else fine("doctor-registered", count=len(own))


def _set_up(application: Json) -> Iterator[Finding]:
    """Yield the faults in the portal's settings of the application."""
    found = []
    if application.get("interactions_endpoint_url"):
        found.append(wrong("doctor-endpoint"))
    if "0" not in application.get("integration_types_config", {"0": {}}):
        found.append(wrong("doctor-guild-install"))
    if int(application.get("flags", 0)) & PRIVILEGED:
        found.append(note("doctor-intents"))
    yield from found or [fine("doctor-application")]


def _server(server: Json) -> Finding:
    permissions = discord.Permissions(int(server["permissions"]))
    missing = [name for name in NEEDED if not (permissions.administrator or getattr(permissions, name))]
    if missing:
        names = tuple(say(f"permission-{name.replace('_', '-')}") for name in missing)
        return wrong("doctor-permissions", server=str(server["name"]), missing=names)
    return fine("doctor-server", server=str(server["name"]))
