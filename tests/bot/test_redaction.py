"""Redaction: the details of an error that may stand in the log and in a report."""

from __future__ import annotations

import asyncio

import pytest
from pydantic import BaseModel

from bot.redaction import number_of, redacted, trace_of
from bot.store.errors import Failed, Full, Gone, InUse, IsFolder
from engine.errors import Illegal
from engine.text import say

SECRET = "Wanda holds the fox"


class Hand(BaseModel):
    card: int


def fails(error: BaseException) -> BaseException:
    try:
        raise error
    except BaseException as raised:
        return raised


def chained(first: BaseException, then: BaseException) -> BaseException:
    try:
        try:
            raise first
        except BaseException as cause:
            raise then from cause
    except BaseException as raised:
        return raised


def unreadable() -> BaseException:
    with pytest.raises(ValueError) as found:
        Hand.model_validate({"card": SECRET})
    return found.value


@pytest.mark.parametrize(
    "error",
    [
        fails(KeyError(SECRET)),
        fails(ValueError(SECRET)),
        fails(AssertionError(SECRET)),
        fails(Illegal(say("illegal-over", card=SECRET))),
        unreadable(),
        chained(KeyError(SECRET), RuntimeError(SECRET)),
        fails(BaseExceptionGroup(SECRET, [KeyError(SECRET)])),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_traceback_tells_places_and_kinds_and_no_values(error: BaseException) -> None:
    told = trace_of(error)
    assert SECRET not in told
    assert type(error).__name__ in told
    assert "tests/bot/test_redaction.py" in told


def test_what_led_to_an_error_comes_first() -> None:
    told = trace_of(chained(KeyError("a"), OSError(28, "No space left on device")))
    assert (
        told.index("KeyError") < told.index("Which led to:") < told.index("OSError: No space left on device")
    )


def test_what_the_database_said_is_told_and_not_only_that_it_refused() -> None:
    assert "Full: database or disk is full" in trace_of(fails(Full("database or disk is full")))


@pytest.mark.parametrize("error", [Gone(SECRET), IsFolder(SECRET), InUse(SECRET)], ids=repr)
def test_where_the_database_of_a_host_lies_is_told_to_nobody(error: Failed) -> None:
    assert SECRET not in trace_of(fails(error))


def test_the_same_cause_has_the_same_number_and_another_one_another() -> None:
    def once() -> BaseException:
        return fails(KeyError("a"))

    assert number_of(once()) == number_of(once())
    assert 100_000 <= number_of(once()) <= 999_999
    assert number_of(once()) != number_of(fails(ValueError("a")))


@pytest.mark.parametrize(
    "line",
    [
        "POST https://discord.com/api/v10/interactions/12/aW50ZX.Jh-Y3_Rpb24/callback responded with 429",
        "PATCH /webhooks/12/aW50ZX.Jh-Y3_Rpb24/messages/@original",
        "Authorization: Bot aW50ZX.Jh-Y3_Rpb24",
        "a press on gk:1:12:step:aW50ZX.Jh-Y3_Rpb24",
        "Task exception was never retrieved: <Task finished exception=KeyError('aW50ZX.Jh-Y3_Rpb24')>",
    ],
)
def test_tokens_and_moves_are_taken_out_of_whatever_libraries_log(line: str) -> None:
    assert "aW50ZX.Jh-Y3_Rpb24" not in redacted(line)
    assert redacted(line).split("…")[0] == line.split("aW50ZX")[0].removesuffix("KeyError('")


def test_a_task_that_failed_unseen_says_nothing_of_its_values() -> None:
    async def fail() -> None:
        raise KeyError(SECRET)

    async def see() -> str:
        task = asyncio.create_task(fail())
        await asyncio.wait({task})
        said = redacted(f"Task exception was never retrieved\nfuture: {task!r}")
        task.exception()
        return said

    assert SECRET not in asyncio.run(see())
