"""The command tree of the library, made from the registered commands and from the verbs of every game.

Commands are made once in a process, and so is what Discord is told of them, however many bots are made in it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.discord.commands import registry
from bot.discord.commands.command_builder import Front, Texts, command_group, options_of, slash_command
from bot.discord.commands.turn import game_verbs
from bot.discord.ui.translate import CatalogueTranslator
from bot.store.processes.registrations import Registrations
from engine.game import Game
from engine.home import home
from engine.text import Text, say
from words.catalogue import FALLBACK, LANGUAGES, words

Made: TypeAlias = "app_commands.Command[Any, ..., None] | app_commands.Group"


log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[Any]):
    """All commands, usable wherever the bot is installed. What goes wrong around a command is logged and answered."""

    def __init__(self, client: discord.Client, games: Iterable[Game[Any, Any]]) -> None:
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )
        self._games = tuple(games)
        for made in _every_command(self._games):
            self.add_command(made)

    async def described(self) -> Sequence[dict[str, Any]]:
        """Return all commands as Discord is told them, with their words in every language."""
        if self._games not in _DESCRIBED:
            translator = CatalogueTranslator()
            found = []
            for made in _every_command(self._games):
                found.append(await made.get_translated_payload(self, translator))
                await asyncio.sleep(
                    0
                )  # It takes a quarter of a second, and somebody may be waiting for an answer.
            _DESCRIBED[self._games] = found
        return _DESCRIBED[self._games]

    async def send(self) -> None:
        """Tell Discord all commands, in the place of whatever it had. The client must be logged in."""
        application = self.client.application_id
        assert application is not None
        await self.client.http.bulk_upsert_global_commands(application, payload=list(await self.described()))

    async def sync_changes(self, kept: Registrations) -> bool:
        """Register the commands where they are not the registered ones; return whether that was so.

        They are known by a sum of what we want and of the ids and versions that Discord has given, so that it is noticed, too, where
        Discord has lost them or somebody else has changed them. Raises Discord's errors and Failed.
        """
        application, http = self.client.application_id, self.client.http
        assert application is not None
        wanted = list(await self.described())
        if await kept.last(application) == _sum_of(wanted, await http.get_global_commands(application)):
            return False
        made = await http.bulk_upsert_global_commands(application, payload=wanted)
        await kept.keep(application, _sum_of(wanted, made))
        return True

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        front: Front = interaction.client
        return front.is_first(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        async def fail(*_: object) -> None:
            raise error

        if interaction.type is not discord.InteractionType.autocomplete:
            front: Front = interaction.client
            await front.answer(interaction, fail)


_DESCRIBED: dict[tuple[Game[Any, Any], ...], Sequence[dict[str, Any]]] = {}
"""All commands by games, as `Tree.described` has found them."""


def without_command(games: Iterable[Game[Any, Any]]) -> Mapping[str, Text]:
    """Return, by their ids, the games of others that have buttons alone, each with what is wrong with its command."""
    return _of_games(tuple(games))[1]


@cache
def _every_command(games: tuple[Game[Any, Any], ...]) -> Sequence[Made]:
    """Return the registered commands, and a command of each game."""
    registry.load()
    return (*_registered(), *_of_games(games)[0])


@cache
def _of_games(games: tuple[Game[Any, Any], ...]) -> tuple[Sequence[Made], Mapping[str, Text]]:
    """Return the command of each game, ours first, and what is wrong with those that a game of others does not get."""
    registry.load()
    taken = {
        each: say("command-taken-by-bot", name=each[1])
        for name in registry.COMMANDS
        for each in _spoken(f"command-{name.split()[0]}")
    }
    made: list[Made] = []
    refused: dict[str, Text] = {}
    for game in sorted(games, key=lambda game: not home(game.id).is_ours):
        names = _spoken(f"{game.id}-command")
        try:
            if taken_by := next((taken[each] for each in names if each in taken), None):
                refused[game.id] = taken_by
                continue
            if not home(game.id).is_ours:
                game_verbs.check(game)
            made.append(game_verbs.group(game))
        except (TypeError, ValueError) as error:
            if home(game.id).is_ours:
                raise
            refused[game.id] = say("command-not-right", why=str(error))
        else:
            taken |= {each: say("command-taken", name=each[1], game=game.id) for each in names}
    for game_id, why in refused.items():
        log.error("the game %s has no command: %s", game_id, words(FALLBACK).say(why))
    return made, refused


def _spoken(key: str) -> Sequence[tuple[str, str]]:
    """Return the names of a command with their languages."""
    return [(language, words(language).key(key)) for language in LANGUAGES]


def _sum_of(wanted: Any, given: Iterable[Mapping[str, Any]]) -> str:
    versions = sorted((str(each["id"]), str(each["version"])) for each in given)
    return blake2b(json.dumps([wanted, versions]).encode(), digest_size=16).hexdigest()


def _registered() -> Iterator[Made]:
    """Yield the registered commands, in the order of their names; subcommands in their group."""
    groups: dict[str, app_commands.Group] = {}
    for name, command in sorted(registry.COMMANDS.items()):
        group, _, _ = name.rpartition(" ")
        if not group:
            yield _made(name, command)
            continue
        if group not in groups:
            groups[group] = command_group(f"command-{group}", f"command-{group}-about")
        groups[group].add_command(_made(name, command))
    yield from groups.values()


def _made(name: str, command: registry.SlashCommand) -> app_commands.Command[Any, ..., None]:
    key = f"command-{name.replace(' ', '-')}"
    options = [option.name for option in options_of(command.answer)]
    texts = Texts(key, f"{key}-about", {each: (f"{key}-{each}", f"{key}-{each}-about") for each in options})
    suggestions = {
        each: registry.SUGGESTIONS[name, each] for each in options if (name, each) in registry.SUGGESTIONS
    }
    made = slash_command(command.answer, texts, suggestions)
    if command.only_for is not None:
        made.default_permissions = command.only_for
        made.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        )
    return made
