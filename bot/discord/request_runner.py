"""Running of requests: one way for commands, presses and picks, from the moment they are heard to the line in the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec

import discord

from bot.discord.commands.desk import Desk
from bot.discord.delivery.interactions.admission import AdmissionQueue
from bot.discord.delivery.interactions.error_replies import answer_error
from bot.discord.delivery.interactions.interaction_log import Outcome, record_outcome
from bot.discord.delivery.reach import Reach
from bot.discord.delivery.request import Request
from bot.tasks import Tasks
from render import pictures

P = ParamSpec("P")


class RequestRunner:
    """The runner: lets each request in when it is its turn, does its work, answers the errors of that, and records the outcome.

    The work is done in the task of the interaction itself, so that nothing stands between the library and the command.
    """

    def __init__(
        self, desk: Desk, reach: Reach, admission: AdmissionQueue, then: Callable[[Request], Awaitable[None]]
    ) -> None:
        """Make a runner of requests at `desk`; `then` is called with each request that has been answered."""
        self._desk = desk
        self._reach = reach
        self._then = then
        self._under_way = Tasks()
        self.admission = admission

    async def run(
        self,
        interaction: discord.Interaction[Any],
        name: str,
        table: int,
        work: Callable[Concatenate[Desk, Request, P], Awaitable[None]],
        *given: P.args,
        **options: P.kwargs,
    ) -> None:
        """Answer an interaction, whatever the work raises. `name` is the command or op; `table` the one whose card was pressed, or 0."""
        self._desk.pool.prepare(pictures.load, tuple(self._desk.games))
        place = self.admission.place()
        request = Request(interaction, table, on_card=self._reach.remember_maker, on_answer=place.leave)
        self._reach.hear(request)
        outcome: Outcome = "done"
        with self._under_way.joined():
            async with self.admission.admit(place, request.hold):
                try:
                    request.speak(await self._desk.tables.preferences.spoken_by(request.person.id))
                    await work(self._desk, request, *given, **options)
                except Exception as error:
                    outcome = await answer_error(request, self._desk.tables, name, error)
            record_outcome(request, name, outcome)
            await self._then(request)

    async def drain(self, timeout: float | None = None) -> None:  # noqa: ASYNC109 - what is left goes on, nothing is raised
        """Wait until nothing is under way any more; at most `timeout` seconds, where given."""
        await self._under_way.drain(timeout)

    async def close(self, grace: float) -> None:
        """Wait `grace` seconds for the work under way, and cancel the rest."""
        await self._under_way.drain(grace)
        await self._under_way.cancel()
        await self.admission.close()
