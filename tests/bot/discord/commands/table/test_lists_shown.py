"""Lists of lobbies and of one's games, line by line: what stands on them, in which order, and what is hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.cards import clock, options_form
from bot.discord.commands.desk import Desk
from bot.discord.commands.table import lists
from bot.discord.commands.table.lists import MOST
from bot.discord.delivery.request import Request
from bot.tables import Status, Venue
from bot.tables.requests.lists import Listed
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words

ADA = 1
GUILD, OTHER = 70, 71


class Member(discord.Member):
    """A member of a server."""

    def __init__(self) -> None:
        """Be nobody in particular."""


class Ways(discord.Thread):
    """A thread, private or not, that those see who see its channel."""

    def __init__(self, *, is_hidden: bool, is_seen: bool) -> None:
        self.is_hidden, self.is_seen = is_hidden, is_seen

    def is_private(self) -> bool:
        return self.is_hidden

    def permissions_for(self, _: object) -> Any:
        return discord.Permissions(view_channel=self.is_seen)


CHANNELS = {
    6: SimpleNamespace(permissions_for=lambda _: discord.Permissions(view_channel=True)),
    7: SimpleNamespace(permissions_for=lambda _: discord.Permissions(view_channel=False)),
    8: Ways(is_hidden=False, is_seen=True),
    9: Ways(is_hidden=True, is_seen=True),
    10: Ways(is_hidden=False, is_seen=False),
}


def asks(guild: int | None = GUILD, *, member: object = None, is_known: bool = True) -> Any:
    client = SimpleNamespace(
        get_guild=lambda number: SimpleNamespace(name="The_Isle") if number == OTHER else None
    )
    answers: list[list[str]] = []

    async def answer(page: Any) -> None:
        answers.append(
            [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]
        )

    async def tell(key: str) -> None:
        answers.append([key])

    return SimpleNamespace(
        words=words("en"),
        person=SimpleNamespace(id=ADA),
        place=Venue(5, guild),
        interaction=SimpleNamespace(
            user=Member() if member is None else member,
            guild=SimpleNamespace(get_channel_or_thread=CHANNELS.get) if is_known else None,
            client=client,
        ),
        answer=answer,
        tell=tell,
        answers=answers,
        is_on_private=True,
    )


def listed(
    number: int,
    *,
    channel: int = 5,
    guild: int | None = GUILD,
    game: str = "moonlight",
    people: tuple[str, ...] = ("Ada", "Bru_no"),
    waits: tuple[int, ...] = (),
    round_: int | None = None,
    is_gone: bool = False,
    status: Status = Status.PLAYING,
) -> Listed:
    chairs = tuple(
        SimpleNamespace(
            name=name, person=seat + 1, mover=seat + 1, clock=SimpleNamespace(since=None, deadline=None)
        )
        for seat, name in enumerate(people)
    )
    table = SimpleNamespace(
        id=number,
        game=SimpleNamespace(id=game),
        options="options",
        people=people,
        chairs=chairs,
        seats=3,
        status=status,
        awaiting=[chairs[seat] for seat in waits],
        place=SimpleNamespace(channel=channel, guild=guild, is_gone=is_gone),
        seat_of=lambda person: 0 if person == ADA and "Ada" in people else None,
    )
    return cast(Listed, SimpleNamespace(table=table, message=number * 100, round=round_))


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say only keys, and of options and the pace what they are called here."""
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(options_form, "summary", lambda *_: "")
    monkeypatch.setattr(clock, "summary", lambda *_: "")


@pytest.mark.parametrize(
    ("channel", "is_seen"),
    [(5, True), (6, True), (7, False), (8, True), (9, False), (10, False), (11, False)],
)
def test_a_lobby_is_seen_by_who_sees_its_channel(channel: int, is_seen: bool) -> None:
    assert lists.may_see(asks(), channel) is is_seen
    for unknown in (asks(member=SimpleNamespace()), asks(is_known=False)):
        assert lists.may_see(unknown, channel) is (channel == 5)


async def lobbies_of(request: Any, *found: Listed) -> list[str]:
    async def lobbies(guild: int) -> list[Listed]:
        assert guild == GUILD
        return [*found]

    desk = SimpleNamespace(tables=SimpleNamespace(lists=SimpleNamespace(lobbies=lobbies)))
    await lists.show_lobbies(cast(Desk, desk), cast(Request, request))
    [page] = request.answers
    return cast("list[str]", page)


