"""/play, /join, /leave and /start, and the buttons and menus of the lobby card.

A button changes the card in place; a command posts it anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Optional

import discord
from discord import app_commands

from bot.discord.cards import lobby_card, options_form
from bot.discord.cards.table_card import News, awaited, escaped_names
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalGame, OptionalUser, button, command, select
from bot.discord.commands.settings import permissions
from bot.discord.commands.table import invitation
from bot.discord.delivery.answer import answer_of_saved, answer_with_moves
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.components import Page, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change, Person, Status, Table, Tables, Venue
from bot.tables.model.errors import TableRefused
from bot.tables.steps import lobby
from engine.errors import Refused
from engine.text import Who, say

OptionalSeats = Optional[app_commands.Range[int, 1, limits.OPTIONS]]  # noqa: UP045 - the library reads this form at run time
COMPANY = "brief"
"""Level of a computer that is added for whoever would be alone."""
Ask = Callable[[Tables, int, Person, int], Awaitable[Change]]
"""A request at a lobby that needs nothing but the table, the person and the id of the interaction."""


@command("play")
async def open_table(
    desk: Desk,
    request: Request,
    game: OptionalGame = None,
    seats: OptionalSeats = None,
    call: bool = False,
    invite: OptionalUser = None,
) -> None:
    """Open a lobby in the channel; where no game is named, ask which, with the last one of the channel once more before all others."""
    await _open(desk, request, game, seats, Invited(call, invite.id if invite else 0))


@dataclass(frozen=True, slots=True)
class Invited:
    """The people to ask to join as soon as a lobby is open: whether the role of the server, and a person or 0."""

    call: bool = False
    person: int = 0


async def _open(desk: Desk, request: Request, game: str | None, seats: int | None, wanted: Invited) -> None:
    await permissions.check_opening(desk, request)
    roles = [await invitation.role_here(desk, request)] if wanted.call else []
    if game is None:
        last = await desk.played_last(request)
        is_going_on = last is not None and last.live and last.place == request.place
        await request.answer(_which(desk, request, seats, wanted, None if is_going_on else last))
        return
    await _show_opened(desk, request, await _opened(desk, request, game, seats), wanted, roles)


async def _opened(
    desk: Desk, request: Request, game: str, seats: int | None, options: Mapping[str, object] | None = None
) -> Change:
    language = await permissions.language_here(desk, request)
    return await desk.tables.open(
        request.place, request.person, game, options or {}, seats, language, request.id
    )


async def _show_opened(
    desk: Desk, request: Request, change: Change, wanted: Invited, roles: Sequence[int]
) -> None:
    """Show a lobby that was opened, and ask those to join who are wanted."""
    table = change.table
    await desk.poster.answer(table.id, request)
    if change.repeated or wanted == Invited():
        return
    if roles:
        await desk.tables.lists.call(table, request.person)
    await invitation.post(desk, request, table, [wanted.person] if wanted.person else [], roles)


def _which(desk: Desk, request: Request, seats: int | None, wanted: Invited, last: Table | None) -> Page:
    """Return the question which game to play: before the games, that of the `last` table once more.

    In its custom_ids the seats stand where others have a moment, and after the game who is asked to join.
    """
    words = request.words
    asked = f" {wanted.person}" if wanted.person else ""
    answers = [
        button_to(
            CustomId(0, seats or 0, "open", f"{each}{asked}", int(wanted.call)),
            words.key(each),
            Style.primary if last is None else Style.secondary,
        )
        for each in desk.games
    ]
    question = words.key("play-which")
    if last is not None:
        custom_id = CustomId(last.id, seats or 0, "again", asked.strip(), int(wanted.call))
        label = words.key("play-again", game=say(last.game.id))
        answers.insert(0, button_to(custom_id, label, Style.primary))
        question = f"{question}\n-# {_about_again(request, last, seats)}"
    return Page(text(question), *rows(answers))


def _about_again(request: Request, last: Table, seats: int | None) -> str:
    """Return in words what and who is taken over from the last table."""
    others = [chair.seat for chair in lobby.stayed(last) if chair.person != request.person.id]
    if not others or not _is_with_the_same(request, last, seats):
        return request.words.key("play-again-options")
    who = say("play-again-people", who=tuple(map(Who, others)))
    return request.words.say(who, escaped_names(last))


def _is_with_the_same(request: Request, last: Table, seats: int | None) -> bool:
    """Return whether "the same again" seats the same people: who asks was one of them, and there are to be as many seats."""
    was_there = any(chair.person == request.person.id for chair in lobby.stayed(last))
    return was_there and seats in (None, last.seats)


@button("again")
async def open_again(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Open a lobby with the options of the last table, and with its people where who asks was one of them."""
    await permissions.check_opening(desk, request)
    wanted = Invited(bool(custom_id.page), int(custom_id.path or 0))
    roles = [await invitation.role_here(desk, request)] if wanted.call else []
    last, seats = await desk.tables.table(custom_id.table), custom_id.moment or None
    if _is_with_the_same(request, last, seats):
        change = await desk.tables.rematch(last, request.person, request.id, request.place)
    else:
        change = await _opened(desk, request, last.game.id, seats or last.seats, last.options.model_dump())
    await _show_opened(desk, request, change, wanted, roles)


