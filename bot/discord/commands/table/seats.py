"""Seats that change hands: /resign, /standin, /back, /substitute and /host, and the free seats on the table card."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from discord import ui

from bot.discord.cards.table_card import News, awaited, escaped_names, latest, sentences
from bot.discord.cards.votes import people_passed_by
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalUser, button, command
from bot.discord.delivery.answer import answer_and_post, answer_with_moves, tell_request
from bot.discord.delivery.notices import welcome_back
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PictureFile, Style, button_to, gallery, rows, text
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change, Table
from bot.tables.model.errors import LastMover, NotAtTable
from bot.tables.model.table import ANYBODY
from bot.tables.steps.guards import require_host, require_seat
from bot.tables.steps.seats import offer as offer_seat
from bot.tables.steps.seats import resign as leave
from bot.tables.steps.seats import stand_in, take
from engine.errors import Refused
from engine.players import LEVELS
from engine.text import Seat, say
from render import pictures

LATELY = 12
"""Maximum number of moves that somebody who takes a seat is told."""
TOLD = 1500
"""Maximum characters of the moves that somebody who takes a seat is told."""


@command("resign")
async def ask_to_resign(desk: Desk, request: Request) -> None:
    """Ask whether the person means to resign, and say what comes of it. Raises NotSeated."""
    table = await desk.table_here(request)
    after = leave(table, request.person).table.status
    answer = CustomId(table.id, table.moment, "resigned")
    yes = button_to(answer, request.words.key("button-resign"), Style.danger)
    key = "resign-preview" if after is table.status else f"resign-preview-{after}"
    keys = [key, "challenge-gives-up"] if table.sealed is not None else [key]
    await request.answer(confirm(request.words, [yes], *map(request.words.key, keys), table=table.id))


@button("resigned")
async def resign(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Give the seat to a computer player, whatever has happened at the table since it was asked for."""
    table = await desk.tables.table(custom_id.table)
    work = desk.tables.resign(table.id, request.person, request.id)
    await _make_and_tell(desk, request, table, work, "resign-done")


@command("standin")
async def ask_for_stand_in(desk: Desk, request: Request) -> None:
    """Ask which computer player is to move for the person; whoever is the last who moves may pause instead. Raises NotSeated."""
    table = await desk.table_here(request)
    try:
        stand_in(table, request.person, next(iter(LEVELS)), LEVELS)
    except LastMover as refused:
        instead = button_to(CustomId(table.id, 0, "pause"), request.words.key("button-pause"), Style.primary)
        told = request.words.say(refused.text)
        await request.answer(confirm(request.words, [instead], told, table=table.id))
        return
    levels = [
        button_to(CustomId(table.id, 0, "standin", level), request.words.key(f"level-{level}"), Style.primary)
        for level in await desk.tables.seats.levels(table.id)
    ]
    question = request.words.key("standin-preview")
    await request.answer(confirm(request.words, levels, question, table=table.id))


