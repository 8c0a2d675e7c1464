"""/privacy: a private page of what is stored about its reader, to download and to have forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from bot.discord.cards.table_card import News, awaited
from bot.discord.cards.votes import people_passed_by
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Download, Page, Style, button_to, file_item, rows, text
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.links import mention_of
from bot.discord.ui.transport import DISCORD_ERRORS
from bot.tables import Change, Status
from bot.tables.requests.privacy import Kept, archive
from words.catalogue import Words

log = logging.getLogger(__name__)

MOST = 12
"""Maximum number of tables that the question names one by one."""


@command("privacy")
async def show_kept(desk: Desk, request: Request) -> None:
    words = request.words
    await request.defer()
    kept = await desk.tables.privacy.kept(request.person.id)
    found = [
        button_to(CustomId(0, 0, "export"), words.key("button-export"), Style.primary),
        button_to(CustomId(0, 0, "forget"), words.key("button-forget"), Style.danger),
    ]
    await request.answer(Page(text("\n".join(_kept(kept, words))), *rows(found)))


def _kept(kept: Kept, words: Words) -> Iterator[str]:
    data = kept.data
    yield f"### {words.key('privacy-title')}"
    yield words.key("privacy-games", count=data.games)
    yield words.key("privacy-moves", count=data.moves)
    yield words.key("privacy-settings" if data.has_settings else "privacy-no-settings")
    if data.orders:
        yield words.key("privacy-orders", count=data.orders)
    if data.trials:
        yield words.key("privacy-trial")
    if data.challenges:
        yield words.key("privacy-challenges", count=data.challenges)
    if data.tournaments:
        yield words.key("privacy-tournaments", count=data.tournaments)
    yield ""
    yield words.key("privacy-nothing-else")


@button("export")
async def export(desk: Desk, request: Request, _: CustomId) -> None:
    """Answer with one archive, which only its reader can download."""
    await request.defer()
    found = await desk.tables.privacy.export(request.person.id)
    readme = request.words.key("privacy-readme")
    packed = Download("grovekeeper.zip", await asyncio.to_thread(archive, readme, found))
    await request.answer(Page(text(request.words.key("privacy-exported")), file_item(packed)), [packed])


@button("forget")
async def ask_to_forget(desk: Desk, request: Request, _: CustomId) -> None:
    """Say what it means to be forgotten, and which games the person would leave."""
    words = request.words
    kept = await desk.tables.privacy.kept(request.person.id)
    question = [words.key("privacy-forget-preview")]
    if kept.live:
        live = [
            f"- {words.key(table.game.id)}, {mention_of(table.place, words)}" for table in kept.live[:MOST]
        ]
        question.append("\n".join([words.key("privacy-forget-live", count=len(kept.live)), *live]))
    forget = button_to(CustomId(0, 0, "forgotten"), words.key("button-forget-confirm"), Style.danger)
    await request.answer(confirm(words, [forget], *question))


@button("forgotten")
async def forget(desk: Desk, request: Request, _: CustomId) -> None:
    """Forget the person, and then show the others who moves now at the tables that were left."""
    await request.defer()
    changes = await desk.tables.privacy.forget(request.person)
    await request.answer(Page(text(request.words.key("privacy-forgotten"))))
    for change in changes:
        try:
            await _tell(desk, change)
        except DISCORD_ERRORS as error:
            log.info("table %s could not be shown again: %s", change.table.id, error)


async def _tell(desk: Desk, change: Change) -> None:
    table = change.table
    if table.match is None:
        await desk.poster.refresh(table.id)
    elif change.told:
        await desk.poster.tell(table.id, News(change.told, awaited(table), people_passed_by(change)))
    elif table.status is Status.PLAYING:
        await desk.poster.tell(table.id, News(in_turn=True))
