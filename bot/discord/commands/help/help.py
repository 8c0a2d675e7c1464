"""/help: how to play here, short, with the game of the channel where there is one."""

from __future__ import annotations

from bot.discord.commands.desk import Desk
from bot.discord.commands.help.rules import lesson_buttons
from bot.discord.commands.registry import button, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId


@command("help")
@button("help")
async def show_help(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    if custom_id is None:
        table = await desk.tables.at(request.place.channel)
    else:
        table = await desk.tables.table(custom_id.table)
    words = request.words
    parts = [words.key("help-start")] if table is None else []
    buttons = lesson_buttons(desk, request) if table is None else []
    if table is not None:
        game = table.game.id
        parts.append(f"**{words.key(game)}**. {words.key(f'{game}-about')}")
        parts.append(words.key("help-moves", command=words.key(f"{game}-command")))
        buttons.append(button_to(CustomId(table.id, 0, "lesson"), words.key("button-lesson"), Style.primary))
    parts.append(words.key("help-commands"))
    await request.answer(Page(text("\n\n".join(parts)), *rows(buttons)))
