"""Progress of a long job, shown in the answer to whoever has asked for it; and the sentence where the job was cut off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Any

import discord

from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.transport import DISCORD_ERRORS, accept_refusal
from bot.store.errors import Failed
from bot.store.processes.unfinished import Unfinished, UnfinishedAnswers
from words.catalogue import words

OFTEN = 1.0
"""Minimum seconds between two changes of the bar."""
LENGTH = 20
"""Length of the bar in characters."""
ANSWER: Any = "@original"
"""Name that Discord gives to the answer to an interaction, in place of the id of its message."""


class ProgressBar:
    """One answer with a sentence around a bar: the words of `progress-<op>`, which takes `bar` and `percent`.

    Enter it for as long as the job takes. If this process dies meanwhile, the next one says so in place of the bar.
    """

    def __init__(self, answers: UnfinishedAnswers, request: Request, table: int, op: str) -> None:
        self._answers, self._request, self._table, self._op = answers, request, table, op
        self._clock = asyncio.get_running_loop().time
        self._last = self._clock()

    async def __aenter__(self) -> ProgressBar:
        """Answer with an empty bar, and return the progress bar."""
        await self._request.answer(self._page(0, 1))
        if not self._request.is_only_way:
            with suppress(Failed):
                await self._answers.keep(self._unfinished())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Drop the record of the answer, unless the job was cancelled: then nothing more is answered here, so the next process has to."""
        if not isinstance(error, asyncio.CancelledError):
            with suppress(Failed):
                await self._answers.drop(self._request.id)

    async def show(self, done: int, of: int) -> None:
        """Change the answer, not too often. Where that fails, the next change will do."""
        if self._clock() - self._last >= OFTEN:
            with suppress(*DISCORD_ERRORS):
                await self._request.answer(self._page(done, of))
            self._last = self._clock()

    def _page(self, done: int, of: int) -> Page:
        full = LENGTH * done // of
        bar = "▰" * full + "▱" * (LENGTH - full)
        return Page(text(self._request.words.key(f"progress-{self._op}", bar=bar, percent=100 * done // of)))

    def _unfinished(self) -> Unfinished:
        request = self._request
        token = request.interaction.token
        return Unfinished(request.id, token, request.language, self._table, self._op)


async def finish_left(client: discord.Client, answers: UnfinishedAnswers) -> None:
    """Say in the answers that a process left unfinished that it was stopped, with a button to ask anew."""
    for left in await answers.left():
        speech = words(left.language)
        button = button_to(CustomId(left.table, 0, left.op), speech.key(f"button-{left.op}"))
        page = Page(text(speech.key("progress-cut-off")), *rows([button]))
        webhook = discord.Webhook.partial(client.application_id or 0, left.token, client=client)
        with accept_refusal("an answer that was cut off cannot be changed"):
            await webhook.edit_message(ANSWER, view=page)
        await answers.drop(left.interaction)
