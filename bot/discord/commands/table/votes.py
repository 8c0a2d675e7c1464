"""Decisions that people make together: /replace, /pause, /resume and /cancel, and the buttons of a vote on the table card."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from bot.discord.cards import clock
from bot.discord.cards.table_card import awaited
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.commands.settings import permissions
from bot.discord.delivery.answer import tell_request
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PersistentItem, Style, button_to, rows, text
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from bot.tables import Chair, Table
from bot.tables.model.errors import NotPaused
from bot.tables.model.table import NOWHERE, Change, Person
from bot.tables.steps.guards import require_mover, require_running
from bot.tables.steps.lateness import LATE, is_between_two, is_duel
from bot.tables.steps.seats import movers
from engine.text import Seat
from words.names import escaped


@button("grant")
async def grant(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    change = await desk.tables.votes.grant(table.id, request.person, custom_id.moment, request.id)
    key = "vote-yes" if change.table.vote else "vote-carried"
    await tell_request(desk.poster, request, table, change, key)


@button("refuse")
async def refuse(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    change = await desk.tables.votes.refuse(table.id, request.person, custom_id.moment, request.id)
    key = "vote-no" if change.table.vote else "vote-ended"
    await tell_request(desk.poster, request, table, change, key)


@command("replace")
@button("late")
async def ask_what_to_do(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Ask what to do about those who have let their time pass; where nobody has, say who is waited for. Raises NotSeated, StoodIn."""
    table = await desk.table_here(request) if custom_id is None else await desk.tables.table(custom_id.table)
    require_running(table)
    seat = require_mover(table, request.person.id)
    late = await desk.tables.votes.late(table)
    found = [chair for chair in late if chair.seat != seat]
    if not found:
        nobody = request.words.key("replace-nobody", hours=int(LATE.total_seconds()) // 3600)
        await request.answer(Page(text("\n".join([nobody, await _waited_for(desk, request, table)]))))
        return
    is_late = len(late) > len(found)
    answers = [answer for chair in found for answer in _answers(table, chair, request, is_late=is_late)]
    duel = "late-both" if is_late else "late-duel"
    key = duel if is_duel(table) else "late-two" if is_between_two(table) else "replace-preview"
    costs = [] if is_duel(table) else await what_it_costs(desk, request, table)
    if costs:
        key = "late-two-costs" if is_between_two(table) else "replace-preview-costs"
    elif key == "replace-preview" and await desk.tables.votes.keeps_seats(table.id):
        key = "replace-preview-kept"
    question = request.words.key(key, who=request.words.listed([escaped(chair.name) for chair in found]))
    await request.answer(confirm(request.words, answers, question, *costs, table=table.id))


async def what_it_costs(desk: Desk, request: Request, table: Table) -> list[str]:
    """Return the line that says what it costs whoever is replaced; none where they may come back."""
    return [request.words.key("replace-costs")] if await desk.tables.votes.costs_game(table.id) else []


def _answers(table: Table, chair: Chair, request: Request, *, is_late: bool) -> list[PersistentItem]:
    """Return all that can be done about somebody who is late: of two, one does not decide on the other's seat.

    Whoever `is_late` as well claims nothing.
    """
    path, speech = str(chair.seat), request.words
    found = []
    if not is_duel(table):
        ask = "button-stand-in-for" if is_between_two(table) else "button-replace"
        found.append(button_to(CustomId(table.id, 0, "askreplace", path), speech.key(ask, who=chair.name)))
    elif not is_late:
        found.append(
            button_to(CustomId(table.id, 0, "claim", path), speech.key("button-claim"), Style.success)
        )
    if is_between_two(table):
        found.append(button_to(CustomId(table.id, 0, "endlate", path), speech.key("button-end-late")))
    return found


async def _waited_for(desk: Desk, request: Request, table: Table) -> str:
    """Return the sentence that says who is waited for, and until when they are away or asleep; "" where no person is."""
    waiting = [chair for chair in table.awaiting if chair.mover is not None]
    absent = await desk.tables.preferences.absences(awaited(table))
    who = [
        clock.absence(
            clock.due(escaped(chair.name), chair.clock.deadline, request.words),
            absent.get(chair.mover or 0),
            request.words,
        )
        for chair in waiting
    ]
    return request.words.key("replace-waiting", who=request.words.listed(who)) if who else ""


@button("claim")
async def claim(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _about_late(desk, request, custom_id, desk.tables.votes.claim, lambda _: "claim-done")


@button("endlate")
async def end_late(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _about_late(desk, request, custom_id, desk.tables.votes.end_late, lambda _: "abandon-done")


@button("askreplace")
async def ask_to_replace(desk: Desk, request: Request, custom_id: CustomId) -> None:
    costs = await desk.tables.votes.costs_game(custom_id.table)

    def told(after: Table) -> str:
        return "ask-done" if after.vote else replaced(after, Seat(int(custom_id.path)), costs_game=costs)

    await _about_late(desk, request, custom_id, desk.tables.votes.ask_replace, told)


def replaced(after: Table, seat: Seat, *, costs_game: bool) -> str:
    """Return the key of what is said of a seat for which a computer player moves now."""
    if costs_game:
        return "replace-lost"
    return "replace-kept" if after.chairs[seat].offered is None else "replace-done"


async def _about_late(
    desk: Desk,
    request: Request,
    custom_id: CustomId,
    decide: Callable[[int, Person, Seat, int], Coroutine[Any, Any, Change]],
    told: Callable[[Table], str],
) -> None:
    """Decide about the seat on the button, and tell everybody; `told` gives the key of the answer from the table after it."""
    table = await desk.tables.table(custom_id.table)
    change = await decide(table.id, request.person, Seat(int(custom_id.path)), request.id)
    await tell_request(desk.poster, request, table, change, told(change.table))


@command("pause")
@button("pause")
async def pause(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    table = await desk.table_here(request) if custom_id is None else await desk.tables.table(custom_id.table)
    change = await desk.tables.votes.pause(table.id, request.person, request.id)
    key = "ask-done" if change.table.vote else "pause-done"
    await tell_request(desk.poster, request, table, change, key)


@command("resume")
async def resume_here(desk: Desk, request: Request) -> None:
    """Go on with the paused game of the channel, else with one of the person's whose channel is gone; of several, ask with which."""
    found = await desk.tables.votes.paused(request.place.channel)
    own = [table for table in found if table.seat_of(request.person.id) is not None]
    own = own or await desk.tables.places.adrift(request.person.id) or found
    if not own:
        raise NotPaused
    if len(own) == 1:
        await _resume(desk, request, own[0])
        return
    answers = [
        button_to(CustomId(table.id, 0, "resume"), _name(table, request), Style.primary) for table in own
    ]
    question = text(request.words.key("resume-which"))
    await request.answer(Page(question, *rows(answers)))


@button("resume")
async def resume(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _resume(desk, request, await desk.tables.table(custom_id.table))


async def _resume(desk: Desk, request: Request, table: Table) -> None:
    if table.place.channel == NOWHERE:
        await permissions.check_opening(desk, request)
    change = await desk.tables.votes.resume(table.id, request.person, request.id, request.place)
    await tell_request(desk.poster, request, table, change, "resume-done")


@command("abandon")
@button("abandon")
async def ask_to_abandon(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Say what the others would be asked, or what would happen at once. Raises NotSeated, StoodIn."""
    table = await desk.begun_table(request, custom_id) if custom_id else await desk.table_here(request)
    alone = movers(table) == (require_mover(table, request.person.id),)
    key, label = ("abandon-alone", "button-abandon") if alone else ("abandon-preview", "button-ask")
    answer = CustomId(table.id, table.moment, "abandoned")
    yes = button_to(answer, request.words.key(label), Style.danger)
    keys = [key, "challenge-gives-up"] if table.sealed is not None else [key]
    question = map(request.words.key, keys)
    await request.answer(
        confirm(request.words, [yes], *question, table=table.id, way_out="button-keep-playing")
    )


@button("abandoned")
async def abandon(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.tables.table(custom_id.table)
    change = await desk.tables.votes.abandon(table.id, request.person, request.id)
    key = "ask-done" if change.table.vote else "abandon-done"
    await tell_request(desk.poster, request, table, change, key)


def _name(table: Table, request: Request) -> str:
    return f"{request.words.key(table.game.id)}: {request.words.listed(table.people)}"
