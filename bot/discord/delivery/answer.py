"""Telling of a change of a table: first privately to whoever asked for it, and then to everybody with the card.

The private answer comes first because it may hold what only its reader may know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.discord.cards import choice_map
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import News, awaited, escaped_names, folded, only_computers_think, sentences
from bot.discord.cards.votes import people_answered, people_asked, people_passed_by
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.interactions.error_replies import permission_warning, write_of_shut_thread
from bot.discord.delivery.notices.tips import tip
from bot.discord.delivery.open_pages import put_aside
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PictureFile, text
from bot.discord.ui.transport import DISCORD_ERRORS, SHUT
from bot.tables import Change, Table
from words.catalogue import Words

log = logging.getLogger(__name__)


async def tell_moves(
    poster: CardPoster,
    request: Request,
    change: Change,
    before: frozenset[int],
    done: str = "move-done",
    also: Sequence[str] = (),
) -> None:
    """Tell moves that were made or taken back. `before` are the people who were waited for, `also` is said above the rest."""
    sentence = private_lines(change, request.person.id, request.words, done, also)
    if warning := permission_warning(request):
        sentence = f"{sentence}\n{warning}"
    await answer_with_moves(
        poster, request, change.table, sentence, news_of_moves(change, before, request.person.id)
    )


def private_lines(change: Change, person: int, speech: Words, done: str, also: Sequence[str]) -> str:
    """Return what a person is told of moves they have made: their own as only they may read them, below what is `also` said.

    Where that is nothing it is the sentence of the key `done`.
    """
    table = change.table
    seat = table.seat_of(person)
    told = (t for t in change.told if t.seat == seat)
    own = [line for t in told for line in sentences(t, speech, escaped_names(table), seat)]
    return "\n".join([*also, *(f"- {line}" for line in folded(own, speech))]) or speech.key(done)


def news_of_moves(change: Change, before: frozenset[int], person: int) -> News | None:
    """Return the news of moves that a person has made or taken back while those `before` were waited for; None where it was told before.

    While the same people are waited for as before, or only computer players among several people, the card that is there changes; else
    a new one is posted. So the moves of computer players are told together with those before them.
    """
    if change.repeated:
        return None
    table = change.table
    seat = table.seat_of(person)
    is_alone = all(t.seat == seat for t in change.told)
    stays = (person in before and awaited(table) == before and is_alone) or only_computers_think(table)
    answered = people_passed_by(change) - {person}
    pings = awaited(table) - before - {person}
    return News(change.told, pings, answered, in_turn=stays and not answered)


async def tell_request(
    poster: CardPoster,
    request: Request,
    before: Table,
    change: Change,
    key: str,
) -> None:
    """Tell what somebody asked of the table beside a move."""
    news = news_of_request(before, change, request.person.id)
    await answer_with_moves(poster, request, change.table, request.words.key(key), news)


def news_of_request(before: Table, change: Change, person: int) -> News | None:
    """Return the news of what a person asked of the table beside a move; None where it was told before.

    While a vote goes on, the card that is there changes.
    """
    if change.repeated:
        return None
    table = change.table
    goes_on = before.vote is not None and table.vote is not None and before.vote.moment == table.vote.moment
    pings = (awaited(table) - awaited(before)) | (people_asked(table) - people_asked(before))
    answered = people_answered(before, table) - {person}
    return News(change.told, pings - {person}, answered, in_turn=goes_on)


async def answer_with_moves(
    poster: CardPoster, request: Request, table: Table, sentence: str, news: News | None
) -> None:
    """Answer with a sentence and, where the person is waited for, with their next moves; then post the news, if there are any."""
    page, shown, is_open = Page(text(sentence)), None, request.person.id in awaited(table)
    if is_open:
        try:
            page, shown = await _next_moves(poster, request, table, sentence, news)
        except Exception:
            # What was done is saved: everybody is told of it all the same.
            log.exception("the next moves at table %s cannot be shown", table.id)
    elif news is not None:
        poster.draw_ahead(table, news, request)
    older = poster.pages.turn(request, table.id, is_open=is_open)
    await answer_and_post(poster, request, table, page, news, [shown] if shown else [])
    await put_aside(older)


async def _next_moves(
    poster: CardPoster, request: Request, table: Table, sentence: str, news: News | None
) -> tuple[Page, PictureFile | None]:
    """Return the page of the next moves with its picture. The board of the card is drawn after that, for it is posted after the page."""
    picker = MovePicker(table, request.person.id, request.words, emojis=poster.emojis)
    await poster.pool.look_ahead(picker.look_ahead, None)
    told = await tip(poster.tables, request, table)
    advice = await poster.tables.hints.rest(table, request.person.id)
    above = "\n".join(part for part in (sentence, told) if part)
    async with asyncio.TaskGroup() as going:
        make = partial(picker.root, above, advice=advice)
        shown = going.create_task(choice_map.page_with_picture(poster.pool, picker, make))
        if news is not None:
            poster.draw_ahead(table, news, request)
    return shown.result()


async def answer_and_post(
    poster: CardPoster,
    request: Request,
    table: Table,
    page: Page,
    news: News | None,
    pictures: Sequence[PictureFile] = (),
) -> None:
    """Answer with a page, and then post the news, if there are any."""
    answered = await answer_of_saved(request, page, pictures)
    if news is not None:
        await poster.tell(table.id, news, answered)


async def answer_of_saved(
    request: Request, page: Page, pictures: Sequence[PictureFile] = ()
) -> Request | None:
    """Answer a request whose change is saved, so that everybody is told of that even where the answer could not be given.

    Return the request, as whose follow-up that can be told; None where it was not answered.
    """
    try:
        await request.answer(page, pictures)
    except DISCORD_ERRORS as error:
        log.warning("an answer could not be given: %s", error)
        if isinstance(error, discord.HTTPException) and error.code in SHUT:
            await write_of_shut_thread(request)
        return None
    return request
