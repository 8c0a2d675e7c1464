"""Replies of Discord to what we send as an answer: of the messages in them we read the id alone.

Discord gives back each message that it is sent, whole. The library makes objects of all that is in it, down to every button, three times
in a move. This leans on inner parts of the library, which is pinned for it (`tests/bot/libraries/test_discord_py.py`).
"""

from __future__ import annotations

from typing import Any

import aiohttp
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_LEFT_OUT = ("attachments", "components", "embeds", "mention_roles", "mentions")
"""Lists of a message that nobody reads in a reply."""


class _BareReplies(AsyncWebhookAdapter):
    """The library's way to send answers, with bare replies to whatever posts or changes a message."""

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        replied = await super().request(route, session, **options)
        if route.method != "GET" and isinstance(replied, dict):
            _strip(replied.get("resource", {}).get("message") or replied)
        return replied


def read_only_ids() -> None:
    """Read replies barely from now on, in this task and in all that it starts."""
    async_context.set(_BareReplies())  # type: ignore[no-untyped-call]


def _strip(message: dict[str, Any]) -> None:
    """Leave out of a message what nobody reads."""
    if "author" in message:
        message.update({name: [] for name in _LEFT_OUT})
        message.pop("interaction_metadata", None)
