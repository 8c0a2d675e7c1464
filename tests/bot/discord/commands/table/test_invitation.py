"""The role of a server that a host may call: what its button says, and whether whoever has it is notified."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.table import invitation
from bot.discord.delivery.request import Request
from bot.tables import Table
from words.catalogue import words

ROLE, LOBBY = 7, 3


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
