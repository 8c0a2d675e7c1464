"""An observer for tests: it hears what passes between a bot and the stand-in, to compare it with Discord's description."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class RestExchange:
    """A request of the bot and its answer. `sent` and `answered` are parsed JSON or None."""

    method: str
    path: str
    sent: Any
    status: int
    answered: Any


class Observer(Protocol):
    """The observer: hears all that passes between a bot and a stand-in, just as it stood on the wire."""

    def on_exchange(self, exchange: RestExchange) -> None:
        """Hear of a request and its answer."""

    def on_frame(self, text: str) -> None:
        """Hear of a frame of the gateway that left for the bot."""
