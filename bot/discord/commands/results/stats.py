"""/stats and /leaderboard: results on this server, or in this conversation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time

from babel.dates import format_date, format_timedelta

from bot.discord.commands.command_builder import Suggestions
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import (
    OptionalGame,
    OptionalText,
    OptionalUser,
    autocomplete,
    button,
    command,
)
from bot.discord.commands.settings.permissions import language_here
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PersistentItem, PictureFile, Style, button_to, gallery, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import matching
from bot.tables.stats.leaderboard import Board, Career
from engine.errors import Refused
from engine.text import say
from render.sheets import leaderboard as sheet
from render.sheets.leaderboard import LeaderboardLine
from words.catalogue import Words, signed
from words.catalogue import words as words_of
from words.names import escaped

OTHERS = 4
"""Maximum number of other games whose leaderboards have a button below this one."""


@command("stats")
@one_at_a_time
async def show_stats(
    desk: Desk, request: Request, person: OptionalUser = None, game: OptionalGame = None
) -> None:
    """Show the results of one person, game by game."""
    await request.defer()
    asked = request.interaction.user if person is None else person
    careers = await desk.tables.leaderboards.careers(request.place, asked.id)
    if game is not None:
        careers = {kind: career for kind, career in careers.items() if kind == game}
    who = escaped(asked.display_name)
    if not careers:
        key = "stats-none-yours" if asked.id == request.person.id else "stats-none"
        await request.tell(key, who=who)
        return
    parts = [f"### {request.words.key('stats-title', who=who)}"]
    parts += ["\n".join(_career(kind, career, request.words)) for kind, career in careers.items()]
    parts.append(request.words.key("stats-about"))
    await request.answer(Page(text("\n\n".join(parts))))


def _career(game_id: str, career: Career, speech: Words) -> Iterator[str]:
    tally = career.tally
    yield f"**{speech.key(game_id)}**"
    key = "stats-games-shared" if tally.shared else "stats-games"
    yield f"- {speech.key(key, games=tally.played, won=tally.won, shared=tally.shared)}"
    if career.place:
        yield f"- {_rating(career, speech)}"
    if tally.best is not None:
        yield f"- {speech.key('stats-best', score=tally.best)}"
    if tally.longest > 1:
        yield f"- {speech.key('stats-streak', now=tally.streak, longest=tally.longest)}"
    if career.pace is not None:
        pace = format_timedelta(career.pace, threshold=1.5, locale=speech.language)
        yield f"- {speech.key('stats-pace', pace=pace)}"
    for name, met in career.rivals:
        named = escaped(name) if name else speech.key("stats-somebody")
        told = speech.key("stats-rival", who=named, ahead=met.ahead, behind=met.behind, level=met.level)
        yield f"- {told}"


def _rating(career: Career, speech: Words) -> str:
    rating = career.rating
    return speech.key(
        "stats-rating",
        rating=signed(rating.points),
        spread=rating.spread,
        place=career.place,
        of=career.of,
        known="no" if rating.provisional else "yes",
    )


@command("leaderboard")
@one_at_a_time
async def show_leaderboard_here(
    desk: Desk, request: Request, game: OptionalGame = None, since: OptionalText = None
) -> None:
    try:
        begun = None if since is None else datetime.combine(date.fromisoformat(since), time(), UTC)
    except ValueError as error:
        raise Refused(say("away-no-date", given=since or "")) from error
    await _show_leaderboard(desk, request, game, begun)


@autocomplete("leaderboard", "since")
async def suggest_seasons(desk: Desk, request: Request, typed: str) -> Suggestions:
    """Return the first days of this month, of this quarter and of this year."""
    today = desk.tables.now().date()
    quarter = today.replace(month=today.month - (today.month - 1) % 3, day=1)
    days = dict.fromkeys((today.replace(day=1), quarter, today.replace(month=1, day=1)))
    shown = [(day.isoformat(), format_date(day, "d MMMM y", locale=request.language)) for day in days]
    return [(str(day), name) for day, name in matching(typed, shown)]


@button("ranking")
@one_at_a_time
async def show_leaderboard(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _show_leaderboard(desk, request, custom_id.path)


@button("share")
@one_at_a_time
async def share_leaderboard(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Post the leaderboard for everybody in the channel, in the language of the server."""
    await request.defer()
    board = await desk.tables.leaderboards.board(request.place, custom_id.path, sheet.MOST)
    if not (board.careers or board.unrated):
        raise Refused(say("leaderboard-none"))
    await request.tell("leaderboard-shared")
    page, shown = await _page(desk, request, board, words_of(await language_here(desk, request)))
    await request.post(page, shown, ())


