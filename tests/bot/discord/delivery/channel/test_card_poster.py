"""One card shows the table: it is posted, changed, posted again, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot import metrics
from bot.discord.cards import lobby_card, table_card
from bot.discord.cards.table_card import Card, News
from bot.discord.delivery.channel import card_poster
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.request import Request
from bot.tables import Person as Player
from bot.tables import Status, Table
from bot.tables.model.errors import NoTable
from standin.faults.model import Aborted, Failing, Late
from standin.protocol.permissions import ATTACH_FILES, EVERY_PERMISSION
from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
    pressed,
)
from tests.clock import Clock


async def test_a_restart_posts_what_had_been_committed_but_not_told(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        table = await running.table(ada)
        await running.tables.act(table.id, Player(int(ada.id), "Ada"), "take A1", 1)
        await running.stop()
        await ada.bot_gone()
        await running.start()
        card = await card_of(ada, "Ada takes A1")
        assert labels(card)
        await ada.bot_ready()
        assert await pressed(ada, card, "Keep my gems")
        assert await card_of(celina, "Celina’s turn: take")


async def test_the_first_card_tells_what_happened_before_anybody_could_act(tmp_path: Path) -> None:
    """On an island whose spirits are dealt, also where the bot ends before it has posted the card."""
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await asked(ada, "/play game:spirit-island seats:1")
        table, host = await running.table(ada), Player(int(ada.id), "Ada")
        await running.tables.configure(table.id, host, 1, options={"spirits": "random"})
        await running.tables.start(table.id, host, 2)
        await running.stop()
        await ada.bot_gone()
        await running.start()
        assert "\n- Invaders explore" in (await card_of(ada, "🔒 Fair shuffle")).text


async def test_a_channel_without_attachments_gets_words_and_a_hint(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
        done = await asked(ada, "/forest take first:A1")
        assert "Attach files" in done.text
        card = await card_of(celina, "Ada takes")
        assert card.alt_texts == []
        assert labels(card)


def boards_drawn() -> float:
    return metrics.REGISTRY.get_sample_value("grovekeeper_render_seconds_count") or 0.0


async def test_the_board_is_drawn_once_and_while_discord_takes_the_answer_in(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        await running.loaded.wait()
        table = await running.table(ada)
        running.local.faults.add(Late(route="answer", seconds=60))
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        await running.bot.desk.poster._ahead[table.id].board
        drawn = boards_drawn()
        assert not any("Ada takes A1" in message.text for message in celina.messages())
        await clock.hasten(card_of(celina, "Ada takes A1"))
        assert boards_drawn() == drawn


ANSWER, FOLLOW_UP = r"PATCH .*/messages/@original$", r"POST .*/webhooks/\d+/[^/]+$"


@pytest.mark.parametrize("lost", [ANSWER, FOLLOW_UP])
async def test_the_answer_and_the_card_come_also_where_the_connection_breaks(
    tmp_path: Path, lost: str
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Aborted(route=lost))
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        assert "Keep my gems" in labels(await card_of(celina, "Ada takes A1"))


async def test_the_card_comes_also_where_somebody_has_waved_the_answer_away(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Failing(route=ANSWER, status=404))
        waiting = asyncio.create_task(ada.command("/forest take first:A1"))
        card = await card_of(celina, "Ada takes A1")
        assert "Keep my gems" in labels(card)
        waiting.cancel()


async def test_games_of_one_evening_in_several_channels_do_not_mix(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await ada.go("#meadow")
        assert "no game" in (await asked(ada, "/board")).text
        assert await ada.choices("/forest take first:") == []
        assert "no game" in (await asked(ada, "/forest take first:A1")).text


async def test_a_turn_of_several_moves_is_told_on_one_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        answer = await asked(ada, "/forest take first:A1")
        assert "Keep my gems" in labels(answer)
        await card_of(celina, "Ada takes")
        await pressed(ada, answer, "Keep my gems")
        anew = await card_of(ada, "Celina’s turn: take")
        public = [m for m in ada.messages() if m.pictures and not m.is_ephemeral]
        assert [m.id for m in public] == [card.id, anew.id]
        assert "Ada takes" in anew.text
        assert "Ada keeps" in anew.text


async def test_a_card_that_can_no_longer_be_changed_is_posted_anew(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        running.local.faults.add(Failing(route=r"PATCH .*/messages/\d+$", status=403, times=9))
        await asked(ada, "/forest take first:A1")
        anew = await card_of(ada, "Ada takes")
        assert anew.id != card.id
        assert anew.mentions == []


HERE, THERE = 5, 6


class Square:
    """Everything around a poster: the tables, the reach of the bot, and a sender and a cleanup that note what they are asked for."""

    def __init__(self, *, speaks: bool = True, posts: bool = True) -> None:
        self.speaks, self.posts = speaks, posts
        self.done: list[object] = []
        self.doubtful: set[int] = {3}
        self.found: int | None = None
        self.past: list[str] = ["first", "last"]
        self.cards = self.votes = self.preferences = self
        reach = SimpleNamespace(may_speak=lambda _: self.speaks, may_attach=lambda _: True)
        self.poster = CardPoster(cast(Any, None), cast(Any, self), cast(Any, None), cast(Any, reach))
        self.poster._sender = cast(Any, self)
        self.poster._cleanup = cast(Any, self)
        self.poster._recheck = cast(
            Any, SimpleNamespace(schedule=lambda table: self.done.append(f"look at {table}"))
        )

    async def table(self, number: int) -> Any:
        return lobby(number)

    async def find_lost_card(self, _: Table) -> int | None:
        return self.found

    async def catch_up(self, channels: Sequence[int]) -> None:
        self.done.append(f"clean {channels}")

    def doubt(self, table: int) -> None:
        self.done.append(f"doubt {table}")

    def is_in_doubt(self, table: int) -> bool:
        return table in self.doubtful

    async def record(self, table: Table, message: int | None) -> None:
        self.done.append(f"record {table.id} {message}")

    async def edit(self, table: Table, card: Card) -> bool:
        self.done.append(f"edit {table.id} {card.page}")
        return False

    async def post(self, table: Table, card: Card, _: object) -> bool:
        self.done.append(f"post {table.id} {card.page}")
        return self.posts

    async def hide(self, table: int) -> None:
        self.done.append(f"hide {table}")

    async def behind(self) -> list[Table]:
        return [lobby(3), lobby(4)]

    async def thinking(self) -> list[int]:
        return [8]

    async def since(self, message: int) -> list[int]:
        ago = discord.utils.utcnow() - discord.utils.snowflake_time(message)
        return [9] if timedelta(seconds=59) < ago < timedelta(minutes=2) else []

    async def shown(self, _: int) -> int:
        return 0

    async def history(self, _: int) -> list[str]:
        return self.past

    async def prelude(self, _: int) -> tuple[str, ...]:
        return ("prelude",)


def lobby(number: int, match: object = None) -> Any:
    return SimpleNamespace(
        id=number,
        status=Status.LOBBY,
        match=match,
        vote=None,
        awaiting=(),
        chairs=(),
        place=SimpleNamespace(channel=HERE if number == 3 else THERE),
    )


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the card of a lobby be a word, and what is tried again be so at once."""
    monkeypatch.setattr(lobby_card, "card", lambda table: Card(cast(Any, f"lobby {table.id}")))
    monkeypatch.setattr(card_poster, "PAUSES", (0.0,))


