"""Reach of the bot: all it may do by itself in each channel, as far as that is known, and by whose answers it speaks where it may not.

An interaction tells what the bot may do in its channel. Where the application is only somebody's guest, in a server that has not added the
bot or in other people's conversations, that is nothing: there it can only answer, and go on with an answer for a quarter of an hour. What
Discord has refused is not asked for again until something changes, because whoever is refused too often is shut out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

import discord
from discord import ui

from bot.discord.delivery.request import Request
from bot.discord.ui.components import PictureFile
from bot.discord.ui.transport import NO_ACCESS, NO_PERMISSION, SHUT, UNKNOWN_CHANNEL, is_transient
from bot.tables.model.table import NOWHERE

log = logging.getLogger(__name__)

REFUSALS = SHUT | {NO_ACCESS, NO_PERMISSION, UNKNOWN_CHANNEL}
"""Codes of errors that the same request would meet again until somebody changes something in the channel."""
REMEMBERED = 10_000
"""Maximum number of channels for which it is remembered what the bot may do there; for any other it is found out by trying."""


class Reach:
    """The reach of the bot.

    Whoever hears an interaction calls `hear`, whoever is refused a request `note`, and whoever hears of a change `reopen`.
    """

    def __init__(self, client: discord.Client, on_lost: Callable[[int], object]) -> None:
        """Begin without any knowledge of channels; `on_lost` is called with the id of a channel that is gone."""
        self._client = client
        self._on_lost = on_lost
        self._permissions: dict[int, discord.Permissions] = {}
        self._guest: set[int] = set()
        self._refused: dict[int, int] = {}
        """Code with which Discord has refused the bot something, by channel."""
        self._voices: dict[int, Request] = {}
        """Latest request in each channel, the oldest first."""
        self._makers: dict[int, Request] = {}
        """Request by which a message can be changed, by message, the oldest first."""

    def hear(self, request: Request) -> None:
        """Learn from an interaction. Requests refused before may be allowed where the bot has other permissions now."""
        if request.interaction.channel_id is None:
            return
        channel, now = request.place.channel, request.interaction.app_permissions
        if self._is_guest(request):
            self._guest.add(channel)
            now = discord.Permissions.none()
        elif request.interaction.guild_id is None:
            # Of its own conversation with somebody Discord names only what an answer may hold; there the bot may do all it does.
            now = discord.Permissions.all()
        elif self._permissions.get(channel, now) != now:
            self._guest.discard(channel)
            self._refused.pop(channel, None)
        self._permissions.pop(channel, None)
        self._permissions[channel] = now
        if len(self._permissions) > REMEMBERED:
            forgotten = next(iter(self._permissions))
            del self._permissions[forgotten]
            self._guest.discard(forgotten)
        request.is_only_way = not self.may_speak(channel)
        _put(self._voices, channel, request)

    def note(self, channel: int, error: Exception) -> bool:
        """Return whether an error is a refusal that would come again; then it is remembered."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code not in REFUSALS:
            return False
        log.info("the bot may do nothing more in a channel until something changes there: error %s", code)
        if code == UNKNOWN_CHANNEL:
            self.lose(channel)
        self._refused[channel] = code
        return True

    def reopen(self, channels: Iterable[int]) -> list[int]:
        """Forget what is known of these channels, for something has changed there; return those in which something was missing."""
        found = [channel for channel in channels if channel in self._refused or not self.may_do_all(channel)]
        for channel in found:
            self._refused.pop(channel, None)
            self._permissions.pop(channel, None)
            self._guest.discard(channel)
        return found

    @property
    def closed(self) -> list[int]:
        """Channels in which something is missing."""
        known = dict.fromkeys([*self._refused, *self._permissions])
        return [channel for channel in known if channel in self._refused or not self.may_do_all(channel)]

    def lose(self, channel: int) -> None:
        """Note that the channel is gone."""
        self._refused[channel] = UNKNOWN_CHANNEL
        self._on_lost(channel)

    def is_hopeless(self, channel: int) -> bool:
        """Return whether no permission will come, because the bot is not in the channel's server, or the channel is gone."""
        return channel in self._guest or self.is_gone(channel)

    def is_gone(self, channel: int) -> bool:
        return self._refused.get(channel) == UNKNOWN_CHANNEL

    def may_speak(self, channel: int) -> bool:
        """Return whether it is worth trying to post a message there."""
        if channel == NOWHERE:
            return False
        granted = self._of(channel)
        is_sent = granted.send_messages or granted.send_messages_in_threads
        return channel not in self._refused and granted.view_channel and is_sent

    def may_change(self, channel: int) -> bool:
        """Return whether it is worth trying to change a message of the bot's own."""
        return self._refused.get(channel, NO_PERMISSION) == NO_PERMISSION and self._of(channel).view_channel

    def may_attach(self, channel: int) -> bool:
        return self._of(channel).attach_files

    def may_read(self, channel: int) -> bool:
        """Return whether it is worth trying to read what stands in the channel."""
        return self.may_change(channel) and self._of(channel).read_message_history

    def may_do_all(self, channel: int) -> bool:
        return self.may_speak(channel) and self.may_attach(channel) and self.may_read(channel)

    def voice(self, channel: int) -> Request | None:
        """Return the latest request in the channel, while it can still be answered; else None."""
        return _alive(self._voices, channel)

    def remember_maker(self, message: int, request: Request) -> None:
        """Remember that the message can be changed as part of the answer to this request."""
        _put(self._makers, message, request)

    def maker(self, message: int) -> Request | None:
        """Return the request by which the message can be changed, while it can; else None."""
        return _alive(self._makers, message)

    async def edit_by_answer(
        self, message: int, page: ui.LayoutView, pictures: Iterable[PictureFile] | None
    ) -> discord.Message | None:
        """Change a message as part of the answer that made it, and return it; None where no such answer goes on.

        Raises transient Discord errors.
        """
        maker = self.maker(message)
        if maker is None:
            return None
        try:
            return await maker.edit_card(message, page, pictures)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("message %s cannot be changed by the answer that made it: %s", message, error)
            del self._makers[message]
            return None

    def _of(self, channel: int) -> discord.Permissions:
        return self._permissions.get(channel, discord.Permissions.all())

    def _is_guest(self, request: Request) -> bool:
        interaction = request.interaction
        if interaction.guild_id is None:
            return interaction.context.private_channel
        return self._client.get_guild(interaction.guild_id) is None


def _put(requests: dict[int, Request], key: int, request: Request) -> None:
    """Keep a request, and none of those that have become too old."""
    requests.pop(key, None)
    requests[key] = request
    while requests and not requests[oldest := next(iter(requests))].is_alive:
        del requests[oldest]


def _alive(requests: dict[int, Request], key: int) -> Request | None:
    request = requests.get(key)
    return request if request is not None and request.is_alive else None
