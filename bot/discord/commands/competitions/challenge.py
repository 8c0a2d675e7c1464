"""/daily: the challenge of the day, its board of results, and a picture to share that gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
from babel.dates import format_date
from discord import ui

from bot.discord.cards import options_form
from bot.discord.cards.table_card import News
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import button, command, select
from bot.discord.commands.settings.permissions import check_opening, language_here
from bot.discord.delivery.answer import answer_of_saved
from bot.discord.delivery.request import Request
from bot.discord.ui.components import (
    MenuLine,
    Page,
    PersistentItem,
    PictureFile,
    Style,
    button_to,
    gallery,
    menu,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.limits import OPTIONS
from bot.discord.ui.links import link_to
from bot.store.competitions.challenge import Finished
from bot.tables import Change, Status, Table, Venue
from bot.tables.challenge.deal import Deal
from bot.tables.challenge.service import Attempt, NotYet
from bot.tables.model.errors import AlreadyRunning
from engine.errors import Refused
from engine.text import say
from render import pictures
from render.sheets import challenge as sheet
from words.catalogue import Words
from words.catalogue import words as words_of
from words.names import escaped

SHOWN = 15
"""Maximum number of results on the page; the menu below it has more."""
PRIVATE, HERE = "private", "here"


@command("daily")
async def show_today(desk: Desk, request: Request) -> None:
    await _show(desk, request, desk.tables.challenges.today(await _zone(desk, request)))


@button("daily")
async def show_day(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the day of the button, or today where it names none."""
    today = desk.tables.challenges.today(await _zone(desk, request))
    await _show(desk, request, _day_of(custom_id) if custom_id.moment else today)


