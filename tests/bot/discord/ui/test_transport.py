"""Errors of requests to Discord: what passes is tried again, what does not is accepted or raised."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.discord.ui import transport
from bot.discord.ui.transport import accept_refusal, is_transient, retry
from standin.protocol import errors


def http_error(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), "no")


@pytest.mark.parametrize("status", [429, 500, 503])
def test_trouble_of_discord_passes(status: int) -> None:
    assert is_transient(http_error(status))


@pytest.mark.parametrize("status", [400, 401, 403, 404, 428, 430, 499])
def test_a_refusal_stays(status: int) -> None:
    assert not is_transient(http_error(status))


def test_a_broken_connection_passes_and_a_bug_does_not() -> None:
    assert is_transient(aiohttp.ServerDisconnectedError())
    assert is_transient(TimeoutError())
    assert is_transient(ConnectionResetError())
    assert not is_transient(ValueError())


async def test_work_is_repeated_until_the_trouble_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "PAUSES", (0,))
    troubles = [http_error(503), aiohttp.ServerDisconnectedError(), http_error(429)]

    async def work() -> None:
        if troubles:
            raise troubles.pop()

    await retry(work, "the work")
    assert not troubles


async def test_the_longer_the_trouble_lasts_the_longer_are_the_pauses_until_they_are_all_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def work() -> None:
        if len(pauses) < 7:
            raise http_error(503)

    monkeypatch.setattr("bot.discord.ui.transport.asyncio.sleep", pause)
    await retry(work, "the work")
    assert pauses == [1, 2, 5, 15, 30, 30, 30]


@pytest.mark.parametrize(
    ("code", "refusal"),
    [
        (transport.UNKNOWN_INTERACTION, errors.unknown_interaction()),
        (transport.ALREADY_ANSWERED, errors.already_acknowledged()),
        (transport.INVALID_FORM, errors.InvalidError({})),
        (transport.NO_ACCESS, errors.missing_access()),
        (transport.NO_PERMISSION, errors.missing_permissions()),
        (transport.UNKNOWN_CHANNEL, errors.unknown_channel()),
        (transport.HAS_THREAD, errors.thread_exists()),
        (transport.ARCHIVED, errors.thread_archived()),
        (transport.LOCKED, errors.thread_locked()),
    ],
)
def test_a_refusal_is_known_by_its_code(code: int, refusal: errors.ApiError) -> None:
    assert code == refusal.code
    assert (code in transport.SHUT) == ("Thread is" in refusal.message)


async def test_what_does_not_pass_is_raised_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "PAUSES", (0,))
    tries = []

    async def work() -> None:
        tries.append(1)
        assert len(tries) == 1, "it is not tried again"
        raise http_error(403)

    with pytest.raises(discord.HTTPException):
        await retry(work, "the work")


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
