"""Seats that change hands: what is asked before, for whom, and what the newcomer is told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.cards.table_card import News
from bot.discord.commands.desk import Desk
from bot.discord.commands.table import seats
from bot.discord.commands.table.seats import LATELY
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change
from bot.tables.model.errors import LastMover, NotAtTable, OneAttempt
from bot.tables.model.table import ANYBODY, Status, Table
from engine.errors import Refused
from engine.registry import find
from engine.text import Seat, say
from render.painter import Picture
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words

ADA = 1


class Bench:
    """The desk as far as seats know it, and a request that notes its answer."""

    def __init__(self, table: Any) -> None:
        self.here = table
        self.tables = self.seats = self.pool = self
        self.pages: list[list[str]] = []
        self.hand: Picture | None = None
        self.person, self.words, self.language = SimpleNamespace(id=ADA), words("en"), "en"

    async def table_here(self, _: object) -> Any:
        return self.here

    async def table(self, number: int) -> Any:
        assert number == 3
        return self.here

    async def levels(self, number: int) -> list[str]:
        assert number == 3
        return ["brief", "deep"]

    async def check_substitutes(self, number: int) -> None:
        assert number == 3

    async def had(self, number: int, person: int) -> set[Seat]:
        assert number == 3
        return {Seat(0)} if person == ADA else set()

    async def history(self, number: int) -> list[int]:
        assert number == 3
        return [*range(1, LATELY + 3)]

    async def draw(self, *_: object) -> Picture | None:
        return self.hand

    async def answer(self, page: Any) -> None:
        self.pages.append(shown(page))


def shown(page: Any) -> list[str]:
    return [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]


def bench(*people: int | None, offered: int | None = None, waits: bool = False) -> Any:
    chairs = tuple(
        SimpleNamespace(seat=Seat(seat), name=f"P{seat}", person=person, offered=offered, resigned=None)
        for seat, person in enumerate(people)
    )
    return SimpleNamespace(
        id=3,
        moment=4,
        chairs=chairs,
        people=tuple(each.name for each in chairs),
        host=ADA,
        sealed=None,
        game=find("moonlight"),
        status=Status.PLAYING,
        waits=waits,
        view=lambda person: f"view of {person}",
        seat_of=lambda who: people.index(who) if who in people else None,
    )


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say only keys, and of a move its number."""
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(seats, "sentences", lambda told, _, __, seat: [f"move {told} for {seat}"])
    monkeypatch.setattr(seats, "awaited", lambda table: frozenset({ADA} if table.waits else ()))
    monkeypatch.setattr(seats, "require_seat", lambda table, person: Seat(table.seat_of(person)))
    monkeypatch.setattr(seats, "require_host", lambda *_: None)
    monkeypatch.setattr(seats, "offer_seat", lambda *_: None)


CLOSE = "gk:3:0:close:"


async def asked(answer: Any, table: Any, *given: object) -> list[str]:
    desk = Bench(table)
    await answer(cast(Desk, desk), cast(Request, desk), *given)
    [page] = desk.pages
    return page


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (Status.PLAYING, "resign-preview"),
        (Status.PAUSED, "resign-preview-paused"),
        (Status.ABANDONED, "resign-preview-abandoned"),
    ],
)
async def test_whoever_resigns_is_asked_first_and_told_what_becomes_of_the_game(
    monkeypatch: pytest.MonkeyPatch, after: Status, said: str
) -> None:
    monkeypatch.setattr(seats, "leave", lambda *_: SimpleNamespace(table=SimpleNamespace(status=after)))
    table = bench(ADA)
    assert await asked(seats.ask_to_resign, table) == [said, "gk:3:4:resigned:", CLOSE]
    table.sealed = "a time"
    assert (await asked(seats.ask_to_resign, table))[:2] == [said, "challenge-gives-up"]


@pytest.mark.parametrize("is_last", [True, False])
async def test_the_last_who_moves_may_pause_and_all_others_choose_a_level(
    monkeypatch: pytest.MonkeyPatch, is_last: bool
) -> None:
    def stand_in(*_: object) -> None:
        if is_last:
            raise LastMover

    monkeypatch.setattr(seats, "stand_in", stand_in)
    said, *buttons = await asked(seats.ask_for_stand_in, bench(ADA, 2))
    levels = ["gk:3:0:standin:brief", "gk:3:0:standin:deep"]
    assert buttons == [*(["gk:3:0:pause:"] if is_last else levels), CLOSE]
    assert said == (keyed(words("en"), LastMover().text) if is_last else "standin-preview")


