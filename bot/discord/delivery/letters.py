"""Letters: direct messages to people about a game that they cannot be told of in its channel, or must not miss there.

A letter is owed from the change on that it is about, and so is sent also where the process ends in between. Its key stands in the
custom_id of its button, by which a letter is found that was sent and not noted.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import chain, repeat

import discord
from discord import ui

from bot.discord.delivery.own_messages import own_messages
from bot.discord.ui.components import Page, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.links import link_to
from bot.discord.ui.transport import PAUSES, accept_refusal, retry
from bot.store.errors import Failed
from bot.store.games.letters import Letter, LetterKind
from bot.store.rows import NOBODY
from bot.tables import Chair, Table, Tables
from bot.tasks import Tasks
from words.catalogue import words

log = logging.getLogger(__name__)

SEARCHED = 100
"""Number of the latest direct messages to a person, among which one is searched for that may have been sent."""


class Letters:
    """The letters. Whoever accepts no direct messages gets none, and what they tell stands on the card too."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._tasks = Tasks()
        self._under_way: set[str] = set()
        """Keys of the letters that are being sent."""

    async def run(self) -> None:
        """Send what is owed, of several people side by side, until it is cancelled."""
        try:
            self.look_again()
            while True:
                self._begin(await self._tables.letters.untold.get())
        finally:
            await self._tasks.cancel()

    def look_again(self) -> None:
        """Send the letters that the process before us, or another one, has left unsent, as soon as the database says which they are."""
        self._tasks.spawn(self._look_again())

    async def _look_again(self) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                for letter in await self._tables.letters.owed():
                    self._begin(letter)
            except Failed as error:
                log.warning("the letters that are owed are not known yet: %s", error)
                await asyncio.sleep(pause)
            else:
                return

    def _begin(self, letter: Letter) -> None:
        if letter.key not in self._under_way:
            self._under_way.add(letter.key)
            self._tasks.spawn(self._deliver(letter))

    async def _deliver(self, letter: Letter) -> None:
        try:
            if await self._tables.letters.claim(letter):
                await retry(lambda: self._send(letter), "a letter")
                await self._tables.letters.end(letter)
        except Failed as error:
            log.warning("a letter waits: %s", error)
            await asyncio.sleep(PAUSES[-1])
            self.look_again()
        except Exception:
            log.exception("a letter about table %s is not sent", letter.game)
        finally:
            self._under_way.discard(letter.key)

    async def _send(self, letter: Letter) -> None:
        """Send a letter, unless it was sent before, or has come to nothing. Raises transient Discord errors."""
        table = await self._tables.table(letter.game)
        chair = table.chairs[letter.seat]
        person = _reader(chair, letter.kind)
        if person in (None, NOBODY) or await self._says_less(letter):
            return
        settings = await self._tables.preferences.get(person)
        page = _page(table, letter, settings.language or table.language)
        with accept_refusal("a letter cannot be delivered"):
            channel = await self._client.create_dm(discord.Object(person))
            if not (letter.claimed and await self._is_sent(channel, letter)):
                await channel.send(view=page, nonce=letter.key)

    async def _says_less(self, letter: Letter) -> bool:
        """Return whether another letter tells the rest of it: in some tournaments whoever is replaced has lost the game."""
        return letter.kind == "replaced" and await self._tables.votes.costs_game(letter.game)

    async def _is_sent(self, channel: discord.DMChannel, letter: Letter) -> bool:
        async for message in own_messages(self._client, channel, SEARCHED):
            items = ui.LayoutView.from_message(message, timeout=None).walk_children()
            if any(str(getattr(item, "custom_id", "")).endswith(f":{letter.key}") for item in items):
                return True
        return False


def _reader(chair: Chair, kind: LetterKind) -> int | None:
    """Return the person of the seat; None where the letter would be wrong by now, because they are back already."""
    if kind == "forfeited":
        return chair.resigned
    return None if kind == "replaced" and chair.computer is None else chair.person


def _page(table: Table, letter: Letter, language: str) -> Page:
    speech = words(language)
    where = "" if table.place.is_gone else link_to(table.place)
    sentence = speech.key(f"letter-{letter.kind}", game=speech.key(table.game.id), where=where)
    button = ("back", "button-i-am-back", Style.success)
    op, label, style = button if letter.kind == "replaced" else ("catchup", "button-catchup", Style.secondary)
    answer = CustomId(table.id, 0, op, letter.key)
    return Page(text(sentence), *rows([button_to(answer, speech.key(label), style)]))
