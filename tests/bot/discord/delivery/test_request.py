"""Answers to one interaction: each reaches whom it is for, and none takes the place of another."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from bot.discord.delivery.request import Request, _send_twice
from standin.faults.model import Failing
from tests.bot.discord.grove import FOREST, grove, labels


@pytest.mark.parametrize(
    "errors", [[], [ConnectionResetError()], [TimeoutError()], [aiohttp.ServerDisconnectedError()]]
)
async def test_what_a_broken_connection_has_lost_is_sent_once_more(errors: Sequence[Exception]) -> None:
    tries = []

    async def send() -> str:
        tries.append("")
        if len(tries) <= len(errors):
            raise errors[len(tries) - 1]
        return "acknowledged"

    assert await _send_twice(send) == "acknowledged"
    assert len(tries) == len(errors) + 1


async def test_what_is_lost_twice_or_fails_for_good_is_not_sent_again() -> None:
    tries = []

    async def send(error: Exception) -> None:
        tries.append(error)
        raise error

    for error, often in ((ConnectionResetError(), 2), (KeyError(), 1)):
        tries.clear()
        with pytest.raises(type(error)):
            await _send_twice(lambda failing=error: send(failing))  # type: ignore[misc]
        assert len(tries) == often


async def test_what_goes_wrong_after_a_public_answer_is_said_beside_it(tmp_path: Path) -> None:
    """The lobby is the answer for everybody: that nobody could be invited is told to the host alone, and the lobby stays."""
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.local.faults.add(Failing(route="POST .*/webhooks/.*", status=403))
        await ada.command(f"/play game:{FOREST} seats:2 invite:@Bruno")
        told = await ada.sees(lambda m: m.is_ephemeral and bool(m.text))
        lobby = await bruno.sees("(host)")
        assert told.id != lobby.id
        assert "Join" in labels(lobby)


class Held:
    """An interaction whose acknowledgement takes as long as somebody lets it; it notes what Discord is sent."""

    def __init__(self, message: object = None) -> None:
        self.sent: list[str] = []
        self.is_acknowledged = asyncio.Event()
        self.message = message
        self.response = self
        self.id, self.locale = 1, "en-GB"
        self.user = SimpleNamespace(id=7, name="ada", display_name="Ada")

    def is_done(self) -> bool:
        return "defer" in self.sent

    async def defer(self, **_: object) -> None:
        self.sent.append("defer")
        await self.is_acknowledged.wait()

    async def edit_original_response(self, **_: object) -> None:
        self.sent.append("edit")


async def test_an_answer_waits_until_discord_knows_that_it_takes_time() -> None:
    held = Held()
    request = Request(cast(Any, held))
    holding = asyncio.create_task(request.hold())
    await asyncio.sleep(0)
    answering = asyncio.create_task(request.tell("undo-done"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert held.sent == ["defer"]
    held.is_acknowledged.set()
    await asyncio.gather(holding, answering)
    assert held.sent == ["defer", "edit"]
    await request.hold()
    assert held.sent == ["defer", "edit"], "who was answered is not told again that it takes time"
