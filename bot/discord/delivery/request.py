"""One interaction and its person: how they are answered, in their own language and where only they can read it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import wraps
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
from discord import ui

from bot.discord.ui.components import Download, Page, PictureFile, files, text
from bot.discord.ui.transport import ALREADY_ANSWERED, CONNECTION_ERRORS, DISCORD_ERRORS, INVALID_FORM
from bot.tables import Person, Venue
from engine.text import Arg
from words.catalogue import LANGUAGES, language_of, words
from words.names import readable

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
First = discord.InteractionCallbackResponse[Any]

LIFETIME = 14.5 * 60
"""Seconds for which an interaction is gone on with; Discord allows a quarter of an hour."""


def _answering(
    method: Callable[Concatenate[Request, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Request, P], Coroutine[Any, Any, T]]:
    """Let a method that answers wait until Discord has acknowledged a `hold`, and call `on_answer` at its end."""

    @wraps(method)
    async def answer(request: Request, /, *args: P.args, **kwargs: P.kwargs) -> T:
        if request._held is not None:
            await request._held
        try:
            return await method(request, *args, **kwargs)
        finally:
            if request._on_answer is not None:
                request._on_answer()

    return answer


class Request:
    """A command, a press or a pick that somebody waits to have answered."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        table: int = 0,
        *,
        on_card: Callable[[int, Request], object] | None = None,
        on_answer: Callable[[], object] | None = None,
    ) -> None:
        """Take an interaction to be answered.

        `on_card` is told of a card that can be changed as part of this answer. `on_answer` is called whenever Discord has an answer, or
        has been told that it takes time by whoever works at it.
        """
        user = interaction.user
        self.table = table
        """Id of the table that the log names and a refusal is about; 0 while none is known."""
        self.begun = perf_counter()
        self.answered_after: float | None = None
        """Seconds until Discord had the first answer; None before that."""
        self.interaction = interaction
        self.person = Person(user.id, readable(user.display_name) or user.name, str(interaction.locale))
        self.speak(None)
        self.is_only_way = False
        """Whether the bot can speak here by answers only, because it may not post by itself."""
        self.on_shown: Callable[[ui.LayoutView, Sequence[PictureFile | Download]], object] | None = None
        """Function called with each private answer as it is given; None for nobody."""
        self._on_card = on_card
        self._on_answer = on_answer
        self._clock = asyncio.get_running_loop().time
        self._heard = self._clock()
        self._is_answered = False
        self._is_begun = False
        """Whether a first answer has been sent, perhaps without success."""
        self._held: asyncio.Future[None] | None = None
        """Future set once Discord was told that the answer takes time before anything was known of it; done when that is acknowledged."""
        self._is_answered_publicly = False
        self._remark: discord.WebhookMessage | None = None
        """Private answer to a press on a card that the answer itself leaves to be changed; None where there is none."""

    def speak(self, language: str | None) -> None:
        """Answer in this language from now on; in that of the person's Discord where it is None, or not spoken here any more."""
        locale = language if language in LANGUAGES else str(self.interaction.locale)
        self.person = replace(self.person, locale=locale)
        self.language = language_of(locale)
        self.words = words(self.language)

    @property
    def id(self) -> int:
        """Id of the interaction. A change that is requested again under the same id is not made again."""
        return self.interaction.id

    @property
    def place(self) -> Venue:
        interaction = self.interaction
        if interaction.channel_id is None:
            raise LookupError("an interaction without a channel")
        channel = interaction.channel
        above = channel.parent_id if isinstance(channel, discord.Thread) else None
        return Venue(interaction.channel_id, interaction.guild_id, above)

    @property
    def may_attach(self) -> bool:
        """Whether pictures can be posted here."""
        return self.interaction.app_permissions.attach_files

    @property
    def is_on_private(self) -> bool:
        """Whether a part of a private message was pressed."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_alive(self) -> bool:
        """Whether the request can still be answered."""
        return self._clock() - self._heard < LIFETIME

    @property
    def pressed_card(self) -> int | None:
        """Id of the message for everybody that was pressed; None where it was a private one, or none."""
        message = self.interaction.message
        return None if message is None or message.flags.ephemeral else message.id

    @property
    def _keeps_card(self) -> bool:
        """Whether the card that was pressed must stay within reach: then the answer begins with it, and the private part follows."""
        keeps = self.is_only_way or self._held is not None
        return keeps and self.pressed_card is not None and not self._is_answered_publicly

    async def hold(self) -> None:
        """Tell Discord that the answer takes time, where it has no answer yet.

        It is not known yet where the answer will be seen, so the message that was pressed stays as it is. Where Discord cannot be told, the
        work is done all the same.
        """
        if self._is_begun or self._is_done:
            return
        self._held = asyncio.get_running_loop().create_future()
        try:
            await self._defer()
        except DISCORD_ERRORS as error:
            log.warning("an interaction could not be deferred: %s", error)
        finally:
            self._held.set_result(None)

    @_answering
    async def defer(self) -> None:
        """Tell Discord that the answer takes time; it may then come minutes later."""
        await self._defer()

    async def _defer(self) -> None:
        response = self.interaction.response
        if self._is_done:
            return
        if self.is_on_private or self._keeps_card:
            await self._first(response.defer)
            self._tell_of_card(self.pressed_card)
        else:
            await self._first(lambda: response.defer(ephemeral=True, thinking=True))

    @_answering
    async def answer(self, page: ui.LayoutView, pictures: Iterable[PictureFile | Download] = ()) -> None:
        """Answer privately: change the private message that was pressed, else send a new one."""
        interaction, shown = self.interaction, tuple(pictures)
        if self.on_shown is not None:
            self.on_shown(page, shown)
        if self._is_answered_publicly:
            await interaction.followup.send(view=page, files=files(shown), ephemeral=True)
        elif self._keeps_card:
            await self._answer_beside_card(page, shown)
        elif self._is_done:
            await self._change_answer(page, shown)
        elif await self._answer_first(page, shown) is None and self._held is not None:
            await self._change_answer(page, shown)  # What has arrived is that the answer takes time.

    async def _answer_first(
        self, page: ui.LayoutView, shown: Sequence[PictureFile | Download]
    ) -> First | None:
        response = self.interaction.response
        if self.is_on_private:
            try:
                return await self._first(lambda: response.edit_message(view=page, attachments=files(shown)))
            except discord.HTTPException as error:
                if not _is_about_pictures(error, shown):
                    raise
        return await self._first(lambda: response.send_message(view=page, files=files(shown), ephemeral=True))

    async def replace_answer(self, page: ui.LayoutView) -> None:
        """Put a page without pictures in place of the private answer, long after it was given."""
        if self._remark is not None:
            await self._remark.edit(view=page, attachments=[])
        elif not self._is_answered_publicly and not self._keeps_card:
            await self.interaction.edit_original_response(view=page, attachments=[])

    @_answering
    async def remark(self, page: ui.LayoutView) -> None:
        """Answer privately and leave the message that was pressed as it is."""
        if self._keeps_card:
            await self.defer()
        if self._is_done:
            await self.interaction.followup.send(view=page, ephemeral=True)
        else:
            await self._first(lambda: self.interaction.response.send_message(view=page, ephemeral=True))

    @_answering
    async def answer_publicly(self, page: ui.LayoutView) -> int | None:
        """Answer for everybody, and notify nobody. Return the id of the message, None where it is not known."""
        if self._is_done:
            return await self._answer_publicly_below(page)
        answered = await self._first(lambda: self.interaction.response.send_message(view=page))
        self._is_answered_publicly = True
        message = answered.message_id if answered else (await self.interaction.original_response()).id
        self._tell_of_card(message)
        return message

    @_answering
    async def change(self, page: ui.LayoutView) -> int | None:
        """Change the public message that was pressed. Return its id, None where no such message was pressed."""
        if self._is_done:
            await self.interaction.edit_original_response(view=page)
        else:
            await self._first(lambda: self.interaction.response.edit_message(view=page))
        self._is_answered_publicly = True
        self._tell_of_card(self.pressed_card)
        return self.pressed_card

    async def _answer_publicly_below(self, page: ui.LayoutView) -> int:
        """Answer a deferred request for everybody: its first answer is private, so the message follows it. Return the id of the message."""
        await self.interaction.edit_original_response(view=Page(text(self.words.key("answer-below"))))
        message = await self.interaction.followup.send(
            view=page, allowed_mentions=allowed_mentions(()), wait=True
        )
        self._is_answered_publicly = True
        self._tell_of_card(message.id)
        return message.id

    async def _change_answer(self, page: ui.LayoutView, shown: Sequence[PictureFile | Download]) -> None:
        """Change the answer; where Discord takes no new picture into it, the pictures follow in a message of their own."""
        interaction = self.interaction
        try:
            await _send_twice(lambda: interaction.edit_original_response(view=page, attachments=files(shown)))
        except discord.HTTPException as error:
            if not _is_about_pictures(error, shown):
                raise
            below = Page(text(self.words.key("answer-below")))
            await interaction.edit_original_response(view=below, attachments=[])
            await interaction.followup.send(view=page, files=files(shown), ephemeral=True)

    async def edit_card(
        self, message: int, page: ui.LayoutView, pictures: Iterable[PictureFile] | None
    ) -> discord.Message:
        """Change a message for everybody that this answer made, or that was pressed, and notify nobody. Return the message.

        With `pictures` None its pictures stay as they are. Such requests do not count on the bot's limit.
        """
        shown = discord.utils.MISSING if pictures is None else files(pictures)
        nobody = allowed_mentions(())
        if message == self.pressed_card:
            return await self.interaction.edit_original_response(
                view=page, attachments=shown, allowed_mentions=nobody
            )
        edit = self.interaction.followup.edit_message
        return await edit(message, view=page, attachments=shown, allowed_mentions=nobody)

    async def _answer_beside_card(self, page: ui.LayoutView, shown: Sequence[PictureFile | Download]) -> None:
        await self.defer()
        if self._remark is None:
            self._remark = await self.interaction.followup.send(
                view=page, files=files(shown), ephemeral=True, wait=True
            )
        else:
            await self._remark.edit(view=page, attachments=files(shown))

    def _tell_of_card(self, card: int | None) -> None:
        if card is not None and self._on_card is not None:
            self._on_card(card, self)

    @property
    def _is_done(self) -> bool:
        return self._is_answered or self.interaction.response.is_done()

    async def _first(self, send: Callable[[], Awaitable[First | None]]) -> First | None:
        """Send the first answer and return it.

        None where Discord has it already: an earlier try arrived, and only its acknowledgement was lost.
        """
        self._is_begun = True
        try:
            return await _send_twice(send)
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
            self._is_answered = True
            return None
        finally:
            self.answered_after = perf_counter() - self.begun

    async def answer_all(self, parts: Sequence[str]) -> None:
        """Answer privately with a text in several messages."""
        await self.answer(Page(text(parts[0])))
        for part in parts[1:]:
            await self.interaction.followup.send(view=Page(text(part)), ephemeral=True)

    async def tell(self, key: str, /, **args: Arg) -> None:
        """Answer privately with one sentence."""
        await self.answer(Page(text(self.words.key(key, **args))))

    async def write(self, page: ui.LayoutView) -> None:
        """Write to the person by direct message, where they cannot be answered."""
        await self.interaction.user.send(view=page)

    async def post(
        self,
        page: ui.LayoutView,
        pictures: Iterable[PictureFile],
        pings: Iterable[int],
        roles: Iterable[int] = (),
    ) -> discord.Message:
        """Post for everybody as a new message, because a changed answer would notify nobody, and return it.

        Answer first: the first follow-up of a deferred answer becomes that answer.
        """
        return await self.interaction.followup.send(
            view=page, files=files(pictures), allowed_mentions=allowed_mentions(pings, roles), wait=True
        )


def allowed_mentions(pings: Iterable[int], roles: Iterable[int] = ()) -> discord.AllowedMentions:
    """Return the setting that lets a message notify exactly these people, and whoever has one of these roles, whoever else it mentions."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in sorted(roles)],
        replied_user=False,
        users=[discord.Object(person) for person in sorted(pings)],
    )


def _is_about_pictures(error: discord.HTTPException, shown: Sequence[PictureFile | Download]) -> bool:
    """Return whether a change may have been refused for its new pictures, which Discord does not always find."""
    return bool(shown) and error.status == 400 and error.code == INVALID_FORM


async def _send_twice(send: Callable[[], Awaitable[T]]) -> T:
    """Send, and send again where the connection breaks. Use it only for what may arrive twice."""
    try:
        return await send()
    except CONNECTION_ERRORS:
        return await send()