@pytest.mark.usefixtures("pages")
async def test_a_lobby_that_could_not_be_the_answer_is_in_doubt_and_posted() -> None:
    async def shown(page: object) -> int:
        square.done.append(f"shows {page}")
        return 90

    async def fails(page: object) -> int:
        square.done.append(f"fails {page}")
        raise ConnectionResetError

    square = Square()
    await square.poster.answer(3, cast(Request, SimpleNamespace(answer_publicly=shown)))
    await square.poster.change(4, cast(Request, SimpleNamespace(change=shown)))
    assert square.done == ["shows lobby 3", "record 3 90", "shows lobby 4", "record 4 90"]
    square = Square()
    await square.poster.answer(3, cast(Request, SimpleNamespace(answer_publicly=fails, may_attach=True)))
    assert square.done == ["fails lobby 3", "doubt 3", "look at 3", "post 3 lobby 3"]
    square = Square()
    await square.poster.change(3, cast(Request, SimpleNamespace(change=fails)))
    assert square.done == ["fails lobby 3", "doubt 3", "look at 3", "edit 3 lobby 3", "post 3 lobby 3"]
    square = Square()
    square.found = 77
    await square.poster.answer(3, cast(Request, SimpleNamespace(answer_publicly=fails)))
    assert square.done == ["fails lobby 3", "doubt 3", "look at 3", "record 3 77"]


