"""/settings, for those who manage a server: a private panel of what is set for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.cards.clock import least_remark
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalText, autocomplete, command, select
from bot.discord.commands.settings.permissions import member_of
from bot.discord.commands.settings.zones import suggest_zones
from bot.discord.delivery.request import Request
from bot.discord.ui.components import MenuLine, Page, PersistentItem, menu, text
from bot.discord.ui.custom_id import CustomId
from bot.tables.model.paces import ORDER
from bot.tables.requests.guild_settings import (
    MOST_CHANNELS,
    GuildSettings,
    Starters,
)
from engine.errors import Refused
from engine.text import say
from words.catalogue import LANGUAGES, Words, words

OPENERS = "own"
"""Value in the menu in place of a language: each table then has the language of whoever opens it."""
PLAYED_IN = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""Kinds of channels in which games are played: in their own chat, in their threads, or in their posts."""
THREAD = "thread"
"""Value in the menu for a thread of each game's own; the other answer is the channel."""
STARTERS: tuple[Starters, ...] = ("everyone", "role", "managers")


@command("settings", only_for=discord.Permissions(manage_guild=True))
async def show_settings(desk: Desk, request: Request, zone: OptionalText = None) -> None:
    """Set the time zone, where one is given, and show the private panel of the server's settings."""
    if zone is not None:
        await _set(desk, request, zone=zone)
        return
    await request.answer(_panel(await _for_managers(desk, request), request.words))


autocomplete("settings", "zone")(suggest_zones)


@select("serverlanguage")
async def set_language(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set(desk, request, language=None if picked[0] == OPENERS else picked[0])


@select("serverchannels")
async def set_channels(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set(desk, request, channels=picked)


@select("serverstarters")
async def set_starters(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set(desk, request, starters=picked[0])


@select("serverthreads")
async def set_threads(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set(desk, request, threads=picked[0] == THREAD)


@select("serverpace")
async def set_least_pace(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set(desk, request, least_pace=picked[0])


@select("serverrole")
async def set_role(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set(desk, request, role=picked[0])


@select("servercall")
async def set_call(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    """Set the role that hosts may call; none where none was picked."""
    await _set(desk, request, call=picked[0] if picked else None)


async def _set(desk: Desk, request: Request, **chosen: object) -> None:
    """Set the values that were picked, which are read only once it is known that the person may set anything."""
    await _for_managers(desk, request)
    guild = request.place.guild
    assert guild is not None
    settled = await desk.tables.guilds.set(guild, **chosen)
    await request.answer(_panel(settled, request.words))


async def _for_managers(desk: Desk, request: Request) -> GuildSettings:
    """Return the settings of this server, for who may change them. Raises Refused for everybody else."""
    if request.place.guild is None:
        raise Refused(say("server-none"))
    if not member_of(request).manages:
        raise Refused(say("server-only-managers"))
    return await desk.tables.guilds.get(request.place.guild)


def _panel(settled: GuildSettings, speech: Words) -> Page:
    """Return the settings in words, and the menus that change them."""
    lines = [
        f"### {speech.key('server-title')}",
        speech.key("server-language", language=_language(settled.language, speech)),
        speech.key("server-channels", where=_where(settled, speech)),
        speech.key(f"server-start-{settled.starters}", who=_who(settled, speech)),
        speech.key("server-threads" if settled.threads else "server-threads-none"),
        speech.key("server-any-pace")
        if settled.least_pace == "none"
        else least_remark(settled.least_pace, speech),
        speech.key("server-zone", zone=settled.zone),
        speech.key("server-call" if settled.call else "server-call-none", role=f"<@&{settled.call}>"),
    ]
    languages = [
        MenuLine(
            each or OPENERS,
            speech.key("server-language-choice", language=_language(each, speech)),
            each == settled.language,
        )
        for each in (None, *LANGUAGES)
    ]
    starters = [
        MenuLine(each, speech.key(f"server-starters-{each}"), each == settled.starters) for each in STARTERS
    ]
    threads = [
        MenuLine(each, speech.key(f"server-played-{each}"), (each == THREAD) == settled.threads)
        for each in ("channel", THREAD)
    ]
    paces = [MenuLine(each, speech.key(f"server-pace-{each}"), each == settled.least_pace) for each in ORDER]
    items: list[ui.Item[Any]] = [
        text("\n".join(lines)),
        menu(CustomId(0, 0, "serverlanguage"), speech.key("server-language-question"), languages),
        _channel_menu(settled, speech),
        menu(CustomId(0, 0, "serverthreads"), speech.key("server-threads-question"), threads),
        menu(CustomId(0, 0, "serverpace"), speech.key("server-pace-question"), paces),
        menu(CustomId(0, 0, "serverstarters"), speech.key("server-starters-question"), starters),
    ]
    if settled.starters == "role":
        items.append(_role_menu("serverrole", settled.role, speech.key("server-role-question")))
    call = _role_menu("servercall", settled.call, speech.key("server-call-question"), optional=True)
    return Page(*items, call)


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
        custom_id=str(CustomId(0, 0, "serverchannels")),
        placeholder=speech.key("server-channels-question"),
        channel_types=list(PLAYED_IN),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in settled.channels
        ],
    )
    return ui.ActionRow(PersistentItem(select))


def _role_menu(op: str, role: int | None, question: str, *, optional: bool = False) -> ui.ActionRow[Any]:
    chosen = [] if role is None else [role]
    select: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(CustomId(0, 0, op)),
        placeholder=question,
        min_values=0 if optional else 1,
        default_values=[
            discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role) for role in chosen
        ],
    )
    return ui.ActionRow(PersistentItem(select))
