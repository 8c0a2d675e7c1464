"""Listening in: what tests need to hold a stand-in against Discord's description."""

from __future__ import annotations

from typing import Protocol

from bot.local.rest.http import Exchange


class Watcher(Protocol):
    """Is told of all that passes between a bot and a stand-in, just as it stood on the wire."""

    def exchanged(self, exchange: Exchange) -> None:
        """A request was answered."""

    def framed(self, text: str) -> None:
        """A frame of the gateway left for the bot."""
