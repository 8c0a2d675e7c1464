"""What was: /catchup, /history, /replay and /import. All of it but an import is for the asker's eyes alone and from the asker's view."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.discord.cards.table_card import sentences, spoken
from bot.discord.commands import guild_settings
from bot.discord.commands import look as looks
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import Here, Number, command
from bot.discord.delivery.film_worker import Progress
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Paper, Press, Shown, button, enclosure, gallery, rows, text
from bot.discord.ui.trail import Mark
from bot.discord.ui.transport import UNDELIVERED
from bot.jobs.film import Job
from bot.tables import Table, Told
from bot.tables.history.export import LARGEST
from bot.tables.history.timeline import Missed, Timeline
from bot.tables.model.errors import HasNotStarted
from engine.errors import Malformed
from engine.text import say
from render import pictures
from render.kit.text_limits import ALT_LIMIT, within
from render.pictures import Picture
from render.sheets.changes import changes

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

TOLD = 3000
"""Characters of what somebody has missed."""
ROOM = 8 * 1024 * 1024
"""Bytes of a film at most, where Discord takes as much."""
SPARE = 16 * 1024
"""Bytes that an answer takes beside its files."""
OFTEN = 1.0
"""Seconds between one progress line and the next."""
BAR = 20
"""Characters of a bar of progress."""


def add(client: Grovekeeper) -> None:
    """Adds the commands to the client's tree."""
    desk = client.desk

    async def catchup(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _here(desk, caller, _catch_up))

    async def history(interaction: Here, turn: Number = None) -> None:
        await client.answer(interaction, lambda caller: _history(desk, caller, turn))

    async def replay(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _here(desk, caller, _replay))

    async def import_(interaction: Here, file: discord.Attachment) -> None:
        await client.answer(interaction, lambda caller: _bring_in(desk, caller, file))

    command(client, "catchup", catchup)
    command(client, "history", history, "turn")
    command(client, "replay", replay)
    command(client, "import", import_, "file")


async def _here(desk: Desk, caller: Caller, look: Callable[[Desk, Caller, Table], Awaitable[None]]) -> None:
    await look(desk, caller, _begun(await desk.here(caller)))


async def _catch_up(desk: Desk, caller: Caller, table: Table) -> None:
    """The newest picture with what has changed on it, and the same in words."""
    await caller.defer()
    past = await desk.tables.timeline(table.id)
    missed = await asyncio.to_thread(past.missed, caller.person.id)
    listed = button(Mark(table.id, table.moment, "history"), caller.words.key("button-history"))
    if not missed.told:
        await caller.answer(Page(text(caller.words.key("catchup-nothing")), *rows([listed])))
        return
    items: list[ui.Item[Any]] = [text(_missed(caller, table, missed, spoken(table), "**"), TOLD)]
    shown: list[Shown] = []
    if missed.seen is not None:
        alt = within(_missed(caller, table, missed, table.people).split("\n"), ALT_LIMIT, "\n")
        picture = await desk.pool.draw(
            changes, table.game.id, missed.seen, table.people, caller.language, alt
        )
        shown.append(Shown("catchup.png", picture))
        items.append(gallery(*shown))
    else:
        items.append(text(caller.words.key("catchup-undrawn")))
    await caller.answer(Page(*items, *rows([listed])), shown)


def _missed(caller: Caller, table: Table, missed: Missed, people: Sequence[str], strong: str = "") -> str:
    """What was missed, under the numbers on the picture."""
    seat = table.seat_of(caller.person.id)
    key = "catchup-round" if seat is None else "catchup-title"
    lines = [caller.words.key(key)]
    for number, turn in enumerate(missed.told, 1):
        said = [line for told in turn for line in sentences(told, caller.words, people, seat)]
        lines.append(f"{strong}{number}.{strong} {' '.join(said) or caller.words.key('history-silent')}")
    return "\n".join(lines)


async def _history(desk: Desk, caller: Caller, turn: int | None) -> None:
    """The last page of what happened; or the moment after so many moves, with its picture."""
    table = _begun(await desk.here(caller))
    if turn is not None:
        await _at_moment(desk, caller, table, turn)
    else:
        await caller.answer(looks.history(caller, table, await desk.tables.history(table.id), None))


async def _at_moment(desk: Desk, caller: Caller, table: Table, number: int) -> None:
    await caller.defer()
    past = await desk.tables.timeline(table.id)
    moment = await asyncio.to_thread(past.at, caller.person.id, number)
    items: list[ui.Item[Any]] = [text(f"**{moment.number}.** {_said(caller, table, moment.told)}", TOLD)]
    shown: list[Shown] = []
    if moment.view is not None:
        view, people = moment.view, table.people
        shown.append(
            Shown(
                f"move-{moment.number}.png",
                await desk.pool.draw(pictures.table, table.game.id, view, people, caller.language),
            )
        )
        items.append(gallery(*shown))
    else:
        items.append(text(caller.words.key("history-undrawn")))
    await caller.answer(Page(*items, *rows(_turning(caller, table, past, moment.number))), shown)


