"""Errors of requests to Discord: what passes is tried again, what does not is accepted or raised."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.discord.ui import transport
from bot.discord.ui.transport import accept_refusal, is_transient, retry


def http_error(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), "no")


@pytest.mark.parametrize("status", [429, 500, 503])
def test_trouble_of_discord_passes(status: int) -> None:
    assert is_transient(http_error(status))


@pytest.mark.parametrize("status", [400, 401, 403, 404])
def test_a_refusal_stays(status: int) -> None:
    assert not is_transient(http_error(status))


def test_a_broken_connection_passes_and_a_bug_does_not() -> None:
    assert is_transient(aiohttp.ServerDisconnectedError())
    assert is_transient(TimeoutError())
    assert not is_transient(ValueError())


async def test_work_is_repeated_until_the_trouble_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "PAUSES", (0,))
    troubles = [http_error(503), aiohttp.ServerDisconnectedError(), http_error(429)]

    async def work() -> None:
        if troubles:
            raise troubles.pop()

    await retry(work, "the work")
    assert not troubles


async def test_what_does_not_pass_is_raised_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "PAUSES", (0,))
    tries = []

    async def work() -> None:
        tries.append(1)
        raise http_error(403)

    with pytest.raises(discord.HTTPException):
        await retry(work, "the work")
    assert len(tries) == 1


def test_a_refusal_is_logged_and_accepted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")

    def be_refused() -> None:
        raise http_error(403)

    with accept_refusal("the reminder cannot be posted"):
        be_refused()
    assert "the reminder cannot be posted" in caplog.text


@pytest.mark.parametrize("error", [http_error(503), TimeoutError(), LookupError()])
def test_neither_trouble_nor_a_bug_is_accepted(error: Exception) -> None:
    with pytest.raises(type(error)), accept_refusal("nothing"):
        raise error