async def _show_leaderboard(
    desk: Desk, request: Request, game_id: str | None, since: datetime | None = None
) -> None:
    """Show the leaderboard of the game that is named, else of the one on the table here, else of the one that is played most."""
    await request.defer()
    played = await desk.tables.leaderboards.games_played(request.place)
    if game_id is None and (table := await desk.tables.at(request.place.channel)) is not None:
        game_id = table.game.id if table.game.id in played else None
    if game_id is None:
        game_id = next(iter(played), None)
    board = (
        None
        if game_id is None
        else await desk.tables.leaderboards.board(request.place, game_id, sheet.MOST, since)
    )
    if game_id is None or board is None or not (board.careers or board.unrated):
        await request.tell("leaderboard-none")
        return
    others = [kind for kind in played if kind != game_id][:OTHERS]
    buttons = [button_to(CustomId(0, 0, "share", game_id), request.words.key("button-share"), Style.primary)]
    buttons += [button_to(CustomId(0, 0, "ranking", kind), request.words.key(kind)) for kind in others]
    page, shown = await _page(desk, request, board, request.words, buttons)
    await request.answer(page, shown)


async def _page(
    desk: Desk, request: Request, board: Board, speech: Words, buttons: Sequence[PersistentItem] = ()
) -> tuple[Page, list[PictureFile]]:
    """Return the picture, or its alternative text where no picture can be posted; and below it the notes that explain it.

    Where nobody is rated there are words alone.
    """
    note = "\n".join(_notes(board, speech))
    if not board.careers:
        return Page(text(f"### {speech.key(board.game_id)}\n{note}"), *rows(buttons)), []
    picture = await desk.pool.draw(
        sheet.leaderboard, speech.key(board.game_id), lines(board, speech), speech.language
    )
    if not request.may_attach:
        return Page(text(f"{escaped(picture.alt)}\n{note}"), *rows(buttons)), []
    shown = PictureFile("leaderboard.png", picture)
    return Page(gallery(shown), text(note), *rows(buttons)), [shown]


def lines(board: Board, speech: Words) -> list[LeaderboardLine]:
    """Return the rows of the picture of a leaderboard."""
    return [
        LeaderboardLine(
            career.name or speech.key("stats-somebody"),
            career.rating.points,
            career.rating.spread,
            career.tally.played,
            career.tally.won,
            career.rating.provisional,
            career.points,
        )
        for career in board.careers
    ]


def _unrated(career: Career, speech: Words) -> str:
    """Return in words the results of somebody without a rating."""
    name, tally = escaped(career.name) or speech.key("stats-somebody"), career.tally
    said = f"**{name}** – {speech.key('stats-games', games=tally.played, won=tally.won)}"
    return said if tally.best is None else f"{said}, {speech.key('stats-best', score=tally.best)}"


def _notes(board: Board, speech: Words) -> Iterator[str]:
    for career in board.unrated:
        yield f"- {_unrated(career, speech)}"
    if board.unrated:
        yield speech.key("leaderboard-unrated")
    for key, counted in (("records", board.records), ("characters", board.characters)):
        records = (
            speech.key("leaderboard-record", what=each.name, won=each.won, played=each.played)
            for each in counted
        )
        if counted:
            yield speech.key(f"leaderboard-{key}", records=" · ".join(records))
    if board.careers:
        yield speech.key("leaderboard-about")
    if board.levels:
        levels = (
            f"{speech.key(f'level-{level}')}: {signed(points)}" for level, points in board.levels.items()
        )
        yield speech.key("leaderboard-computers", levels=speech.listed(list(levels)))
