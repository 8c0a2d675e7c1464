"""One interaction and the person behind it: how they are answered, in their own language and for their eyes alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from time import perf_counter
from typing import Any, TypeVar

import discord
from discord import ui

from bot.discord.ui.components import Page, Paper, Shown, files, text
from bot.discord.ui.transport import ALREADY_ANSWERED, BROKEN
from bot.tables import Person, Place
from engine.text import Arg
from render.kit.text_limits import readable
from render.words import language_of, words

Given = TypeVar("Given")
First = discord.InteractionCallbackResponse[Any]


class Caller:
    """Somebody who has used a command or pressed something, and waits for the answer."""

    def __init__(self, interaction: discord.Interaction[Any], table: int = 0) -> None:
        user = interaction.user
        self.table = table
        """The table it is about, for the log; 0 while none is known."""
        self.begun = perf_counter()
        self.answered_after: float | None = None
        """Seconds until Discord had the first answer."""
        self.interaction = interaction
        self.person = Person(user.id, readable(user.display_name) or user.name, str(interaction.locale))
        self.language = language_of(self.person.locale)
        self.words = words(self.language)
        self._is_answered = False
        self._is_answered_publicly = False

    @property
    def id(self) -> int:
        """The interaction's id: it makes whatever it asks for happen once."""
        return self.interaction.id

    @property
    def place(self) -> Place:
        interaction = self.interaction
        if interaction.channel_id is None:
            raise LookupError("an interaction without a channel")
        return Place(interaction.channel_id, interaction.guild_id)

    @property
    def may_attach(self) -> bool:
        """Whether pictures can be posted here."""
        return self.interaction.app_permissions.attach_files

    @property
    def is_on_private(self) -> bool:
        """Whether a private message was pressed on."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def defer(self) -> None:
        """Takes time: the answer may then come minutes later."""
        response = self.interaction.response
        if self._is_done:
            return
        if self.is_on_private:
            await self._first(response.defer)
        else:
            await self._first(lambda: response.defer(ephemeral=True, thinking=True))

    async def answer(self, page: ui.LayoutView, pictures: Iterable[Shown | Paper] = ()) -> None:
        """Answers privately: in the private message that was pressed on, else in a new one."""
        interaction, response, shown = self.interaction, self.interaction.response, tuple(pictures)
        if self._is_answered_publicly:
            await interaction.followup.send(view=page, files=files(shown), ephemeral=True)
        elif self._is_done:
            await _twice(lambda: interaction.edit_original_response(view=page, attachments=files(shown)))
        elif self.is_on_private:
            await self._first(lambda: response.edit_message(view=page, attachments=files(shown)))
        else:
            await self._first(lambda: response.send_message(view=page, files=files(shown), ephemeral=True))

    async def remark(self, page: ui.LayoutView) -> None:
        """Answers privately beside what was pressed on, which stays as it is."""
        if self._is_done:
            await self.interaction.followup.send(view=page, ephemeral=True)
        else:
            await self._first(lambda: self.interaction.response.send_message(view=page, ephemeral=True))

    async def answer_publicly(self, page: ui.LayoutView) -> int | None:
        """Answers for everybody; gives the message's id. It notifies nobody."""
        answered = await self._first(lambda: self.interaction.response.send_message(view=page))
        self._is_answered_publicly = True
        return answered.message_id if answered else (await self.interaction.original_response()).id

    async def change(self, page: ui.LayoutView) -> int | None:
        """Changes the public message that was pressed on; gives its id."""
        await self._first(lambda: self.interaction.response.edit_message(view=page))
        self._is_answered_publicly = True
        return self.interaction.message.id if self.interaction.message else None

    @property
    def _is_done(self) -> bool:
        return self._is_answered or self.interaction.response.is_done()

    async def _first(self, give: Callable[[], Awaitable[First | None]]) -> First | None:
        """Gives the first answer. None where Discord has it already: an earlier try arrived, and only its acknowledgement was lost."""
        try:
            return await _twice(give)
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
            self._is_answered = True
            return None
        finally:
            self.answered_after = perf_counter() - self.begun

    async def answer_all(self, parts: Sequence[str]) -> None:
        """Answers privately with a text in several messages."""
        await self.answer(Page(text(parts[0])))
        for part in parts[1:]:
            await self.interaction.followup.send(view=Page(text(part)), ephemeral=True)

    async def tell(self, key: str, /, **args: Arg) -> None:
        """Answers privately with one sentence."""
        await self.answer(Page(text(self.words.key(key, **args))))

    async def post(
        self, page: ui.LayoutView, pictures: Iterable[Shown], pings: Iterable[int]
    ) -> discord.Message:
        """Posts for everybody, as a message of its own: an edited answer would notify nobody.

        The caller must have been answered before: the first follow-up of a deferred answer becomes that answer.
        """
        return await self.interaction.followup.send(
            view=page, files=files(pictures), allowed_mentions=mentioning(pings), wait=True
        )


def mentioning(pings: Iterable[int]) -> discord.AllowedMentions:
    """Notifies exactly these people, whoever else is mentioned."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in pings],
    )


async def _twice(send: Callable[[], Awaitable[Given]]) -> Given:
    """Sends, and once more where the connection breaks: for what is the same when it arrives twice."""
    try:
        return await send()
    except BROKEN:
        return await send()
