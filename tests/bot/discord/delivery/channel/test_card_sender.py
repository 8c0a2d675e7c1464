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
from bot.store.errors import Failed
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


HERE, THERE = 7, 8


class Street:
    """Everything around a sender: what the bot may do in a channel, and what is then sent, recorded, doubted and shown."""

    def __init__(
        self, *, speaks: bool = True, error: Exception | None = None, known: int | None = BEFORE
    ) -> None:
        self.speaks, self.error, self.known = speaks, error, known
        self.voice_here: Any = None
        self.by_answer: object | None = None
        self.changes = True
        self.done: list[object] = []
        self.previous: int | None = BEFORE
        reach = SimpleNamespace(
            may_speak=lambda _: self.speaks,
            may_change=lambda _: self.changes,
            voice=lambda _: self.voice_here,
            note=self._note,
            remember_maker=lambda message, _: self.done.append(f"maker {message}"),
            edit_by_answer=self._edit_by_answer,
        )
        cleanup = SimpleNamespace(
            keep=lambda message, channel, _: self.done.append(f"keep {message} in {channel}"),
            remove_buttons=lambda channel, message: self.done.append(f"clean {message} in {channel}"),
            doubt=lambda table: self.done.append(f"unsaved {table}"),
        )
        tables = SimpleNamespace(cards=self, scheduler=self)
        client = SimpleNamespace(get_partial_messageable=lambda _: self)
        threads = SimpleNamespace(show=lambda _, *, has_begun: self.done.append(f"front {has_begun}"))
        self.sender = CardSender(
            cast(Any, client),
            cast(Any, tables),
            lambda table: self.done.append(f"doubt {table}"),
            cast(Any, cleanup),
            cast(Any, reach),
            cast(Any, threads),
        )

    def _note(self, channel: int, error: Exception) -> bool:
        self.done.append(f"noted in {channel}")
        return getattr(error, "status", 0) == 403

    async def _edit_by_answer(self, message: int, page: object, pictures: object) -> object | None:
        self.done.append(f"as answer {message} {page} {pictures}")
        if self.error is not None:
            raise self.error
        return self.by_answer

    def get_partial_message(self, message: int) -> Any:
        async def edit(*, view: object, attachments: object, allowed_mentions: Any) -> object:
            self.done.append(f"edit {message} {view} {attachments} {allowed_mentions.users}")
            return SimpleNamespace(id=message)

        return SimpleNamespace(edit=edit)

    async def to_notify(self, _: Table, people: frozenset[int]) -> frozenset[int]:
        return people - {2}

    async def card(self, table: int) -> int | None:
        assert table == TABLE
        return self.known

    async def record(self, table: int, moment: int, channel: int, message: int) -> int | None:
        self.done.append(f"record {table}.{moment} {message} in {channel}")
        if isinstance(self.error, Failed):
            raise self.error
        return self.previous

    async def send(self, *, view: object, files: object, allowed_mentions: Any, nonce: str) -> Any:
        pings = [each.id for each in allowed_mentions.users]
        self.done.append(f"send {view} {files} {pings} {nonce}")
        if self.error is not None:
            raise self.error
        return SimpleNamespace(id=SENT)


CARD = Card(cast(Any, "page"), (), frozenset({1, 2}))
AT = cast(Table, SimpleNamespace(id=TABLE, moment=4, place=SimpleNamespace(channel=HERE)))


def request_in(channel: int, street: Street, name: str, error: Exception | None = None) -> Request:
    async def post(page: object, pictures: object, pings: frozenset[int]) -> Any:
        street.done.append(f"{name} {page} {pictures} {sorted(pings)}")
        if error is not None:
            raise error
        return SimpleNamespace(id=SENT + 1)

    return cast(Request, SimpleNamespace(id=99, place=SimpleNamespace(channel=channel), post=post))


