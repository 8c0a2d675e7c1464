"""/help: how to play here, short, with the game of the channel where there is one."""

from __future__ import annotations

from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table


@command("help")
async def help_here(desk: Desk, request: Request) -> None:
    await _help(request, await desk.tables.at(request.place.channel))


@button("help")
async def help_with(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _help(request, await desk.tables.table(custom_id.table))


async def _help(request: Request, table: Table | None) -> None:
    words = request.words
    parts = [words.key("help-start")] if table is None else []
    if table is not None:
        game = table.game.id
        verbs = [words.key(f"{game}-verb-{verb}") for verb in table.game.grammar.verbs]
        parts.append(f"**{words.key(game)}**. {words.key(f'{game}-about')}")
        name = words.key(f"{game}-command")
        parts.append(words.key("help-moves", command=name, verbs=words.listed(verbs)))
    parts.append(words.key("help-commands"))
    await request.answer(Page(text("\n\n".join(parts))))
