"""The role of a server that a host may call: what its button says, and whether whoever has it is notified."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.table import invitation, lobby
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change, Table, Venue
from bot.tables.requests.lists import AlreadyCalled
from words.catalogue import words

ROLE, LOBBY = 7, 3


async def _open(desk: Any, request: Any) -> None:
    change = cast(Change, SimpleNamespace(table=SimpleNamespace(id=LOBBY), repeated=False))
    await lobby._show_opened(desk, request, change, lobby.Invited(call=True), [ROLE])


async def _press(desk: Any, request: Any) -> None:
    await invitation.call(desk, request, CustomId(3, 0, "call"))


@pytest.mark.parametrize("is_called", [True, False])
@pytest.mark.parametrize("way", [_open, _press])
async def test_a_role_is_notified_only_once_it_is_noted_that_it_is(
    monkeypatch: pytest.MonkeyPatch, way: Callable[[Any, Any], Awaitable[None]], is_called: bool
) -> None:
    done: list[object] = []

    async def call(*_: object) -> None:
        if is_called:
            raise AlreadyCalled
        done.append("noted")

    async def post(*_: object, **__: object) -> None:
        done.append("posted")

    async def found(*_: object) -> Any:
        return SimpleNamespace(call=ROLE, id=3)

    async def nothing(*_: object) -> None: ...

    monkeypatch.setattr(invitation, "post", post)
    monkeypatch.setattr(invitation, "_is_heard", lambda *_: True)
    tables = SimpleNamespace(lists=SimpleNamespace(call=call), guilds=SimpleNamespace(get=found), table=found)
    desk = SimpleNamespace(tables=tables, poster=SimpleNamespace(answer=nothing))
    request = SimpleNamespace(person=None, place=Venue(5, 7), words=words("en"), answer=nothing)
    with pytest.raises(AlreadyCalled) if is_called else nullcontext():
        await way(desk, request)
    assert done == ([] if is_called else ["noted", "posted"])


def request_in(*, is_known: bool = True, is_mentionable: bool = False, may_mention: bool = False) -> Request:
    """Return a request in a server with a role, or without it, or in none."""
    role = SimpleNamespace(name="Wardens", mentionable=is_mentionable)
    guild = SimpleNamespace(get_role=lambda asked: role if is_known and asked == ROLE else None)
    interaction = SimpleNamespace(
        guild=guild, app_permissions=discord.Permissions(mention_everyone=may_mention)
    )
    place = SimpleNamespace(guild=1)
    return cast(Request, SimpleNamespace(interaction=interaction, place=place, words=words("en")))


async def labels(request: Request, called: int | None) -> list[str]:
    """Return what the buttons to call say, where this role may be called."""

    async def get(_: int) -> Any:
        return SimpleNamespace(call=called)

    desk = cast(Desk, SimpleNamespace(tables=SimpleNamespace(guilds=SimpleNamespace(get=get))))
    rows = await invitation._call_button(desk, request, cast(Table, SimpleNamespace(id=LOBBY)))
    buttons = [cast(Any, item).item for row in rows for item in row.children]
    assert {button.custom_id for button in buttons} <= {"gk:3:0:call:"}
    return [button.label for button in buttons]


async def test_the_button_calls_the_role_by_name_and_there_is_none_without_a_role() -> None:
    assert await labels(request_in(), ROLE) == ["Call @Wardens"]
    assert await labels(request_in(), None) == []
    assert await labels(request_in(is_known=False), ROLE) == []
    elsewhere = request_in()
    elsewhere.interaction.guild = None  # type: ignore[misc]
    assert await labels(elsewhere, ROLE) == []


@pytest.mark.parametrize(
    ("given", "is_heard"),
    [
        ({}, False),
        ({"is_mentionable": True}, True),
        ({"may_mention": True}, True),
        ({"is_known": False, "is_mentionable": True}, False),
        ({"is_known": False, "may_mention": True}, True),
    ],
    ids=str,
)
def test_whoever_has_the_role_is_notified_where_the_role_or_the_bot_may_be_so(
    given: dict[str, bool], is_heard: bool
) -> None:
    assert invitation._is_heard(request_in(**given), ROLE) is is_heard
