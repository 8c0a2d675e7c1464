"""/help: how to play here, short, with the game of the channel where there is one."""

from __future__ import annotations

from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, text
from bot.tables import Table


async def help_with(caller: Caller, table: Table | None) -> None:
    """A short how-to for the caller's eyes alone."""
    words = caller.words
    parts = [words.key("help-start")] if table is None else []
    if table is not None:
        game = table.game.id
        verbs = [words.key(f"{game}-verb-{verb}") for verb in table.game.grammar.verbs]
        parts.append(f"**{words.key(game)}**. {words.key(f'{game}-about')}")
        command = words.key(f"{game}-command")
        parts.append(words.key("help-moves", command=command, verbs=words.listed(verbs)))
    parts.append(words.key("help-commands"))
    await caller.answer(Page(text("\n\n".join(parts))))
