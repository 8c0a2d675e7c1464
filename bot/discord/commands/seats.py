"""Seats that change hands: /resign, /standin, /back, /substitute and /host, and the seats to be had on the table card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Optional

import discord
from discord import ui

from bot.discord.cards.table_card import News, awaited, latest, sentences, spoken
from bot.discord.commands.desk import Desk, meanwhile, sure
from bot.discord.commands.registry import Here, command
from bot.discord.commands.votes import tell
from bot.discord.delivery import welcome_back
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Shown, Style, button, gallery, rows, text
from bot.discord.ui.trail import Mark
from bot.tables import Chair, Table
from bot.tables.model.errors import NotAtTable
from bot.tables.model.table import ANYBODY
from bot.tables.steps.guards import require_host, require_seat
from bot.tables.steps.seats import stand_in, take
from engine.errors import Refused
from engine.players import LEVELS
from engine.text import Seat, say
from render import pictures
from render.words import Words

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

Somebody = Optional[discord.User]  # noqa: UP045 - the library reads this form at run time

LATELY = 12
"""What has happened of late, as somebody who takes a seat is told: so many moves."""
TOLD = 1500


def add(client: Grovekeeper) -> None:
    """Adds the commands to the client's tree."""
    desk = client.desk

    async def resign(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _ask_resign(desk, caller))

    async def standin(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _ask_stand_in(desk, caller))

    async def back(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _come_back(desk, caller))

    async def substitute(interaction: Here, person: Somebody = None) -> None:
        await client.answer(interaction, lambda caller: _ask_offer(desk, caller, person))

    async def host(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _ask_host(desk, caller))

    command(client, "resign", resign)
    command(client, "standin", standin)
    command(client, "back", back)
    command(client, "substitute", substitute, "person")
    command(client, "host", host)


async def _ask_resign(desk: Desk, caller: Caller) -> None:
    table = await desk.here(caller)
    require_seat(table, caller.person.id)
    sentence = caller.words.key("resign-preview")
    await caller.answer(sure(caller, table, sentence, "resigned", "button-resign"))


