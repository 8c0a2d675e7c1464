"""/catchup, /history, /replay and /import.

But for an import, which everybody sees, each is answered privately and from the person's own view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.cards.table_card import escaped_names, latest, sentences
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import OptionalNumber, button, command
from bot.discord.commands.settings import permissions
from bot.discord.delivery.answer import answer_of_saved
from bot.discord.delivery.long_jobs.progress_bar import ProgressBar
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.components import (
    Download,
    Page,
    PersistentItem,
    PictureFile,
    button_to,
    file_item,
    gallery,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.jobs.film import FilmJob
from bot.tables import Table, Told
from bot.tables.history.export import LARGEST
from bot.tables.history.timeline import Missed, Moment, Timeline
from engine.errors import Malformed
from engine.text import say
from render import pictures
from render.painter import Picture
from render.sheets.changes import changes
from words.limits import within

PAGE = 15
"""Number of moves on one page of the history."""
PAGE_TEXT = 3600
"""Maximum characters of one page of the history."""
MISSED = 3000
"""Maximum characters of what somebody has missed, or of one moment."""
ROOM = 8 * 1024 * 1024
"""Maximum size of a film in bytes; less where Discord accepts only smaller files."""
SPARE = 16 * 1024
"""Number of bytes that an answer needs beside its files."""


@command("catchup")
@button("catchup")
@one_at_a_time
async def catch_up(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Show what the person has missed, as numbers on the newest picture and in words."""
    table = await desk.begun_table(request, custom_id)
    await request.defer()
    past = await desk.tables.timeline(table.id)
    missed = await asyncio.to_thread(past.missed, request.person.id)
    listed = button_to(CustomId(table.id, table.moment, "history"), request.words.key("button-history"))
    if not missed.told:
        key = "catchup-nothing" if past.moves else "catchup-nothing-yet"
        await request.answer(Page(text(request.words.key(key)), *rows([listed])))
        return
    items: list[ui.Item[Any]] = [text(_missed(request, table, missed, escaped_names(table), "**"), MISSED)]
    shown: list[PictureFile] = []
    if missed.seen is not None:
        alt = within(_missed(request, table, missed, table.people).split("\n"), limits.ALT_TEXT, "\n")
        picture = await desk.pool.draw(
            changes, table.game.id, missed.seen, table.people, request.language, alt
        )
        shown.append(PictureFile("catchup.png", picture))
        items.append(gallery(*shown))
    else:
        items.append(text(request.words.key("catchup-undrawn")))
    await request.answer(Page(*items, *rows([listed])), shown)


def _missed(request: Request, table: Table, missed: Missed, people: Sequence[str], strong: str = "") -> str:
    """Return the sentences of what was missed, with the same numbers as on the picture."""
    seat = table.seat_of(request.person.id)
    lines = [request.words.key(f"catchup-since-{missed.since}")]
    for number, turn in enumerate(missed.told, 1):
        said = [line for told in turn for line in sentences(told, request.words, people, seat)]
        lines.append(f"{strong}{number}.{strong} {' '.join(said) or request.words.key('history-silent')}")
    return "\n".join(lines)


@command("history")
@one_at_a_time
async def show_history(desk: Desk, request: Request, turn: OptionalNumber = None) -> None:
    """Show the last page of the history, or the table after `turn` moves."""
    table = await desk.begun_table(request)
    if turn is not None:
        await _show_moment(desk, request, table, turn)
    else:
        await _show_page(desk, request, table, None)


