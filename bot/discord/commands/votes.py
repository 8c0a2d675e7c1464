"""What people decide together: /undo, /replace, /pause, /resume and /abandon, and the votes on the table card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.discord.cards.table_card import News, awaited, latest, sentences, spoken
from bot.discord.cards.votes import addressed
from bot.discord.commands.desk import Desk, meanwhile, sure
from bot.discord.commands.registry import Here, command
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Style, button, rows, text
from bot.discord.ui.trail import Mark
from bot.tables import Change, Table
from bot.tables.model.errors import NotPaused
from bot.tables.steps.guards import require_host, require_mover
from bot.tables.steps.seats import movers
from bot.tables.steps.votes import LATE
from engine.errors import Refused, Sealed, Stale
from engine.text import Seat, say

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

TOLD = 1500
"""Characters of the moves that would be taken back."""


def add(client: Grovekeeper) -> None:
    """Adds the commands to the client's tree."""
    desk = client.desk

    async def undo(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _undo_command(desk, caller))

    async def replace(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _whom_to_replace(desk, caller))

    async def pause(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _pause(desk, caller))

    async def resume(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _resume_command(desk, caller))

    async def abandon(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _ask_abandon(desk, caller))

    command(client, "undo", undo)
    command(client, "replace", replace)
    command(client, "pause", pause)
    command(client, "resume", resume)
    command(client, "abandon", abandon)


async def tell(desk: Desk, caller: Caller, before: Table, change: Change, key: str) -> None:
    """Answers privately, and tells everybody: on the card there is while a vote goes on, else on a new one."""
    table = change.table
    goes_on = before.vote is not None and table.vote is not None
    pings = (awaited(table) - awaited(before)) | (addressed(table) - addressed(before))
    news = News(change.told, pings - {caller.person.id}, in_turn=goes_on)
    await desk.done(caller, table, caller.words.key(key), None if change.repeated else news)


async def _undo_command(desk: Desk, caller: Caller) -> None:
    await _ask_undo(desk, caller, await desk.playing(caller))


