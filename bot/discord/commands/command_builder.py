"""Builder of discord.py's slash commands out of our own functions."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.discord.commands.desk import Desk
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.components import clip
from bot.discord.ui.translate import named
from bot.discord.ui.transport import DISCORD_ERRORS

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Suggestions = Iterable[tuple[str, str]]
"""Suggestions for an option: each value, and the name people read."""
Suggest = Callable[[Desk, Request, str], Awaitable[Suggestions]]
"""A function that returns suggestions for the text somebody has typed so far."""


class Front(Protocol):
    """The client, as far as commands know it."""

    def is_first(self, interaction: Interaction) -> bool:
        """Return whether an interaction comes for the first time."""

    async def answer(
        self, interaction: Interaction, work: Callable[[Desk, Request], Awaitable[None]]
    ) -> None:
        """Answer an interaction, whatever the work raises."""

    async def suggest(self, interaction: Interaction, suggest: Suggest, typed: str) -> Suggestions:
        """Return the suggestions for an option; none where the work raises."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The catalogue keys of a command's name and description, and of those of its options."""

    name: str
    about: str
    options: Mapping[str, tuple[str, str]]


def slash_command(
    answer: Callable[..., Awaitable[None]], texts: Texts, suggestions: Mapping[str, Suggest]
) -> app_commands.Command[Any, ..., None]:
    """Return a command that the client answers with `answer(desk, request, **options)`.

    Its options are those of `options_of`, each suggested by the function under its name, if there is one.
    """

    async def callback(interaction: Interaction, /, **options: Any) -> None:
        front: Front = interaction.client
        await front.answer(interaction, partial(answer, **options))

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    options = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in options_of(answer)]
    callback.__signature__ = inspect.Signature([first, *options])  # type: ignore[attr-defined]
    app_commands.rename(**{option: named(name) for option, (name, _) in texts.options.items()})(callback)
    app_commands.describe(**{option: named(about) for option, (_, about) in texts.options.items()})(callback)
    app_commands.autocomplete(**{option: _autocomplete(each) for option, each in suggestions.items()})(
        callback
    )
    return _Command(name=named(texts.name), description=named(texts.about), callback=callback)


class _Command(app_commands.Command[Any, ..., None]):
    """A command whose suggestions are no error where they come too late, which happens whenever somebody types on."""

    async def _invoke_autocomplete(self, interaction: Interaction, name: str, namespace: Any) -> None:
        try:
            await super()._invoke_autocomplete(interaction, name, namespace)
        except DISCORD_ERRORS as error:
            log.info("suggestions for %s could not be given: %s", self.qualified_name, error)


def command_group(name: str, about: str) -> app_commands.Group:
    """Return a command that has subcommands, with the catalogue keys of its name and description."""
    return app_commands.Group(name=named(name), description=named(about))


def options_of(answer: Callable[..., Awaitable[None]]) -> list[inspect.Parameter]:
    """Return the parameters after desk and request, without the custom_id of a button that has the same answer; annotations are
    evaluated.
    """
    parameters = inspect.signature(answer, eval_str=True).parameters.values()
    return [each for each in list(parameters)[2:] if each.name != "custom_id"]


def _autocomplete(suggest: Suggest) -> Callable[[Interaction, str], Any]:
    async def autocomplete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        front: Front = interaction.client
        found = await front.suggest(interaction, suggest, typed)
        return [
            app_commands.Choice(name=clip(name, limits.CHOICE), value=value[: limits.CHOICE])
            for value, name in found
        ]

    return autocomplete
