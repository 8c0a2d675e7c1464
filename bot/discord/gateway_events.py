"""Skipping of gateway events that cannot be read: one would otherwise end the connection and with it the process."""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableMapping
from typing import Any, TypeAlias

log = logging.getLogger(__name__)

Read: TypeAlias = Callable[[Any], None]
NEEDED = ("READY", "RESUMED")
"""Names of the events without which there is no session: a new one is better than none."""


def skip_unreadable(readers: MutableMapping[str, Read]) -> None:
    """Let each of the library's readers log an event it cannot read and go on, but for the events that are needed."""
    for event in readers.keys() - set(NEEDED):
        readers[event] = _skipping(event, readers[event])


def _skipping(event: str, read: Read) -> Read:
    def read_or_skip(data: Any) -> None:
        try:
            read(data)
        except Exception:
            log.exception("an event %s cannot be read and is skipped", event)

    return read_or_skip