@button("history", "past")
@one_at_a_time
async def show_page(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show a page of the history: pages count from 1, and 0 is the last one."""
    table = await desk.tables.table(custom_id.table)
    await _show_page(desk, request, table, custom_id.page - 1 if custom_id.page else None)


@button("moment")
@one_at_a_time
async def show_moment(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _show_moment(desk, request, await desk.begun_table(request, custom_id), custom_id.page - 1)


async def _show_page(desk: Desk, request: Request, table: Table, page: int | None) -> None:
    await request.answer(_history(request, table, await desk.tables.history(table.id), page))


def _history(request: Request, table: Table, told: Sequence[Told], page: int | None) -> Page:
    """Return a page of numbered moves, as this person may read them. Pages count from 0 here; None is the last one."""
    pages = max(1, -(-len(told) // PAGE))
    page = pages - 1 if page is None else min(max(page, 0), pages - 1)
    start = page * PAGE
    lines = list(_numbered(request, table, told[start : start + PAGE], start + 1))
    content = latest(lines, PAGE_TEXT, request.words.key("card-earlier")) or request.words.key("history-none")
    turning = []
    if page > 0:
        custom_id = CustomId(table.id, table.moment, "past", page=page)
        turning.append(button_to(custom_id, request.words.key("button-earlier")))
    if page + 1 < pages:
        custom_id = CustomId(table.id, table.moment, "past", page=page + 2)
        turning.append(button_to(custom_id, request.words.key("button-later")))
    if told:
        last = min(start + PAGE, len(told))
        turning.append(button_to(_moment(table, last), request.words.key("button-moment")))
    return Page(text(content), *rows(turning))


def _numbered(request: Request, table: Table, told: Sequence[Told], first: int) -> Iterator[str]:
    """Yield the lines of moves, numbered from `first` on: a move that says nothing shares the line of the next one, which says both."""
    seat, people, last = table.seat_of(request.person.id), escaped_names(table), first + len(told) - 1
    for number, each in enumerate(told, first):
        said = " ".join(sentences(each, request.words, people, seat))
        if said or number == last:
            numbers = str(number) if first == number else f"{first}–{number}"
            yield f"**{numbers}.** {said or request.words.key('history-silent')}"
            first = number + 1


def _moment(table: Table, number: int) -> CustomId:
    """Return the custom_id of a button that shows the table after `number` moves."""
    return CustomId(table.id, table.moment, "moment", page=number + 1)


async def _show_moment(desk: Desk, request: Request, table: Table, number: int) -> None:
    await request.defer()
    past = await desk.tables.timeline(table.id)
    moment = await asyncio.to_thread(past.at, request.person.id, number)
    items: list[ui.Item[Any]] = [text(f"**{moment.number}.** {_said(request, table, moment)}", MISSED)]
    shown: list[PictureFile] = []
    if moment.view is not None:
        view, people = moment.view, table.people
        shown.append(
            PictureFile(
                f"move-{moment.number}.png",
                await desk.pool.draw(pictures.table, table.game.id, view, people, request.language),
            )
        )
        items.append(gallery(*shown))
    else:
        items.append(text(request.words.key("history-undrawn")))
    await request.answer(Page(*items, *rows(_turning(request, table, past, moment.number))), shown)


def _said(request: Request, table: Table, moment: Moment) -> str:
    said = [] if moment.number else [request.words.key("history-setup")]
    if moment.told is not None:
        seat = table.seat_of(request.person.id)
        said += sentences(moment.told, request.words, escaped_names(table), seat)
    return " ".join(said) or request.words.key("history-silent")


def _turning(request: Request, table: Table, past: Timeline, number: int) -> list[PersistentItem]:
    """Return the buttons to the moment before, to the one after, and to the page of the history with this one."""
    turning = []
    if number > 0:
        turning.append(button_to(_moment(table, number - 1), request.words.key("button-earlier")))
    if number < len(past.steps):
        turning.append(button_to(_moment(table, number + 1), request.words.key("button-later")))
    page = max(0, number - 1) // PAGE + 1
    listed = button_to(CustomId(table.id, table.moment, "past", page=page), request.words.key("button-list"))
    return [*turning, listed]


@command("replay")
@button("replay")
async def replay(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Answer with the game so far as a film, and with the record of a game that is over. Raises TooMany."""
    table = await desk.begun_table(request, custom_id)
    async with desk.films.of(request.person.id, request.defer):
        await _show_film(desk, request, table)


async def _show_film(desk: Desk, request: Request, table: Table) -> None:
    async with ProgressBar(desk.tables.unfinished, request, table.id, "replay") as bar:
        past = await desk.tables.timeline(table.id)
        written = past.record(desk.tables.now())
        downloads = [Download(f"{table.game.id}-{table.id}.txt", written.encode())] if written else []
        room = (
            min(ROOM, request.interaction.filesize_limit)
            - SPARE
            - sum(len(download.data) for download in downloads)
        )
        film = await desk.film_worker.do(_job(request, past, room), bar.show)
    items: list[ui.Item[Any]] = [text(request.words.key("replay-too-large"))]
    given: list[PictureFile] = []
    if film is not None:
        alt = request.words.key("replay-alt", game=say(table.game.id), count=len(past.moves))
        given = [PictureFile("replay.webp", Picture(film.data, alt, film.width, film.height))]
        items = [gallery(*given)]
    if downloads or table.live:
        items.append(text(request.words.key("replay-record" if downloads else "replay-so-far")))
    await request.answer(Page(*items, *map(file_item, downloads)), [*given, *downloads])


def _job(request: Request, past: Timeline, most: int) -> FilmJob:
    table = past.table
    return FilmJob(
        game=table.game.id,
        options=table.options.model_dump(mode="json"),
        seed=table.secret,
        moves=past.moves,
        seat=table.seat_of(request.person.id),
        people=table.people,
        language=request.language,
        most=most,
    )


@command("import")
async def import_game(desk: Desk, request: Request, file: discord.Attachment) -> None:
    """Put a finished game from a file on the table of this channel, for everybody."""
    await permissions.check_opening(desk, request)
    if file.size > LARGEST:
        raise Malformed(say("record-too-large", most=LARGEST // 1024))
    await request.defer()
    data = await file.read()
    language = await permissions.language_here(desk, request)
    change = await desk.tables.bring_in(request.place, request.person, data, language, request.id)
    answered = await answer_of_saved(request, Page(text(request.words.key("import-done"))))
    if not change.repeated:
        await desk.poster.show(change.table, answered)
