"""Decisions that are asked for: what is offered about whoever is late, how an answer names what came of it, and which game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.settings import permissions
from bot.discord.commands.table import stop, votes
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables.model.errors import IsOver, NotPaused
from bot.tables.model.table import NOWHERE, Table
from bot.tables.requests.guild_settings import MayNotStop
from engine.errors import Refused
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words

ADA = 1


class Chamber:
    """The tables as far as votes ask them, and a request that notes its answer."""

    def __init__(self, table: Any, *, late: Sequence[int] = (), after: Any = None) -> None:
        self.here, self.late_ones, self.after = table, late, after
        self.votes = self.preferences = self.guilds = self.places = self.tables = self
        self.poster, self.is_cup, self.is_strict = None, False, False
        self.asked: list[object] = []
        self.open: list[Any] = []
        self.lost: list[Any] = []
        self.pages: list[list[str]] = []
        self.person, self.words = SimpleNamespace(id=ADA), words("en")
        self.place, self.id = SimpleNamespace(channel=5), 99

    async def table_here(self, _: object) -> Any:
        return self.here

    async def table(self, number: int) -> Any:
        return next(each for each in (self.here, *self.open, *self.lost) if each.id == number)

    async def keeps_seats(self, number: int) -> bool:
        assert number == 3
        return self.is_cup

    async def costs_game(self, number: int) -> bool:
        assert number == 3
        return self.is_strict

    async def late(self, _: object) -> list[Any]:
        return [self.here.chairs[seat] for seat in self.late_ones]

    async def absences(self, _: object) -> dict[int, Any]:
        return {}

    async def paused(self, channel: int) -> list[Any]:
        assert channel == 5
        return self.open

    async def adrift(self, person: int) -> list[Any]:
        assert person == ADA
        return self.lost

    async def _decide(self, *given: object) -> Any:
        self.asked.append(given)
        return SimpleNamespace(table=self.after)

    grant = refuse = pause = abandon = claim = end_late = ask_replace = resume = _decide

    async def answer(self, page: Any) -> None:
        self.pages.append(
            [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]
        )


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Say only keys; return a list of what is told, with its key."""
    told: list[object] = []

    async def tell_request(_: object, __: object, before: Any, change: Any, key: str) -> None:
        told.append((before.id, key))

    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(votes, "tell_request", tell_request)
    monkeypatch.setattr(votes, "require_running", lambda _: None)
    monkeypatch.setattr(votes, "require_mover", lambda *_: Seat(0))
    return told


def sitting(
    count: int, *, number: int = 3, person: int = ADA, waits: Sequence[int] = (), channel: int = 5
) -> Any:
    names = ("Ada", "Bru_no", "Celina")
    chairs = tuple(
        SimpleNamespace(
            seat=Seat(seat),
            name=names[seat],
            mover=seat + 1,
            offered=None,
            clock=SimpleNamespace(deadline=None),
        )
        for seat in range(count)
    )
    return SimpleNamespace(
        id=number,
        moment=4,
        chairs=chairs,
        people=names[:count],
        awaiting=[chairs[seat] for seat in waits],
        seat_of=lambda who: 0 if who == person else None,
        place=SimpleNamespace(channel=channel),
        game=SimpleNamespace(id="moonlight"),
        vote=None,
        sealed=None,
    )


@pytest.mark.parametrize(
    ("count", "is_duel", "late", "question", "buttons"),
    [
        (2, True, [1], r"late-duel(who Bru\_no)", ["claim:1", "endlate:1"]),
        (2, True, [0, 1], r"late-both(who Bru\_no)", ["endlate:1"]),
        (2, False, [1], r"late-two(who Bru\_no)", ["askreplace:1", "endlate:1"]),
        (2, False, [0, 1], r"late-two(who Bru\_no)", ["askreplace:1", "endlate:1"]),
        (3, False, [1, 2], r"replace-preview(who Bru\_no and Celina)", ["askreplace:1", "askreplace:2"]),
        (3, False, [0, 2], "replace-preview(who Celina)", ["askreplace:2"]),
    ],
)
async def test_what_is_offered_about_whoever_is_late_depends_on_who_else_decides(
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    is_duel: bool,
    late: Sequence[int],
    question: str,
    buttons: Sequence[str],
) -> None:
    monkeypatch.setattr(votes, "is_duel", lambda _: is_duel)
    monkeypatch.setattr(votes, "is_between_two", lambda _: count == 2)
    room = Chamber(sitting(count), late=late)
    await votes.ask_what_to_do(cast(Desk, room), cast(Request, room))
    [[said, *shown]] = room.pages
    assert said == question
    assert shown == [*(f"gk:3:0:{each}" for each in buttons), "gk:3:0:close:"]
    room.is_cup = True
    await votes.ask_what_to_do(cast(Desk, room), cast(Request, room))
    assert room.pages[1][0] == question.replace("replace-preview", "replace-preview-kept"), (
        "none is free there"
    )
    room.is_strict = True
    await votes.ask_what_to_do(cast(Desk, room), cast(Request, room))
    key = question.split("(")[0]
    strictly = [question] if is_duel else [question.replace(key, f"{key}-costs"), "replace-costs"]
    assert room.pages[2][: len(strictly)] == strictly, "whoever is replaced there has lost"