@button("rematch")
async def rematch(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Open a lobby for the same people, who are told of it: each may leave before the host starts."""
    await permissions.check_opening(desk, request)
    over = await desk.tables.table(custom_id.table)
    change = await desk.tables.rematch(over, request.person, request.id)
    await desk.poster.answer(change.table.id, request)


@button("open")
async def open_named(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Open a lobby of the game that was picked, as `_which` has asked."""
    game, _, person = custom_id.path.partition(" ")
    wanted = Invited(bool(custom_id.page), int(person or 0))
    await _open(desk, request, game, custom_id.moment or None, wanted)


@command("join")
async def join_here(desk: Desk, request: Request) -> None:
    await _ask_here(desk, request, Tables.join)


@command("leave")
async def leave_here(desk: Desk, request: Request) -> None:
    await _ask_here(desk, request, Tables.leave)


@button("join")
async def join(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _ask(desk, request, custom_id, Tables.join)


@button("leave")
async def leave(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _ask(desk, request, custom_id, Tables.leave)


@button("unrobot")
async def remove_computer(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _ask(desk, request, custom_id, Tables.remove_computer)


@select("robot")
async def add_computer(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    await desk.tables.add_computer(custom_id.table, request.person, picked[0], request.id)
    await _show_change(desk, request, custom_id)


@button("cancel")
async def cancel(desk: Desk, request: Request, custom_id: CustomId) -> None:
    in_charge = await permissions.may_stop(desk, request)
    await desk.tables.cancel(custom_id.table, request.person, request.id, in_charge=in_charge)
    await _show_change(desk, request, custom_id)


@select("seats")
async def set_seats(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    await _configure(desk, request, custom_id, seats=int(picked[0]))


@select("language")
async def set_language(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    await _configure(desk, request, custom_id, language=picked[0])


@select("pace")
async def set_pace(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    await _configure(desk, request, custom_id, pace=picked[0])


@select("bound")
async def set_bound(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    await _configure(desk, request, custom_id, bound=int(picked[0]))


@select("deadline")
async def set_deadline(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    """Set what happens at a deadline."""
    await _configure(desk, request, custom_id, at_deadline=picked[0])


@select("preset")
async def set_preset(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    game = (await desk.tables.table(custom_id.table)).game
    options = {} if picked[0] == options_form.CUSTOM else options_form.of_preset(game, picked[0])
    await _configure(desk, request, custom_id, options=options)


@select("switch")
async def set_switches(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    game = (await desk.tables.table(custom_id.table)).game
    await _configure(desk, request, custom_id, options=options_form.switched(game, picked))


@select("set")
async def set_option(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    game, option = (await desk.tables.table(custom_id.table)).game, custom_id.path
    await _configure(desk, request, custom_id, options={option: options_form.chosen(game, option, picked[0])})


@button("options")
async def show_options(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the host's private panel of all options. Raises OnlyHost, HasStarted, IsOver."""
    table = await desk.tables.table(custom_id.table)
    desk.tables.may_configure(table, request.person)
    await request.answer(await _panel(desk, request, table))


async def _panel(desk: Desk, request: Request, table: Table, said: str = "") -> Page:
    """Return the host's panel; `said` tells what the last choice did."""
    won, least = await _won(desk, request, table), await permissions.least_pace_here(desk, request)
    return lobby_card.panel(table, request.words, said, won, least)


async def _won(desk: Desk, request: Request, table: Table) -> Collection[int]:
    """Return the chapters of the game that the person has won; none where it has no journal."""
    if table.game.campaign is None:
        return ()
    journal = await desk.tables.journals.of(request.place, request.person.id, table.game)
    return [chapter.number for chapter in journal.chapters if chapter.won]


@button("chosen")
async def close_options(_: Desk, request: Request, __: CustomId) -> None:
    await request.answer(Page(text(request.words.key("lobby-chosen"))))


@button("waits")
async def wait_for_others(_: Desk, request: Request, __: CustomId) -> None:
    await request.answer(Page(text(request.words.key("alone-waits"))))


@command("start")
@button("start")
async def start(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Start the game. The lobby card stays in the channel without its buttons, as a list of who plays."""
    table_id = (await desk.table_here(request)).id if custom_id is None else custom_id.table
    if (table := await desk.tables.table(table_id)) and _asks_first(table, request):
        await request.answer(lobby_card.start_alone(table, request.words))
        return
    await _start(desk, request, table_id)


@button("alone")
async def start_alone(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Start the game with one person, who was asked and wants just that."""
    await _start(desk, request, custom_id.table)


@button("company")
async def start_with_computer(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Add a computer and leave the lobby open, for there may be others to add, or friends to come."""
    await desk.tables.add_computer(custom_id.table, request.person, COMPANY, request.id)
    await request.tell("alone-company")
    await desk.poster.refresh(custom_id.table)


def _asks_first(table: Table, request: Request) -> bool:
    """Return whether the host sits alone in a lobby for more: the game for one is another game, which they may not know."""
    is_host = table.host == request.person.id
    return table.status is Status.LOBBY and is_host and len(table.chairs) == 1 < table.seats


async def _start(desk: Desk, request: Request, table_id: int) -> None:
    await request.defer()
    place, said = await _place(desk, request, await desk.tables.table(table_id))
    change = await desk.tables.start(table_id, request.person, request.id, place)
    pings = awaited(change.table) - {request.person.id}
    news = None if change.repeated else News(change.told, pings, started=True)
    await answer_with_moves(desk.poster, request, change.table, said, news)


async def _place(desk: Desk, request: Request, table: Table) -> tuple[Venue | None, str]:
    """Return a new thread to play in, where the server wants that and the game can start; and what the host is told then."""
    told, guild = request.words.key("start-done"), request.place.guild
    is_wanted = guild is not None and (await desk.tables.guilds.get(guild)).threads
    is_above = isinstance(request.interaction.channel, discord.TextChannel)
    if not is_wanted or not is_above or request.place != table.place or table.status is not Status.LOBBY:
        return None, told
    desk.tables.may_start(table, request.person)
    thread = await desk.poster.threads.open(table, request)
    if thread is None:
        return None, f"{told}\n{request.words.key('thread-refused')}"
    return Venue(thread, guild, request.place.channel), request.words.key(
        "thread-opened", where=f"<#{thread}>"
    )


async def _ask_here(desk: Desk, request: Request, ask: Ask) -> None:
    table = await desk.table_here(request)
    await ask(desk.tables, table.id, request.person, request.id)
    await desk.poster.answer(table.id, request)


async def _ask(desk: Desk, request: Request, custom_id: CustomId, ask: Ask) -> None:
    await ask(desk.tables, custom_id.table, request.person, request.id)
    await _show_change(desk, request, custom_id)


async def _configure(desk: Desk, request: Request, custom_id: CustomId, **chosen: Any) -> None:
    """Change the options. Where they do not go together the host's panel says so, and all they have chosen stays.

    Raises TableRefused, and Refused where no panel was used.
    """
    try:
        await desk.tables.configure(custom_id.table, request.person, request.id, **chosen)
    except Refused as refused:
        if isinstance(refused, TableRefused) or not request.is_on_private:
            raise
        table = await desk.tables.table(custom_id.table)
        await request.answer(await _panel(desk, request, table, request.words.say(refused.text)))
        return
    await _show_change(desk, request, custom_id)


async def _show_change(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the lobby as it is now in the message that was pressed: the host's panel, or the card."""
    if request.is_on_private:
        table = await desk.tables.table(custom_id.table)
        changed = request.words.key("lobby-changed")
        await answer_of_saved(request, await _panel(desk, request, table, changed))
        await desk.poster.refresh(custom_id.table)
    else:
        await desk.poster.change(custom_id.table, request)
