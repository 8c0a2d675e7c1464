"""Refusals as one private sentence that says what to do next, and accidents as an apology.

A Refused is somebody's mistake or bad luck; everything else is ours: it is logged with its trace, and the person is told that nothing
was lost. What is logged names the op or command, never what was chosen.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord.cards.move_picker import Chooser
from bot.discord.cards.table_card import spoken
from bot.discord.delivery.interaction_log import Outcome
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, text
from bot.discord.ui.transport import NO_ACCESS, NO_PERMISSION, UNDELIVERED, UNKNOWN_INTERACTION, passes
from bot.redaction import number_of
from bot.tables import Status, Table, Tables
from bot.tables.model.errors import NotSaved
from engine.errors import Illegal, Refused, Stale
from render.words import Words

log = logging.getLogger(__name__)


def sentence(error: Refused, table: Table | None, words: Words) -> str:
    """Why, and under it the rule that says so, with its id."""
    why = words.say(error.text, spoken(table) if table else ())
    if isinstance(error, Illegal) and error.rule:
        return f"{why}\n-# {words.key('refusal-rule', id=error.rule, rule=words.rule(error.rule))}"
    return why


def page_for(error: Refused, table: Table | None, caller: Caller) -> Page:
    """The answer to a refusal: the sentence, and what the person can do instead where that is known."""
    why = sentence(error, table, caller.words)
    if table is None or table.status is not Status.PLAYING or not table.legal(caller.person.id):
        return Page(text(why))
    chooser = Chooser(table, caller.person.id, caller.words)
    if isinstance(error, Stale):
        return chooser.root(f"{why}\n{caller.words.key('refusal-now')}")
    if isinstance(error, Illegal) and error.nearest:
        known = [action for action in error.nearest if action in chooser.legal]
        return chooser.moves(known, f"{why}\n{caller.words.key('refusal-nearest')}")
    return Page(text(why))


def apology(caller: Caller, error: Exception) -> Page:
    """What is said after an accident: the number under which the log and its report tell more."""
    return Page(text(caller.words.key("refusal-accident", number=str(number_of(error)))))


async def answered(caller: Caller, tables: Tables, what: str, work: Callable[[], Awaitable[None]]) -> Outcome:
    """Does the work for a caller; whatever is raised becomes an answer."""
    try:
        await work()
    except NotSaved as error:
        # The same press will do when the trouble has passed, so its button stays.
        await _try(caller.remark(Page(text(sentence(error, None, caller.words)))))
        return "refused"
    except Refused as error:
        if await _is_done(caller, tables):
            # Another process that hears the same has been quicker, and the table has moved on by this very request.
            await _try(caller.answer(Page(text(caller.words.key("refusal-saved")))))
            return "done"
        await _try(caller.answer(page_for(error, await _table(caller, tables), caller)))
        return "refused"
    except (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch) as error:
        log.warning("%s is a command of another version: %s", what, error)
        await _try(caller.answer(Page(text(caller.words.key("refusal-command")))))
        return "refused"
    except UNDELIVERED as error:
        await _undelivered(caller, what, error)
        return "undelivered"
    except Exception as error:
        log.exception("accident %s: %s failed", number_of(error), what)
        await _try(caller.answer(apology(caller, error)))
        return "accident"
    return "done"


def missing(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The permissions the bot needs in a channel of a server it has joined, and lacks."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        return ()
    in_thread = isinstance(interaction.channel, discord.Thread)
    speaking = "send_messages_in_threads" if in_thread else "send_messages"
    needed = ("view_channel", speaking, "attach_files", "read_message_history")
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))


def lacking(caller: Caller) -> str:
    """Which permissions are missing and who can give them; "" where none is."""
    names = [caller.words.key(f"permission-{name.replace('_', '-')}") for name in missing(caller.interaction)]
    return caller.words.key("refusal-permission", missing=caller.words.listed(names)) if names else ""


async def _undelivered(caller: Caller, what: str, error: Exception) -> None:
    code = error.code if isinstance(error, discord.HTTPException) else 0
    if code == UNKNOWN_INTERACTION:
        log.warning("%s was answered too late", what)
        return
    if passes(error):
        log.warning("accident %s: %s could not be answered", number_of(error), what, exc_info=error)
        await _try(caller.answer(apology(caller, error)))
        return
    if code in (NO_ACCESS, NO_PERMISSION):
        lack = lacking(caller)
        await _try(caller.answer(Page(text(lack or caller.words.key("refusal-hidden")))))
        return
    log.error("accident %s: %s failed", number_of(error), what, exc_info=error)
    await _try(caller.answer(apology(caller, error)))


async def _is_done(caller: Caller, tables: Tables) -> bool:
    try:
        return await tables.is_done(caller.id)
    except Refused:
        return False


async def _table(caller: Caller, tables: Tables) -> Table | None:
    channel = caller.interaction.channel_id
    try:
        return await tables.at(channel) if channel else None
    except Refused:
        return None


async def _try(answering: Awaitable[None]) -> None:
    try:
        await answering
    except UNDELIVERED as error:
        log.warning("an answer could not be given: %s", error)
