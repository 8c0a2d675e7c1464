"""Presses that come twice: the second is shown what the first was answered with."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.delivery.interactions.double_presses import DoublePresses
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from tests.bot.discord.interactions import request
from tests.bot.tables.house import ADA

PRESS = (1, "gk:1:2:do:")


def shown(first: Request, page: Page) -> None:
    assert first.on_shown is not None
    first.on_shown(page, ())


async def test_the_same_press_is_shown_the_first_answer_once_that_is_known() -> None:
    presses, first, page = DoublePresses(), request(ADA), Page(text("made"))
    assert await presses.shown(PRESS) is None
    with presses.making(PRESS, first):
        second = asyncio.create_task(presses.shown(PRESS))
        await asyncio.sleep(0)
        assert not second.done()
        shown(first, page)
        shown(first, Page(text("and then another")))
        with presses.making(PRESS, request(ADA)):
            pass
    assert await second == (page, ())
    assert await presses.shown(PRESS) == (page, ())
    assert await presses.shown((2, PRESS[1])) is None, "somebody else has pressed nothing"


async def test_a_press_that_was_answered_with_nothing_keeps_nobody_waiting() -> None:
    presses = DoublePresses()
    with presses.making(PRESS, request(ADA)):
        second = asyncio.create_task(presses.shown(PRESS))
        await asyncio.sleep(0)
    assert await second is None


async def test_a_press_that_failed_has_made_no_move_unless_it_was_answered() -> None:
    presses, page = DoublePresses(), Page(text("made"))

    def fail(*pages: Page) -> None:
        first = request(ADA)
        with presses.making(PRESS, first):
            for each in pages:
                shown(first, each)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert PRESS not in presses._first
    with pytest.raises(KeyError):
        fail(page)
    assert await presses.shown(PRESS) == (page, ())