@pytest.mark.usefixtures("pages")
async def test_news_wait_for_a_place_and_are_told_when_there_is_one() -> None:
    square = Square(speaks=False, posts=False)
    for table in (3, 4):
        await square.poster.tell(table, News(cast(Any, ("told",))))
    await square.poster.show(lobby(3), None)
    assert square.done == ["post 3 lobby 3", "post 4 lobby 4", "hide 3", "post 3 lobby 3"]
    assert [*square.poster._waiting] == [4, 3]
    assert cast(Any, square.poster._waiting[3]).told == ("told",)
    assert square.poster.unposted == 0
    square.done.clear()
    square.posts = True
    await square.poster.make_good([HERE])
    assert square.done == [f"clean {[HERE]}", "post 3 lobby 3"]
    assert [*square.poster._waiting] == [4]


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize("breaks", [True, False])
async def test_news_that_were_not_posted_are_told_next_time_before_all_that_came_meanwhile(
    monkeypatch: pytest.MonkeyPatch, *, breaks: bool
) -> None:
    square = Square()

    async def fail(*_: object) -> bool:
        square.poster._add_waiting(3, News(cast(Any, ("later",))))
        if breaks:
            raise ConnectionResetError
        return False

    monkeypatch.setattr(square, "post", fail)
    for show in (
        partial(square.poster.tell, 3, News(cast(Any, ("first",)))),
        partial(square.poster.show, lobby(3), None),
    ):
        await show()
        await square.poster._tasks.cancel()
    assert cast(Any, square.poster._waiting[3]).told == ("first", "later", "later")


@pytest.mark.usefixtures("pages")
async def test_where_a_place_has_opened_meanwhile_the_news_are_tried_again_at_once() -> None:
    square = Square(posts=False)
    await square.poster.tell(3, News(cast(Any, ("told",))))
    assert square.poster.unposted == 1
    square.posts = True
    await square.poster._tasks.drain()
    assert square.done == ["post 3 lobby 3"] * 2
    assert square.poster.unposted == 0
    assert square.poster._waiting == {}


@pytest.mark.usefixtures("pages")
async def test_after_a_start_only_what_is_still_in_doubt_is_posted(monkeypatch: pytest.MonkeyPatch) -> None:
    square, thinks = Square(), list[int]()
    monkeypatch.setattr(square.poster, "_let_think", lambda table: thinks.append(table.id))
    await square.poster.catch_up()
    assert square.done == ["post 3 lobby 3", "look at 9"]
    assert thinks == [3, 8]


async def test_what_was_missed_is_the_last_move_or_how_it_began() -> None:
    square = Square()
    assert await square.poster._missed(lobby(3)) == News(started=True)
    begun = lobby(3, match="match")
    assert await square.poster._missed(begun) == News(cast(Any, ("last",)))
    square.past = []
    assert await square.poster._missed(begun) == News(cast(Any, ("prelude",)), started=True)


