"""Facts of what the stand-in says: by the path within answers, frames and events of the page, every value that stands there.

What differs from one walk to the next (ids, moments, tokens, ports, counters) is left out of the values; an order of events is not told.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from standin.rest.observer import RestExchange
from standin.server import LocalDiscord
from tests.standin.conformance import Conformance
from tests.standin.screen import Screen
from tests.standin.sight import Json
from tests.standin.tour import walk

FILE = Path(__file__).with_name("tour.txt")
PASSING = (
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.+]+"), "<moment>"),
    (re.compile(r"127\.0\.0\.1:\d+"), "<host>"),
    (re.compile(r"(?<=ex=)[0-9a-f]+|(?<=is=)[0-9a-f]+|(?<=hm=)[0-9a-f]+"), "<sign>"),
    TOKEN := (re.compile(r"(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{32,}"), "<token>"),
    (ID := re.compile(r"\d{17,20}"), "<id>"),
)
"""Parts of texts that differ from one walk to the next, and what stands for them."""
COUNTED = frozenset({"s", "seq", "size", "reset_after", "last_pin_timestamp"})
"""Names of values that differ from one walk to the next."""


def told(exchanges: Iterable[RestExchange], frames: Iterable[str], shown: Iterable[Json]) -> str:
    """Return the facts, a line for each path."""
    found: dict[str, set[str]] = defaultdict(set)

    def note(path: str, value: Any) -> None:
        match value:
            case dict():
                for name, each in value.items():
                    note(f"{path}.{ID.sub('<id>', name)}", each)
            case list():
                for each in value or ["<none>"]:
                    note(f"{path}[]", each)
            case _ if path.rpartition(".")[2] in COUNTED:
                found[path].add("<number>")
            case _:
                found[path].add(_lasting(json.dumps(value, ensure_ascii=False)))

    for exchange in exchanges:
        route = _lasting(f"{exchange.method} {exchange.path}")
        note(f"{route} {exchange.status}", exchange.answered)
    for frame in map(json.loads, frames):
        note(f"gateway {frame['op']} {frame['t'] or ''}", frame["d"])
    for event in shown:
        note(f"page {event['t']}", event["d"])
    return "".join(f"{path}: {' | '.join(sorted(values))}\n" for path, values in sorted(found.items()))


def _lasting(text: str) -> str:
    for pattern, instead in PASSING:
        text = pattern.sub(instead, text)
    return text


@contextmanager
def noting_pages() -> Iterator[list[Json]]:
    """Yield the events that pages hear during the block."""
    events: list[Json] = []
    hear = Screen.hear

    def note(self: Screen, event: Json) -> None:
        events.append(json.loads(json.dumps(event)))
        hear(self, event)

    Screen.hear = note  # type: ignore[method-assign]
    try:
        yield events
    finally:
        Screen.hear = hear  # type: ignore[method-assign]


async def walked(observer: Conformance) -> str:
    """Return the facts of one walk."""
    before, LocalDiscord.observer = LocalDiscord.observer, observer
    try:
        with noting_pages() as events:
            await walk()
    finally:
        LocalDiscord.observer = before
    return told(observer.exchanges, observer.frames, events)
