"""Channels that a route names, as far as the bot may go there."""

from __future__ import annotations

from aiohttp import web

from standin.protocol.errors import (
    missing_access,
    missing_permissions,
    unavailable,
    unknown_application,
    unknown_channel,
    unknown_message,
)
from standin.world.state import Channel, Stored, World


class Access:
    """The access of the bot: finds the channel or message that a route names, and refuses it where the bot lacks a permission."""

    def __init__(self, world: World) -> None:
        self._world = world

    def channel(self, request: web.Request, needed: int = 0) -> Channel:
        """Return the channel of the route. Raises 10003 if unknown, 50001 if hidden from the bot, 50013 if it may not do this.

        Raises 503 during an outage of its guild.
        """
        channel = self._world.channels.get(request.match_info["channel"])
        me = self._world.bot["id"]
        if channel is None:
            raise unknown_channel()
        if channel.guild_id and not self._world.guilds[channel.guild_id].available:
            raise unavailable()
        if not self._world.may_see(me, channel):
            raise missing_access()
        if needed & ~self._world.permissions(me, channel):
            raise missing_permissions()
        return channel

    def message(self, request: web.Request, needed: int = 0) -> Stored:
        """Return the message of the route. Raises 10008 if there is none, or only one person sees it."""
        message = self.channel(request, needed).messages.get(request.match_info["message"])
        if message is None or message.reader is not None:
            raise unknown_message()
        return message


def check_application(world: World, request: web.Request) -> None:
    """Raise 10002 for a route of another application than the bot's own."""
    if request.match_info["application"] != world.bot["id"]:
        raise unknown_application()