def _said(caller: Caller, table: Table, told: Told | None) -> str:
    if told is None:
        return caller.words.key("history-setup")
    said = sentences(told, caller.words, spoken(table), table.seat_of(caller.person.id))
    return " ".join(said) or caller.words.key("history-silent")


def _turning(caller: Caller, table: Table, past: Timeline, number: int) -> list[Press]:
    """To the moment before, the one after, and the page of moves where this one is."""
    turning = []
    if number > 0:
        turning.append(button(looks.moment_mark(table, number - 1), caller.words.key("button-earlier")))
    if number < len(past.steps):
        turning.append(button(looks.moment_mark(table, number + 1), caller.words.key("button-later")))
    page = max(0, number - 1) // looks.HISTORY + 1
    listed = button(Mark(table.id, table.moment, "past", page=page), caller.words.key("button-list"))
    return [*turning, listed]


async def _replay(desk: Desk, caller: Caller, table: Table) -> None:
    """The game so far as a film; of a finished one also its record."""
    await caller.answer(_progress(caller, 0, 1))
    past = await desk.tables.timeline(table.id)
    written = past.record()
    papers = [Paper(f"{table.game.id}-{table.id}.txt", written.encode())] if written else []
    room = min(ROOM, caller.interaction.filesize_limit) - SPARE - sum(len(paper.data) for paper in papers)
    film = await desk.cinema.make(_job(caller, past, room), _line(caller))
    items: list[ui.Item[Any]] = [text(caller.words.key("replay-too-large"))]
    given: list[Shown] = []
    if film is not None:
        alt = caller.words.key("replay-alt", game=say(table.game.id), count=len(past.steps))
        given = [Shown("replay.webp", Picture(film.data, alt, film.width, film.height))]
        items = [gallery(*given)]
    if papers or table.live:
        items.append(text(caller.words.key("replay-record" if papers else "replay-so-far")))
    await caller.answer(Page(*items, *map(enclosure, papers)), [*given, *papers])


def _job(caller: Caller, past: Timeline, most: int) -> Job:
    table = past.table
    return Job(
        game=table.game.id,
        options=table.options.model_dump(mode="json"),
        seed=table.secret,
        moves=past.moves,
        seat=table.seat_of(caller.person.id),
        people=table.people,
        language=caller.language,
        most=most,
    )


def _line(caller: Caller) -> Progress:
    """Keeps the answer up to date while a film is made; one that does not arrive is no matter."""
    clock = asyncio.get_running_loop().time
    last = clock()

    async def progress(done: int, of: int) -> None:
        nonlocal last
        if clock() - last >= OFTEN:
            with suppress(*UNDELIVERED):
                await caller.answer(_progress(caller, done, of))
            last = clock()

    return progress


def _progress(caller: Caller, done: int, of: int) -> Page:
    full = BAR * done // of
    bar = "▰" * full + "▱" * (BAR - full)
    return Page(text(caller.words.key("replay-progress", bar=bar, percent=100 * done // of)))


async def _bring_in(desk: Desk, caller: Caller, file: discord.Attachment) -> None:
    """A finished game from a file, as the table of this channel, for everybody."""
    await guild_settings.check_opening(desk, caller)
    if file.size > LARGEST:
        raise Malformed(say("record-too-large", most=LARGEST // 1024))
    await caller.defer()
    data = await file.read()
    language = await guild_settings.language_here(desk, caller)
    change = await desk.tables.bring_in(caller.place, caller.person, data, language, caller.id)
    await caller.tell("import-done")
    if not change.repeated:
        await desk.posting.show(change.table, caller)


def _begun(table: Table) -> Table:
    if table.match is None:
        raise HasNotStarted
    return table


async def _turn_to(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _at_moment(desk, caller, _begun(await desk.tables.table(mark.table)), mark.page - 1)


async def _pages(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    table = await desk.tables.table(mark.table)
    page = mark.page - 1 if mark.page else None
    await caller.answer(looks.history(caller, table, await desk.tables.history(table.id), page))


async def _missed_here(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _catch_up(desk, caller, _begun(await desk.tables.table(mark.table)))


async def _filmed(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _replay(desk, caller, _begun(await desk.tables.table(mark.table)))


OPS: Mapping[str, Callable[[Desk, Caller, Mark, Sequence[str]], Awaitable[None]]] = {
    "history": _pages,
    "past": _pages,
    "moment": _turn_to,
    "catchup": _missed_here,
    "replay": _filmed,
}