@button("dailyplay")
async def play(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Begin the attempt, or lead to where it was begun."""
    await request.defer()
    begun = (await desk.tables.challenges.attempt(request.person.id, _day_of(custom_id))).table
    if begun is not None:
        await request.answer(Page(text(_begun(begun, request.words))))
    elif custom_id.path == HERE:
        await _play_here(desk, request, _day_of(custom_id))
    else:
        await _play_in_private(desk, request, _day_of(custom_id))


async def _play_here(desk: Desk, request: Request, day: date) -> None:
    await check_opening(desk, request)
    change = await _begin(desk, request, day, request.place, await language_here(desk, request))
    await _tell_begun(desk, request, change, is_here=True)


async def _play_in_private(desk: Desk, request: Request, day: date) -> None:
    """Play in the direct messages of the person, who is greeted there first: so it shows whether they take any."""
    user = request.interaction.user
    try:
        greeting = await user.send(view=Page(text(request.words.key("challenge-greeting"))))
    except discord.Forbidden as error:
        raise Refused(say("challenge-no-direct")) from error
    place = Venue(greeting.channel.id)
    try:
        change = await _begin(desk, request, day, place, request.language)
    except AlreadyRunning as error:
        raise Refused(say("challenge-direct-busy", where=link_to(place))) from error
    await _tell_begun(desk, request, change, is_here=False)


async def _tell_begun(desk: Desk, request: Request, change: Change, *, is_here: bool) -> None:
    table = change.table
    answered = await answer_of_saved(request, Page(text(_begun(table, request.words))))
    if not change.repeated:
        await desk.poster.tell(table.id, News(change.told, started=True), answered if is_here else None)


async def _begin(desk: Desk, request: Request, day: date, place: Venue, language: str) -> Change:
    zone = await _zone(desk, request)
    return await desk.tables.challenges.begin(day, zone, place, request.person, language, request.id)


@button("dailyshare")
@one_at_a_time
async def share(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Post the person's result for everybody. Raises NotYet where there is none."""
    await request.defer()
    day, speech = _day_of(custom_id), words_of(await language_here(desk, request))
    attempt = await desk.tables.challenges.attempt(request.person.id, day)
    if attempt.result is None:
        raise NotYet
    deal = await desk.tables.challenges.deal(day, await _zone(desk, request))
    shared = sheet.Shared(
        day=format_date(day, "d MMMM", locale=speech.language),
        game=speech.key(deal.game.id),
        title=_title(deal, speech),
        who=request.person.name,
        result=_result(attempt.result, speech),
        is_won=attempt.result.rank == 1,
        streak=attempt.streak,
        week=tuple(attempt.week),
    )
    picture = PictureFile("daily.png", await desk.pool.draw(sheet.card, shared, speech.language))
    await request.tell("challenge-shared")
    own = button_to(CustomId(0, day.toordinal(), "daily"), speech.key("button-daily"), Style.success)
    await request.post(Page(gallery(picture), *rows([own])), [picture], ())


@select("dailylook")
@one_at_a_time
async def look(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    """Show one game of a day that is over. Raises NotYet."""
    await request.defer()
    zone, guild = await _zone(desk, request), request.place.guild or 0
    table = await desk.tables.challenges.table(int(picked[0]), _day_of(custom_id), guild, zone)
    view, language = table.view(None), request.language
    drawn = [
        PictureFile(f"{name}.png", await desk.pool.draw(draw, table.game.id, view, table.people, language))
        for name, draw in (("scores", pictures.scores), ("table", pictures.table))
    ]
    more = [
        button_to(CustomId(table.id, table.moment, op), request.words.key(f"button-{op}"))
        for op in ("replay", "history")
    ]
    await request.answer(Page(gallery(*drawn), *rows(more)), drawn)


async def _show(desk: Desk, request: Request, day: date) -> None:
    challenges, zone = desk.tables.challenges, await _zone(desk, request)
    deal = await challenges.deal(day, zone)
    attempt = await challenges.attempt(request.person.id, day)
    board = None
    if request.place.guild is not None:
        await challenges.enter(request.place.guild, request.person.id)
        board = await challenges.board(request.place.guild, day)
    await request.answer(
        _page(
            request.words, deal, attempt, board, _midnight(day, zone), is_over=challenges.is_over(day, zone)
        )
    )


def _page(
    speech: Words, deal: Deal, attempt: Attempt, board: Sequence[Finished] | None, ends: int, *, is_over: bool
) -> Page:
    """Return the page of a day that ends at that time; its board is None outside of servers."""
    lines = [*_heading(deal, speech), _state(attempt, speech, is_over=is_over)]
    if not is_over:
        lines.insert(2, speech.key("challenge-about"))
        lines.append(speech.key("challenge-ends", when=f"<t:{ends}:R>"))
    parts: list[ui.Item[Any]] = [text("\n".join(lines))]
    if board is not None:
        parts.append(text("\n".join(_board(board, speech, is_over=is_over))))
    if board and is_over:
        games = [_option(place, each, speech) for place, each in enumerate(board[:OPTIONS], 1)]
        parts.append(menu(_id(deal.day, "dailylook"), speech.key("challenge-look"), games))
    buttons = _buttons(speech, deal.day, attempt, is_over=is_over, is_on_server=board is not None)
    return Page(*parts, *rows(buttons))


def _heading(deal: Deal, speech: Words) -> Iterator[str]:
    yield f"### {speech.key('challenge-title', day=format_date(deal.day, 'full', locale=speech.language))}"
    yield f"**{speech.key(deal.game.id)}** · {_title(deal, speech)}"


def _title(deal: Deal, speech: Words) -> str:
    """Return the name of the game's challenge, or say that the game is played alone."""
    if deal.game.campaign is not None:
        chapter = getattr(deal.options, deal.game.campaign.chapter)
        return speech.key(f"{deal.game.id}-option-{deal.game.campaign.chapter}-{chapter}")
    return options_form.summary(deal.game, deal.options, speech) or speech.key("challenge-alone")


def _state(attempt: Attempt, speech: Words, *, is_over: bool) -> str:
    played = ""
    if attempt.streak and not is_over:
        day = "today" if attempt.result is None else "tomorrow"
        played = f" {speech.key('challenge-streak', count=attempt.streak, day=day)}"
    if attempt.result is not None:
        return speech.key("challenge-yours", result=_result(attempt.result, speech)) + played
    if attempt.table is None:
        return speech.key("challenge-missed" if is_over else "challenge-open") + played
    if attempt.table.live and not is_over:
        return _begun(attempt.table, speech, "challenge-going") + played
    is_given_up = attempt.table.status is Status.ABANDONED
    return speech.key("challenge-given-up" if is_given_up else "challenge-lost-attempt") + played


def _begun(table: Table, speech: Words, key: str = "challenge-begun") -> str:
    """Return where an attempt is, or how to go on with one whose channel is gone."""
    is_lost = table.live and table.place.is_gone
    return speech.key("challenge-adrift") if is_lost else speech.key(key, where=link_to(table.place))


def _board(board: Sequence[Finished], speech: Words, *, is_over: bool) -> Iterator[str]:
    yield f"**{speech.key('challenge-board')}**"
    if not board:
        yield speech.key("challenge-board-none" if is_over else "challenge-board-empty")
    for place, each in enumerate(board[:SHOWN], 1):
        yield f"{place}. {escaped(each.name)} – {_result(each, speech)}"
    if not is_over:
        yield f"-# {speech.key('challenge-later')}"


def _option(place: int, each: Finished, speech: Words) -> MenuLine:
    return MenuLine(str(each.game), f"{place}. {each.name} – {_result(each, speech)}")


def _result(result: Finished, speech: Words) -> str:
    if result.rank == 1:
        return speech.key("challenge-won", score=result.score)
    return speech.key("challenge-lost" if result.score else "challenge-lost-nothing", score=result.score)


def _buttons(
    speech: Words, day: date, attempt: Attempt, *, is_over: bool, is_on_server: bool
) -> list[PersistentItem]:
    found = []
    if attempt.table is None and not is_over:
        found.append(button_to(_id(day, "dailyplay", PRIVATE), speech.key("button-dailyplay"), Style.success))
        if is_on_server:
            found.append(button_to(_id(day, "dailyplay", HERE), speech.key("button-dailyplay-here")))
    if attempt.result is not None:
        found.append(button_to(_id(day, "dailyshare"), speech.key("button-dailyshare"), Style.primary))
    before = day - timedelta(days=1)
    found.append(button_to(_id(before, "daily"), speech.key("button-daily-before")))
    if is_over:
        found.append(button_to(CustomId(0, 0, "daily"), speech.key("button-daily-today")))
    return found


def _id(day: date, op: str, path: str = "") -> CustomId:
    """Return a custom_id with the number of the day where others have a moment."""
    return CustomId(0, day.toordinal(), op, path)


def _day_of(custom_id: CustomId) -> date:
    return date.fromordinal(custom_id.moment)


def _midnight(day: date, zone: str) -> int:
    return int(datetime.combine(day + timedelta(days=1), time(), ZoneInfo(zone)).timestamp())


async def _zone(desk: Desk, request: Request) -> str:
    """Return the time zone of the server, or in a conversation without one that of the person."""
    if request.place.guild is None:
        return (await desk.tables.preferences.get(request.person.id)).hours.zone
    return (await desk.tables.guilds.get(request.place.guild)).zone