async def test_lobbies_are_numbered_with_a_button_for_each_that_can_be_joined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert await lobbies_of(asks(None)) == ["### tables-title\ntables-none"]
    assert await lobbies_of(asks(), listed(3, channel=7)) == ["### tables-title\ntables-none"]
    monkeypatch.setattr(clock, "summary", lambda *_: "slow")
    said, *buttons = await lobbies_of(
        asks(), listed(3), listed(4, channel=7), listed(6, channel=6, people=("Bru_no",))
    )
    link = "https://discord.com/channels/70"
    assert said.split("\n") == [
        "### tables-title",
        f"**1. [moonlight]({link}/5/300)** · slow · tables-seats(seats 3, taken 2) <#5>",
        r"-# Ada and Bru\_no",
        f"**2. [moonlight]({link}/6/600)** · slow · tables-seats(seats 3, taken 1) <#6>",
        r"-# Bru\_no",
    ]
    assert buttons == ["gk:0:6:joinlobby:"]
    many = [listed(number, people=("Bruno",)) for number in range(1, MOST + 2)]
    said, *buttons = await lobbies_of(asks(), *many)
    assert MOST == 10
    assert buttons == [f"gk:0:{number}:joinlobby:" for number in range(1, MOST + 1)]
    assert f"**{MOST}. " in said
    assert f"**{MOST + 1}. " not in said


async def own_of(*found: Listed) -> list[str]:
    async def of_person(person: int) -> list[Listed]:
        assert person == ADA
        return [*found]

    async def absences(people: Any) -> dict[int, Any]:
        assert None not in [*people]
        return {}

    tables = SimpleNamespace(
        lists=SimpleNamespace(of_person=of_person), preferences=SimpleNamespace(absences=absences)
    )
    request = asks()
    await lists.show_own(cast(Desk, SimpleNamespace(tables=tables)), cast(Request, request))
    [[said]] = request.answers
    return cast(str, said).split("\n")


LINK = "https://discord.com/channels"


async def test_own_games_are_those_that_wait_and_then_the_others_below_their_titles() -> None:
    assert await own_of() == ["mygames-none"]
    waiting, yours = r"mygames-waiting(who Bru\_no)", "mygames-yours"
    together = r"mygames-with(who Bru\_no)"
    assert await own_of(
        listed(1, waits=(1,)),
        listed(2, waits=(0, 1), round_=4),
        listed(3, waits=(0,), guild=OTHER, game="living-forest"),
        listed(4, waits=(0,), people=("Ada",)),
        listed(6, waits=(1,), is_gone=True),
        listed(7, status=Status.PAUSED, guild=None, game="living-forest"),
        listed(8, status=Status.LOBBY, guild=72, game="living-forest"),
    ) == [
        "### mygames-title(count 3)",
        "- moonlight",
        f"  - [mygames-open]({LINK}/70/5/200) <#5> · {together} · mygames-round(round 4) · {yours}",
        f"  - [mygames-open]({LINK}/70/5/400) <#5> · {yours}",
        rf"- [living-forest]({LINK}/71/5/300) <#5> (The\_Isle) · {together} · {yours}",
        "**mygames-others**",
        "- moonlight",
        f"  - [mygames-open]({LINK}/70/5/100) <#5> · {together} · {waiting}",
        f"  - mygames-open mygames-lost · {together} · {waiting}",
        "- living-forest",
        f"  - [mygames-open]({LINK}/@me/5/700) <#5> · {together} · mygames-paused",
        f"  - [mygames-open]({LINK}/72/5/800) <#5> · {together} · tables-seats(seats 3, taken 2)",
    ]
    assert await own_of(listed(1, waits=(0,))) == [
        "### mygames-title(count 1)",
        f"- [moonlight]({LINK}/70/5/100) <#5> · {together} · {yours}",
    ]


def test_what_is_played_is_said_where_it_is_not_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    table = listed(3).table
    for options, pace, said in (
        ("", "", []),
        ("hard", "", ["hard"]),
        ("", "slow", ["slow"]),
        ("hard", "slow", ["hard", "slow"]),
    ):
        monkeypatch.setattr(options_form, "summary", lambda *_, found=options: found)
        monkeypatch.setattr(clock, "summary", lambda *_, found=pace: found)
        assert lists._played(table, words("en")) == said
