"""Channels that are lost, refused and opened again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery.reach import REFUSALS, Reach
from bot.discord.ui.transport import NO_ACCESS, UNKNOWN_CHANNEL
from bot.tables.model.table import NOWHERE

HERE, THERE = 5, 6


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    """Return the error with which Discord refuses a request."""
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code})


@pytest.fixture
def lost() -> list[int]:
    return []


@pytest.fixture
def reach(lost: list[int]) -> Reach:
    return Reach(cast(discord.Client, SimpleNamespace(get_channel=lambda _: None)), lost.append)


def test_in_a_channel_that_is_gone_nothing_is_hoped_for(reach: Reach, lost: list[int]) -> None:
    assert not reach.is_hopeless(HERE)
    assert reach.note(HERE, refusal(UNKNOWN_CHANNEL, 404))
    assert lost == [HERE]
    assert reach.is_gone(HERE)
    assert reach.is_hopeless(HERE)
    assert not reach.may_speak(HERE)
    assert not reach.is_hopeless(THERE)


@pytest.mark.parametrize("code", sorted(REFUSALS - {UNKNOWN_CHANNEL}))
def test_what_was_refused_is_not_asked_for_until_something_changes(
    reach: Reach, lost: list[int], code: int
) -> None:
    assert reach.note(HERE, refusal(code))
    assert not reach.may_speak(HERE)
    assert not reach.is_hopeless(HERE), "a permission may come"
    assert reach.closed == [HERE]
    assert reach.reopen([HERE, THERE]) == [HERE]
    assert reach.closed == []
    assert reach.may_speak(HERE)
    assert lost == []


def test_an_error_that_will_pass_closes_nothing(reach: Reach) -> None:
    for error in (refusal(0, 503), ConnectionResetError(), refusal(50035, 400)):
        assert not reach.note(HERE, error)
    assert reach.may_speak(HERE)
    assert NO_ACCESS in REFUSALS
    assert not reach.may_speak(NOWHERE)
