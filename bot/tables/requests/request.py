"""Requests of people as methods: most of them say only which step they make, and everything else about them is the same.

A request is known by the id of its interaction: made again, it is answered again and not applied again. Each refusal of a person is
an `engine.errors.Refused`, and then nothing of the request was done. A method raises NoTable and whatever its step raises.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.tables.model.paces import LeastPace, PaceName
from bot.tables.model.step import Step
from bot.tables.model.table import Change, Person, Table

P = ParamSpec("P")
About = TypeVar("About")

Changing: TypeAlias = Coroutine[Any, Any, Change]
MakeStep: TypeAlias = Callable[[int, int, Callable[[Table], Step]], Changing]
"""A function that makes a step at the table of that id, for the interaction of that id."""


class Requests(Protocol):
    """A class with these methods, whose `request` makes the steps."""

    @property
    def request(self) -> MakeStep: ...


def request(
    step: Callable[Concatenate[Table, Person, P], Step],
) -> Callable[Concatenate[Requests, int, Person, int, P], Changing]:
    """Return the method `(table_id, person, interaction, ...)` that makes this step."""

    def method(
        self: Requests, table_id: int, person: Person, interaction: int, /, *args: P.args, **chosen: P.kwargs
    ) -> Changing:
        return self.request(table_id, interaction, lambda table: step(table, person, *args, **chosen))

    method.__doc__ = step.__doc__
    return method


class LobbyRequests(Requests, Protocol):
    """A class with these methods, which knows how slow games may be."""

    async def least_pace(self, table_id: int) -> LeastPace: ...


def lobby_request(
    step: Callable[Concatenate[Table, Person, PaceName, P], Step],
) -> Callable[Concatenate[LobbyRequests, int, Person, int, P], Changing]:
    """Return the method `(table_id, person, interaction, ...)` that makes this step, which is told the least pace of the server.

    It is the one in force when the step is saved: where it changes before that, the step is worked out anew.
    """

    async def method(
        self: LobbyRequests,
        table_id: int,
        person: Person,
        interaction: int,
        /,
        *args: P.args,
        **chosen: P.kwargs,
    ) -> Change:
        least = await self.least_pace(table_id)

        def paced_step(table: Table) -> Step:
            return replace(step(table, person, least.pace, *args, **chosen), also=least.hold)

        return await self.request(table_id, interaction, paced_step)

    method.__doc__ = step.__doc__
    return method


def request_about(
    step: Callable[[Table, Person, About], Step],
) -> Callable[[Requests, int, Person, About, int], Changing]:
    """Return the method `(table_id, person, about, interaction)` that makes this step, which is about a seat, a vote or somebody else."""

    def method(self: Requests, table_id: int, person: Person, about: About, interaction: int) -> Changing:
        return self.request(table_id, interaction, lambda table: step(table, person, about))

    method.__doc__ = step.__doc__
    return method
