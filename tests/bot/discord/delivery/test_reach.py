"""Channels that are lost, refused and opened again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery import reach as reaching
from bot.discord.delivery.reach import REFUSALS, Reach
from bot.discord.delivery.request import Request
from bot.discord.ui.transport import ARCHIVED, LOCKED, NO_ACCESS, NO_PERMISSION, UNKNOWN_CHANNEL
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


SPEAK, IN_THREADS, SEE, ATTACH, READ = (
    "send_messages",
    "send_messages_in_threads",
    "view_channel",
    "attach_files",
    "read_message_history",
)
GUILD, STRANGE_GUILD = 70, 71


class Asked:
    """A request as far as the reach knows it: where it comes from, and what the bot may do there."""

    def __init__(
        self, channel: int | None, *granted: str, guild: int | None = GUILD, private: bool = False
    ) -> None:
        self.interaction = SimpleNamespace(
            channel_id=channel,
            guild_id=guild,
            app_permissions=discord.Permissions(**dict.fromkeys(granted, True)),
            context=SimpleNamespace(private_channel=private),
        )
        self.place = SimpleNamespace(channel=channel)
        self.is_only_way: bool | None = None
        self.is_alive = True
        self.edits: list[object] = []
        self.error: Exception | None = None

    async def edit_card(self, *given: object) -> str:
        self.edits.append(given)
        if self.error is not None:
            raise self.error
        return "changed"


@pytest.fixture
def hearing() -> Reach:
    """Return a reach whose bot is in one server."""
    client = SimpleNamespace(get_guild=lambda guild: guild if guild == GUILD else None)
    return Reach(cast(discord.Client, client), lambda _: None)


def hear(reach: Reach, asked: Asked) -> Request:
    request = cast(Request, asked)
    reach.hear(request)
    return request


def may(reach: Reach, channel: int = HERE) -> str:
    """Return what is worth trying in a channel."""
    ways = ("speak", "change", "attach", "read", "do_all")
    return " ".join(way for way in ways if getattr(reach, f"may_{way}")(channel))


@pytest.mark.parametrize(
    ("granted", "found"),
    [
        ((), ""),
        ((SEE,), "change"),
        ((SPEAK, ATTACH, READ), "attach"),
        ((SEE, SPEAK), "speak change"),
        ((SEE, IN_THREADS), "speak change"),
        ((SEE, ATTACH), "change attach"),
        ((SEE, READ), "change read"),
        ((SEE, SPEAK, READ), "speak change read"),
        ((SEE, SPEAK, ATTACH), "speak change attach"),
        ((SEE, SPEAK, ATTACH, READ), "speak change attach read do_all"),
    ],
)
def test_what_is_worth_trying_is_what_the_bot_may_do(
    hearing: Reach, granted: tuple[str, ...], found: str
) -> None:
    assert may(hearing) == "speak change attach read do_all", "what is not known is tried"
    request = hear(hearing, Asked(HERE, *granted))
    assert may(hearing) == found
    assert may(hearing, THERE) == "speak change attach read do_all"
    assert request.is_only_way is ("speak" not in found)
    assert hearing.closed == ([] if "do_all" in found else [HERE])
    assert not hearing.is_hopeless(HERE)
    assert hearing.voice(HERE) is request
    assert hearing.voice(THERE) is None


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (NO_PERMISSION, "change attach read"),
        (NO_ACCESS, "attach"),
        (ARCHIVED, "attach"),
        (LOCKED, "attach"),
        (UNKNOWN_CHANNEL, "attach"),
    ],
)
def test_a_permission_that_is_missing_leaves_what_there_is_to_be_changed(
    hearing: Reach, code: int, found: str
) -> None:
    hear(hearing, Asked(HERE, SEE, SPEAK, ATTACH, READ))
    assert hearing.note(HERE, refusal(code))
    assert may(hearing) == found
    assert hearing.is_gone(HERE) is (code == UNKNOWN_CHANNEL)
    again = hear(hearing, Asked(HERE, SEE, SPEAK, ATTACH, READ))
    assert may(hearing) == found, "nothing has changed"
    assert again.is_only_way
    hear(hearing, Asked(HERE, SEE, SPEAK, ATTACH))
    assert may(hearing) == "speak change attach"


@pytest.mark.parametrize(
    ("asked", "is_guest"),
    [
        (Asked(HERE, SEE, SPEAK, guild=STRANGE_GUILD), True),
        (Asked(HERE, SEE, SPEAK, guild=None, private=True), True),
        (Asked(HERE, guild=None), False),
    ],
    ids=["strange server", "conversation of others", "own conversation"],
)
def test_a_guest_answers_only(hearing: Reach, asked: Asked, is_guest: bool) -> None:
    request = hear(hearing, asked)
    assert may(hearing) == ("" if is_guest else "speak change attach read do_all")
    assert hearing.is_hopeless(HERE) is is_guest
    assert request.is_only_way is is_guest
    assert hearing.reopen([HERE]) == ([HERE] if is_guest else [])
    assert not hearing.is_hopeless(HERE)


def test_a_server_that_has_added_the_bot_is_none_of_a_guest_any_more(hearing: Reach) -> None:
    hear(hearing, Asked(HERE, SEE, SPEAK, guild=STRANGE_GUILD))
    hear(hearing, Asked(HERE, SEE, SPEAK))
    assert not hearing.is_hopeless(HERE)
    assert may(hearing) == "speak change"


def test_only_so_many_channels_are_remembered(hearing: Reach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "REMEMBERED", 2)
    for channel in (1, 2, 1, 3):
        hear(hearing, Asked(channel, guild=STRANGE_GUILD))
    assert [may(hearing, channel) == "" for channel in (1, 2, 3)] == [True, False, True]
    assert [hearing.is_hopeless(channel) for channel in (1, 2, 3)] == [True, False, True]
    hear(hearing, Asked(None))
    assert [may(hearing, channel) == "" for channel in (1, 2, 3)] == [True, False, True]


def test_the_latest_request_speaks_while_it_can_be_answered(hearing: Reach) -> None:
    first, second, other = Asked(HERE), Asked(HERE), Asked(THERE)
    for each in (first, other, second):
        hear(hearing, each)
    assert hearing.voice(HERE) is cast(Request, second)
    second.is_alive = False
    assert hearing.voice(HERE) is None
    assert hearing.voice(THERE) is cast(Request, other)
    other.is_alive = False
    hear(hearing, Asked(8))
    assert [*hearing._voices] == [8], "those that have become too old are forgotten"


async def test_a_message_is_changed_by_the_answer_that_made_it_until_that_is_refused(hearing: Reach) -> None:
    maker, page, pictures = Asked(HERE), cast(Any, "page"), cast(Any, ["picture"])
    assert await hearing.edit_by_answer(9, page, pictures) is None
    hearing.remember_maker(9, cast(Request, maker))
    assert hearing.maker(9) is cast(Request, maker)
    assert hearing.maker(10) is None
    assert cast(Any, await hearing.edit_by_answer(9, page, pictures)) == "changed"
    assert maker.edits == [(9, page, pictures)]
    maker.error = refusal(0, 503)
    with pytest.raises(discord.HTTPException):
        await hearing.edit_by_answer(9, page, pictures)
    assert hearing.maker(9) is cast(Request, maker), "what will pass is tried again"
    maker.error = refusal(50027, 404)
    assert await hearing.edit_by_answer(9, page, pictures) is None
    assert hearing.maker(9) is None
