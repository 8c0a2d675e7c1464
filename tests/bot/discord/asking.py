"""Requests of a bot to Discord about messages and people, in a word each: for tests of how often it asks, and of what it does not ask."""

from __future__ import annotations

import re

from standin.rest.observer import RestExchange
from tests.bot.recorded.wire import ABOUT_MESSAGES
from tests.standin.conformance import Conformance

WORDS = {
    "answer": r"POST /interactions/\d+/[^/]+/callback",
    "change by answer": r"PATCH /webhooks/\d+/[^/]+/messages/(@original|\d+)",
    "follow-up": r"POST /webhooks/\d+/[^/]+",
    "post": r"POST /channels/\d+/messages",
    "change": r"PATCH /channels/\d+/messages/\d+",
    "search": r"GET /channels/\d+/messages",
    "thread": r"POST /channels/\d+/messages/\d+/threads",
}
"""Patterns of "METHOD /path" by the word for such a request; others are called by themselves."""


class Asking:
    """The requests of the bots in a test since it was last looked at."""

    def __init__(self, heard: Conformance) -> None:
        self._heard = heard
        self._seen = 0

    def exchanges(self) -> list[RestExchange]:
        """Return the requests that have come since this or `words` was called; what the bot asks at its start is left out."""
        before, self._seen = self._seen, len(self._heard.exchanges)
        return [each for each in self._heard.exchanges[before:] if ABOUT_MESSAGES.search(each.path)]

    def words(self) -> list[str]:
        """Return the same, each as its word, and its status where it was refused."""
        return [word(each) for each in self.exchanges()]


def word(exchange: RestExchange) -> str:
    said = f"{exchange.method} {exchange.path}"
    word = next((word for word, pattern in WORDS.items() if re.fullmatch(pattern, said)), said)
    return word if exchange.status < 400 else f"{word} {exchange.status}"
