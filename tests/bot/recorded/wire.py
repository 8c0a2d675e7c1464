"""The requests of the bot in a conversation, and what it notes of each interaction: what nobody sees, and somebody would miss."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

from standin.rest.observer import Observer, RestExchange

ABOUT_MESSAGES = re.compile(r"/(channels|interactions|webhooks)/|/users/@me/channels|/members/")
"""Pattern of the paths that are written down: what the bot asks at its start, and only then, is left out."""
TOKEN = re.compile(r"(?<=/)[\w-]{50,}")
KEY = re.compile(r"\b[0-9a-f]{24}\b")
"""Pattern of the key of a notice, which depends on ids."""
SHOWN = ("components", "choices", "description")
"""Parts of a request whose content people see; that it is there is written down, but not how it looks."""


class Wire(logging.Handler):
    """An `Observer` that keeps what passes, and tells it all to the one before it; as a handler of logs it keeps outcomes."""

    def __init__(self, before: Observer | None) -> None:
        super().__init__()
        self._before = before
        self._heard: set[str] = set()

    def on_exchange(self, exchange: RestExchange) -> None:
        if self._before is not None:
            self._before.on_exchange(exchange)
        if ABOUT_MESSAGES.search(exchange.path):
            path = TOKEN.sub("<token>", exchange.path)
            heard = f"{exchange.method} {path} {exchange.status} {_plain(exchange.sent)}"
            self._heard.add(KEY.sub("<key>", heard))

    def on_frame(self, text: str) -> None:
        if self._before is not None:
            self._before.on_frame(text)

    def emit(self, record: logging.LogRecord) -> None:
        told = vars(record)
        self._heard.add(f"{told['command']} at table {told['table']}: {told['outcome']}")

    def news(self) -> Iterator[str]:
        """Yield what has passed since this was asked before, each kind of it once: how often may depend on the time it takes."""
        heard, self._heard = self._heard, set()
        yield from sorted(heard)


def _plain(sent: Any) -> Any:
    """Return what was sent without what people see of it."""
    match sent:
        case dict():
            return {key: "..." if key in SHOWN else _plain(sent[key]) for key in sorted(sent)}
        case list():
            return [_plain(each) for each in sent]
        case _:
            return sent
