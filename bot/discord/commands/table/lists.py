"""/tables: the lobbies of a server that want players; /mygames: everything that one person plays, on all servers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.discord.cards import clock, options_form
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.commands.table.invitation import join_button
from bot.discord.delivery.answer import answer_of_saved
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.limits import ROW
from bot.discord.ui.links import link_to, mention_of
from bot.tables import Status, Table
from bot.tables.model.preferences import Absence
from bot.tables.requests.lists import Listed
from words.catalogue import Words
from words.names import escaped

MOST = 2 * ROW
"""Maximum number of lobbies shown, with a button each."""


@command("tables")
async def show_lobbies(desk: Desk, request: Request) -> None:
    await request.answer(await _lobbies(desk, request))


@button("joinlobby")
async def join(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Join a lobby elsewhere, whose card then shows it. Raises AlreadySeated, TableFull, HasStarted, IsOver."""
    table = (await desk.tables.join(custom_id.moment, request.person, request.id)).table
    where = link_to(table.place, await desk.tables.cards.card(table.id))
    told = request.words.key("tables-joined", game=request.words.key(table.game.id), link=where)
    page = await _lobbies(desk, request, told) if request.is_on_private else Page(text(told))
    await answer_of_saved(request, page)
    await desk.poster.refresh(table.id)


@command("mygames")
async def show_own(desk: Desk, request: Request) -> None:
    """List the games that the person plays, those that wait for them first."""
    listed = await desk.tables.lists.of_person(request.person.id)
    speech = request.words
    if not listed:
        await request.tell("mygames-none")
        return
    due = [each for each in listed if _waits(each.table, request.person.id)]
    others = [each for each in listed if each not in due]
    absent = await desk.tables.preferences.absences(
        chair.mover for each in others for chair in each.table.awaiting if chair.mover
    )
    lines = [f"### {speech.key('mygames-title', count=len(due))}"]
    lines += _own(due, request, speech, absent)
    if others:
        lines += [f"**{speech.key('mygames-others')}**", *_own(others, request, speech, absent)]
    await request.answer(Page(text("\n".join(lines))))


async def _lobbies(desk: Desk, request: Request, told: str = "") -> Page:
    """Return the lobbies that the person can see, with a button to join each; `told`, what was just done, stands above."""
    speech, guild = request.words, request.place.guild
    listed = [] if guild is None else await desk.tables.lists.lobbies(guild)
    shown = [each for each in listed if may_see(request, each.table.place.channel)][:MOST]
    lines = [f"### {speech.key('tables-title')}", *([told] if told else [])]
    lines += [line for number, each in enumerate(shown, 1) for line in _lobby(number, each, speech)]
    if not shown:
        lines.append(speech.key("tables-none"))
    free = [
        join_button(each.table, speech.key("tables-join", number=number))
        for number, each in enumerate(shown, 1)
        if each.table.seat_of(request.person.id) is None
    ]
    return Page(text("\n".join(lines)), *rows(free))


def may_see(request: Request, channel_id: int) -> bool:
    """Return whether whoever asks can see this channel of the server, as far as that is known; a private thread counts as hidden."""
    guild, member = request.interaction.guild, request.interaction.user
    if channel_id == request.place.channel:
        return True
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if channel is None or not isinstance(member, discord.Member):
        return False
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return not is_private and channel.permissions_for(member).view_channel


def _lobby(number: int, listed: Listed, speech: Words) -> Iterator[str]:
    table = listed.table
    names = [escaped(name) for name in table.people]
    where = link_to(table.place, listed.message)
    game = f"**{number}. [{speech.key(table.game.id)}]({where})**"
    parts = [game, *_played(table, speech), speech.key("tables-seats", taken=len(names), seats=table.seats)]
    yield f"{' · '.join(parts)} <#{table.place.channel}>"
    yield f"-# {speech.listed(names)}"


def _played(table: Table, speech: Words) -> Sequence[str]:
    """Return the options that are not the usual ones, and the pace, where there are any."""
    found = (options_form.summary(table.game, table.options, speech), clock.summary(table, speech))
    return [part for part in found if part]


def _waits(table: Table, person: int) -> bool:
    return any(chair.mover == person for chair in table.awaiting)


def _own(
    listed: Sequence[Listed], request: Request, speech: Words, absent: Mapping[int, Absence]
) -> Iterator[str]:
    """Yield a line for each table, below the title of its game: in the order in which the games come first, each title once."""
    titles = dict.fromkeys(each.table.game.id for each in listed)
    for game in titles:
        of_game = [each for each in listed if each.table.game.id == game]
        if len(of_game) == 1:
            yield f"- {_linked(game, of_game[0], speech)} {_line(of_game[0], request, speech, absent)}"
            continue
        yield f"- {speech.key(game)}"
        for each in of_game:
            yield f"  - {_linked('mygames-open', each, speech)} {_line(each, request, speech, absent)}"


def _linked(key: str, listed: Listed, speech: Words) -> str:
    """Return these words as a link to the table; the words alone where its channel is gone."""
    place = listed.table.place
    return speech.key(key) if place.is_gone else f"[{speech.key(key)}]({link_to(place, listed.message)})"


def _line(listed: Listed, request: Request, speech: Words, absent: Mapping[int, Absence]) -> str:
    """Return where a table is, who else plays there, in which round of a tournament, and what it waits for."""
    table = listed.table
    others = [escaped(chair.name) for chair in table.chairs if chair.person != request.person.id]
    parts = [f"{mention_of(table.place, speech)}{_server(table, request)}"]
    parts += [speech.key("mygames-with", who=speech.listed(others))] if others else []
    parts += [] if listed.round is None else [speech.key("mygames-round", round=listed.round)]
    return " · ".join([*parts, _state(table, request.person.id, speech, absent)])


def _server(table: Table, request: Request) -> str:
    """Return the name of a server other than this one, where the bot knows it."""
    if table.place.guild in (None, request.place.guild):
        return ""
    client: discord.Client = request.interaction.client
    guild = client.get_guild(table.place.guild or 0)
    return f" ({escaped(guild.name)})" if guild else ""


def _state(table: Table, person: int, speech: Words, absent: Mapping[int, Absence]) -> str:
    if table.status is Status.LOBBY and len(table.chairs) == table.seats:
        return speech.key("mygames-full")
    if table.status is Status.LOBBY:
        return speech.key("tables-seats", taken=len(table.chairs), seats=table.seats)
    if table.status is Status.PAUSED:
        return speech.key("mygames-paused")
    own = next((chair for chair in table.awaiting if chair.mover == person), None)
    if own is None:
        who = [
            clock.absence(escaped(chair.name), absent.get(chair.mover or 0), speech)
            for chair in table.awaiting
        ]
        since = min((chair.clock.since for chair in table.awaiting if chair.clock.since), default=None)
        waiting = speech.key("mygames-waiting", who=speech.listed(who))
        return (
            waiting
            if since is None
            else speech.key("mygames-since", what=waiting, when=clock.relative(since))
        )
    deadline, since = own.clock.deadline, own.clock.since
    yours = (
        speech.key("mygames-yours")
        if deadline is None
        else speech.key("mygames-due", when=clock.relative(deadline))
    )
    return yours if since is None else speech.key("mygames-since", what=yours, when=clock.relative(since))
