"""Answers that tell of a change: what is saved is told to everybody, also where whoever asked cannot be answered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.delivery.answer import answer_and_post, answer_of_saved
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import ARCHIVED, LOCKED, NO_ACCESS
from bot.tables import Table
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.delivery.test_reach import refusal
from words.catalogue import words

EN = words("en")
PAGE = Page(text("saved"))


class Answered:
    """A request that notes what it is answered, and what is written to its person, and fails where it is told to."""

    def __init__(self, error: Exception | None = None) -> None:
        self.words, self.error = EN, error
        self.done: list[object] = []

    async def answer(self, page: Page, pictures: object) -> None:
        self.done.append((next(iter(parts(page)))["content"], pictures))
        if self.error is not None:
            raise self.error

    async def write(self, page: Page) -> None:
        self.done.append(next(iter(parts(page)))["content"])


@pytest.mark.parametrize(
    ("error", "written"),
    [
        (None, []),
        (refusal(ARCHIVED), [EN.key("refusal-locked")]),
        (refusal(LOCKED), [EN.key("refusal-locked")]),
        (refusal(NO_ACCESS), []),
        (ConnectionResetError(), []),
    ],
    ids=["answered", "archived", "locked", "hidden", "broken off"],
)
@pytest.mark.parametrize("news", [None, "news"])
async def test_what_is_saved_is_told_to_everybody_whatever_becomes_of_the_answer(
    error: Exception | None, written: list[str], news: str | None
) -> None:
    request, told = Answered(error), list[object]()

    async def tell(table: int, what: object, answered: object) -> None:
        told.append((table, what, answered))

    given = cast(Any, ["picture"])
    poster = cast(CardPoster, SimpleNamespace(tell=tell))
    await answer_and_post(
        poster, cast(Request, request), cast(Table, SimpleNamespace(id=3)), PAGE, cast(Any, news), given
    )
    assert request.done == [("saved", given), *written]
    assert told == ([(3, "news", None if error else request)] if news else [])
    other = Answered(error)
    assert cast(Any, await answer_of_saved(cast(Request, other), PAGE)) is (None if error else other)
    assert other.done[0] == ("saved", ())


async def test_an_accident_while_answering_is_no_failure_of_discord() -> None:
    with pytest.raises(KeyError):
        await answer_of_saved(cast(Request, Answered(KeyError("ours"))), PAGE)
