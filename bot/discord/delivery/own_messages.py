"""Search for our own messages, where the store does not know whether they were sent."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord

from bot.discord.ui.transport import accept_refusal


async def own_messages(
    client: discord.Client, channel: discord.abc.Messageable, most: int
) -> AsyncIterator[discord.Message]:
    """Yield the bot's own among the latest `most` messages of a channel, the newest first; none where it may not read them.

    Raises transient Discord errors.
    """
    with accept_refusal("the messages of a channel cannot be read"):
        async for message in channel.history(limit=most):
            if client.user is not None and message.author.id == client.user.id:
                yield message