async def test_a_later_look_makes_what_it_finds_the_card_and_does_no_harm() -> None:
    square = Square()
    square.found = 77
    await square.poster._look_again(3)
    assert square.done == ["doubt 3", "record 3 77"]

    async def gone(_: int) -> Any:
        raise NoTable

    cast(Any, square).table = gone
    await square.poster._look_again(3)
    assert square.done == ["doubt 3", "record 3 77"]


def news(*told: str, **given: Any) -> News:
    return News(cast(Any, told), **given)


@pytest.mark.parametrize("status", [Status.PLAYING, Status.OVER])
async def test_a_card_tells_the_news_of_its_turn_and_is_changed_while_that_goes_on(
    monkeypatch: pytest.MonkeyPatch, status: Status
) -> None:
    square, told, lately = Square(), list[tuple[tuple[str, ...], int]](), list[object]()
    table = lobby(3, match="match")
    table.status = status
    changes = [True]

    async def card(_: object, shown: News, __: object) -> Card:
        told.append((cast(Any, shown.told), shown.again))
        return Card(cast(Any, "card"))

    async def edit(_: object, __: object) -> bool:
        square.done.append("edit")
        return changes[0]

    async def at(_: int) -> Any:
        return table

    square.doubtful = set()
    cast(Any, square).table, cast(Any, square).edit = at, edit
    square.poster._lately = cast(Any, SimpleNamespace(add=lambda _, shown: lately.append(shown)))
    monkeypatch.setattr(square.poster, "_card", card)
    kept = status is Status.PLAYING
    tell = square.poster.tell
    await tell(3, news("a"))
    assert told == [(("a",), 0)]
    assert square.done == ["post 3 card"]
    assert square.poster._on_card == ({3: (news("a"), News())} if kept else {})
    if not kept:
        return
    await tell(3, news("b", in_turn=True))
    assert told[1:] == [(("a", "b"), 1)]
    assert square.poster._on_card[3] == (news("a"), news("b"))
    await tell(3, news("c", in_turn=True, ends_turn=True))
    assert told[2:] == [(("a", "b", "c"), 2)]
    assert square.poster._on_card[3] == (news("a", "b", "c", ends_turn=True), News())
    changes[0] = False
    await tell(3, news("d", in_turn=True))
    assert told[3:] == [(("a", "b", "c", "d"), 1), (("d",), 0)]
    assert square.done == ["post 3 card", "edit", "edit", "edit", "post 3 card"]
    await square.poster.show(table, None)
    assert square.done[5:] == ["hide 3", "post 3 card"]
    assert told[5:] == [((), 0)]
    assert lately == [("a",), ("b",), ("c",), ("d",)]
    assert square.poster._on_card[3] == (news("d"), News())


@pytest.mark.parametrize(
    ("status", "attaches", "is_drawn"),
    [(Status.PLAYING, True, True), (Status.PLAYING, False, False), (Status.OVER, True, False)],
)
async def test_a_board_is_drawn_ahead_for_the_card_that_will_tell_these_news(
    monkeypatch: pytest.MonkeyPatch, status: Status, attaches: bool, is_drawn: bool
) -> None:
    square, drawn = Square(), list[object]()

    async def draw_board(table: Any, pool: object, lately: object) -> str:
        drawn.append((table.id, pool, lately))
        return "a board"

    monkeypatch.setattr(table_card, "draw_board", draw_board)
    monkeypatch.setattr(square.poster, "pool", SimpleNamespace(processes=0))
    monkeypatch.setattr(square.poster._lately, "after", lambda _, told: f"after {told}")
    table = lobby(3, match="match")
    table.status, table.moment = status, 4
    square.poster.draw_ahead(table, news("a"), cast(Request, SimpleNamespace(may_attach=attaches)))
    await asyncio.sleep(0)
    assert drawn == [], "an answer is written first"
    await square.poster._tasks.drain()
    assert drawn == ([(3, square.poster.pool, "after ('a',)")] if is_drawn else [])
    ahead = square.poster._ahead.get(3)
    assert (ahead is not None) is is_drawn
    if ahead is not None:
        assert (ahead.moment, cast(Any, ahead.lately)) == (4, "after ('a',)")
