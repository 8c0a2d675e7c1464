"""A function of ours as a slash command of the library."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from bot.discord.commands.command_builder import Suggest, Suggestions, Texts, slash_command
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalNumber
from bot.discord.delivery.request import Request

TEXTS = Texts("command-rules", "command-rules-about", {"rows": ("command-audit-rows", "command-rules-about")})
NOBODY = cast(Any, None)


class Front:
    """A client that does what it is handed."""

    async def answer(self, _: object, work: Callable[[Desk, Request], Any]) -> None:
        await work(NOBODY, NOBODY)

    async def suggest(self, _: object, suggest: Suggest, typed: str) -> Suggestions:
        return await suggest(NOBODY, NOBODY, typed)


async def test_parameters_are_options_and_come_back_as_they_were_given() -> None:
    given: list[int | None] = []

    async def answer(desk: Desk, request: Request, rows: OptionalNumber = None) -> None:
        given.append(rows)

    command = slash_command(answer, TEXTS, {})
    (option,) = command.parameters
    assert (option.name, option.required, option.min_value) == ("rows", False, 1)
    callback = cast(Any, command.callback)
    await callback(SimpleNamespace(client=Front()), rows=3)
    assert given == [3]


async def test_suggestions_are_no_longer_than_discord_takes_them() -> None:
    async def answer(desk: Desk, request: Request, rows: str) -> None: ...

    async def suggest(desk: Desk, request: Request, typed: str) -> Suggestions:
        return [(typed * 101, "n" * 101)]

    command = slash_command(answer, TEXTS, {"rows": suggest})
    complete = cast(Any, command._params["rows"].autocomplete)
    (choice,) = await complete(SimpleNamespace(client=Front()), "v")
    assert choice.value == "v" * 100
    assert choice.name == "n" * 99 + "…"
