"""Notices of orders: to whom each goes, where direct messages are closed and where nothing is new."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.discord.delivery.notices.order_notices import OrderNotices
from bot.discord.delivery.request import Request
from bot.tables import Tables, Venue
from engine.registry import find
from engine.text import say
from words.catalogue import words

ADA, BRUNO = 1, 2
EN = words("en")
ABOUT = EN.key("order-about", game=EN.key("living-forest"), place="<#7>")
TOLD = f"{ABOUT}\n- {EN.key('resume-done')}"


def order(number: int, person: int = ADA, *, is_new: bool = True) -> Any:
    standing = SimpleNamespace(news=[say("resume-done")] if is_new else [], language="en")
    return SimpleNamespace(id=number, person=person, table=3, standing=standing)


@dataclass
class Post:
    """The orders, and Discord as far as notices go there; it refuses the direct messages of some."""

    orders: list[Any]
    closed: set[int] = field(default_factory=set)
    sent: list[tuple[int, str]] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.untold: asyncio.Queue[int] = asyncio.Queue()
        client = SimpleNamespace(create_dm=self.create_dm)
        tables = SimpleNamespace(orders=self, table=self.table)
        self.notices = OrderNotices(cast(discord.Client, client), cast(Tables, tables))

    async def waiting(self) -> list[Any]:
        return self.orders

    async def get(self, number: int) -> Any:
        return next((each for each in self.orders if each.id == number), None)

    async def of(self, person: int) -> list[Any]:
        return [each for each in self.orders if each.person == person]

    async def mark_heard(self, told: Any) -> None:
        self.heard.append(told.id)

    async def table(self, number: int) -> Any:
        assert number == 3
        return SimpleNamespace(game=find("living-forest"), place=Venue(7), people=(), chairs=())

    async def create_dm(self, person: Any) -> Any:
        return SimpleNamespace(send=lambda view: self.send(person.id, view))

    async def send(self, person: int, view: discord.ui.LayoutView) -> None:
        if person in self.closed:
            raise discord.Forbidden(cast(Any, SimpleNamespace(status=403, reason="no")), "no")
        self.sent.append(
            (person, "".join(part.get("content", "") for part in cast(Any, view).to_components()))
        )

    def request(self, person: int, *, is_lost: bool = False) -> Request:
        async def follow_up(view: discord.ui.LayoutView, ephemeral: bool) -> None:
            assert ephemeral
            if is_lost:
                raise ConnectionResetError
            self.sent.append(
                (-person, "".join(part.get("content", "") for part in cast(Any, view).to_components()))
            )

        interaction = SimpleNamespace(followup=SimpleNamespace(send=follow_up))
        return cast(
            Request, SimpleNamespace(person=SimpleNamespace(id=person), words=EN, interaction=interaction)
        )

    async def told(self) -> None:
        """Tell all that waits."""
        while not self.untold.empty():
            await self.notices._tell(self.untold.get_nowait())


async def test_what_was_left_untold_is_told_each_to_its_owner_and_then_heard() -> None:
    post = Post([order(5), order(6, BRUNO), order(8, is_new=False)])
    await post.notices.look_again()
    assert post.untold.qsize() == 3
    await post.told()
    assert post.sent == [(ADA, TOLD), (BRUNO, TOLD)]
    assert post.heard == [5, 6]
    await post.notices._tell(404)
    assert len(post.sent) == 2


async def test_whose_direct_messages_are_closed_hears_it_after_the_next_answer() -> None:
    post = Post([order(5), order(6), order(8, is_new=False), order(9, BRUNO)], closed={ADA})
    await post.notices.look_again()
    await post.told()
    assert (post.sent, post.heard) == ([(BRUNO, TOLD)], [9])
    await post.notices.tell_unsent(post.request(BRUNO))
    assert len(post.sent) == 1, "everything is told"
    await post.notices.tell_unsent(post.request(ADA))
    assert post.sent[1:] == [(-ADA, TOLD)] * 2
    assert post.heard == [9, 5, 6]
    await post.notices.tell_unsent(post.request(ADA))
    assert len(post.sent) == 3


async def test_what_could_not_follow_an_answer_either_follows_the_next_one() -> None:
    post = Post([order(5)], closed={ADA})
    await post.notices.look_again()
    await post.told()
    await post.notices.tell_unsent(post.request(ADA, is_lost=True))
    assert (post.sent, post.heard) == ([], [])
    await post.notices.tell_unsent(post.request(ADA))
    assert (post.sent, post.heard) == ([(-ADA, TOLD)], [5])


async def test_an_order_that_cannot_be_told_keeps_no_other_from_it() -> None:
    post = Post([order(5), order(6)])
    broken = post.orders[0]
    broken.table = 4
    running = asyncio.create_task(post.notices.run())
    for _ in range(20):
        await asyncio.sleep(0)
    running.cancel()
    assert (post.sent, post.heard) == ([(ADA, TOLD)], [6])
