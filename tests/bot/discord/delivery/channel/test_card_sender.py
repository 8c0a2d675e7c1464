"""Every outcome of a card that is sent as a follow-up: which message is then the card, and whether it has to be looked for."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.cards.table_card import Card
from bot.discord.delivery.channel.card_sender import SENT_AGAIN, CardSender
from bot.discord.delivery.request import Request
from bot.tables import Table

BEFORE, SENT, FOUND = 5, 9, 11
"""Messages: the card until now, the follow-up, and one that is found in the channel."""
TABLE = 3


def refused(status: int, kind: type[discord.HTTPException] = discord.HTTPException) -> discord.HTTPException:
    return kind(cast(Any, SimpleNamespace(status=status, reason="no")), "no")


class Line:
    """The line to Discord: a follow-up takes so many seconds and arrives, or fails; then this is found in the channel."""

    def __init__(
        self,
        seconds: float = 0,
        error: Exception | None = None,
        found: int | None = None,
        is_shut: bool = False,
    ) -> None:
        self.seconds, self.error, self.found, self.is_shut = seconds, error, found, is_shut
        self.now = 100.0
        self.doubted: list[int] = []
        self.kept: list[int] = []
        self.makers: list[int] = []

    async def post(self, *_: object) -> Any:
        self.now += self.seconds
        if self.error is not None:
            raise self.error
        return SimpleNamespace(id=SENT)

    async def card(self, table: int) -> int:
        assert table == TABLE
        return BEFORE

    async def find_lost_card(self, _: Table) -> int | None:
        assert self.doubted == [TABLE]
        return self.found

    async def follow_up(self, monkeypatch: pytest.MonkeyPatch) -> int | None:
        """Return the message that is the card after the follow-up."""
        sender = CardSender(
            cast(Any, None),
            cast(Any, SimpleNamespace(cards=self)),
            self.doubted.append,
            cast(
                Any,
                SimpleNamespace(
                    keep=lambda message, *_: self.kept.append(message), find_lost_card=self.find_lost_card
                ),
            ),
            cast(
                Any,
                SimpleNamespace(
                    note=lambda *_: self.is_shut,
                    remember_maker=lambda message, _: self.makers.append(message),
                ),
            ),
            cast(Any, None),
        )
        place = SimpleNamespace(channel=1)
        request = cast(Request, SimpleNamespace(post=self.post, place=place))
        table = cast(Table, SimpleNamespace(id=TABLE, place=place))
        card = cast(Card, SimpleNamespace(page=None, pictures=(), pings=()))
        with monkeypatch.context() as patch:
            patch.setattr(asyncio.get_running_loop(), "time", lambda: self.now)
            return await sender._follow_up(table, card, request)


OUTCOMES: list[tuple[Line, int | None, bool]] = [
    (Line(), SENT, False),
    (Line(seconds=SENT_AGAIN / 2), SENT, False),
    (Line(seconds=SENT_AGAIN, found=FOUND), FOUND, True),
    (Line(seconds=SENT_AGAIN, found=SENT), SENT, True),
    (Line(seconds=SENT_AGAIN, found=None), SENT, True),
    (Line(seconds=SENT_AGAIN, found=BEFORE), SENT, True),
    (Line(error=refused(404, discord.NotFound), found=None), None, True),
    (Line(error=refused(503, discord.DiscordServerError), found=FOUND), FOUND, True),
    (Line(error=refused(503, discord.DiscordServerError), found=BEFORE), None, True),
    (Line(error=refused(403, discord.Forbidden), is_shut=True), None, False),
]


@pytest.mark.parametrize(
    ("line", "card", "is_doubted"),
    OUTCOMES,
    ids=lambda value: (
        f"{value.seconds} s, {value.error!r}, {value.found}" if isinstance(value, Line) else str(value)
    ),
)
async def test_the_card_is_what_has_arrived_and_is_looked_for_where_that_is_not_sure(
    line: Line, card: int | None, is_doubted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await line.follow_up(monkeypatch) == card
    assert line.doubted == [TABLE] * is_doubted
    assert line.kept == line.makers == ([] if line.error else [SENT])


async def test_what_would_be_refused_again_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(error=refused(400))
    with pytest.raises(discord.HTTPException):
        await line.follow_up(monkeypatch)
    assert line.doubted == []
