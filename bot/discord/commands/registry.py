"""Registry of slash commands, buttons and menus, filled where they are written; nothing else knows them by name.

    @command("resign")
    async def ask_to_resign(desk: Desk, request: Request) -> None: ...

    @button("resigned")
    async def resign(desk: Desk, request: Request, custom_id: CustomId) -> None: ...

The options of a command are the further parameters of its function, annotated as discord.py reads them. Its texts are
`command-<name>` and `command-<name>-about` in the catalogues, those of an option `command-<name>-<option>` and
`command-<name>-<option>-about`. A name of two words is a subcommand, and `-` stands between them in the keys.

Where a command and a button have the same answer, one function has both decorators, and its `custom_id` is None for the command.

An op is written into the custom_ids of messages that stay in channels for years, so one that is in use is never renamed.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Concatenate, Optional, ParamSpec, TypeVar

import discord
from discord import app_commands

from bot.discord.commands.command_builder import Interaction, Suggest
from bot.discord.commands.desk import Desk
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.translate import named
from engine.errors import Stale
from engine.registry import games
from engine.text import say

P = ParamSpec("P")
K = TypeVar("K")
AnswerCommand = Callable[Concatenate[Desk, Request, P], Awaitable[None]]
AnswerButton = Callable[[Desk, Request, CustomId], Awaitable[None]]
AnswerSelect = Callable[[Desk, Request, CustomId, Sequence[str]], Awaitable[None]]
B = TypeVar("B", bound=AnswerButton)
S = TypeVar("S", bound=AnswerSelect)
A = TypeVar("A", bound=Suggest)


class GameName(app_commands.Transformer):
    """The id of a game, picked by its title."""

    @property
    def choices(self) -> list[app_commands.Choice[int | float | str]]:
        return [app_commands.Choice(name=named(game), value=game) for game in list(games())[: limits.CHOICES]]

    async def transform(self, interaction: Interaction, value: Any, /) -> str:  # noqa: ARG002 - the library's signature
        return str(value)


# Optional[...] and not `| None`: the library reads this form at run time.
TypedText = app_commands.Range[str, None, limits.TYPED]
OptionalText = Optional[TypedText]  # noqa: UP045
OptionalNumber = Optional[app_commands.Range[int, 1]]  # noqa: UP045
OptionalGame = Optional[app_commands.Transform[str, GameName]]  # noqa: UP045
OptionalUser = Optional[discord.User]  # noqa: UP045


@dataclass(frozen=True, slots=True)
class SlashCommand:
    """A slash command as it was written."""

    answer: Callable[..., Awaitable[None]]
    only_for: discord.Permissions | None
    """Permissions without which members do not see the command, which is then there in servers only; None for everybody."""


@dataclass(frozen=True, slots=True)
class Press:
    """The function that answers a press on a button, or a pick from a menu, as it was written."""

    answer: Callable[..., Awaitable[None]]
    is_of_menu: bool
    """Whether the function is given the values picked from a menu."""


COMMANDS: dict[str, SlashCommand] = {}
PRESSES: dict[str, Press] = {}
"""Answers to buttons and menus, by the op of their custom_id."""
SUGGESTIONS: dict[tuple[str, str], Suggest] = {}
"""Functions that suggest values, by the command and its option."""


def command(
    name: str, *, only_for: discord.Permissions | None = None
) -> Callable[[AnswerCommand[P]], AnswerCommand[P]]:
    """Register a function that answers this slash command."""

    def register(answer: AnswerCommand[P]) -> AnswerCommand[P]:
        _add(COMMANDS, name, SlashCommand(answer, only_for))
        return answer

    return register


def button(*ops: str) -> Callable[[B], B]:
    """Register a function that answers presses on buttons with one of these ops."""

    def register(answer: B) -> B:
        for op in ops:
            _add(PRESSES, op, Press(answer, is_of_menu=False))
        return answer

    return register


def select(*ops: str) -> Callable[[S], S]:
    """Register a function that answers picks from menus with one of these ops, and is given the values picked."""

    def register(answer: S) -> S:
        for op in ops:
            _add(PRESSES, op, Press(answer, is_of_menu=True))
        return answer

    return register


def autocomplete(name: str, option: str) -> Callable[[A], A]:
    """Register a function that suggests values for an option of a command while somebody types."""

    def register(suggest: A) -> A:
        _add(SUGGESTIONS, (name, option), suggest)
        return suggest

    return register


def load() -> None:
    """Import every module of this folder and its rooms, and so register what stands in it."""
    for module in pkgutil.walk_packages([str(Path(__file__).parent)], f"{__package__}."):
        import_module(module.name)


def answer_of(
    custom_id: CustomId, values: Sequence[str]
) -> tuple[Callable[..., Awaitable[None]], tuple[object, ...]]:
    """Return the function that answers this press or pick, and its arguments after desk and request.

    The function for an op that nobody registered, posted by another version of ours, raises Stale.
    """
    press = PRESSES.get(custom_id.op, _UNKNOWN)
    return press.answer, (custom_id, values) if press.is_of_menu else (custom_id,)


async def _refuse_unknown(_: Desk, __: Request, ___: CustomId) -> None:
    raise Stale(say("refusal-stale"))


_UNKNOWN = Press(_refuse_unknown, is_of_menu=False)


def _add(registered: dict[K, Any], key: K, value: object) -> None:
    if key in registered:
        raise ValueError(f"{key} is registered twice")
    registered[key] = value
