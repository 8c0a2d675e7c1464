"""/privacy: what is kept of the caller, to look at, to take away and to be forgotten. All of it is for the caller's eyes alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.discord.cards.table_card import News, awaited
from bot.discord.commands.registry import Here, command
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Paper, Style, button, enclosure, rows, text
from bot.discord.ui.trail import Mark
from bot.discord.ui.transport import UNDELIVERED
from bot.tables import Change, Status
from bot.tables.requests.privacy import Kept, archive
from render.words import Words

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper
    from bot.discord.commands.desk import Desk

log = logging.getLogger(__name__)

MOST = 12
"""Tables that are named one by one."""


def add(client: Grovekeeper) -> None:
    """Adds /privacy to the client's tree."""

    async def privacy(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _show(client.desk, caller))

    command(client, "privacy", privacy)


async def _show(desk: Desk, caller: Caller) -> None:
    words = caller.words
    await caller.defer()
    kept = await desk.tables.privacy.kept(caller.person.id)
    found = [
        button(Mark(0, 0, "export"), words.key("button-export"), Style.primary),
        button(Mark(0, 0, "forget"), words.key("button-forget"), Style.danger),
    ]
    await caller.answer(Page(text("\n".join(_kept(kept, words))), *rows(found)))


def _kept(kept: Kept, words: Words) -> Iterator[str]:
    data = kept.data
    yield f"### {words.key('privacy-title')}"
    yield words.key("privacy-games", count=data.games)
    yield words.key("privacy-moves", count=data.moves)
    yield words.key("privacy-settings" if data.has_settings else "privacy-no-settings")
    if data.orders:
        yield words.key("privacy-orders", count=data.orders)
    if data.forks:
        yield words.key("privacy-trial")
    yield ""
    yield words.key("privacy-nothing-else")


async def _export(desk: Desk, caller: Caller, _: Mark, __: Sequence[str]) -> None:
    """One archive, which only the caller can take out of the answer."""
    await caller.defer()
    found = await desk.tables.privacy.export(caller.person.id)
    readme = caller.words.key("privacy-readme")
    packed = Paper("grovekeeper.zip", await asyncio.to_thread(archive, readme, found))
    await caller.answer(Page(text(caller.words.key("privacy-exported")), enclosure(packed)), [packed])


async def _ask(desk: Desk, caller: Caller, _: Mark, __: Sequence[str]) -> None:
    """Says what it means, and which games would be left."""
    words = caller.words
    kept = await desk.tables.privacy.kept(caller.person.id)
    parts = [text(words.key("privacy-forget-preview"))]
    if kept.live:
        live = [f"- {words.key(table.game.id)}, <#{table.place.channel}>" for table in kept.live[:MOST]]
        parts.append(text("\n".join([words.key("privacy-forget-live", count=len(kept.live)), *live])))
    yes = button(Mark(0, 0, "forgotten"), words.key("button-forget-confirm"), Style.danger)
    no = button(Mark(0, 0, "close"), words.key("button-close"))
    await caller.answer(Page(*parts, *rows([yes, no])))


async def _forget(desk: Desk, caller: Caller, _: Mark, __: Sequence[str]) -> None:
    """Forgets, and only then tells the others who is to move now."""
    await caller.defer()
    changes = await desk.tables.privacy.forget(caller.person)
    await caller.answer(Page(text(caller.words.key("privacy-forgotten"))))
    for change in changes:
        try:
            await _tell(desk, change)
        except UNDELIVERED as error:
            log.info("table %s could not be shown again: %s", change.table.id, error)


async def _tell(desk: Desk, change: Change) -> None:
    table = change.table
    if table.match is None:
        await desk.posting.refresh(table.id)
    elif change.told:
        await desk.posting.tell(table.id, News(change.told, awaited(table)))
    elif table.status is Status.PLAYING:
        await desk.posting.tell(table.id, News(in_turn=True))


Work = Callable[["Desk", Caller, Mark, Sequence[str]], Awaitable[None]]

OPS: Mapping[str, Work] = {"export": _export, "forget": _ask, "forgotten": _forget}
