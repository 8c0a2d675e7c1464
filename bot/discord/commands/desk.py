"""The desk: everything that commands and buttons work with. It holds no state of any game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import discord

from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.interactions.double_presses import DoublePresses
from bot.discord.delivery.long_jobs.background_worker import BackgroundWorker
from bot.discord.delivery.long_jobs.personal_queues import PersonalQueues
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.render_pool import RenderPool
from bot.tables import Table, Tables
from bot.tables.model.errors import HasNotStarted, NoTable
from bot.tables.steps.guards import require_running
from engine.errors import Refused, Stale
from engine.game import Game
from engine.text import say

P = ParamSpec("P")

LATELY = 3
"""Number of threads searched for the game that was played last."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The tables, and everything that shows them."""

    tables: Tables
    games: Mapping[str, Game[Any, Any]]
    pool: RenderPool
    poster: CardPoster
    film_worker: BackgroundWorker = field(default_factory=BackgroundWorker)
    analysis_worker: BackgroundWorker = field(default_factory=BackgroundWorker)
    looks: PersonalQueues = field(default_factory=PersonalQueues)
    """Queues for private pictures and texts; films and analyses take long, so they are reckoned apart."""
    presses: DoublePresses = field(default_factory=DoublePresses)
    films: PersonalQueues = field(default_factory=PersonalQueues)
    analyses: PersonalQueues = field(default_factory=PersonalQueues)

    async def table_here(self, request: Request) -> Table:
        """Return the table of the channel, and have the log name it: that which goes on there, else in a thread below. Raises NoTable.

        Of several in threads it is the one at which the person plays.
        """
        table = await self.tables.at(request.place.channel)
        if table is None or not table.live:
            table = await self._below(request) or table
        if table is None:
            raise await self._elsewhere(request) or NoTable()
        request.table = table.id
        return table

    async def played_last(self, request: Request) -> Table | None:
        """Return the newest table of the channel and of the threads below it that are open; None where there is none."""
        places = [request.place.channel, *_threads(request)[:LATELY]]
        found = [table for place in places if (table := await self.tables.at(place)) is not None]
        return max(found, key=lambda table: table.id, default=None)

    async def _below(self, request: Request) -> Table | None:
        """Return the game that goes on in a thread of this channel; None where none does, or none of several is meant."""
        found = await self.tables.places.below(request.place.channel)
        own = [table for table in found if table.seat_of(request.person.id) is not None]
        meant = own if own else found
        return meant[0] if len(meant) == 1 else None

    async def _elsewhere(self, request: Request) -> Refused | None:
        """Return the refusal that says where a person plays, if that is in a thread of this channel; else None."""
        threads = _threads(request)
        played = await self.tables.lists.of_person(request.person.id) if threads else []
        here = [f"<#{each.table.place.channel}>" for each in played if each.table.place.channel in threads]
        return Refused(say("thread-elsewhere", where=tuple(here))) if here else None

    async def begun_table(self, request: Request, custom_id: CustomId | None = None) -> Table:
        """Return the table of the button that was pressed, else of the channel; its game may be over. Raises NoTable, HasNotStarted."""
        if custom_id is None:
            return begun(await self.table_here(request))
        return begun(await self.tables.table(custom_id.table))

    async def playing_here(self, request: Request) -> Table:
        """Return the table of the channel, its game going on. Raises NoTable, HasNotStarted, IsPaused, IsOver."""
        table = await self.table_here(request)
        require_running(table)
        return table

    async def unchanged_table(self, request: Request, custom_id: CustomId) -> Table:
        """Return the table of a button, its game going on, if the person is still asked the same there as when the button was shown.

        Raises Stale, HasNotStarted, IsPaused, IsOver.
        """
        table = await self.tables.table(custom_id.table)
        require_running(table)
        if not table.is_current(custom_id.moment, request.person.id):
            raise Stale(say("refusal-stale"))
        return table


def _threads(request: Request) -> list[int]:
    """Return the threads of the bot's own in this channel, the newest first, as far as they are not archived."""
    channel, me = request.interaction.channel, request.interaction.client.user
    if not isinstance(channel, discord.TextChannel) or me is None:
        return []
    return sorted((each.id for each in channel.threads if each.owner_id == me.id), reverse=True)


def begun(table: Table) -> Table:
    """Return the table if its game has begun; one that is over will do, unlike for the guards of moves. Raises HasNotStarted."""
    if table.match is None:
        raise HasNotStarted
    return table


def one_at_a_time(
    answer: Callable[Concatenate[Desk, Request, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Desk, Request, P], Coroutine[Any, Any, None]]:
    """Let a function answer the requests of a person one after the other, for what it makes takes time. Raises TooMany."""

    @wraps(answer)
    async def answer_in_turn(desk: Desk, request: Request, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async with desk.looks.of(request.person.id, request.defer):
            await answer(desk, request, *args, **kwargs)

    return answer_in_turn
