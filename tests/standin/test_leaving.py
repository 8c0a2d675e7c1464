"""A tab that leaves in the middle of anything leaves no error behind."""

from __future__ import annotations

import asyncio
import logging

import pytest

from standin.server import LocalDiscord

PING = b"\x89\x80\x00\x00\x00\x00"
"""Frame of a websocket with nothing in it that wants an answer."""


async def opened(local: LocalDiscord, *, waits: bool) -> asyncio.StreamWriter:
    """Return the line of a new tab; where it does not wait the answer to its first request is still to come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    person = next(iter(local.world.people))
    lines = [
        f"GET /page/socket?person={person} HTTP/1.1",
        f"Host: 127.0.0.1:{local.port}",
        f"Origin: {local.url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    if waits:
        assert b" 101 " in await reader.readline()
    return writer


@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize("pings", [0, 1, 40])
async def test_a_tab_that_leaves_while_it_is_answered_is_no_error(
    local: LocalDiscord, caplog: pytest.LogCaptureFixture, pings: int, *, waits: bool
) -> None:
    caplog.set_level(logging.ERROR)
    for _ in range(4):
        line = await opened(local, waits=waits)
        line.write(PING * pings)
        await line.drain()
        line.transport.abort()
    last = await opened(local, waits=True)
    last.close()
    await last.wait_closed()
    assert [record.exc_text or record.getMessage() for record in caplog.records] == []