@pytest.mark.parametrize(
    ("offered", "person", "page"),
    [
        (None, None, ["substitute-preview(whom substitute-anybody)", f"gk:3:0:offerseat:{ANYBODY}", CLOSE]),
        (None, 9, ["substitute-preview(whom <@9>)", "gk:3:0:offerseat:9", CLOSE]),
        (ANYBODY, None, ["substitute-offered", "gk:3:0:keepseat:"]),
        (9, 9, ["substitute-offered", "gk:3:0:keepseat:"]),
    ],
)
async def test_a_seat_is_offered_to_somebody_or_anybody_or_kept(
    offered: int | None, person: int | None, page: list[str]
) -> None:
    user = None if person is None else SimpleNamespace(id=person, bot=False)
    assert await asked(seats.ask_to_offer, bench(ADA, 2, offered=offered), user) == page


async def test_nobody_is_asked_whether_to_offer_a_seat_that_cannot_be_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def offer_seat(_: object, __: object, to: int, had: object) -> None:
        assert (to, had) == (ANYBODY, set())
        raise OneAttempt

    monkeypatch.setattr(seats, "offer_seat", offer_seat)
    with pytest.raises(OneAttempt):
        await asked(seats.ask_to_offer, bench(ADA, 2))


@pytest.mark.parametrize(
    ("person", "is_bot", "why"),
    [(9, True, "substitute-bot"), (2, False, "substitute-seated"), (2, True, "substitute-bot")],
)
async def test_no_seat_is_offered_to_a_bot_or_who_sits_there(person: int, is_bot: bool, why: str) -> None:
    with pytest.raises(Refused) as refused:
        await asked(seats.ask_to_offer, bench(ADA, 2), SimpleNamespace(id=person, bot=is_bot))
    assert refused.value.text == say(why)


async def test_whoever_takes_a_seat_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    monkeypatch.setattr(seats, "take", lambda *given: tried.append(given[1:]))
    page = await asked(seats.ask_to_take, bench(2), CustomId(3, 0, "takeseat", "1"))
    assert page == ["take-preview(game moonlight)", "gk:3:0:taken:1", CLOSE]
    assert [given[1:] for given in cast(Any, tried)] == [(Seat(1), {Seat(0)})]


async def test_a_host_chooses_among_the_other_people() -> None:
    page = await asked(seats.ask_whom_to_make_host, bench(ADA, None, 4, 2))
    assert page == ["host-preview", "gk:3:0:hosted:2", "gk:3:0:hosted:3", CLOSE]
    with pytest.raises(NotAtTable):
        await asked(seats.ask_whom_to_make_host, bench(ADA, None))


@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize("has_hand", [True, False])
async def test_a_newcomer_is_told_what_happened_of_late_and_shown_the_hand(
    waits: bool, has_hand: bool
) -> None:
    desk = Bench(bench(ADA, 2, waits=waits))
    desk.hand = Picture(b"", "a hand", 1, 1) if has_hand else None
    page, pictures = await seats._welcome(cast(Desk, desk), cast(Request, desk), cast(Table, desk.here))
    said, *buttons = shown(page)
    assert LATELY == 12
    assert said.split("\n") == ["take-done", *(f"- move {number} for 0" for number in range(3, LATELY + 3))]
    assert [each.name for each in pictures] == (["hand.png"] if has_hand else [])
    assert buttons == [*(["gk:3:4:moves:"] if waits else []), "gk:3:0:catchup:"]


def test_of_a_seat_that_moves_again_those_are_told_who_are_waited_for_or_whose_vote_it_ends_but_not_who_has_said_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seats, "awaited", lambda table: frozenset(table))
    monkeypatch.setattr(seats, "people_passed_by", lambda _: frozenset({ADA, 4}))
    request = cast(Request, SimpleNamespace(person=SimpleNamespace(id=ADA)))
    change = SimpleNamespace(table=(ADA, 2, 3), told=(), repeated=False)
    news = seats._news(request, cast(Table, (3,)), cast(Change, change))
    assert news == News((), frozenset({2}), frozenset({4}))