RECORDED = [f"record {TABLE}.4 {SENT} in {HERE}", f"clean {BEFORE} in {HERE}", "front False"]
FOLLOWED = [f"keep {SENT + 1} in {HERE}", f"maker {SENT + 1}", RECORDED[0].replace("9", "10"), *RECORDED[1:]]


async def test_a_card_is_a_follow_up_where_it_can_be_and_else_a_message_and_else_said_by_the_voice() -> None:
    street = Street()
    assert await street.sender.post(AT, CARD, request_in(HERE, street, "follow"))
    assert street.done == ["follow page () [1]", *FOLLOWED]
    for request, nonce in ((None, "card 3.4"), (request_in(THERE, street, "follow"), "99")):
        street.done.clear()
        assert await street.sender.post(AT, CARD, request)
        assert street.done == [f"send page [] [1] {nonce}", f"keep {SENT} in {HERE}", *RECORDED]
    mute = Street(speaks=False)
    assert not await mute.sender.post(AT, CARD, None)
    assert mute.done == []
    mute.voice_here = request_in(HERE, mute, "voice")
    assert await mute.sender.post(AT, CARD, None)
    assert mute.done == ["voice page () [1]", *FOLLOWED]
    mute.done.clear()
    mute.voice_here = refused_here = request_in(HERE, mute, "refused", refused(403, discord.Forbidden))
    assert not await mute.sender.post(AT, CARD, refused_here)
    assert mute.done == ["refused page () [1]", f"noted in {HERE}"], "the same is not asked twice"


async def test_a_message_that_is_refused_is_none_and_one_that_fails_is_in_doubt() -> None:
    forbidden = Street(error=refused(403, discord.Forbidden))
    assert not await forbidden.sender.post(AT, CARD, None)
    assert forbidden.done == ["send page [] [1] card 3.4", f"noted in {HERE}"]
    failing = Street(error=refused(503))
    with pytest.raises(discord.HTTPException):
        await failing.sender.post(AT, CARD, None)
    assert failing.done == ["send page [] [1] card 3.4", f"noted in {HERE}", f"doubt {TABLE}"]


@pytest.mark.parametrize(
    ("message", "previous", "error", "done"),
    [
        (None, BEFORE, None, []),
        (SENT, BEFORE, None, RECORDED),
        (SENT, None, None, [RECORDED[0], "front False"]),
        (SENT, SENT, None, [RECORDED[0], "front False"]),
        (SENT, HERE, None, [RECORDED[0], "front True"]),
        (SENT, BEFORE, Failed("away"), [RECORDED[0], f"unsaved {TABLE}"]),
    ],
    ids=["nothing", "new", "first", "same", "lobby of a thread", "not saved"],
)
async def test_the_card_before_loses_its_buttons_unless_it_is_the_same_or_the_front(
    message: int | None, previous: int | None, error: Exception | None, done: list[str]
) -> None:
    street = Street(error=error)
    street.previous = previous
    await street.sender.record(AT, message)
    assert street.done == done


async def test_a_card_is_changed_as_part_of_an_answer_or_by_itself_or_not_at_all() -> None:
    asks, kept = f"as answer {BEFORE} page ()", f"keep {BEFORE} in {HERE}"
    recorded = [f"record {TABLE}.4 {BEFORE} in {HERE}", "front False"]
    street = Street()
    street.previous = BEFORE
    street.by_answer = "changed"
    assert await street.sender.edit(AT, CARD)
    assert street.done == [asks, kept, *recorded]
    street.done.clear()
    street.by_answer = None
    assert await street.sender.edit(AT, CARD)
    assert street.done == [asks, f"edit {BEFORE} page [] []", kept, *recorded]
    street.done.clear()
    street.changes = False
    assert not await street.sender.edit(AT, CARD)
    assert street.done == [asks]
    failing = Street(error=refused(503))
    assert not await failing.sender.edit(AT, CARD)
    assert failing.done == [asks, f"noted in {HERE}"]
    none = Street(known=None)
    assert not await none.sender.edit(AT, CARD)
    assert none.done == []
