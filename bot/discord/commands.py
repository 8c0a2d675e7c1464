"""The commands that every game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

import discord
from discord import app_commands

from bot.discord import lobbying
from bot.discord.choices import OFFERS
from bot.discord.translate import named

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

Here = discord.Interaction[Any]
Words = Optional[str]  # noqa: UP045 - the library reads this form at run time
Number = Optional[app_commands.Range[int, 1]]  # noqa: UP045
Seats = Optional[app_commands.Range[int, 1, 25]]  # noqa: UP045


def add(client: Grovekeeper) -> None:
    """Adds the shared commands to the client's tree."""
    _add_lobby(client)
    _add_looks(client)
    _add_turns(client)


def _command(client: Grovekeeper, name: str, callback: Any, *options: str) -> None:
    """One command: its texts are `command-<name>…` in the catalogues, those of an option `command-<name>-<option>…`."""
    key = f"command-{name}"
    app_commands.rename(**{each: named(f"{key}-{each}") for each in options})(callback)
    app_commands.describe(**{each: named(f"{key}-{each}-about") for each in options})(callback)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=named(key),
        description=named(f"{key}-about"),
        callback=callback,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )
    client.tree.add_command(command)


def _add_lobby(client: Grovekeeper) -> None:
    desk = client.desk

    async def play(interaction: Here, game: Words = None, seats: Seats = None) -> None:
        await client.answer(interaction, lambda caller: lobbying.open_table(desk, caller, game, seats))

    async def join(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: lobbying.by_command(desk, caller, "join"))

    async def leave(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: lobbying.by_command(desk, caller, "leave"))

    async def start(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: lobbying.start(desk, caller, None))

    app_commands.choices(game=_games(client))(play)
    _command(client, "play", play, "game", "seats")
    _command(client, "join", join)
    _command(client, "leave", leave)
    _command(client, "start", start)


def _add_looks(client: Grovekeeper) -> None:
    desk = client.desk

    async def board(interaction: Here, private: bool = False, text: bool = False) -> None:
        await client.answer(interaction, lambda caller: desk.board(caller, private=private, words=text))

    async def hand(interaction: Here) -> None:
        await client.answer(interaction, desk.hand)

    async def scores(interaction: Here) -> None:
        await client.answer(interaction, desk.scores)

    async def history(interaction: Here, turn: Number = None) -> None:
        await client.answer(interaction, lambda caller: desk.history(caller, turn))

    async def rules(interaction: Here, words: Words = None, game: Words = None) -> None:
        await client.answer(interaction, lambda caller: desk.rules(caller, words or "", game))

    async def help_(interaction: Here) -> None:
        await client.answer(interaction, desk.help)

    app_commands.choices(game=_games(client))(rules)
    _command(client, "board", board, "private", "text")
    _command(client, "hand", hand)
    _command(client, "scores", scores)
    _command(client, "history", history, "turn")
    _command(client, "rules", rules, "words", "game")
    _command(client, "help", help_)


def _add_turns(client: Grovekeeper) -> None:
    desk = client.desk

    async def undo(interaction: Here) -> None:
        await client.answer(interaction, desk.undo_command)

    async def resign(interaction: Here) -> None:
        await client.answer(interaction, desk.resign_command)

    _command(client, "undo", undo)
    _command(client, "resign", resign)


def _games(client: Grovekeeper) -> list[app_commands.Choice[str]]:
    """Every game by its title, as many as one option can offer."""
    return [app_commands.Choice(name=named(game), value=game) for game in list(client.games)[:OFFERS]]
