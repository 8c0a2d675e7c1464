"""Events of the gateway that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.gateway_events import Read, skip_unreadable


def test_an_event_that_cannot_be_read_is_skipped_unless_there_is_no_session_without_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard: list[Any] = []

    def read(data: Any) -> None:
        heard.append(data["id"])

    readers: dict[str, Read] = dict.fromkeys(("READY", "RESUMED", "GUILD_CREATE", "THREAD_UPDATE"), read)
    skip_unreadable(readers)
    for event, reader in readers.items():
        reader({"id": event})
    assert heard == [*readers]
    for event in ("GUILD_CREATE", "THREAD_UPDATE"):
        readers[event]({})
    assert [record.getMessage() for record in caplog.records] == [
        f"an event {event} cannot be read and is skipped" for event in ("GUILD_CREATE", "THREAD_UPDATE")
    ]
    for event in ("READY", "RESUMED"):
        with pytest.raises(KeyError):
            readers[event]({})
