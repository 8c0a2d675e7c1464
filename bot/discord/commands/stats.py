"""/stats and /leaderboard: what has been achieved on this server, or in this conversation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Optional

import discord
from babel.dates import format_timedelta
from discord import app_commands

from bot.discord.commands.guild_settings import language_here
from bot.discord.commands.registry import Here, Words, command, game_choices
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Press, Shown, Style, button, gallery, rows, text
from bot.discord.ui.trail import Mark
from bot.tables.stats.leaderboard import Board, Career
from engine.errors import Refused
from engine.text import say
from render.kit.text_limits import escaped
from render.sheets import leaderboard as charts
from render.sheets.leaderboard import Line
from render.words import Words as Speech
from render.words import signed
from render.words import words as speech_of

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper
    from bot.discord.commands.desk import Desk

Somebody = Optional[discord.User]  # noqa: UP045 - the library reads this form at run time

OTHERS = 4
"""Further games that a leaderboard leads to."""


def add(client: Grovekeeper) -> None:
    """Adds /stats and /leaderboard to the client's tree."""
    desk = client.desk

    async def stats(interaction: Here, person: Somebody = None, game: Words = None) -> None:
        await client.answer(interaction, lambda caller: _stats(desk, caller, person, game))

    async def leaderboard(interaction: Here, game: Words = None) -> None:
        await client.answer(interaction, lambda caller: _leaderboard(desk, caller, game))

    app_commands.choices(game=game_choices(client))(stats)
    app_commands.choices(game=game_choices(client))(leaderboard)
    command(client, "stats", stats, "person", "game")
    command(client, "leaderboard", leaderboard, "game")


async def _stats(desk: Desk, caller: Caller, person: Any, game_id: str | None) -> None:
    """Of one person, game by game."""
    await caller.defer()
    asked = caller.interaction.user if person is None else person
    careers = await desk.tables.leaderboards.careers(caller.place, asked.id)
    if game_id is not None:
        careers = {kind: career for kind, career in careers.items() if kind == game_id}
    who = escaped(asked.display_name)
    if not careers:
        key = "stats-none-yours" if asked.id == caller.person.id else "stats-none"
        await caller.tell(key, who=who)
        return
    parts = [f"### {caller.words.key('stats-title', who=who)}"]
    parts += ["\n".join(_career(kind, career, caller.words)) for kind, career in careers.items()]
    parts.append(caller.words.key("stats-about"))
    await caller.answer(Page(text("\n\n".join(parts))))


def _career(game_id: str, career: Career, speech: Speech) -> Iterator[str]:
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


def _rating(career: Career, speech: Speech) -> str:
    rating = career.rating
    return speech.key(
        "stats-rating",
        rating=signed(rating.points),
        spread=rating.spread,
        place=career.place,
        of=career.of,
        known="no" if rating.provisional else "yes",
    )


async def _leaderboard(desk: Desk, caller: Caller, game_id: str | None) -> None:
    """Of the game named, else of the one on the table here, else of the one that is played most."""
    await caller.defer()
    played = await desk.tables.leaderboards.games_played(caller.place)
    if game_id is None and (table := await desk.tables.at(caller.place.channel)) is not None:
        game_id = table.game.id if table.game.id in played else None
    if game_id is None:
        game_id = next(iter(played), None)
    board = (
        None if game_id is None else await desk.tables.leaderboards.board(caller.place, game_id, charts.MOST)
    )
    if game_id is None or board is None or not board.careers:
        await caller.tell("leaderboard-none")
        return
    others = [kind for kind in played if kind != game_id][:OTHERS]
    buttons = [button(Mark(0, 0, "share", game_id), caller.words.key("button-share"), Style.primary)]
    buttons += [button(Mark(0, 0, "ranking", kind), caller.words.key(kind)) for kind in others]
    page, shown = await _page(desk, caller, board, caller.words, buttons)
    await caller.answer(page, shown)


async def _page(
    desk: Desk, caller: Caller, board: Board, speech: Speech, buttons: Sequence[Press] = ()
) -> tuple[Page, list[Shown]]:
    """The picture, or its words where no picture can be posted; and what is not on it."""
    note = "\n".join(_notes(board, speech))
    picture = await desk.pool.draw(
        charts.leaderboard, speech.key(board.game_id), _lines(board, speech), speech.language
    )
    if not caller.may_attach:
        return Page(text(f"{escaped(picture.alt)}\n{note}"), *rows(buttons)), []
    shown = Shown("leaderboard.png", picture)
    return Page(gallery(shown), text(note), *rows(buttons)), [shown]


def _lines(board: Board, speech: Speech) -> list[Line]:
    return [
        Line(
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


def _notes(board: Board, speech: Speech) -> Iterator[str]:
    yield speech.key("leaderboard-about")
    if board.levels:
        levels = (
            f"{speech.key(f'level-{level}')}: {signed(points)}" for level, points in board.levels.items()
        )
        yield speech.key("leaderboard-computers", levels=speech.listed(list(levels)))


async def _other(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _leaderboard(desk, caller, mark.path)


async def _share(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    """The same for everybody in the channel, in the language that is spoken there."""
    board = await desk.tables.leaderboards.board(caller.place, mark.path, charts.MOST)
    if not board.careers:
        raise Refused(say("leaderboard-none"))
    await caller.tell("leaderboard-shared")
    page, shown = await _page(desk, caller, board, speech_of(await language_here(desk, caller)))
    await caller.post(page, shown, ())


Work = Callable[["Desk", Caller, Mark, Sequence[str]], Awaitable[None]]

OPS: Mapping[str, Work] = {"ranking": _other, "share": _share}