@button("standin")
async def let_stand_in(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    work = desk.tables.seats.stand_in(table.id, request.person, custom_id.path, request.id)
    await _make_and_tell(desk, request, table, work, "standin-done")


@command("back")
@button("back")
async def come_back(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Give the seat back to the person alone, and tell them what was done meanwhile. Raises NotStoodIn, NotSeated."""
    table = await desk.table_here(request) if custom_id is None else await desk.tables.table(custom_id.table)
    change = await desk.tables.seats.come_back(table.id, request.person, request.id)
    welcome = "\n".join(await welcome_back.lines(desk.tables, request, table, change))
    await answer_with_moves(desk.poster, request, change.table, welcome, _news(request, table, change))


@command("substitute")
async def ask_to_offer(desk: Desk, request: Request, person: OptionalUser = None) -> None:
    """Say what an offer of one's seat means; where it is offered already, offer to keep it. Raises NotSeated, OneAttempt,
    CannotBeOffered, NoSubstitute.
    """
    table = await desk.table_here(request)
    seat = require_seat(table, request.person.id)
    await desk.tables.seats.check_substitutes(table.id)
    if table.chairs[seat].offered is not None:
        keep = button_to(CustomId(table.id, 0, "keepseat"), request.words.key("button-keep"), Style.primary)
        await request.answer(Page(text(request.words.key("substitute-offered")), *rows([keep])))
        return
    if person is not None and person.bot:
        raise Refused(say("substitute-bot"))
    if person is not None and table.seat_of(person.id) is not None:
        raise Refused(say("substitute-seated"))
    to = person.id if person else ANYBODY
    offer_seat(table, request.person, to, await desk.tables.seats.had(table.id, to))
    answer = CustomId(table.id, 0, "offerseat", str(to))
    yes = button_to(answer, request.words.key("button-offer"), Style.danger)
    whom = f"<@{person.id}>" if person else request.words.key("substitute-anybody")
    question = request.words.key("substitute-preview", whom=whom)
    await request.answer(confirm(request.words, [yes], question, table=table.id))


@button("offerseat")
async def offer(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    work = desk.tables.seats.offer(table.id, request.person, int(custom_id.path), request.id)
    await _make_and_tell(desk, request, table, work, "substitute-done")


@button("keepseat")
async def keep(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    work = desk.tables.seats.keep(table.id, request.person, request.id)
    await _make_and_tell(desk, request, table, work, "substitute-kept")


@button("takeseat")
async def ask_to_take(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Ask whoever presses on a free seat. Raises NotOffered, AlreadySeated, KnowsHands."""
    table = await desk.tables.table(custom_id.table)
    had = await desk.tables.seats.had(table.id, request.person.id)
    take(table, request.person, Seat(int(custom_id.path)), had)
    answer = CustomId(table.id, 0, "taken", custom_id.path)
    yes = button_to(answer, request.words.key("button-take"), Style.success)
    question = request.words.key("take-preview", game=request.words.key(table.game.id))
    await request.answer(confirm(request.words, [yes], question, table=table.id))


@button("taken")
async def take_seat(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Tell the newcomer the hand and what has happened of late, privately; and then everybody that the seat is taken."""
    await request.defer()
    seat, before = Seat(int(custom_id.path)), await desk.tables.table(custom_id.table)
    change = await desk.tables.seats.take(custom_id.table, request.person, seat, request.id)
    page, shown = await _welcome(desk, request, change.table)
    await answer_and_post(desk.poster, request, change.table, page, _news(request, before, change), shown)


@command("host")
async def ask_whom_to_make_host(desk: Desk, request: Request) -> None:
    """Ask the host who is to be host instead. Raises OnlyHost, NotAtTable."""
    table = await desk.table_here(request)
    require_host(table, request.person)
    others = [chair for chair in table.chairs if chair.person and chair.person != request.person.id]
    if not others:
        raise NotAtTable
    answers = [
        button_to(
            CustomId(table.id, 0, "hosted", str(chair.seat)),
            request.words.key("button-host", who=chair.name),
            Style.primary,
        )
        for chair in others
    ]
    question = request.words.key("host-preview")
    await request.answer(confirm(request.words, answers, question, table=table.id))


@button("hosted")
async def make_host(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    seat = Seat(int(custom_id.path))
    work = desk.tables.seats.make_host(table.id, request.person, seat, request.id)
    await _make_and_tell(desk, request, table, work, "host-done")


async def _make_and_tell(
    desk: Desk, request: Request, before: Table, work: Coroutine[Any, Any, Change], key: str
) -> None:
    await tell_request(desk.poster, request, before, await work, key)


def _news(request: Request, before: Table, change: Change) -> News | None:
    """Return what everybody is told of a person who moves at a seat from now on; None where that was told before."""
    if change.repeated:
        return None
    pings, own = awaited(change.table) - awaited(before), {request.person.id}
    return News(change.told, pings - own, people_passed_by(change) - own)


async def _welcome(desk: Desk, request: Request, table: Table) -> tuple[Page, Sequence[PictureFile]]:
    """Return the page and the pictures that somebody sees who has just sat down."""
    seat, people = table.seat_of(request.person.id), escaped_names(table)
    history = await desk.tables.history(table.id)
    said = [line for told in history[-LATELY:] for line in sentences(told, request.words, people, seat)]
    lately = latest([f"- {line}" for line in said], TOLD, request.words.key("card-earlier"))
    items: list[ui.Item[Any]] = [text(f"{request.words.key('take-done')}\n{lately}")]
    view = table.view(request.person.id)
    hand = await desk.pool.draw(pictures.hand, table.game.id, view, table.people, request.language)
    shown = [] if hand is None else [PictureFile("hand.png", hand)]
    items += [gallery(each) for each in shown]
    answers = [button_to(CustomId(table.id, 0, "catchup"), request.words.key("button-catchup"))]
    if request.person.id in awaited(table):
        moves = CustomId(table.id, table.moment, "moves")
        answers.insert(0, button_to(moves, request.words.key("button-moves"), Style.success))
    return Page(*items, *rows(answers)), shown
