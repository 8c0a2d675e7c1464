"""Playing on while something goes wrong, and what must hold afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from standin.faults.injector import Plan, Some
from tests.bot.discord.grove import Grove
from tests.clock import Clock
from tests.standin.people import Person
from tests.standin.screen import PATIENCE
from tests.standin.sight import Answer, Message

DEADLINE = 3.0
"""Seconds that Discord waits for a first answer. In these tests they go by on the clock of the test, when a fault has struck."""
ROUNDS = 10
"""Times that the bot's loop comes round before a second goes by: more than an answer takes that nothing is in the way of."""


async def insisting(person: Person, line: str) -> Answer:
    """Use a command as people do: once more where it says that the application did not respond."""
    answer = await person.command(line)
    return answer if answer.kind != "failed" else await person.command(line)


@asynccontextmanager
async def hurried(running: Grove, clock: Clock, fault: Some) -> AsyncIterator[Plan[Some]]:
    """Bring a fault about; when it is over three seconds go by at once, one after the other.

    After one of them whoever was struck has tried again, after all of them a person has given up waiting. TimeoutError where the
    fault never comes about.
    """

    async def hurry() -> None:
        await plan.over.wait()
        for _ in range(3):
            for _ in range(ROUNDS):
                await running.local.gateway.settle()
            clock.forward(1.0)

    plan = running.local.faults.add(fault)
    hurrying = asyncio.create_task(hurry())
    async with asyncio.timeout(PATIENCE):
        yield plan
    hurrying.cancel()
    await asyncio.wait({hurrying})


@contextmanager
def away(file: Path, rows: str) -> Iterator[None]:
    """Take these rows of a database out of reach until the block ends, so that whoever asks for them or changes them fails."""
    with closing(sqlite3.connect(file, timeout=60)) as other:
        other.execute(f"ALTER TABLE {rows} RENAME TO {rows}_away")
        yield
        other.execute(f"ALTER TABLE {rows}_away RENAME TO {rows}")


async def logged(caplog: pytest.LogCaptureFixture, words: str) -> None:
    """Wait until a message with these words has been logged."""
    async with asyncio.timeout(PATIENCE):
        while not any(words in record.getMessage() for record in caplog.records):  # noqa: ASYNC110 - logs tell nobody
            await asyncio.sleep(0)


async def shown(running: Grove, person: Person, *moves: str, words: str = "") -> Message:
    """Return the newest card, with these words, when each of these moves has been made once, in this order, and it shows the last."""
    told = [each.action for each in await running.tables.history((await running.table(person)).id)]
    assert told == list(moves), told
    moment = (await running.table(person)).moment

    def is_newest(message: Message) -> bool:
        marks = [str(c.get("custom_id", "")) for c in message.components]
        return not message.is_ephemeral and words in message.text and any(f":{moment}:" in m for m in marks)

    return await person.sees(is_newest)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the messages that were logged as errors."""
    return [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