async def _press_undo(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _ask_undo(desk, caller, await desk.current(caller, mark))


async def _ask_undo(desk: Desk, caller: Caller, table: Table) -> None:
    """Says what an undo would take back; beyond one's own turn, what the others could be asked for. Raises Sealed, NotSeated, StoodIn."""
    try:
        steps = desk.tables.undoable(table, caller.person.id)
    except Sealed as sealed:
        await _offer_to_ask(desk, caller, table, sealed)
        return
    people = spoken(table)
    lines = "\n".join(f"- {caller.words.say(step, people)}" for step in steps)
    sentence = caller.words.key("undo-preview", count=len(steps))
    await caller.answer(sure(caller, table, f"{sentence}\n{lines}", "undone", "button-undo"))


async def _undo(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.current(caller, mark)
    change = await meanwhile(caller, desk.tables.undo(table.id, caller.person, caller.id))
    await desk.tell(caller, change, awaited(table), "undo-done")


async def _offer_to_ask(desk: Desk, caller: Caller, table: Table, sealed: Sealed) -> None:
    """Why one cannot undo alone, and what one could with everybody's consent. What others did is told as the caller may read it."""
    await caller.defer()
    back = await desk.tables.votes.revocable(table, caller.person.id)
    seat, people = table.seat_of(caller.person.id), spoken(table)
    said = [line for told in back.moves for line in sentences(told, caller.words, people, seat)]
    alone = movers(table) == (seat,)
    parts = [
        caller.words.say(sealed.text, people),
        caller.words.key("revoke-preview-alone" if alone else "revoke-preview", count=len(back.moves)),
        latest([f"- {line}" for line in said], TOLD, "- …"),
    ]
    label = "button-undo" if alone else "button-ask"
    await caller.answer(sure(caller, table, "\n".join(parts), "askundo", label))


async def _request_undo(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    """Asks for what was previewed, and for nothing else."""
    table = await desk.tables.table(mark.table)
    if table.moment != mark.moment:
        raise Stale(say("refusal-stale"))
    change = await meanwhile(caller, desk.tables.votes.ask_undo(table.id, caller.person, caller.id))
    await tell(desk, caller, table, change, "ask-done" if change.table.vote else "undo-done")


async def _grant(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    tables = desk.tables
    change = await meanwhile(caller, tables.votes.grant(table.id, caller.person, mark.moment, caller.id))
    await tell(desk, caller, table, change, "vote-yes" if change.table.vote else "vote-carried")


async def _refuse(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    tables = desk.tables
    change = await meanwhile(caller, tables.votes.refuse(table.id, caller.person, mark.moment, caller.id))
    await tell(desk, caller, table, change, "vote-no" if change.table.vote else "vote-ended")


async def _whom_to_replace(desk: Desk, caller: Caller) -> None:
    """Who has let the time pass, to be voted on. Raises NotSeated, StoodIn."""
    table = await desk.playing(caller)
    seat = require_mover(table, caller.person.id)
    found = [chair for chair in desk.tables.votes.late(table) if chair.seat != seat]
    if not found:
        raise Refused(say("replace-nobody", hours=int(LATE.total_seconds()) // 3600))
    marks = {chair: Mark(table.id, 0, "askreplace", str(chair.seat)) for chair in found}
    choices = [button(marks[chair], caller.words.key("button-replace", who=chair.name)) for chair in found]
    no = button(Mark(table.id, 0, "close"), caller.words.key("button-close"))
    await caller.answer(Page(text(caller.words.key("replace-preview")), *rows([*choices, no])))


async def _replace(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    work = desk.tables.votes.ask_replace(table.id, caller.person, Seat(int(mark.path)), caller.id)
    change = await meanwhile(caller, work)
    await tell(desk, caller, table, change, "ask-done" if change.table.vote else "replace-done")


async def _pause(desk: Desk, caller: Caller) -> None:
    table = await desk.here(caller)
    change = await meanwhile(caller, desk.tables.votes.pause(table.id, caller.person, caller.id))
    await tell(desk, caller, table, change, "ask-done" if change.table.vote else "pause-done")


async def _resume_command(desk: Desk, caller: Caller) -> None:
    """Goes on with the paused game of the channel; where the caller has several, asks with which."""
    found = await desk.tables.votes.paused(caller.place.channel)
    own = [table for table in found if table.seat_of(caller.person.id) is not None] or found
    if not own:
        raise NotPaused
    if len(own) == 1:
        await _resume(desk, caller, own[0])
        return
    choices = [button(Mark(table.id, 0, "resume"), _name(table, caller), Style.primary) for table in own]
    await caller.answer(Page(text(caller.words.key("resume-which")), *rows(choices[:25])))


async def _press_resume(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _resume(desk, caller, await desk.tables.table(mark.table))


async def _resume(desk: Desk, caller: Caller, table: Table) -> None:
    change = await meanwhile(caller, desk.tables.votes.resume(table.id, caller.person, caller.id))
    await tell(desk, caller, table, change, "resume-done")


async def _ask_abandon(desk: Desk, caller: Caller) -> None:
    """Says what the others would be asked, or what would happen at once. Raises OnlyHost."""
    table = await desk.here(caller)
    require_host(table, caller.person)
    seat = require_mover(table, caller.person.id)
    alone = movers(table) == (seat,)
    key, label = ("abandon-alone", "button-abandon") if alone else ("abandon-preview", "button-ask")
    await caller.answer(sure(caller, table, caller.words.key(key), "abandoned", label))


async def _abandon(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    change = await meanwhile(caller, desk.tables.votes.abandon(table.id, caller.person, caller.id))
    await tell(desk, caller, table, change, "ask-done" if change.table.vote else "abandon-done")


def _name(table: Table, caller: Caller) -> str:
    return f"{caller.words.key(table.game.id)}: {caller.words.listed(table.people)}"


OPS: Mapping[str, Callable[[Desk, Caller, Mark, Sequence[str]], Awaitable[None]]] = {
    "undo": _press_undo,
    "undone": _undo,
    "askundo": _request_undo,
    "grant": _grant,
    "refuse": _refuse,
    "askreplace": _replace,
    "resume": _press_resume,
    "abandoned": _abandon,
}
