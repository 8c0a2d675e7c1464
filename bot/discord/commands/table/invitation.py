"""The search for players: people whom the host of a lobby asks, the role of the server that is called, and a link to the lobby."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, select
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PersistentItem, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.links import link_to
from bot.tables import Table
from bot.tables.steps.guards import require_lobby, require_lobby_host
from engine.errors import Refused
from engine.text import say
from words.catalogue import Words, words
from words.names import escaped

MOST = 10
"""Maximum number of people asked at once."""


@button("invite")
async def show_ways(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the link to the lobby, and to its host whom to ask. Raises HasStarted, IsOver."""
    table = await desk.tables.table(custom_id.table)
    require_lobby(table)
    speech = request.words
    parts: list[ui.Item[Any]] = [text(speech.key("invite-link", link=await _link(desk, table)))]
    if table.host == request.person.id:
        parts.append(_people_menu(table, speech))
        parts += await _call_button(desk, request, table)
    await request.answer(Page(*parts))


@select("inviteusers")
async def invite(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    """Ask these people. Raises OnlyHost, HasStarted, IsOver."""
    table = await desk.tables.table(custom_id.table)
    require_lobby_host(table, request.person)
    asked = [int(person) for person in picked]
    await request.answer(Page(text(request.words.key("invite-done", count=len(asked)))))
    await post(desk, request, table, asked)


@button("call")
async def call(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Call the role of the server. Raises AlreadyCalled, OnlyHost, HasStarted, IsOver."""
    table = await desk.tables.table(custom_id.table)
    role = await role_here(desk, request)
    await desk.tables.lists.call(table, request.person)
    is_heard = _is_heard(request, role)
    await request.answer(Page(text(request.words.key("invite-called" if is_heard else "invite-unheard"))))
    await post(desk, request, table, roles=[role])


async def role_here(desk: Desk, request: Request) -> int:
    """Return the role that may be called on this server. Raises Refused where there is none."""
    role = (await desk.tables.guilds.get(request.place.guild)).call
    if role is None:
        raise Refused(say("invite-no-role"))
    return role


async def post(
    desk: Desk, request: Request, table: Table, people: Collection[int] = (), roles: Collection[int] = ()
) -> None:
    """Ask people and roles in the channel to join; exactly they are notified, and nobody else."""
    speech = words(table.language)
    asked = [*(f"<@{person}>" for person in people), *(f"<@&{role}>" for role in roles)]
    game = speech.key(table.game.id)
    told = speech.key(
        "invite-message",
        asked=speech.listed(asked),
        who=escaped(request.person.name),
        game=game,
        link=await _link(desk, table),
    )
    await request.post(
        Page(text(told), *rows([join_button(table, speech.key("button-join"))])), (), people, roles
    )


def join_button(table: Table, label: str) -> PersistentItem:
    """Return a button to join a lobby from outside of its card.

    The table stands where other custom_ids have a moment: the message is no card of it.
    """
    return button_to(CustomId(0, table.id, "joinlobby"), label, Style.success)


async def _link(desk: Desk, table: Table) -> str:
    return link_to(table.place, await desk.tables.cards.card(table.id))


def _people_menu(table: Table, speech: Words) -> ui.ActionRow[Any]:
    menu: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=str(CustomId(table.id, 0, "inviteusers")),
        placeholder=speech.key("invite-people"),
        max_values=MOST,
    )
    return ui.ActionRow(PersistentItem(menu))


async def _call_button(desk: Desk, request: Request, table: Table) -> list[ui.ActionRow[Any]]:
    """Return the button that calls the role of the server; none where there is no role, or none any more."""
    called = (await desk.tables.guilds.get(request.place.guild)).call
    role = _role(request, called) if called is not None else None
    if role is None:
        return []
    label = request.words.key("button-call", role=f"@{role.name}")
    return rows([button_to(CustomId(table.id, 0, "call"), label, Style.primary)])


def _is_heard(request: Request, role: int) -> bool:
    """Return whether Discord lets the bot notify whoever has this role."""
    known = _role(request, role)
    return request.interaction.app_permissions.mention_everyone or (known is not None and known.mentionable)


def _role(request: Request, role: int) -> discord.Role | None:
    guild = request.interaction.guild
    return guild.get_role(role) if guild else None
