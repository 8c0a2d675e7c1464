"""Answers to errors: for a refusal one private sentence that says what to do next, for an error of ours an apology.

A Refused is the mistake or bad luck of a person. Every other error is ours: it is logged with its traceback, and the person is told that
nothing was lost. The log names the op or command, never what was chosen.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import escaped_names
from bot.discord.delivery.interactions.interaction_log import Outcome
from bot.discord.delivery.reach import REFUSALS
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import (
    DISCORD_ERRORS,
    SHUT,
    UNKNOWN_INTERACTION,
    is_transient,
)
from bot.redaction import number_of
from bot.store.errors import Failed
from bot.tables import Status, Table, Tables
from engine.errors import Illegal, Refused, Stale
from words.catalogue import Words

log = logging.getLogger(__name__)


def refusal_sentence(error: Refused, table: Table | None, words: Words) -> str:
    """Return the reason of a refusal, and below it the rule with its id, where there is one."""
    why = words.say(error.text, escaped_names(table) if table else ())
    if isinstance(error, Illegal) and error.rule:
        return f"{why}\n-# {words.key('refusal-rule', id=error.rule, rule=words.rule(error.rule))}"
    return why


def _refusal_page(error: Refused, table: Table | None, request: Request) -> Page:
    """Return the sentence of a refusal, and what the person can do instead, where that is known."""
    why = refusal_sentence(error, table, request.words)
    if table is None or table.status is not Status.PLAYING or not table.legal(request.person.id):
        return Page(text(why))
    picker = MovePicker(table, request.person.id, request.words)
    if isinstance(error, Stale):
        return picker.root(f"{why}\n{request.words.key('refusal-now')}")
    if isinstance(error, Illegal) and error.nearest:
        known = [action for action in error.nearest if action in picker.legal]
        return picker.moves(known, f"{why}\n{request.words.key('refusal-nearest')}")
    return Page(text(why))


def apology(request: Request, error: Exception) -> Page:
    """Return the page shown after an accident: it gives the number under which the log and its report tell more."""
    return Page(text(request.words.key("refusal-accident", number=str(number_of(error)))))


async def answer_error(request: Request, tables: Tables, what: str, error: Exception) -> Outcome:
    """Answer the error that the work on a request has raised, and return the outcome. `what` names the command or op in the log."""
    if isinstance(error, Failed):
        # The same press will do when the trouble has passed, so its button stays.
        await _try_to_answer(request.remark(Page(text(refusal_sentence(error, None, request.words)))))
        return "refused"
    if isinstance(error, Refused):
        return await _answer_refusal(request, tables, error)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        log.warning("%s is a command of another version: %s", what, error)
        await _try_to_answer(request.answer(Page(text(request.words.key("refusal-command")))))
        return "refused"
    if isinstance(error, DISCORD_ERRORS):
        await _answer_discord_error(request, what, error)
        return "undelivered"
    log.error("accident %s: %s failed", number_of(error), what, exc_info=error)
    await _try_to_answer(request.answer(apology(request, error)))
    return "accident"


def missing_permissions(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the permissions that the bot needs in a channel and lacks; none where it was not added to the server."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        return ()
    in_thread = isinstance(interaction.channel, discord.Thread)
    speaking = "send_messages_in_threads" if in_thread else "send_messages"
    needed = ("view_channel", speaking, "attach_files", "read_message_history")
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))


def permission_warning(request: Request) -> str:
    """Return the sentence on which permissions are missing and who can give them; "" where none is."""
    names = [
        request.words.key(f"permission-{name.replace('_', '-')}")
        for name in missing_permissions(request.interaction)
    ]
    return request.words.key("refusal-permission", missing=request.words.listed(names)) if names else ""


async def write_of_shut_thread(request: Request) -> None:
    """Say in a direct message that the thread is shut, for there Discord refuses private answers, too."""
    await _try_to_answer(request.write(Page(text(request.words.key("refusal-locked")))))


async def _answer_refusal(request: Request, tables: Tables, error: Refused) -> Outcome:
    if await _is_done(request, tables):
        # Another process that hears the same has been quicker, and the table has moved on by this very request.
        await _try_to_answer(request.answer(Page(text(request.words.key("refusal-saved")))))
        return "done"
    await _try_to_answer(request.answer(_refusal_page(error, await _table_meant(request, tables), request)))
    return "refused"


async def _answer_discord_error(request: Request, what: str, error: Exception) -> None:
    code = error.code if isinstance(error, discord.HTTPException) else 0
    if code == UNKNOWN_INTERACTION:
        log.warning("%s was answered too late", what)
        return
    if is_transient(error):
        log.warning("accident %s: %s could not be answered", number_of(error), what, exc_info=error)
        await _try_to_answer(request.answer(apology(request, error)))
        return
    if code in SHUT:
        await write_of_shut_thread(request)
        return
    if code in REFUSALS:
        lack = permission_warning(request)
        await _try_to_answer(request.answer(Page(text(lack or request.words.key("refusal-hidden")))))
        return
    log.error("accident %s: %s failed", number_of(error), what, exc_info=error)
    await _try_to_answer(request.answer(apology(request, error)))


async def _is_done(request: Request, tables: Tables) -> bool:
    try:
        return await tables.is_done(request.id)
    except Refused:
        return False


async def _table_meant(request: Request, tables: Tables) -> Table | None:
    """Return the table that a refusal is about: that of the button, or of a thread below the channel; else the one of the channel."""
    channel = request.interaction.channel_id
    try:
        if request.table:
            return await tables.table(request.table)
        return await tables.at(channel) if channel else None
    except Refused:
        return None


async def _try_to_answer(answer: Awaitable[None]) -> None:
    try:
        await answer
    except DISCORD_ERRORS as error:
        log.warning("an answer could not be given: %s", error)