async def test_where_nobody_is_late_it_is_said_who_is_waited_for() -> None:
    for waits, more in (((0, 1), r"replace-waiting(who Ada and Bru\_no)"), ((), "")):
        room = Chamber(sitting(2, waits=waits), late=[0])
        await votes.ask_what_to_do(cast(Desk, room), cast(Request, room))
        assert room.pages == [[f"replace-nobody(hours 72)\n{more}"]]
        pressed = Chamber(room.here, late=[0])
        await votes.ask_what_to_do(cast(Desk, pressed), cast(Request, pressed), CustomId(3, 0, "late"))
        assert pressed.pages == room.pages


@pytest.mark.parametrize("vote", [None, "a vote"])
async def test_an_answer_names_what_came_of_it(plain: list[object], vote: str | None) -> None:
    after = SimpleNamespace(
        vote=vote, chairs=[None, SimpleNamespace(offered=None), SimpleNamespace(offered=7)]
    )
    room, press = Chamber(sitting(3), after=after), CustomId(3, 6, "grant", "1")
    desk, request = cast(Desk, room), cast(Request, room)
    for answer in (votes.grant, votes.refuse, votes.pause, votes.abandon, votes.ask_to_replace):
        await cast(Any, answer)(desk, request, press)
    await votes.ask_to_replace(desk, request, CustomId(3, 6, "askreplace", "2"))
    await votes.claim(desk, request, press)
    await votes.end_late(desk, request, press)
    await votes.pause(desk, request)
    keys = (
        ["vote-yes", "vote-no", "ask-done", "ask-done", "ask-done", "ask-done"]
        if vote
        else ["vote-carried", "vote-ended", "pause-done", "abandon-done", "replace-kept", "replace-done"]
    )
    last = "ask-done" if vote else "pause-done"
    assert plain == [(3, key) for key in (*keys, "claim-done", "abandon-done", last)]
    about = [3, room.person]
    assert [[*given] for given in cast(Any, room.asked)] == [
        [*about, 6, 99],
        [*about, 6, 99],
        [*about, 99],
        [*about, 99],
        *([[*about, Seat(1), 99], [*about, Seat(2), 99], [*about, Seat(1), 99], [*about, Seat(1), 99]]),
        [*about, 99],
    ]


@pytest.mark.parametrize("is_alone", [True, False])
async def test_a_game_is_given_up_at_once_by_who_moves_alone_and_else_asked_for(
    monkeypatch: pytest.MonkeyPatch, is_alone: bool
) -> None:
    monkeypatch.setattr(votes, "movers", lambda _: (Seat(0),) if is_alone else (Seat(0), Seat(1)))
    room = Chamber(sitting(2))
    await votes.ask_to_abandon(cast(Desk, room), cast(Request, room))
    key = "abandon-alone" if is_alone else "abandon-preview"
    assert room.pages == [[key, "gk:3:4:abandoned:", "gk:3:0:close:"]]
    room.here.sealed = "a time"
    await votes.ask_to_abandon(cast(Desk, room), cast(Request, room))
    assert room.pages[1][:2] == [key, "challenge-gives-up"]


