"""Channels that are lost, refused and opened again."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery import reach as reaching
from bot.discord.delivery.reach import REFUSALS, Reach
from bot.discord.delivery.request import LIFETIME, Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import ARCHIVED, LOCKED, NO_ACCESS, NO_PERMISSION, UNKNOWN_CHANNEL
from bot.tables.model.table import NOWHERE
from standin.faults.model import Failing
from tests.bot.discord.grove import asked as asked_in_grove
from tests.bot.discord.grove import card_of, grove, playing
from tests.bot.discord.interactions import GUILD, request
from tests.bot.tables.house import ADA
from tests.clock import Clock

HERE, THERE = 5, 6


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    """Return the error with which Discord refuses a request."""
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code})


@pytest.fixture
def lost() -> list[int]:
    return []


@pytest.fixture
def reach(lost: list[int]) -> Reach:
    """Return a reach whose bot is in one server."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    state = client._connection
    state._add_guild(discord.Guild._create_unavailable(state=state, guild_id=GUILD, data=None))
    return Reach(client, lost.append)


async def test_in_a_channel_that_is_gone_nothing_is_hoped_for(reach: Reach, lost: list[int]) -> None:
    assert not reach.is_hopeless(HERE)
    assert reach.note(HERE, refusal(UNKNOWN_CHANNEL, 404))
    assert lost == [HERE]
    assert reach.is_gone(HERE)
    assert reach.is_hopeless(HERE)
    assert not reach.may_speak(HERE)
    assert not reach.is_hopeless(THERE)


@pytest.mark.parametrize("code", sorted(REFUSALS - {UNKNOWN_CHANNEL}))
async def test_what_was_refused_is_not_asked_for_until_something_changes(
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


async def test_an_error_that_will_pass_closes_nothing(reach: Reach) -> None:
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
STRANGE_GUILD = GUILD + 1


def asked(channel: int | None, *granted: str, **where: Any) -> Request:
    """Return a request from a channel in which the bot may do this."""
    return request(ADA, channel=channel, granted=discord.Permissions(**dict.fromkeys(granted, True)), **where)


def hear(reach: Reach, heard: Request) -> Request:
    reach.hear(heard)
    return heard


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
async def test_what_is_worth_trying_is_what_the_bot_may_do(
    reach: Reach, granted: tuple[str, ...], found: str
) -> None:
    assert may(reach) == "speak change attach read do_all", "what is not known is tried"
    heard = hear(reach, asked(HERE, *granted))
    assert may(reach) == found
    assert may(reach, THERE) == "speak change attach read do_all"
    assert heard.is_only_way is ("speak" not in found)
    assert reach.closed == ([] if "do_all" in found else [HERE])
    assert not reach.is_hopeless(HERE)
    assert reach.voice(HERE) is heard
    assert reach.voice(THERE) is None


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
async def test_a_permission_that_is_missing_leaves_what_there_is_to_be_changed(
    reach: Reach, code: int, found: str
) -> None:
    hear(reach, asked(HERE, SEE, SPEAK, ATTACH, READ))
    assert reach.note(HERE, refusal(code))
    assert may(reach) == found
    assert reach.is_gone(HERE) is (code == UNKNOWN_CHANNEL)
    again = hear(reach, asked(HERE, SEE, SPEAK, ATTACH, READ))
    assert may(reach) == found, "nothing has changed"
    assert again.is_only_way
    hear(reach, asked(HERE, SEE, SPEAK, ATTACH))
    assert may(reach) == "speak change attach"


@pytest.mark.parametrize(
    ("granted", "where", "is_guest"),
    [
        ((SEE, SPEAK), {"guild": STRANGE_GUILD}, True),
        ((SEE, SPEAK), {"guild": None, "is_own": False}, True),
        ((), {"guild": None}, False),
    ],
    ids=["strange server", "conversation of others", "own conversation"],
)
async def test_a_guest_answers_only(
    reach: Reach, granted: tuple[str, ...], where: dict[str, Any], is_guest: bool
) -> None:
    heard = hear(reach, asked(HERE, *granted, **where))
    assert may(reach) == ("" if is_guest else "speak change attach read do_all")
    assert reach.is_hopeless(HERE) is is_guest
    assert heard.is_only_way is is_guest
    assert reach.reopen([HERE]) == ([HERE] if is_guest else [])
    assert not reach.is_hopeless(HERE)


async def test_a_server_that_has_added_the_bot_is_none_of_a_guest_any_more(reach: Reach) -> None:
    hear(reach, asked(HERE, SEE, SPEAK, guild=STRANGE_GUILD))
    hear(reach, asked(HERE, SEE, SPEAK))
    assert not reach.is_hopeless(HERE)
    assert may(reach) == "speak change"


async def test_only_so_many_channels_are_remembered(reach: Reach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "REMEMBERED", 2)
    for channel in (1, 2, 1, 3):
        hear(reach, asked(channel, guild=STRANGE_GUILD))
    assert [may(reach, channel) == "" for channel in (1, 2, 3)] == [True, False, True]
    assert [reach.is_hopeless(channel) for channel in (1, 2, 3)] == [True, False, True]
    hear(reach, asked(None))
    assert [may(reach, channel) == "" for channel in (1, 2, 3)] == [True, False, True]


async def test_the_latest_request_speaks_while_it_can_be_answered(reach: Reach) -> None:
    first, second, other = asked(HERE), asked(HERE), asked(THERE)
    for each in (first, other, second):
        hear(reach, each)
    assert reach.voice(HERE) is second
    second._heard -= LIFETIME
    assert reach.voice(HERE) is None
    assert reach.voice(THERE) is other
    other._heard -= LIFETIME
    hear(reach, asked(8))
    assert [*reach._voices] == [8], "those that have become too old are forgotten"


async def test_a_message_is_changed_by_the_answer_that_made_it_until_that_is_refused(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await asked_in_grove(ada, "/forest take first:A1")
        card, reach = await card_of(bruno, "Ada takes A1"), running.bot.reach
        message, changed = int(card.id), Page(text("changed"))
        await running.tidied()
        assert await reach.edit_by_answer(message + 1, changed, ()) is None
        assert reach.maker(message) is not None
        assert await reach.edit_by_answer(message, changed, ()) is not None
        await bruno.sees("changed")
        edits = "PATCH .*/webhooks/.*"
        running.local.faults.add(Failing(route=edits, status=503, times=5))
        with pytest.raises(discord.HTTPException):
            await clock.hasten(reach.edit_by_answer(message, changed, ()))
        assert reach.maker(message) is not None, "what will pass is tried again"
        running.local.faults.add(Failing(route=edits, status=401, code=50027))
        assert await reach.edit_by_answer(message, changed, ()) is None
        assert reach.maker(message) is None
