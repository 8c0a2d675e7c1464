"""Each game as one slash command: a subcommand for each verb, its fields as options suggested from what is legal now.

Made from the game's action classes alone, so that a new game needs nothing here.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import fields
from types import NoneType
from typing import Any, get_args, get_type_hints

from discord import app_commands

from bot.discord.commands.command_builder import Suggest, Suggestions, Texts, command_group, slash_command
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalText, TypedText
from bot.discord.commands.turn import moves
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.trail import spelled
from bot.discord.ui.translate import named
from engine.catalogue_keys import catalogue_keys
from engine.game import Game
from words.catalogue import LANGUAGES, words

NAME = re.compile(r"[-_\w]{1,32}")
MORE = "more"
"""Name of the group of verbs for which there is no room."""


def group(game: Game[Any, Any]) -> app_commands.Group:
    """Return the command of a game: a subcommand for each verb, and for each group of verbs one that has them as its own."""
    found = command_group(f"{game.id}-command", f"{game.id}-about")
    behind = verbs_behind(game)
    grouped = {verb: name for name, verbs in behind.items() for verb in verbs}
    groups: dict[str, app_commands.Group] = {}
    for verb, kind in game.grammar.verbs.items():
        place = found
        if (name := grouped.get(verb)) is not None:
            if name not in groups:
                groups[name] = (
                    command_group("more-verbs-name", "more-verbs-about")
                    if name == MORE
                    else command_group(f"{game.id}-group-{name}-name", f"{game.id}-group-{name}-about")
                )
                found.add_command(groups[name])
            place = groups[name]
        place.add_command(_command(game, verb, kind))
    return found


def check(game: Game[Any, Any]) -> None:
    """Raise ValueError where Discord would refuse a name or a description of the command in some language, and with it all commands."""
    for language in LANGUAGES:
        speech = words(language)
        for key in catalogue_keys(game):
            said = speech.key(key)
            if key.endswith(("-name", "-command")):
                if not NAME.fullmatch(said):
                    raise ValueError(f"{key} is no name of a command: {said}")
                if said != said.lower():
                    raise ValueError(f"{key} is not in small letters: {said}")
            elif key.endswith("-about") and not 0 < len(said) <= limits.ABOUT:
                raise ValueError(f"{key} has more than {limits.ABOUT} characters")
        names = [speech.key(f"{game.id}-verb-{verb}-name") for verb in game.grammar.verbs]
        if len(set(names)) < len(names):
            raise ValueError(f"two verbs have one name: {', '.join(names)}")


def verbs_behind(game: Game[Any, Any]) -> Mapping[str, Sequence[str]]:
    """Return the verbs of a game that are typed behind a group, by its name.

    Those that the game puts there; and where the others are more than there is room for beside them, the last of these behind `MORE`.
    """
    grouped = {verb for verbs in game.verb_groups.values() for verb in verbs}
    alone = [verb for verb in game.grammar.verbs if verb not in grouped]
    room = limits.SUBCOMMANDS - len(game.verb_groups)
    if len(alone) <= room:
        return game.verb_groups
    return {**game.verb_groups, MORE: alone[room - 1 :]}


def _command(game: Game[Any, Any], verb: str, kind: type[Any]) -> app_commands.Command[Any, ..., None]:
    async def play(desk: Desk, request: Request, **given: str | None) -> None:
        await moves.play_typed(desk, request, game.id, verb, _given(given))

    names = {field.name: _key(game, field.name) for field in fields(kind) if field.name != "verb"}
    _sign(play, kind, list(names))
    base = f"{game.id}-verb-{verb}"
    options = {name: (f"{key}-name", f"{key}-about") for name, key in names.items()}
    texts = Texts(f"{base}-name", f"{base}-about", options)
    return slash_command(play, texts, {name: _suggester(game, verb, name, names) for name in names})


def _key(game: Game[Any, Any], field: str) -> str:
    return f"{game.id}-field-{field.replace('_', '-')}"


def _sign(play: Callable[..., Awaitable[None]], kind: type[Any], names: list[str]) -> None:
    """Give the function the parameters that options are read from; a field that can be None may be left out."""
    hints = get_type_hints(kind)
    desk, request, _ = inspect.signature(play).parameters.values()
    options = [_parameter(name, hints[name]) for name in names]
    play.__signature__ = inspect.Signature([desk, request, *options])  # type: ignore[attr-defined]


def _parameter(name: str, hint: Any) -> inspect.Parameter:
    if NoneType in get_args(hint):
        annotation, default = OptionalText, None
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=TypedText)


def _suggester(game: Game[Any, Any], verb: str, field: str, names: Mapping[str, str]) -> Suggest:
    """Return the function that suggests values for one field.

    While somebody types, Discord names the other fields as their options are named.
    """
    named_as = {name: str(named(f"{key}-name")) for name, key in names.items()}

    async def suggest(desk: Desk, request: Request, typed: str) -> Suggestions:
        options = dict(iter(request.interaction.namespace))
        given = _given({name: options.get(option) for name, option in named_as.items()})
        found = await moves.suggest_values(desk, request, game.id, verb, given, field, typed)
        return [(spelled(value), name) for value, name in found]

    return suggest


def _given(options: Mapping[str, Any]) -> dict[str, str]:
    """Return the text typed into each field, cut at the length of the longest suggestion: longer text names no value, and is said back."""
    return {name: str(value)[: limits.CHOICE] for name, value in options.items() if value not in (None, "")}
