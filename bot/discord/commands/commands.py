"""The commands that every game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Protocol

from discord import app_commands

from bot.discord.commands import (
    audit,
    guild_settings,
    history,
    lobby,
    orders,
    preferences,
    privacy,
    seats,
    stats,
    votes,
    whatif,
)
from bot.discord.commands.registry import Here, Words, command, game_choices

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper


class Area(Protocol):
    """A module of commands that belong together."""

    def add(self, client: Grovekeeper, /) -> None:
        """Adds them to the client's tree."""


AREAS: tuple[Area, ...] = (
    votes,
    seats,
    history,
    whatif,
    orders,
    stats,
    audit,
    privacy,
    guild_settings,
    preferences,
)
"""Modules that bring commands of their own; what their buttons do is in `presses`."""

Seats = Optional[app_commands.Range[int, 1, 25]]  # noqa: UP045


def add(client: Grovekeeper) -> None:
    """Adds the shared commands to the client's tree."""
    _add_lobby(client)
    _add_looks(client)
    for area in AREAS:
        area.add(client)


def _add_lobby(client: Grovekeeper) -> None:
    desk = client.desk

    async def play(interaction: Here, game: Words = None, seats: Seats = None) -> None:
        await client.answer(interaction, lambda caller: lobby.open_table(desk, caller, game, seats))

    async def join(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: lobby.by_command(desk, caller, "join"))

    async def leave(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: lobby.by_command(desk, caller, "leave"))

    async def start(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: lobby.start(desk, caller, None))

    app_commands.choices(game=game_choices(client))(play)
    command(client, "play", play, "game", "seats")
    command(client, "join", join)
    command(client, "leave", leave)
    command(client, "start", start)


def _add_looks(client: Grovekeeper) -> None:
    desk = client.desk

    async def board(interaction: Here, private: bool = False, text: bool = False) -> None:
        await client.answer(interaction, lambda caller: desk.board(caller, private=private, words=text))

    async def hand(interaction: Here) -> None:
        await client.answer(interaction, desk.hand)

    async def scores(interaction: Here) -> None:
        await client.answer(interaction, desk.scores)

    async def rules(interaction: Here, words: Words = None, game: Words = None) -> None:
        await client.answer(interaction, lambda caller: desk.rules(caller, words or "", game))

    async def help_(interaction: Here) -> None:
        await client.answer(interaction, desk.help)

    app_commands.choices(game=game_choices(client))(rules)
    command(client, "board", board, "private", "text")
    command(client, "hand", hand)
    command(client, "scores", scores)
    command(client, "rules", rules, "words", "game")
    command(client, "help", help_)