@pytest.mark.parametrize(
    ("here", "lost", "resumed", "offered"),
    [
        ([3], [], 3, []),
        ([3, 4], [], None, [3, 4]),
        ([3, -4], [], 3, []),
        ([-3], [6], 6, []),
        ([-3], [], 3, []),
        ([-3, -4], [], None, [3, 4]),
        ([], [6, 7], None, [6, 7]),
        ([3], [6], 3, []),
    ],
)
async def test_the_game_that_goes_on_is_the_persons_own_here_or_one_that_is_lost(
    plain: list[object], here: list[int], lost: list[int], resumed: int | None, offered: list[int]
) -> None:
    """Negative numbers are games of others."""
    room = Chamber(sitting(2, number=99))
    room.open = [sitting(2, number=abs(each), person=ADA if each > 0 else 9) for each in here]
    room.lost = [sitting(2, number=each) for each in lost]
    await votes.resume_here(cast(Desk, room), cast(Request, room))
    assert plain == ([(resumed, "resume-done")] if resumed else [])
    if offered:
        assert room.pages == [["resume-which", *(f"gk:{each}:0:resume:" for each in offered)]]
        assert votes._name(room.here, cast(Request, room)) == "moonlight: Ada and Bru_no"


async def test_where_nothing_is_paused_there_is_nothing_to_go_on_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, checked = Chamber(sitting(2)), list[object]()
    with pytest.raises(NotPaused):
        await votes.resume_here(cast(Desk, room), cast(Request, room))

    async def check_opening(desk: object, request: object) -> None:
        checked.append((desk, request))

    monkeypatch.setattr(permissions, "check_opening", check_opening)
    for channel, checks in ((5, []), (NOWHERE, [(room, room)])):
        room.here = sitting(2, channel=channel)
        await votes.resume(cast(Desk, room), cast(Request, room), CustomId(3, 0, "resume"))
        assert checked == checks
    assert room.asked == [(3, room.person, 99, room.place)] * 2


@pytest.mark.parametrize(("deadline", "ops"), [(None, ["takeout"]), ("soon", ["extend", "takeout"])])
def test_whoever_is_waited_for_can_be_helped_on(deadline: str | None, ops: list[str]) -> None:
    chair = SimpleNamespace(seat=Seat(1), name="Bruno", clock=SimpleNamespace(deadline=deadline))
    request = cast(Request, SimpleNamespace(words=words("en")))
    found = [
        cast(Any, each) for each in stop._less(cast(Table, SimpleNamespace(id=3)), cast(Any, chair), request)
    ]
    assert [each.custom_id for each in found] == [f"gk:3:0:{op}:1" for op in ops]
    labels = {"extend": "button-extend(who Bruno)", "takeout": "button-stand-in-for(who Bruno)"}
    assert [each.item.label for each in found] == [labels[op] for op in ops]


@pytest.mark.parametrize(
    ("live", "may", "error"),
    [(True, True, None), (True, False, MayNotStop), (False, True, IsOver), (False, False, IsOver)],
)
async def test_only_what_goes_on_is_stopped_and_only_by_who_may(
    monkeypatch: pytest.MonkeyPatch, live: bool, may: bool, error: type[Refused] | None
) -> None:
    async def may_stop(*_: object) -> bool:
        return may

    monkeypatch.setattr(stop, "may_stop", may_stop)
    checked = stop._check_stop(cast(Desk, None), cast(Request, None), cast(Table, SimpleNamespace(live=live)))
    if error is None:
        await checked
        return
    with pytest.raises(error):
        await checked


@pytest.mark.parametrize("count", [0, 2, 5])
async def test_whoever_may_stop_a_game_is_asked_and_offered_what_helps_it_on(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    async def may_stop(*_: object) -> bool:
        return True

    monkeypatch.setattr(stop, "may_stop", may_stop)
    table = sitting(3, waits=range(3))
    table.live, table.awaiting = True, [*table.awaiting, *table.awaiting * 3][:count]
    table.awaiting.append(SimpleNamespace(mover=None))
    for each in table.awaiting[:count]:
        each.clock.deadline = "soon"
    room = Chamber(table)
    await stop.ask_to_stop(cast(Desk, room), cast(Request, room))
    [[said, first, *buttons]] = room.pages
    assert (said, first) == ("server-stop-preview(game moonlight)", "gk:3:0:stopped:")
    helps = [f"gk:3:0:{op}:{each % 3}" for each in range(count) for op in ("extend", "takeout")]
    assert buttons == [*helps, "gk:3:0:close:"]
