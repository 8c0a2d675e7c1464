"""/settings, the private panel of those who may manage a server, and /stop; and what is settled there, where it matters.

Who somebody is comes with each interaction: the roles, and what the member may do. No list of members is kept or asked for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.discord.cards.table_card import News
from bot.discord.commands.registry import Here, command
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Option, Page, Press, Style, button, menu, rows, text
from bot.discord.ui.trail import Mark
from bot.tables import Table
from bot.tables.model.errors import IsOver
from bot.tables.requests.guilds import (
    MOST_CHANNELS,
    GuildSettings,
    MayNotStart,
    MayNotStop,
    Member,
    NotHere,
    Starters,
)
from engine.errors import Refused
from engine.text import say
from render.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper
    from bot.discord.commands.desk import Desk

OPENERS = "own"
"""In place of a language where each table has that of whoever opens it."""
STARTERS: tuple[Starters, ...] = ("everyone", "role", "managers")


def add(client: Grovekeeper) -> None:
    """Adds /settings and /stop to the client's tree."""
    desk = client.desk

    async def settings(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _show(desk, caller))

    async def stop(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _ask_stop(desk, caller))

    command(client, "settings", settings)
    command(client, "stop", stop)
    made = client.tree.get_command("settings")
    assert made is not None
    made.default_permissions = discord.Permissions(manage_guild=True)
    made.allowed_contexts = discord.app_commands.AppCommandContext(guild=True)


def member_of(caller: Caller) -> Member:
    """What the interaction says of the caller."""
    user = caller.interaction.user
    roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
    return Member(roles, caller.interaction.permissions.manage_guild)


async def check_opening(desk: Desk, caller: Caller) -> None:
    """Raises NotHere or MayNotStart where the server does not let this person open a table in this channel."""
    if caller.place.guild is None:
        return
    settled = await desk.tables.guilds.get(caller.place.guild)
    if not settled.allows(_channels(caller)):
        raise NotHere(channels=tuple(f"<#{channel}>" for channel in settled.channels))
    if not settled.may_start(member_of(caller)):
        raise MayNotStart(who=_in_charge(settled))


async def language_here(desk: Desk, caller: Caller) -> str:
    """What is spoken at new tables: what the server has settled, else the caller's language."""
    settled = await desk.tables.guilds.get(caller.place.guild)
    return settled.language or caller.language


async def may_stop(desk: Desk, caller: Caller) -> bool:
    """Whether the caller may end games of others here."""
    settled = await desk.tables.guilds.get(caller.place.guild)
    return caller.place.guild is not None and settled.may_stop(member_of(caller))


def _channels(caller: Caller) -> set[int]:
    """The channel, and the one it belongs to."""
    channel = caller.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return {caller.place.channel} | ({parent} if parent else set())


def _in_charge(settled: GuildSettings) -> Any:
    if settled.starters == "role" and settled.role is not None:
        return f"<@&{settled.role}>"
    return say("server-managers")


async def _show(desk: Desk, caller: Caller) -> None:
    await caller.answer(_panel(await _settled(desk, caller), caller.words))


async def _settled(desk: Desk, caller: Caller) -> GuildSettings:
    """What is settled here, for who may change it. Raises Refused for everybody else."""
    if caller.place.guild is None:
        raise Refused(say("server-none"))
    if not member_of(caller).manages:
        raise Refused(say("server-only-managers"))
    return await desk.tables.guilds.get(caller.place.guild)


def _panel(settled: GuildSettings, speech: Words) -> Page:
    """What is settled, in words and in menus that change it."""
    lines = [
        f"### {speech.key('server-title')}",
        speech.key("server-language", language=_language(settled.language, speech)),
        speech.key("server-channels", where=_where(settled, speech)),
        speech.key(f"server-start-{settled.starters}", who=_who(settled, speech)),
    ]
    languages = [
        Option(
            each or OPENERS,
            speech.key("server-language-choice", language=_language(each, speech)),
            each == settled.language,
        )
        for each in (None, *LANGUAGES)
    ]
    starters = [
        Option(each, speech.key(f"server-starters-{each}"), each == settled.starters) for each in STARTERS
    ]
    items: list[ui.Item[Any]] = [
        text("\n".join(lines)),
        menu(Mark(0, 0, "serverlanguage"), speech.key("server-language-question"), languages),
        _channel_menu(settled, speech),
        menu(Mark(0, 0, "serverstarters"), speech.key("server-starters-question"), starters),
    ]
    if settled.starters == "role":
        items.append(_role_menu(settled, speech))
    return Page(*items)


def _language(language: str | None, speech: Words) -> str:
    return speech.key("server-language-own") if language is None else words(language).key("language")


def _where(settled: GuildSettings, speech: Words) -> str:
    if not settled.channels:
        return speech.key("server-everywhere")
    return speech.listed([f"<#{channel}>" for channel in settled.channels])


def _who(settled: GuildSettings, speech: Words) -> str:
    return speech.key("server-no-role") if settled.role is None else f"<@&{settled.role}>"


def _channel_menu(settled: GuildSettings, speech: Words) -> ui.ActionRow[Any]:
    select: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=str(Mark(0, 0, "serverchannels")),
        placeholder=speech.key("server-channels-question"),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in settled.channels
        ],
    )
    return ui.ActionRow(Press(select))


def _role_menu(settled: GuildSettings, speech: Words) -> ui.ActionRow[Any]:
    chosen = [] if settled.role is None else [settled.role]
    select: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(Mark(0, 0, "serverrole")),
        placeholder=speech.key("server-role-question"),
        default_values=[
            discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role) for role in chosen
        ],
    )
    return ui.ActionRow(Press(select))


def _changed(name: str, picked: Sequence[str]) -> Mapping[str, object]:
    """What a menu of the panel sets."""
    if name == "serverlanguage":
        return {"language": None if picked[0] == OPENERS else picked[0]}
    if name == "serverchannels":
        return {"channels": [int(channel) for channel in picked]}
    if name == "serverrole":
        return {"role": int(picked[0])}
    return {"starters": picked[0]}


async def _set(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    await _settled(desk, caller)
    guild = caller.place.guild
    assert guild is not None
    settled = await desk.tables.guilds.set(guild, **_changed(mark.op, picked))
    await caller.answer(_panel(settled, caller.words))


async def _ask_stop(desk: Desk, caller: Caller) -> None:
    """Says what would end. Raises MayNotStop, NoTable, IsOver."""
    table = await desk.here(caller)
    await _check_stop(desk, caller, table)
    yes = button(Mark(table.id, 0, "stopped"), caller.words.key("button-stop"), Style.danger)
    no = button(Mark(table.id, 0, "close"), caller.words.key("button-close"))
    preview = caller.words.key("server-stop-preview", game=caller.words.key(table.game.id))
    await caller.answer(Page(text(preview), *rows([yes, no])))


async def _stop(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    await _check_stop(desk, caller, table)
    change = await desk.tables.guilds.stop(table.id, caller.id)
    await caller.tell("server-stopped")
    if change.table.match is None:
        await desk.posting.refresh(table.id)
    elif not change.repeated:
        await desk.posting.tell(table.id, News(change.told), caller)


async def _check_stop(desk: Desk, caller: Caller, table: Table) -> None:
    if not table.live:
        raise IsOver
    if not await may_stop(desk, caller):
        raise MayNotStop


Work = Callable[["Desk", Caller, Mark, Sequence[str]], Awaitable[None]]

OPS: Mapping[str, Work] = {
    **dict.fromkeys(("serverlanguage", "serverchannels", "serverstarters", "serverrole"), _set),
    "stopped": _stop,
}
