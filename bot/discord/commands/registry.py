"""How a command that every game shares is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

import discord
from discord import app_commands

from bot.discord.ui.translate import named

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

GAMES = 25
"""As many as one option can offer."""

Here = discord.Interaction[Any]
Words = Optional[str]  # noqa: UP045 - the library reads this form at run time
Number = Optional[app_commands.Range[int, 1]]  # noqa: UP045


def command(client: Grovekeeper, name: str, callback: Any, *options: str) -> None:
    """Adds a command to the tree: its texts are `command-<name>…` in the catalogues, those of an option `command-<name>-<option>…`."""
    key = f"command-{name}"
    app_commands.rename(**{each: named(f"{key}-{each}") for each in options})(callback)
    app_commands.describe(**{each: named(f"{key}-{each}-about") for each in options})(callback)
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=named(key),
        description=named(f"{key}-about"),
        callback=callback,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )
    client.tree.add_command(made)


def game_choices(client: Grovekeeper) -> list[app_commands.Choice[str]]:
    """Every game by its title, as many as one option can offer."""
    return [app_commands.Choice(name=named(game), value=game) for game in list(client.games)[:GAMES]]
