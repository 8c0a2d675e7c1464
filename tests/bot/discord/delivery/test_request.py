"""Answers to one interaction: each reaches whom it is for, and none takes the place of another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import aiohttp
import pytest

from bot.discord.delivery.request import _send_twice
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
