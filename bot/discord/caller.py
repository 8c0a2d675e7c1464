"""One interaction and the person behind it: how they are answered, in their own language and for their eyes alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.discord.layout import Page, Shown, files, text
from bot.tables import Person, Place
from engine.text import Arg
from render.words import language_of, words


class Caller:
    """Somebody who has used a command or pressed something, and waits for the answer."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        user = interaction.user
        self.interaction = interaction
        self.person = Person(user.id, user.display_name, str(interaction.locale))
        self.language = language_of(self.person.locale)
        self.words = words(self.language)
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
        if self.interaction.response.is_done():
            return
        if self.is_on_private:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def answer(self, page: ui.LayoutView, pictures: Iterable[Shown] = ()) -> None:
        """Answers privately: in the private message that was pressed on, else in a new one."""
        response = self.interaction.response
        if self._is_answered_publicly:
            await self.interaction.followup.send(view=page, files=files(pictures), ephemeral=True)
        elif response.is_done():
            await self._edit(page, tuple(pictures))
        elif self.is_on_private:
            await response.edit_message(view=page, attachments=files(pictures))
        else:
            await response.send_message(view=page, files=files(pictures), ephemeral=True)

    async def _edit(self, page: ui.LayoutView, pictures: Sequence[Shown]) -> None:
        """Fills the answer in; once more where the connection breaks, for doing it twice is doing it once."""
        try:
            await self.interaction.edit_original_response(view=page, attachments=files(pictures))
        except aiohttp.ClientError:
            await self.interaction.edit_original_response(view=page, attachments=files(pictures))

    async def answer_publicly(self, page: ui.LayoutView) -> int | None:
        """Answers for everybody; gives the message's id. It notifies nobody."""
        answered = await self.interaction.response.send_message(view=page)
        self._is_answered_publicly = True
        return answered.message_id

    async def change(self, page: ui.LayoutView) -> int | None:
        """Changes the public message that was pressed on; gives its id."""
        await self.interaction.response.edit_message(view=page)
        self._is_answered_publicly = True
        return self.interaction.message.id if self.interaction.message else None

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
