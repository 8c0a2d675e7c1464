"""The command tree of the library, made from what is registered and from the verbs of every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.discord.commands import game_verbs, registry
from bot.discord.commands.slash import Front, Texts, command_group, options_of, slash_command
from engine.game import Game

Made: TypeAlias = "app_commands.Command[Any, ..., None] | app_commands.Group"


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
        registry.load()
        for made in _registered():
            self.add_command(made)
        for game in games:
            self.add_command(game_verbs.group(game))

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


def _registered() -> Iterator[Made]:
    """The registered commands, in the order of their names; subcommands in their group."""
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


def _made(name: str, command: registry.Command) -> app_commands.Command[Any, ..., None]:
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
