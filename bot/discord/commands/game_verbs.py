"""Each game as one slash command: a subcommand for each verb, its fields as options suggested from what is legal now.

Made from the game's action classes alone, so that a new game needs nothing here.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import fields
from types import NoneType
from typing import TYPE_CHECKING, Any, Optional, get_args, get_type_hints

import discord
from discord import app_commands

from bot.discord.ui.components import clip
from bot.discord.ui.trail import spelled
from bot.discord.ui.translate import named
from engine.game import Game

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

CHOICE = 100
"""Characters of a suggestion and of its value."""

Suggest = Callable[[Any, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def group(game: Game[Any, Any], client: Grovekeeper) -> app_commands.Group:
    """The command of a game."""
    found = app_commands.Group(
        name=named(f"{game.id}-command"),
        description=named(f"{game.id}-about"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )
    for verb, kind in game.grammar.verbs.items():
        found.add_command(_command(game, verb, kind, client))
    return found


def _command(
    game: Game[Any, Any], verb: str, kind: type[Any], client: Grovekeeper
) -> app_commands.Command[Any, ..., None]:
    names = [field.name for field in fields(kind) if field.name != "verb"]

    async def play(interaction: discord.Interaction[Any], /, **given: str | None) -> None:
        await client.typed(interaction, game.id, verb, _given(given))

    _sign(play, kind, names)
    base = f"{game.id}-field-"
    keys = {name: f"{base}{name.replace('_', '-')}" for name in names}
    app_commands.rename(**{name: named(f"{key}-name") for name, key in keys.items()})(play)
    app_commands.describe(**{name: named(f"{key}-about") for name, key in keys.items()})(play)
    app_commands.autocomplete(**{name: _suggester(game, verb, name, client) for name in names})(play)
    return app_commands.Command(
        name=named(f"{game.id}-verb-{verb}-name"),
        description=named(f"{game.id}-verb-{verb}-about"),
        callback=play,
    )


def _sign(play: Callable[..., Any], kind: type[Any], names: list[str]) -> None:
    """Gives the callback the parameters the library reads options from; a field that can be None may be left out."""
    hints = get_type_hints(kind)
    options = [_parameter(name, hints[name]) for name in names]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    play.__signature__ = inspect.Signature([first, *options])  # type: ignore[attr-defined]


def _parameter(name: str, hint: Any) -> inspect.Parameter:
    if NoneType in get_args(hint):
        annotation, default = Optional[str], None  # noqa: UP045 - the library reads this form at run time
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=str)


def _suggester(game: Game[Any, Any], verb: str, field: str, client: Grovekeeper) -> Suggest:
    """Suggestions for one field. While somebody types, fields go by the names their options have."""
    kind = game.grammar.verbs[verb]
    named_as = {
        each.name: str(named(f"{game.id}-field-{each.name.replace('_', '-')}-name"))
        for each in fields(kind)
        if each.name != "verb"
    }

    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        options = dict(iter(interaction.namespace))
        given = _given({name: options.get(option) for name, option in named_as.items()})
        found = await client.suggestions(interaction, game.id, verb, given, field, typed)
        return [
            app_commands.Choice(name=clip(name, CHOICE), value=spelled(value)[:CHOICE])
            for value, name in found
        ]

    return suggest


def _given(options: Mapping[str, Any]) -> dict[str, str]:
    """What was typed into each field. No suggestion is longer than `CHOICE`; what is cannot be meant, and is said back in part."""
    return {name: str(value)[:CHOICE] for name, value in options.items() if value not in (None, "")}
