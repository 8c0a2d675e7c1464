"""The connection to the gateway fails in every way there is, in the middle of a game; the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import cycle, permutations
from pathlib import Path
from typing import Any

import pytest

from bot.exit_codes import CANNOT
from bot.run.discord import join
from bot.settings import Settings
from standin.faults.model import AtOnce, CloseCode, Drop, InvalidSession, Lag, Reconnect, Silence, Twice
from standin.server import LocalDiscord
from tests.bot.discord.grove import asked, card_of, grove, labels, playing, pressed
from tests.bot.discord.trouble import DEADLINE, errors, shown
from tests.bot.tables.house import file_at
from tests.clock import Clock
from tests.standin.people import Person, at

RESUMED: list[AtOnce] = [
    *(Drop(code=code) for code in (1000, 1001, 1006, 4000, 4001, 4002, 4003, 4005, 4008)),
    Reconnect(),
    InvalidSession(resumable=True),
]
FORGOTTEN: list[AtOnce] = [*(Drop(code=code) for code in (4006, 4007, 4009)), InvalidSession()]
FATAL: list[Any] = [4004, 4010, 4011, 4012, 4013, 4014]


async def turns(
    faults: Sequence[Any], people: Sequence[Person]
) -> AsyncIterator[tuple[Any, Person, Person, str]]:
    """Yield a turn for each fault: the person who moves, the one who looks on, and a tile to take."""
    for fault, (mover, other) in zip(faults, cycle(permutations(people)), strict=False):
        yield fault, mover, other, str((await mover.choices("/forest take first:"))[0].value)


async def test_what_was_asked_while_the_bot_was_away_is_answered_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, people):
        await playing(*people)
        made: list[str] = []
        async for fault, mover, other, tile in turns(RESUMED, people):
            running.local.faults.add(fault)
            taken = (await asked(mover, f"/forest take first:{tile}")).text
            assert f"{mover.name} takes {tile}" in taken, fault
            made.append(f"take {tile}")
            await pressed(mover, await shown(running, mover, *made), "Keep my gems")
            made.append("keep")
            await shown(running, other, *made)
    assert errors(caplog) == []


async def test_what_was_asked_before_a_new_session_is_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, people):
        await playing(*people)
        made: list[str] = []
        async for fault, mover, other, tile in turns(FORGOTTEN, people):
            made += [f"take {tile}", "keep"]
            running.local.faults.add(fault)
            assert (await mover.command(f"/forest take first:{tile}")).kind == "failed", fault
            await clock.hasten(running.local.gateway.wait_online())
            await asked(mover, f"/forest take first:{tile}")
            await asked(mover, "/forest keep")
            await shown(running, other, *made)
    assert errors(caplog) == []


async def test_a_bot_that_may_not_come_back_ends_and_a_new_start_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, people):
        await playing(*people)
        made: list[str] = []
        async for code, mover, other, tile in turns(FATAL, people):
            made += [f"take {tile}", "keep"]
            await asked(mover, f"/forest take first:{tile}")
            card = await shown(running, mover, *made[:-1])
            running.local.faults.add(Drop(code=code))
            await mover.bot_gone()
            await running.stop()
            await running.start()
            await mover.bot_ready()
            await pressed(mover, card, "Keep my gems")
            await shown(running, other, *made)
    assert errors(caplog) == []


async def test_an_event_that_cannot_be_read_is_skipped_and_the_next_one_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LocalDiscord, "observer", None)  # it would find what Discord never sends
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        running.local.gateway.dispatch("GUILD_ROLE_UPDATE", {"role": "unheard of"})
        assert (await asked(ada, "/help")).text
    assert errors(caplog) == ["an event GUILD_ROLE_UPDATE cannot be read and is skipped"]


@pytest.mark.parametrize(
    ("code", "said"),
    list(zip(FATAL, ("TOKEN", "connections", "connections", "newest", "intent", "intent"), strict=True)),
)
async def test_where_discord_would_refuse_a_new_start_the_host_is_told_and_none_is_made(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    code: CloseCode,
    said: str,
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    async with LocalDiscord() as local, at(local.url, "Ada") as ada:
        bot = asyncio.create_task(
            join(Settings(database_url=file_at(tmp_path), discord_token=None), local.url)
        )
        await ada.bot_ready()
        local.faults.add(Drop(code=code))
        assert await bot == CANNOT
    assert said in capsys.readouterr().err


async def test_a_silent_gateway_is_given_up_and_what_it_withheld_is_done_though_nobody_can_be_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Celina", deadline=DEADLINE) as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Silence())
        told = len(ada.states)
        asking = asyncio.create_task(ada.command("/forest take first:A1"))
        await ada.until(lambda: len(ada.states) > told, "the command to be under way")
        clock.forward(3.0)
        assert (await asking).kind == "failed"
        await clock.hasten(celina.bot_gone())
        await card_of(celina, "Ada takes A1")
        await pressed(ada, await shown(running, ada, "take A1"), "Keep my gems")
        await shown(running, celina, "take A1", "keep")
    assert errors(caplog) == []


async def test_events_that_come_late_are_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Celina", deadline=DEADLINE) as (running, (ada, celina)):
        await playing(ada, celina)
        plan = running.local.faults.add(Lag(seconds=1))
        asking = asyncio.create_task(asked(ada, "/forest take first:A1"))
        await plan.over.wait()
        clock.forward(1.0)
        assert "Ada takes A1" in (await asking).text
        await shown(running, celina, "take A1")
    assert errors(caplog) == []


async def test_events_that_come_twice_are_done_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with grove(tmp_path, "Ada", "Celina", deadline=DEADLINE) as (running, (ada, celina)):
        running.local.faults.add(Twice(times=100))
        card = await playing(ada, celina)
        assert "A1" in {choice.value for choice in await ada.choices("/forest take first:")}
        await asked(ada, "/forest take first:A1")
        await pressed(ada, await shown(running, ada, "take A1"), "Keep my gems")
        last = await shown(running, celina, "take A1", "keep")
        await asked(celina, "/board")
        anew = await ada.sees(lambda m: int(m.id) > int(last.id) and bool(labels(m)))
        await asked(celina, "/scores")
        _lobby, *public = [m.id for m in ada.messages() if not m.is_ephemeral]
        assert public == [card.id, last.id, anew.id]
    assert errors(caplog) == []