async def _resign(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    """Gives the seat to a computer player, whatever has happened at the table since it was asked for."""
    table = await desk.tables.table(mark.table)
    change = await meanwhile(caller, desk.tables.resign(table.id, caller.person, caller.id))
    await tell(desk, caller, table, change, "resign-done")


async def _ask_stand_in(desk: Desk, caller: Caller) -> None:
    """Asks which computer player is to move. Raises LastMover, NotSeated."""
    table = await desk.here(caller)
    stand_in(table, caller.person, next(iter(LEVELS)), LEVELS)
    levels = [
        button(Mark(table.id, 0, "standin", level), caller.words.key(f"level-{level}"), Style.primary)
        for level in LEVELS
    ]
    no = button(Mark(table.id, 0, "close"), caller.words.key("button-close"))
    await caller.answer(Page(text(caller.words.key("standin-preview")), *rows([*levels, no])))


async def _stand_in(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    work = desk.tables.seats.stand_in(table.id, caller.person, mark.path, caller.id)
    await tell(desk, caller, table, await meanwhile(caller, work), "standin-done")


async def _come_back(desk: Desk, caller: Caller) -> None:
    """The seat is the caller's alone again, who is told what was done meanwhile. Raises NotStoodIn, NotSeated."""
    table = await desk.here(caller)
    change = await meanwhile(caller, desk.tables.seats.come_back(table.id, caller.person, caller.id))
    lines = await welcome_back.lines(desk.tables, caller, table, change)
    news = News(change.told, awaited(change.table) - {caller.person.id})
    await desk.done(caller, change.table, "\n".join(lines), None if change.repeated else news)


async def _ask_offer(desk: Desk, caller: Caller, person: discord.User | None) -> None:
    """Says what an offer of one's seat means; where it is offered already, offers to keep it. Raises NotSeated."""
    table = await desk.here(caller)
    seat = require_seat(table, caller.person.id)
    if table.chairs[seat].offered is not None:
        keep = button(Mark(table.id, 0, "keepseat"), caller.words.key("button-keep"), Style.primary)
        await caller.answer(Page(text(caller.words.key("substitute-offered")), *rows([keep])))
        return
    if person is not None and person.bot:
        raise Refused(say("substitute-bot"))
    if person is not None and table.seat_of(person.id) is not None:
        raise Refused(say("substitute-seated"))
    yes = Mark(table.id, 0, "offerseat", str(person.id if person else ANYBODY))
    whom = f"<@{person.id}>" if person else caller.words.key("substitute-anybody")
    answers = [
        button(yes, caller.words.key("button-offer"), Style.danger),
        button(Mark(table.id, 0, "close"), caller.words.key("button-close")),
    ]
    await caller.answer(Page(text(caller.words.key("substitute-preview", whom=whom)), *rows(answers)))


async def _offer(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    work = desk.tables.seats.offer(table.id, caller.person, int(mark.path), caller.id)
    await tell(desk, caller, table, await meanwhile(caller, work), "substitute-done")


async def _keep(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    change = await meanwhile(caller, desk.tables.seats.keep(table.id, caller.person, caller.id))
    await tell(desk, caller, table, change, "substitute-kept")


async def _ask_take(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    """Asks whoever presses on a seat that is to be had. Raises NotOffered, AlreadySeated, KnowsHands."""
    table = await desk.tables.table(mark.table)
    take(table, caller.person, Seat(int(mark.path)))
    yes = button(Mark(table.id, 0, "taken", mark.path), caller.words.key("button-take"), Style.success)
    no = button(Mark(table.id, 0, "close"), caller.words.key("button-close"))
    sentence = caller.words.key("take-preview", game=caller.words.key(table.game.id))
    await caller.answer(Page(text(sentence), *rows([yes, no])))


async def _take(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    """The newcomer gets the hand and what has happened of late, privately; then everybody is told."""
    await caller.defer()
    work = desk.tables.seats.take(mark.table, caller.person, Seat(int(mark.path)), caller.id)
    change = await work
    page, shown = await _welcome(desk, caller, change.table)
    news = News(change.told, awaited(change.table) - {caller.person.id})
    await desk.deliver(caller, change.table, page, None if change.repeated else news, shown)


async def _welcome(desk: Desk, caller: Caller, table: Table) -> tuple[Page, Sequence[Shown]]:
    """What somebody sees who has just sat down."""
    seat, people = table.seat_of(caller.person.id), spoken(table)
    history = await desk.tables.history(table.id)
    said = [line for told in history[-LATELY:] for line in sentences(told, caller.words, people, seat)]
    lately = latest([f"- {line}" for line in said], TOLD, caller.words.key("card-earlier"))
    items: list[ui.Item[Any]] = [text(f"{caller.words.key('take-done')}\n{lately}")]
    view = table.view(caller.person.id)
    hand = await desk.pool.draw(pictures.hand, table.game.id, view, table.people, caller.language)
    shown = [] if hand is None else [Shown("hand.png", hand)]
    items += [gallery(each) for each in shown]
    answers = [button(Mark(table.id, 0, "catchup"), caller.words.key("button-catchup"))]
    if caller.person.id in awaited(table):
        moves = Mark(table.id, table.moment, "moves")
        answers.insert(0, button(moves, caller.words.key("button-moves"), Style.success))
    return Page(*items, *rows(answers)), shown


async def _ask_host(desk: Desk, caller: Caller) -> None:
    """Asks to whom the role goes. Raises OnlyHost, NotAtTable."""
    table = await desk.here(caller)
    require_host(table, caller.person)
    others = [chair for chair in table.chairs if chair.person and chair.person != caller.person.id]
    if not others:
        raise NotAtTable
    answers = [_host_button(table, chair, caller.words) for chair in others]
    no = button(Mark(table.id, 0, "close"), caller.words.key("button-close"))
    await caller.answer(Page(text(caller.words.key("host-preview")), *rows([*answers, no])))


def _host_button(table: Table, chair: Chair, words: Words) -> Any:
    mark = Mark(table.id, 0, "hosted", str(chair.seat))
    return button(mark, words.key("button-host", who=chair.name), Style.primary)


async def _make_host(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    work = desk.tables.seats.make_host(table.id, caller.person, Seat(int(mark.path)), caller.id)
    await tell(desk, caller, table, await meanwhile(caller, work), "host-done")


OPS: Mapping[str, Callable[[Desk, Caller, Mark, Sequence[str]], Awaitable[None]]] = {
    "resigned": _resign,
    "standin": _stand_in,
    "offerseat": _offer,
    "keepseat": _keep,
    "takeseat": _ask_take,
    "taken": _take,
    "hosted": _make_host,
}
